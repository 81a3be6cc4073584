/** Puts the table of `keys.ts` together from the rules. Slow: the gate reads what was written. */

import { hashWord } from "../text/scan.ts";
import { writeIntegers, writeShorts } from "../voice/written.ts";
import { slotOf, type WrittenKeys } from "./key-table.ts";
import { isEverMeant } from "./misspelling.ts";
import { planRule, type PlannedWord } from "./rule-keys.ts";
import type { Rule } from "./rule.ts";
import { ALL_RULES, OTHER_RULES } from "./rules/index.ts";
import { perThousand } from "./word-rarity.ts";

/** The tables, by the rules they are for. */
export interface WrittenTables {
  readonly all: WrittenKeys;
  /** Without the rules that find deferrals. */
  readonly other: WrittenKeys;
}

/** The tables of both sets of rules, worked out anew. */
export function planTables(): WrittenTables {
  const sets: string[] = [];
  const numbers = new Map<string, number>();
  const setNumber = (others: readonly string[]): number => {
    const set = others.join(" ");
    const known = numbers.get(set);
    if (known !== undefined) return known;
    numbers.set(set, sets.length);
    return sets.push(set) - 1;
  };
  const plans = new Map(ALL_RULES.map((rule) => [rule, planRule(rule, setNumber)] as const));
  const plansOf = (rules: readonly Rule[]) => rules.flatMap((rule) => plans.get(rule) ?? []);
  return {
    all: planKeyTable(plansOf(ALL_RULES), sets),
    other: planKeyTable(plansOf(OTHER_RULES), sets),
  };
}

interface Entry {
  readonly stage: number;
  readonly after: number;
  readonly pattern: number;
  readonly reach: number;
  readonly set: number;
}

/** The table for patterns given by their plans. */
function planKeyTable(
  plans: readonly (readonly (readonly PlannedWord[])[])[],
  sets: readonly string[],
): WrittenKeys {
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
  const companions = sets.map((set) => set.split(" ").map(numberOf));
  const all = entries.flat();
  return {
    words: words.join(" "),
    ...hashTable(words),
    entryStart: writeIntegers(starts(entries)),
    entryStage: writeIntegers(all.map((entry) => entry.stage)),
    entryAfter: writeIntegers(all.map((entry) => entry.after)),
    entryPattern: writeIntegers(all.map((entry) => entry.pattern)),
    entryReach: writeIntegers(all.map((entry) => entry.reach)),
    entrySet: writeShorts(all.map((entry) => Math.max(0, entry.set))),
    setStart: writeShorts(starts(companions)),
    companions: writeShorts(companions.flat()),
    stageCount: stages,
    article: numbers.get("the") ?? -1,
    spelt: writeShorts(
      [...words.keys()].filter((number) => {
        const word = words[number] ?? "";
        return isEverMeant(word) && perThousand(word) < 0.5;
      }),
    ),
  };
}

/** Where each list starts when they stand one behind the other, and where the last ends. */
function starts(lists: readonly (readonly unknown[])[]): readonly number[] {
  const found = [0];
  for (const list of lists) found.push((found.at(-1) ?? 0) + list.length);
  return found;
}

function hashTable(words: readonly string[]): Pick<WrittenKeys, "slotCount" | "hashes" | "slots"> {
  let slotCount = 1024;
  while (slotCount < words.length * 4) slotCount *= 2;
  const mask = slotCount - 1;
  const taken = new Set<number>();
  const hashes = words.map(hashWord);
  const slots = hashes.map((hash) => {
    let slot = slotOf(hash, mask);
    while (taken.has(slot)) slot = (slot + 1) & mask;
    taken.add(slot);
    return slot;
  });
  return { slotCount, hashes: writeIntegers(hashes), slots: writeShorts(slots) };
}
