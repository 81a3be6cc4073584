/**
 * Whether a pattern is worth a try at a word: what it cannot do without must stand around the word, at the
 * distance at which it may. Comparing bits costs a hundredth of spelling the clause and matching it. The
 * idea is that of code search by index (Cox 2012): work out what any match must contain, and look
 * closer only where that is.
 */

import type { Clause } from "../../text/document.ts";
import { firstWordAt, type Scan } from "../../text/scan.ts";
import { numberOf } from "./letters.ts";
import type { ReadWords } from "./read-words.ts";

/** Some classes as bits; classes share 64 of them. */
export interface Bits {
  readonly low: number;
  readonly high: number;
}

/** Classes of which a pattern needs one, at most so many words before (negative) or behind the word. */
export interface Need extends Bits {
  readonly reach: number;
  /** Whether it may stand in another part of the sentence. */
  readonly crosses: boolean;
}

/** Where a part of the sentence must begin: at most so many words before the word, all of these classes. */
export interface Opening {
  readonly within: number;
  /** Null: words of any class. */
  readonly passed: Bits | null;
}

/** What a pattern needs around a word that calls for it. */
export interface Surroundings {
  readonly needs: readonly Need[];
  readonly opening: Opening | null;
}

/** By output and one: the bits of its classes. */
export interface ClassBits {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The bits of classes given by their letters. */
export function bitsOfLetters(letters: string): Bits {
  let low = 0;
  let high = 0;
  for (let at = 0; at < letters.length; at++) {
    const number = numberOf(letters.charCodeAt(at));
    if ((number & 32) === 0) low |= 1 << (number & 31);
    else high |= 1 << (number & 31);
  }
  return { low, high };
}

/** Whether what a pattern needs stands around a word. */
export function mayMatch(
  { needs, opening }: Surroundings,
  words: ReadWords,
  bits: ClassBits,
  word: number,
): boolean {
  for (const need of needs) if (!isNear(need, words, bits, word)) return false;
  return opening === null || isOpening(opening, words, bits, word);
}

/** A word may be of two classes, so it is looked at itself. */
function isNear(need: Need, words: ReadWords, bits: ClassBits, word: number): boolean {
  const { output, span, scan } = words;
  const step = need.reach > 0 ? 1 : -1;
  let left = Math.abs(need.reach);
  for (let at = word; at >= 0 && at < scan.wordCount; at += step) {
    if (isAmong(output[at] ?? 0, bits, need)) return true;
    if (at !== word && span[at] !== 0) left--;
    if (left === 0 || (!need.crosses && isParted(scan, step > 0 ? at : at - 1))) return false;
  }
  return false;
}

function isAmong(output: number, bits: ClassBits, { low, high }: Bits): boolean {
  return ((low & (bits.low[output] ?? 0)) | (high & (bits.high[output] ?? 0))) !== 0;
}

/** By letters: their bits, for those that rules ask about. */
const askedBits = new Map<string, Bits>();

/**
 * Whether a word of one of the classes may stand in a clause: false where its letters, once spelt, surely are
 * without them. None of the classes may be one that is met by its looks.
 */
export function mayHold(
  { start, end }: Pick<Clause, "start" | "end">,
  letters: string,
  words: ReadWords,
  bits: ClassBits,
): boolean {
  let wanted = askedBits.get(letters);
  if (wanted === undefined) askedBits.set(letters, (wanted = bitsOfLetters(letters)));
  const { output, scan } = words;
  for (let at = firstWordAt(scan, start); at < scan.wordCount; at++) {
    if ((scan.wordStart[at] ?? 0) >= end) return false;
    if (isAmong(output[at] ?? 0, bits, wanted)) return true;
  }
  return false;
}

/** Whether a sign behind a word, and not a joint of a name, parts it from the next one. */
function isParted({ text, wordStart, wordEnd }: Scan, word: number): boolean {
  const start = wordEnd[word] ?? 0;
  const end = wordStart[word + 1] ?? 0;
  if (end - start < 2) return false;
  for (let at = start; at < end; at++) if (PARTS[text.charCodeAt(at)] === 1) return true;
  return false;
}

/** By code: whether it is that of one of the signs. */
function tableOf(signs: string): Uint8Array {
  const table = new Uint8Array(1 << 14);
  for (const sign of signs) table[sign.charCodeAt(0)] = 1;
  return table;
}

const PART_SIGNS = ".!?;:()[]|–—…";
const PARTS = tableOf(PART_SIGNS);
/** Beside those, what stands for a comma or an arrow, and the end of a line. */
const OPENERS = tableOf(`${PART_SIGNS}\n,=→⇒>-`);

/** Whether a part of a sentence begins at a word, or a few words before it. */
function isOpening(
  { within, passed }: Opening,
  words: ReadWords,
  bits: ClassBits,
  word: number,
): boolean {
  const { output, span, scan } = words;
  let left = within;
  for (let at = word; ; at--) {
    if (span[at] === 0 && at > 0) continue;
    if (at < word && passed !== null && !isAmong(output[at] ?? 0, bits, passed)) return false;
    if (at === 0 || opensAt(scan, at)) return true;
    if (left-- === 0) return false;
  }
}

function opensAt({ text, wordStart, wordEnd }: Scan, word: number): boolean {
  const start = wordStart[word] ?? 0;
  for (let at = wordEnd[word - 1] ?? 0; at < start; at++) {
    const code = text.charCodeAt(at);
    // A full stop or a hyphen between two words joins them.
    if (OPENERS[code] === 1 && ((code !== 46 && code !== 45) || at + 1 < start)) return true;
  }
  return false;
}
