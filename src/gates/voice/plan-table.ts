import { foldedCode, hashWord } from "../text/scan.ts";
import { ANY_DEMAND, ANY_ROLE, WordClass } from "./lexicon/classes.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { NAMES } from "./lexicon/names.ts";
import { NOUNS } from "./lexicon/nouns.ts";
import {
  FEELINGS,
  GRIEVANCES,
  OFTEN_NAMED,
  SENT_WILLS,
  STRONG_PARTICIPLES,
  STRONG_VERBS,
  WILLS,
  WILL_NOUNS,
} from "./lexicon/role-frames.ts";
import { ROLES } from "./lexicon/roles.ts";
import { VERBS } from "./lexicon/verbs.ts";
import type { WrittenPhrases } from "./phrase-table.ts";
import { ends, phraseAnchors, phraseHeads, planPhrases, ruleHeads } from "./plan-phrases.ts";
import {
  BUCKET_BITS,
  LONGEST_SLIP,
  RUNS,
  SHORTEST_SLIP,
  bucketOf,
  type WrittenWords,
} from "./word-table.ts";
import { writeBytes, writeIntegers, writeShorts } from "../written-numbers.ts";

/** Which words bring a sentence to the closer look by their class alone. */
const ANCHOR_CLASSES = ANY_ROLE | WordClass.title;
const LISTS = [...FUNCTION_WORDS, ...NOUNS, ...VERBS, ...ROLES, ...NAMES];

/**
 * Everything the gate looks words and phrases up in, put together from the lexicon and the rules.
 * That takes some 40 ms, so the outcome is kept in `written-table.ts`.
 */
export function planTables(): { readonly words: WrittenWords; readonly phrases: WrittenPhrases } {
  const classes = new Map<string, number>();
  for (const list of LISTS) {
    for (const word of list.words.split(/\s+/)) {
      if (word !== "") classes.set(word, (classes.get(word) ?? 0) | list.classes);
    }
  }
  const waiting = ruleBits(phraseAnchors());
  const opening = ruleBits(ruleHeads());
  for (const word of [...waiting.keys(), ...phraseHeads()]) {
    classes.set(word, classes.get(word) ?? 0);
  }
  const words = [...classes.keys()];
  const kindNumbers = new Map<string, number>();
  const kindList: { classes: number; rules: number; heads: number; marks: number }[] = [];
  const slips: { word: string; index: number; run: number }[] = [];
  const kinds = words.map((word, index) => {
    const own = classes.get(word) ?? 0;
    const rules = waiting.get(word) ?? 0;
    const isStrong = STRONG_VERBS.has(word);
    const isFelt = FEELINGS.has(word) || WILLS.has(word);
    const isAnchor =
      (own & ANCHOR_CLASSES) !== 0 || isStrong || isFelt || STRONG_PARTICIPLES.has(word);
    const counts = isAnchor || rules !== 0 || (own & ANY_DEMAND) !== 0;
    // Callings are too many, and their misspelt forms too few, to be looked for among all slips.
    const isCalling = own === WordClass.person && rules === 0 && !OFTEN_NAMED.has(word);
    const mayBeSlip = counts && !isCalling && (own & WordClass.name) === 0;
    if (mayBeSlip && word.length >= SHORTEST_SLIP && word.length <= LONGEST_SLIP + 1) {
      slips.push({ word, index, run: (word.charCodeAt(0) & 31) * RUNS + word.length });
    }
    const heads = opening.get(word) ?? 0;
    // Not sought among slips: they are common words, and near to others that are.
    const anchors =
      isAnchor || WILL_NOUNS.has(word) || GRIEVANCES.has(word) || SENT_WILLS.has(word);
    const kind = { classes: own, rules, heads, marks: (anchors ? 1 : 0) | (isStrong ? 2 : 0) };
    const key = JSON.stringify(kind);
    const number = kindNumbers.get(key) ?? kindList.push(kind) - 1;
    kindNumbers.set(key, number);
    return number;
  });
  const buckets: number[][] = Array.from({ length: 1 << BUCKET_BITS }, () => []);
  for (const [index, word] of words.entries()) buckets[bucketOf(hashWord(word))]?.push(index);
  const indices = buckets.flat();
  const runs: (typeof slips)[] = Array.from({ length: 32 * RUNS }, () => []);
  for (const slip of slips) runs[slip.run]?.push(slip);
  return {
    words: {
      words: words.map((word) => `${word} `).join(""),
      starts: writeShorts(ends(words.map((word) => Array.from({ length: word.length + 1 })))),
      kinds: writeShorts(kinds),
      classes: writeIntegers(kindList.map((kind) => kind.classes)),
      rules: writeIntegers(kindList.map((kind) => kind.rules)),
      heads: writeIntegers(kindList.map((kind) => kind.heads)),
      marks: writeBytes(kindList.map((kind) => kind.marks)),
      buckets: writeShorts(ends(buckets)),
      hashes: writeIntegers(indices.map((index) => hashWord(words[index] ?? ""))),
      indices: writeShorts(indices),
      slipRuns: writeShorts(ends(runs)),
      slipWords: writeShorts(runs.flat().map((slip) => slip.index)),
      slipLetters: writeIntegers(runs.flat().map((slip) => lettersOf(slip.word))),
    },
    phrases: planPhrases(new Map(words.map((word, index) => [word, index]))),
  };
}

/** By word: one bit for each rule in whose list it stands. */
function ruleBits(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [rule, list] of lists.entries()) {
    for (const word of list) bits.set(word, (bits.get(word) ?? 0) | (1 << rule));
  }
  return bits;
}

/** One bit per letter that occurs in a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (foldedCode(word.charCodeAt(i)) & 31);
  return letters;
}
