/** From a rule to the words to look for, and the compact form in which they are kept. */

import { planKeys, type Step } from "./plan-keys.ts";
import { expandAnchor } from "./anchors.ts";
import type { Rule } from "./rule.ts";

/** The plan of each of a rule's patterns, worked out anew; slow. */
export function planRule(rule: Rule): readonly (readonly Step[])[] {
  return rule.patterns.map((pattern) => {
    if (rule.anchors !== undefined) {
      return [{ paired: [], alone: [...new Set(rule.anchors.flatMap(expandAnchor))] }];
    }
    const steps = planKeys(pattern);
    if (steps === null)
      throw new Error(`${rule.id} needs anchors: ${pattern.source} can match without a known word`);
    return steps;
  });
}

/** Plans in a compact form: sets of companions once each, and per rule a line per pattern. */
export interface WrittenPlans {
  readonly sets: readonly string[];
  readonly plans: Readonly<Record<string, readonly string[]>>;
}

/** `done built<2:7>yet`: words, some with the set one of which stands at most so many words before (`<`) or behind (`^`). */
export function writePlan(
  steps: readonly Step[],
  setNumber: (others: readonly string[]) => number,
): string {
  return steps
    .map(({ alone, paired }) =>
      [
        ...alone,
        ...paired.map(
          ({ word, side, others, within }) =>
            `${word}${side === "before" ? "<" : "^"}${within}:${setNumber(others)}`,
        ),
      ].join(" "),
    )
    .join(">");
}

/** A word of a plan as it is read back; `set` is -1 for a word that counts by itself. */
export interface PlannedWord {
  readonly word: string;
  readonly side: "before" | "behind";
  readonly within: number;
  readonly set: number;
}

/** Reads what `writePlan` wrote: the words of each step. */
export function readPlan(source: string): readonly (readonly PlannedWord[])[] {
  return source.split(">").map((step) => step.split(" ").map(readPlannedWord));
}

function readPlannedWord(entry: string): PlannedWord {
  const colon = entry.indexOf(":");
  if (colon < 0) return { word: entry, side: "before", within: 0, set: -1 };
  let sign = entry.indexOf("<");
  const side = sign < 0 ? "behind" : "before";
  if (sign < 0) sign = entry.indexOf("^");
  return {
    word: entry.slice(0, sign),
    side,
    within: Number(entry.slice(sign + 1, colon)),
    set: Number(entry.slice(colon + 1)),
  };
}
