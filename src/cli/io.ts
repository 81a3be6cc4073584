import { errorCode } from "../domain/error-code.ts";
import { wasClosed } from "./descriptor-flags.ts";
import { fs } from "./fs.ts";

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
  /** Waits until all results are written. Throws `OutputError` where they cannot be, once, as `write` may. */
  flush(): Promise<void>;
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

/** Writes all of `text` to a descriptor; false when the reader has gone. Throws other errors. */
export function writeAll(fd: number, text: string): boolean {
  const bytes = Buffer.from(text, "utf8");
  let done = 0;
  while (done < bytes.length) {
    try {
      done += fs().writeSync(fd, bytes, done, bytes.length - done);
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
      return fs().readSync(fd, buffer, offset, length, position);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      pause(2);
    }
  }
}

/** Opens an input by the name a user gave: a path, or `-` for standard input. */
export function openInput(path: string): {
  readonly fd: number;
  readonly size: number | null;
  close(): void;
} {
  if (path === "-" && wasClosed(0)) throw Object.assign(new Error("is closed"), { code: "EBADF" });
  const { closeSync, fstatSync, openSync } = fs();
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

/** Waits without a promise, for calls that must not yield in the middle of a write. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Asked of the runtime's own binding where there is one: loading `node:tty` would cost more than the rest of the start. */
export function isTerminal(fd: 0 | 1 | 2): boolean {
  const binding = process.binding("tty_wrap");
  return "isTTY" in binding && typeof binding.isTTY === "function"
    ? binding.isTTY(fd) === true
    : process.getBuiltinModule("node:tty").isatty(fd);
}
