import {
  type Whereabouts,
  commandToFillIn,
  inStore,
  isNameable,
  typedFlag,
} from "../domain/board-command.ts";
import {
  type Outcome,
  type Problem,
  type Warning,
  accept,
  notFound,
  problemsOf,
  reject,
  rejectWith,
} from "../domain/errors.ts";
import {
  type AnchoredRecord,
  type Anchors,
  besideEdited,
  checkAnchors,
  readAnchored,
  readAnchors,
  rowGone,
  saidPutBack,
} from "../domain/goal-anchors.ts";
import { sameNameAs } from "../domain/nearest-name.ts";
import { onlyFromCopy } from "../domain/goal-decode.ts";
import { GOAL_STATUSES, type GoalRecord, isFinished, ownsLane, writeGoal } from "../domain/goal.ts";
import { checkName } from "../domain/session-ref.ts";
import { applyOperation } from "../domain/operation-apply.ts";
import { readEvent, writeEvent } from "../domain/operation-event.ts";
import type { GoalOperation, Stamp } from "../domain/operation.ts";
import type { Reader, Writer } from "../store/port.ts";
import { NEW_LANE, checkLane, closeToFillIn } from "./check-lane.ts";
import { type AppContext, type Subject, checkActor, stampOf } from "./context.ts";

/** A goal after a command that writes. */
export interface GoalAnswer {
  readonly record: GoalRecord;
  /** False when the command found everything as it should be and wrote nothing. */
  readonly changed: boolean;
  /** Said aloud beside the record; the change is made all the same. */
  readonly warnings?: readonly Warning[];
}

/**
 * What messages and delivered items are held against. Where somebody has edited the goal in the store, the condition
 * that counts is the one in the audit trail.
 */
export function goalInForce({ record, anchors }: AnchoredRecord): Subject {
  return { goal: record.goal, doneWhen: anchors?.done_when ?? record.done_when };
}

/**
 * What a command makes of the goal it found; null changes nothing. With `mustWrite` the stored text is no record, and the
 * same once more is a change.
 */
export type DecideChange = (
  record: GoalRecord,
  stamp: Stamp,
  mustWrite: boolean,
) => Outcome<GoalOperation | null>;

export interface ChangeOptions {
  /** True: also a goal whose anchors somebody has edited, or whose stored text is no record and follows from the trail. */
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
    const find = evenEdited ? findOrPlayGoal : findGoal;
    const found = await find(context, reader, sessionRef);
    if (!found.ok) return found;
    const { record, anchors } = found.value;
    const edited = evenEdited ? [] : checkAnchors(record, anchors, context);
    const decided = decide(record, stampOf(context), anchors?.inPlaceOf !== undefined);
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
    const told = {
      ...operation,
      ...(put_back.length > 0 ? { put_back } : {}),
      ...instead(anchors),
    };
    // A record without its lane had none in the store either, and somebody else may have taken it.
    const lacksLane = put_back.includes("lane_id") || anchors?.inPlaceOf !== undefined;
    const other = `have the operator close this goal with "${closeToFillIn(sessionRef.trim(), context)}"`;
    const taken =
      lacksLane && ownsLane(record) ? await checkLane(context, writer, record, other) : [];
    const stored =
      taken.length > 0
        ? reject(...taken)
        : await storeChange(context, writer, record, told, command);
    if (!stored.ok) {
      return reject(...checkAnchors(record, anchors, context, false), ...stored.problems);
    }
    return accept({ ...stored.value, warnings: saidPutBack(decided.value, context) });
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
 * The same; but where the row is no record, the goal as the audit trail gives it, with the text of the row in its anchors.
 * Whoever writes it keeps that text in the event (`instead`).
 */
export async function findOrPlayGoal(
  context: AppContext,
  reader: Reader,
  sessionRef: string,
): Promise<Outcome<AnchoredRecord>> {
  const session_ref = sessionRef.trim();
  const row = await reader.anchoredGoal(session_ref);
  if (row === null) return reject(await missingGoal(context, reader, sessionRef));
  const read = readAnchored(row, context);
  const anchors = readAnchors(row.anchors);
  if (read.ok) return read;
  const { playGoal } = await import("./play-goal.ts");
  const record = await playGoal(reader, session_ref);
  if (record !== null && anchors !== null) {
    return accept({ record, anchors: { ...anchors, inPlaceOf: row.text } });
  }
  const advice = onlyFromCopy(session_ref, context);
  return reject(
    ...read.problems.map(({ kind, code, message }) => ({ kind, code, message, advice })),
  );
}

/** What an event says in whose place its record was written; nothing where a record stood. */
export function instead(anchors: Anchors | null): Pick<GoalOperation, "in_place_of"> {
  return anchors?.inPlaceOf === undefined ? {} : { in_place_of: anchors.inPlaceOf };
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

/** Goals at work that are read for the name that was meant. */
const MOST_READ = 300;

/**
 * The session at work whose name is the same but for case and joints; null when none is, or when many stand before it. One that
 * is only near ("worker-12" for "worker-13") is another's.
 */
export async function spelledAlike(reader: Reader, sessionRef: string): Promise<string | null> {
  if (!isEnrollable(sessionRef)) return null;
  const isMeant = sameNameAs(sessionRef);
  for await (const { session_ref } of reader.goals({ statuses: AT_WORK, limit: MOST_READ })) {
    if (isMeant(session_ref) && isNameable(session_ref)) return session_ref;
  }
  return null;
}

const AT_WORK = GOAL_STATUSES.filter((status) => !isFinished(status));

function isEnrollable(sessionRef: string): boolean {
  return checkName(sessionRef, "session-ref").length === 0;
}

/** Nothing is ever deleted: a session that the trail has enrolled and that has no row was removed by hand. */
export async function wasEnrolled(reader: Reader, sessionRef: string): Promise<boolean> {
  for await (const { text } of reader.events({ about: "goals", sessionRef })) {
    if (readEvent(text)?.change === "enrolled") return true;
  }
  return false;
}

/** Said of a session that was never enrolled; `alike` is another of almost that name. */
export function noGoal(sessionRef: string, alike: string | null, where: Whereabouts): Problem {
  const message = `session "${sessionRef}" has no goal${inStore(where)}`;
  if (alike !== null)
    return notFound("goal.not_found", message, `did you mean${typedFlag("--session-ref", alike)}?`);
  const list = `check --session-ref against "svc-goals list${where.place ?? ""}"`;
  const enrol = `, or enrol it with "${commandToFillIn("set", sessionRef.trim(), where)}"`;
  return notFound(
    "goal.not_found",
    message,
    isEnrollable(sessionRef.trim()) ? `${list}${enrol}` : list,
  );
}
