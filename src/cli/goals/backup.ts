import { errorCode } from "../../domain/error-code.ts";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CopyConflict } from "../../app/copy-rows.ts";
import { copyStore } from "../../app/copy-store.ts";
import {
  type Outcome,
  type Problem,
  accept,
  notFound,
  refused,
  reject,
  storeProblem,
} from "../../domain/errors.ts";
import { StoreError } from "../../store/port.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { onEndSignal } from "../on-end-signal.ts";
import { absolutePath } from "../path-variable.ts";
import { placeFile } from "../place-file.ts";
import { failWith, printable, shown } from "../problems.ts";
import { type RootAddress, readRoot } from "../root-address.ts";
import { shownRoot } from "../same-place.ts";
import { unwritable } from "../unwritable.ts";
import { isOfTheStore, ofTheStore } from "./own-files.ts";

/** `svc-goals backup`: a consistent copy of the store as one file, while others go on writing. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const output = context.flags.get("output") ?? "";
  const root = readRoot(context);
  if (!root.ok) return failWith(context, root.problems);
  if (output === "-") {
    const message = "--output - cannot be: a backup is a database and no stream: name a file";
    return context.fail(EXIT.usage, [{ message, code: "output.unwritable" }]);
  }
  try {
    const path = absolutePath(context.io, output);
    // What is there is refused as any other file that is there.
    const isOwn = !isThere(path) && (await isOfTheStore(context, path));
    const done = isOwn ? reject(ofTheStore(output)) : await backUp(root.value, output, path);
    if (!done.ok) return failWith(context, done.problems);
    context.warn(done.value.map(printable));
    return EXIT.ok;
  } catch (error) {
    if (error instanceof StoreError) return failWith(context, [error.problem]);
    if (error instanceof CopyConflict) {
      return failWith(context, error.problems.map(noRoomInOneFile), error.total);
    }
    const message = `--output ${shown(output)} ${unwritable(spoken(error))}`;
    return context.fail(EXIT.usage, [{ message, code: "output.unwritable" }]);
  }
}

/**
 * What is to be said of the store that was copied to `path`, which was given as `output`, or what is in the way;
 * throws `StoreError` and the errors of the system.
 */
async function backUp(
  root: RootAddress,
  output: string,
  path: string,
): Promise<Outcome<readonly Problem[]>> {
  // Beside the output: the finished copy is then only given its name. A killed run may have left its own, and
  // in a container every run has the same process id.
  const folder = `${path}.${process.pid}-${crypto.randomUUID().slice(0, 8)}.part`;
  const copy = join(folder, "svc.db");
  let made = false;
  const remove = (): void => {
    if (made) rmSync(folder, { recursive: true, force: true });
  };
  const stop = onEndSignal(remove);
  try {
    if (isThere(path)) return reject(exists(output));
    const log = ["-wal", "-journal"].find((end) => isThere(`${path}${end}`));
    if (log !== undefined) return reject(hasLog(output, log));
    mkdirSync(folder, { mode: 0o700 });
    made = true;
    const warnings = await copyInto(root, folder, copy);
    if (warnings === null) return reject(nothingThere(root));
    return placeFile(copy, path) ? accept(warnings) : reject(exists(output));
  } finally {
    remove();
    stop();
  }
}

/** Also a link that leads nowhere. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Null when there is no store. */
async function copyInto(
  root: RootAddress,
  folder: string,
  copy: string,
): Promise<readonly Problem[] | null> {
  if (root.kind === "directory") {
    const { backUpOnThread } = await import("./backup-thread.ts");
    return backUpOnThread(root, copy);
  }
  const { openStore } = await import("../open-store.ts");
  const from = openStore(root);
  const to = openStore({ kind: "directory", path: folder });
  try {
    await copyStore(from, to);
    return [];
  } finally {
    await from.close();
    await to.close();
  }
}

/** SQLite has words of its own for what the file system said. */
function spoken(error: unknown): unknown {
  const code = errorCode(error);
  return code === "SQLITE_FULL" || code === "SQLITE_IOERR_WRITE"
    ? Object.assign(new Error("no room"), { code: "ENOSPC" })
    : error;
}

/** Only a server that somebody has edited by hand holds what one file cannot. */
function noRoomInOneFile({ code, message }: Problem): Problem {
  return storeProblem(
    code,
    message,
    'no backup was made: "svc-goals export" copies every record as it stands; read both with "svc-goals list" and have the operator settle which one counts, then back up again',
  );
}

function exists(output: string): Problem {
  return refused(
    "backup.exists",
    `--output ${shown(output)} is there already, and a backup replaces nothing`,
    "name a file that is not there yet",
  );
}

/** What another file at this place has left behind, SQLite would write into the copy. */
function hasLog(output: string, end: string): Problem {
  return refused(
    "backup.exists",
    `--output ${shown(output)} has the log of another file beside it, which ends in ${end} and would be written into the copy`,
    "name a file in an empty directory",
  );
}

function nothingThere(root: RootAddress): Problem {
  return notFound(
    "backup.no_store",
    `there is no store to be copied at ${shownRoot(root)}`,
    "name the one you mean with --root or SVC_ROOT",
  );
}
