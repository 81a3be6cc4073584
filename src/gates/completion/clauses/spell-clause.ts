/** A clause as a row of letters, one for the class of each of its words and of the signs between them. */

import type { Clause } from "../../text/document.ts";
import { codeSpanEnd, identifierEnd, quotationEnd } from "../../text/normalise.ts";
import type { ReadWords } from "./read-words.ts";
import type { WordTable } from "./word-table.ts";

export interface Spelt {
  readonly letters: string;
  /** Per letter: where it stands in the message. */
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Letters of the classes that are known by their looks. */
export interface Shapes {
  readonly sep: string;
  readonly comma: string;
  readonly ask: string;
  readonly percent: string;
  readonly arrow: string;
  readonly mask: string;
  readonly number: string;
  readonly word: string;
  readonly pastForm: string;
  readonly ingForm: string;
  readonly adverb: string;
}

export function shapesOf(letters: ReadonlyMap<string, string>): Shapes {
  const of = (name: string): string => letters.get(name) ?? "";
  return {
    sep: of("sep"),
    comma: of("comma"),
    ask: of("ask"),
    percent: of("percent"),
    arrow: of("arrow"),
    mask: of("mask"),
    number: of("number"),
    word: of("word"),
    pastForm: of("past_form"),
    ingForm: of("ing_form"),
    adverb: of("adverb"),
  };
}

/** Signs that join a word to others into one name: `_`, `/`, `.`, `:`, `=`, `@`, `(`, `$`, `#`, `~`, `\`. */
const JOINTS = new Uint8Array(128);
for (const sign of "_/.:=@($#~\\") JOINTS[sign.charCodeAt(0)] = 1;

/** The number of the first word at or behind an offset. */
function wordAt(words: ReadWords, offset: number): number {
  const { wordStart, wordCount } = words.scan;
  let low = 0;
  let high = wordCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wordStart[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Spells a clause. Code is read as it stands; in prose, code, quotations and names are one letter each. */
export function spellClause(
  words: ReadWords,
  clause: Pick<Clause, "start" | "end" | "kind">,
  table: WordTable,
  shapes: Shapes,
): Spelt {
  const { output, span, scan } = words;
  const { text, wordStart, wordEnd, wordCount } = scan;
  const isProse = clause.kind !== "code";
  const sep = shapes.sep.charCodeAt(0);
  let size = 0;
  let from = clause.start;
  let at = wordAt(words, clause.start);
  while (from < clause.end && size < MOST_LETTERS) {
    const isWord = at < wordCount && wordStart[at] === from;
    let letters = "";
    let end = from + 1;
    if (isWord) {
      end = wordEnd[at] ?? end;
      const close = isProse ? nameEnd(text, from, end, clause) : -1;
      if (close > 0) {
        letters = shapes.mask;
        end = close;
      } else {
        const found = output[at] ?? 0;
        letters =
          found > 0 ? (table.outputs[found - 1] ?? "") : letterOfShape(text, from, end, shapes);
        if (found > 0) end = wordEnd[at + (span[at] ?? 1) - 1] ?? end;
      }
    } else {
      const code = text.charCodeAt(from);
      const close = isProse && code > 32 ? maskEnd(text, from, code, clause) : -1;
      if (close > 0) {
        letters = shapes.mask;
        end = close;
      } else if (code > 32) {
        letters = letterOfSign(text, from, code, shapes);
        if (letters === shapes.sep && size > 0 && codes[size - 1] === sep) letters = "";
      }
    }
    for (let letter = 0; letter < letters.length; letter++) {
      codes[size] = letters.charCodeAt(letter);
      starts[size] = from;
      ends[size++] = end;
    }
    from = end;
    while (at < wordCount && (wordStart[at] ?? 0) < from) at++;
  }
  const letters = codes.toString("latin1", 0, size);
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
const codes = Buffer.alloc(MOST_LETTERS + 16);
const starts = new Int32Array(MOST_LETTERS + 16);
const ends = new Int32Array(MOST_LETTERS + 16);

/** Where a name ends that begins with a word (a path, an identifier); -1 when it is a plain word. */
function nameEnd(
  text: string,
  start: number,
  end: number,
  clause: Pick<Clause, "start" | "end">,
): number {
  return mayBeName(text, start, end) ? identifierEnd(text, start, clause.start, clause.end) : -1;
}

/** Where code or a quotation ends that opens at a sign; -1 when none does. */
function maskEnd(
  text: string,
  at: number,
  code: number,
  clause: Pick<Clause, "start" | "end">,
): number {
  if (code === 96) return codeSpanEnd(text, at, clause.end);
  if (code === 0x22 || code === 0x27 || code === 0xab || (code >= 0x2018 && code <= 0x201f))
    return quotationEnd(text, at, clause.start, clause.end);
  return -1;
}

function letterOfSign(text: string, at: number, code: number, shapes: Shapes): string {
  // 02:10, 3.5, 1,204
  if ((code === 44 || code === 46 || code === 58) && isDigit(text, at - 1) && isDigit(text, at + 1))
    return "";
  switch (code) {
    case 44:
      return shapes.comma;
    case 63:
      return shapes.ask;
    case 37:
      return shapes.percent;
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
      return shapes.sep;
    case 61:
    case 0x2192:
    case 0x21d2:
      return shapes.arrow;
    case 62:
      return text.charCodeAt(at - 1) === 45 ? shapes.arrow : "";
    case 45:
      return text.charCodeAt(at - 1) === 32 && text.charCodeAt(at + 1) === 32 ? shapes.sep : "";
    default:
      return "";
  }
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function mayBeName(text: string, start: number, end: number): boolean {
  const before = start > 0 ? text.charCodeAt(start - 1) : 32;
  const after = text.charCodeAt(end);
  if (after < 128 && JOINTS[after] === 1 && text.charCodeAt(end + 1) > 32) return true;
  if (before === 40 || before === 58) return false;
  if (before < 128 && JOINTS[before] === 1) return true;
  return before === 45 && text.charCodeAt(start - 2) === 45;
}

function letterOfShape(text: string, start: number, end: number, shapes: Shapes): string {
  const first = text.charCodeAt(start);
  if (first >= 48 && first <= 57) return shapes.number;
  if (end - start < 5) return shapes.word;
  const last = text.charCodeAt(end - 1) | 32;
  const before = text.charCodeAt(end - 2) | 32;
  if (last === 100 && before === 101) return shapes.pastForm;
  if (last === 103 && before === 110) return shapes.ingForm;
  return last === 121 && before === 108 ? shapes.adverb : shapes.word;
}
