import { type Outcome, accept } from "../domain/errors.ts";
import {
  addAsk as decideAdd,
  checkResolution,
  resolveAsk as decideResolve,
} from "../domain/goal-asks.ts";
import { checkAsks } from "../domain/goal-rules.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";

export interface AddAskAnswer extends GoalAnswer {
  /** Where the ask stands, for `resolve-ask`; counted from 0. */
  readonly index: number;
}

/**
 * `add-ask`: appends an ask, whatever the goal's status.
 *
 * Errors: `ask.empty`, the rules of all texts, `goal.not_found`, `goal.malformed`,
 * `goal.anchor_mismatch`.
 */
export async function addAsk(
  context: AppContext,
  sessionRef: string,
  text: string,
): Promise<Outcome<AddAskAnswer>> {
  const asked = text.trim();
  const answer = await changeGoal(
    context,
    sessionRef,
    "add-ask",
    (record, stamp) => decideAdd(record, asked, stamp),
    { wrong: checkAsks([asked]) },
  );
  if (!answer.ok) return answer;
  return accept({ ...answer.value, index: answer.value.record.open_asks.length - 1 });
}

/**
 * `resolve-ask`: once.
 *
 * @param index counted from 0
 * Errors: `ask.not_found`, `ask.already_resolved`, `ask.resolution_empty`, `goal.not_found`,
 * `goal.malformed`, `goal.anchor_mismatch`.
 */
export async function resolveAsk(
  context: AppContext,
  sessionRef: string,
  index: number,
  resolution: string,
): Promise<Outcome<GoalAnswer>> {
  const answer = resolution.trim();
  return changeGoal(
    context,
    sessionRef,
    "resolve-ask",
    (record, stamp) => decideResolve(record, index, answer, stamp),
    { wrong: checkResolution(answer) },
  );
}
