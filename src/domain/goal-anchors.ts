import { type Whereabouts, showCommand } from "./board-command.ts";
import { type Outcome, type Problem, type Warning, accept, refused, warning } from "./errors.ts";
import {
  FIND_OUT,
  type GoalText,
  RESTORE,
  type TrailOfGoal,
  readGoal,
  readWhatIsLeft,
  withKeys,
} from "./goal-decode.ts";
import type { GoalRecord, GoalStatus } from "./goal.ts";
import { readEvent } from "./operation-event.ts";
import type { Timestamp } from "./time.ts";

/**
 * What the audit trail says about the parts of a goal that no session may swap; null where the event that says it is
 * gone or cannot be read.
 */
export interface Anchors {
  readonly lane_id: string | null;
  readonly enrolled_done_when: string | null;
  readonly enrolled_at: Timestamp | null;
  /** The condition in force: of the latest redirect, else the enrolled one. */
  readonly done_when: string | null;
  /** The keys that the stored record lacks and that were read from here in its place; absent for none. */
  readonly lost?: readonly AnchoredKey[];
  /** The stored text that is no record, in whose place all of the record was read from the trail; absent where it is one. */
  readonly inPlaceOf?: string;
}

/** The stored texts of the two events that anchor a goal. */
export interface AnchorTexts {
  /** The first enrolment event of the session; null when there is none. */
  readonly enrolment: string | null;
  /** The latest redirect event; null when there was none. */
  readonly redirect: string | null;
}

/** Does the trail know the goal at all? */
export function hasTrail({ enrolment, redirect }: AnchorTexts): boolean {
  return enrolment !== null || redirect !== null;
}

/** The keys and the event that says them, which stands in their place where it is gone or cannot be read. */
const ANCHORED = [
  ["lane_id", "enrolment"],
  ["enrolled_done_when", "enrolment"],
  ["enrolled_at", "enrolment"],
  ["done_when", "redirect"],
] as const satisfies readonly (readonly [keyof Anchors, keyof AnchorTexts])[];

type AnchoredKey = (typeof ANCHORED)[number][0];

const NO_ENROLMENT = { lane_id: null, enrolled_done_when: null, enrolled_at: null } as const;

/** Reads the anchors; null when the trail has no readable enrolment and no redirect of this session. */
export function readAnchors({ enrolment, redirect }: AnchorTexts): Anchors | null {
  const event = enrolment === null ? null : readEvent(enrolment);
  const enrolled = event?.change === "enrolled" && isWhole(event.new) ? event.new : null;
  if (redirect === null) return enrolled === null ? null : anchorsOf(enrolled, enrolled.done_when);
  const redirected = readEvent(redirect);
  const inForce: unknown = redirected?.change === "redirected" ? redirected.new.done_when : null;
  // It stands also where the enrolment is gone: what was swapped since then is found all the same.
  return anchorsOf(enrolled ?? NO_ENROLMENT, typeof inForce === "string" ? inForce : null);
}

/** What the trail tells, from which follows what can be done about a stored text that is no record. */
export function trailOf(anchors: Anchors | null): TrailOfGoal {
  if (anchors === null) return "none";
  return anchors.enrolled_at === null ? "redirect" : "enrolment";
}

function anchorsOf(
  { lane_id, enrolled_done_when, enrolled_at }: Omit<Anchors, "done_when">,
  done_when: string | null,
): Anchors {
  return { lane_id, enrolled_done_when, enrolled_at, done_when };
}

/** The values of an event are whatever somebody wrote there. */
function isWhole(values: Anchors): boolean {
  return ANCHORED.every(([key]) => typeof values[key] === "string");
}

/**
 * The names of the anchored keys that differ; `enrolment` when the trail has none, `redirect` when the latest one
 * cannot be read, `malformed` when the stored text is no record and was played from the trail.
 */
export function anchorMismatches(record: GoalRecord, anchors: Anchors | null): readonly string[] {
  if (anchors === null) return ["enrolment"];
  const differing = new Set<string>(anchors.lost);
  if (anchors.inPlaceOf !== undefined) differing.add("malformed");
  for (const [key, event] of ANCHORED) {
    if (anchors[key] === null) differing.add(event);
    else if (record[key] !== anchors[key]) differing.add(key);
  }
  return [...differing];
}

/** A record and what the trail anchors it to. */
export interface AnchoredRecord {
  readonly record: GoalRecord;
  /** Null when the trail has neither an enrolment nor a redirect of it. */
  readonly anchors: Anchors | null;
}

/**
 * Reads a row for a command. Where a hand has taken away nothing but anchored keys, or made them something else, they are read from
 * the trail and told as edited: the goal can still be held and closed. Errors: `goal.malformed`.
 */
export function readAnchored(
  row: GoalText & { readonly anchors: AnchorTexts },
  where: Whereabouts = {},
): Outcome<AnchoredRecord> {
  const anchors = readAnchors(row.anchors);
  const read = readGoal(row, where, trailOf(anchors));
  if (read.ok) return accept({ record: read.value, anchors });
  if (anchors === null) return read;
  const { session_ref } = row;
  const lost = ANCHORED.map(([key]) => key).filter((key) => !(key in readWhatIsLeft(row).keys));
  const known = Object.fromEntries(lost.map((key) => [key, anchors[key]]));
  const text = withKeys(row.text, known);
  const filled = lost.length === 0 || text === null ? read : readGoal({ session_ref, text });
  return filled.ok ? accept({ record: filled.value, anchors: { ...anchors, lost } }) : read;
}

/** What is said of a write that puts lost keys back, or all of a record. */
export function saidPutBack(
  { record, anchors }: AnchoredRecord,
  where: Whereabouts = {},
): readonly Warning[] {
  const { session_ref } = record;
  const lost = anchors?.lost ?? [];
  if (anchors?.inPlaceOf !== undefined) {
    return [
      warning(
        "goal.malformed",
        `the stored goal of session "${session_ref}" was no record: somebody has edited the store`,
        `it is one again as the audit trail tells, where what stood there is kept; have the operator look into it, and read "${logOf(session_ref, where)}"`,
      ),
    ];
  }
  if (lost.length === 0) return [];
  return [
    warning(
      "goal.anchor_mismatch",
      `the stored goal of session "${session_ref}" had no usable ${lost.join(", no usable ")}: somebody has edited the store`,
      `it has them again as the audit trail tells; have the operator look into it, and read "${logOf(session_ref, where)}"`,
    ),
  ];
}

/** What stands in the place of keys in a list of mismatches; `record` is that of the board, where a row is gone. */
const GONE: ReadonlyMap<string, string> = new Map([
  ["record", "was enrolled and its record is gone"],
  ["enrolment", "has no enrolment in the audit trail"],
  ["redirect", "has a latest redirect that cannot be read"],
  ["malformed", "cannot be read as it is stored"],
]);

/** Mismatches in words, which follow the name of the goal. */
export function mismatchText(keys: readonly string[], differs = "differs in"): string {
  const edited = keys.filter((key) => !GONE.has(key));
  const gone = keys.flatMap((key) => GONE.get(key) ?? []);
  return [...(edited.length > 0 ? [`${differs} ${edited.join(", ")}`] : []), ...gone].join(" and ");
}

/** What every write but `hold` and an acknowledged `close` is told; empty when nothing differs. `canHold` is false where a hold is refused too. */
export function checkAnchors(
  record: GoalRecord,
  anchors: Anchors | null,
  where: Whereabouts = {},
  canHold = true,
): readonly Problem[] {
  const differing = anchorMismatches(record, anchors);
  if (differing.length === 0) return [];
  return [
    refused(
      "goal.anchor_mismatch",
      `the goal of session "${record.session_ref}" ${mismatchText(differing)}: somebody has edited the store`,
      anchorAdvice(record, anchors, where, canHold),
    ),
  ];
}

/** Problems whose advice is a write that an edited goal refuses. */
const ADVISING_WRITES: ReadonlySet<string> = new Set([
  "ask.already_resolved",
  "close.abandoned",
  "goal.complete",
  "goal.differs",
  "goal.held",
  "goal.not_held",
  "hold.other_source",
  "status.needs_close",
  "status.needs_redirect",
]);

/** What else an edited goal has against a request: without advice that would be refused for the same edit. */
export function besideEdited(problem: Problem): Problem {
  return ADVISING_WRITES.has(problem.code)
    ? { ...problem, advice: "leave it until the operator has looked into the store" }
    : problem;
}

/** What `set` is told about a session that the trail has enrolled and that has no row. */
export function rowGone(sessionRef: string, where: Whereabouts = {}): Problem {
  return refused(
    "goal.anchor_mismatch",
    `the goal of session "${sessionRef}" was enrolled and is gone: somebody has edited the store`,
    `read what it was with "${logOf(sessionRef, where)}", and ${RESTORE}`,
  );
}

/** Whoever reads it may be the session itself: what is to be done is the operator's. */
function anchorAdvice(
  { session_ref, status }: GoalRecord,
  anchors: Anchors | null,
  where: Whereabouts,
  canHold: boolean,
): string {
  const works = stillWorks(status, canHold);
  const compare = compareOrFindOut(session_ref, anchors, where);
  const looking = anchors === null ? compare : `${compare}, and have the operator look into it`;
  return works === null ? looking : `${looking}; ${works}`;
}

/** How an edited goal is looked into. Without an enrolment or a redirect that can be read, its log may still have other entries, or nothing. */
export function compareOrFindOut(
  sessionRef: string,
  anchors: Anchors | null,
  where: Whereabouts = {},
): string {
  const compare = howToCompare(sessionRef, where);
  return anchors === null ? `${compare}, if that still tells anything, and ${FIND_OUT}` : compare;
}

/** By which commands a goal is held against its trail. */
export function howToCompare(sessionRef: string, where: Whereabouts): string {
  const get = showCommand("get", sessionRef, where.place);
  return `compare "${get}" with "${logOf(sessionRef, where)}"`;
}

function stillWorks(status: GoalStatus, canHold: boolean): string | null {
  const close = "a close that the operator acknowledges";
  if (status === "complete") return canHold ? "a hold still works" : null;
  return status === "held" || !canHold ? `${close} still works` : `a hold and ${close} still work`;
}

function logOf(sessionRef: string, { place = "" }: Whereabouts): string {
  return showCommand("log", sessionRef, place);
}
