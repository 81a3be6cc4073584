/**
 * From words and expressions to their classes: one open-addressed table of hashes. An expression is
 * kept under the hash of its words in a row, and each of its beginnings is marked as going on, so the
 * longest one is found by a look per word.
 */

import { hashWord } from "../../text/scan.ts";
import {
  openSpellingIndex,
  SHORTEST_MISSPELT,
  LONGEST_MISSPELT,
  type SpellingIndex,
} from "../misspelling.ts";
import { spellOut } from "../lexicon/forms.ts";

/** The classes by their name, each with its words; an entry of several classes gives one token for each. */
export type Lexicon = readonly (readonly [classes: string, words: string])[];

export interface WordTable {
  readonly mask: number;
  readonly slotHash: Int32Array;
  /** What stands at a slot: an output and one in the low bits, and `GOES_ON`; 0 when it is free. */
  readonly slotValue: Int32Array;
  /** By output: the letters of its classes. */
  readonly outputs: readonly string[];
  /** The letter of each class. */
  readonly letters: ReadonlyMap<string, string>;
  readonly spelling: SpellingIndex;
  /** By number of a word that may be meant by a misspelt one: its hash. */
  readonly meantHash: Int32Array;
}

/** Longer expressions begin with these words. */
export const GOES_ON = 1 << 20;
/** A word that only stands inside of expressions. */
const KNOWN = 1 << 21;
export const OUTPUT = GOES_ON - 1;

const ALPHABET = [
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(0xa1 + at)),
].join("");

/** Assigns each class its letter, in the order given. */
export function lettersOf(names: readonly string[]): ReadonlyMap<string, string> {
  if (names.length > ALPHABET.length) throw new Error("more classes than letters");
  return new Map(names.map((name, at) => [name, ALPHABET.charAt(at)]));
}

/** The hash of a row of words. */
export function joinHash(before: number, word: number): number {
  return Math.imul(before ^ (word >>> 7) ^ word, 16777619) + 0x5bd1;
}

/** FNV leaves its low bits weak for short words. */
export function slotOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask;
}

/** Opens a lexicon whose classes have these letters. */
export function openWordTable(lexicon: Lexicon, letters: ReadonlyMap<string, string>): WordTable {
  const outputs: string[] = [];
  const values = new Map<number, number>();
  const words = new Set<string>();
  for (const [classes, list] of lexicon) {
    const output = classes
      .split(" ")
      .map((name) => letters.get(name) ?? unknownClass(name))
      .join("");
    outputs.push(output);
    for (const entry of spellOut(list)) enter(entry, outputs.length, values, words);
  }
  let size = 1024;
  while (size < values.size * 3) size *= 2;
  const slotHash = new Int32Array(size);
  const slotValue = new Int32Array(size);
  for (const [hash, value] of values) {
    let slot = slotOf(hash, size - 1);
    while (slotValue[slot] !== 0) slot = (slot + 1) & (size - 1);
    slotHash[slot] = hash;
    slotValue[slot] = value;
  }
  const meant = [...words].filter(
    (word) => word.length >= SHORTEST_MISSPELT && word.length <= LONGEST_MISSPELT,
  );
  return {
    mask: size - 1,
    slotHash,
    slotValue,
    outputs,
    letters,
    spelling: openSpellingIndex(
      meant,
      Uint16Array.from(meant, (_, at) => at),
    ),
    meantHash: Int32Array.from(meant, hashWord),
  };
}

function unknownClass(name: string): never {
  throw new Error(`no class is named ${name}`);
}

/** Enters an expression; what was entered before for the same words stands. */
function enter(
  entry: string,
  output: number,
  values: Map<number, number>,
  words: Set<string>,
): void {
  let hash = 0;
  const parts = entry.split("_");
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const word = hashWord(part);
    words.add(part);
    if (at > 0) values.set(word, (values.get(word) ?? 0) | KNOWN);
    hash = at === 0 ? word : joinHash(hash, word);
    const before = values.get(hash) ?? 0;
    if (at < parts.length - 1) values.set(hash, before | GOES_ON);
    else if ((before & OUTPUT) === 0) values.set(hash, before | output);
  }
}
