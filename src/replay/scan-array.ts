/** Finds the cases of a JSON array, from behind its `[` to its `]`. */

import { CLOSE_BRACKET, COMMA, INCOMPLETE, skipSpace, valueEnd } from "./json-bytes.ts";
import type { Scan, Scanner } from "./scan.ts";

const ENDS_IN_ARRAY = "the file ends inside the array of cases: is it cut off?";

/** Scans the cases of an array; a place between cases is behind `[`, a case or a comma. */
export function arrayScanner(): Scanner {
  /** What stands before the place where the scan goes on. */
  let before: "start" | "case" | "comma" = "start";
  return (bytes, at, end, last) => {
    const starts: number[] = [];
    const ends: number[] = [];
    let next = at;
    const stop = (stopped: Scan["stopped"], where: number): Scan => ({
      starts,
      ends,
      problems: [],
      next: where,
      stopped,
    });
    const malformed = (message: string, where: number, inCase = false): Scan =>
      stop({ kind: "malformed", message, inCase }, where);

    for (;;) {
      let i = skipSpace(bytes, next, end);
      if (i >= end) return last ? malformed(ENDS_IN_ARRAY, i) : stop({ kind: "more" }, i);
      if (before !== "comma" && bytes[i] === CLOSE_BRACKET) {
        return stop({ kind: "end-of-array" }, i + 1);
      }
      if (before === "case") {
        if (bytes[i] !== COMMA)
          return malformed("stands behind another without a comma: put one between them", i, true);
        before = "comma";
        i = skipSpace(bytes, i + 1, end);
        if (i >= end) return last ? malformed(ENDS_IN_ARRAY, i) : stop({ kind: "more" }, i);
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

function missing(found: number | undefined): string {
  const sign = String.fromCharCode(found ?? COMMA);
  return `is missing, and "${sign}" stands in its place: put the case there, or take the "${sign}" away`;
}
