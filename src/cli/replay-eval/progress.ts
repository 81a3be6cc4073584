import type { Io } from "../io.ts";

/** A line on stderr that says how far a long run is. */
export interface Progress {
  show(bytes: number, size: number | null, cases: number): void;
  /** Wipes the line. */
  end(): void;
}

/** Runs that are shorter than this, in milliseconds, show nothing. */
const QUIET = 1000;
const INTERVAL = 100;

/** Shows progress when stderr is a terminal and the run takes more than a second. */
export function startProgress(io: Io): Progress {
  if (!io.stderr.isTTY) return { show: () => {}, end: () => {} };
  const started = io.now();
  let next = started + QUIET;
  let shown = false;
  return {
    show(bytes, size, cases) {
      const now = io.now();
      if (now < next) return;
      next = now + INTERVAL;
      shown = true;
      const share = size === null || size === 0 ? "" : `${Math.floor((bytes / size) * 100)}%, `;
      const seconds = Math.round((now - started) / 1000);
      io.stderr.write(`\r\u001b[K${share}${cases} cases, ${seconds} s`);
    },
    end() {
      if (shown) io.stderr.write("\r\u001b[K");
    },
  };
}
