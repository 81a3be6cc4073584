/**
 * The plain form that rules read: lower case, straight quotes, single spaces, no emphasis, and a `§`
 * for each thing whose words are not the writer's own claim: code spans, quotations, paths, addresses
 * and identifiers (NegEx calls such things pseudo-triggers; here they are masked before matching).
 */

import { afterLineBreakHyphen, foldedCode } from "./scan.ts";

/** Stands for code, a quotation, a path, an address or an identifier. */
export const MASK = "§";

const MASK_CODE = 0xa7;
const SPACE = 32;
/** A quotation longer than this is taken as running text. */
const LONGEST_QUOTE = 400;

let out = new Uint16Array(1024);

function isSpace(code: number): boolean {
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

function isLower(code: number): boolean {
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

/** Where the code span ends that opens at `open`; -1 when it does not close before `end`. */
export function codeSpanEnd(text: string, open: number, end: number): number {
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
function isIdentifier(text: string, from: number, to: number): boolean {
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

/** How to normalise: prose has its code, quotations and identifiers masked, code keeps them. */
export type Reading = "masked" | "plain";

/** The normalised form of `text` between two offsets. */
export function normalise(text: string, start: number, end: number, reading: Reading): string {
  const room = (end - start) * 2 + 8;
  if (out.length < room) out = new Uint16Array(room * 2);
  const masked = reading === "masked";
  let size = 0;
  let last = SPACE;
  let at = start;
  while (at < end) {
    let code = text.charCodeAt(at);
    if (isLower(code)) {
      // The common case first; a token is looked at as a whole where it begins.
      if (masked && last === SPACE) {
        const tokenEnd = endOfToken(text, at, end);
        if (isIdentifier(text, at, tokenEnd)) {
          out[size++] = last = MASK_CODE;
          at = tokenEnd;
          continue;
        }
      }
      out[size++] = last = code;
      at++;
      continue;
    }
    if (isSpace(code)) {
      if (last !== SPACE) out[size++] = last = SPACE;
      at++;
      continue;
    }
    if (masked) {
      if (code === 96) {
        const close = codeSpanEnd(text, at, end);
        if (close > 0) {
          out[size++] = last = MASK_CODE;
          at = close;
          continue;
        }
      } else if (
        code === 0x22 ||
        code === 0x27 ||
        code === 0xab ||
        (code >= 0x2018 && code <= 0x201f)
      ) {
        const close = quotationEnd(text, at, start, end);
        if (close > 0) {
          out[size++] = last = MASK_CODE;
          at = close;
          continue;
        }
      } else if (last === SPACE || last === 40) {
        const tokenEnd = endOfToken(text, at, end);
        if (tokenEnd > at && isIdentifier(text, at, tokenEnd)) {
          out[size++] = last = MASK_CODE;
          at = tokenEnd;
          continue;
        }
      }
    }
    if (isUpper(code)) code += 32;
    else if (code >= 0xc0 && code <= 0xde && code !== 0xd7) code += 32;
    else if (code === 45) {
      const rest = last === SPACE ? -1 : afterLineBreakHyphen(text, at);
      if (rest > 0) {
        at = rest;
        continue;
      }
    } else if (code === 42) {
      // Emphasis; a lone star between spaces or digits is a sign.
      if (!(isSpace(text.charCodeAt(at + 1)) && last === SPACE)) {
        at++;
        continue;
      }
    } else if (code === 96 || code === 0x200b || code === 0xfe0f || code === 0xad) {
      at++;
      continue;
    } else if (code === 0x2019 || code === 0x2018 || code === 0xb4) code = 0x27;
    else if (code === 0x201c || code === 0x201d || code === 0x201e) code = 0x22;
    else if (code === 0x2013 || code === 0x2014 || code === 0x2212) code = 0x2d;
    else if (code === 0x2010 || code === 0x2011) code = 0x2d;
    else if (code === 0x2026) {
      out[size++] = 46;
      out[size++] = 46;
      code = 46;
    } else if (code >= 0xff01 && code <= 0xff5e) {
      code -= 0xfee0;
      if (isUpper(code)) code += 32;
    } else if (code === 0xfb01 || code === 0xfb02) {
      out[size++] = 102;
      code = code === 0xfb01 ? 105 : 108;
    } else if (code === 95 && (last === SPACE || foldedCode(text.charCodeAt(at + 1)) === 0)) {
      at++;
      continue;
    }
    out[size++] = last = code;
    at++;
  }
  if (size > 0 && out[size - 1] === SPACE) size--;
  return fromCodes(size);
}

function endOfToken(text: string, from: number, end: number): number {
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

function fromCodes(size: number): string {
  if (size <= 8192) return codesToString(out.subarray(0, size));
  let text = "";
  for (let from = 0; from < size; from += 8192) {
    text += codesToString(out.subarray(from, Math.min(size, from + 8192)));
  }
  return text;
}

function codesToString(codes: Uint16Array): string {
  return Reflect.apply(String.fromCharCode, null, codes);
}
