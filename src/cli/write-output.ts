import { closeSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { errorCode, writeAll } from "./io.ts";

/**
 * Writes a result to a file, whole or not at all: beside it first, then renamed into place, so that a
 * full disk leaves what was there. A pipe or a device is written to directly. Returns null, or why it
 * could not be done as the end of a sentence.
 */
export function writeOutput(path: string, text: string): string | null {
  const direct = isSpecial(path);
  const target = direct ? path : `${path}.${process.pid}.part`;
  try {
    const fd = openSync(target, direct ? "w" : "wx");
    try {
      writeAll(fd, text);
    } finally {
      closeSync(fd);
    }
    if (!direct) renameSync(target, path);
    return null;
  } catch (error) {
    if (!direct) rmSync(target, { force: true });
    return unwritable(error);
  }
}

function isSpecial(path: string): boolean {
  try {
    const stat = statSync(path);
    return !stat.isFile() && !stat.isDirectory();
  } catch {
    return false;
  }
}

function unwritable(error: unknown): string {
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return "cannot be written, the disk is full: make room or name a file on another disk";
    case "EFBIG":
      return "cannot be written, it passes the limit on file sizes: raise the limit or name another file";
    case "ENOENT":
    case "ENOTDIR":
      return "cannot be written, its directory does not exist: make the directory first";
    case "EISDIR":
      return "is a directory: name a file";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "cannot be written for lack of permission: name a file that this user may write";
    default:
      return `cannot be written (${error instanceof Error ? error.message : String(error)}): name another file`;
  }
}
