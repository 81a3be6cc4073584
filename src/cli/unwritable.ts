import { errorCode } from "../domain/error-code.ts";

/** The code of a directory in which this user can make no file. */
export const NO_NEW_FILES = "NO_NEW_FILES";

/** Why a file cannot be written, as the end of a sentence, with what to do instead. */
export function unwritable(error: unknown): string {
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return "cannot be written, the disk is full: make room or name a file on another disk";
    case "EFBIG":
      return "cannot be written, it passes the limit on file sizes: raise the limit or name another file";
    case "ENOENT":
      return "cannot be written, its directory does not exist or takes no files: make the directory first, or name another";
    case "ENOTDIR":
      return "cannot be written, a part of its path is a file: check the path";
    case NO_NEW_FILES:
      return "cannot be replaced, its directory takes no new files of this user: name a file in a directory that does";
    case "EBUSY":
      return "cannot be replaced, it is mounted by itself: name a file in a directory that is mounted as a whole";
    case "EISDIR":
      return "is a directory: name a file";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "cannot be written for lack of permission: name a file that this user may write";
    case "ELOOP":
      return "cannot be written, its symbolic links lead in a circle: name another file";
    case "EBADF":
      return "cannot be written, its descriptor is not open for writing: name another file";
    case "EIO":
      return "cannot be written, its device fails: name a file on another, and have the operator of this machine read what its log says of the device";
    case "EMFILE":
    case "ENFILE":
      return "cannot be written, too many files are open: raise the limit on open files (ulimit -n)";
    case "ENAMETOOLONG":
      return "cannot be written, its name is too long: name a file with a shorter one";
    default:
      return `cannot be written (${error instanceof Error ? error.message : String(error)}): name another file`;
  }
}
