import { errorCode } from "../domain/error-code.ts";

/** Standard output cannot be written, and not because its reader has gone. The message says why, as a part of a sentence. */
export class OutputError extends Error {
  /** What to do instead. */
  readonly advice: string;

  constructor(cause: unknown) {
    const { why, advice } = explain(errorCode(cause), cause);
    super(why, { cause });
    this.name = "OutputError";
    this.advice = advice;
  }
}

function explain(code: string, cause: unknown): { readonly why: string; readonly advice: string } {
  switch (code) {
    case "EBADF":
      return {
        why: "it is closed or open for reading only",
        advice: "leave out what closes it (>&-), or send it to a file or a pipe",
      };
    case "ENOSPC":
    case "EDQUOT":
      return {
        why: code === "ENOSPC" ? "the disk is full" : "the quota of this user is used up",
        advice: "make room there, or send it to another disk",
      };
    case "EFBIG":
      return {
        why: "it passes the limit on file sizes",
        advice: "raise the limit (ulimit -f), or send it through a pipe to what makes it smaller",
      };
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return {
        why: "this user may not write there",
        advice: "send it where this user may write",
      };
    case "EIO":
    case "ENXIO":
    case "ENODEV":
      return {
        why: `what is behind it fails (${code})`,
        advice:
          "send it to another disk or terminal, and have the operator of this machine read what its log says of the device",
      };
    default:
      return { why: code === "" ? String(cause) : code, advice: "send it elsewhere" };
  }
}
