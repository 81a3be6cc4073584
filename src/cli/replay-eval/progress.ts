import type { Io } from "../io.ts";
import { startProgressLine } from "../progress.ts";

/** A line on stderr that says how far a long run is. */
export interface Progress {
  show(bytes: number, size: number | null, cases: number): void;
  /** Wipes the line. */
  end(): void;
}

/** How often the line is drawn while nothing is told, in milliseconds: one case may take many seconds. */
const REDRAWN = 200;

/** Shows progress when stderr is a terminal and the run takes more than a second. */
export function startProgress(io: Io): Progress {
  const line = startProgressLine(io);
  let tell = (): string => "0 cases";
  const timer = io.stderr.isTTY ? setInterval(() => line.show(tell), REDRAWN) : undefined;
  return {
    show: (bytes, size, cases) => {
      tell = () => {
        const share = size === null || size === 0 ? "" : `${Math.floor((bytes / size) * 100)}%, `;
        return `${share}${cases} cases`;
      };
      line.show(tell);
    },
    end: () => {
      clearInterval(timer);
      line.end();
    },
  };
}
