import { type Outcome, type Warning, accept, warning } from "../domain/errors.ts";
import { checkRedirect, decideRedirect } from "../domain/goal-redirect.ts";
import type { GoalRecord } from "../domain/goal.ts";
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
 * latest redirect of a goal that is still live changes nothing, which is said aloud where the status is another one since.
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
  const answer = await changeGoal(
    context,
    input.session_ref,
    "redirect",
    (record, stamp) => decideRedirect(record, request, lint, stamp),
    { wrong: checkRedirect(request, lint), mayRepeat: true },
  );
  if (!answer.ok || answer.value.changed) return answer;
  return accept({ ...answer.value, warnings: repeated(answer.value.record) });
}

/** Whoever repeats a redirect is owed a word where the status does not become `redirected`. */
function repeated({ session_ref, status, history }: GoalRecord): readonly Warning[] {
  if (status === "redirected" || status === "held") return [];
  const since = history.at(-1)?.redirected_at;
  return [
    warning(
      "redirect.repeated",
      `session "${session_ref}" was redirected to this at ${since}, with the same reason, and is ${status} now`,
      "nothing was changed; where it is to take it up again, give another --reason",
    ),
  ];
}
