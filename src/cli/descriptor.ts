import { fs } from "./fs.ts";
import { basename, dirname } from "node:path";

/** Where a process has its descriptors; a thread has the same ones in a folder of its own. */
const FOLDER = /^\/(?:proc\/\d+(?:\/task\/\d+)?|dev)\/fd$/u;

/** Is the path the name of an open descriptor, of this process or of another? Links at its end are not followed. */
export function isDescriptor(path: string): boolean {
  return /^\d+$/u.test(basename(path)) && FOLDER.test(realPath(dirname(path)));
}

/** Will a further command find the same behind a path? Standard input, by whatever name, and descriptors are gone by then. */
export function isLasting(path: string): boolean {
  return path !== "-" && !/^\/dev\/std(?:in|out|err)$/u.test(path) && !isDescriptor(path);
}

/** Is it standard input, by whatever name? */
export function isStdin(path: string): boolean {
  return path === "-" || path === "/dev/stdin" || ownDescriptor(path) === 0;
}

/** The number of the descriptor of this process that a path is the name of, open or not; else null. */
export function ownDescriptor(path: string): number | null {
  if (!isDescriptor(path)) return null;
  const folder = realPath(dirname(path));
  const isOwn = folder === realPath("/dev/fd") || folder === realPath("/proc/self/fd");
  return isOwn ? Number(basename(path)) : null;
}

/** A folder without links in its path; empty when it is not there or cannot be seen. */
function realPath(folder: string): string {
  try {
    return fs().realpathSync(folder);
  } catch {
    return "";
  }
}
