/** The reasons that rules give. */

import type { Reason } from "../gate.ts";
import { type Clause, type Document, spanOf } from "../text/document.ts";

/** Whether to stop at the first reason or to collect them all. */
export type Thoroughness = "first" | "all";

/** The reason a rule gives, with the whole clause as its span. */
export function reasonOf(
  rule: { readonly id: string; readonly says: string; readonly advice: string },
  doc: Document,
  clause: Pick<Clause, "start" | "end">,
): Reason {
  return {
    rule: rule.id,
    sentence: rule.says,
    span: spanOf(doc, clause),
    missing: null,
    advice: rule.advice,
  };
}

/** In order of position; absent things last; then by rule, so that the order is total. */
export function byPosition(left: Reason, right: Reason): number {
  const leftStart = left.span?.start ?? Infinity;
  const rightStart = right.span?.start ?? Infinity;
  if (leftStart !== rightStart) return leftStart < rightStart ? -1 : 1;
  return left.rule < right.rule ? -1 : left.rule > right.rule ? 1 : 0;
}
