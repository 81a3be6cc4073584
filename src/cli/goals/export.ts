import type { AppContext } from "../../app/context.ts";
import { exportRecords } from "../../app/export-records.ts";
import { RecordFileError } from "../../app/record-file.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { printPieces } from "../print-pieces.ts";
import { failWith, shown } from "../problems.ts";
import { rowProgress, startProgressLine } from "../progress.ts";
import { withAppToList } from "../with-app.ts";
import { unwritable } from "../unwritable.ts";
import { type OutputFile, openOutput } from "../write-output.ts";
import { isOfTheStore, ofTheStore } from "./own-files.ts";
import { absolutePath } from "../path-variable.ts";

/** `svc-goals export`: everything the store holds as one file, in constant memory. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const output = context.flags.get("output") ?? "-";
  if (output !== "-" && (await isOfTheStore(context, absolutePath(context.io, output)))) {
    return failWith(context, [ofTheStore(output)]);
  }
  return withAppToList(context, async (app) => {
    try {
      if (output === "-") await toStdout(context, app);
      else await toFile(context, app, absolutePath(context.io, output));
      return EXIT.ok;
    } catch (error) {
      if (error instanceof RecordFileError) return failWith(context, [error.problem]);
      if (!(error instanceof UnwritableFile)) throw error;
      const message = `--output ${shown(output)} ${error.message}`;
      return context.fail(EXIT.usage, [{ message, code: "output.unwritable" }]);
    }
  });
}

/** The file cannot be written; the message ends a sentence. Not to be taken for an error of the store. */
class UnwritableFile extends Error {}

async function toStdout(context: CommandContext, app: AppContext): Promise<void> {
  await exportRecords(app, (lines, count) =>
    printPieces(context.io.stdout, watched(context, lines, count)),
  );
}

async function toFile(context: CommandContext, app: AppContext, path: string): Promise<void> {
  const file = guarded(() => openOutput(path, { isPrivate: true }));
  try {
    await exportRecords(app, (lines, count) => writeLines(file, watched(context, lines, count)));
    guarded(() => file.keep());
  } finally {
    file.discard();
  }
}

/** Lines are gathered to so many UTF-16 units before they are written. */
const CHUNK = 256 * 1024;

async function writeLines(file: OutputFile, lines: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    guarded(() => file.write(waiting.join("")));
    waiting = [];
    length = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length < CHUNK) continue;
    flush();
    // A turn of the event loop, in which a signal is noticed.
    await Bun.sleep(0);
  }
  flush();
}

function guarded<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UnwritableFile(unwritable(error), { cause: error });
  }
}

async function* watched(
  { io }: CommandContext,
  lines: AsyncIterable<string>,
  count: number,
): AsyncGenerator<string> {
  const progress = startProgressLine(io);
  const show = rowProgress(progress);
  let done = 0;
  try {
    for await (const line of lines) {
      yield line;
      done += 1;
      show(done, count);
    }
  } finally {
    progress.end();
  }
}
