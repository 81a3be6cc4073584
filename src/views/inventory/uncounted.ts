import type { Inventory, MessageRule } from "../../domain/inventory.ts";

/**
 * What rules the closing message and is not counted. A done_when that has nothing else in it is one condition all the
 * same, so that there is something to close.
 */
export function uncountedPolicies({ conditions, policies }: Inventory): readonly MessageRule[] {
  return policies.filter(
    (policy) => !conditions.some(({ start, end }) => start <= policy.start && policy.end <= end),
  );
}
