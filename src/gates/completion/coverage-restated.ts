/**
 * The quick way out of the coverage step: most messages that are fine say each condition in its own
 * words. Where done_when is plain prose (no figures, no quantities, no marks) and the message holds its
 * words, neither a missing nor an unclaimed condition can be found, so nothing has to be read closely.
 * It answers "surely nothing to find" or "unknown"; a test holds it to what the close reading finds.
 */

import { readNumber } from "../../domain/inventory.ts";
import type { Document } from "../text/document.ts";
import { hashWord } from "../text/scan.ts";
import { isContentWord, LONGEST_DONE_WHEN, otherNumber, RESTATED } from "./claims.ts";
import { mayPassOver } from "./coverage-beside.ts";
import { mayHaveOddCells } from "./coverage-columns.ts";
import { canBeSwapped } from "./coverage-swap.ts";
import { isTelling, surelyMeets } from "./coverage-terms.ts";
import { bitCount, MOST_WORDS, WordBits } from "./word-bits.ts";

/** Words by which a condition counts, bounds, measures or excludes, so that it asks for more than to be said. */
const QUANTIFYING: ReadonlySet<string> = new Set(
  (
    "all every each whole entire complete any both either neither beide beiden ambos ambas entrambi entrambe " +
    "least most more less fewer under below over above within max maximum min minimum exceed exceeds " +
    "half twice double second seconds minute minutes hour hours day days percent " +
    "no not never none nothing without except only but unless"
  ).split(" "),
);

/** A shorter message may be a bare claim. */
const SHORTEST_REPORT = 300;

/** What a word of done_when asks of a message. */
interface Word {
  readonly text: string;
  /** Whether it leaves open what is asked for. */
  readonly doubtful: boolean;
  /** Whether the message must hold it for its condition to count as spoken of. */
  readonly telling: boolean;
  /** Whether it counts among the words that restate its condition. */
  readonly restating: boolean;
  /** Hashes of the spellings that say it. */
  readonly forms: readonly number[];
}

/** Words seen before, by their hash: people ask with the same few thousand words again and again. */
const vocabulary = new Map<number, Word>();
const VOCABULARY_KEPT = 20_000;

function readWord(text: string): Word {
  return {
    text,
    doubtful: QUANTIFYING.has(text) || readNumber(text) !== null || canBeSwapped(text),
    telling: isTelling(text),
    restating: isContentWord(text),
    forms: formsOf(text),
  };
}

/** Hashes of the spellings by which the close reading surely meets a word. */
function formsOf(word: string): readonly number[] {
  const other = otherNumber(word);
  return (surelyMeets(word, other) ? [word, other] : [word]).map(hashWord);
}

/** The conditions of one done_when as sets of bits, a bit a word; kept and reused. */
const table = new WordBits();
const words: Word[] = [];
const restating = new Int32Array(MOST_WORDS);
const needed = new Float64Array(MOST_WORDS);
let conditions = 0;
let telling = 0;

/** Whether the message surely restates all that done_when asks for. */
export function restates(doc: Document, doneWhen: string): boolean {
  if (!readConditions(doneWhen)) return false;
  if (mayHaveOddCells(doc.text) || mayPassOver(doc.text)) return false;
  const { text, wordCount, wordHash, wordStart, wordEnd, lineEnd } = doc.scan();
  if ((wordEnd[wordCount - 1] ?? 0) - (wordStart[0] ?? 0) <= SHORTEST_REPORT) return false;
  let unsaid = telling;
  let open = (1 << conditions) - 1;
  let line = 0;
  let seen = 0;
  for (let i = 0; i < wordCount; i++) {
    const bit = table.bitOf(wordHash[i] ?? 0);
    if (bit < 0) continue;
    const start = wordStart[i] ?? 0;
    if (start > (lineEnd[line] ?? 0)) {
      open = withoutRestated(open, seen);
      if (open === 0 && unsaid === 0) return true;
      seen = 0;
      while (start > (lineEnd[line] ?? Infinity)) line++;
    }
    const end = wordEnd[i] ?? 0;
    // A word that is broken at the line's end, or part of a longer one, is left to the close reading.
    if (end > (lineEnd[line] ?? 0) || joins(text, start - 1) || joins(text, end)) continue;
    seen |= 1 << bit;
    unsaid &= ~(1 << bit);
  }
  return unsaid === 0 && withoutRestated(open, seen) === 0;
}

/** The conditions that are still open after a line with these words. */
function withoutRestated(open: number, seen: number): number {
  let left = open;
  for (let i = 0; i < conditions; i++) {
    if (bitCount(seen & (restating[i] ?? 0)) >= (needed[i] ?? 0)) left &= ~(1 << i);
  }
  return left;
}

const HYPHEN = 45;
const APOSTROPHE = 39;

/** Whether the sign at an offset may join the word beside it to another. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === HYPHEN || code === APOSTROPHE || code > 127;
}

const LINE_FEED = 10;
const BLANK = 32;
const COMMA = 44;
const FULL_STOP = 46;
const SEMICOLON = 59;

/** Reads done_when into the sets above; false where it is more than plain words, or too many of them. */
function readConditions(doneWhen: string): boolean {
  if (doneWhen.length > LONGEST_DONE_WHEN) return false;
  table.clear();
  words.length = 0;
  conditions = 0;
  telling = 0;
  let condition = 0;
  let at = 0;
  while (at < doneWhen.length) {
    const code = doneWhen.charCodeAt(at);
    if (isLetter(code)) {
      let end = at + 1;
      while (isLetter(doneWhen.charCodeAt(end))) end++;
      const bit = bitFor(wordOf(doneWhen, at, end));
      if (bit === DOUBT) return false;
      if (bit >= 0 && words[bit]?.restating === true) condition |= 1 << bit;
      at = end;
      continue;
    }
    if (code === SEMICOLON || code === LINE_FEED || endsSentence(doneWhen, at, code)) {
      if (!closeCondition(condition)) return false;
      condition = 0;
    } else if (code !== BLANK && code !== COMMA && code !== FULL_STOP) return false;
    at++;
  }
  return closeCondition(condition);
}

/** False when there are too many of them. */
function closeCondition(set: number): boolean {
  if (set === 0) return true;
  if (conditions === MOST_WORDS - 1) return false;
  restating[conditions] = set;
  needed[conditions] = bitCount(set) * RESTATED;
  conditions++;
  return true;
}

function endsSentence(text: string, at: number, code: number): boolean {
  return (
    code === FULL_STOP &&
    text.charCodeAt(at + 1) === BLANK &&
    isSmallLetter(text.charCodeAt(at - 1))
  );
}

function isLetter(code: number): boolean {
  return isSmallLetter(code | 32);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

const DOUBT = -2;
const UNASKED = -1;

/** The bit of a word of done_when; `UNASKED` for one that need not be said. */
function bitFor(word: Word): number {
  if (word.doubtful) return DOUBT;
  if (!word.telling && !word.restating) return UNASKED;
  const [own] = word.forms;
  if (own === undefined) return DOUBT;
  const before = table.bitOf(own);
  // "test" and "tests" in one done_when: which of them is said cannot be told.
  if (before >= 0) return words[before] === word ? before : DOUBT;
  const bit = words.length;
  if (bit === MOST_WORDS) return DOUBT;
  for (const form of word.forms) {
    if (table.bitOf(form) >= 0) return DOUBT;
    table.enter(form, bit);
  }
  words.push(word);
  if (word.telling) telling |= 1 << bit;
  return bit;
}

/** A word of done_when; read anew where another has the same hash. */
function wordOf(text: string, start: number, end: number): Word {
  const hash = hashBetween(text, start, end);
  const known = vocabulary.get(hash);
  if (known !== undefined && spells(known.text, text, start, end)) return known;
  const word = readWord(text.slice(start, end).toLowerCase());
  if (vocabulary.size >= VOCABULARY_KEPT) vocabulary.clear();
  vocabulary.set(hash, word);
  return word;
}

function hashBetween(text: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + (text.charCodeAt(i) | 32)) | 0;
  return hash;
}

function spells(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++)
    if (word.charCodeAt(i) !== (text.charCodeAt(start + i) | 32)) return false;
  return true;
}
