import { type Outcome, accept } from "../domain/errors.ts";
import { decideDue } from "../domain/goal-due.ts";
import { type Timestamp, parseTime, warnOfPast } from "../domain/time.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";
import { findGoal } from "./find-goal.ts";

/**
 * `due --set <time>` and, with null, `due --clear`.
 *
 * Errors: `time.unreadable`, `time.no_offset` and `time.no_time_of_day` (usage), `goal.complete`,
 * `goal.not_found`, `goal.malformed`, `goal.anchor_mismatch`.
 */
export async function setDue(
  context: AppContext,
  sessionRef: string,
  due: string | null,
): Promise<Outcome<GoalAnswer>> {
  const time = due === null ? accept(null) : parseTime(due, "--set");
  const answer = await changeGoal(
    context,
    sessionRef,
    "due",
    (record, stamp) => (time.ok ? decideDue(record, time.value, stamp, context) : time),
    { wrong: time.ok ? [] : time.problems },
  );
  if (!answer.ok || !time.ok) return answer;
  return accept({ ...answer.value, warnings: warnOfPast(time.value, context.now(), "--set") });
}

/**
 * `due`: the due date, null when there is none. Errors: `goal.not_found`, `goal.malformed`; `goal.anchor_mismatch` where
 * its row is gone.
 */
export async function getDue(
  context: AppContext,
  sessionRef: string,
): Promise<Outcome<Timestamp | null>> {
  const found = await context.store.read((reader) => findGoal(context, reader, sessionRef));
  return found.ok ? accept(found.value.record.due_date) : found;
}
