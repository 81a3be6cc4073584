import type { Outcome, Problem } from "../../src/domain/errors.ts";
import { enrolGoal } from "../../src/domain/goal-set.ts";
import type { GoalRecord } from "../../src/domain/goal.ts";
import { applyOperation } from "../../src/domain/operation-apply.ts";
import type { GoalOperation, Stamp } from "../../src/domain/operation.ts";
import { value } from "../outcome.ts";

/** Nine in the morning and `minutes`, by a session. */
export function at(minutes: number, actor = "session:s"): Stamp {
  const [hour, minute] = [9 + Math.floor(minutes / 60), minutes % 60];
  const clock = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return { time: `2026-11-21T${clock}:00Z`, actor };
}

export const GOAL = "Ship the export page to all customers";
export const DONE_WHEN = "The export page loads and the CSV downloads";
export const OTHER_GOAL = "Move the billing data to the new store";
export const OTHER_DONE_WHEN = "All rows are in the new store";

export const noLint = (): readonly Problem[] => [];

/** The record after an operation that must fit. */
export function after(record: GoalRecord, outcome: Outcome<GoalOperation | null>): GoalRecord {
  const operation = value(outcome);
  return operation === null ? record : value(applyOperation(record, operation));
}

export function enrolled(values: { readonly open_asks?: readonly string[] } = {}): GoalRecord {
  const request = {
    session_ref: "s",
    goal: GOAL,
    done_when: DONE_WHEN,
    source: "operator:dana",
    ...values,
  };
  return value(applyOperation(null, value(enrolGoal(request, "lane", noLint, at(0)))));
}
