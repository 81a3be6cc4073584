import type { Flags, Problem } from "./command.ts";
import { errorCode, openInput, readSome } from "./io.ts";
import { flagsOf, shown } from "./parse-flags.ts";

/** The largest text that a field holds, in bytes; one more byte is read to see that there is more. */
const TEXT_LIMIT = 1024 * 1024;

/** Adds the values of `--<name>-file` flags to those given on the command line. */
export function readTextFlags(
  flags: Flags,
  fromFiles: readonly { readonly flag: string; readonly path: string }[],
): { readonly ok: true; readonly flags: Flags } | { readonly ok: false; readonly problems: readonly Problem[] } {
  if (fromFiles.length === 0) return { ok: true, flags };
  const problems: Problem[] = [];
  const read = new Map<string, string[]>();
  for (const { flag, path } of fromFiles) {
    const text = readText(path);
    if (typeof text === "string") read.set(flag, [...(read.get(flag) ?? flags.all(flag)), text]);
    else problems.push({ message: `--${flag}-file ${shown(path)} ${text.problem}` });
  }
  if (problems.length > 0) return { ok: false, problems };
  const added = flagsOf(read);
  return {
    ok: true,
    flags: {
      get: (name) => added.get(name) ?? flags.get(name),
      all: (name) => (read.has(name) ? added.all(name) : flags.all(name)),
      has: (name) => read.has(name) || flags.has(name),
    },
  };
}

function readText(path: string): string | { readonly problem: string } {
  try {
    const input = openInput(path);
    try {
      const bytes = new Uint8Array(TEXT_LIMIT + 1);
      let length = 0;
      while (length < bytes.length) {
        const got = readSome(input.fd, bytes, length, bytes.length - length);
        if (got === 0) break;
        length += got;
      }
      if (length > TEXT_LIMIT) return { problem: "is larger than 1 MiB: shorten the text" };
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length));
    } finally {
      input.close();
    }
  } catch (error) {
    return { problem: unreadable(error) };
  }
}

/** Why an input cannot be read, as the end of a sentence, with what to do instead. */
export function unreadable(error: unknown): string {
  switch (errorCode(error)) {
    case "ENOENT":
      return "does not exist: check the path";
    case "EISDIR":
      return "is a directory: name a file";
    case "EACCES":
    case "EPERM":
      return "cannot be read for lack of permission: make it readable to this user";
    case "ENOTDIR":
      return "does not exist, a part of its path is a file: check the path";
    case "ENAMETOOLONG":
      return "is too long to be the name of a file: check the path";
    default:
      if (error instanceof TypeError) return "is not valid UTF-8: convert it to UTF-8";
      return `cannot be read (${error instanceof Error ? error.message : String(error)}): check the path`;
  }
}
