import { unresolved } from "../domain/ask.ts";
import { type Outcome, type Warning, accept } from "../domain/errors.ts";
import { decideAddAsk, checkResolution, decideResolveAsk } from "../domain/goal-asks.ts";
import { checkAsks } from "../domain/goal-rules.ts";
import { type GoalAnswer, changeGoal } from "./change-goal.ts";
import type { AppContext } from "./context.ts";
import { sameAsk, unseenAsk } from "./warn-of-asks.ts";

export interface AddAskAnswer extends GoalAnswer {
  /** Where the ask stands, for `resolve-ask`; counted from 0. */
  readonly index: number;
  /** Said aloud beside the index; the ask is added all the same. */
  readonly warnings: readonly Warning[];
}

/**
 * `add-ask`: appends an ask, whatever the goal's status; one that is open already too, with a warning. One of a goal that the
 * daily board does not show comes with a warning too.
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
    (record, stamp) => decideAddAsk(record, asked, stamp),
    { wrong: checkAsks([asked]) },
  );
  if (!answer.ok) return answer;
  const { open_asks, session_ref } = answer.value.record;
  const index = open_asks.length - 1;
  const twin = unresolved(open_asks).find((ask) => ask.text === asked && ask.index < index);
  const again = twin === undefined ? [] : [sameAsk(context, session_ref, twin, index)];
  const warnings = [...again, ...unseenAsk(context, answer.value.record)];
  return accept({ ...answer.value, index, warnings });
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
    (record, stamp) => decideResolveAsk(record, index, answer, stamp, context),
    { wrong: checkResolution(answer) },
  );
}
