import { type Outcome, type Problem, accept, refused, reject, unreachable } from "./errors.ts";
import {
  GOAL_STATUSES,
  type GoalRecord,
  type GoalStatus,
  SETTABLE_STATUSES,
  type SettableStatus,
  isGoalStatus,
  isSettable,
} from "./goal.ts";
import { checkRequiredText, checkText, checkWords } from "./text-field.ts";
import { countWords } from "./word-count.ts";

/** The fewest words that say what a goal is. */
const MIN_GOAL_WORDS = 6;

/** A lint of one text, e.g. for plain language; `field` is named in its messages. */
export type LintText = (text: string, field: "goal" | "done_when") => readonly Problem[];

/** The rules of goal texts: field rules, six words, and the lint. */
export function checkGoalText(goal: string, lint: LintText): readonly Problem[] {
  const problems = checkRequiredText(goal, "--goal", "goal.empty");
  if (problems.length > 0) return problems;
  const words = countWords(goal);
  const short =
    words >= MIN_GOAL_WORDS
      ? []
      : [
          refused(
            "goal.too_short",
            `the goal has ${words} ${words === 1 ? "word" : "words"}, it needs at least ${MIN_GOAL_WORDS}`,
            "say in a sentence what will be there and for whom",
          ),
        ];
  return [...short, ...lint(goal, "goal")];
}

/** The rules of completion conditions: field rules, a word, and the lint. */
export function checkDoneWhen(doneWhen: string, lint: LintText): readonly Problem[] {
  const problems = checkWords(doneWhen, "--done-when", {
    empty: "done_when.empty",
    wordless: "done_when.no_words",
  });
  return problems.length > 0 ? problems : lint(doneWhen, "done_when");
}

/** The rule of statuses that goals are looked for with. */
export function checkStatus(status: string): readonly Problem[] {
  return isGoalStatus(status) ? [] : [unknownStatus(status, GOAL_STATUSES)];
}

function unknownStatus(status: string, known: readonly string[]): Problem {
  return refused(
    "status.unknown",
    `there is no status "${status}"`,
    `use one of ${known.join(", ")}`,
  );
}

/** Reads the value of `set --status`; the statuses with a command of their own name that command. */
export function readSettable(status: string): Outcome<SettableStatus> {
  if (isSettable(status)) return accept(status);
  const command = commandFor(status);
  if (command === null) {
    return reject(unknownStatus(status, SETTABLE_STATUSES));
  }
  return reject(
    refused(
      `status.needs_${command}`,
      `a goal becomes ${status} only through "svc-goals ${command}"`,
      `use "svc-goals ${command}"`,
    ),
  );
}

function commandFor(status: string): "close" | "hold" | "redirect" | null {
  switch (status) {
    case "complete":
      return "close";
    case "held":
      return "hold";
    case "redirected":
      return "redirect";
    default:
      return null;
  }
}

/** The rules of asks that are to be added. */
export function checkAsks(texts: readonly string[]): readonly Problem[] {
  return texts.flatMap((text) => checkRequiredText(text, "--open-ask", "ask.empty"));
}

/** Reasoning as it is stored: null when it is empty. */
export function readReasoning(reasoning: string): Outcome<string | null> {
  const problems = checkText(reasoning, "--reasoning");
  if (problems.length > 0) return { ok: false, problems };
  return accept(reasoning === "" ? null : reasoning);
}

/** What a complete goal says to a command that it does not take, also while it is held. */
export function completeProblem({ session_ref, status }: GoalRecord): Problem {
  const further = 'give the session further work with "svc-goals redirect"';
  const complete = `the goal of session "${session_ref}" is complete`;
  return status === "held"
    ? refused(
        "goal.complete",
        `${complete}, and held`,
        `end the hold with "svc-goals resume", or ${further}`,
      )
    : refused("goal.complete", complete, `leave it as it is, or ${further}`);
}

/** The status that a held goal goes back to. */
export function statusAfterHold(from: GoalStatus): GoalStatus {
  switch (from) {
    case "working":
    case "complete":
      return from;
    case "open":
    case "paused":
    case "held":
    case "abandoned":
    case "redirected":
    case "deferred":
      return "open";
    default:
      return unreachable(from);
  }
}
