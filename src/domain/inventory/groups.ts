import type { Condition } from "../inventory.ts";

/** The members of one stated total or list, and the stems by which an item speaks of them. */
export interface Group {
  /** Indices of its conditions. */
  readonly rows: readonly number[];
  /** All stems of its conditions. */
  readonly words: ReadonlySet<string>;
  /** Those that no member has to itself. */
  readonly shared: ReadonlySet<string>;
  /** For each member its own stems, without those that all members have. */
  readonly names: readonly ReadonlySet<string>[];
  /** The number of things where its members have no names; null otherwise. */
  readonly stated: number | null;
}

/** The groups of an inventory by their number. `wanted` and `own` hold the stems of each condition and of its member. */
export function groupsOf(
  conditions: readonly Condition[],
  wanted: readonly ReadonlySet<string>[],
  own: readonly ReadonlySet<string>[],
): readonly Group[] {
  const rowsOf = new Map<number, number[]>();
  conditions.forEach(({ group }, row) => {
    if (group === null) return;
    const rows = rowsOf.get(group);
    if (rows === undefined) rowsOf.set(group, [row]);
    else rows.push(row);
  });
  return [...rowsOf.values()].map((rows) => {
    const words = new Set(rows.flatMap((row) => [...(wanted[row] ?? [])]));
    const names = rows.map((row) => {
      const mine = [...(own[row] ?? [])];
      return new Set(mine.filter((word) => !rows.every((other) => own[other]?.has(word) === true)));
    });
    const apart = new Set(names.flatMap((name) => [...name]));
    const shared = new Set([...words].filter((word) => !apart.has(word)));
    const bare = rows.every((row) => conditions[row]?.member === null);
    return { rows, words, shared, names, stated: bare ? rows.length : null };
  });
}
