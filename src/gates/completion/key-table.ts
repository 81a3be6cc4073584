/**
 * From the hash of a word to the patterns that may match where it stands. This is what keeps the gate
 * fast: a word that is no key costs one look into a table, and a pattern is tried only where the words
 * that it cannot do without stand, in their order and near each other.
 */

import { hashWord } from "../text/scan.ts";
import { buildSpellingIndex, type SpellingIndex } from "./misspelling.ts";
import type { PlannedWord } from "./rule-keys.ts";
import { perThousand } from "./word-rarity.ts";

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

interface Entry {
  readonly stage: number;
  readonly after: number;
  readonly pattern: number;
  readonly reach: number;
  readonly set: number;
}

/** Builds the table for patterns given by their plans. */
export function buildKeyTable(
  plans: readonly (readonly (readonly PlannedWord[])[])[],
  sets: readonly string[],
): KeyTable {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const entries: Entry[][] = [];
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    entries.push([]);
    return words.push(word) - 1;
  };
  let stages = 0;
  plans.forEach((steps, pattern) => {
    let before = -1;
    steps.forEach((step, index) => {
      const stage = stages++;
      const asked = index === steps.length - 1 ? pattern : -1;
      for (const { word, side, within, set } of step) {
        const reach = set < 0 ? 0 : side === "before" ? -within : within;
        // Later stages stand first, so that a word does not lead to a stage by way of itself.
        entries[numberOf(word)]?.unshift({ stage, after: before, pattern: asked, reach, set });
      }
      before = stage;
    });
  });
  const memberNumbers = sets.map((set) => set.split(" ").map(numberOf));
  const width = (words.length >> 5) + 1;
  const members = new Int32Array(width * sets.length);
  memberNumbers.forEach((set, index) => {
    for (const word of set) {
      const at = index * width + (word >> 5);
      members[at] = (members[at] ?? 0) | (1 << (word & 31));
    }
  });
  const all = entries.flat();
  const entryStart: number[] = [0];
  for (const list of entries) entryStart.push((entryStart.at(-1) ?? 0) + list.length);
  return {
    words,
    ...hashTable(words),
    entryStart: Int32Array.from(entryStart),
    entryStage: Int32Array.from(all, (entry) => entry.stage),
    entryAfter: Int32Array.from(all, (entry) => entry.after),
    entryPattern: Int32Array.from(all, (entry) => entry.pattern),
    entryReach: Int32Array.from(all, (entry) => entry.reach),
    entrySet: Int32Array.from(all, (entry) => Math.max(0, entry.set) * width),
    members,
    stageCount: stages,
    article: numbers.get("the") ?? -1,
    spelling: buildSpellingIndex(words, (word) => perThousand(word) < 0.5),
  };
}

function hashTable(words: readonly string[]): Pick<KeyTable, "mask" | "slotHash" | "slotWord"> {
  let size = 1024;
  while (size < words.length * 4) size *= 2;
  const mask = size - 1;
  const slotHash = new Int32Array(size);
  const slotWord = new Int32Array(size).fill(-1);
  words.forEach((word, index) => {
    const hash = hashWord(word);
    let slot = slotOf(hash, mask);
    while ((slotWord[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
    slotHash[slot] = hash;
    slotWord[slot] = index;
  });
  return { mask, slotHash, slotWord };
}
