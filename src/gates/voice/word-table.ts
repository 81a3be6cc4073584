import { foldedCode, hashWord } from "../text/scan.ts";
import { readBytes, readIntegers, readShorts } from "../written-numbers.ts";
import { isRealWord } from "./lexicon/not-slips.ts";

/** Shortest word that may be met in a misspelt form. */
export const SHORTEST_SLIP = 5;
/** Nothing in the lexicon is longer. */
export const LONGEST_SLIP = 24;
/** Runs of slips per first letter: one for each length, and one to spare on either side. */
export const RUNS = LONGEST_SLIP + 3;
/** Bits of a bucket number. */
export const BUCKET_BITS = 13;

/** The table as it is kept in `written-table.ts`; numbers in the form of `written-numbers.ts`. */
export interface WrittenWords {
  /** All words, one space behind each. */
  readonly words: string;
  /** By index: where the word starts in `words`; one more for the end. */
  readonly starts: string;
  /** By index: number of a distinct set of properties. */
  readonly kinds: string;
  /** By kind. */
  readonly classes: string;
  readonly rules: string;
  readonly heads: string;
  /** By kind: 1 anchor, 2 strong. */
  readonly marks: string;
  /** By bucket: where its entries start in `hashes` and `indices`; one more for the end. */
  readonly buckets: string;
  readonly hashes: string;
  readonly indices: string;
  /** By first letter and length: where the words start that may be met misspelt. */
  readonly slipRuns: string;
  readonly slipWords: string;
  readonly slipLetters: string;
}

/** The words that a gate knows, found by hash, or by the set of their letters when misspelt. */
export interface WordTable {
  /** How many words there are. */
  readonly size: number;
  /** The word of an index as the lexicon spells it. */
  word(index: number): string;
  /** Number of letters. */
  length(index: number): number;
  /** Classes, one bit each. */
  classes(index: number): number;
  /** One bit for each phrase rule that waits for this word. */
  rules(index: number): number;
  /** One bit for each phrase rule of which a phrase starts with this word. */
  heads(index: number): number;
  /** Is a sentence with this word worth a closer look, whatever else it holds? */
  isAnchor(index: number): boolean;
  /** Is it a verb that counts whoever its subject is? */
  isStrong(index: number): boolean;
  /** Index of the word text[start, end), whose hash `scanText` gives; -1 when unknown. */
  find(text: string, start: number, end: number, hash: number): number;
  /** Index of the word that text[start, end) is a slip of; -1 when none. */
  findSlip(text: string, start: number, end: number): number;
  /** Index of a word given as text; -1 when unknown. */
  indexOf(word: string): number;
}

/** Where a hash is kept. */
export function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & ((1 << BUCKET_BITS) - 1);
}

/**
 * Is text[start, end) `word` with one letter dropped, added, changed or two neighbours swapped? The
 * last letter must stay, since it tells "manage" from "manager" and "uses" from "users".
 */
function isSlip(text: string, start: number, end: number, word: string): boolean {
  const length = end - start;
  const at = (index: number): number => foldedCode(text.charCodeAt(start + index));
  if (Math.abs(length - word.length) > 1) return false;
  let head = 0;
  while (head < length && head < word.length && at(head) === word.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < length - head &&
    tail < word.length - head &&
    at(length - 1 - tail) === word.charCodeAt(word.length - 1 - tail)
  ) {
    tail++;
  }
  const left = length - head - tail;
  const right = word.length - head - tail;
  if (left === 2 && right === 2) {
    return at(head) === word.charCodeAt(head + 1) && at(head + 1) === word.charCodeAt(head);
  }
  // A changed letter in a short word is too often another word: "seeds", "sends".
  return tail > 0 && left <= 1 && right <= 1 && (left !== right || word.length > 6);
}

/**
 * Opens the written table. Nothing is built: the numbers are read straight into typed arrays, and a
 * word is cut out of the text of all words when it is first asked for.
 */
export function openWordTable(written: WrittenWords): WordTable {
  const { words } = written;
  const starts = readShorts(written.starts);
  const kinds = readShorts(written.kinds);
  const classes = readIntegers(written.classes);
  const rules = readIntegers(written.rules);
  const heads = readIntegers(written.heads);
  const marks = readBytes(written.marks);
  const buckets = readShorts(written.buckets);
  const hashes = readIntegers(written.hashes);
  const indices = readShorts(written.indices);
  const slipRuns = readShorts(written.slipRuns);
  const slipWords = readShorts(written.slipWords);
  const slipLetters = readIntegers(written.slipLetters);
  const size = kinds.length;
  const cut: string[] = Array.from<string>({ length: 0 });

  function length(index: number): number {
    return (starts[index + 1] ?? 0) - (starts[index] ?? 0) - 1;
  }

  function word(index: number): string {
    const known = cut[index];
    if (known !== undefined) return known;
    const start = starts[index] ?? 0;
    return (cut[index] = words.slice(start, start + length(index)));
  }

  return {
    size,
    word,
    length,
    classes: (index) => classes[kinds[index] ?? 0] ?? 0,
    rules: (index) => rules[kinds[index] ?? 0] ?? 0,
    heads: (index) => heads[kinds[index] ?? 0] ?? 0,
    isAnchor: (index) => ((marks[kinds[index] ?? 0] ?? 0) & 1) !== 0,
    isStrong: (index) => ((marks[kinds[index] ?? 0] ?? 0) & 2) !== 0,
    find(text, start, end, hash) {
      const bucket = bucketOf(hash);
      const last = buckets[bucket + 1] ?? 0;
      for (let entry = buckets[bucket] ?? 0; entry < last; entry++) {
        if (hashes[entry] !== hash) continue;
        const index = indices[entry] ?? 0;
        // A word broken over two lines is longer in the text than in the table.
        if (length(index) === end - start || text.slice(start, end).includes("\n")) return index;
      }
      return -1;
    },
    findSlip(text, start, end) {
      const own = end - start;
      if (own < SHORTEST_SLIP || own > LONGEST_SLIP) return -1;
      const first = foldedCode(text.charCodeAt(start));
      const run = (first & 31) * RUNS + own;
      let letters = 0;
      for (let at = start; at < end; at++) letters |= 1 << (foldedCode(text.charCodeAt(at)) & 31);
      let found = -1;
      const last = slipRuns[run + 2] ?? 0;
      for (let entry = slipRuns[run - 1] ?? 0; entry < last; entry++) {
        const expected = slipLetters[entry] ?? 0;
        // A slip holds the letters of its word, or all but one.
        const missing = expected & ~letters;
        if ((letters & ~expected) !== 0 || (missing & (missing - 1)) !== 0) continue;
        const index = slipWords[entry] ?? 0;
        if (found >= 0 && found < index) continue;
        const candidate = word(index);
        if (candidate.charCodeAt(0) === first && isSlip(text, start, end, candidate)) found = index;
      }
      return found < 0 || isRealWord(text.slice(start, end).toLowerCase()) ? -1 : found;
    },
    indexOf(text) {
      const hash = hashWord(text);
      const bucket = bucketOf(hash);
      const last = buckets[bucket + 1] ?? 0;
      for (let entry = buckets[bucket] ?? 0; entry < last; entry++) {
        if (hashes[entry] !== hash) continue;
        const index = indices[entry] ?? 0;
        if (word(index) === text) return index;
      }
      return -1;
    },
  };
}
