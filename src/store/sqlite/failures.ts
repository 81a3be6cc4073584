import { dirname } from "node:path";
import { errorCode } from "../../domain/error-code.ts";
import { type Problem, storeProblem } from "../../domain/errors.ts";
import { StoreError } from "../port.ts";
import { fs } from "./fs.ts";
import {
  busy,
  cannotOpen,
  changed,
  damaged,
  laneTaken,
  linksInCircle,
  mountedReadOnly,
  rootIsFile,
  tooLongName,
} from "./problems.ts";

/** Has somebody else the lock? All kinds: `SQLITE_BUSY`, `SQLITE_BUSY_RECOVERY`, … */
export function isBusy(error: unknown): boolean {
  return isBusyCode(errorCode(error));
}

function isBusyCode(code: string): boolean {
  return code.startsWith("SQLITE_BUSY") || code === "SQLITE_LOCKED" || code === "SQLITE_PROTOCOL";
}

/** Has the lane another goal that is not complete? */
export function isLaneTaken(error: unknown): boolean {
  return (
    errorCode(error) === "SQLITE_CONSTRAINT_UNIQUE" && messageOf(error).includes("goals.lane_id")
  );
}

/** Turns whatever SQLite or the file system threw into a typed error; anything else stays itself. */
export function toStoreError(error: unknown, path: string): unknown {
  if (error instanceof StoreError) return error;
  const problem = isLaneTaken(error)
    ? laneTaken()
    : problemOf(errorCode(error), messageOf(error), path);
  return problem === null ? error : new StoreError(problem, error);
}

/** The same for whatever `act` throws. */
export async function withStoreErrors<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw toStoreError(error, path);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * A write that found no room. SQLite tells a quota or a limit on the size of files only as a failed
 * write, or as a shared memory that could not grow.
 */
const NO_ROOM: ReadonlySet<string> = new Set([
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_SHMSIZE",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
]);

function problemOf(code: string, message: string, path: string): Problem | null {
  if (isBusyCode(code)) return busy(path);
  if (code.startsWith("SQLITE_CORRUPT") || code === "SQLITE_NOTADB") return damaged(path, message);
  if (NO_ROOM.has(code)) {
    return storeProblem(
      "store.full",
      `there is no room to write ${path}`,
      "make room on that disk, or raise the quota or file-size limit (ulimit -f) of this user, " +
        "and run the command again: nothing has changed",
    );
  }
  if (code === "EROFS") return mountedReadOnly(path);
  if (code.startsWith("SQLITE_READONLY")) {
    return storeProblem(
      "store.read_only",
      `${path} cannot be written`,
      "have the operator, or the owner of the directory, give this user the right to write there",
    );
  }
  const isForbidden =
    code === "EACCES" || code === "EPERM" || code === "SQLITE_PERM" || code === "SQLITE_AUTH";
  if (isForbidden || (code.startsWith("SQLITE_CANTOPEN") && refusalOf(path, "R_OK") === "EACCES")) {
    return storeProblem(
      "store.no_permission",
      `this user may not open ${path}`,
      "have the operator, or the owner of the directory, give this user the right to read and write there",
    );
  }
  if (code.startsWith("SQLITE_CANTOPEN") && refusalOf(dirname(path), "W_OK") === "EROFS") {
    return mountedReadOnly(path);
  }
  if (code === "ENOTDIR" || code === "EEXIST") return rootIsFile(path);
  if (NO_DESCRIPTOR.has(code) || (code.startsWith("SQLITE_CANTOPEN") && hasNoDescriptors())) {
    return storeProblem(
      "store.too_many_files",
      `${path} cannot be opened, because too many files are open`,
      "raise the limit on open files (ulimit -n) and run the command again: nothing has changed",
    );
  }
  if (code.startsWith("SQLITE_CANTOPEN") || code === "EISDIR") return cannotOpen(path);
  if (code === "ENAMETOOLONG") return tooLongName(path);
  if (code === "ELOOP") {
    return linksInCircle(path, refusalOf(dirname(path), "R_OK") === "ELOOP" ? "directory" : "file");
  }
  if (code === "SQLITE_ERROR" && /no such (?:index|column)/u.test(message)) {
    return changed(path, message);
  }
  // What the text of the tables calls for, where a byte of it was garbled.
  if (code === "SQLITE_ERROR" && /no such |unknown function/u.test(message)) {
    return damaged(path, message);
  }
  if (code.startsWith("SQLITE_") || /^E[A-Z]+$/.test(code)) {
    return storeProblem(
      "store.failed",
      `${path} cannot be used: ${message}`,
      "check the disk, its free space, its limits and the permissions, then run the command again",
    );
  }
  return null;
}

/** No more files may be open, in this process or on this machine. */
const NO_DESCRIPTOR: ReadonlySet<string> = new Set(["EMFILE", "ENFILE"]);

/** A store is so many files at once: the records, their log, its index and the directory. */
const FILES_OF_A_STORE = 4;

/** SQLite tells only that it could not open a file: whether any could be opened is tried. */
function hasNoDescriptors(): boolean {
  const { closeSync, openSync } = fs();
  const opened: number[] = [];
  try {
    for (let n = 0; n < FILES_OF_A_STORE; n += 1) opened.push(openSync("/", "r"));
    return false;
  } catch (error) {
    return NO_DESCRIPTOR.has(errorCode(error));
  } finally {
    for (const fd of opened) closeSync(fd);
  }
}

/** SQLite tells only that it could not open a file: why this user may not is asked. Empty when it may. */
function refusalOf(path: string, access: "R_OK" | "W_OK"): string {
  const { accessSync, constants } = fs();
  try {
    accessSync(path, constants[access]);
    return "";
  } catch (error) {
    return errorCode(error);
  }
}
