/** Tells from the beginning of a fixture file how its cases are laid out. */

import { CASE_KEYS } from "./case.ts";
import {
  COLON,
  COMMA,
  INCOMPLETE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
  stringEnd,
  valueEnd,
} from "./json-bytes.ts";

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

/** The longest key of ours with each of its characters written as an escape, in bytes. */
const LONGEST_KEY = 6 * "session_output".length + 2;

/** A key as JSON reads it, whatever escapes it is written with; one that is none of ours may be empty. */
function keyAt(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > LONGEST_KEY) return "";
  const written = new TextDecoder().decode(bytes.subarray(start, end));
  if (!written.includes("\\")) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return "";
  }
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
