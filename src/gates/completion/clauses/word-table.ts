/**
 * From words and expressions to their classes: one open-addressed table of hashes. An expression is
 * kept under the hash of its words in a row, and each of its beginnings is marked as going on, so the
 * longest one is found by a look per word.
 */

import { readIntegers } from "../../voice/written.ts";
import { openSpellingIndex, type SpellingIndex } from "../misspelling.ts";

/** The classes by their name, each with its words; an entry of several classes gives one token for each. */
export type Lexicon = readonly (readonly [classes: string, words: string])[];

export interface WordTable {
  /**
   * Two numbers a slot: a hash, and what stands for it: an output and one in the low bits, and `GOES_ON`;
   * 0 when the slot is free.
   */
  readonly slots: Int32Array;
  /** By output: the letters of its classes. */
  readonly outputs: readonly string[];
  readonly spelling: SpellingIndex;
  /** By number of a word that may be meant by a misspelt one: its hash. */
  readonly meantHash: Int32Array;
}

/** The table as it is kept in `written-table.ts`; lists of numbers in the form of `written.ts`. */
export interface WrittenWords {
  /** The letters of each output, parted by spaces. */
  readonly outputs: string;
  readonly hashes: string;
  readonly values: string;
  /** Words that others may be misspellings of, parted by spaces, and their hashes. */
  readonly meant: string;
  readonly meantHashes: string;
}

/** Longer expressions begin with these words. */
export const GOES_ON = 1 << 20;
/** A word that only stands inside of expressions. */
export const KNOWN = 1 << 21;
export const OUTPUT = GOES_ON - 1;

/** The hash of a row of words. */
export function joinHash(before: number, word: number): number {
  return (Math.imul(before ^ (word >>> 7) ^ word, 16777619) + 0x5bd1) | 0;
}

const SLOTS = 1 << 15;

/** Where a hash may be kept. FNV leaves its low bits weak for short words. */
export function slotOf(hash: number): number {
  return ((hash ^ (hash >>> 15)) & (SLOTS - 1)) << 1;
}

/** Where it may be kept when another one is there. */
export function nextSlot(slot: number): number {
  return (slot + 2) & (SLOTS * 2 - 1);
}

export function openWordTable(written: WrittenWords): WordTable {
  const hashes = readIntegers(written.hashes);
  const values = readIntegers(written.values);
  const slots = new Int32Array(SLOTS * 2);
  for (let at = 0; at < hashes.length; at++) {
    const hash = hashes[at] ?? 0;
    let slot = slotOf(hash);
    while (slots[slot + 1] !== 0) slot = nextSlot(slot);
    slots[slot] = hash;
    slots[slot + 1] = values[at] ?? 0;
  }
  const meant = written.meant.split(" ");
  return {
    slots,
    outputs: written.outputs.split(" "),
    spelling: openSpellingIndex(meant, Uint16Array.from(meant.keys())),
    meantHash: readIntegers(written.meantHashes),
  };
}
