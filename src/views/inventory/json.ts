/** How a done_when was read, for programs. */
import type { Inventory } from "../../domain/inventory.ts";
import { jsonText } from "../terminal/escape.ts";
import { uncountedPolicies } from "./uncounted.ts";

export interface CheckedGoal {
  readonly goal: string;
  /** Null when there was none. */
  readonly doneWhen: string | null;
  readonly inventory: Inventory | null;
}

/**
 * Keys in this order: `goal`, `done_when`, `conditions` (`text`, `start`, `end`, `group`, `member`)
 * and `policies` (`text`, `start`, `end`); offsets count UTF-16 units of the done_when.
 */
export function renderInventoryJson({ goal, doneWhen, inventory }: CheckedGoal): string {
  const policies = inventory === null ? [] : uncountedPolicies(inventory);
  const checked = {
    goal,
    done_when: doneWhen,
    conditions: (inventory?.conditions ?? []).map(({ text, start, end, group, member }) => ({
      text,
      start,
      end,
      group,
      member,
    })),
    policies: policies.map(({ text, start, end }) => ({ text, start, end })),
  };
  return jsonText(checked);
}
