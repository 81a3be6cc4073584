/**
 * From words and expressions to their classes: one table of hashes. An expression is kept under the hash
 * of its words in a row, and each of its beginnings is marked as going on, so the longest one is found
 * by a look per word.
 */

import { readIntegers, readShorts } from "../../written-numbers.ts";
import { openSpellingIndex, type SpellingIndex, type WrittenSpellings } from "./misspelling.ts";

/** The classes by their name, each with its words; an entry of several classes gives one token for each. */
export type Lexicon = readonly (readonly [classes: string, words: string])[];

export interface WordTable {
  /** By bucket: where its entries begin in `hashes` and `values`; one more for the end. */
  readonly buckets: Uint16Array;
  readonly hashes: Int32Array;
  /** What stands for a hash: an output and one in the low bits, `GOES_ON`, `KNOWN`; never 0. */
  readonly values: Uint16Array;
  /** By output: the letters of its classes. */
  readonly outputs: readonly string[];
  readonly spelling: SpellingIndex;
  /** By number of a word that may be meant by a misspelt one: its hash. */
  readonly meantHash: Int32Array;
}

/** The table as it is kept in `written-table.ts`; lists of numbers in the form of `written-numbers.ts`. */
export interface WrittenWords {
  /** The letters of each output, parted by spaces. */
  readonly outputs: string;
  readonly buckets: string;
  readonly hashes: string;
  readonly values: string;
  /** Words that others may be misspellings of. */
  readonly spellings: WrittenSpellings;
  readonly meantHashes: string;
}

/** Longer expressions begin with these words. */
export const GOES_ON = 1 << 14;
/** A word that stands inside of expressions, behind their first one. */
export const KNOWN = 1 << 15;
export const OUTPUT = GOES_ON - 1;

/** The hash of a row of words. */
export function joinHash(before: number, word: number): number {
  return (Math.imul(before ^ (word >>> 7) ^ word, 16777619) + 0x5bd1) | 0;
}

/** About as many as there are entries. */
export const BUCKETS = 1 << 13;

/** Where a hash is kept. FNV leaves its low bits weak for short words. */
export function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Opens the written table: its numbers are read straight into typed arrays, nothing is built. */
export function openWordTable(written: WrittenWords): WordTable {
  return {
    buckets: readShorts(written.buckets),
    hashes: readIntegers(written.hashes),
    values: readShorts(written.values),
    outputs: written.outputs.split(" "),
    spelling: openSpellingIndex(written.spellings),
    meantHash: readIntegers(written.meantHashes),
  };
}

/** What stands for a hash, 0 when nothing does. */
export function valueOf({ buckets, hashes, values }: WordTable, hash: number): number {
  const bucket = bucketOf(hash);
  const end = buckets[bucket + 1] ?? 0;
  for (let at = buckets[bucket] ?? 0; at < end; at++)
    if (hashes[at] === hash) return values[at] ?? 0;
  return 0;
}
