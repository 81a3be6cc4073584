import { unresolved } from "../../domain/ask.ts";
import type { GoalRecord } from "../../domain/goal.ts";
import { overdueSince } from "../../domain/goal-due.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { StoredGoal } from "../../app/get-goal.ts";
import { acknowledged, closedWith } from "./acknowledged.ts";
import { dueText } from "./now.ts";
import { counted, moment } from "../terminal/moment.ts";
import { type Cell, type CellLine, passage, text } from "../terminal/table.ts";
import { type RowView, type Sentence, sentence } from "../terminal/table-rows.ts";

/** How a goal is shown in a list, malformed or not; ages are counted to `now`. */
export function goalView(now: Timestamp): RowView<StoredGoal> {
  return {
    titles: ["Session", "Status", "Goal", "When"],
    cells({ session_ref, record, problems }) {
      const ref = [text(session_ref, "strong")];
      if (record === null) {
        return [ref, [text("MALFORMED", "alert")], problems.map(({ message }) => text(message))];
      }
      return [
        ref,
        statusCell(record),
        [passage(record.goal), passage(`Done when: ${record.done_when}`)],
        whenCell(record, now),
      ];
    },
    card: (goal) => card(goal, now),
    json: goalValue,
  };
}

/** The record; of a malformed one what is wrong with it and the stored text. */
export function goalValue({ session_ref, text: stored, record, problems }: StoredGoal): unknown {
  if (record !== null) return record;
  return { session_ref, malformed: problems.map(({ message }) => message), text: stored };
}

function statusCell({ status, closure }: GoalRecord): Cell {
  const taken = acknowledged(closure);
  return taken === null ? [text(status)] : [text(status), text(closedWith(taken), "strong")];
}

function whenCell(record: GoalRecord, now: Timestamp): Cell {
  const asks = unresolved(record.open_asks).length;
  const due = dueText(record, now);
  const cell: CellLine[] = [];
  if (asks > 0) cell.push(text(counted(asks, "open ask", "open asks")));
  if (due !== null) cell.push(text(due, overdueSince(record, now) === null ? "text" : "alert"));
  // Without its age: each row has one, and the goal would have to make room for it.
  cell.push(text(`updated ${record.updated_at}`, "faint"));
  return cell;
}

function card({ session_ref, record, problems }: StoredGoal, now: Timestamp): readonly Sentence[] {
  if (record === null) {
    return [
      sentence(`Session ${session_ref} is MALFORMED`, "alert"),
      ...problems.map(({ message }) => sentence(`Here is what is wrong: ${message}`)),
    ];
  }
  const { status, goal, done_when, updated_at, open_asks, closure } = record;
  const due = dueText(record, now);
  const asks = unresolved(open_asks).length;
  const taken = acknowledged(closure);
  return [
    sentence(`Session ${session_ref} is ${status}`, "strong"),
    ...(taken === null ? [] : [sentence(`It was ${closedWith(taken)}`)]),
    sentence(`Its goal is “${goal}”`),
    sentence(`It is done when “${done_when}”`),
    ...(due === null ? [] : [sentence(`It is ${due}`)]),
    ...(asks === 0 ? [] : [sentence(`It waits for ${counted(asks, "answer", "answers")}`)]),
    sentence(`It was last updated at ${moment(updated_at, now)}`),
  ];
}
