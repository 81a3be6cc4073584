import { type IndexedAsk, unresolved } from "./ask.ts";
import { answerCommand, typedFlag } from "./board-command.ts";
import { type Problem, unreachable } from "./errors.ts";
import type { GoalRecord, Hold } from "./goal.ts";
import type { Timestamp } from "./time.ts";

/** An unanswered ask and the command that answers it. */
export interface BoardAsk extends IndexedAsk {
  readonly next: string;
}

/** Why a goal needs the operator, and the command that a person types next. */
export type BoardNeed = NeedReason & {
  /** The moment from which it does; null when that is not known. */
  readonly since: Timestamp | null;
  readonly next: string;
};

type NeedReason =
  | { readonly kind: "asks"; readonly asks: readonly BoardAsk[] }
  | { readonly kind: "overdue" }
  | {
      readonly kind: "held";
      /** Null when the record says held and not by whom. */
      readonly hold: Hold | null;
      /** Is `hold.until` past? */
      readonly expired: boolean;
    }
  | {
      readonly kind: "redirected";
      /** Who redirected it and why; null when the record does not say. */
      readonly by: string | null;
      readonly reason: string | null;
    }
  /** The store was edited: these keys differ from the audit trail. */
  | { readonly kind: "anchor_mismatch"; readonly keys: readonly string[] }
  /** The stored text is no goal record. */
  | { readonly kind: "malformed"; readonly problems: readonly Problem[] }
  | { readonly kind: "silent" };

/** What the board knows about one goal. */
export interface BoardInputGoal {
  readonly session_ref: string;
  /** Null when the stored text is no goal record, or is gone. */
  readonly record: GoalRecord | null;
  /** What is wrong with the stored text; empty for a record. */
  readonly problems: readonly Problem[];
  /** The keys that differ from the audit trail, of `anchorMismatches`; `["record"]` when all of it is gone. */
  readonly mismatches: readonly string[];
}

/**
 * All reasons why a goal needs the operator, the most pressing first; empty when none. A working goal
 * that was last updated before `quietBefore` is silent. `place` ends the flags of every command, see
 * `typedFlag`.
 */
export function needsOf(
  { session_ref, record, problems, mismatches }: BoardInputGoal,
  now: Timestamp,
  quietBefore: Timestamp,
  place: string,
): readonly BoardNeed[] {
  const session = typedFlag("--session-ref", session_ref);
  const flags = session + place;
  if (record === null) {
    const edited = { since: null, next: `svc-goals log${flags}` };
    return mismatches.length > 0
      ? [{ kind: "anchor_mismatch", keys: mismatches, ...edited }]
      : [{ kind: "malformed", problems, ...edited }];
  }
  const { status, due_date, hold, history, updated_at } = record;
  const needs: BoardNeed[] = [];
  const asks: BoardAsk[] = [];
  let oldest: BoardAsk | undefined;
  for (const ask of unresolved(record.open_asks)) {
    const open = { ...ask, next: answerCommand(session, ask.index, place) };
    asks.push(open);
    if (oldest === undefined || open.asked_at < oldest.asked_at) oldest = open;
  }
  if (oldest !== undefined) {
    needs.push({ kind: "asks", since: oldest.asked_at, asks, next: oldest.next });
  }
  const finished = status === "complete" || status === "abandoned";
  if (!finished && due_date !== null && due_date < now) {
    const next = `svc-goals due${flags} --set <time>`;
    needs.push({ kind: "overdue", since: due_date, next });
  }
  if (status === "held") {
    const expired = hold?.until !== null && hold?.until !== undefined && hold.until <= now;
    const since = hold?.held_at ?? null;
    needs.push({ kind: "held", since, hold, expired, next: `svc-goals resume${flags}` });
  }
  if (status === "redirected" || (status === "held" && hold?.from_status === "redirected")) {
    const latest = history.at(-1);
    const since = latest?.redirected_at ?? updated_at;
    const [by, reason] = [latest?.redirected_by ?? null, latest?.reason ?? null];
    needs.push({ kind: "redirected", since, by, reason, next: `svc-goals get${flags}` });
  }
  if (mismatches.length > 0) {
    needs.push({
      kind: "anchor_mismatch",
      since: null,
      keys: mismatches,
      next: `svc-goals log${flags}`,
    });
  }
  if (status === "working" && updated_at < quietBefore) {
    needs.push({ kind: "silent", since: updated_at, next: `svc-goals log${flags}` });
  }
  return needs;
}

/** The place of a need in the order of the board, from 0. */
export function rankOf({ kind }: BoardNeed): number {
  switch (kind) {
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
    case "malformed":
      return 5;
    case "silent":
      return 6;
    default:
      return unreachable(kind);
  }
}
