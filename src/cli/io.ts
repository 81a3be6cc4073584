import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { isMemoryDevice, wasClosed } from "./closed-descriptor.ts";
import { argvIsText, cwdIsText, envIsText, NO_TEXT_CWD, NotTextError } from "./system-text.ts";

/** Where a command writes. A write after the reader went away does nothing. */
export interface Sink {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Has the reader gone away? Then what is still to be written can be spared. */
  readonly isClosed: boolean;
}

/** Where a person answers. */
export interface Source {
  readonly isTTY: boolean;
  /** The next line without its end; null when there is none. Waits for it. */
  readLine(): string | null;
}

/**
 * The process as a value, so that a command can be run and watched by a test. Streams, clock and
 * environment are touched by `processIo` and the entry alone.
 */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly stdin: Source;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Width in cells of the terminal that is looked at: that of standard output, else of standard error or input, so
   * that what goes into a pager fits too; null when none is a terminal. A function, since asking costs start-up.
   */
  readonly columns: () => number | null;
  /** The working directory. Asked for only where it is used: throws `NotTextError`. */
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  /** The number of the user; null where users have none. */
  readonly userId: number | null;
  /**
   * Was the command line valid text? Where it was not, its words came out with U+FFFD in the place
   * of what could not be read. True when the system does not tell.
   */
  readonly argvIsText: () => boolean;
  /** The same of a variable of the environment. */
  readonly envIsText: (name: string) => boolean;
}

/** Standard output cannot be written, and not because its reader has gone. */
export class OutputError extends Error {
  constructor(cause: unknown) {
    const code = errorCode(cause);
    const known = code === "EBADF" ? "it is closed" : code;
    super(known === "" ? String(cause) : known, { cause });
    this.name = "OutputError";
  }
}

/** Writes all of `text` to a descriptor; false when the reader has gone. Throws other errors. */
export function writeAll(fd: number, text: string): boolean {
  const bytes = Buffer.from(text, "utf8");
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(fd, bytes, done, bytes.length - done);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN") throw error;
      pause(2);
    }
  }
  return true;
}

/**
 * Reads up to `length` bytes into `buffer` at `offset`; 0 at the end. Waits where a pipe is slow. Reads
 * on where it was, or from `position`, which a file has and a pipe has not.
 */
export function readSome(
  fd: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number | null = null,
): number {
  for (;;) {
    try {
      return readSync(fd, buffer, offset, length, position);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      pause(2);
    }
  }
}

/** More than this is no answer of a person, in bytes. */
const LONGEST_LINE = 64 * 1024;

/**
 * The next line of a terminal. Reads byte by byte, so that what is typed ahead stays there for the
 * next question.
 */
function readLine(fd: number): string | null {
  const bytes: number[] = [];
  const one = new Uint8Array(1);
  while (bytes.length < LONGEST_LINE) {
    if (readSome(fd, one, 0, 1) === 0) {
      if (bytes.length === 0) return null;
      break;
    }
    const [byte = 0] = one;
    if (byte === 0x0a) break;
    bytes.push(byte);
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)).replace(/\r$/u, "");
}

/** Opens an input by the name a user gave: a path, or `-` for standard input. */
export function openInput(path: string): {
  readonly fd: number;
  readonly size: number | null;
  close(): void;
} {
  if (path === "-" && wasClosed(0)) throw Object.assign(new Error("is closed"), { code: "EBADF" });
  const fd = path === "-" ? 0 : openSync(path, "r");
  try {
    const stat = fstatSync(fd);
    if (stat.isDirectory()) {
      throw Object.assign(new Error("is a directory"), { code: "EISDIR" });
    }
    return {
      fd,
      size: stat.isFile() ? stat.size : null,
      close: () => {
        if (fd !== 0) closeSync(fd);
      },
    };
  } catch (error) {
    if (fd !== 0) closeSync(fd);
    throw error;
  }
}

/** The system's code of an I/O error (`ENOENT`), or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

/** Waits without a promise, for calls that must not yield in the middle of a write. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export function processIo(): Io {
  return {
    stdout: sink(1),
    stderr: sink(2),
    env: process.env,
    now: Date.now,
    columns: () => widthOf(1) ?? widthOf(2) ?? widthOf(0),
    stdin: {
      get isTTY() {
        return isTerminal(0);
      },
      readLine: () => readLine(0),
    },
    get cwd() {
      const cwd = process.cwd();
      if (cwd.includes("\ufffd") && !cwdIsText()) throw new NotTextError(NO_TEXT_CWD);
      return cwd;
    },
    platform: process.platform,
    userId: process.getuid?.() ?? null,
    argvIsText,
    envIsText,
  };
}

/**
 * Asks the cheap questions first: a pipe, a file or /dev/null is no terminal, and loading what can
 * tell more would cost more than the rest of the start.
 */
function isTerminal(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    if (!stat.isCharacterDevice()) return false;
    // The major number of a Linux device: bits 8 to 19.
    if (process.platform === "linux" && isMemoryDevice(stat)) return false;
  } catch {
    return false;
  }
  return process.getBuiltinModule("node:tty").isatty(fd);
}

/** The width of the terminal behind a descriptor; null when there is none, or none that knows its width. */
function widthOf(fd: 0 | 1 | 2): number | null {
  if (!isTerminal(fd)) return null;
  const { columns } = new (process.getBuiltinModule("node:tty").WriteStream)(fd);
  return columns > 0 ? columns : null;
}

function sink(fd: 1 | 2): Sink {
  let open = true;
  let isFirst = fd === 1;
  return {
    write(text) {
      if (!open || text === "") return;
      try {
        if (isFirst && wasClosed(1)) {
          throw Object.assign(new Error("standard output is closed"), { code: "EBADF" });
        }
        isFirst = false;
        open = writeAll(fd, text);
      } catch (error) {
        open = false;
        // Where problems cannot be said there is nobody left to tell.
        if (fd === 1) throw new OutputError(error);
      }
    },
    get isTTY() {
      return isTerminal(fd);
    },
    get isClosed() {
      return !open;
    },
  };
}
