import type { Outcome } from "../domain/errors.ts";
import { checkRedirect, redirectGoal as decideRedirect } from "../domain/goal-redirect.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";
import { lintBeforehand } from "./lint-beforehand.ts";

export interface RedirectGoalInput {
  readonly session_ref: string;
  readonly goal: string;
  readonly done_when: string;
  readonly reason: string;
}

/**
 * `redirect`: replaces goal and done_when and appends what they replaced to history. A retry of the
 * latest redirect that was not picked up yet changes nothing.
 *
 * Errors: the rules of goal and done_when, `redirect.reason_empty`, `lane.taken` for a complete goal
 * whose lane has another one, `goal.not_found`, `goal.malformed`, `goal.anchor_mismatch`.
 */
export async function redirectGoal(
  context: AppContext,
  input: RedirectGoalInput,
): Promise<Outcome<GoalAnswer>> {
  const request = {
    goal: input.goal.trim(),
    done_when: input.done_when.trim(),
    reason: input.reason.trim(),
  };
  const lint = await lintBeforehand(context.judges, request);
  return changeGoal(
    context,
    input.session_ref,
    "redirect",
    (record, stamp) => decideRedirect(record, request, lint, stamp),
    { wrong: checkRedirect(request, lint) },
  );
}
