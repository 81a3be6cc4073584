import type { Whereabouts } from "./board-command.ts";
import { type Outcome, accept, reject } from "./errors.ts";
import { type GoalRecord, isFinished, statusBehindHold } from "./goal.ts";
import { completeProblem } from "./goal-rules.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import type { Timestamp } from "./time.ts";

/** The due date of a goal that has let it pass; what was finished when it was held is not late. */
export function overdueSince(record: GoalRecord, now: Timestamp): Timestamp | null {
  const { due_date } = record;
  const isLate = due_date !== null && due_date < now && !isFinished(statusBehindHold(record));
  return isLate ? due_date : null;
}

/** `due --set` and `due --clear` (null). Null when the date is that already. */
export function decideDue(
  record: GoalRecord,
  due: Timestamp | null,
  stamp: Stamp,
  where: Whereabouts = {},
): Outcome<GoalOperation | null> {
  const { session_ref, due_date } = record;
  if (due === due_date) return accept(null);
  if (statusBehindHold(record) === "complete") return reject(completeProblem(record, where));
  return accept({
    ...stamp,
    change: "due",
    session_ref,
    old: { due_date },
    new: { due_date: due },
  });
}
