import { checkAsks, checkDoneWhen, checkGoalText } from "../../domain/goal-rules.ts";
import { checkRequiredText } from "../../domain/text-field.ts";
import type { FlagSpec } from "../command.ts";

/** The flags that several commands of `svc-goals` have. */

/** Language is judged by the command alone: its word lists are most of the program. */
const noLint = () => [];

export const GOAL: FlagSpec = {
  name: "goal",
  value: "<text>",
  text: true,
  doc: "what will be there and for whom: at least six words of plain language",
  judge: (value) => checkGoalText(value.trim(), noLint),
};

export const DONE_WHEN: FlagSpec = {
  name: "done-when",
  alsoCalled: ["condition", "criteria"],
  value: "<text>",
  text: true,
  doc: "the observable condition under which the goal is complete",
  judge: (value) => checkDoneWhen(value.trim(), noLint),
};

export const OPEN_ASK: FlagSpec = {
  name: "open-ask",
  alsoCalled: ["question"],
  value: "<text>",
  text: true,
  doc: "a question to the operator",
  judge: (value) => checkAsks([value.trim()]),
};

/** `--reason` of a command, whose code says whose it is. */
export function reasonFlag(code: string): FlagSpec {
  return {
    name: "reason",
    alsoCalled: ["why", "because", "note", "message"],
    value: "<text>",
    text: true,
    required: true,
    doc: "why, for the operator and the audit trail",
    judge: (value) => checkRequiredText(value.trim(), "--reason", code),
  };
}

export const required = (flag: FlagSpec): FlagSpec => ({ ...flag, required: true });
