import type { Ask } from "./ask.ts";
import type { Timestamp } from "./time.ts";

export const GOAL_STATUSES = [
  "open",
  "working",
  "paused",
  "held",
  "complete",
  "abandoned",
  "redirected",
  "deferred",
] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

/** Whether nothing more is expected of a goal; also of a text that is no status. An abandoned one still owns its lane. */
export function isFinished(status: string | null | undefined): boolean {
  return status === "complete" || status === "abandoned";
}

/** The statuses that a session may set itself; the others are reached by a command of their own. */
export const SETTABLE_STATUSES = ["open", "working", "paused", "abandoned", "deferred"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** What one redirect replaced. */
export interface HistoryEntry {
  readonly goal: string;
  readonly done_when: string;
  readonly status: GoalStatus;
  readonly reason: string;
  readonly redirected_at: Timestamp;
  readonly redirected_by: string;
}

export interface Hold {
  readonly reason: string;
  /** Who holds: `<kind>:<name>`, e.g. `guard:rate-limit`. */
  readonly source: string;
  /** When the goal became held; holding it again does not change it. */
  readonly held_at: Timestamp;
  /** After this time the board says that the hold has run out; a hold never ends by itself. */
  readonly until: Timestamp | null;
  readonly from_status: GoalStatus;
}

/** A delivered item counted for a condition. */
export interface Credit {
  readonly condition: string;
  readonly item: string;
  /** The content words that both have; empty when the item was credited in order only. */
  readonly shared_words: readonly string[];
}

export type DiscrepancyKind =
  | "missing_item"
  | "deferring_item"
  | "denying_item"
  | "deferring_note"
  | "unmatched_credit"
  | "abandoned"
  | "anchor_mismatch";

/** Why a closure needs the operator's acknowledgement. */
export interface Discrepancy {
  readonly kind: DiscrepancyKind;
  /** The condition of done_when that is concerned; null when none is. */
  readonly condition: string | null;
  /** The delivered item that is concerned; null when none is. */
  readonly item: string | null;
  /** One line for a person. */
  readonly detail: string;
}

export interface Closure {
  readonly delivered_items: readonly string[];
  readonly credits: readonly Credit[];
  readonly close_note: string | null;
  readonly closed_at: Timestamp;
  readonly discrepancies: readonly Discrepancy[];
  /** `operator:<name>` who took the discrepancies on; null when nobody was asked. */
  readonly acknowledged_by: string | null;
}

/** A goal as it is stored: exactly these keys, in this order. */
export interface GoalRecord {
  readonly session_ref: string;
  readonly goal: string;
  readonly done_when: string;
  readonly status: GoalStatus;
  readonly reasoning: string | null;
  readonly lane_id: string;
  readonly enrolled_done_when: string;
  readonly enrolled_at: Timestamp;
  readonly source: string;
  readonly due_date: Timestamp | null;
  readonly open_asks: readonly Ask[];
  readonly history: readonly HistoryEntry[];
  readonly hold: Hold | null;
  readonly closure: Closure | null;
  readonly updated_at: Timestamp;
}

export function isGoalStatus(value: unknown): value is GoalStatus {
  return (GOAL_STATUSES as readonly unknown[]).includes(value);
}

export function isSettable(status: string): status is SettableStatus {
  return SETTABLE_STATUSES.some((settable) => settable === status);
}

/** A goal owns its lane until it is complete. */
export function ownsLane(record: GoalRecord): boolean {
  return record.status !== "complete";
}

/** The status a goal has apart from being held: a hold opens nothing that was closed. */
export function statusBehindHold({ status, hold }: GoalRecord): GoalStatus {
  return status === "held" && hold !== null ? hold.from_status : status;
}

/** The JSON text under which a goal is stored, its keys in the order of the contract. */
export function writeGoal(record: GoalRecord): string {
  const { session_ref, goal, done_when, status, reasoning, lane_id } = record;
  const { enrolled_done_when, enrolled_at, source, due_date, open_asks } = record;
  const { history, hold, closure, updated_at } = record;
  return JSON.stringify({
    session_ref,
    goal,
    done_when,
    status,
    reasoning,
    lane_id,
    enrolled_done_when,
    enrolled_at,
    source,
    due_date,
    open_asks,
    history,
    hold,
    closure,
    updated_at,
  } satisfies GoalRecord);
}

/** The keys of a goal and of its parts, in an order that is the contract's for each of them. */
const KEYS: readonly string[] = [
  ["session_ref", "goal", "done_when", "status", "reason", "reasoning", "lane_id"],
  ["enrolled_done_when", "enrolled_at", "source", "held_at", "until", "from_status", "due_date"],
  ["text", "asked_at", "resolution", "resolved_at", "open_asks", "history", "hold", "closure"],
  ["updated_at", "redirected_at", "redirected_by", "delivered_items", "credits", "close_note"],
  ["closed_at", "discrepancies", "acknowledged_by"],
  ["kind", "condition", "item", "shared_words", "detail"],
].flat();

/** The same record, or a part of one, with all keys in the order of the contract. */
export function inOrder<Part extends Partial<GoalRecord>>(part: Part): Part {
  const ordered: Part = JSON.parse(JSON.stringify(part, [...KEYS]));
  return ordered;
}
