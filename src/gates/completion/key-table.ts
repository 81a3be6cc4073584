/**
 * From the hash of a word to the patterns that may match where it stands. This is what keeps the gate
 * fast: a word that is no key costs one look into a table, and a pattern is tried only where the words
 * that it cannot do without stand, in their order and near each other.
 */

import { readIntegers, readShorts } from "../voice/written.ts";
import { openSpellingIndex, type SpellingIndex } from "./misspelling.ts";

/** How many words may stand between what belongs to one match where the pattern does not tell. */
export const NEAR = 16;

/** Flat arrays, as they are read for each word of each message. */
export interface KeyTable {
  readonly words: readonly string[];
  readonly mask: number;
  readonly slotHash: Int32Array;
  /** The number of the word at a slot, -1 when the slot is free. */
  readonly slotWord: Int32Array;
  /** Entries of word w: from entryStart[w] to entryStart[w + 1]; words that are companions only have none. */
  readonly entryStart: Int32Array;
  /** The stage that the word reaches. */
  readonly entryStage: Int32Array;
  /** The stage that must have been reached shortly before, -1 when none. */
  readonly entryAfter: Int32Array;
  /** The pattern that is to be tried when the stage is reached, -1 when there are further stages. */
  readonly entryPattern: Int32Array;
  /** How many words before (negative) or behind (positive) a companion may stand; 0: none is needed. */
  readonly entryReach: Int32Array;
  /** Where in `members` the bits of the companions begin. */
  readonly entrySet: Int32Array;
  /** Bits of the sets of companions, by number of word. */
  readonly members: Int32Array;
  readonly stageCount: number;
  /** The number of the word `the`. */
  readonly article: number;
  readonly spelling: SpellingIndex;
}

/** FNV leaves its low bits weak for short words. */
export function slotOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask;
}

/** The table as it is kept in `keys.ts`; lists of numbers in the form of `written.ts`. */
export interface WrittenKeys {
  /** Parted by spaces. */
  readonly words: string;
  readonly slotCount: number;
  /** By word: its hash and its slot. */
  readonly hashes: string;
  readonly slots: string;
  readonly entryStart: string;
  readonly entryStage: string;
  readonly entryAfter: string;
  readonly entryPattern: string;
  readonly entryReach: string;
  /** By entry: the number of its set of companions. */
  readonly entrySet: string;
  /** By set: where its words start in `companions`; one more for the end. */
  readonly setStart: string;
  readonly companions: string;
  readonly stageCount: number;
  readonly article: number;
  /** The words that a misspelt one may be meant to be. */
  readonly spelt: string;
}

/** Makes a written table ready to be looked into. */
export function openKeyTable(written: WrittenKeys): KeyTable {
  const words = written.words.split(" ");
  const hashes = readIntegers(written.hashes);
  const slots = readShorts(written.slots);
  const slotHash = new Int32Array(written.slotCount);
  const slotWord = new Int32Array(written.slotCount).fill(-1);
  for (let word = 0; word < slots.length; word++) {
    const slot = slots[word] ?? 0;
    slotHash[slot] = hashes[word] ?? 0;
    slotWord[slot] = word;
  }
  const width = widthOf(words.length);
  const setStart = readShorts(written.setStart);
  const companions = readShorts(written.companions);
  const members = new Int32Array(width * (setStart.length - 1));
  for (let set = 0; set + 1 < setStart.length; set++) {
    const last = setStart[set + 1] ?? 0;
    for (let i = setStart[set] ?? 0; i < last; i++) {
      const word = companions[i] ?? 0;
      const at = set * width + (word >> 5);
      members[at] = (members[at] ?? 0) | (1 << (word & 31));
    }
  }
  const entrySet = new Int32Array(readShorts(written.entrySet));
  for (let entry = 0; entry < entrySet.length; entry++)
    entrySet[entry] = (entrySet[entry] ?? 0) * width;
  return {
    words,
    mask: written.slotCount - 1,
    slotHash,
    slotWord,
    entryStart: readIntegers(written.entryStart),
    entryStage: readIntegers(written.entryStage),
    entryAfter: readIntegers(written.entryAfter),
    entryPattern: readIntegers(written.entryPattern),
    entryReach: readIntegers(written.entryReach),
    entrySet,
    members,
    stageCount: written.stageCount,
    article: written.article,
    spelling: openSpellingIndex(words, readShorts(written.spelt)),
  };
}

/** How many integers the bits of a set take. */
function widthOf(wordCount: number): number {
  return (wordCount >> 5) + 1;
}
