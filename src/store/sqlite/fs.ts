import type * as Fs from "node:fs";

/** `node:fs`, loaded at its first use: a command that finds its store has no use for it (see `cli/fs.ts`). */
export function fs(): typeof Fs {
  return process.getBuiltinModule("node:fs");
}
