/**
 * The table of anchor words: from the hash of a word to the rules that may match where it stands. It is
 * what keeps the gate fast: a word that anchors nothing costs one look into a table.
 */

import { hashWord, lettersOf } from "../text/scan.ts";
import type { Rule } from "./rule.ts";
import { NOT_MISSPELT } from "./spelling-exceptions.ts";

/** A set of rules by the anchor word that asks for them. */
export interface AnchorTable {
  /** Number of the anchor at a word's hash; -1 when the word anchors nothing. */
  find(hash: number): number;
  /** Number of the anchor that the word is a misspelling of; -1 when of none. */
  findMisspelt(text: string, start: number, end: number, letters: number): number;
  /** The anchor word itself. */
  wordOf(anchor: number): string;
  /** Indexes of the rules that the anchor asks for. */
  rulesOf(anchor: number): readonly number[];
}

const VOWEL = /[aeiou]/;

/** The forms that `word*` stands for. */
export function expandAnchor(anchor: string): readonly string[] {
  if (!anchor.endsWith("*")) return [anchor];
  const base = anchor.slice(0, -1);
  const forms = new Set([base, `${base}s`, `${base}ed`, `${base}ing`]);
  if (base.endsWith("e")) {
    forms.add(`${base}d`);
    forms.add(`${base.slice(0, -1)}ing`);
  }
  if (base.endsWith("y")) forms.add(`${base.slice(0, -1)}ied`).add(`${base.slice(0, -1)}ies`);
  if (/(?:s|x|z|ch|sh)$/.test(base)) forms.add(`${base}es`);
  const last = base.at(-1) ?? "";
  if (last !== "" && !VOWEL.test(last) && VOWEL.test(base.at(-2) ?? "")) {
    forms.add(`${base}${last}ed`).add(`${base}${last}ing`);
  }
  return [...forms];
}

/** Words shorter than this are taken as they are spelt. */
const SHORTEST_MISSPELT = 6;

export function buildAnchorTable(rules: readonly Rule[]): AnchorTable {
  const rulesByWord = new Map<string, number[]>();
  rules.forEach((rule, index) => {
    for (const anchor of rule.anchors) {
      for (const word of expandAnchor(anchor)) {
        const known = rulesByWord.get(word);
        if (known === undefined) rulesByWord.set(word, [index]);
        else if (known.at(-1) !== index) known.push(index);
      }
    }
  });
  const wordsInOrder = [...rulesByWord.keys()];
  const rulesInOrder = wordsInOrder.map((word) => rulesByWord.get(word) ?? []);
  let size = 1024;
  while (size < wordsInOrder.length * 8) size *= 2;
  const mask = size - 1;
  const keys = new Int32Array(size);
  const values = new Int32Array(size).fill(-1);
  wordsInOrder.forEach((word, index) => {
    const hash = hashWord(word);
    let slot = mixed(hash) & mask;
    while ((values[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
    keys[slot] = hash;
    values[slot] = index;
  });
  const long = bucketLongWords(wordsInOrder);
  return {
    find(hash) {
      let slot = mixed(hash) & mask;
      for (;;) {
        const value = values[slot] ?? -1;
        if (value < 0) return -1;
        if (keys[slot] === hash) return value;
        slot = (slot + 1) & mask;
      }
    },
    findMisspelt(text, start, end, letters) {
      const first = (text.charCodeAt(start) | 32) - 97;
      if (first < 0 || first > 25) return -1;
      const length = end - start;
      const bucket = long[first * MOST_LENGTH + length];
      if (bucket === undefined) return -1;
      const { masks, indexes } = bucket;
      for (let i = 0; i < masks.length; i++) {
        if (bitCount((masks[i] ?? 0) ^ letters) > 2) continue;
        const index = indexes[i] ?? 0;
        const word = wordsInOrder[index] ?? "";
        const found = text.slice(start, end).toLowerCase();
        if (isOneSlipAway(found, word) && !NOT_MISSPELT.has(found)) return index;
      }
      return -1;
    },
    wordOf: (anchor) => wordsInOrder[anchor] ?? "",
    rulesOf: (anchor) => rulesInOrder[anchor] ?? [],
  };
}

/** FNV leaves its low bits weak for short words. */
function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}

interface Bucket {
  readonly masks: Int32Array;
  readonly indexes: Int32Array;
}

const MOST_LENGTH = 24;

/** Long anchor words by first letter and by each length that a misspelling of them can have. */
function bucketLongWords(all: readonly string[]): readonly (Bucket | undefined)[] {
  const lists: number[][] = [];
  all.forEach((word, index) => {
    if (word.length < SHORTEST_MISSPELT || word.length >= MOST_LENGTH - 1 || !/^[a-z]+$/.test(word)) return;
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      if (length < SHORTEST_MISSPELT) continue;
      const slot = (word.charCodeAt(0) - 97) * MOST_LENGTH + length;
      (lists[slot] ??= []).push(index);
    }
  });
  const buckets: (Bucket | undefined)[] = Array.from({ length: 26 * MOST_LENGTH });
  lists.forEach((indexes, slot) => {
    buckets[slot] = {
      masks: Int32Array.from(indexes, (index) => lettersOf(all[index] ?? "")),
      indexes: Int32Array.from(indexes),
    };
  });
  return buckets;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Whether two different words are one typing slip apart: a letter missing, added or wrong, or two
 * neighbours swapped (Damerau's four). A slip in the last letter is taken for an ending (replace,
 * replaced, replaces), unless it is one of a pair (instal, install).
 */
export function isOneSlipAway(left: string, right: string): boolean {
  if (left === right) return false;
  const shorter = left.length <= right.length ? left : right;
  const longer = left.length <= right.length ? right : left;
  if (longer.length - shorter.length > 1) return false;
  let from = 0;
  while (from < shorter.length && shorter.charCodeAt(from) === longer.charCodeAt(from)) from++;
  if (longer.length > shorter.length) {
    if (from === shorter.length) return longer.charCodeAt(from) === longer.charCodeAt(from - 1);
    return shorter.slice(from) === longer.slice(from + 1);
  }
  if (from === shorter.length - 1) return false;
  if (shorter.slice(from + 1) === longer.slice(from + 1)) return true;
  return (
    shorter.charCodeAt(from) === longer.charCodeAt(from + 1) &&
    shorter.charCodeAt(from + 1) === longer.charCodeAt(from) &&
    shorter.slice(from + 2) === longer.slice(from + 2)
  );
}
