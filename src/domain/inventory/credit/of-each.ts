/** What is said of each of several things beside the deed that makes them. */

import type { Asked } from "./asked.ts";
import type { Item } from "./delivered.ts";
import type { Group } from "./groups.ts";
import { everyWord } from "./item-words.ts";
import type { NamedTotal } from "./named-totals.ts";

/**
 * "each pair is wrapped", of "make six pairs and wrap each pair": all that it says is asked for beside the total alone. So is what
 * "every door has a brass handle" says of "paint four doors; every door has a handle": nothing of the deed that makes them.
 */
export function onlySingle(
  asked: Asked,
  totals: readonly NamedTotal[],
  { delivered, deliveredWords: words }: Item,
): readonly number[] {
  const { singles, wanted } = asked;
  if (totals.some(({ group }) => words.isSubsetOf(group.words))) return [];
  const [total, ...others] = totals;
  const [deed = ""] = everyWord(asked.conditions[total?.group.rows[0] ?? -1]?.text ?? "");
  // "Every page added with a title", of "add four pages": so common a verb is no content word.
  const isDone = deed !== "the" && everyWord(delivered).includes(deed);
  if (singles.length === 0 || isDone) return [];
  const same = singles.filter((row) => wanted[row] !== undefined && words.isSubsetOf(wanted[row]));
  if (same.length > 0 || total === undefined || others.length > 0) return same;
  return saysEachOnce(delivered)
    ? singles.filter((row) => isOfEach(asked, row, total.group, words))
    : [];
}

const EACH = /(?<!\p{L})(?:each|every)(?!\p{L})/giu;
/** Of every one of them, and not of how many there are. */
function saysEachOnce(item: string): boolean {
  return item.match(EACH)?.length === 1 && !/(?<!\p{L})(?:all|both)(?!\p{L})/iu.test(item);
}

/** Whether a condition beside a total says something of each of its things, and an item says that and nothing of the total's own. */
function isOfEach(
  { conditions, wanted }: Asked,
  row: number,
  { words: ofTotal, heads, rows }: Group,
  words: ReadonlySet<string>,
): boolean {
  const own = wanted[row];
  if (own === undefined || conditions[row]?.text.match(EACH)?.length !== 1) return false;
  if (words.has(String(rows.length)) || own.isDisjointFrom(heads)) return false;
  const isToldOfTotal = !words.intersection(ofTotal).isSubsetOf(own);
  return !isToldOfTotal && !words.intersection(own).isSubsetOf(ofTotal);
}
