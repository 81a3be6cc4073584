import type { Condition, Inventory } from "../inventory.ts";
import { assign } from "./assign.ts";
import { contentWords } from "./content-words.ts";
import { countAt } from "./counts.ts";
import { readInventory } from "./read-inventory.ts";

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
  /** The only group it may be credited in; null for any condition. */
  readonly group: number | null;
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
    claimsOf(conditions, wanted, own, items[item] ?? "", wordsOf[item] ?? new Set(), item),
  );
  const weight = (row: number, column: number): number => {
    const claim = claims[column];
    const condition = conditions[row];
    if (claim === undefined || condition === undefined) return 0;
    if (claim.group !== null && claim.group !== condition.group) return 0;
    let sum = 0;
    for (const word of wanted[row] ?? []) {
      if (claim.words.has(word)) sum += own[row]?.has(word) === true ? MEMBER_WORD : WORD;
    }
    return sum;
  };
  const paired = assign(conditions.length, claims.length, weight);
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

/** One claim for a plain item; one for each member for an item that names a total or a list of a group. */
function claimsOf(
  conditions: readonly Condition[],
  wanted: readonly ReadonlySet<string>[],
  own: readonly ReadonlySet<string>[],
  item: string,
  words: ReadonlySet<string>,
  index: number,
): readonly Claim[] {
  const plain: Claim = { item: index, words, group: null };
  const group = bestGroup(conditions, wanted, words);
  if (group === null) return [plain];
  const size = conditions.filter((condition) => condition.group === group).length;
  const total = totalNamed(item, size);
  if (total > 1) return Array.from({ length: total }, () => ({ ...plain, group }));
  const named = conditions.filter(
    (condition, row) =>
      condition.group === group &&
      [...(own[row] ?? [])].some(
        (word) => words.has(word) && !sharedByGroup(conditions, own, group, word),
      ),
  );
  if (named.length < 2 || !listsThings(item)) return [plain];
  return named.map((condition) => ({
    item: index,
    group,
    words: new Set([...words].filter((word) => !namesSibling(conditions, own, condition, word))),
  }));
}

/** The group that shares most words with an item; the first of equals, null when none shares any. */
function bestGroup(
  conditions: readonly Condition[],
  wanted: readonly ReadonlySet<string>[],
  words: ReadonlySet<string>,
): number | null {
  let best: number | null = null;
  let most = 0;
  const shared = new Map<number, Set<string>>();
  conditions.forEach(({ group }, row) => {
    if (group === null) return;
    const met = shared.get(group) ?? new Set();
    for (const word of wanted[row] ?? []) if (words.has(word)) met.add(word);
    shared.set(group, met);
  });
  for (const [group, met] of shared) {
    if (met.size <= most) continue;
    most = met.size;
    best = group;
  }
  return best;
}

/** How many members an item speaks for: "all four endpoints", "both", "three of the four", "every endpoint"; 0 for a plain item. */
function totalNamed(item: string, size: number): number {
  const words = item.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const count = countAt(words, i)?.count ?? null;
    if (count !== null && words[i + 1] === "of") return Math.min(count, size);
    if (word === "both") return Math.min(2, size);
    if (word !== "all" && word !== "every" && word !== "each") continue;
    const next = [i + 1, i + 2, i + 3].map((at) => countAt(words, at)).find((n) => n !== null);
    return Math.min(next?.count ?? size, size);
  }
  const first = countAt(words, 0)?.count ?? null;
  return first !== null && first <= size ? first : 0;
}

function listsThings(item: string): boolean {
  return (
    readInventory(item).conditions.some((condition) => condition.group !== null) ||
    /[,&+/]|\b(?:and|und|et|y|e)\b/u.test(item)
  );
}

function namesSibling(
  conditions: readonly Condition[],
  own: readonly ReadonlySet<string>[],
  condition: Condition,
  word: string,
): boolean {
  const mine = own[conditions.indexOf(condition)];
  if (mine?.has(word) === true) return false;
  return conditions.some(
    (other, row) => other.group === condition.group && own[row]?.has(word) === true,
  );
}

function sharedByGroup(
  conditions: readonly Condition[],
  own: readonly ReadonlySet<string>[],
  group: number,
  word: string,
): boolean {
  return conditions.every(
    (condition, row) => condition.group !== group || own[row]?.has(word) === true,
  );
}
