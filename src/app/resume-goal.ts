import type { Outcome } from "../domain/errors.ts";
import { checkHolder, decideResume } from "../domain/goal-hold.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";

export interface ResumeGoalInput {
  readonly session_ref: string;
  /** Only a hold of this source is ended. */
  readonly source?: string | undefined;
}

/**
 * `resume`: a held goal to `working` when it was that before, to `complete` when it was that, else to
 * `open`.
 *
 * Errors: `goal.not_held`, `hold.other_source`, `source.shape`, `goal.not_found`, `goal.malformed`,
 * `goal.anchor_mismatch`.
 */
export async function resumeGoal(
  context: AppContext,
  { session_ref, source }: ResumeGoalInput,
): Promise<Outcome<GoalAnswer>> {
  const holder = source?.trim();
  return changeGoal(
    context,
    session_ref,
    "resume",
    (record, stamp) => decideResume(record, holder, stamp, context),
    { wrong: checkHolder(holder) },
  );
}
