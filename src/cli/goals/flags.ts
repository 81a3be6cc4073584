import type { FlagSpec } from "../command.ts";

/** The flags that several commands of `svc-goals` have. */

export const GOAL: FlagSpec = {
  name: "goal",
  value: "<text>",
  text: true,
  doc: "what will be there and for whom: at least six words of plain language",
};

export const DONE_WHEN: FlagSpec = {
  name: "done-when",
  value: "<text>",
  text: true,
  doc: "the observable condition under which the goal is complete",
};

export const OPEN_ASK: FlagSpec = {
  name: "open-ask",
  value: "<text>",
  text: true,
  doc: "a question to the operator",
};

export const REASON: FlagSpec = {
  name: "reason",
  value: "<text>",
  text: true,
  required: true,
  doc: "why, for the operator and the audit trail",
};

export const required = (flag: FlagSpec): FlagSpec => ({ ...flag, required: true });
