import { type Outcome, type Problem, accept, unless } from "./errors.ts";
import { type GoalRecord, isFinished, statusBehindHold } from "./goal.ts";
import { type LintText, checkDoneWhen, checkGoalText } from "./goal-rules.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import { checkRequiredText } from "./text-field.ts";

export interface RedirectRequest {
  readonly goal: string;
  readonly done_when: string;
  readonly reason: string;
}

/**
 * `redirect`: replaces goal and done_when. A held goal stays held; one that was complete or abandoned
 * before the hold is so no longer. Null when it repeats the latest redirect of a goal that is still
 * live, so that a retry is harmless; one that has ended is taken up again by the same words.
 */
export function decideRedirect(
  record: GoalRecord,
  request: RedirectRequest,
  lint: LintText,
  stamp: Stamp,
): Outcome<GoalOperation | null> {
  if (repeatsLatest(record, request)) return accept(null);
  const problems = checkRedirect(request, lint);
  const { session_ref, goal, done_when, status, hold, closure } = record;
  const stays = status === "held" && hold !== null;
  const ended = isFinished(statusBehindHold(record));
  return unless(problems, {
    ...stamp,
    change: "redirected",
    session_ref,
    reason: request.reason,
    old: { goal, done_when, status, hold, closure },
    new: {
      goal: request.goal,
      done_when: request.done_when,
      status: stays ? "held" : "redirected",
      hold: stays && ended ? { ...hold, from_status: "redirected" } : hold,
      closure: null,
    },
  });
}

/** The rules of what `redirect` is given, whatever the goal. */
export function checkRedirect(request: RedirectRequest, lint: LintText): readonly Problem[] {
  return [
    ...checkGoalText(request.goal, lint),
    ...checkDoneWhen(request.done_when, lint, request.goal),
    ...checkRequiredText(request.reason, "--reason", "redirect.reason_empty"),
  ];
}

function repeatsLatest(record: GoalRecord, { goal, done_when, reason }: RedirectRequest): boolean {
  const isLive = !isFinished(statusBehindHold(record));
  const latest = record.history.at(-1);
  return (
    isLive &&
    record.closure === null &&
    record.goal === goal &&
    record.done_when === done_when &&
    latest?.reason === reason
  );
}
