import type { Condition, Inventory } from "../inventory.ts";
import { assign } from "./assign.ts";
import { contentWords } from "./content-words.ts";
import { groupsByWord, groupsOf, type Group } from "./groups.ts";
import { namedTotals, type NamedTotal } from "./named-totals.ts";
import { readInventory } from "./read-inventory.ts";
import { wholeListIn, wholeListsOf, type WholeList } from "./whole-lists.ts";

/** A condition that a delivered item answers. */
export interface Credit {
  /** Index in the inventory's conditions. */
  readonly condition: number;
  /** Index in the given items. */
  readonly item: number;
  /** Stems that both have in common; empty for a credit in order. */
  readonly sharedWords: readonly string[];
}

/** How the items were counted against the conditions. All indices ascend. */
export interface Crediting {
  /** At most one a condition, in the order of the conditions. */
  readonly credits: readonly Credit[];
  /** Conditions without an item. */
  readonly uncovered: readonly number[];
  /** Items, copies apart, that were credited to nothing. */
  readonly surplus: readonly number[];
  /** Items whose content words an earlier item has already. */
  readonly copies: readonly number[];
}

/** A chance of an item to be credited: the item itself, or one member of the total or list that it names. */
interface Claim {
  readonly item: number;
  readonly words: ReadonlySet<string>;
  /** The only conditions it may be credited to; null for any. */
  readonly rows: ReadonlySet<number> | null;
  /** "all six": it says which ones, though in no word of theirs. */
  readonly whole: boolean;
}

/** What a shared word weighs: the member's own name decides between siblings that share all the rest. */
const WORD = 10;
const MEMBER_WORD = 25;

/**
 * Credits each item to one condition: to the one whose words it shares (one-to-one, best overall),
 * then what is left over in order. Only an item that names a total or a list ("all four endpoints")
 * is credited to each of its members.
 */
export function creditItems(inventory: Inventory, items: readonly string[]): Crediting {
  const { conditions } = inventory;
  const wanted = conditions.map(
    (condition) => new Set(contentWords(condition.text.replace(/ \(\d+ of \d+\)$/u, ""))),
  );
  const own = conditions.map(
    (condition) => new Set(condition.member === null ? [] : contentWords(condition.member)),
  );
  const groups = groupsOf(conditions, wanted, own);
  const asked: Asked = {
    conditions,
    wanted,
    groups,
    byWord: groupsByWord(groups),
    lists: wholeListsOf(conditions, groups),
  };
  const copies: number[] = [];
  const counted: number[] = [];
  const seen = new Set<string>();
  const wordsOf = items.map((item) => new Set(contentWords(item)));
  wordsOf.forEach((words, item) => {
    const key = [...words].toSorted().join(" ");
    (seen.has(key) ? copies : counted).push(item);
    seen.add(key);
  });
  const claims = counted.flatMap((item) =>
    claimsOf(asked, items[item] ?? "", wordsOf[item] ?? new Set(), item),
  );
  const weight = (row: number, column: number): number => {
    const claim = claims[column];
    if (claim === undefined || claim.rows?.has(row) === false) return 0;
    let sum = 0;
    for (const word of wanted[row] ?? []) {
      if (claim.words.has(word)) sum += own[row]?.has(word) === true ? MEMBER_WORD : WORD;
    }
    return sum === 0 && claim.whole ? 1 : sum;
  };
  const paired = assign(conditions.length, claims.length, weight, columnsByRow(claims));
  const used = new Set<number>();
  const credits = new Map<number, Credit>();
  paired.forEach((column, row) => {
    const claim = claims[column];
    if (claim === undefined) return;
    used.add(claim.item);
    credits.set(row, {
      condition: row,
      item: claim.item,
      sharedWords: [...(wanted[row] ?? [])].filter((word) => claim.words.has(word)),
    });
  });
  const left = counted.filter((item) => !used.has(item));
  conditions.forEach((_, row) => {
    const item = credits.has(row) ? undefined : left.shift();
    if (item !== undefined) credits.set(row, { condition: row, item, sharedWords: [] });
  });
  return {
    credits: [...credits.values()].toSorted((a, b) => a.condition - b.condition),
    uncovered: conditions.flatMap((_, row) => (credits.has(row) ? [] : [row])),
    surplus: left,
    copies,
  };
}

/** The conditions as an item is held against them. */
interface Asked {
  readonly conditions: readonly Condition[];
  readonly wanted: readonly ReadonlySet<string>[];
  readonly groups: readonly Group[];
  readonly byWord: ReadonlyMap<string, readonly Group[]>;
  readonly lists: readonly WholeList[];
}

/** For each condition the claims that may be credited to it. */
function columnsByRow(claims: readonly Claim[]): (row: number) => readonly number[] {
  const open: number[] = [];
  const bound = new Map<number, number[]>();
  claims.forEach(({ rows }, column) => {
    if (rows === null) open.push(column);
    for (const row of rows ?? []) {
      const columns = bound.get(row);
      if (columns === undefined) bound.set(row, [column]);
      else columns.push(column);
    }
  });
  return (row) => {
    const columns = bound.get(row);
    if (columns === undefined) return open;
    return open.length === 0 ? columns : [...columns, ...open].toSorted((a, b) => a - b);
  };
}

/** One claim for a plain item; one for each member for an item that names a total or a list of a group. */
function claimsOf(
  asked: Asked,
  item: string,
  words: ReadonlySet<string>,
  index: number,
): readonly Claim[] {
  const plain: Claim = { item: index, words, rows: null, whole: false };
  const claim = (rows: readonly number[], count: number, whole = false): readonly Claim[] => {
    const one: Claim = { item: index, words, rows: new Set(rows), whole };
    return Array.from({ length: count }, () => one);
  };
  const nearest = nearestGroup(asked.groups, words);
  const whole = wholeListIn(item, asked.lists, nearest);
  if (whole !== null) return claim(whole, whole.length, true);
  if (nearest === null) return [plain];
  const totals = namedTotals(item, asked.groups, asked.byWord, nearest);
  if (totals.length > 0) {
    const beside = besideTotals(asked, totals, words);
    return [
      ...totals.flatMap(({ group, count }) => claim(group.rows, count)),
      ...beside.flatMap((row) => claim([row], 1)),
    ];
  }
  const named = nearest.rows.filter((_, i) => meets(nearest.names[i], words));
  if (named.length < 2 || !listsThings(item)) return [plain];
  return named.flatMap((row) => claim([row], 1));
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
  { conditions, wanted }: Asked,
  totals: readonly NamedTotal[],
  words: ReadonlySet<string>,
): readonly number[] {
  const spans = new Set(totals.map(({ group }) => conditions[group.rows[0] ?? -1]?.start));
  return conditions.flatMap(({ group, start }, row) => {
    if (group !== null || !spans.has(start)) return [];
    const apart = [...(wanted[row] ?? [])].filter(
      (word) => !totals.some((total) => total.group.words.has(word)),
    );
    return apart.length > 0 && apart.every((word) => words.has(word)) ? [row] : [];
  });
}

function meets(name: ReadonlySet<string> | undefined, words: ReadonlySet<string>): boolean {
  return name !== undefined && [...name].some((word) => words.has(word));
}

function listsThings(item: string): boolean {
  return (
    readInventory(item).conditions.some((condition) => condition.group !== null) ||
    /[,&+/]|\b(?:and|und|et|y|e)\b/u.test(item)
  );
}
