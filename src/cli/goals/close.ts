import {
  type BlockedClose,
  type CloseAnswer,
  type CloseGoalInput,
  closeGoal,
  notAcknowledged,
} from "../../app/close-goal.ts";
import type { CloseReport } from "../../app/close-report.ts";
import type { AppContext } from "../../app/context.ts";
import type { Whereabouts } from "../../domain/board-command.ts";
import { type Warning, warning } from "../../domain/errors.ts";
import { contentWords } from "../../domain/inventory.ts";
import { holdText, resumedBy } from "../../domain/goal-rules.ts";
import type { GoalRecord } from "../../domain/goal.ts";
import { readSource } from "../../domain/source.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, printable } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { printGoal } from "./print-goal.ts";

type Done = Exclude<CloseAnswer, BlockedClose>;

/** `svc-goals close`: completes a goal when every condition was delivered. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  const input: CloseGoalInput = {
    session_ref: flags.get("session-ref") ?? "",
    delivered_items: flags.all("delivered-item"),
    close_note: flags.get("close-note"),
    acknowledged_by: flags.get("acknowledged-by"),
    dry_run: flags.has("dry-run"),
  };
  const needs = { policy: true, writes: !context.flags.has("dry-run") };
  return withApp(context, (app) => close(context, app, input), needs);
}

async function close(
  context: CommandContext,
  app: AppContext,
  input: CloseGoalInput,
): Promise<ExitCode> {
  const answer = await closeGoal(app, input);
  if (!answer.ok) return failWith(context, answer.problems);
  if (answer.value.kind !== "blocked") return say(context, app, answer.value, input);
  const blocked = answer.value;
  // Most closes count, and load nothing of what is asked or advised here.
  const { askOperator, canAsk } = await import("../ask-operator.ts");
  const asks = canAsk(context.io) && input.dry_run !== true;
  failWith(context, blocked.report.problems);
  const { report } = blocked;
  // A copy may have been meant for a condition that is missing.
  context.warn([...unmatchedCredits(report), ...copiedItems(report)].map(printable));
  if (!asks) return refuse(context, blocked, input);
  const signed = askOperator(
    context.io,
    "Take this on as the operator and complete the goal all the same?",
    operatorsOf(blocked.record),
  );
  if (!signed.ok) {
    const again = "have the operator run the same command with --acknowledged-by operator:<name>";
    return failWith(context, [...signed.problems, notAcknowledged(blocked, again)]);
  }
  // Minutes may have passed: what was read is what is signed.
  return close(context, app, {
    ...input,
    acknowledged_by: `operator:${signed.value}`,
    signs: blocked,
  });
}

/** The operators whom the record of a goal names: who gave it, held it or redirected it. */
function operatorsOf({ source, hold, history }: GoalRecord): ReadonlySet<string> {
  const sources = [source, hold?.source, ...history.map(({ redirected_by }) => redirected_by)];
  return new Set(
    sources.flatMap((one) => {
      const read = readSource(one ?? "");
      return read?.kind === "operator" ? [read.name] : [];
    }),
  );
}

async function say(
  context: CommandContext,
  where: Whereabouts,
  answer: Done,
  { dry_run = false }: CloseGoalInput,
): Promise<ExitCode> {
  const said =
    answer.kind === "closed"
      ? remarks(answer.report)
      : [...answer.edited, ...stillHeld(answer.record, where)];
  context.warn(said.map(printable));
  await printGoal(context, answer.record);
  if (dry_run) context.io.stderr.write("svc-goals: dry run: nothing was changed\n");
  return EXIT.ok;
}

/** A repeated call releases nothing: whoever holds what was complete has a reason. */
function stillHeld(record: GoalRecord, where: Whereabouts): readonly Warning[] {
  const { session_ref, status } = record;
  if (status !== "held") return [];
  const message = `the goal of session "${session_ref}" was complete and stays held${holdText(record)}`;
  return [warning("goal.held", message, `leave it held, or have ${resumedBy(record, where)}`)];
}

/** What is said aloud though it stands in nobody's way. */
function remarks(report: CloseReport): readonly Warning[] {
  return [
    ...unmatchedCredits(report),
    ...report.surplus.map((item) =>
      warning("close.surplus_item", `"${item}" is more than was asked for`, "it is kept"),
    ),
    ...copiedItems(report),
  ];
}

function copiedItems({ copies }: CloseReport): readonly Warning[] {
  return copies.map((item) =>
    contentWords(item).length === 0
      ? warning("close.item_names_nothing", `"${item}" names nothing`, "say what was delivered")
      : warning("close.copied_item", `"${item}" says what another item says`, "it counts once"),
  );
}

/** Credits without a word in common that are no discrepancy: whoever decides about the rest has to know them too. */
function unmatchedCredits({ unmatched, discrepancies }: CloseReport): readonly Warning[] {
  const listed = new Set(discrepancies.map(({ item }) => item));
  return unmatched
    .filter(({ item }) => !listed.has(item))
    .map(({ condition, item }) =>
      warning(
        "close.unmatched_credit",
        `"${item}" shares no word with the condition it was counted for: ${condition}`,
        "look whether it is what was asked for",
      ),
    );
}

async function refuse(
  context: CommandContext,
  blocked: BlockedClose,
  input: CloseGoalInput,
): Promise<ExitCode> {
  const { operatorCloseCommand } = await import("./operator-close-command.ts");
  const { command, unsaved } = operatorCloseCommand(context, input);
  const running = `${savedFirst(unsaved)}have the operator run the following in a terminal of their own`;
  const exit = failWith(context, [notAcknowledged(blocked, running)]);
  context.io.stderr.write(`  ${command}\n`);
  return exit;
}

/** What the command below cannot carry, whoever reads it has to keep for the operator. */
function savedFirst(unsaved: readonly string[]): string {
  if (unsaved.length === 0) return "";
  const long = `each long text of ${unsaved.join(" and ")}, which came from a pipe or the command line`;
  return `first save in a file ${long}, put its path in the place of <path> and `;
}
