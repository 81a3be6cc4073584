import { SECOND_ROW, type StoredArtifact, isReviewed } from "./artifact-decode.ts";
import { typedFlag } from "./board-command.ts";
import { type BoardInputGoal, type BoardNeed, needsOf, rankOf } from "./board-need.ts";
import type { Problem } from "./errors.ts";
import { type GoalRecord, isFinished } from "./goal.ts";
import { type Timestamp, epochMsOf, isTimestamp, timestampOf } from "./time.ts";

/** Where on the board a goal stands, from the top. */
export const BOARD_SECTIONS = ["needs_operator", "active", "rest"] as const;
export type BoardSection = (typeof BOARD_SECTIONS)[number];

/** A goal on the board. */
export interface BoardGoal {
  readonly session_ref: string;
  /** Null when the stored text is no goal record, or is gone. */
  readonly record: GoalRecord | null;
  /** What can be read: all of a record, the keys in their shape of what is none. */
  readonly shown: Partial<GoalRecord>;
  readonly section: BoardSection;
  /** All its needs, the most pressing first; empty outside of `needs_operator`. */
  readonly needs: readonly BoardNeed[];
  /** Since when it stands where it stands: of its first need, else when it last changed. */
  readonly since: Timestamp | null;
  /** The command for its first need; null when it needs nothing. */
  readonly next: string | null;
}

/** A stored artifact and the rules that it breaks; none for one that was recorded properly. */
export interface JudgedArtifact {
  readonly artifact: StoredArtifact;
  readonly breaches: readonly Problem[];
}

/** An artifact on the board. */
export interface BoardArtifact extends JudgedArtifact {
  /** The command that reviews it, or that shows it where a review would be refused. */
  readonly next: string;
}

/** How much the board shows. */
export interface BoardCounts {
  readonly goals: number;
  readonly needs_operator: number;
  readonly active: number;
  readonly rest: number;
  readonly unanswered_asks: number;
  readonly unreviewed: number;
  readonly nonconforming: number;
}

export interface Board {
  /** When it was drawn: ages are counted to this moment. */
  readonly now: Timestamp;
  /** In the order of the board. */
  readonly goals: readonly BoardGoal[];
  /** In the order given. */
  readonly artifacts: readonly BoardArtifact[];
  readonly counts: BoardCounts;
}

export interface BoardInput {
  readonly goals: readonly BoardInputGoal[];
  /** All of them, oldest publication first; those that are reviewed and break no rule are left out. */
  readonly artifacts: readonly JudgedArtifact[];
  readonly now: Timestamp;
  /** How long a working goal may be silent, in milliseconds; whole seconds. */
  readonly staleAfterMs: number;
  /** Complete and abandoned goals too. */
  readonly all: boolean;
  /** Where the records live, when that was said by flag: ends the flags of every command. */
  readonly place?: string;
}

/** As far as the clocks of healthy machines may differ. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * The operator's board: goals that need the operator first, by their first need, the longest waiting
 * before the others; then working and open ones; then the rest.
 */
export function buildBoard(input: BoardInput): Board {
  const { goals, artifacts, now, staleAfterMs, all, place = "" } = input;
  const nowMs = epochMsOf(now) ?? 0;
  const quietBefore = timestampOf(nowMs - staleAfterMs);
  // A clock that is some minutes fast puts off the call for silence by as much, and needs nobody.
  const aheadAfter = timestampOf(nowMs + Math.max(staleAfterMs, CLOCKS_APART_MS));
  const times = { now, quietBefore, aheadAfter };
  const placed: { readonly goal: BoardGoal; readonly order: string }[] = [];
  for (const one of goals) {
    if (!all && isFinished(one.record?.status)) continue;
    const goal = boardGoal(one, needsOf(one, times, place));
    placed.push({ goal, order: orderOf(goal) });
  }
  placed.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  const shown = placed.map(({ goal }) => goal);
  const waiting = artifacts
    .filter(({ artifact, breaches }) => !isReviewed(artifact) || breaches.length > 0)
    .map(({ artifact, breaches }) => ({
      artifact,
      breaches,
      next: reviewStep({ artifact, breaches }, place),
    }));
  return { now, goals: shown, artifacts: waiting, counts: countsOf(shown, waiting) };
}

function boardGoal(goal: BoardInputGoal, needs: readonly BoardNeed[]): BoardGoal {
  const { session_ref, record, readable } = goal;
  const [first] = needs;
  const since = first === undefined ? (record?.updated_at ?? null) : first.since;
  return {
    session_ref,
    record,
    shown: record ?? readable?.keys ?? {},
    section: sectionOf(goal, needs),
    needs,
    since,
    next: first?.next ?? null,
  };
}

function sectionOf({ record }: BoardInputGoal, needs: readonly BoardNeed[]): BoardSection {
  if (needs.length > 0) return "needs_operator";
  return record?.status === "working" || record?.status === "open" ? "active" : "rest";
}

/** A text that sorts goals in the order of the board; each of its parts but the last has one length. */
function orderOf({ session_ref, section, record, needs: [first] }: BoardGoal): string {
  const rank = first === undefined ? statusRank(record) : rankOf(first);
  const since = (first?.since ?? "").padEnd(TIMESTAMP_LENGTH);
  return `${BOARD_SECTIONS.indexOf(section)}${rank}${since}${session_ref}`;
}

const TIMESTAMP_LENGTH = 20;
const STATUS_ORDER = ["working", "open", "held", "redirected", "paused", "deferred", "complete"];

/** Within a section: working, open, the unfinished rest, complete, abandoned. */
function statusRank(record: GoalRecord | null): number {
  const at = STATUS_ORDER.indexOf(record?.status ?? "");
  return at < 0 ? STATUS_ORDER.length : at;
}

/**
 * A review names the publication that was read, so that a newer one is not reviewed unread. A row that no
 * command can name is shown where all are that break a rule.
 */
function reviewStep({ artifact, breaches }: JudgedArtifact, place: string): string {
  const { url, value, isExact, canBeNamed } = artifact;
  if (!canBeNamed) return `svc-artifacts nonconforming${place}`;
  const flags = typedFlag("--url", url);
  // A review of a second row would be one of the recorded publication.
  const isSecond = breaches.some(({ code }) => code === SECOND_ROW);
  if (!isExact || isSecond || isReviewed(artifact)) return `svc-artifacts get${flags}${place}`;
  const publishedAt = value?.["published_at"];
  const published = isTimestamp(publishedAt) ? typedFlag("--published-at", publishedAt) : "";
  return `svc-artifacts mark-reviewed${flags}${published}${place} --response <response>`;
}

function countsOf(goals: readonly BoardGoal[], artifacts: readonly BoardArtifact[]): BoardCounts {
  const of = (section: BoardSection): number =>
    goals.filter((goal) => goal.section === section).length;
  let asks = 0;
  for (const { needs } of goals) {
    for (const need of needs) if (need.kind === "asks") asks += need.asks.length;
  }
  return {
    goals: goals.length,
    needs_operator: of("needs_operator"),
    active: of("active"),
    rest: of("rest"),
    unanswered_asks: asks,
    unreviewed: artifacts.filter(({ artifact }) => !isReviewed(artifact)).length,
    nonconforming: artifacts.filter(({ breaches }) => breaches.length > 0).length,
  };
}
