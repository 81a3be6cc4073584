import type { Stats } from "node:fs";
import { fs } from "./fs.ts";

/** The device number of /dev/null and its like on Linux. */
const MEMORY_DEVICES = 1;
/** The flags of a descriptor that no program inherits, and of one that does not wait, as Linux shows them. */
const NOT_INHERITED = 0o2000000;
const NON_BLOCKING = 0o4000;
const FLAGS = "flags:";

/**
 * Was a descriptor closed when the process began? The runtime puts /dev/null in the place of the standard
 * ones, which swallows what is written; but one that is ours cannot have been inherited. Linux alone tells.
 */
export function wasClosed(fd: number): boolean {
  try {
    const { fstatSync, readFileSync } = fs();
    return isMemoryDevice(fstatSync(fd)) && isOurs(readFlags(readFileSync(infoOf(fd), "utf8")));
  } catch {
    return false;
  }
}

function isMemoryDevice(stat: Stats): boolean {
  return stat.isCharacterDevice() && ((stat.rdev >> 8) & 0xfff) === MEMORY_DEVICES;
}

/** The flags of a descriptor, without `node:fs`; null where the system does not tell them. */
export async function flagsOf(fd: number): Promise<number | null> {
  try {
    return readFlags(await Bun.file(infoOf(fd)).text());
  } catch {
    return null;
  }
}

/** Was it opened by this process, or taken over by the runtime for itself? */
export function isOurs(flags: number): boolean {
  return (flags & NOT_INHERITED) !== 0;
}

/** Does it refuse what its reader has no room for, instead of waiting? */
export function isNonBlocking(flags: number): boolean {
  return (flags & NON_BLOCKING) !== 0;
}

function infoOf(fd: number): string {
  return `/proc/self/fdinfo/${fd}`;
}

function readFlags(info: string): number {
  return Number.parseInt(info.slice(info.indexOf(FLAGS) + FLAGS.length), 8);
}
