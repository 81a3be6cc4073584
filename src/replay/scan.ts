/**
 * Finds where cases begin and end in the bytes of a fixture file, without reading them: it hops
 * from quote to quote, so that the parsing and the judging can be done elsewhere, a block at a time,
 * while the file is larger than memory. Whether what lies between the borders is valid JSON is for
 * the native parser to say.
 */

import { CASE_KEYS } from "./case.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const NEWLINE = 0x0a;

/** Answer of the functions below when the value goes on past the bytes at hand. */
const INCOMPLETE = -1;

/** The first byte at or after `at` that is not JSON white space; `end` when there is none. */
export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end) {
    const c = bytes[i];
    if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return i;
    i++;
  }
  return end;
}

/**
 * The offset behind the JSON value that begins at `at`, or `INCOMPLETE`. Objects and arrays are
 * measured by their brackets, strings by their quotes; a bare word ends at a comma, a bracket or
 * white space, and at `end` only when `last` says that nothing follows.
 */
function valueEnd(bytes: Uint8Array, at: number, end: number, last: boolean): number {
  let depth = 0;
  let i = at;
  while (i < end) {
    const c = bytes[i];
    if (c === QUOTE) {
      i = stringEnd(bytes, i + 1, end);
      if (i === INCOMPLETE || depth === 0) return i;
      continue;
    }
    if (c === OPEN_BRACE || c === OPEN_BRACKET) depth++;
    else if (c === CLOSE_BRACE || c === CLOSE_BRACKET) {
      if (depth === 0) return i;
      if (--depth === 0) return i + 1;
    } else if (depth === 0 && (c === COMMA || skipSpace(bytes, i, i + 1) > i)) return i;
    i++;
  }
  return last && depth === 0 ? end : INCOMPLETE;
}

/** The offset behind the closing quote of a string whose text begins at `at`. */
function stringEnd(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, i);
    if (quote === -1 || quote >= end) return INCOMPLETE;
    let slashes = quote;
    while (slashes > i && bytes[slashes - 1] === BACKSLASH) slashes--;
    if ((quote - slashes) % 2 === 0) return quote + 1;
    i = quote + 1;
  }
}

/** How the cases of a file are laid out. */
export type Layout =
  /** A JSON array of cases, alone or as a member of an object; the cases begin behind `[`. */
  | { readonly kind: "array"; readonly firstCase: number }
  /** JSON Lines: one case after another, a new line between them. */
  | { readonly kind: "lines"; readonly firstCase: number }
  /** The bytes at hand are too few to tell. */
  | { readonly kind: "unknown" }
  | { readonly kind: "empty" }
  | { readonly kind: "neither" };

/** Tells the layout from the beginning of a file; `last` when the bytes are all there is. */
export function findLayout(bytes: Uint8Array, end: number, last: boolean): Layout {
  if (end < 3 && !last) return { kind: "unknown" };
  const at = textStart(bytes, end);
  if (at >= end) return { kind: last ? "empty" : "unknown" };
  if (bytes[at] === OPEN_BRACKET) return { kind: "array", firstCase: at + 1 };
  if (bytes[at] !== OPEN_BRACE) return { kind: "neither" };
  return layoutOfObject(bytes, at, end, last);
}

/** Where a file begins behind its BOM and white space; `end` when there is nothing else. */
export function textStart(bytes: Uint8Array, end: number): number {
  const hasBom = end >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return skipSpace(bytes, hasBom ? 3 : 0, end);
}

/** So far behind an array of cases is looked for what would make its object a case itself. */
const LOOK_AHEAD = 512 * 1024;

/**
 * A file that begins with `{`: an object with an array under `fixtures` or `cases`, else the first
 * line of JSON Lines. A case may have such an array among its further keys: what has a
 * `session_output` too is a line.
 */
function layoutOfObject(bytes: Uint8Array, at: number, end: number, last: boolean): Layout {
  const lines: Layout = { kind: "lines", firstCase: at };
  let found: Layout | null = null;
  let unknown: Layout = last ? lines : { kind: "unknown" };
  let i = at + 1;
  for (;;) {
    const keyStart = skipSpace(bytes, i, end);
    if (keyStart >= end) return unknown;
    if (bytes[keyStart] !== QUOTE) return found ?? lines;
    const keyEnd = stringEnd(bytes, keyStart + 1, end);
    if (keyEnd === INCOMPLETE) return unknown;
    const colon = skipSpace(bytes, keyEnd, end);
    if (colon >= end) return unknown;
    if (bytes[colon] !== COLON) return found ?? lines;
    const key = keyAt(bytes, keyStart, keyEnd);
    if (key === "session_output") return lines;
    const value = skipSpace(bytes, colon + 1, end);
    if (value >= end) return unknown;
    if (found === null && bytes[value] === OPEN_BRACKET && isCaseKey(key)) {
      found = { kind: "array", firstCase: value + 1 };
      if (last || end - value >= LOOK_AHEAD) unknown = found;
    }
    const valueStop = valueEnd(bytes, value, end, last);
    if (valueStop === INCOMPLETE) return unknown;
    const next = skipSpace(bytes, valueStop, end);
    if (next >= end) return unknown;
    if (bytes[next] !== COMMA) return found ?? lines;
    i = next + 1;
  }
}

function isCaseKey(key: string): boolean {
  return CASE_KEYS.some((one) => one === key);
}

/** A key as it is written, without its quotes; one that is longer than any of ours is empty. */
function keyAt(bytes: Uint8Array, start: number, end: number): string {
  return end - start > 20 ? "" : new TextDecoder().decode(bytes.subarray(start + 1, end - 1));
}

/** How many members of an object hold cases by their key; the bytes are one valid JSON object. */
export function countCaseKeys(bytes: Uint8Array): number {
  let count = 0;
  let i = bytes.indexOf(OPEN_BRACE) + 1;
  while (i < bytes.length) {
    const keyStart = skipSpace(bytes, i, bytes.length);
    if (bytes[keyStart] !== QUOTE) return count;
    const keyEnd = stringEnd(bytes, keyStart + 1, bytes.length);
    if (isCaseKey(keyAt(bytes, keyStart, keyEnd))) count++;
    const value = skipSpace(bytes, skipSpace(bytes, keyEnd, bytes.length) + 1, bytes.length);
    const comma = skipSpace(bytes, valueEnd(bytes, value, bytes.length, true), bytes.length);
    if (bytes[comma] !== COMMA) return count;
    i = comma + 1;
  }
  return count;
}

/** What stands before a place between cases: nothing that matters, a case, or a comma behind one. */
export type Before = "start" | "case" | "comma";

/** What a scan of some bytes found. */
export interface Scan {
  /** Where each whole case begins, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Where to go on: behind the last whole case and the white space there, or where something is wrong. */
  readonly next: number;
  /** What stands before `next`. */
  readonly before: Before;
  /** Why the scan stopped. */
  readonly stopped:
    | { readonly kind: "more" }
    | { readonly kind: "end-of-array" }
    | { readonly kind: "end-of-file" }
    | {
        readonly kind: "malformed";
        readonly message: string;
        /** Whether it is in a case that is there, or where one would be. */
        readonly inCase: boolean;
      };
}

/**
 * Walks over whole cases from `at`, which is behind `[` or behind a case; `before` says which. `last`
 * says that the file ends at `end`.
 */
export function scanCases(
  bytes: Uint8Array,
  at: number,
  end: number,
  options: { readonly lines: boolean; readonly last: boolean; readonly before: Before },
): Scan {
  const { lines, last } = options;
  const starts: number[] = [];
  const ends: number[] = [];
  let { before } = options;
  let next = at;
  const stop = (stopped: Scan["stopped"], where: number): Scan => ({
    starts,
    ends,
    next: where,
    before,
    stopped,
  });
  const malformed = (message: string, where: number, inCase = false): Scan =>
    stop({ kind: "malformed", message, inCase }, where);
  const endsInArray = "the file ends inside the array of cases: is it cut off?";

  for (;;) {
    let i = skipSpace(bytes, next, end);
    if (lines && before === "case" && hasNewline(bytes, next, i)) before = "start";
    if (i >= end) {
      if (!last) return stop({ kind: "more" }, i);
      return lines ? stop({ kind: "end-of-file" }, i) : malformed(endsInArray, i);
    }
    if (!lines && before !== "comma" && bytes[i] === CLOSE_BRACKET) {
      return stop({ kind: "end-of-array" }, i + 1);
    }
    if (before === "case") {
      if (lines)
        return malformed(
          "stands on the line of another: put each case on a line of its own",
          i,
          true,
        );
      if (bytes[i] !== COMMA)
        return malformed("stands behind another without a comma: put one between them", i, true);
      before = "comma";
      i = skipSpace(bytes, i + 1, end);
      if (i >= end) return last ? malformed(endsInArray, i) : stop({ kind: "more" }, i);
    }
    if (before === "comma" && bytes[i] === CLOSE_BRACKET) {
      return malformed("a comma stands before the closing bracket: take it away", i);
    }
    const valueStop = valueEnd(bytes, i, end, last);
    if (valueStop === INCOMPLETE && !last) return stop({ kind: "more" }, i);
    if (valueStop === INCOMPLETE)
      return malformed("the file ends inside a case: is it cut off?", i, true);
    if (valueStop === i) return malformed(missing(bytes[i]), i, true);
    starts.push(i);
    ends.push(valueStop);
    next = valueStop;
    before = "case";
  }
}

function missing(found: number | undefined): string {
  const sign = String.fromCharCode(found ?? COMMA);
  return `is missing, and "${sign}" stands in its place: put the case there, or take the "${sign}" away`;
}

function hasNewline(bytes: Uint8Array, start: number, end: number): boolean {
  const at = bytes.indexOf(NEWLINE, start);
  return at !== -1 && at < end;
}

/** How many new lines stand in `bytes[start, end)`. */
export function countNewlines(bytes: Uint8Array, start: number, end: number): number {
  // Its own window, or a search would run on to the end of a block without new lines.
  const window = bytes.subarray(start, end);
  let count = 0;
  for (let i = window.indexOf(NEWLINE); i !== -1; i = window.indexOf(NEWLINE, i + 1)) count++;
  return count;
}
