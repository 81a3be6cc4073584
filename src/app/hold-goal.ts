import { type Outcome, type Warning, accept } from "../domain/errors.ts";
import { checkHold, decideHold, holdReplaced } from "../domain/goal-hold.ts";
import { parseTime, warnOfPast } from "../domain/time.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";

export interface HoldGoalInput {
  readonly session_ref: string;
  readonly reason: string;
  /** Who holds; the actor when absent. */
  readonly source?: string | undefined;
  /** ISO 8601 with an offset. */
  readonly until?: string | undefined;
}

/**
 * `hold`: any goal to `held`, also one whose anchors somebody has edited, and one whose stored text is no record, as the
 * audit trail gives it. Held again, reason, source
 * and until are replaced; those of another source with a warning.
 *
 * Errors: `time.unreadable`, `time.no_offset` and `time.no_time_of_day` (usage), `hold.reason_empty`, `source.shape`,
 * `goal.not_found`, `goal.malformed`; `lane.taken` for a complete goal whose lane has another one, and beside
 * `goal.anchor_mismatch` for one whose lane_id or record somebody took away and whose lane has another one since.
 */
export async function holdGoal(
  context: AppContext,
  input: HoldGoalInput,
): Promise<Outcome<GoalAnswer>> {
  const until = input.until === undefined ? undefined : parseTime(input.until, "--until");
  const request = {
    reason: input.reason.trim(),
    source: input.source?.trim(),
    until: until?.ok === true ? until.value : undefined,
  };
  const wrong = [...(until?.ok === false ? until.problems : []), ...checkHold(request)];
  let replaced: readonly Warning[] = [];
  const answer = await changeGoal(
    context,
    input.session_ref,
    "hold",
    (record, stamp, mustWrite) => {
      replaced = holdReplaced(record, request.source ?? stamp.actor, context);
      return decideHold(record, request, stamp, mustWrite);
    },
    { evenEdited: true, wrong },
  );
  if (!answer.ok) return answer;
  const { warnings } = answer.value;
  const passed = warnOfPast(request.until, context.now(), "--until");
  return accept({ ...answer.value, warnings: [...(warnings ?? []), ...replaced, ...passed] });
}
