import type { Flags, PrintedProblem } from "./command.ts";
import { type FromFile, flagsOf } from "./parse-flags.ts";
import { shown } from "./problems.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { isPipe, readInput, TOO_LARGE } from "./read-input.ts";

/** What a field holds after trimming, in bytes: the rule of `domain/text-field.ts`, which not every start loads. */
const FIELD_LIMIT = 1024 * 1024;
/** The largest file that a text flag is read from, in bytes. */
const TEXT_LIMIT = 2 * FIELD_LIMIT;

/** The same without the pipes, which nobody is to wait for where the rest of the command line is wrong already. */
export function withoutPipedFiles(fromFiles: readonly FromFile[]): readonly FromFile[] {
  return fromFiles.filter(({ path }) => !isPipe(path));
}

/** Adds the values of `--<name>-file` flags to those given on the command line. */
export function readTextFlags(
  flags: Flags,
  fromFiles: readonly FromFile[],
):
  | { readonly ok: true; readonly flags: Flags }
  | { readonly ok: false; readonly exit: ExitCode; readonly problems: readonly PrintedProblem[] } {
  if (fromFiles.length === 0) return { ok: true, flags };
  const problems: PrintedProblem[] = [];
  const read = new Map<string, readonly string[]>();
  const files = new Map<string, string>();
  let exit: ExitCode = EXIT.no;
  for (const { flag, path, at } of fromFiles) {
    const input = readInput(path, { most: TEXT_LIMIT });
    const isTooLong = input.ok
      ? Buffer.byteLength(input.text.trim()) > FIELD_LIMIT
      : input.code === TOO_LARGE;
    if (isTooLong) problems.push(tooLong(flag, path));
    else if (input.ok) {
      read.set(flag, (read.get(flag) ?? flags.all(flag)).toSpliced(at, 0, input.text));
      files.set(input.text, path);
    } else {
      exit = EXIT.usage;
      problems.push({ message: `--${flag}-file ${shown(path)} ${input.problem}` });
    }
  }
  if (problems.length > 0) return { ok: false, exit, problems };
  const added = flagsOf(read);
  return {
    ok: true,
    flags: {
      get: (name) => added.get(name) ?? flags.get(name),
      all: (name) => (read.has(name) ? added.all(name) : flags.all(name)),
      has: (name) => read.has(name) || flags.has(name),
      fileOf: (text) => files.get(text),
    },
  };
}

/** As the field itself would be refused, with the flag that was given. */
function tooLong(flag: string, path: string): PrintedProblem {
  return {
    message: `--${flag}-file ${shown(path)} is longer than 1 MiB: shorten the text, or say in it which file has the rest`,
    code: "text.too_long",
  };
}
