import { isPlural, type Group } from "./groups.ts";
import { isStop, REACH, stemsOf } from "./item-words.ts";
import { isLabel, isLess, isRest, partShown, partsIn } from "./part-numbers.ts";
import { partTold } from "./parts-told.ts";
import { specifiedIn, type Specified } from "../totals/specified-names.ts";
import { isParticiple } from "../words/verbs.ts";
import { namesThings, sharesWord } from "./other-totals.ts";
import { type Marker, wordsOf, markerAt } from "./total-markers.ts";

/** How many members of a group an item says to deliver, by a total. */
export interface NamedTotal {
  readonly group: Group;
  readonly count: number;
}

const OF = /^(?:of|for|in|from)$/u;

/**
 * The totals that an item names, each with the group whose things it counts; once for each group and never
 * more than it has.
 *
 * @param byWord the groups by each word that all their members share
 */
export function namedTotals(
  item: string,
  stems: ReadonlySet<string>,
  groups: readonly Group[],
  byWord: ReadonlyMap<string, readonly Group[]>,
  nearest: Group,
): readonly NamedTotal[] {
  const raw = wordsOf(item);
  const words = raw.map((word) => word.toLowerCase());
  const near = sharesWord(stems, nearest);
  const asked: Asked = { raw, stems, byWord, nearest, near, specified: specifiedIn(raw) };
  const found = new Map<Group, number>();
  const whole = new Set<Group>();
  let full = 0;
  for (let i = 0; i < words.length && full < groups.length; i++) {
    const marker = markerAt(words, i);
    if (marker === null) continue;
    const no =
      isLess(words, i) || isLabel(words, i, marker.count, nearest) || isRest(words, i, nearest);
    const totals = no ? [] : totalsOf(asked, marker);
    for (const { group, count } of totals) {
      const before = found.get(group) ?? 0;
      const size = group.rows.length;
      found.set(group, Math.min(before + count, size));
      if (count === size) whole.add(group);
      if (before < size && before + count >= size) full++;
    }
    i = Math.max(i, marker.from - 1);
  }
  const parts = whole.size === 0 ? [] : partsIn(words);
  return [...found].map(([group, count]) => ({
    group,
    count: whole.has(group) ? Math.min(partShown(parts, group), partTold(words, group)) : count,
  }));
}

/** How many members an item that lists all of them says to be so: "CSV, JSON and PDF exports (2 of 3 work)". */
export function partOfListed(item: string, group: Group): number {
  return partShown(partsIn(wordsOf(item).map((word) => word.toLowerCase())), group);
}

/** "all six published", "all pages load": the number that an item names, null for "all" alone, and the words behind it. */
export function wholeNamed(
  item: string,
): { readonly count: number | null; readonly things: readonly string[] } | null {
  const raw = wordsOf(item.slice(0, LONGEST_BARE));
  const words = raw.map((word) => word.toLowerCase());
  for (let i = 0; i < words.length; i++) {
    const marker = markerAt(words, i);
    if (marker === null) continue;
    const { count, from, weak } = marker;
    return weak || isLess(words, i) ? null : { count, things: thingsAt(raw, from) };
  }
  return null;
}

/** The same, where it names a number. */
export function bareTotal(item: string): { count: number; things: readonly string[] } | null {
  const { count = null, things = [] } = wholeNamed(item) ?? {};
  return count === null ? null : { count, things };
}

/** A longer item says more than a bare total. */
const LONGEST_BARE = 200;

/** An item and the groups it is held against. */
interface Asked {
  readonly raw: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly Group[]>;
  readonly nearest: Group;
  /** Whether it shares more with the nearest than a number. */
  readonly near: boolean;
  readonly specified: Specified;
}

/** What a marker counts: one group, or several in a row behind one "all". */
function totalsOf(asked: Asked, marker: Marker): readonly NamedTotal[] {
  const { raw, byWord } = asked;
  const phrases = marker.count === null ? phrasesAt(raw, marker.from) : [];
  const [first = [], ...rest] = phrases;
  const listed = rest.length > 0 && first.some((word) => byWord.has(word));
  const total = totalOf(asked, marker, listed ? first : thingsAt(raw, marker.from));
  if (total === null) return [];
  const found = [total];
  for (const phrase of listed ? rest : []) {
    const group = groupsNaming(byWord, phrase).find(({ words }) =>
      phrase.every((word) => words.has(word)),
    );
    if (group === undefined || found.some((one) => one.group === group)) break;
    found.push({ group, count: group.rows.length });
  }
  return found;
}

/** The group that a marker counts, and how many of its members; null where the item speaks of less or of other things. */
function totalOf(
  { raw, stems, byWord, nearest, near, specified }: Asked,
  { count, from, weak, many, before: ahead }: Marker,
  things: readonly string[],
): NamedTotal | null {
  const headOf = ({ shared }: Group): number => things.findIndex((word) => shared.has(word));
  const heads = groupsNaming(byWord, things);
  const counts = (one: Group): boolean => count !== null && one.stated === count;
  // "six chairs returned", where six are to be repaired and returned: the deed says which of the two.
  const group =
    (heads.includes(nearest) && counts(nearest) ? nearest : heads.find(counts)) ??
    (headOf(nearest) >= 0 ? nearest : heads[0]);
  if (many && speaksOfOne(raw, from, group ?? nearest)) return null;
  if (group === undefined) {
    // "all four", "both are done", "all four respond"; "published guides: three"
    if (weak && (ahead !== ":" || things.length > 0 || count !== nearest.stated)) return null;
    if (things.length > 0 && count !== nearest.rows.length) return null;
    if (!near && namesThings(raw, from)) return null;
    // "one endpoint, tested in all four browsers"
    const close = things.length > 0 && !things.every((word) => nearest.words.has(word));
    if (close && nearest.behind && PLACE.test(ahead))
      // The number of "all three hosts" names no web-3.
      return within(nearest, count, countNamed(nearest, without(stems, String(count))), true);
    const isSubject = ahead === "" && nearest.stated === null;
    const saysSame = nearest.bare || saysOnlyDeed(raw, nearest);
    if (close && !(isSubject && saysSame) && !nearest.heads.isDisjointFrom(stems)) return null;
    return within(nearest, count, countNamed(nearest, stems));
  }
  const size = group.rows.length;
  if (weak && (group.stated === null || count === null || count > size)) return null;
  if (weak && count !== size && !countsSome(things, ahead, group)) return null;
  if (isOfOthers(things, stems, group)) return null;
  const before = things.slice(0, headOf(group));
  // "a guide with three chapters written": the word that both share is not what the number counts.
  if (weak && before.length > 0 && group.counted !== null && !things.includes(group.counted))
    return null;
  if (count === size) {
    const named = before.filter((word) => word !== group.tail);
    const spoken = [...named, ...specified(from, group)];
    return within(group, count, countNamed(group, new Set(spoken)), true);
  }
  const qualified = [...before, ...qualifiersAt(raw, from, group)];
  // "all endpoints of the orders": not all of the group's.
  if (count === null && qualified.some((word) => !group.words.has(word))) return null;
  return within(group, count, countNamed(group, stems));
}

/** "the start page loads in both browsers", of "both pages load in the browser": it counts what stands beside. */
function isOfOthers(
  things: readonly string[],
  stems: ReadonlySet<string>,
  { counted, heads, stated }: Group,
): boolean {
  if (stated === null || things.some((word) => word === counted || heads.has(word))) return false;
  return [...heads].some((word) => stems.has(word));
}

/** "4 ms for the users endpoint", "all done: the cart page", of endpoints or pages: a number or "all", but one thing. */
function speaksOfOne(raw: readonly string[], from: number, { ones, heads, words }: Group): boolean {
  const reach = raw.slice(from, from + 2 * REACH).map((word) => word.toLowerCase());
  const end = reach.findIndex((word) => /^[,.;!?(]$/u.test(word));
  const near = end < 0 ? reach : reach.slice(0, end);
  const at = near.findIndex((word) => stemsOf(word).some((one) => heads.has(one)));
  const [thing = "", next] = at < 0 ? [] : near.slice(at, at + 2);
  if (!ones.has(thing) || near.slice(0, at).some((word) => NOT_COUNTED.test(word))) return false;
  // "both the login and the logout page", "login page and logout page"
  if (near.some((word) => AND.test(word))) return false;
  if (next === undefined || isStop(next) || isParticiple(next)) return true;
  // "all three export formats", "both page loads"; but "4 ms: the users endpoint answers"
  return at > 1 && isPlural(next) && stemsOf(next).some((one) => words.has(one));
}

const AND = /^(?:and|und|et|y|e)$/u;
/** "all four: each endpoint answers", "all six green in the test run" */
const NOT_COUNTED = /^(?:each|every|any|per|no|in|on|by|during|under|after)$/u;

const PLACE = /^(?:in|on|for|with|to|from|at|by|under|via|through|across)$/u;

/** "all four rooms are painted", of "the kitchen, bathroom, hall and bedroom are painted": in common is what was done. */
function saysOnlyDeed(raw: readonly string[], { heads }: Group): boolean {
  return raw.every(
    (word) => isParticiple(word.toLowerCase()) || !stemsOf(word).some((one) => heads.has(one)),
  );
}

/** "wrote two guides", "the other two endpoints", but not "tested with two endpoints". */
function countsSome(things: readonly string[], before: string, group: Group): boolean {
  const { counted, shared } = group;
  // "the other two answer as well"
  if (/^(?:other|remaining)$/u.test(before) && shared.has(things[0] ?? "")) return true;
  return counted !== null && things.includes(counted) && !PREPOSITION.test(before);
}

const PREPOSITION =
  /^(?:of|in|on|at|to|for|from|by|with|into|over|under|per|via|than|within|and|or)$/u;

/** The groups all of whose members share one of the words, in their order. */
function groupsNaming(
  byWord: ReadonlyMap<string, readonly Group[]>,
  words: readonly string[],
): readonly Group[] {
  const [first = [], ...others] = words.flatMap((word) => {
    const groups = byWord.get(word);
    return groups === undefined ? [] : [groups];
  });
  if (others.length === 0) return first;
  return [...new Set([first, ...others].flat())].toSorted(
    (a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0),
  );
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
function countNamed({ names }: Group, words: ReadonlySet<string>): number {
  return names.filter((name) => [...name].some((word) => words.has(word))).length;
}

function without(words: ReadonlySet<string>, word: string): ReadonlySet<string> {
  return new Set([...words].filter((one) => one !== word));
}

/** The stems of the words that say what is counted, up to a preposition, verb of being or the end of the clause. */
function thingsAt(raw: readonly string[], from: number): readonly string[] {
  const found: string[] = [];
  for (let at = from; at < raw.length && found.length < REACH; at++) {
    const word = raw[at] ?? "";
    if (/^[.;:!?()]$/u.test(word)) break;
    if (word === "," || /^(?:and|und|et|y|e|more|further|additional|new)$/iu.test(word)) continue;
    if (isStop(word)) break;
    found.push(...stemsOf(word));
  }
  return found;
}

/** "posts, videos and the guide": the things of each member of a list, up to the end of a clause or another word. */
function phrasesAt(raw: readonly string[], from: number): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (let at = from; at < raw.length && found.length <= MOST_PHRASES; at++) {
    const word = raw[at] ?? "";
    if (word === "," || /^(?:and|und|et|y|e)$/iu.test(word)) {
      if (found.at(-1)?.length !== 0) found.push([]);
    } else if (/^[.;:!?()]$/u.test(word) || isStop(word) || (found.at(-1)?.length ?? 0) > REACH)
      break;
    else found.at(-1)?.push(...stemsOf(word));
  }
  return found.filter((phrase) => phrase.length > 0);
}

const MOST_PHRASES = 20;

/** The first content words of "of the orders" behind the head, up to one that the condition has too. */
function qualifiersAt(raw: readonly string[], from: number, group: Group): readonly string[] {
  let at = from;
  while (at < raw.length && !stemsOf(raw[at] ?? "").some((word) => group.shared.has(word))) at++;
  if (!OF.test(raw[at + 1] ?? "")) return [];
  for (let i = at + 2; i < raw.length && i < at + 5; i++) {
    const stems = stemsOf(raw[i] ?? "");
    if (stems.length > 0) return stems;
  }
  return [];
}
