import { type IndexedAsk, unresolved } from "./ask.ts";
import { answerCommand, editedCommand, typedFlag } from "./board-command.ts";
import type { Problem } from "./errors.ts";
import type { ReadableGoal } from "./goal-decode.ts";
import { type GoalRecord, type Hold, statusBehindHold } from "./goal.ts";
import { overdueSince } from "./goal-due.ts";
import type { Timestamp } from "./time.ts";

/** An unanswered ask and the command that answers it, or that shows what it was where nothing can. */
export interface BoardAsk extends IndexedAsk {
  readonly next: string;
}

/** Why a goal needs the operator, and the command that a person types next. */
export type BoardNeed = NeedReason & {
  /** The moment from which it does; null when that is not known. */
  readonly since: Timestamp | null;
  /**
   * True where somebody has edited the store and the command that would meet the need is refused: `next`
   * shows what the goal was, and stands for people under the need that says so.
   */
  readonly isBlocked: boolean;
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
  | { readonly kind: "silent" }
  /** `updated_at` lies ahead of now, so that nobody knows how long it has been silent. */
  | { readonly kind: "updated_ahead"; readonly updatedAt: Timestamp };

/** What the board knows about one goal. */
export interface BoardInputGoal {
  readonly session_ref: string;
  /** Null when the stored text is no goal record, or is gone. */
  readonly record: GoalRecord | null;
  /** What is wrong with the stored text; empty for a record. */
  readonly problems: readonly Problem[];
  /** What can be read of a stored text that is no record; absent when there is none. */
  readonly readable?: ReadableGoal;
  /** True where the record does not say, and the trail does, that its redirect was not picked up (see `onlyTrailTells`). */
  readonly isRedirectOpen?: boolean;
  /** The keys that differ from the audit trail, of `anchorMismatches`; `["record"]` when all of it is gone. */
  readonly mismatches: readonly string[];
  /** False where the audit trail has neither an enrolment nor a redirect of it. */
  readonly hasTrail?: boolean;
}

/** The times against which those of a goal are held. */
export interface BoardTimes {
  readonly now: Timestamp;
  /** A working goal that was last updated before this is silent. */
  readonly quietBefore: Timestamp;
  /** One that was updated after this was so by a clock that is wrong, or by hand. */
  readonly aheadAfter: Timestamp;
}

/**
 * All reasons why a goal needs the operator, the most pressing first; empty when none. `place` ends the flags of every
 * command, see `typedFlag`.
 */
export function needsOf(
  goal: BoardInputGoal,
  { now, quietBefore, aheadAfter }: BoardTimes,
  place: string,
): readonly BoardNeed[] {
  const { session_ref, record, problems, readable, mismatches } = goal;
  const { hasTrail = true, isRedirectOpen = false } = goal;
  const session = typedFlag("--session-ref", session_ref);
  const flags = session + place;
  const look = editedCommand(session_ref, place, hasTrail);
  const seen = { isBlocked: false, next: look };
  if (record === null) {
    if (mismatches.length > 0) {
      return [{ kind: "anchor_mismatch", keys: mismatches, since: null, ...seen }];
    }
    const asks = askNeeds(readable?.asks ?? [], true, () => look);
    return [...asks, { kind: "malformed", problems, since: null, ...seen }];
  }
  const { status, hold, history, updated_at } = record;
  // Nothing that would meet these can be written to a goal whose anchors differ.
  const isBlocked = mismatches.length > 0;
  const needs = askNeeds(unresolved(record.open_asks), isBlocked, ({ index }) =>
    isBlocked ? look : answerCommand(session, index, place),
  );
  const behind = statusBehindHold(record);
  const overdue = overdueSince(record, now);
  if (overdue !== null) {
    const next = isBlocked ? look : `svc-goals due${flags} --set <time>`;
    needs.push({ kind: "overdue", since: overdue, isBlocked, next });
  }
  if (status === "held") {
    const expired = hold?.until !== null && hold?.until !== undefined && hold.until <= now;
    const since = hold?.held_at ?? null;
    const next = isBlocked ? look : `svc-goals resume${flags}`;
    needs.push({ kind: "held", since, hold, expired, isBlocked, next });
  }
  if (behind === "redirected" || isRedirectOpen) {
    const latest = history.at(-1);
    const since = latest?.redirected_at ?? updated_at;
    const [by, reason] = [latest?.redirected_by ?? null, latest?.reason ?? null];
    const next = `svc-goals get${flags}`;
    needs.push({ kind: "redirected", since, by, reason, isBlocked: false, next });
  }
  if (mismatches.length > 0) {
    needs.push({ kind: "anchor_mismatch", since: null, keys: mismatches, ...seen });
  }
  if (status === "working" && updated_at < quietBefore) {
    needs.push({ kind: "silent", since: updated_at, ...seen });
  }
  if (status === "working" && updated_at > aheadAfter) {
    needs.push({ kind: "updated_ahead", updatedAt: updated_at, since: null, ...seen });
  }
  return needs;
}

/** The need of an answer to these asks, each with its command; empty when there are none. */
function askNeeds(
  unanswered: readonly IndexedAsk[],
  isBlocked: boolean,
  nextOf: (ask: IndexedAsk) => string,
): BoardNeed[] {
  const asks: BoardAsk[] = [];
  let oldest: BoardAsk | undefined;
  for (const ask of unanswered) {
    const open = { ...ask, next: nextOf(ask) };
    asks.push(open);
    if (oldest === undefined || open.asked_at < oldest.asked_at) oldest = open;
  }
  if (oldest === undefined) return [];
  return [{ kind: "asks", since: oldest.asked_at, asks, isBlocked, next: oldest.next }];
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
    case "updated_ahead":
      return 7;
    default:
      return kind satisfies never;
  }
}
