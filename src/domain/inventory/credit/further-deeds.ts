/** "Six chairs repaired and returned", where six chairs are to be repaired and returned: what else an item says of what it counts. */

import type { Asked } from "./asked.ts";
import type { Group } from "./groups.ts";
import type { NamedTotal } from "./named-totals.ts";
import { contentWords } from "../words/content-words.ts";
import { readNumber } from "../words/numbers.ts";

/** The totals of the same things whose deeds an item tells behind the one total that it names. */
export function furtherDeeds(
  asked: Asked,
  totals: readonly NamedTotal[],
  item: string,
  words: ReadonlySet<string>,
): readonly NamedTotal[] {
  const [total, ...others] = totals;
  if (total === undefined || others.length > 0 || total.group.stated === null) return [];
  const { group, count } = total;
  return [...beside(asked, group, 1), ...beside(asked, group, -1)].flatMap((other) => {
    const deed = deedOf(asked.conditions[other.rows[0] ?? -1]?.text ?? "", other, group);
    return deed !== null && words.has(deed) && isToldOfAll(item, deed, count)
      ? [{ group: other, count }]
      : [];
  });
}

/** The groups that count the same things, one behind the other from a group on. */
function beside({ memberAt }: Asked, group: Group, step: 1 | -1): readonly Group[] {
  const found: Group[] = [];
  for (let at: Group | undefined = group; at !== undefined;) {
    const row: number = (at.rows.at(step === 1 ? -1 : 0) ?? 0) + step;
    at = memberAt.get(row)?.group;
    if (at !== undefined && (found.length === MOST || !countsSame(group, at))) at = undefined;
    if (at !== undefined) found.push(at);
  }
  return found;
}

/** Of one subject hardly more deeds are told. */
const MOST = 8;

function countsSame(one: Group, other: Group): boolean {
  return (
    other.stated === one.stated &&
    other.counted === one.counted &&
    other.place === one.place &&
    one.counted !== null
  );
}

/** The first stem that the other group does not have. */
function deedOf(text: string, { words }: Group, other: Group): string | null {
  return contentWords(text).find((word) => words.has(word) && !other.words.has(word)) ?? null;
}

/** Not "6 chairs repaired, 4 returned", nor "6 chairs repaired, returning them on Monday". */
function isToldOfAll(item: string, deed: string, count: number): boolean {
  const words = item.match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = words.findIndex((word) => contentWords(word)[0] === deed);
  const isOther = [words[at - 1], words[at + 1]].some((word) => {
    const number = readNumber(word ?? "");
    return number !== null && number !== count;
  });
  return !isOther && words[at]?.endsWith("ing") !== true;
}
