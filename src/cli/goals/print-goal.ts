import type { GoalAnswer } from "../../app/change-goal.ts";
import type { StoredGoal } from "../../app/get-goal.ts";
import type { Outcome } from "../../domain/errors.ts";
import type { GoalRecord } from "../../domain/goal.ts";
import { timestampOf } from "../../domain/time.ts";
import { jsonText } from "../../views/terminal/escape.ts";
import { jsonOrText } from "../choose-format.ts";
import { wantsColour } from "../colour.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, printable } from "../problems.ts";

/** What a command that writes says: the record, or what stands in its way. */
export async function answerGoal(
  context: CommandContext,
  answer: Outcome<GoalAnswer>,
): Promise<ExitCode> {
  if (!answer.ok) return failWith(context, answer.problems);
  const { record, warnings = [] } = answer.value;
  context.warn(warnings.map(printable));
  await printGoal(context, record);
  return EXIT.ok;
}

/** Prints a goal's record, JSON or text. */
export async function printGoal(context: CommandContext, record: GoalRecord): Promise<void> {
  const { session_ref } = record;
  if (jsonOrText(context) === "json") return printJson(context, record);
  return printText(context, { session_ref, text: "", record, problems: [] });
}

/** Prints what stands in the store; what is wrong with it is said on stderr. */
export async function printStoredGoal(context: CommandContext, goal: StoredGoal): Promise<void> {
  context.warn(goal.problems.map(printable));
  if (goal.record !== null) return printGoal(context, goal.record);
  if (jsonOrText(context) === "text") return printText(context, goal);
  const { goalValue } = await import("../../views/goal/goal-view.ts");
  printJson(context, goalValue(goal));
}

function printJson({ io }: CommandContext, value: unknown): void {
  io.stdout.write(jsonText(value));
}

async function printText({ io }: CommandContext, goal: StoredGoal): Promise<void> {
  const { renderGoal, uncreditedItems } = await import("../../views/goal/text.ts");
  const options = { now: timestampOf(io.now()), colour: wantsColour(io) };
  const { record } = goal;
  if (record === null || record.closure === null || uncreditedItems(record.closure).length === 0) {
    io.stdout.write(renderGoal(goal, options));
    return;
  }
  const { copiesIn } = await import("../../app/close-report.ts");
  io.stdout.write(renderGoal(goal, { ...options, copies: copiesIn(record) }));
}
