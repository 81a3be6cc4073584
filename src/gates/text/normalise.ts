/**
 * The plain form that rules read: lower case, straight quotes, single spaces, no emphasis, and a `§`
 * for each thing whose words are not the writer's own claim: code spans, quotations, paths, addresses
 * and identifiers (NegEx calls such things pseudo-triggers; here they are masked before matching).
 */

import { afterLineBreakHyphen, foldedCode } from "./scan.ts";

/** Stands for code, a quotation, a path, an address or an identifier. */
const MASK = "§";

const SPACE = 32;
/** A quotation longer than this is taken as running text. */
const LONGEST_QUOTE = 400;

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

/** Where the path, address or identifier ends that `at` stands in; -1 when it stands in none. */
export function identifierEnd(text: string, at: number, start: number, end: number): number {
  const from = startOfToken(text, at, start);
  const to = endOfToken(text, from, end);
  return to > at && isIdentifier(text, from, to) ? to : -1;
}

/** How to normalise: prose has its code, quotations and identifiers masked, code keeps them. */
export type Reading = "masked" | "plain";

/** Characters that stand as they are, but for capitals, which are lowered at the end. */
const PLAIN = 0;
const WHITE = 1;
/** May belong to an identifier: what it stands in is looked at as a whole. */
const JOINT = 2;
/** Marks to drop, replace or mask. */
const MARK = 3;
const CAPITAL = 4;

/** What to do with each ASCII character. */
const CLASS = new Uint8Array(128);
for (const sign of "\t\n\v\f\r ") CLASS[sign.charCodeAt(0)] = WHITE;
for (const sign of "_/.(=@$:~\\") CLASS[sign.charCodeAt(0)] = JOINT;
for (const sign of "`\"'*-") CLASS[sign.charCodeAt(0)] = MARK;
for (let code = 65; code <= 90; code++) CLASS[code] = CAPITAL;

/** The normalised form of `text` between two offsets. */
export function normalise(text: string, start: number, end: number, reading: Reading): string {
  const masked = reading === "masked";
  let out = "";
  /** Everything up to here is in `out`. */
  let done = start;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (CLASS[code] ?? PLAIN) : kindOf(code);
    if (kind === PLAIN) {
      at++;
      continue;
    }
    if (kind === WHITE) {
      // A single blank between words stands; all else becomes one.
      const next = at + 1 < end ? text.charCodeAt(at + 1) : SPACE;
      if (code === SPACE && !isSpace(next) && at > start && (done < at || !out.endsWith(" "))) {
        at++;
        continue;
      }
      out += text.slice(done, at);
      while (at < end && isSpace(text.charCodeAt(at))) at++;
      if (at < end && out !== "" && !out.endsWith(" ")) out += " ";
      done = at;
      continue;
    }
    if (kind === CAPITAL || kind === JOINT) {
      if (!masked || (kind === CAPITAL && !isInnerCapital(text, at, start))) {
        if (code === 95 && !isJoined(text, at, start, end)) {
          out += text.slice(done, at);
          done = at + 1;
        }
        at++;
        continue;
      }
      const tokenStart = startOfToken(text, at, done);
      const tokenEnd = endOfToken(text, tokenStart, end);
      if (tokenEnd > at && isIdentifier(text, tokenStart, tokenEnd)) {
        out += text.slice(done, tokenStart) + MASK;
        at = tokenEnd;
        done = at;
      } else {
        if (code === 95 && !isJoined(text, at, start, end)) {
          out += text.slice(done, at);
          done = at + 1;
        }
        at++;
      }
      continue;
    }
    // Marks.
    if (masked) {
      const close =
        code === 96
          ? codeSpanEnd(text, at, end)
          : mayQuote(code)
            ? quotationEnd(text, at, start, end)
            : -1;
      if (close > 0) {
        out += text.slice(done, at) + MASK;
        at = close;
        done = at;
        continue;
      }
    }
    if (code === 0x27 || code === 0x22) {
      at++;
      continue;
    }
    if (code === 45) {
      // A word broken over two lines is put together again; `--option` is an identifier.
      const rest = afterLineBreakHyphen(text, at);
      if (rest > 0 && at > done && rest < end) {
        out += text.slice(done, at);
        at = rest;
        done = at;
      } else if (
        masked &&
        text.charCodeAt(at + 1) === 45 &&
        (at === start || isSpace(text.charCodeAt(at - 1)))
      ) {
        const tokenEnd = endOfToken(text, at, end);
        if (isIdentifier(text, at, tokenEnd)) {
          out += text.slice(done, at) + MASK;
          at = tokenEnd;
          done = at;
        } else at++;
      } else at++;
      continue;
    }
    if (code === 42) {
      // Emphasis; a lone star between blanks is a sign.
      const lone =
        isSpace(text.charCodeAt(at + 1)) && at > start && isSpace(text.charCodeAt(at - 1));
      if (!lone) {
        out += text.slice(done, at);
        done = at + 1;
      }
      at++;
      continue;
    }
    out += text.slice(done, at) + plainForm(code);
    at++;
    done = at;
  }
  out += text.slice(done, end);
  const lower = out.toLowerCase();
  return lower.endsWith(" ") ? lower.trimEnd() : lower;
}

/** Kinds of characters beyond ASCII. */
function kindOf(code: number): number {
  if (code === 0xa0 || code === 0x202f || code === 0x3000 || (code >= 0x2000 && code <= 0x200a))
    return WHITE;
  if (code === 0xab || code === 0xbb || code === 0xb4 || code === 0xad) return MARK;
  if (code >= 0x200b && code <= 0x2026) return MARK;
  if (code === 0x2212 || code === 0xfe0f || code === 0xfb01 || code === 0xfb02) return MARK;
  if (code >= 0xff01 && code <= 0xff5e) return MARK;
  return PLAIN;
}

function mayQuote(code: number): boolean {
  return code === 0x22 || code === 0x27 || code === 0xab || (code >= 0x2018 && code <= 0x201f);
}

/** What a typographic sign is written as. */
function plainForm(code: number): string {
  switch (code) {
    case 0x2018:
    case 0x2019:
    case 0xb4:
      return "'";
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x201f:
      return '"';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2212:
      return "-";
    case 0x2026:
      return "...";
    case 0xfb01:
      return "fi";
    case 0xfb02:
      return "fl";
    case 0xab:
    case 0xbb:
      return '"';
    case 0x2022:
      return "-";
    default:
      return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : "";
  }
}

/** A capital right behind a small letter: `camelCase`. */
function isInnerCapital(text: string, at: number, start: number): boolean {
  return at > start && isLower(text.charCodeAt(at - 1));
}

/** An underscore inside a name rather than around emphasis. */
function isJoined(text: string, at: number, start: number, end: number): boolean {
  return (
    at > start &&
    at + 1 < end &&
    foldedCode(text.charCodeAt(at - 1)) !== 0 &&
    foldedCode(text.charCodeAt(at + 1)) !== 0
  );
}

/** Where the token begins that `at` stands in, not before `limit`. */
function startOfToken(text: string, at: number, limit: number): number {
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
