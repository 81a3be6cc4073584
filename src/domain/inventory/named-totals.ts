import { contentWords } from "./content-words.ts";
import { countAt } from "./counts.ts";
import type { Group } from "./groups.ts";
import { foldWord } from "./stem.ts";
import { FILLERS, STOP_WORDS } from "./stop-words.ts";

/** How many members of a group an item says to deliver, by a total. */
export interface NamedTotal {
  readonly group: Group;
  readonly count: number;
}

/** "all", "both", "three of the four" or a number, and where the words begin that say of what. */
interface Marker {
  /** How many; null for "all" alone. */
  readonly count: number | null;
  readonly from: number;
  /** A number in the middle of the item, which names a total only where the condition states that total. */
  readonly weak: boolean;
}

const WORD = /[\p{L}\p{N}]+|[,.;:!?()]/gu;
const LINK = /^(?:of|the|these|those|our|its|their)$/u;
const OF = /^(?:of|for|in|from)$/u;
/** How many words may stand between "all" and what it counts. */
const REACH = 4;

/** The totals that an item names, each with the group whose things it counts. */
export function namedTotals(
  item: string,
  groups: readonly Group[],
  nearest: Group,
): readonly NamedTotal[] {
  const raw = item.match(WORD) ?? [];
  const words = raw.map((word) => word.toLowerCase());
  const stems = new Set(contentWords(item));
  const found: NamedTotal[] = [];
  for (let i = 0; i < words.length; i++) {
    const marker = markerAt(words, i);
    if (marker === null) continue;
    const total = totalOf(raw, marker, stems, groups, nearest);
    if (total !== null) found.push(total);
    i = Math.max(i, marker.from - 1);
  }
  return found;
}

function markerAt(words: readonly string[], i: number): Marker | null {
  const word = words[i] ?? "";
  if (word === "both") return { count: 2, from: afterLinks(words, i + 1), weak: false };
  if (word === "all" || word === "every" || word === "each") {
    const after = afterLinks(words, i + 1);
    const stated = countAt(words, after);
    const from = stated === null ? after : afterLinks(words, stated.next);
    return { count: stated?.count ?? null, from, weak: false };
  }
  const stated = countAt(words, i);
  if (stated === null) return null;
  if (words[stated.next] !== "of") return { count: stated.count, from: stated.next, weak: i > 0 };
  const after = afterLinks(words, stated.next);
  return { count: stated.count, from: countAt(words, after)?.next ?? after, weak: false };
}

function afterLinks(words: readonly string[], from: number): number {
  let at = from;
  while (LINK.test(words[at] ?? "")) at++;
  return at;
}

/** The group that a marker counts, and how many of its members; null where the item speaks of less or of other things. */
function totalOf(
  raw: readonly string[],
  { count, from, weak }: Marker,
  stems: ReadonlySet<string>,
  groups: readonly Group[],
  nearest: Group,
): NamedTotal | null {
  const things = thingsAt(raw, from);
  const headOf = ({ shared }: Group): number => things.findIndex((word) => shared.has(word));
  const heads = groups.filter((group) => headOf(group) >= 0);
  const group =
    heads.find((one) => count !== null && one.stated === count) ??
    (heads.includes(nearest) ? nearest : heads[0]);
  if (group === undefined) {
    // "all four", "both are done"; "all four routes" where the condition says endpoints.
    if (weak || (things.length > 0 && count !== nearest.rows.length)) return null;
    return within(nearest, count, namesIn(nearest, stems));
  }
  const size = group.rows.length;
  if (weak && (count !== size || group.stated !== count)) return null;
  const before = things.slice(0, headOf(group));
  if (count === size) return within(group, count, namesIn(group, new Set(before)), true);
  const qualified = [...before, ...qualifiersAt(raw, from, group)];
  // "all endpoints of the orders": not all of the group's.
  if (count === null && qualified.some((word) => !group.words.has(word))) return null;
  return within(group, count, namesIn(group, stems));
}

/** A total that names some members is one of these alone, unless it says how many there are in all. */
function within(
  group: Group,
  count: number | null,
  named: number,
  close = false,
): NamedTotal | null {
  const size = group.rows.length;
  if (named > 0 && named < size && (close || count !== size)) return null;
  return { group, count: Math.min(count ?? size, size) };
}

/** How many members of a group are named by words of their own. */
function namesIn({ names }: Group, words: ReadonlySet<string>): number {
  return names.filter((name) => [...name].some((word) => words.has(word))).length;
}

/** The stems of the words that say what is counted, up to a preposition, verb of being or the end of the clause. */
function thingsAt(raw: readonly string[], from: number): readonly string[] {
  const found: string[] = [];
  for (let at = from; at < raw.length && found.length < REACH; at++) {
    const word = raw[at] ?? "";
    if (/^[.;:!?()]$/u.test(word)) break;
    if (word === "," || /^(?:and|und|et|y|e)$/iu.test(word)) continue;
    if (isStop(word)) break;
    found.push(...stemOf(word));
  }
  return found;
}

/** The first content words of "of the orders" behind the head, up to one that the condition has too. */
function qualifiersAt(raw: readonly string[], from: number, group: Group): readonly string[] {
  let at = from;
  while (at < raw.length && !stemOf(raw[at] ?? "").some((word) => group.shared.has(word))) at++;
  if (!OF.test(raw[at + 1] ?? "")) return [];
  for (let i = at + 2; i < raw.length && i < at + 5; i++) {
    const stems = stemOf(raw[i] ?? "");
    if (stems.length > 0) return stems;
  }
  return [];
}

function isStop(word: string): boolean {
  return STOP_WORDS.has(foldWord(word)) || STOP_WORDS.has(word.toLowerCase());
}

function stemOf(word: string): readonly string[] {
  return isStop(word) || FILLERS.has(foldWord(word)) || !/[\p{L}\p{N}]/u.test(word)
    ? []
    : contentWords(word);
}
