import { compileSoon } from "./compilers.ts";
import type { Io } from "./io.ts";

/** A line on stderr that says how far a long run is. */
export interface ProgressLine {
  /** Shows a text and the seconds so far; `text` is asked only when it is time to. */
  show(text: () => string): void;
  /** Wipes the line. */
  end(): void;
}

/** Runs that are shorter than this, in milliseconds, show nothing. */
const QUIET = 1000;
const INTERVAL = 100;

/** Shows progress when stderr is a terminal and the run takes more than a second. */
export function startProgressLine(io: Io): ProgressLine {
  compileSoon();
  if (!io.stderr.isTTY) return { show: () => {}, end: () => {} };
  const wipe = takesEscapes(io) ? BY_ESCAPE : BY_SPACES;
  const started = io.now();
  let next = started + QUIET;
  let length = 0;
  return {
    show(text) {
      const now = io.now();
      if (now < next) return;
      next = now + INTERVAL;
      const line = `${text()}, ${Math.round((now - started) / 1000)} s`;
      io.stderr.write(`${wipe(length)}${line}`);
      length = line.length;
    },
    end() {
      if (length > 0) io.stderr.write(wipe(length));
    },
  };
}

/** Takes a line of some length away. */
type Wipe = (length: number) => string;

const BY_ESCAPE: Wipe = () => "\r\u001b[K";
const BY_SPACES: Wipe = (length) => `\r${" ".repeat(length)}\r`;

/** Does the terminal say that it knows escape sequences? On Windows there is nothing that says so. */
function takesEscapes({ env, platform }: Io): boolean {
  const term = env["TERM"] ?? "";
  return platform === "win32" || (term !== "" && term !== "dumb");
}

/** Shows how many rows of how many are done. */
export function rowProgress(line: ProgressLine): (rows: number, of: number) => void {
  return (rows, of) =>
    line.show(() => `${of === 0 ? 100 : Math.floor((rows / of) * 100)}%, ${rows} of ${of} rows`);
}
