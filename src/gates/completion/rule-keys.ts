/** From a rule to the words to look for. */

import { planKeys, type Step } from "./plan-keys.ts";
import { expandAnchor } from "./anchors.ts";
import { opened, type Rule } from "./rule.ts";

/** A word of a plan; `set` is -1 for a word that counts by itself. */
export interface PlannedWord {
  readonly word: string;
  readonly side: "before" | "behind";
  readonly within: number;
  /** The number of the set of words one of which stands near it. */
  readonly set: number;
}

/** The plan of each of a rule's patterns, the words of each step; slow. */
export function planRule(
  rule: Rule,
  setNumber: (others: readonly string[]) => number,
): readonly (readonly (readonly PlannedWord[])[])[] {
  return rule.patterns.map((pattern) =>
    stepsOf(rule, opened(pattern)).map(({ alone, paired }) => {
      const found: PlannedWord[] = alone.map((word) => ({
        word,
        side: "before",
        within: 0,
        set: -1,
      }));
      for (const { word, side, within, others } of paired)
        found.push({ word, side, within, set: setNumber(others) });
      return found;
    }),
  );
}

function stepsOf(rule: Rule, pattern: RegExp): readonly Step[] {
  if (rule.anchors !== undefined) {
    return [{ paired: [], alone: [...new Set(rule.anchors.flatMap(expandAnchor))] }];
  }
  const steps = planKeys(pattern);
  if (steps === null)
    throw new Error(`${rule.id} needs anchors: ${pattern.source} can match without a known word`);
  return steps;
}
