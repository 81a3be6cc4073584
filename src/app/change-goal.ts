import {
  type Whereabouts,
  commandToFillIn,
  inStore,
  sessionCommand,
  typedFlag,
} from "../domain/board-command.ts";
import {
  type Outcome,
  type Problem,
  accept,
  notFound,
  problemsOf,
  refused,
  reject,
  rejectWith,
} from "../domain/errors.ts";
import {
  type AnchoredRecord,
  besideEdited,
  checkAnchors,
  keysPutBack,
  readAnchored,
  readAnchors,
  rowGone,
} from "../domain/goal-anchors.ts";
import { isSameName } from "../domain/nearest-name.ts";
import { readGoal } from "../domain/goal-decode.ts";
import { holdText, resumedBy } from "../domain/goal-rules.ts";
import { type GoalRecord, ownsLane, statusBehindHold, writeGoal } from "../domain/goal.ts";
import { checkName } from "../domain/session-ref.ts";
import { applyOperation } from "../domain/operation-apply.ts";
import { readEvent, writeEvent } from "../domain/operation-event.ts";
import type { GoalOperation, Stamp } from "../domain/operation.ts";
import type { Reader, Writer } from "../store/port.ts";
import { type AppContext, type Subject, checkActor, stampOf } from "./context.ts";

/** A goal after a command that writes. */
export interface GoalAnswer {
  readonly record: GoalRecord;
  /** False when the command found everything as it should be and wrote nothing. */
  readonly changed: boolean;
  /** Said aloud beside the record; the change is made all the same. */
  readonly warnings?: readonly Problem[];
}

/**
 * What messages and delivered items are held against. Where somebody has edited the goal in the store, the condition
 * that counts is the one in the audit trail.
 */
export function goalInForce({ record, anchors }: AnchoredRecord): Subject {
  return { goal: record.goal, doneWhen: anchors?.done_when ?? record.done_when };
}

/** What a command makes of the goal it found; null changes nothing. */
export type DecideChange = (record: GoalRecord, stamp: Stamp) => Outcome<GoalOperation | null>;

export interface ChangeOptions {
  /** True: also a goal whose anchors somebody has edited. */
  readonly evenEdited?: boolean;
  /** What is wrong with the request itself: told together with what the goal has against it. */
  readonly wrong?: readonly Problem[];
  /** True: what is wrong does not count where the request repeats what there is. A policy may have become stricter since. */
  readonly mayRepeat?: boolean;
}

/**
 * The way of every change to an enrolled goal: read it, compare its anchors, decide, and write record
 * and event in one transaction.
 *
 * @param command the subcommand, for the audit trail
 * @returns the record as it is now stored
 * Errors: `actor.shape`, `goal.not_found`, `goal.malformed`, `goal.anchor_mismatch` (not where
 * `evenEdited` is true), `lane.taken`, and those of `wrong` and of `decide`.
 */
export async function changeGoal(
  context: AppContext,
  sessionRef: string,
  command: string,
  decide: DecideChange,
  { evenEdited = false, wrong = [], mayRepeat = false }: ChangeOptions = {},
): Promise<Outcome<GoalAnswer>> {
  const look = async (reader: Reader): Promise<Outcome<DecidedChange>> => {
    const found = await findGoal(context, reader, sessionRef);
    if (!found.ok) return found;
    const { record, anchors } = found.value;
    const edited = evenEdited ? [] : checkAnchors(record, anchors, context);
    const decided = decide(record, stampOf(context));
    if (edited.length > 0) {
      return reject(...edited, ...problemsOf(decided).map(besideEdited));
    }
    return decided.ok ? accept({ record, anchors, operation: decided.value }) : decided;
  };
  const badActor = checkActor(context);
  const known = [...badActor, ...wrong];
  // Nothing is written then, so nobody is waited for either.
  if (known.length > 0) {
    const seen = await context.store.read(look);
    if (!mayRepeat || badActor.length > 0 || !seen.ok || seen.value.operation !== null) {
      return rejectWith(known, seen);
    }
    return accept({ record: seen.value.record, changed: false });
  }
  return context.store.write(async (writer) => {
    const decided = await look(writer);
    if (!decided.ok) return decided;
    const { record, anchors, operation } = decided.value;
    if (operation === null) return accept({ record, changed: false });
    const put_back = anchors?.lost ?? [];
    const told = put_back.length > 0 ? { ...operation, put_back } : operation;
    // A record without its lane had none in the store either, and somebody else may have taken it.
    const closing = `have the operator close this goal with "${closeCommand(sessionRef.trim(), context)}"`;
    const taken =
      put_back.includes("lane_id") && ownsLane(record)
        ? await checkLane(context, writer, record, closing)
        : [];
    const stored =
      taken.length > 0
        ? reject(...taken)
        : await storeChange(context, writer, record, told, command);
    if (!stored.ok) {
      return reject(...checkAnchors(record, anchors, context, false), ...stored.problems);
    }
    return accept({ ...stored.value, warnings: keysPutBack(decided.value, context) });
  });
}

interface DecidedChange extends AnchoredRecord {
  readonly operation: GoalOperation | null;
}

/**
 * The goal of a session, read and anchored. Errors: `goal.not_found`, `goal.anchor_mismatch` where
 * its row is gone, `goal.malformed`.
 */
export async function findGoal(
  context: AppContext,
  reader: Reader,
  sessionRef: string,
): Promise<Outcome<AnchoredRecord>> {
  const row = await reader.anchoredGoal(sessionRef.trim());
  if (row === null) return reject(await missingGoal(context, reader, sessionRef));
  return readAnchored(row, context);
}

/**
 * Applies an operation and writes record and event. `before` is null for an enrolment. Errors:
 * `lane.taken` when the goal comes into a lane that another one has, `operation.stale`.
 */
export async function storeChange(
  where: Whereabouts,
  writer: Writer,
  before: GoalRecord | null,
  operation: GoalOperation,
  command: string,
): Promise<Outcome<GoalAnswer>> {
  const applied = applyOperation(before, operation);
  if (!applied.ok) return applied;
  const record = applied.value;
  if (ownsLane(record) && (before === null || !ownsLane(before))) {
    const other = before === null ? NEW_LANE : "leave this goal complete";
    const taken = await checkLane(where, writer, record, other);
    if (taken.length > 0) return reject(...taken);
  }
  await writer.putGoal({ session_ref: record.session_ref, text: writeGoal(record) });
  await writer.appendEvent(writeEvent(operation, command));
  return accept({ record, changed: true });
}

const NEW_LANE = "enrol other work with a --lane-id of its own";

/** The lane of a goal that is to come into it must not be another's; `other` is what else can be done, which is no enrolment for one that had it once. */
export async function checkLane(
  where: Whereabouts,
  reader: Reader,
  { lane_id, session_ref }: Pick<GoalRecord, "lane_id" | "session_ref">,
  other = NEW_LANE,
): Promise<readonly Problem[]> {
  const holder = await reader.laneHolder(lane_id);
  if (holder === null || holder === session_ref) return [];
  const row = await reader.anchoredGoal(holder);
  const read = row === null ? null : readGoal(row);
  const record = read?.ok === true ? read.value : null;
  const anchors = row === null ? null : readAnchors(row.anchors);
  const isEdited = record !== null && checkAnchors(record, anchors).length > 0;
  const { why, freeing } = whoseLane(holder, record, isEdited, where);
  const taken = `lane "${lane_id}" belongs to session "${holder}"${why}`;
  return [refused("lane.taken", taken, `${freeing}, or ${other}`)];
}

/** What a command says about a session that has no row: never enrolled, or removed by hand. */
export async function missingGoal(
  context: AppContext,
  reader: Reader,
  sessionRef: string,
): Promise<Problem> {
  const named = sessionRef.trim();
  const wasThere = await wasEnrolled(reader, named);
  if (wasThere) return rowGone(named, context);
  return noGoal(sessionRef, await spelledAlike(reader, named), context);
}

/** Rows that are read for the name that was meant. */
const MOST_READ = 2000;

/**
 * The session whose name is the same but for case and joints; null when none is, or when many rows stand before it. One that
 * is only near ("worker-12" for "worker-13") is another's.
 */
async function spelledAlike(reader: Reader, sessionRef: string): Promise<string | null> {
  for await (const { session_ref } of reader.goals({ limit: MOST_READ })) {
    if (isSameName(session_ref, sessionRef)) return session_ref;
  }
  return null;
}

/** Nothing is ever deleted: a session that the trail has enrolled and that has no row was removed by hand. */
export async function wasEnrolled(reader: Reader, sessionRef: string): Promise<boolean> {
  for await (const { text } of reader.events({ about: "goals", sessionRef })) {
    if (readEvent(text)?.change === "enrolled") return true;
  }
  return false;
}

function noGoal(sessionRef: string, alike: string | null, where: Whereabouts): Problem {
  const message = `session "${sessionRef}" has no goal${inStore(where)}`;
  if (alike !== null)
    return notFound("goal.not_found", message, `did you mean${typedFlag("--session-ref", alike)}?`);
  const list = `check --session-ref against "svc-goals list${where.place ?? ""}"`;
  const canBeEnrolled = checkName(sessionRef.trim(), "session-ref").length === 0;
  const enrol = `, or enrol it with "${commandToFillIn("set", sessionRef.trim(), where)}"`;
  return notFound("goal.not_found", message, canBeEnrolled ? `${list}${enrol}` : list);
}

function closeCommand(sessionRef: string, where: Whereabouts): string {
  return sessionCommand("close", sessionRef, where, " --acknowledged-by operator:<name>");
}

/** Why a lane is its holder's, and what is to be done so that it is no longer; null for one whose record cannot be read. */
function whoseLane(
  holder: string,
  record: GoalRecord | null,
  isEdited: boolean,
  where: Whereabouts,
): { readonly why: string; readonly freeing: string } {
  const behind = record === null ? null : statusBehindHold(record);
  const closing = `have the operator close that goal with "${closeCommand(holder, where)}" to free the lane`;
  if (behind === "abandoned") {
    return {
      why: ", which has abandoned its goal and keeps the lane until that is closed",
      freeing: closing,
    };
  }
  // Only a hand can have made it so: a close frees the lane.
  if (record?.status === "complete") {
    const doctor = `svc-goals doctor${where.place ?? ""}`;
    return {
      why: ", though its goal is complete: somebody has edited the store",
      freeing: `have the operator look with "${doctor}"`,
    };
  }
  // A goal that was complete when it was held takes no other close: its hold is what keeps the lane. An edited one
  // takes that close alone.
  if (record !== null && behind === "complete") {
    const why = `, whose goal was complete when it was held${holdText(record)}`;
    const resuming = `have ${resumedBy(record, where)} to free the lane`;
    return { why, freeing: isEdited ? closing : resuming };
  }
  return { why: " until its goal is complete", freeing: `go on with session "${holder}"` };
}
