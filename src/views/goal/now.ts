import { unresolved } from "../../domain/ask.ts";
import { type GoalRecord, isFinished } from "../../domain/goal.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { GoalView } from "../../app/get-goal.ts";
import { counted, moment } from "../terminal/moment.ts";
import { escapeText } from "../terminal/escape.ts";

/** `now`: status, goal, open asks and due date on one line. */
export function renderNow({ record, problems }: GoalView, now: Timestamp): string {
  if (record === null) {
    return `MALFORMED: ${escapeText(problems.map(({ message }) => message).join("; "))}\n`;
  }
  const { status, goal, open_asks, due_date } = record;
  const asks = counted(unresolved(open_asks).length, "open ask", "open asks");
  const due = due_date === null ? "no due date" : dueText(record, due_date, now);
  return `${status}: ${escapeText(goal)} (${asks}; ${due})\n`;
}

/** `due 2026-11-21T18:00:00Z (in 3h)`, or `OVERDUE since …` for a goal that is not finished. */
function dueText({ status }: GoalRecord, due: Timestamp, now: Timestamp): string {
  return due < now && !isFinished(status)
    ? `OVERDUE since ${moment(due, now)}`
    : `due ${moment(due, now)}`;
}
