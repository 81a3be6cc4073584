import type { Asked } from "./asked.ts";
import type { Item } from "./delivered.ts";
import { countedApart, listedApart } from "./covered.ts";
import { furtherDeeds } from "./further-deeds.ts";
import type { Group } from "./groups.ts";
import { onlySingle } from "./of-each.ts";
import { labelsOf, listedOf, readLabels } from "./listed.ts";
import { bareTotal, namedTotals, partOfListed, type NamedTotal } from "./named-totals.ts";
import type { CountNew } from "./names-counted.ts";
import { readInventory } from "../read-inventory.ts";
import { deedsIn } from "./series.ts";
import { wholeListIn } from "./whole-lists.ts";

/** A chance of an item to be credited: the item itself, or one member of the total or list that it names. */
export interface Claim {
  readonly item: number;
  /** The only conditions it may be credited to; null for any. */
  readonly rows: ReadonlySet<number> | null;
  /** "all six", "all four routes": it says which ones, though in no word of theirs. */
  readonly whole: boolean;
  /** Where it is credited, all others of its item are void: "all four docs are published" is for the docs, if they are asked for. */
  readonly instead?: true;
}

/**
 * One claim for a plain item; one for each member for an item that names a total or a list of a group, and for
 * each condition of one sentence for one that repeats it or tells several of its deeds. Null for one that
 * names only what items before it have named.
 */
export function claimsOf(
  asked: Asked,
  items: readonly Item[],
  index: number,
  countNew: CountNew,
): readonly Claim[] | null {
  const item = items[index];
  if (item === undefined) return [];
  const claims = ofGroups(asked, item, index, countNew);
  if (claims === null) return null;
  if (item.exact !== null) return claims;
  const counted = countedApart(item.delivered, item.deliveredWords, asked.wanted, asked.singles);
  const bound = claims.flatMap(({ rows }) => (rows === null ? [] : [rows]));
  const deeds = [...toldBy(asked, item), ...item.repeated, ...toldApart(asked, item)];
  const told = [...counted, ...inOnePart(asked, deeds, bound)];
  if (told.length === 0) return claims;
  const others = new Set(told.filter((row) => !bound.some((rows) => rows.has(row))));
  if (others.size === 0) return claims;
  return [
    ...claims.filter(({ rows }) => rows !== null),
    ...[...others].map((row) => ({ item: index, rows: new Set([row]), whole: false })),
  ];
}

/**
 * Of what an item tells that names no total: what done_when parts by lines, sentences or semicolons is delivered by items of
 * its own, so it is that of one part, where it names a total or a list the part of that one.
 */
function inOnePart(
  { conditions }: Asked,
  told: readonly number[],
  bound: readonly ReadonlySet<number>[],
): readonly number[] {
  if (told.length === 0) return [];
  const parts = Map.groupBy(new Set(told), (row) => conditions[row]?.part ?? -1);
  if (bound.length > 0) {
    const named = new Set(bound.flatMap((rows) => [...rows].map((row) => conditions[row]?.part)));
    return [...parts].flatMap(([part, rows]) => (named.has(part) ? rows : []));
  }
  let most: readonly number[] = [];
  for (const rows of parts.values()) if (rows.length > most.length) most = rows;
  return most.length > 1 ? most : [];
}

/** The deeds of one subject that an item tells, more than one. */
function toldBy(
  { conditions, series }: Asked,
  { delivered, deliveredWords }: Item,
): readonly number[] {
  if (series.length === 0) return [];
  const told = deedsIn(conditions, series, delivered, deliveredWords);
  return told.length > 0 && listsThings(delivered) ? told : [];
}

/** The conditions, written each by itself, that an item tells in a list. */
function toldApart(asked: Asked, { delivered, deliveredWords }: Item): readonly number[] {
  if (asked.conditions.length < 2) return [];
  return listedApart(delivered, deliveredWords, asked);
}

/** What an item claims of the conditions of groups, or itself for any. */
function ofGroups(
  asked: Asked,
  item: Item,
  index: number,
  countNew: CountNew,
): readonly Claim[] | null {
  const plain: Claim = { item: index, rows: null, whole: false };
  const instead: Claim = { ...plain, instead: true };
  const claim = (rows: readonly number[], count: number, whole = false): readonly Claim[] => {
    const one: Claim = { item: index, rows: new Set(rows), whole };
    return Array.from({ length: count }, () => one);
  };
  if (item.exact !== null) return claim(item.exact, 1);
  const { delivered, deliveredWords: words } = item;
  const nearest = nearestGroup(asked.groups, words);
  const whole = wholeListIn(delivered, asked.lists, nearest);
  if (whole !== null) return claim(whole, whole.length, true);
  if (nearest === null) {
    const both = onlyTotal(asked, item);
    return both === null ? [plain] : claim(both.rows, both.rows.length, true);
  }
  const counted = namedTotals(delivered, words, asked.groups, asked.byWord, nearest);
  const totals = [...counted, ...furtherDeeds(asked, counted, delivered, words)];
  const only = totals.length > 0 ? onlySingle(asked, totals, item) : [];
  if (only.length > 0) return claim(only, 1);
  if (totals.length > 0) {
    const beside = besideTotals(asked, totals, words);
    const isNumber = ({ group }: NamedTotal): boolean => sharesNumberOnly(group, words);
    return [
      ...totals.flatMap((total) =>
        claim(total.group.rows, total.count - deniedOf(asked, item, total.group), isNumber(total)),
      ),
      ...(totals.some(isNumber) && countsOthers(asked, delivered) ? [instead] : []),
      ...beside.flatMap((row) => claim([row], 1)),
    ];
  }
  const labels = labelsOf(readLabels(delivered), nearest);
  if (nearest.stated !== null) {
    const names = namesOf(asked, item, nearest, labels);
    // Without a name it is one, whichever.
    const rest = restOf(words, nearest, names);
    const fresh = names.length === 0 ? 1 : countNew(nearest, { text: delivered, names, rest });
    if (fresh === 0) return null;
    const count = Math.min(fresh, nearest.rows.length);
    return count > 1 ? claim(nearest.rows, count) : [plain];
  }
  const told = namesTold(nearest, words);
  const named = nearest.rows.filter(
    (_, i) => told[i] || [...(nearest.names[i] ?? [])].some((word) => labels.has(Number(word))),
  );
  if (named.length < 2 || (labels.size < 2 && !listsThings(delivered))) return [plain];
  const part =
    named.length === nearest.rows.length ? partOfListed(delivered, nearest) : named.length;
  return part < named.length ? claim(named, part) : named.flatMap((row) => claim([row], 1));
}

/**
 * Which members of a list an item names: by words that are not those of another that it names in full ("pilot" is no
 * "co-pilot"), nor only by what the last says of all ("pupils" of "add, edit and remove pupils").
 */
function namesTold({ names, tail }: Group, words: ReadonlySet<string>): readonly boolean[] {
  const full = names.map((name) => name.size > 0 && name.isSubsetOf(words));
  const known = new Set(names.flatMap((name, i) => (full[i] === true ? [...name] : [])));
  if (tail !== null) known.add(tail);
  return names.map((name, i) => full[i] === true || !name.intersection(words).isSubsetOf(known));
}

/** "both work", of "login and logout work": the only list that has so many members. */
function onlyTotal({ groups, conditions }: Asked, { delivered, denying }: Item): Group | null {
  const total = denying === null ? bareTotal(delivered) : null;
  if (total === null || total.things.length > 0) return null;
  const [group, ...others] = groups.filter(({ rows }) => rows.length === total.count);
  const isAll = group?.rows.length === conditions.length && group.stated === null;
  return isAll && others.length === 0 ? group : null;
}

/** The things of a bare total that an item names, each by its stems: those of its list, its numbers, or the one it tells of. */
function namesOf(
  { wordsOfAll }: Asked,
  { delivered, deliveredWords }: Item,
  group: Group,
  labels: ReadonlySet<number>,
): readonly string[] {
  if (labels.size > 1) return [...labels].map(String);
  const listed = listedOf(delivered, group, (word) => wordsOfAll.has(word));
  if (listed.length > 0) return listed;
  const own = [...deliveredWords].filter((word) => !group.words.has(word)).toSorted();
  // "b" alone is hardly the name of one thing.
  return own.every((word) => word.length < 2 || /^\d+$/u.test(word))
    ? [...labels].map(String)
    : [own.join(" ")];
}

function restOf(
  words: ReadonlySet<string>,
  group: Group,
  names: readonly string[],
): ReadonlySet<string> {
  const named = new Set(names.flatMap((name) => name.split(" ")));
  return new Set([...words].filter((word) => !named.has(word) && !group.words.has(word)));
}

/** "all four endpoints answer, but /carts with an error": how many members without a name an item denies. */
function deniedOf(
  { wordsOfAll, failing, wanted }: Asked,
  { denying }: Item,
  { rows, names, words }: Group,
): number {
  const [row = -1] = rows;
  if (denying === null || names.some((name) => name.size > 0) || failing(row)) return 0;
  return denying.denials
    .filter(({ by, verb, words: denied, exception, place }) => {
      if (place !== null && [...denied].every((word) => words.has(word))) return false;
      if (wanted[row]?.has(by) === true || (verb !== null && !words.has(verb))) return false;
      const ofOthers = [...denied].some((word) => wordsOfAll.has(word) && !words.has(word));
      return !ofOthers && (exception || [...denied].some((word) => words.has(word)));
    })
    .reduce((sum, { count }) => sum + count, 0);
}

/** "all four routes respond", of "all four endpoints answer". */
function sharesNumberOnly({ rows, words }: Group, others: ReadonlySet<string>): boolean {
  const size = String(rows.length);
  for (const word of words) if (word !== size && others.has(word)) return false;
  return true;
}

/** Whether what an item counts is asked for, by whatever number. */
function countsOthers({ wordsOfAll }: Asked, item: string): boolean {
  return bareTotal(item)?.things.some((word) => wordsOfAll.has(word)) === true;
}

/** The group that shares most words with an item; the first of equals, null when none shares any. */
function nearestGroup(groups: readonly Group[], words: ReadonlySet<string>): Group | null {
  let nearest: Group | null = null;
  let most = 0;
  for (const group of groups) {
    const [fewer, others] =
      words.size < group.words.size ? [words, group.words] : [group.words, words];
    let met = 0;
    for (const word of fewer) if (others.has(word)) met++;
    if (met <= most) continue;
    most = met;
    nearest = group;
  }
  return nearest;
}

/** "two posts, three videos and a guide": the single things that an item names beside the totals of their list. */
function besideTotals(
  { conditions, wanted, singlesAt }: Asked,
  totals: readonly NamedTotal[],
  words: ReadonlySet<string>,
): readonly number[] {
  const spans = new Set(totals.map(({ group }) => conditions[group.rows[0] ?? -1]?.start));
  const beside = [...spans].flatMap((start) => singlesAt.get(start ?? -1) ?? []);
  return beside.filter((row) => {
    const apart = [...(wanted[row] ?? [])].filter(
      (word) => !totals.some((total) => total.group.words.has(word)),
    );
    return apart.length > 0 && apart.every((word) => words.has(word));
  });
}

function listsThings(item: string): boolean {
  return (
    readInventory(item).conditions.some((condition) => condition.group !== null) ||
    /[,&+/]|\b(?:and|und|et|y|e)\b/u.test(item)
  );
}
