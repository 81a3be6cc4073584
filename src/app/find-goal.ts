import type { Whereabouts } from "../domain/board-command.ts";
import { type Outcome, type Problem, accept, reject } from "../domain/errors.ts";
import {
  type AnchoredRecord,
  type Anchors,
  readAnchored,
  readAnchors,
  rowGone,
} from "../domain/goal-anchors.ts";
import { onlyFromCopy } from "../domain/goal-decode.ts";
import { readEvent } from "../domain/operation-event.ts";
import type { GoalOperation } from "../domain/operation.ts";
import { isPlaceholder } from "../domain/no-text.ts";
import { placeholderProblem } from "../domain/text-field.ts";
import type { Reader } from "../store/port.ts";
import type { AppContext, Subject } from "./context.ts";

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
  if (read.ok) return read;
  const anchors = readAnchors(row.anchors);
  if (anchors === null) return read;
  const { playGoal } = await import("./play-goal.ts");
  const record = await playGoal(reader, session_ref);
  if (record !== null) {
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

/** What a command says about a session that has no row: never enrolled, or removed by hand. */
export async function missingGoal(
  where: Whereabouts,
  reader: Reader,
  sessionRef: string,
): Promise<Problem> {
  const named = sessionRef.trim();
  if (await wasEnrolled(reader, named)) return rowGone(named, where);
  if (isPlaceholder(named)) return placeholderProblem(named, "--session-ref");
  const { noGoal, spelledAlike } = await import("./no-goal.ts");
  return noGoal(sessionRef, await spelledAlike(reader, named), where);
}

/** Nothing is ever deleted: a session that the trail has enrolled and that has no row was removed by hand. */
export async function wasEnrolled(reader: Reader, sessionRef: string): Promise<boolean> {
  for await (const { text } of reader.events({ about: "goals", sessionRef })) {
    if (readEvent(text)?.change === "enrolled") return true;
  }
  return false;
}

/**
 * What messages and delivered items are held against. Where somebody has edited the goal in the store, the condition
 * that counts is the one in the audit trail.
 */
export function goalInForce({ record, anchors }: AnchoredRecord): Subject {
  return { goal: record.goal, doneWhen: anchors?.done_when ?? record.done_when };
}
