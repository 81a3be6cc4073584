/** How a done_when was read, for people. */
import type { Inventory } from "../../domain/inventory.ts";
import { escapeText } from "../terminal/escape.ts";
import { uncountedPolicies } from "./uncounted.ts";

/** The conditions, numbered, and what rules the closing message; null when there was no done_when. */
export function renderInventory(inventory: Inventory | null): string {
  if (inventory === null) return "The goal breaks no rule.\n";
  const { conditions } = inventory;
  const policies = uncountedPolicies(inventory);
  const count = conditions.length === 1 ? "1 condition" : `${conditions.length} conditions`;
  const width = String(conditions.length).length;
  const lines = [
    `Goal and done_when break no rule. The done_when is read as ${count}:`,
    ...conditions.map(({ text }, at) => `  ${String(at + 1).padStart(width)}. ${escapeText(text)}`),
  ];
  if (policies.length > 0) {
    lines.push("About the closing message, not counted:");
    lines.push(...policies.map(({ text }) => `  - ${escapeText(text)}`));
  }
  return `${lines.join("\n")}\n`;
}
