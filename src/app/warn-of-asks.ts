import { type IndexedAsk, askAt } from "../domain/ask.ts";
import { type Whereabouts, answerCommand, typedFlag } from "../domain/board-command.ts";
import { type Warning, warning } from "../domain/errors.ts";
import { excerpt } from "../domain/excerpt.ts";
import { type GoalRecord, isFinished } from "../domain/goal.ts";

/** More of an answer than this hides what is said after it. In UTF-16 units. */
const ANSWER_SHOWN = 100;

/** What is said of ask `index`, which has the text of an earlier one. */
export function sameAsk(
  { place = "" }: Whereabouts,
  sessionRef: string,
  earlier: IndexedAsk,
  index: number,
): Warning {
  const { resolution } = earlier;
  const state =
    resolution === null ? "is open" : `was answered: “${excerpt(resolution, ANSWER_SHOWN)}”`;
  const answer = answerCommand(typedFlag("--session-ref", sessionRef), index, place);
  return warning(
    "ask.same_text",
    `ask ${earlier.index} of session "${sessionRef}" asks the same and ${state}`,
    `if ask ${index} was a retry, resolve it with "${answer}"`,
  );
}

/** What is said of asks that a later `set` adds and that were answered before: it may be an enrolment run once more. */
export function answeredBefore(
  where: Whereabouts,
  { session_ref, open_asks }: GoalRecord,
  added: readonly IndexedAsk[],
): readonly Warning[] {
  return added.flatMap(({ text, index }) => {
    const at = open_asks.findLastIndex((ask) => ask.text === text);
    const ask = open_asks[at];
    return ask === undefined ? [] : [sameAsk(where, session_ref, askAt(at, ask), index)];
  });
}

/** What is said of an ask of a goal that only the whole board shows. */
export function unseenAsk(
  { place = "" }: Whereabouts,
  { session_ref, status }: GoalRecord,
): readonly Warning[] {
  if (!isFinished(status)) return [];
  return [
    warning(
      "ask.off_board",
      `the goal of session "${session_ref}" is ${status}, so the board shows its asks with --all only`,
      `have the operator look at "svc-goals scan-asks${place}", which lists them`,
    ),
  ];
}
