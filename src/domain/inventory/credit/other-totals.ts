/** Totals of something else than what is asked for: "all four guides written" where four endpoints are to answer. */

import { type Group, isPlural } from "./groups.ts";
import { isStop, REACH, stemsOf } from "./item-words.ts";
import { isVerbForm, looksPlural } from "../words/clause-words.ts";

/** "all four guides written", "four people came", and neither "all four respond" nor "all four items done". */
export function namesThings(raw: readonly string[], from: number): boolean {
  // "each of the four answers"
  const each = raw.slice(Math.max(0, from - REACH - 1), from).some((word) => EACH.test(word));
  for (const word of raw.slice(from, from + REACH).map((one) => one.toLowerCase())) {
    if (/^[,.;:!?()]$/u.test(word) || isStop(word) || (each && isVerbForm(word))) return false;
    if ((isPlural(word) || looksPlural(word)) && stemsOf(word).length > 0) return true;
  }
  return false;
}

const EACH = /^(?:each|every)$/iu;

/** Whether an item has a word of a group, its number apart. */
export function sharesWord(stems: ReadonlySet<string>, { rows, words }: Group): boolean {
  const size = String(rows.length);
  return [...stems].some((word) => word !== size && words.has(word));
}
