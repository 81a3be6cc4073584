import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { errorCode, writeAll } from "./io.ts";
import { onEndSignal } from "./on-end-signal.ts";

/**
 * Writes a result to a file, whole or not at all; see `openOutput`. Returns null, or why it could not
 * be done as the end of a sentence.
 */
export function writeOutput(path: string, text: string): string | null {
  let output: OutputFile | null = null;
  try {
    output = openOutput(path);
    output.write(text);
    output.keep();
    return null;
  } catch (error) {
    output?.discard();
    return unwritable(error);
  }
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
  /**
   * For records of a store, which may take long: readable for this user alone, on the disk when it is
   * kept, and taken away when the process is told to end.
   */
  readonly isPrivate?: boolean;
}

/**
 * Opens a file that is there whole or not at all: it is written beside first, then renamed into place,
 * so that a full disk leaves what was there. A symbolic link stays, what it leads to is replaced; the
 * mode of the earlier file stays too. A pipe or a device is written to directly.
 */
export function openOutput(path: string, { isPrivate = false }: OutputOptions = {}): OutputFile {
  const target = targetOf(path);
  const earlier = statSync(target, { throwIfNoEntry: false });
  if (earlier?.isDirectory() === true) {
    throw Object.assign(new Error("is a directory"), { code: "EISDIR" });
  }
  if (earlier !== undefined && !earlier.isFile()) return direct(target);
  const beside = `${target}.${process.pid}.part`;
  // Watched before it is there, so that no signal comes in between. A pipe leaves nothing, and while it
  // is full no signal would be noticed.
  const stop = isPrivate ? onEndSignal(() => rmSync(beside, { force: true })) : () => {};
  const fd = openBeside(beside, isPrivate, stop);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(fd);
    isOpen = false;
  };
  return {
    write: (text) => void writeAll(fd, text),
    keep() {
      if (earlier?.isFile() === true) fchmodSync(fd, earlier.mode & 0o777);
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

function openBeside(beside: string, isPrivate: boolean, onFailure: () => void): number {
  try {
    return openSync(beside, "wx", isPrivate ? 0o600 : 0o666);
  } catch (error) {
    onFailure();
    throw error;
  }
}

function direct(target: string): OutputFile {
  const fd = openSync(target, "w");
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(fd);
    isOpen = false;
  };
  return { write: (text) => void writeAll(fd, text), keep: close, discard: close };
}

/** Links followed one after another before they are taken for a circle. */
const MOST_LINKS = 40;

/** The file that a path leads to through symbolic links, whether it is there or not. */
function targetOf(path: string): string {
  let target = path;
  for (let links = 0; links < MOST_LINKS; links += 1) {
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return target;
    target = resolve(realpathSync(dirname(target)), readlinkSync(target));
  }
  throw Object.assign(new Error("its symbolic links lead in a circle"), { code: "ELOOP" });
}

/** Why a file cannot be written, as the end of a sentence, with what to do instead. */
export function unwritable(error: unknown): string {
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
