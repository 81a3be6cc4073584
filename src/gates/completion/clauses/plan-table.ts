/** Puts the words and the patterns together, as `written-table.ts` keeps them. */

import { hashWord } from "../../text/scan.ts";
import { writeBytes, writeIntegers, writeShorts } from "../../written-numbers.ts";
import { ADMISSION_CLASSES, CLASS_NAMES } from "../lexicon/class-names.ts";
import { spellOut } from "../lexicon/forms.ts";
import { LEXICON } from "../lexicon/index.ts";
import { LONGEST_MISSPELT, SHORTEST_MISSPELT, writeSpellings } from "./misspelling.ts";
import { ALL_RULES } from "../rules/index.ts";
import { letterOf, lettersFor } from "./letters.ts";
import { bitsOfLetters } from "./needs.ts";
import { sourceOf, triggersOf } from "./pattern.ts";
import { surroundingsOf } from "./plan-needs.ts";
import { ALWAYS, AT_START, BEHIND_NUMBER } from "./read-words.ts";
import type { WrittenCalls, WrittenPattern } from "./word-calls.ts";
import {
  bucketOf,
  BUCKETS,
  GOES_ON,
  joinHash,
  KNOWN,
  OUTPUT,
  type WrittenWords,
} from "./word-table.ts";

/** Classes by how many sentences hold one of their words: almost all, many, some. The others are rare. */
const FREQUENT: readonly ReadonlySet<string>[] = [
  "sep comma ask percent arrow mask number word past_form ing_form adverb be was have had do did the every few to and or it relative prep made old",
  "of but i can get makes checked making verifying make verify operate users if once until because now past solved undo returns tech ext need constant before after",
  "will would may must event you not no left open later remain plan hedgework keep rest only occasion believe sameness lack follows still",
].map((names) => new Set(names.split(" ")));

/** How telling a class is: the higher, the rarer its words are. */
function rarity(name: string): number {
  const level = FREQUENT.findIndex((names) => names.has(name));
  return level < 0 ? FREQUENT.length : level;
}

export function planWords(): WrittenWords {
  const values = new Map<number, number>();
  const meantWords = new Set<string>();
  const outputs: string[] = [];
  for (const [classes, list] of LEXICON) {
    outputs.push(lettersFor(classes));
    const isMeant = !classes.split(" ").some((name) => TAKEN_AS_SPELT.has(name));
    for (const entry of spellOut(list)) {
      enter(entry, outputs.length, values);
      if (isMeant) for (const word of entry.split("_")) meantWords.add(word);
    }
  }
  const named = new Set(LEXICON.flatMap(([classes]) => classes.split(" ")));
  const empty = CLASS_NAMES.slice(SHAPES).filter((name) => !named.has(name));
  if (empty.length > 0) throw new Error(`without words: ${empty.join(" ")}`);
  const meant = [...meantWords].filter(
    ({ length }) => length >= SHORTEST_MISSPELT && length <= LONGEST_MISSPELT,
  );
  const entries = [...values].toSorted(([a], [b]) => bucketOf(a) - bucketOf(b));
  return {
    outputs: outputs.join(" "),
    buckets: writeShorts(bucketStarts(entries.map(([hash]) => bucketOf(hash)))),
    hashes: writeIntegers(entries.map(([hash]) => hash)),
    values: writeShorts(entries.map(([, value]) => value)),
    spellings: writeSpellings(meant),
    meantHashes: writeIntegers(meant.map(hashWord)),
  };
}

/** By bucket: where its entries begin, given the buckets of all entries in order; one more for the end. */
function bucketStarts(buckets: readonly number[]): readonly number[] {
  const starts: number[] = [];
  for (const [at, bucket] of buckets.entries()) while (starts.length <= bucket) starts.push(at);
  while (starts.length <= BUCKETS) starts.push(buckets.length);
  return starts;
}

/** Classes of plain verbs and things, and of admissions, which are long: nothing hangs on a slip in one of their words. */
const TAKEN_AS_SPELT: ReadonlySet<string> = new Set([
  ..."makes making verifying make verify operate tech ext users neutral occasion hedgework event returns".split(
    " ",
  ),
  ...ADMISSION_CLASSES,
]);

/** The first classes are those of what has no list. */
const SHAPES = CLASS_NAMES.indexOf("adverb");

/** Enters an expression; what was entered before for the same words stands. */
function enter(entry: string, output: number, values: Map<number, number>): void {
  const parts = entry.split("_");
  let hash = 0;
  parts.forEach((part, at) => {
    const word = hashWord(part) | 0;
    if (at > 0) values.set(word, (values.get(word) ?? 0) | KNOWN);
    hash = at === 0 ? word : joinHash(hash, word);
    const before = values.get(hash) ?? 0;
    if (at < parts.length - 1) values.set(hash, before | GOES_ON);
    else if ((before & OUTPUT) === 0) values.set(hash, before | output);
  });
}

/** A pattern and the words that call for it. */
interface PlannedPattern {
  readonly written: WrittenPattern;
  /** The letters one of which calls for it. */
  readonly triggers: string;
  /** Whether these are words so frequent that they call for it at the start of a part of a sentence alone. */
  readonly opens: boolean;
}

function planPatterns(): readonly PlannedPattern[] {
  return ALL_RULES.flatMap(({ id, patterns }) =>
    patterns.map((pattern) => {
      const names = triggersOf(pattern, rarity);
      return {
        written: { rule: id, source: sourceOf(pattern), around: surroundingsOf(pattern, names) },
        triggers: names.map(letterOf).join(""),
        opens: pattern.startsWith("^") && names.some((name) => rarity(name) <= 1),
      };
    }),
  );
}

/** "Of" is everywhere; it is looked at in "3 of 4" alone. */
const OF = letterOf("of");

/** The patterns, and what the words of each output call for; `outputs` is that of `planWords`. */
export function planCalls(outputs: string): {
  readonly patterns: readonly WrittenPattern[];
  readonly calls: WrittenCalls;
} {
  const planned = planPatterns();
  const byLetter = new Map<string, number[]>();
  const callOf = new Map<string, number>();
  for (const [number, { triggers, opens }] of planned.entries()) {
    for (const letter of triggers) {
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), number]);
      const when = letter === OF ? BEHIND_NUMBER : opens ? AT_START : ALWAYS;
      callOf.set(letter, Math.max(callOf.get(letter) ?? 0, when));
    }
  }
  const rows = ["", ...outputs.split(" ")];
  const asked = rows.map((letters) => [
    ...new Set(Array.from(letters, (letter) => byLetter.get(letter) ?? []).flat()),
  ]);
  const starts = [0];
  for (const { length } of asked) starts.push((starts.at(-1) ?? 0) + length);
  const bits = rows.map(bitsOfLetters);
  return {
    patterns: planned.map(({ written }) => written),
    calls: {
      call: writeBytes(
        rows.map((letters) =>
          Math.max(0, ...Array.from(letters, (letter) => callOf.get(letter) ?? 0)),
        ),
      ),
      low: writeIntegers(bits.map(({ low }) => low)),
      high: writeIntegers(bits.map(({ high }) => high)),
      starts: writeShorts(starts),
      patterns: writeShorts(asked.flat()),
    },
  };
}
