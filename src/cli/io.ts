import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { isatty } from "node:tty";

/** Where a command writes. A write after the reader went away does nothing. */
export interface Sink {
  write(text: string): void;
  readonly isTTY: boolean;
}

/**
 * The process as a value, so that a command can be run and watched by a test. Only `processIo` and
 * the entry touch the real one.
 */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Width of the terminal in cells; null when unknown. A function, since asking costs start-up. */
  readonly columns: () => number | null;
  readonly cwd: string;
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

/** Reads up to `length` bytes into `buffer` at `offset`; 0 at the end. Waits where a pipe is slow. */
export function readSome(fd: number, buffer: Uint8Array, offset: number, length: number): number {
  for (;;) {
    try {
      return readSync(fd, buffer, offset, length, null);
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
    columns: () => (process.stdout.columns > 0 ? process.stdout.columns : null),
    cwd: process.cwd(),
  };
}

function sink(fd: 1 | 2): Sink {
  let open = true;
  return {
    write(text) {
      if (open && text !== "") open = writeAll(fd, text);
    },
    get isTTY() {
      return isatty(fd);
    },
  };
}
