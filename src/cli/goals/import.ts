import type { Copied, Tally } from "../../app/copy-rows.ts";
import { importRecords } from "../../app/import-records.ts";
import { jsonText } from "../../views/terminal/escape.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, shown } from "../problems.ts";
import { rowProgress, startProgressLine } from "../progress.ts";
import { unreadable } from "../read-input.ts";
import { withApp } from "../with-app.ts";
import { type LineInput, openLines } from "./read-lines.ts";
import { absolutePath } from "../path-variable.ts";

/** `svc-goals import`: adds the records of a file to the store, all or none. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const path = context.flags.get("input") ?? "";
  let input: LineInput;
  try {
    input = openLines(path === "-" ? path : absolutePath(context.io, path));
  } catch (error) {
    const message = `--input ${shown(path)} ${unreadable(error)}`;
    const { failUnbegun } = await import("../place-problems.ts");
    return failUnbegun(context, EXIT.usage, [{ message, code: "import.unreadable" }]);
  }
  try {
    return await importFrom(context, path, input);
  } finally {
    input.close();
  }
}

async function importFrom(
  context: CommandContext,
  path: string,
  input: LineInput,
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const progress = startProgressLine(context.io);
    const answer = await importRecords(app, {
      name: path === "-" ? "standard input" : path,
      lines: () => input.lines(),
      onProgress: rowProgress(progress),
    }).finally(() => progress.end());
    if (!answer.ok) return failWith(context, answer.problems, answer.total);
    context.io.stdout.write(render(answer.value, jsonOrText(context)));
    return EXIT.ok;
  });
}

function render({ goals, artifacts, events }: Copied, format: "json" | "text"): string {
  if (format === "json") return jsonText({ goals, artifacts, events });
  const line = (name: string, { added, present }: Tally): string =>
    `${name.padEnd(9)}  ${added} added, ${present} there already\n`;
  return line("goals", goals) + line("artifacts", artifacts) + line("events", events);
}
