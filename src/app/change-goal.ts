import type { Whereabouts } from "../domain/board-command.ts";
import {
  type Outcome,
  type Problem,
  type Warning,
  accept,
  problemsOf,
  reject,
  rejectWith,
} from "../domain/errors.ts";
import {
  type AnchoredRecord,
  besideEdited,
  checkAnchors,
  saidPutBack,
} from "../domain/goal-anchors.ts";
import { type GoalRecord, ownsLane, writeGoal } from "../domain/goal.ts";
import { applyOperation } from "../domain/operation-apply.ts";
import { writeEvent } from "../domain/operation-event.ts";
import type { GoalOperation, Stamp } from "../domain/operation.ts";
import type { Reader, Writer } from "../store/port.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";
import { findGoal, findOrPlayGoal, instead } from "./find-goal.ts";

/** A goal after a command that writes. */
export interface GoalAnswer {
  readonly record: GoalRecord;
  /** False when the command found everything as it should be and wrote nothing. */
  readonly changed: boolean;
  /** Said aloud beside the record; the change is made all the same. */
  readonly warnings?: readonly Warning[];
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
    const taken = lacksLane && ownsLane(record) ? await laneBack(context, writer, record) : [];
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

/** What stands against giving a goal back the lane that it had. */
async function laneBack(
  context: AppContext,
  reader: Reader,
  record: GoalRecord,
): Promise<readonly Problem[]> {
  const { checkLane, closeToFillIn } = await import("./check-lane.ts");
  const close = closeToFillIn(record.session_ref, context);
  return checkLane(context, reader, record, `have the operator close this goal with "${close}"`);
}

interface DecidedChange extends AnchoredRecord {
  readonly operation: GoalOperation | null;
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
    // Loaded only for a goal that comes into a lane.
    const { NEW_LANE, checkLane } = await import("./check-lane.ts");
    const other = before === null ? NEW_LANE : "leave this goal complete";
    const taken = await checkLane(where, writer, record, other);
    if (taken.length > 0) return reject(...taken);
  }
  await writer.putGoal({ session_ref: record.session_ref, text: writeGoal(record) });
  await writer.appendEvent(writeEvent(operation, command));
  return accept({ record, changed: true });
}
