import {
  type Stats,
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, isAbsolute } from "node:path";
import { errorCode } from "../domain/error-code.ts";
import { wasClosed } from "./descriptor-flags.ts";
import { isDescriptor, ownDescriptor } from "./descriptor.ts";
import { besideOf, openBeside } from "./file-beside.ts";
import { writeAll } from "./io.ts";
import { NO_NEW_FILES, unwritable } from "./unwritable.ts";

/**
 * Writes a result to a file, whole or not at all; see `openOutput`. Returns null, or why it could not
 * be done as the end of a sentence.
 */
export async function writeOutput(path: string, text: string): Promise<string | null> {
  let output: OutputFile | null = null;
  try {
    output = openOutput(path);
    for (let at = 0; at < text.length;) {
      const end = pieceEnd(text, at);
      output.write(text.slice(at, end));
      at = end;
      // A turn of the event loop, in which a signal is noticed.
      await Bun.sleep(0);
    }
    output.keep();
    return null;
  } catch (error) {
    output?.discard();
    return unwritable(error);
  }
}

/** What is written at a time, in UTF-16 units. */
const PIECE = 1024 * 1024;

/** Where the piece that begins at `at` ends: not between the two halves of a character. */
function pieceEnd(text: string, at: number): number {
  const end = Math.min(at + PIECE, text.length);
  const isHalf = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isHalf ? end - 1 : end;
}

/** A file that is written piece by piece. Its methods throw the errors of the system. */
export interface OutputFile {
  write(text: string): void;
  /** Puts the whole in its place. */
  keep(): void;
  /** Takes away what was written; does nothing after `keep`. */
  discard(): void;
}

export interface OutputOptions {
  /** For records of a store: for this user alone, whatever was there before, and on the disk when it is kept. */
  readonly isPrivate?: boolean;
}

/**
 * Opens a file that is there whole or not at all: it is written beside first, then renamed into place,
 * so that a full disk leaves what was there. A symbolic link stays, what it leads to is replaced; the
 * mode of the earlier file stays too, unless the new one is private. A pipe, a device or what is open already (`/dev/stdout`) is written
 * to directly. What was written is taken away when the process is told to end.
 */
export function openOutput(path: string, { isPrivate = false }: OutputOptions = {}): OutputFile {
  const earlier = earlierAt(path);
  const target = targetOf(path);
  if (!isReplaced(target, earlier)) return direct(target);
  checkReplaceable(target, earlier);
  const { fd, beside, stop } = openBeside(target, isPrivate ? 0o600 : 0o666);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(fd);
    isOpen = false;
  };
  return {
    write: (text) => void writeAll(fd, text),
    keep() {
      if (earlier !== undefined && !isPrivate) fchmodSync(fd, earlier.mode & 0o777);
      if (isPrivate) fsyncSync(fd);
      close();
      renameSync(beside, target);
      stop();
    },
    discard() {
      close();
      rmSync(beside, { force: true });
      stop();
    },
  };
}

/**
 * Why a file could not be written as things stand, as `unwritable` says it; null when nothing speaks
 * against it. Writes nothing, so that it can be asked before the work is done.
 */
export function outputProblem(path: string): string | null {
  try {
    const earlier = earlierAt(path);
    const target = targetOf(path);
    const own = ownDescriptor(target);
    if (own !== null) checkOpen(own);
    else if (isReplaced(target, earlier)) {
      checkReplaceable(target, earlier);
      // A path at the limit of the system may have no room for the name beside it.
      lstatSync(besideOf(target, String(process.pid)), { throwIfNoEntry: false });
    } else accessSync(target, constants.W_OK);
    return null;
  } catch (error) {
    return unwritable(error);
  }
}

/**
 * Would writing to `path` replace one of `files`, or take its place? Symbolic links are followed, and a
 * file system that does not tell upper from lower case is asked.
 */
export function isOneOf(path: string, files: readonly string[]): boolean {
  const target = targetOf(path);
  const stat = statSync(target, { throwIfNoEntry: false });
  // A device or a pipe is written to and nothing of it replaced.
  if (stat?.isFile() === false) return false;
  return files.some((file) => {
    if (basename(file) === basename(target) && isSamePlace(dirname(file), dirname(target)))
      return true;
    return stat !== undefined && isSame(stat, statSync(file, { throwIfNoEntry: false }));
  });
}

function isSamePlace(one: string, other: string): boolean {
  const stat = statSync(one, { throwIfNoEntry: false });
  return stat !== undefined && isSame(stat, statSync(other, { throwIfNoEntry: false }));
}

function isSame(one: Stats, other: Stats | undefined): boolean {
  return other !== undefined && one.ino === other.ino && one.dev === other.dev;
}

/** What stands at a path, behind symbolic links; a directory is refused. */
function earlierAt(path: string): Stats | undefined {
  const earlier = statSync(path, { throwIfNoEntry: false });
  if (earlier?.isDirectory() !== true) return earlier;
  throw Object.assign(new Error("is a directory"), { code: "EISDIR" });
}

/** Pipes, devices and descriptors are not. */
function isReplaced(target: string, earlier: Stats | undefined): boolean {
  return !isDescriptor(target) && (earlier === undefined || earlier.isFile());
}

/**
 * Throws when a file cannot be replaced. A new one beside it would take the place of a file that this user may not write,
 * if only the directory is open to all.
 */
function checkReplaceable(target: string, earlier: Stats | undefined): void {
  if (earlier !== undefined) accessSync(target, constants.W_OK);
  try {
    accessSync(dirname(target), constants.W_OK);
  } catch (error) {
    if (earlier === undefined || errorCode(error) !== "EACCES") throw error;
    throw Object.assign(new Error("takes no new files"), { code: NO_NEW_FILES });
  }
}

/**
 * Writes to what is there, behind what it holds. A descriptor of this process is used itself, since opened
 * again it would begin at its own place in a file that others write to through the same one.
 */
function direct(target: string): OutputFile {
  const own = ownDescriptor(target);
  if (own !== null) checkOpen(own);
  const fd = own ?? openSync(target, "a");
  let isOpen = own === null;
  const close = (): void => {
    if (isOpen) closeSync(fd);
    isOpen = false;
  };
  return { write: (text) => void writeAll(fd, text), keep: close, discard: close };
}

/** Throws when a descriptor of this process is not open, or was not when the process began. */
function checkOpen(fd: number): void {
  fstatSync(fd);
  if (wasClosed(fd)) throw Object.assign(new Error("is closed"), { code: "EBADF" });
}

/** Links followed one after another before they are taken for a circle. */
const MOST_LINKS = 40;

/**
 * The file that a path leads to through symbolic links, whether it is there or not. A descriptor is the end:
 * where it seems to lead may have no path, or be a file that others write to as well.
 */
function targetOf(path: string): string {
  let target = path;
  for (let links = 0; links < MOST_LINKS; links += 1) {
    if (isDescriptor(target)) return target;
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return target;
    const next = readlinkSync(target);
    // Left as it is written: what ".." means behind a linked directory is for the system to say.
    target = isAbsolute(next) ? next : `${dirname(target)}/${next}`;
  }
  throw Object.assign(new Error("too many links"), { code: "ELOOP" });
}
