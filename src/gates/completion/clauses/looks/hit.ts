/** What second looks at a hit go by. They run only where a pattern was met. */

import type { Hit } from "../rule.ts";
import { holds } from "../letters.ts";
import { lettersFor } from "../letters.ts" with { type: "macro" };

/** Whether a cell is the head of its column. */
export function isHead({ doc, clause }: Hit): boolean {
  if (clause.kind !== "cell") return false;
  const { header } = doc.outline();
  // Under the head stands the rule, then the first row.
  const row = clause.line + 2;
  return row < doc.scan().lineCount && header[row] === clause.line;
}

/** Whether a word of one of the classes (`lettersFor`) stands in the clause, or between two of its words. */
export function hasAny({ spelt }: Hit, set: string, from = 0, to = spelt.letters.length): boolean {
  for (let at = Math.max(0, from); at < to; at++)
    if (holds(set, spelt.letters.charCodeAt(at))) return true;
  return false;
}

/** Whether the words that were met hold a negation themselves. */
export function hasNegation(hit: Hit): boolean {
  return hasAny(hit, lettersFor("not no"), hit.from, hit.to);
}

/** What was met, as written but for capitals. */
export function wordsOf({ met }: Hit): string {
  return met;
}

export function textAfter({ after }: Hit): string {
  return after;
}

export function textBefore({ before }: Hit): string {
  return before;
}

/** The clause with its signs, but for capitals. */
export function asWritten({ doc, clause }: Hit): string {
  return doc.text.slice(clause.start, clause.end).toLowerCase();
}

/** A text as it stands, for use within a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
