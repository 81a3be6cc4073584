import type { Closure } from "../../domain/goal.ts";
import { counted } from "../terminal/moment.ts";

/** What an operator took on when a goal was closed in spite of it. */
export interface Acknowledged {
  /** How many discrepancies. */
  readonly discrepancies: number;
  /** Null where somebody has edited the store. */
  readonly by: string | null;
}

/** Null for a goal that is not closed, and for one with nothing to acknowledge. */
export function acknowledged(closure: Closure | null | undefined): Acknowledged | null {
  const count = closure?.discrepancies.length ?? 0;
  return count === 0 ? null : { discrepancies: count, by: closure?.acknowledged_by ?? null };
}

/** A predicate that follows "it was" in a sentence and stands alone in a table. */
export function closedWith({ discrepancies, by }: Acknowledged): string {
  const what = counted(discrepancies, "discrepancy", "discrepancies");
  return `closed with ${what}, acknowledged by ${by ?? "nobody"}`;
}
