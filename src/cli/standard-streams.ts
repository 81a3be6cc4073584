import { errorCode } from "../domain/error-code.ts";
import { flagsOf, isNonBlocking, isOurs, wasClosed } from "./descriptor-flags.ts";
import { type Io, isTerminal, writeAll } from "./io.ts";
import { OutputError } from "./output-error.ts";

/** Results shorter than this wait for the end, in UTF-16 units: most are, and are written without `node:fs`. */
const HELD = 64 * 1024;

/** Standard output and standard error, in the order in which they are written to. */
export function standardStreams(): Pick<Io, "stdout" | "stderr" | "flush"> {
  let held = "";
  let open = true;
  let isFirst = true;
  let failure: OutputError | null = null;
  // Asked for at once: a thread finds it out while the command does its work.
  const takes = takesAtOnce(1);

  const stop = (error: unknown): void => {
    open = false;
    if (errorCode(error) !== "EPIPE") failure = new OutputError(error);
  };
  const tell = (): void => {
    const told = failure;
    failure = null;
    if (told !== null) throw told;
  };
  const sendNow = (): void => {
    const text = held;
    held = "";
    if (!open || text === "") return;
    try {
      if (isFirst && wasClosed(1)) throw closedOutput();
      isFirst = false;
      open = writeAll(1, text);
    } catch (error) {
      stop(error);
    }
  };

  return {
    stdout: {
      write(text) {
        if (!open) return;
        held += text;
        if (held.length < HELD) return;
        sendNow();
        tell();
      },
      get isTTY() {
        return isTerminal(1);
      },
      get isClosed() {
        return !open;
      },
    },
    stderr: {
      write(text) {
        sendNow();
        try {
          writeAll(2, text);
        } catch {
          // Where problems cannot be said there is nobody left to tell.
        }
      },
      get isTTY() {
        return isTerminal(2);
      },
      isClosed: false,
    },
    async flush() {
      if (open && held !== "") {
        if (await takes) {
          try {
            await Bun.write(Bun.file(1), held);
          } catch (error) {
            stop(error);
          }
          held = "";
        } else sendNow();
      }
      tell();
    },
  };
}

/**
 * Does a descriptor take what fits into one call of the runtime's own writing? That lengthens a file beforehand, also where it is
 * to append, and what a reader that does not block has not taken it sends again from the beginning.
 */
async function takesAtOnce(fd: number): Promise<boolean> {
  if (Bun.file(fd).size !== Number.POSITIVE_INFINITY) return false;
  const flags = await flagsOf(fd);
  return flags !== null && !isNonBlocking(flags) && !isOurs(flags);
}

function closedOutput(): Error {
  return Object.assign(new Error("standard output is closed"), { code: "EBADF" });
}
