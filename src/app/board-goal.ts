import { type IndexedAsk, unresolved } from "../domain/ask.ts";
import { type Problem, unreachable } from "../domain/errors.ts";
import { anchorMismatches, readAnchors } from "../domain/goal-anchors.ts";
import type { GoalRecord, Hold } from "../domain/goal.ts";
import { type Timestamp, epochMsOf } from "../domain/time.ts";
import type { AnchoredGoalText } from "../store/port.ts";
import { viewGoal } from "./get-goal.ts";

/** Why a goal needs the operator. `since` is the moment from which it does; null when unknown. */
export type BoardNeed =
  | { readonly kind: "asks"; readonly since: Timestamp; readonly asks: readonly IndexedAsk[] }
  | { readonly kind: "overdue"; readonly since: Timestamp }
  | {
      readonly kind: "held";
      readonly since: Timestamp | null;
      /** Null when the record says held and not by whom. */
      readonly hold: Hold | null;
      /** Is `hold.until` past? */
      readonly expired: boolean;
    }
  | { readonly kind: "redirected"; readonly since: Timestamp }
  /** The store was edited: these keys differ from the audit trail, or the text is no record. */
  | {
      readonly kind: "anchor_mismatch";
      readonly since: null;
      readonly keys: readonly string[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: "silent"; readonly since: Timestamp; readonly silent_ms: number };

/** Where on the board a goal stands, from the top. */
export const BOARD_SECTIONS = ["needs_operator", "active", "rest"] as const;
export type BoardSection = (typeof BOARD_SECTIONS)[number];

export interface BoardGoal {
  readonly session_ref: string;
  /** The stored text. */
  readonly text: string;
  /** Null when the stored text is no goal record. */
  readonly record: GoalRecord | null;
  readonly section: BoardSection;
  /** All its needs, the most pressing first; empty outside of `needs_operator`. */
  readonly needs: readonly BoardNeed[];
}

/** Places a goal on the board. `now` and `staleAfterMs` (milliseconds) decide what is late or silent. */
export function boardGoal(row: AnchoredGoalText, now: Timestamp, staleAfterMs: number): BoardGoal {
  const { session_ref, text, record, problems } = viewGoal(row);
  if (record === null) {
    const need: BoardNeed = { kind: "anchor_mismatch", since: null, keys: [], problems };
    return { session_ref, text, record, section: "needs_operator", needs: [need] };
  }
  const keys = anchorMismatches(record, readAnchors(row.anchors));
  const needs = [
    ...needsOf(record, now, staleAfterMs),
    ...(keys.length > 0
      ? [{ kind: "anchor_mismatch", since: null, keys, problems: [] } as const]
      : []),
  ].toSorted((a, b) => rankOf(a) - rankOf(b));
  return { session_ref, text, record, section: sectionOf(record, needs), needs };
}

/** The order of the board: needs first, the longest waiting of one kind before the others. */
export function compareBoardGoals(one: BoardGoal, other: BoardGoal): number {
  const bySection = BOARD_SECTIONS.indexOf(one.section) - BOARD_SECTIONS.indexOf(other.section);
  if (bySection !== 0) return bySection;
  const [a, b] = [one.needs[0], other.needs[0]];
  if (a !== undefined && b !== undefined) {
    const byNeed = rankOf(a) - rankOf(b) || compareText(a.since ?? "", b.since ?? "");
    if (byNeed !== 0) return byNeed;
  }
  return statusRank(one) - statusRank(other) || compareText(one.session_ref, other.session_ref);
}

function needsOf(record: GoalRecord, now: Timestamp, staleAfterMs: number): readonly BoardNeed[] {
  const needs: BoardNeed[] = [];
  const { status, due_date, hold, history, updated_at } = record;
  const asks = unresolved(record.open_asks);
  const [firstAsk] = asks;
  if (firstAsk !== undefined) needs.push({ kind: "asks", since: firstAsk.asked_at, asks });
  const finished = status === "complete" || status === "abandoned";
  if (!finished && due_date !== null && due_date < now) {
    needs.push({ kind: "overdue", since: due_date });
  }
  if (status === "held") {
    const until = hold?.until ?? null;
    const expired = until !== null && until <= now;
    needs.push({ kind: "held", since: hold?.held_at ?? null, hold, expired });
  }
  if (status === "redirected") {
    needs.push({ kind: "redirected", since: history.at(-1)?.redirected_at ?? updated_at });
  }
  const silent_ms = (epochMsOf(now) ?? 0) - (epochMsOf(updated_at) ?? 0);
  if (status === "working" && silent_ms > staleAfterMs) {
    needs.push({ kind: "silent", since: updated_at, silent_ms });
  }
  return needs;
}

function sectionOf({ status }: GoalRecord, needs: readonly BoardNeed[]): BoardSection {
  if (needs.length > 0) return "needs_operator";
  return status === "working" || status === "open" ? "active" : "rest";
}

function rankOf(need: BoardNeed): number {
  switch (need.kind) {
    case "asks":
      return 0;
    case "overdue":
      return 1;
    case "held":
      return 2;
    case "redirected":
      return 3;
    case "anchor_mismatch":
      return 4;
    case "silent":
      return 5;
    default:
      return unreachable(need);
  }
}

/** Within a section: working, open, the unfinished rest, complete, abandoned. */
function statusRank({ record }: BoardGoal): number {
  const order = ["working", "open", "held", "redirected", "paused", "deferred", "complete"];
  const at = order.indexOf(record?.status ?? "");
  return at < 0 ? order.length : at;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
