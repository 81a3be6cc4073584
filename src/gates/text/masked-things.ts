/**
 * Where the things end whose words are not the writer's own claim: code spans, quotations, paths, addresses and identifiers
 * (NegEx calls such things pseudo-triggers).
 */

import { foldedCode } from "./scan.ts";

export const SPACE = 32;
/** A quotation longer than this is taken as running text. */
const LONGEST_QUOTE = 400;

export function isSpace(code: number): boolean {
  return (
    code === SPACE ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x3000
  );
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

export function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/**
 * Where the quotation ends that opens at `open` (the offset behind its closing mark); -1 when
 * no quotation opens there or it does not close before `end`.
 */
export function quotationEnd(text: string, open: number, start: number, end: number): number {
  const code = text.charCodeAt(open);
  const before = open > start ? text.charCodeAt(open - 1) : SPACE;
  let close: number;
  if (code === 0x22) {
    if (foldedCode(before) !== 0) return -1;
    close = 0x22;
  } else if (code === 0x201c || code === 0x201f) close = 0x201d;
  else if (code === 0x201e) close = 0x201c;
  else if (code === 0xab) close = 0xbb;
  else if (code === 0x2018) close = 0x2019;
  else if (code === 0x27) {
    if (foldedCode(before) !== 0) return -1;
    close = 0x27;
  } else return -1;
  const limit = Math.min(end, open + LONGEST_QUOTE);
  for (let at = open + 1; at < limit; at++) {
    const here = text.charCodeAt(at);
    // A second opening mark before the closing one: these are no pair.
    if (here === code && close !== code) return -1;
    const closes =
      here === close || (code === 0x201e && here === 0x201d) || (code === 0x201c && here === 0x22);
    if (!closes) continue;
    // A single mark inside a word is an apostrophe, and one after a space opens rather than closes.
    if (close === 0x27 || close === 0x2019) {
      const next = at + 1 < end ? text.charCodeAt(at + 1) : SPACE;
      if (foldedCode(next) !== 0 || isSpace(text.charCodeAt(at - 1))) continue;
      if (at - open > 120) return -1;
    }
    return at > open + 1 ? at + 1 : -1;
  }
  return -1;
}

/** Where the code span ends that opens at `open`; -1 when it does not close before `end`, or when none opens within a run. */
export function codeSpanEnd(text: string, open: number, end: number): number {
  if (open > 0 && text.charCodeAt(open - 1) === 96) return -1;
  let ticks = 1;
  while (open + ticks < end && text.charCodeAt(open + ticks) === 96) ticks++;
  let run = 0;
  for (let at = open + ticks; at < end; at++) {
    if (text.charCodeAt(at) === 96) {
      run++;
      if (run === ticks && text.charCodeAt(at + 1) !== 96) return at + 1;
    } else run = 0;
  }
  return -1;
}

/** Whether the token between the offsets is a path, an address or an identifier rather than a word. */
export function isIdentifier(text: string, from: number, to: number): boolean {
  let slashes = 0;
  let dots = 0;
  let lowerThenUpper = false;
  let letters = 0;
  let before = 0;
  const first = text.charCodeAt(from);
  if (first === 47 && to - from > 1 && foldedCode(text.charCodeAt(from + 1)) !== 0) return true;
  if ((first === 46 || first === 126 || first === 36 || first === 64) && to - from > 2) return true;
  if (first === 45 && text.charCodeAt(from + 1) === 45 && to - from > 3) return true;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 95) {
      if (before !== 0 && before !== 42 && at + 1 < to && foldedCode(text.charCodeAt(at + 1)) !== 0)
        return true;
    } else if (code === 47) slashes++;
    else if (code === 46) {
      const next = at + 1 < to ? text.charCodeAt(at + 1) : 0;
      if (isLower(next) && foldedCode(before) !== 0 && !isDigit(before) && at - from > 1) dots++;
    } else if (code === 58) {
      if (at + 2 < to && text.charCodeAt(at + 1) === 58) return true;
      if (at + 2 < to && text.charCodeAt(at + 1) === 47) return true;
    } else if (code === 40) {
      if (at + 1 < to && text.charCodeAt(at + 1) === 41 && letters > 0) return true;
    } else if (code === 61) {
      if (letters > 1 && at + 1 < to) return true;
    } else if (isUpper(code)) {
      letters++;
      if (isLower(before) && at - from > 1) lowerThenUpper = true;
    } else if (isLower(code)) letters++;
    else if (code === 64 && letters > 0 && at + 2 < to) return true;
    before = code;
  }
  if (letters === 0) return false;
  return lowerThenUpper || slashes > 1 || (slashes === 1 && dots > 0) || dots > 0;
}

/** Where the path, address or identifier ends that `at` stands in; -1 when it stands in none. */
export function identifierEnd(text: string, at: number, start: number, end: number): number {
  const from = startOfToken(text, at, start);
  const to = endOfToken(text, from, end);
  return to > at && isIdentifier(text, from, to) ? to : -1;
}

/** Where the token begins that `at` stands in, not before `limit`. */
export function startOfToken(text: string, at: number, limit: number): number {
  let from = at;
  const lowest = Math.max(limit, at - 300);
  while (from > lowest) {
    const code = text.charCodeAt(from - 1);
    if (
      isSpace(code) ||
      code === 44 ||
      code === 59 ||
      code === 96 ||
      code === 124 ||
      code === 0x22 ||
      code === 42
    )
      break;
    if (code === 40 && text.charCodeAt(from) !== 41) break;
    from--;
  }
  return from;
}

export function endOfToken(text: string, from: number, end: number): number {
  let at = from;
  const limit = Math.min(end, from + 300);
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || code === 44 || code === 59 || code === 96 || code === 124 || code === 0x22)
      break;
    if (code === 41 && text.charCodeAt(at - 1) !== 40) break;
    at++;
  }
  // Punctuation behind a token is no part of it.
  while (at > from) {
    const code = text.charCodeAt(at - 1);
    if (code !== 46 && code !== 58 && code !== 33 && code !== 63 && code !== 42 && code !== 0x2019)
      break;
    at--;
  }
  return at;
}
