import { type Whereabouts, showCommand } from "./board-command.ts";
import { type Problem, refused } from "./errors.ts";
import type { GoalRecord, GoalStatus } from "./goal.ts";
import { readEvent } from "./operation-event.ts";
import type { Timestamp } from "./time.ts";

/** What the audit trail says about the parts of a goal that no session may swap. */
export interface Anchors {
  readonly lane_id: string;
  readonly enrolled_done_when: string;
  readonly enrolled_at: Timestamp;
  /** The condition in force: of the latest redirect, else the enrolled one; null when that redirect cannot be read. */
  readonly done_when: string | null;
}

/** The stored texts of the two events that anchor a goal. */
export interface AnchorTexts {
  /** The first enrolment event of the session; null when there is none. */
  readonly enrolment: string | null;
  /** The latest redirect event; null when there was none. */
  readonly redirect: string | null;
}

/** Reads the anchors; null when the trail has no readable enrolment of this session. */
export function readAnchors({ enrolment, redirect }: AnchorTexts): Anchors | null {
  const enrolled = enrolment === null ? null : readEvent(enrolment);
  if (enrolled?.change !== "enrolled") return null;
  const { lane_id, enrolled_done_when, enrolled_at, done_when } = enrolled.new;
  if (redirect === null) return { lane_id, enrolled_done_when, enrolled_at, done_when };
  const redirected = readEvent(redirect);
  const inForce = redirected?.change === "redirected" ? redirected.new.done_when : null;
  return { lane_id, enrolled_done_when, enrolled_at, done_when: inForce };
}

const ANCHORED_KEYS = ["lane_id", "enrolled_done_when", "enrolled_at", "done_when"] as const;

/**
 * The names of the anchored keys that differ; `["enrolment"]` when the trail has no enrolment, `redirect` in the place
 * of `done_when` when the latest redirect cannot be read.
 */
export function anchorMismatches(record: GoalRecord, anchors: Anchors | null): readonly string[] {
  if (anchors === null) return ["enrolment"];
  const differing: string[] = [];
  for (const key of ANCHORED_KEYS) {
    if (anchors[key] === null) differing.push("redirect");
    else if (record[key] !== anchors[key]) differing.push(key);
  }
  return differing;
}

function whatDiffers(keys: readonly string[]): string {
  if (keys.includes("enrolment")) return "has no enrolment in the audit trail";
  const edited = keys.filter((key) => key !== "redirect");
  return [
    ...(edited.length > 0 ? [`differs in ${edited.join(", ")}`] : []),
    ...(edited.length < keys.length ? ["has a latest redirect that cannot be read"] : []),
  ].join(" and ");
}

/** What every write but `hold` and an acknowledged `close` is told; empty when nothing differs. */
export function checkAnchors(
  record: GoalRecord,
  anchors: Anchors | null,
  where: Whereabouts = {},
): readonly Problem[] {
  const differing = anchorMismatches(record, anchors);
  if (differing.length === 0) return [];
  return [
    refused(
      "goal.anchor_mismatch",
      `the goal of session "${record.session_ref}" ${whatDiffers(differing)}: somebody has edited the store`,
      anchorAdvice(record, where),
    ),
  ];
}

/** What `set` is told about a session that the trail has enrolled and that has no row. */
export function rowGone(sessionRef: string, where: Whereabouts = {}): Problem {
  return refused(
    "goal.anchor_mismatch",
    `the goal of session "${sessionRef}" was enrolled and is gone: somebody has edited the store`,
    `read what it was with "${logOf(sessionRef, where)}", and have the operator restore it`,
  );
}

/** Whoever reads it may be the session itself: what is to be done is the operator's. */
function anchorAdvice({ session_ref, status }: GoalRecord, where: Whereabouts): string {
  const get = showCommand("get", session_ref, where.place);
  const log = logOf(session_ref, where);
  return `compare "${get}" with "${log}", and have the operator look into it; ${stillWorks(status)}`;
}

function stillWorks(status: GoalStatus): string {
  const hold = '"svc-goals hold"';
  const close = 'a "svc-goals close" that the operator acknowledges';
  if (status === "complete") return `${hold} still works`;
  return status === "held" ? `${close} still works` : `${hold} and ${close} still work`;
}

function logOf(sessionRef: string, { place = "" }: Whereabouts): string {
  return showCommand("log", sessionRef, place);
}
