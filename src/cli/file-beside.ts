import { openSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { errorCode } from "../domain/error-code.ts";
import { onEndSignal } from "./on-end-signal.ts";

/** Names that are tried before something else is taken to be wrong. */
const MOST_NAMES = 20;

/**
 * Opens a new file beside the target and watches it: `stop` ends the watch. A process that was killed may
 * have left one with the same number behind, and in a container every process has the same: the next
 * names are random.
 */
export function openBeside(
  target: string,
  mode: number,
): { readonly fd: number; readonly beside: string; readonly stop: () => void } {
  let mark = String(process.pid);
  for (let tries = 1; ; tries += 1) {
    const beside = besideOf(target, mark);
    let isOurs = false;
    // Watched before it is there, so that no signal comes in between.
    const stop = onEndSignal(() => {
      if (isOurs) rmSync(beside, { force: true });
    });
    try {
      const fd = openSync(beside, "wx", mode);
      isOurs = true;
      return { fd, beside, stop };
    } catch (error) {
      stop();
      if (errorCode(error) !== "EEXIST" || tries === MOST_NAMES) throw error;
      mark = `${process.pid}-${crypto.randomUUID().slice(0, 8)}`;
    }
  }
}

/** File systems take names of so many bytes. */
const LONGEST_NAME = 255;

/** The name beside a target: its own, cut in the middle of no character where it is too long, and a mark. */
export function besideOf(target: string, mark: string): string {
  const ending = `.${mark}.part`;
  const name = basename(target);
  const room = LONGEST_NAME - Buffer.byteLength(ending);
  if (Buffer.byteLength(name) <= room) return `${target}${ending}`;
  let kept = "";
  for (const character of name) {
    if (Buffer.byteLength(kept + character) > room) break;
    kept += character;
  }
  return `${dirname(target)}/${kept}${ending}`;
}
