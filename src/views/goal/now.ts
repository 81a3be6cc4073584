import { unresolved } from "../../domain/ask.ts";
import type { GoalRecord } from "../../domain/goal.ts";
import { overdueSince } from "../../domain/goal-due.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { StoredGoal } from "../../app/get-goal.ts";
import { counted, moment } from "../terminal/moment.ts";
import { escapeText } from "../terminal/escape.ts";

/** `now`: status, goal, open asks and due date on one line. */
export function renderNow({ record, problems }: StoredGoal, now: Timestamp): string {
  if (record === null) {
    return `MALFORMED: ${escapeText(problems.map(({ message }) => message).join("; "))}\n`;
  }
  const { status, goal, open_asks } = record;
  const asks = counted(unresolved(open_asks).length, "open ask", "open asks");
  const due = dueText(record, now) ?? "no due date";
  return `${status}: ${escapeText(goal)} (${asks}; ${due})\n`;
}

/** `due 2026-11-21T18:00:00Z (in 3h)`, or `OVERDUE since …` for a goal that is not finished. */
export function dueText(record: GoalRecord, now: Timestamp): string | null {
  const { due_date } = record;
  if (due_date === null) return null;
  const word = overdueSince(record, now) === null ? "due" : "OVERDUE since";
  return `${word} ${moment(due_date, now)}`;
}
