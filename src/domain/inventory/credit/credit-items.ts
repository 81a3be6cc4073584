import type { Inventory } from "../../inventory.ts";
import { assign } from "./assign.ts";
import { claimsOf, type Claim } from "./claims.ts";
import { type Asked, readAsked } from "./asked.ts";
import { type Item, readItems } from "./delivered.ts";
import { partCopies } from "./copies.ts";
import { countingNames } from "./names-counted.ts";
import { weightsOf } from "./weights.ts";

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
  /** Items, copies and those that deny apart, that were credited to nothing. */
  readonly surplus: readonly number[];
  /** Items that were credited to nothing and say of a condition without an item that it does not hold. */
  readonly denials: readonly { readonly item: number; readonly condition: number }[];
  /**
   * Items that say no more than another: its content words, and no small word that tells the two apart. Also those that
   * name of a total only what items before them name.
   */
  readonly copies: readonly number[];
}

export interface CreditRules {
  /** A credit without a word in common counts for nothing: as many as can be have one. */
  readonly needsWords?: boolean;
}

/**
 * Credits each item to one condition: to the one that it repeats or whose words it shares (one-to-one,
 * best overall), then what is left over in order. Only an item that names a total or a list ("all four
 * endpoints") is credited to each of its members, and one that tells several deeds of one subject or repeats a
 * whole sentence to each of its conditions; never to one that it denies ("PDF fails").
 */
export function creditItems(
  inventory: Inventory,
  items: readonly string[],
  { needsWords = false }: CreditRules = {},
): Crediting {
  const asked = readAsked(inventory.conditions);
  const { conditions, wanted, sizes } = asked;
  const said = readItems(asked, items);
  const { counted, copies, claimed } = claimOnce(asked, said);
  const [claims, paired] = pair(asked, said, claimed, needsWords);
  const used = new Set<number>();
  const credits = new Map<number, Credit>();
  paired.forEach((column, row) => {
    const claim = claims[column];
    if (claim === undefined) return;
    used.add(claim.item);
    const words = said[claim.item]?.wordsFor(row);
    const shared = [...(wanted[row] ?? [])].filter((word) => words?.has(word));
    const isNumber = shared.every((word) => word === sizes[row]);
    credits.set(row, { condition: row, item: claim.item, sharedWords: isNumber ? [] : shared });
  });
  const left = counted.filter((item) => !used.has(item));
  conditions.forEach((_, row) => {
    if (left.length === 0 || credits.has(row)) return;
    const at = left.findIndex((item) => said[item]?.denies(row) !== true);
    const [item] = at < 0 ? [] : left.splice(at, 1);
    if (item !== undefined) credits.set(row, { condition: row, item, sharedWords: [] });
  });
  const uncovered = conditions.flatMap((_, row) => (credits.has(row) ? [] : [row]));
  const denials = left.flatMap((item) => {
    const { words = new Set(), denies = () => false } = said[item] ?? {};
    const shared = (row: number): number => wanted[row]?.intersection(words).size ?? 0;
    // Of several the one that it speaks of most.
    const [condition] = uncovered
      .filter((row) => denies(row))
      .toSorted((a, b) => shared(b) - shared(a));
    return condition === undefined ? [] : [{ item, condition }];
  });
  const denying = new Set(denials.map(({ item }) => item));
  return {
    credits: [...credits.values()].toSorted((a, b) => a.condition - b.condition),
    uncovered,
    surplus: left.filter((item) => !denying.has(item)),
    denials,
    copies,
  };
}

/** What the items claim that say more than others before them. */
function claimOnce(
  asked: Asked,
  said: readonly Item[],
): {
  readonly counted: readonly number[];
  readonly copies: readonly number[];
  readonly claimed: readonly Claim[];
} {
  const { counted, copies } = partCopies(said, asked.told, asked.counted);
  const countNew = countingNames();
  const claims = counted.map((item) => claimsOf(asked, said, item, countNew));
  const isNew = (_: number, at: number): boolean => claims[at] !== null;
  const repeating = counted.filter((_, at) => claims[at] === null);
  return {
    counted: counted.filter(isNew),
    copies: [...copies, ...repeating].toSorted((a, b) => a - b),
    claimed: claims.flatMap((each) => each ?? []),
  };
}

/** The claims that count, and for each condition which of them it is credited to. */
function pair(
  asked: Asked,
  items: readonly Item[],
  all: readonly Claim[],
  needsWords: boolean,
): readonly [claims: readonly Claim[], paired: readonly number[]] {
  const settle = (claims: readonly Claim[]): readonly number[] =>
    assign(
      asked.conditions.length,
      claims.length,
      weightsOf(asked, items, claims, needsWords),
      columnsByRow(claims),
    );
  const paired = settle(all);
  const apart = new Set(
    paired.flatMap((column) => (all[column]?.instead === true ? [all[column].item] : [])),
  );
  if (apart.size === 0) return [all, paired];
  const claims = all.filter(({ item, instead }) => apart.has(item) === (instead === true));
  return [claims, settle(claims)];
}

/** The copies of a crediting alone, by the rule of `creditItems`: what was closed is told again without pairing it anew. */
export function copiesAmong(
  { conditions }: Inventory,
  items: readonly string[],
): readonly number[] {
  const asked = readAsked(conditions);
  return claimOnce(asked, readItems(asked, items)).copies;
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
