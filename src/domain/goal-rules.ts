import {
  type VerbToFillIn,
  type Whereabouts,
  commandToFillIn,
  sessionCommand,
} from "./board-command.ts";
import { type Outcome, type Problem, accept, refused, reject } from "./errors.ts";
import { excerpt } from "./excerpt.ts";
import {
  GOAL_STATUSES,
  type GoalRecord,
  type GoalStatus,
  SETTABLE_STATUSES,
  type SettableStatus,
  isGoalStatus,
  isSettable,
} from "./goal.ts";
import { readSource } from "./source.ts";
import { checkRequiredText, checkText, checkWords } from "./text-field.ts";
import { countWords } from "./word-count.ts";

/** The fewest words that say what a goal is. */
const MIN_GOAL_WORDS = 6;

/**
 * A lint of one text, e.g. for plain language; `field` is named in its messages, and `goal` is the text that its reader
 * has read before: what is explained there needs no explanation again.
 */
export type LintText = (
  text: string,
  field: "goal" | "done_when",
  goal?: string,
) => readonly Problem[];

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

/** The rules of completion conditions: field rules, a word, and the lint; `goal` is the one that is given with it. */
export function checkDoneWhen(doneWhen: string, lint: LintText, goal?: string): readonly Problem[] {
  const problems = checkWords(doneWhen, "--done-when", {
    empty: "done_when.empty",
    wordless: "done_when.no_words",
  });
  return problems.length > 0 ? problems : lint(doneWhen, "done_when", goal);
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

/** The statuses with a command of their own, also by other words for them. */
const REACHED_BY = [
  { status: "complete", verb: "close", words: ["completed", "closed", "done", "finished"] },
  { status: "held", verb: "hold", words: [] },
  { status: "redirected", verb: "redirect", words: [] },
] as const satisfies readonly {
  status: GoalStatus;
  verb: VerbToFillIn;
  words: readonly string[];
}[];

/**
 * Reads the value of `set --status`; the statuses with a command of their own name that command, with the session
 * where it is known of which the status is.
 */
export function readSettable(
  status: string,
  sessionRef: string | null = null,
  where: Whereabouts = {},
): Outcome<SettableStatus> {
  if (isSettable(status)) return accept(status);
  const reached = REACHED_BY.find(
    (one) => one.status === status || one.words.some((word) => word === status),
  );
  if (reached === undefined) return reject(unknownStatus(status, SETTABLE_STATUSES));
  const { verb } = reached;
  const command = commandToFillIn(verb, sessionRef, where);
  return reject(
    refused(
      `status.needs_${verb}`,
      `a goal becomes ${reached.status} only through "svc-goals ${verb}"`,
      verb === "redirect" ? `leave it out; ${redirectedBy(command)}` : `use "${command}"`,
    ),
  );
}

/** Whose decision a change of goal or condition is; `command` is their `redirect`. */
export function redirectedBy(command: string): string {
  return `only the operator changes what was asked, with "${command}"`;
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

/** What a complete goal says to a command that it does not take. Resumed from a hold it would say the same again. */
export function completeProblem(record: GoalRecord, where: Whereabouts): Problem {
  const { session_ref, status } = record;
  const held = status === "held" ? `, and held${holdText(record)}` : "";
  const complete = `the goal of session "${session_ref}" is complete${held}`;
  return refused("goal.complete", complete, leaveComplete(session_ref, where));
}

/** What is to be done about a complete goal that stands in the way. */
export function leaveComplete(sessionRef: string, where: Whereabouts): string {
  const redirect = commandToFillIn("redirect", sessionRef, where);
  return `leave it as it is, or have the operator give the session further work with "${redirect}"`;
}

/** What a held goal says to what has to wait for the end of its hold. */
export function heldProblem(record: GoalRecord, where: Whereabouts): Problem {
  const held = `the goal of session "${record.session_ref}" is held${holdText(record)}`;
  return refused("goal.held", held, `wait, or have ${resumedBy(record, where)}`);
}

/** More of a reason than this hides what is said after it. In UTF-16 units. */
const REASON_SHOWN = 100;

/** By whom, since when and why, behind `held`; a record that says held and not why was edited by hand. */
export function holdText({ hold }: GoalRecord): string {
  if (hold === null) return ", and its record does not say by whom or why";
  const { reason, source, held_at, until } = hold;
  const shown = excerpt(reason, REASON_SHOWN);
  return ` by ${source} since ${held_at}${until === null ? "" : ` until ${until}`}: ${shown}`;
}

/** Who ends a hold and how, behind `have`: whoever holds, and the operator in any case. */
export function resumedBy({ session_ref, hold }: GoalRecord, where: Whereabouts): string {
  const resume = sessionCommand("resume", session_ref, where);
  const holder = readSource(hold?.source ?? "")?.kind === "operator" ? hold?.source : undefined;
  return `${holder ?? "the operator"} resume it with "${resume}"`;
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
      return from satisfies never;
  }
}
