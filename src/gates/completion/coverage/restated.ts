/**
 * The quick way out of the coverage step: most messages that are fine say each condition in its own
 * words. Where done_when is plain prose (no figures, no quantities, no marks) and the message holds its
 * words, no condition can be found missing, so nothing has to be read closely.
 * It answers "surely nothing to find" or "unknown"; a test holds it to what the close reading finds.
 */

import { readNumber } from "../../../domain/inventory.ts";
import type { Document } from "../../text/document.ts";
import { hashWord } from "../../text/scan.ts";
import { mayPassOver } from "./beside.ts";
import { mayHaveOddCells } from "./columns.ts";
import { canBeSwapped } from "./swap.ts";
import { mayHaveShares } from "./passes.ts";
import { isTelling, surelyMeets } from "./terms.ts";
import { MOST_WORDS, WordBits } from "./word-bits.ts";

/** Words by which a condition counts, bounds, measures or excludes, so that it asks for more than to be said. */
const QUANTIFYING: ReadonlySet<string> = new Set(
  (
    "all every each whole entire complete any both either neither beide beiden ambos ambas entrambi entrambe " +
    "least most more less fewer under below over above within max maximum min minimum exceed exceeds " +
    "half twice double second seconds minute minutes hour hours day days percent " +
    "no not never none nothing without free except only but unless itself unattended"
  ).split(" "),
);

/** What is longer is read closely. */
const LONGEST_DONE_WHEN = 4000;

/** A shorter message may be a bare claim. */
const SHORTEST_REPORT = 300;

/** What a word of done_when asks of a message. */
interface Word {
  readonly text: string;
  /** Whether it leaves open what is asked for. */
  readonly doubtful: boolean;
  /** Whether the message must hold it for its condition to count as spoken of. */
  readonly telling: boolean;
  /** Hashes of the spellings that say it. */
  readonly forms: readonly number[];
}

/** The word with an `s` where it has none, without where it has one. */
export function otherNumber(word: string): string {
  return word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

/** Words seen before, by their hash: people ask with the same few thousand words again and again. */
const vocabulary = new Map<number, Word>();
const VOCABULARY_KEPT = 20_000;

function readWord(text: string): Word {
  return {
    text,
    doubtful: QUANTIFYING.has(text) || readNumber(text) !== null || canBeSwapped(text),
    telling: isTelling(text),
    forms: formsOf(text),
  };
}

/** Hashes of the spellings by which the close reading surely meets a word. */
function formsOf(word: string): readonly number[] {
  const other = otherNumber(word);
  return (surelyMeets(word, other) ? [word, other] : [word]).map(hashWord);
}

/** The words of one done_when that the message must hold, a bit a word; kept and reused. */
const table = new WordBits();
const words: Word[] = [];

/** Whether the message surely restates all that done_when asks for. */
export function restates(doc: Document, doneWhen: string): boolean {
  // Of filler alone ("delivered") nothing is restated.
  if (!readWords(doneWhen) || words.length === 0) return false;
  if (mayHaveOddCells(doc.text) || mayPassOver(doc.text) || mayHaveShares(doc.text)) return false;
  const { text, wordCount, wordHash, wordStart, wordEnd } = doc.scan();
  if ((wordEnd[wordCount - 1] ?? 0) - (wordStart[0] ?? 0) <= SHORTEST_REPORT) return false;
  let unsaid = (1 << words.length) - 1;
  for (let i = 0; i < wordCount && unsaid !== 0; i++) {
    const bit = table.bitOf(wordHash[i] ?? 0);
    if (bit < 0) continue;
    const start = wordStart[i] ?? 0;
    const end = wordEnd[i] ?? 0;
    // A word that is broken at the line's end, or part of a longer one, is left to the close reading.
    if (text.slice(start, end).includes("\n") || joins(text, start - 1) || joins(text, end))
      continue;
    unsaid &= ~(1 << bit);
  }
  return unsaid === 0;
}

const HYPHEN = 45;
const APOSTROPHE = 39;

/** Whether the sign at an offset may join the word beside it to another. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === HYPHEN || code === APOSTROPHE || code > 127;
}

const SEPARATORS: ReadonlySet<number> = new Set(Array.from("\n ,.;", (sign) => sign.charCodeAt(0)));

/** Reads done_when into the table; false where it is more than plain words, or too many of them. */
function readWords(doneWhen: string): boolean {
  if (doneWhen.length > LONGEST_DONE_WHEN) return false;
  table.clear();
  words.length = 0;
  let at = 0;
  while (at < doneWhen.length) {
    const code = doneWhen.charCodeAt(at);
    if (isLetter(code)) {
      let end = at + 1;
      while (isLetter(doneWhen.charCodeAt(end))) end++;
      if (!enter(wordOf(doneWhen, at, end))) return false;
      at = end;
    } else if (SEPARATORS.has(code)) at++;
    else return false;
  }
  return true;
}

function isLetter(code: number): boolean {
  return isSmallLetter(code | 32);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Enters a word that the message must hold; false when it leaves open what is asked for. */
function enter(word: Word): boolean {
  if (word.doubtful) return false;
  if (!word.telling) return true;
  const [own] = word.forms;
  if (own === undefined) return false;
  const before = table.bitOf(own);
  // "test" and "tests" in one done_when: which of them is said cannot be told.
  if (before >= 0) return words[before] === word;
  const bit = words.length;
  if (bit === MOST_WORDS) return false;
  for (const form of word.forms) {
    if (table.bitOf(form) >= 0) return false;
    table.enter(form, bit);
  }
  words.push(word);
  return true;
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
