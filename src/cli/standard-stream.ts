import { wasClosedBefore } from "./closed-descriptor.ts";
import { OutputError, type Sink, errorCode, isTerminal, writeAll } from "./io.ts";

/** What the runtime writes in one call; more it would hand to a thread. In bytes. */
const PIECE = 64 * 1024;

/** Standard output or standard error. */
export function standardStream(fd: 1 | 2): Sink {
  let open = true;
  let isChecked = fd !== 1;
  let byFs: boolean | null = null;
  // What a reader that does not block has not taken yet.
  let behind: Promise<void> | null = null;

  const stop = (error: unknown): void => {
    open = false;
    // Where problems cannot be said there is nobody left to tell.
    if (errorCode(error) !== "EPIPE" && fd === 1) throw new OutputError(error);
  };

  return {
    write(text) {
      if (!open || text === "") return;
      try {
        byFs ??= needsFs(fd);
        if (byFs) {
          open = writeAll(fd, text);
          return;
        }
        const bytes = Buffer.from(text, "utf8");
        behind = behind === null ? send(fd, bytes) : behind.then(() => sendAll(fd, bytes));
        // It is told by `flush`.
        behind?.catch(() => {});
      } catch (error) {
        stop(error);
      }
    },
    async flush() {
      try {
        await behind;
        behind = null;
        if (isChecked || byFs === null) return;
        isChecked = true;
        if (await wasClosedBefore(fd)) {
          throw Object.assign(new Error("standard output is closed"), { code: "EBADF" });
        }
      } catch (error) {
        behind = null;
        if (open) stop(error);
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

/**
 * Files are written by `node:fs`: the runtime's call lengthens them beforehand, also where it is to append. So is all on
 * Windows, where that call leaves everything to a thread.
 */
function needsFs(fd: 1 | 2): boolean {
  return process.platform === "win32" || Bun.file(fd).size !== Number.POSITIVE_INFINITY;
}

/**
 * Sends bytes to a pipe, a socket or a terminal. Null when they are all on their way, as where the descriptor blocks; else a
 * promise of it. Throws what went wrong, or rejects with it.
 */
function send(fd: 1 | 2, bytes: Uint8Array): Promise<void> | null {
  for (let from = 0; from < bytes.length;) {
    const sent = Bun.write(Bun.file(fd), bytes.subarray(from, from + PIECE));
    const status = Bun.peek.status(sent);
    if (status === "pending") {
      const start = from;
      return sent.then((length) => sendAll(fd, bytes.subarray(start + length)));
    }
    if (status === "rejected") {
      sent.catch(() => {});
      throw Bun.peek(sent);
    }
    from += Number(Bun.peek(sent));
  }
  return null;
}

async function sendAll(fd: 1 | 2, bytes: Uint8Array): Promise<void> {
  await send(fd, bytes);
}
