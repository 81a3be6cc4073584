import type { Stats } from "node:fs";
import { fs } from "./fs.ts";

/** The device number of /dev/null and its like on Linux. */
const MEMORY_DEVICES = 1;

/** Is it /dev/null or its like, on Linux? */
function isMemoryDevice(stat: Stats): boolean {
  return stat.isCharacterDevice() && ((stat.rdev >> 8) & 0xfff) === MEMORY_DEVICES;
}

/** The flag of a descriptor that no program inherits, as Linux shows it. */
const NOT_INHERITED = 0o2000000;
const FLAGS = "flags:";

/**
 * Was a descriptor closed when the process began? The runtime puts /dev/null in the place of the standard
 * ones, which swallows what is written; but one that is ours cannot have been inherited. Linux alone tells.
 */
export function wasClosed(fd: number): boolean {
  try {
    const { fstatSync, readFileSync } = fs();
    return isMemoryDevice(fstatSync(fd)) && isOurs(readFileSync(infoOf(fd), "utf8"));
  } catch {
    return false;
  }
}

/** The same without `node:fs`. */
export async function wasClosedBefore(fd: number): Promise<boolean> {
  try {
    // The same file, or one that was changed in the same millisecond.
    if (Bun.file(fd).lastModified !== Bun.file("/dev/null").lastModified) return false;
    return isOurs(await Bun.file(infoOf(fd)).text());
  } catch {
    return false;
  }
}

function infoOf(fd: number): string {
  return `/proc/self/fdinfo/${fd}`;
}

function isOurs(info: string): boolean {
  const flags = Number.parseInt(info.slice(info.indexOf(FLAGS) + FLAGS.length), 8);
  return (flags & NOT_INHERITED) !== 0;
}
