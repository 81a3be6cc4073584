import type { Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StoreError } from "../port.ts";
import { fs } from "./fs.ts";
import { errorCode } from "../../domain/error-code.ts";
import { toStoreError } from "./failures.ts";
import { cannotOpen, deadLink, logAlone, networkFileSystem, rootIsFile } from "./problems.ts";

/** The one file of the embedded store. */
const FILE_NAME = "svc.db";

/** `statfs` types of file systems that other machines share (linux/magic.h). */
const NETWORK_TYPES: ReadonlyMap<number, string> = new Map([
  [0x6969, "nfs"],
  [0xff534d42, "cifs"],
  [0xfe534d42, "smb2"],
  [0x517b, "smb"],
  [0x01021997, "9p"],
  [0x00c36400, "ceph"],
]);

/** The name of a network file system by its `statfs` type; null for a local one. */
export function networkFileSystemOf(type: number): string | null {
  // Some systems report the type as a signed number.
  return NETWORK_TYPES.get(type >>> 0) ?? null;
}

/**
 * How the type of the file system under a path is found, null where it is local for certain; another one in tests.
 * `device` is the number of the one that holds the file, where it is known.
 */
export type StatType = (path: string, device?: number) => Promise<number | null>;

/** The type of the file system that holds `path`, or will: of its nearest part that is there. */
export const statType: StatType = async (path, device = 0) => {
  if (process.platform !== "linux" || isDisk(device) || (await isKnownLocal(device))) return null;
  const { statfsSync } = fs();
  for (let at = path; ; at = dirname(at)) {
    try {
      return statfsSync(at).type;
    } catch (error) {
      if (errorCode(error) !== "ENOENT" || at === dirname(at)) return null;
    }
  }
};

/** What other machines share, and much that is local, has no device of its own: its major number is 0. */
function isDisk(device: number): boolean {
  return ((device >>> 8) & 0xfff) !== 0;
}

/** Is the device mounted where this process sees it, and nothing that other machines share? It spares a container `node:fs`. */
async function isKnownLocal(device: number): Promise<boolean> {
  try {
    return showsLocal(await Bun.file("/proc/self/mountinfo").text(), device);
  } catch {
    return false;
  }
}

/**
 * Does /proc/self/mountinfo list a device, and no mount of a type of `NETWORK_TYPES`? The device stands third in its line, the
 * type behind a dash; what lies outside of a changed root is not listed.
 */
export function showsLocal(mountinfo: string, device: number): boolean {
  const minor = (device & 0xff) | ((device >>> 12) & 0xfff00);
  return (
    new RegExp(`^\\d+ \\d+ 0:${minor} `, "mu").test(mountinfo) &&
    !/ - (?:nfs|cifs|smb|9p|ceph)/u.test(mountinfo)
  );
}

export function databasePath(root: string): string {
  return join(resolve(root), FILE_NAME);
}

/** The files that SQLite keeps for a store, whether they are there or not. */
export function filesOfStore(root: string): readonly string[] {
  const path = databasePath(root);
  return [path, `${path}-wal`, `${path}-shm`, `${path}-journal`];
}

/** Rejects a path on a network file system: the shared memory of WAL does not work there. */
export async function refuseNetwork(
  path: string,
  typeOf: StatType,
  device?: number,
): Promise<void> {
  const type = await typeOf(path, device);
  const name = type === null ? null : networkFileSystemOf(type);
  if (name !== null) throw new StoreError(networkFileSystem(path, name));
}

/**
 * What is known of the file; null when there is none. A root that is a file itself is an error, and so is a log whose
 * file is gone: SQLite would empty it with the first write, and with it what was acknowledged last.
 */
export async function statDatabase(path: string): Promise<Stats | null> {
  const stat = await statFile(path);
  if (stat !== null && stat.size > 0) return stat;
  if (((await statFile(`${path}-wal`))?.size ?? 0) === 0) return stat;
  // Others may be making the store: the file has its first page before the log has anything.
  const now = await statFile(path);
  if (now === null || now.size === 0) throw new StoreError(logAlone(path));
  return now;
}

async function statFile(path: string): Promise<Stats | null> {
  try {
    // Not by `node:fs`, which a command that finds its store never loads.
    const stat = await Bun.file(path).stat();
    // A directory, or a pipe, of which nobody would ever read the end.
    if (!stat.isFile()) throw new StoreError(cannotOpen(path));
    return stat;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw toStoreError(error, path);
  }
}

/** The symbolic link on the way to a directory that leads to nothing; null when there is none. */
function deadLinkTo(directory: string): string | null {
  const isDead = !fs().existsSync(directory) && isLink(directory);
  if (isDead) return directory;
  const above = dirname(directory);
  return above === directory ? null : deadLinkTo(above);
}

function isLink(path: string): boolean {
  try {
    return fs().lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Makes the directory (0700) and the empty file (0600) where they are missing. */
export function makeFiles(path: string): void {
  try {
    fs().mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  } catch (error) {
    const link = deadLinkTo(dirname(path));
    if (link !== null) throw new StoreError(deadLink(link), error);
    if (errorCode(error) === "EEXIST") throw new StoreError(rootIsFile(path), error);
    throw toStoreError(error, path);
  }
  try {
    // Only when it is new: closing a second descriptor of a file drops the locks of the first.
    const { closeSync, openSync } = fs();
    closeSync(openSync(path, "ax", 0o600));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw toStoreError(error, path);
  }
}
