/** Finds the cases of JSON Lines. What is wrong with a line says nothing of the next one, so reading goes on there. */

import { COMMA, NEWLINE, OPEN_BRACE, skipSpace, valueEnd } from "./json-bytes.ts";
import { readJson } from "./json-reading.ts";
import type { Scan, Scanner, ScanProblem } from "./scan.ts";

const COMMAS =
  "a comma stands between the cases: put none between JSON Lines, or put all cases between [ and ]";
const SAME_LINE = "stands on the line of another: put each case on a line of its own";

/**
 * Scans the cases of JSON Lines. A case is taken as its brackets say where its line ends behind it and no object begins at
 * the start of a line within it. Else a closer look finds where it stops being JSON, and the next line on which an object begins is
 * the next case. Behind a broken case every other one is looked at so, to the end of the bytes, since measuring
 * each broken line by its brackets first, up to a far end, is quadratic.
 */
export function lineScanner(): Scanner {
  let saidCommas = false;
  return (bytes, at, end, last) => {
    const starts: number[] = [];
    const ends: number[] = [];
    const problems: ScanProblem[] = [];
    let next = at;
    let isClose = false;
    const noteComma = (where: number): void => {
      if (!saidCommas) problems.push({ at: where, case: null, message: COMMAS });
      saidCommas = true;
    };
    const stop = (kind: "more" | "end-of-file", where: number): Scan => ({
      starts,
      ends,
      problems,
      next: where,
      stopped: { kind },
    });

    for (;;) {
      const start = skipSpace(bytes, next, end);
      if (start >= end) return stop(last ? "end-of-file" : "more", start);
      if (!isClose) {
        const valueStop = valueEnd(bytes, start, end, last);
        const isWhole = valueStop > start && endsLine(bytes, valueStop, end, last);
        if (isWhole && !holdsObjectLine(bytes, start, valueStop)) {
          starts.push(start);
          ends.push(valueStop);
          next = valueStop;
          continue;
        }
        // A line that goes on past the bytes is wrong in nothing yet.
        if (!last && lineEnd(bytes, start, end) === end) return stop("more", start);
      }
      if (bytes[start] === COMMA) {
        noteComma(start);
        next = skipCommas(bytes, start, end);
        continue;
      }
      const found = lookClose(bytes, start, end, last);
      if (found === null) return stop("more", start);
      starts.push(start);
      ends.push(found.stop);
      ({ next } = found);
      isClose ||= found.isBroken;
      if (found.behind === "comma") noteComma(found.stop);
      if (found.behind === "case") {
        problems.push({ at: next, case: starts.length, message: SAME_LINE });
      }
    }
  };
}

/** Where a case stops that was looked at closely, and where the next one is to be looked for. */
interface Border {
  readonly stop: number;
  readonly next: number;
  /** Whether it is no JSON. */
  readonly isBroken: boolean;
  /** What stands behind it on its line, if it is the beginning of something else. */
  readonly behind: "nothing" | "comma" | "case";
}

/** Null where the bytes are too few to tell. What is not valid is part of the case, for the parser to refuse. */
function lookClose(bytes: Uint8Array, start: number, end: number, last: boolean): Border | null {
  const border = (
    stop: number,
    next: number,
    behind: Border["behind"] = "nothing",
  ): Border | null => (next < end || last ? { stop, next, isBroken, behind } : null);
  const reading = readJson(bytes, start, end, last);
  const isBroken = reading.kind !== "whole";
  if (reading.kind === "cut") return border(end, end);
  const at = reading.kind === "whole" ? skipBlanks(bytes, reading.end, end) : reading.at;
  if (reading.kind === "whole") {
    if (at === end || bytes[at] === NEWLINE) return border(reading.end, at);
    if (bytes[at] === COMMA) return border(reading.end, skipCommas(bytes, at, end), "comma");
    if (bytes[at] === OPEN_BRACE) return border(reading.end, at, "case");
  }
  const next = bytes[start] === OPEN_BRACE ? nextObject(bytes, at, end) : lineEnd(bytes, at, end);
  return border(next, next);
}

/**
 * Does an object begin at the very start of a line within a case? What is not closed may be closed by such a one that comes
 * later. One that is indented is most often a part of the case, and a closer look at it would cost each such case.
 */
function holdsObjectLine(bytes: Uint8Array, start: number, stop: number): boolean {
  let newline = lineEnd(bytes, start, stop);
  while (newline < stop) {
    if (newline + 1 < stop && bytes[newline + 1] === OPEN_BRACE) return true;
    newline = lineEnd(bytes, newline + 1, stop);
  }
  return false;
}

/** The first place from `at` on at which a line begins with an object; `end` when there is none. */
function nextObject(bytes: Uint8Array, at: number, end: number): number {
  let newline = bytes.lastIndexOf(NEWLINE, at - 1);
  if (newline === -1) newline = lineEnd(bytes, at, end);
  while (newline < end) {
    const first = skipBlanks(bytes, newline + 1, end);
    if (first >= at && bytes[first] === OPEN_BRACE) return first;
    newline = lineEnd(bytes, newline + 1, end);
  }
  return end;
}

function endsLine(bytes: Uint8Array, at: number, end: number, last: boolean): boolean {
  const behind = skipBlanks(bytes, at, end);
  return behind < end ? bytes[behind] === NEWLINE : last;
}

/** Where the line that `at` stands on ends; `end` where no new line comes. */
function lineEnd(bytes: Uint8Array, at: number, end: number): number {
  const newline = bytes.indexOf(NEWLINE, at);
  return newline === -1 || newline > end ? end : newline;
}

/** The first byte at or after `at` that is no blank within a line. */
function skipBlanks(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && bytes[i] !== NEWLINE && skipSpace(bytes, i, i + 1) > i) i++;
  return i;
}

function skipCommas(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && bytes[i] === COMMA) i = skipBlanks(bytes, i + 1, end);
  return i;
}
