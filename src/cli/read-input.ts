import { errorCode } from "../domain/error-code.ts";
import { fs } from "./fs.ts";
import { openInput, readSome } from "./io.ts";

export type Input =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly problem: string;
      /** The system's code of the error (`ENOENT`) or `TOO_LARGE`; empty when it has none. */
      readonly code: string;
      /** What was read, where it is not valid UTF-8. */
      readonly bytes?: Uint8Array;
    };

/** The code of an input that is longer than its limit. */
export const TOO_LARGE = "TOO_LARGE";
/** The code of an input of which a piece was refused. */
export const REFUSED = "REFUSED";

/** What an input must be like for all of it to be read. */
export interface InputLimits {
  /** In bytes of UTF-8. */
  readonly most?: number;
  /** Looks at each piece that is read, and at whether it is the first: why the rest need not be read, as the end of a sentence. */
  readonly refuse?: (piece: Uint8Array, isFirst: boolean) => string | null;
}

/** The whole text of an input, a path or `-`. The problem ends a sentence. */
export function readInput(
  path: string,
  { most: limit = Number.POSITIVE_INFINITY, refuse }: InputLimits = {},
): Input {
  try {
    const input = openInput(path);
    try {
      const chunks: Uint8Array[] = [];
      let length = 0;
      while (length <= limit) {
        const chunk = new Uint8Array(64 * 1024);
        const got = readSome(input.fd, chunk, 0, chunk.length);
        if (got === 0) break;
        const problem = refuse?.(chunk.subarray(0, got), length === 0) ?? null;
        if (problem !== null) return { ok: false, problem, code: REFUSED };
        chunks.push(chunk.subarray(0, got));
        length += got;
      }
      if (length > limit)
        return { ok: false, problem: `is larger than ${limit} bytes: shorten it`, code: TOO_LARGE };
      return decode(Buffer.concat(chunks));
    } finally {
      input.close();
    }
  } catch (error) {
    return { ok: false, problem: unreadable(error), code: errorCode(error) };
  }
}

function decode(bytes: Uint8Array): Input {
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return { ok: false, problem: unreadable(error), code: errorCode(error), bytes };
  }
}

/** Is it there, and neither a file nor a directory? Whoever opens it may wait for its other end. */
export function isPipe(path: string): boolean {
  try {
    const stat = fs().statSync(path);
    return !stat.isFile() && !stat.isDirectory();
  } catch {
    return false;
  }
}

/** Why an input cannot be read, as the end of a sentence, with what to do instead. */
export function unreadable(error: unknown): string {
  switch (errorCode(error)) {
    case "ENOENT":
      return "does not exist: check the path";
    case "EISDIR":
      return "is a directory: name a file";
    case "EACCES":
    case "EPERM":
      return "cannot be read for lack of permission: make it readable to this user";
    case "ENOTDIR":
      return "does not exist, a part of its path is a file: check the path";
    case "ELOOP":
      return "cannot be read, its symbolic links lead in a circle: name another file";
    case "EMFILE":
    case "ENFILE":
      return "cannot be read, too many files are open: raise the limit on open files (ulimit -n)";
    case "EBADF":
      return "is not open: pipe the text in, or name a file";
    case "ENAMETOOLONG":
      return "is too long to be the name of a file: check the path";
    case "ERR_ENCODING_INVALID_ENCODED_DATA":
      return "is not valid UTF-8: convert it to UTF-8";
    default:
      return `cannot be read (${error instanceof Error ? error.message : String(error)}): check the path`;
  }
}
