import { type Stats, fstatSync, readFileSync } from "node:fs";

/** The device number of /dev/null and its like on Linux. */
const MEMORY_DEVICES = 1;

/** Is it /dev/null or its like, on Linux? */
export function isMemoryDevice(stat: Stats): boolean {
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
    if (!isMemoryDevice(fstatSync(fd))) return false;
    const info = readFileSync(`/proc/self/fdinfo/${fd}`, "utf8");
    const flags = Number.parseInt(info.slice(info.indexOf(FLAGS) + FLAGS.length), 8);
    return (flags & NOT_INHERITED) !== 0;
  } catch {
    return false;
  }
}
