import type { Io } from "../io.ts";
import { startProgressLine } from "../progress.ts";

/** A line on stderr that says how far a long run is. */
export interface Progress {
  show(bytes: number, size: number | null, cases: number): void;
  /** Wipes the line. */
  end(): void;
}

/** Shows progress when stderr is a terminal and the run takes more than a second. */
export function startProgress(io: Io): Progress {
  const line = startProgressLine(io);
  return {
    show: (bytes, size, cases) =>
      line.show(() => {
        const share = size === null || size === 0 ? "" : `${Math.floor((bytes / size) * 100)}%, `;
        return `${share}${cases} cases`;
      }),
    end: () => line.end(),
  };
}
