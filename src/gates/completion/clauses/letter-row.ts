/** Looking at a clause as a row of letters. */

import { holds } from "./letters.ts";
import { lettersFor } from "./letters.ts" with { type: "macro" };
import type { Hit } from "./rule.ts";
import type { Spelt } from "./spell-clause.ts";

/** Whether a letter is of a set; false past the ends. */
export function isOf(spelt: Spelt, at: number, set: string): boolean {
  return at >= 0 && at < spelt.letters.length && holds(set, spelt.letters.charCodeAt(at));
}

export function has(letters: string, set: string): boolean {
  for (let at = 0; at < letters.length; at++) if (holds(set, letters.charCodeAt(at))) return true;
  return false;
}

/** Where the part of the sentence begins that a letter stands in. */
export function partStart(spelt: Spelt, from: number): number {
  let at = from;
  while (at > 0 && !isOf(spelt, at - 1, PART_ENDS)) at--;
  return at;
}

/** What ends a part of a sentence. */
export const PART_ENDS = lettersFor("sep comma but");

export function textAt({ doc, spelt }: Hit, at: number): string {
  return doc.text.slice(spelt.start[at], spelt.end[at]).toLowerCase();
}
