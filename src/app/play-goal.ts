import { readGoal } from "../domain/goal-decode.ts";
import { type GoalRecord, writeGoal } from "../domain/goal.ts";
import { emptyReplay, replayEvent } from "../domain/operation-replay.ts";
import type { Reader } from "../store/port.ts";

/**
 * The goal of a session as its audit trail gives it, for where the stored text is no record. Nothing is guessed: null where
 * the trail has no enrolment of it, or an event that does not fit those before it.
 */
export async function playGoal(reader: Reader, sessionRef: string): Promise<GoalRecord | null> {
  const state = emptyReplay();
  for await (const event of reader.events({ about: "goals", sessionRef })) {
    replayEvent(state, event);
  }
  const played = state.goals.get(sessionRef);
  if (played === undefined || state.defects.length > 0) return null;
  const read = readGoal({ session_ref: sessionRef, text: writeGoal(played) });
  return read.ok ? read.value : null;
}
