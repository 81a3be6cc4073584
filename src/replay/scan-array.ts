/** Finds the cases of a JSON array, from behind its `[` to its `]`. */

import { CLOSE_BRACKET, COMMA, INCOMPLETE, NEWLINE, skipSpace, valueEnd } from "./json-bytes.ts";
import type { Scan, Scanner, ScanProblem } from "./scan.ts";

const ENDS = "the file ends inside the array of cases";
const ENDS_BEHIND_CASE = `${ENDS}, its closing ] is missing: put it there, or is the file cut off?`;
const ENDS_BEHIND_COMMA = `${ENDS}: put a closing ] in the place of its last comma, or is the file cut off?`;
const COMMENT = "a comment stands between the cases, and JSON has none: take it away";

/** Scans the cases of an array; a place between cases is behind `[`, a case or a comma. */
export function arrayScanner(): Scanner {
  /** What stands before the place where the scan goes on. */
  let before: "start" | "case" | "comma" = "start";
  return (bytes, at, end, last) => {
    const starts: number[] = [];
    const ends: number[] = [];
    const problems: ScanProblem[] = [];
    let next = at;
    const stop = (stopped: Scan["stopped"], where: number): Scan => ({
      starts,
      ends,
      problems,
      next: where,
      stopped,
    });
    const malformed = (message: string, where: number, inCase = false): Scan =>
      stop({ kind: "malformed", message, inCase }, where);

    /** Over white space and comments, which are noted, so that what stands behind them is read as if they were not there. */
    const skipBetween = (from: number): number => {
      let i = skipSpace(bytes, from, end);
      for (;;) {
        const behind = commentEnd(bytes, i, end, last);
        if (behind === i || behind === INCOMPLETE) return i;
        problems.push({ at: i, case: null, message: COMMENT });
        i = skipSpace(bytes, behind, end);
      }
    };
    const isCut = (i: number): boolean =>
      i >= end || commentEnd(bytes, i, end, last) === INCOMPLETE;
    const ending = (i: number): Scan => {
      if (!last) return stop({ kind: "more" }, i);
      return malformed(before === "comma" ? ENDS_BEHIND_COMMA : ENDS_BEHIND_CASE, i);
    };

    for (;;) {
      let i = skipBetween(next);
      if (isCut(i)) return ending(i);
      if (before !== "comma" && bytes[i] === CLOSE_BRACKET) {
        return stop({ kind: "end-of-array" }, i + 1);
      }
      if (before === "case") {
        if (bytes[i] !== COMMA)
          return malformed("stands behind another without a comma: put one between them", i, true);
        before = "comma";
        i = skipBetween(i + 1);
        if (isCut(i)) return ending(i);
      }
      if (before === "comma" && bytes[i] === CLOSE_BRACKET) {
        return malformed("a comma stands before the closing bracket: take it away", i);
      }
      const valueStop = valueEnd(bytes, i, end, last);
      if (valueStop === INCOMPLETE) return stop({ kind: last ? "cut-case" : "more" }, i);
      if (valueStop === i) return malformed(missing(bytes[i]), i, true);
      starts.push(i);
      ends.push(valueStop);
      next = valueStop;
      before = "case";
    }
  };
}

const [HASH, SLASH, STAR] = [0x23, 0x2f, 0x2a];

/** The place behind a comment that begins at `at`, `at` where none does, `INCOMPLETE` where it goes on past the bytes. */
function commentEnd(bytes: Uint8Array, at: number, end: number, last: boolean): number {
  const open = last ? end : INCOMPLETE;
  if (bytes[at] === SLASH && at + 1 >= end) return last ? at : INCOMPLETE;
  if (bytes[at] === SLASH && bytes[at + 1] === STAR) {
    const close = Buffer.from(bytes.buffer, bytes.byteOffset, end).indexOf("*/", at + 2);
    return close === -1 ? open : close + 2;
  }
  if (at >= end || (bytes[at] !== HASH && !(bytes[at] === SLASH && bytes[at + 1] === SLASH)))
    return at;
  const newline = bytes.indexOf(NEWLINE, at);
  return newline === -1 || newline >= end ? open : newline + 1;
}

function missing(found: number | undefined): string {
  const sign = String.fromCharCode(found ?? COMMA);
  return `is missing, and "${sign}" stands in its place: put the case there, or take the "${sign}" away`;
}
