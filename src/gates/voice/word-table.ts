import { foldedCode, hashWord, lettersOf } from "../text/scan.ts";
import { ANY_DEMAND, ANY_ROLE, WordClass, type WordList } from "./lexicon/classes.ts";
import { NOT_SLIPS } from "./lexicon/not-slips.ts";

/** Shortest word that may be met in a misspelt form. */
const SHORTEST_SLIP = 5;
/** Nothing in the lexicon is longer. */
const LONGEST_SLIP = 24;

/** The words that a gate knows, found by hash, or by the set of their letters when misspelt. */
export interface WordTable {
  readonly words: readonly string[];
  /** By index: number of letters. */
  readonly lengths: Uint8Array;
  /** By index: classes, one bit each. */
  readonly classes: Int32Array;
  /** By index: 1 when a sentence with this word is worth a closer look. */
  readonly anchors: Uint8Array;
  /** By index: 1 for the verbs that count whoever their subject is. */
  readonly strong: Uint8Array;
  /** By index: one bit for each phrase rule that waits for this word. */
  readonly rules: Int32Array;
  /** Index of the word text[start, end), whose hash `scanText` gives; -1 when unknown. */
  find(text: string, start: number, end: number, hash: number): number;
  /** Index of the word that text[start, end) is a slip of; -1 when none. */
  findSlip(text: string, start: number, end: number): number;
  /** Index of a word given as text; -1 when unknown. */
  indexOf(word: string): number;
}

/** The key of a slip: its first letter and the set of all its letters. */
function slipKey(first: number, letters: number): number {
  return Math.imul(letters, 29) ^ first;
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

/** Open addressing over typed arrays: no objects are touched until a key is found. */
class OpenTable {
  readonly keys: Int32Array;
  readonly values: Int32Array;
  readonly mask: number;

  constructor(entries: number) {
    let size = 256;
    while (size < entries * 2) size *= 2;
    this.keys = new Int32Array(size);
    this.values = new Int32Array(size).fill(-1);
    this.mask = size - 1;
  }

  add(key: number, value: number): void {
    let slot = (key ^ (key >>> 15)) & this.mask;
    while (this.values[slot] !== -1) slot = (slot + 1) & this.mask;
    this.keys[slot] = key;
    this.values[slot] = value;
  }
}

/** Which words bring a sentence to the closer look by their class alone. */
const ANCHOR_CLASSES = ANY_ROLE | WordClass.title;

/**
 * Builds the table from word lists and from the anchors of the phrase rules.
 * `ruleAnchors[i]` are the words that phrase rule `i` waits for, `heads` those that a phrase can start
 * with; `strongVerbs` are the verbs that count whoever their subject is.
 */
export function buildWordTable(
  lists: readonly WordList[],
  ruleAnchors: readonly (readonly string[])[],
  heads: readonly string[],
  strongVerbs: ReadonlySet<string>,
): WordTable {
  const classes = new Map<string, number>();
  for (const list of lists) {
    for (const word of list.words.split(/\s+/)) {
      if (word !== "") classes.set(word, (classes.get(word) ?? 0) | list.classes);
    }
  }
  const waiting = new Map<string, number>();
  ruleAnchors.forEach((anchors, rule) => {
    for (const word of anchors) waiting.set(word, (waiting.get(word) ?? 0) | (1 << rule));
  });
  for (const word of [...waiting.keys(), ...heads]) classes.set(word, classes.get(word) ?? 0);
  const words: string[] = [];
  const indices = new Map<string, number>();
  for (const text of classes.keys()) {
    indices.set(text, words.length);
    words.push(text);
  }

  const bits = new Int32Array(words.length);
  const anchors = new Uint8Array(words.length);
  const strong = new Uint8Array(words.length);
  const rules = new Int32Array(words.length);
  const lengths = new Uint8Array(words.length);
  const byHash = new OpenTable(words.length);
  const slips: [number, number][] = [];
  words.forEach((word, index) => {
    const letters = lettersOf(word);
    byHash.add(hashWord(word), index);
    const own = classes.get(word) ?? 0;
    bits[index] = own;
    lengths[index] = word.length;
    rules[index] = waiting.get(word) ?? 0;
    strong[index] = strongVerbs.has(word) ? 1 : 0;
    const isAnchor = (own & ANCHOR_CLASSES) !== 0 || rules[index] !== 0 || strongVerbs.has(word);
    anchors[index] = isAnchor ? 1 : 0;
    const mayBeSlip = isAnchor || (own & ANY_DEMAND) !== 0;
    if (!mayBeSlip || word.length < SHORTEST_SLIP) return;
    if ((own & WordClass.name) !== 0) return;
    const keys = new Set([letters]);
    for (let gap = 1; gap < word.length; gap++) {
      keys.add(lettersOf(word.slice(0, gap) + word.slice(gap + 1)));
    }
    for (const key of keys) slips.push([slipKey(word.charCodeAt(0), key), index]);
  });
  const byLetters = new OpenTable(slips.length);
  for (const [key, index] of slips) byLetters.add(key, index);

  return {
    words,
    lengths,
    classes: bits,
    anchors,
    strong,
    rules,
    find(text, start, end, hash) {
      const { keys, values, mask } = byHash;
      let slot = (hash ^ (hash >>> 15)) & mask;
      for (;;) {
        const index = values[slot] ?? -1;
        if (index === -1) return -1;
        if (keys[slot] === hash) {
          // A word broken over two lines is longer in the text than in the table.
          if (lengths[index] === end - start || text.slice(start, end).includes("\n")) return index;
        }
        slot = (slot + 1) & mask;
      }
    },
    findSlip(text, start, end) {
      if (end - start < SHORTEST_SLIP || end - start > LONGEST_SLIP) return -1;
      const { keys, values, mask } = byLetters;
      let letters = 0;
      for (let at = start; at < end; at++) letters |= 1 << (foldedCode(text.charCodeAt(at)) & 31);
      const key = slipKey(foldedCode(text.charCodeAt(start)), letters);
      let slot = (key ^ (key >>> 15)) & mask;
      for (;;) {
        const index = values[slot] ?? -1;
        if (index === -1) return -1;
        if (keys[slot] === key && isSlip(text, start, end, words[index] ?? "")) {
          return NOT_SLIPS.has(text.slice(start, end).toLowerCase()) ? -1 : index;
        }
        slot = (slot + 1) & mask;
      }
    },
    indexOf(word) {
      return indices.get(word) ?? -1;
    },
  };
}
