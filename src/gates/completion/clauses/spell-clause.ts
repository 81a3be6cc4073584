/** A clause as a row of letters, one for the class of each of its words and of the signs between them. */

import type { Clause } from "../../text/document.ts";
import { codeSpanEnd, identifierEnd, quotationEnd } from "../../text/masked-things.ts";
import { firstWordAt, type Scan } from "../../text/scan.ts";
import { letterOf } from "./letters.ts";
import type { ReadWords } from "./read-words.ts";
import type { WordTable } from "./word-table.ts";

export interface Spelt {
  readonly letters: string;
  /** Per letter: where it stands in the message. */
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Codes of the letters of the classes that are known by their looks. */
const codeOf = (name: string): number => letterOf(name).charCodeAt(0);
const SEP = codeOf("sep");
const COMMA = codeOf("comma");
const ASK = codeOf("ask");
const PERCENT = codeOf("percent");
const ARROW = codeOf("arrow");
const MASK = codeOf("mask");
const NUMBER = codeOf("number");
const WORD = codeOf("word");
const PAST_FORM = codeOf("past_form");
const ING_FORM = codeOf("ing_form");
const ADVERB = codeOf("adverb");
/** Of what has no letter. */
const NONE = 0;

/** Signs that join a word to others into one name: `_`, `/`, `.`, `:`, `=`, `@`, `(`, `$`, `#`, `~`, `\`. */
const JOINTS = new Uint8Array(128);
for (const sign of "_/.:=@($#~\\") JOINTS[sign.charCodeAt(0)] = 1;

/** Spells a clause. Code is read as it stands; in prose, code, quotations and names are one letter each. */
export function spellClause(
  words: ReadWords,
  clause: Pick<Clause, "start" | "end" | "kind">,
  table: WordTable,
): Spelt {
  const { output, span, scan } = words;
  const { text, wordStart, wordEnd, wordCount } = scan;
  const isProse = clause.kind !== "code";
  let letters = "";
  let size = 0;
  /** The letter put last; to ask the string for it would put it together each time. */
  let last = NONE;
  let from = clause.start;
  let at = firstWordAt(scan, clause.start);
  while (from < clause.end && size < MOST_LETTERS) {
    const code = text.charCodeAt(from);
    if (code <= 32) {
      from++;
      continue;
    }
    const isWord = at < wordCount && wordStart[at] === from;
    const close = isProse ? maskEnd(scan, at, isWord, code, from, clause) : -1;
    const found = isWord && close < 0 ? (output[at] ?? 0) : 0;
    let end = from + 1;
    let letter = NONE;
    if (close > 0) {
      end = close;
      letter = MASK;
    } else if (isWord) {
      end = wordEnd[found > 0 ? at + (span[at] ?? 1) - 1 : at] ?? end;
      if (found === 0) letter = letterOfShape(text, from, end);
    } else {
      letter = letterOfSign(text, from, code);
      if (letter === SEP && last === SEP) letter = NONE;
    }
    let put = "";
    if (found > 0) put = table.outputs[found - 1] ?? "";
    else if (letter !== NONE) put = String.fromCharCode(letter);
    if (put !== "") {
      letters += put;
      last = letter;
    }
    for (let of = 0; of < put.length; of++) {
      starts[size] = from;
      ends[size++] = end;
    }
    from = end;
    while (at < wordCount && (wordStart[at] ?? 0) < from) at++;
  }
  return { letters, start: firstOf(starts, size), end: firstOf(ends, size) };
}

/** The first numbers of a row. For a few of them this is faster than `slice`. */
function firstOf(row: Int32Array, size: number): Int32Array {
  const first = new Int32Array(size);
  for (let at = 0; at < size; at++) first[at] = row[at] ?? 0;
  return first;
}

/** More than a clause can have, which is cut at some 1,200 characters. */
const MOST_LETTERS = 4096;

/** Filled anew for each clause; a word gives a few letters at most. */
const starts = new Int32Array(MOST_LETTERS + 16);
const ends = new Int32Array(MOST_LETTERS + 16);

/** Where what is one letter whatever it holds ends: a name, code, a quotation; -1 when none begins here. */
function maskEnd(
  { text, wordEnd }: Scan,
  word: number,
  isWord: boolean,
  code: number,
  from: number,
  { start, end }: Pick<Clause, "start" | "end">,
): number {
  if (isWord)
    return mayBeName(text, from, wordEnd[word] ?? end) ? identifierEnd(text, from, start, end) : -1;
  if (code === 96) return codeSpanEnd(text, from, end);
  if (code === 0x22 || code === 0x27 || code === 0xab || (code >= 0x2018 && code <= 0x201f))
    return quotationEnd(text, from, start, end);
  return -1;
}

function letterOfSign(text: string, at: number, code: number): number {
  // 02:10, 3.5, 1,204
  if ((code === 44 || code === 46 || code === 58) && isDigit(text, at - 1) && isDigit(text, at + 1))
    return NONE;
  switch (code) {
    case 44:
      return COMMA;
    case 63:
      return ASK;
    case 37:
      return PERCENT;
    case 33:
    case 40:
    case 41:
    case 46:
    case 58:
    case 59:
    case 91:
    case 93:
    case 124:
    case 0x2013:
    case 0x2014:
    case 0x2026:
      return SEP;
    case 61:
    case 0x2192:
    case 0x21d2:
      return ARROW;
    case 62:
      return codeAt(text, at - 1) === 45 ? ARROW : NONE;
    case 45:
      return codeAt(text, at - 1) === 32 && codeAt(text, at + 1) === 32 ? SEP : NONE;
    default:
      return NONE;
  }
}

/** The code at an offset, 0 past the ends: a string asked there makes the runtime compile its caller anew. */
function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : 0;
}

function isDigit(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code >= 48 && code <= 57;
}

function mayBeName(text: string, start: number, end: number): boolean {
  const before = codeAt(text, start - 1);
  const after = codeAt(text, end);
  if (after < 128 && JOINTS[after] === 1 && codeAt(text, end + 1) > 32) return true;
  if (before === 40 || before === 58) return false;
  if (before < 128 && JOINTS[before] === 1) return true;
  return before === 45 && codeAt(text, start - 2) === 45;
}

function letterOfShape(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start);
  if (first >= 48 && first <= 57) return NUMBER;
  if (end - start < 5) return WORD;
  const last = text.charCodeAt(end - 1) | 32;
  const before = text.charCodeAt(end - 2) | 32;
  if (last === 100 && before === 101) return PAST_FORM;
  if (last === 103 && before === 110) return ING_FORM;
  return last === 121 && before === 108 ? ADVERB : WORD;
}
