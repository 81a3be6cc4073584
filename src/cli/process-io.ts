import { type Io, isTerminal, readSome } from "./io.ts";
import { standardStreams } from "./standard-streams.ts";
import { argvIsText, cwdIsText, envIsText, NO_TEXT_CWD, NotTextError } from "./system-text.ts";

export function processIo(): Io {
  return {
    ...standardStreams(),
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

/** The width of the terminal behind a descriptor; null when there is none, or none that knows its width. */
function widthOf(fd: 0 | 1 | 2): number | null {
  if (!isTerminal(fd)) return null;
  const { columns } = new (process.getBuiltinModule("node:tty").WriteStream)(fd);
  return columns > 0 ? columns : null;
}
