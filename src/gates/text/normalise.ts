/**
 * The plain form that rules read: lower case, straight quotes, single spaces, no emphasis, and a `§`
 * for each thing whose words are not the writer's own claim (see `masked-things.ts`).
 */

import {
  SPACE,
  codeSpanEnd,
  endOfToken,
  isIdentifier,
  isLower,
  isSpace,
  quotationEnd,
  startOfToken,
} from "./masked-things.ts";
import { afterLineBreakHyphen, foldedCode } from "./scan.ts";

/** Stands for code, a quotation, a path, an address or an identifier. */
const MASK = "§";

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
