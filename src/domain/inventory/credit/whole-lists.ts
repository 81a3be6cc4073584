import type { Condition } from "../../inventory.ts";
import type { Group } from "./groups.ts";
import { bareTotal } from "./named-totals.ts";

/** Several groups and single things that one clause asks for: "two posts, three videos and a guide". */
export interface WholeList {
  /** Indices of all its conditions. */
  readonly rows: readonly number[];
  /** Of those that a number counts. */
  readonly counted: readonly number[];
  readonly groups: readonly Group[];
}

/** The lists of an inventory, by where their clauses begin. */
export function wholeListsOf(
  conditions: readonly Condition[],
  groups: readonly Group[],
): readonly WholeList[] {
  const startOf = (row = -1): number => conditions[row]?.start ?? -1;
  const groupsAt = Map.groupBy(groups, ({ rows: [first] }) => startOf(first));
  const rowsAt = Map.groupBy(conditions.keys(), startOf);
  return [...groupsAt].flatMap(([start, members]) => {
    const rows = rowsAt.get(start) ?? [];
    const counted = members.flatMap((group) => group.rows);
    return rows.length > (members[0]?.rows.length ?? 0) ? [{ rows, counted, groups: members }] : [];
  });
}

/** "all six" of "two posts, three videos and a guide": the conditions of the list that has so many; null for none. */
export function wholeListIn(
  item: string,
  lists: readonly WholeList[],
  nearest: Group | null,
): readonly number[] | null {
  const total = lists.length === 0 ? null : bareTotal(item);
  if (total === null || total.count === nearest?.rows.length) return null;
  const fits = lists.filter(
    ({ rows, counted, groups }) =>
      (rows.length === total.count || counted.length === total.count) &&
      total.things.every((word) => groups.every(({ shared }) => shared.has(word))),
  );
  const own = fits.find(({ groups }) => nearest !== null && groups.includes(nearest));
  const list = own ?? (fits.length === 1 ? fits[0] : undefined);
  if (list === undefined) return null;
  return list.rows.length === total.count ? list.rows : list.counted;
}
