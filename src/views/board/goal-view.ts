import type { BoardGoal } from "../../domain/board.ts";
import type { BoardNeed } from "../../domain/board-need.ts";
import type { GoalRecord } from "../../domain/goal.ts";
import type { Timestamp } from "../../domain/time.ts";
import { type Cell, type CellLine, command, text } from "../terminal/table.ts";
import { type RowView, type Sentence, copyable, sentence } from "../terminal/table-rows.ts";
import { moment } from "./moment.ts";
import { askLine, needLines, stepPurpose } from "./need-lines.ts";

/** How a goal is shown on the board, ages counted to `now`; `title` is over the last column. */
export function boardGoalView(now: Timestamp, title: string): RowView<BoardGoal> {
  return {
    titles: ["Session", "Goal", title],
    cells: (goal) => [sessionCell(goal), goalCell(goal), stateCell(goal, now)],
    card: (goal) => card(goal, now),
    json: (goal) => goalJson(goal, now),
  };
}

/** A lane is worth a word only where it is not named after the session. */
function ownLane({ lane_id, session_ref }: GoalRecord): string | null {
  return lane_id === session_ref ? null : lane_id;
}

function sessionCell({ session_ref, record }: BoardGoal): Cell {
  const ref = text(session_ref, "strong");
  if (record === null) return [ref];
  const cell = [ref, text(`status: ${record.status}`), text(`source: ${record.source}`, "faint")];
  const lane = ownLane(record);
  if (lane !== null) cell.push(text(`lane: ${lane}`, "faint"));
  return cell;
}

function goalCell({ record }: BoardGoal): Cell {
  if (record === null) return [];
  const { goal, done_when, reasoning } = record;
  const cell = [text(goal), text(`Done when: ${done_when}`)];
  if (reasoning !== null) cell.push(text(`Reasoning: ${reasoning}`));
  return cell;
}

/** Overdue says when it was due. */
function dueDate({ due_date }: GoalRecord, needs: readonly BoardNeed[]): Timestamp | null {
  if (due_date === null) return null;
  return needs.some(({ kind }) => kind === "overdue") ? null : due_date;
}

function stateCell({ record, needs }: BoardGoal, now: Timestamp): Cell {
  const cell: CellLine[] = [];
  for (const need of needs) addNeed(cell, need, now);
  if (record === null) return cell;
  const due = dueDate(record, needs);
  if (due !== null) cell.push(text(`due: ${moment(due, now)}`));
  cell.push(text(`updated: ${moment(record.updated_at, now)}`, "faint"));
  return cell;
}

function addNeed(cell: CellLine[], need: BoardNeed, now: Timestamp): void {
  for (const line of needLines(need, now)) {
    cell.push(text(line.text, line.isAlert ? "alert" : "strong"));
  }
  if (need.kind !== "asks") {
    cell.push(command(need.next));
    return;
  }
  for (const ask of need.asks) cell.push(text(askLine(ask, now)), command(ask.next));
}

function card(goal: BoardGoal, now: Timestamp): readonly Sentence[] {
  const { session_ref, record, needs } = goal;
  const verdict = needs.length > 0 ? "needs you" : "needs nothing from you";
  const said = [sentence(`Session ${session_ref} ${verdict}`, "strong")];
  for (const need of needs) addNeedSentences(said, need, now);
  if (record === null) return said;
  const lane = ownLane(record);
  const due = dueDate(record, needs);
  const { reasoning } = record;
  said.push(
    sentence(`Its goal is “${record.goal}”`),
    sentence(`It is done when “${record.done_when}”`),
    sentence(`Its status is ${record.status}`),
  );
  if (reasoning !== null) said.push(sentence(`Its reasoning is “${reasoning}”`));
  if (due !== null) said.push(sentence(`It is due at ${moment(due, now)}`));
  said.push(sentence(`Its source is ${record.source}`));
  if (lane !== null) said.push(sentence(`Its lane is ${lane}`));
  said.push(sentence(`It was last updated at ${moment(record.updated_at, now)}`));
  return said;
}

function addNeedSentences(said: Sentence[], need: BoardNeed, now: Timestamp): void {
  const purpose = stepPurpose(need);
  for (const line of needLines(need, now)) {
    said.push(sentence(`It ${line.text}`, line.isAlert ? "alert" : "text"));
  }
  if (need.kind !== "asks") {
    said.push(copyable(`${purpose}: ${need.next}`));
    return;
  }
  for (const ask of need.asks) {
    said.push(sentence(`It put ${askLine(ask, now)}`), copyable(`${purpose}: ${ask.next}`));
  }
}

/** Keys in the order of the record, then what the board adds; those of a malformed record are null. */
function goalJson({ session_ref, record, section, needs, since, next }: BoardGoal, now: Timestamp) {
  const [first] = needs;
  return {
    session_ref,
    goal: record?.goal ?? null,
    done_when: record?.done_when ?? null,
    status: record?.status ?? null,
    reasoning: record?.reasoning ?? null,
    lane_id: record?.lane_id ?? null,
    source: record?.source ?? null,
    due_date: record?.due_date ?? null,
    // The most pressing need of all, so it is the first.
    open_asks: first?.kind === "asks" ? first.asks : [],
    hold: record?.hold ?? null,
    updated_at: record?.updated_at ?? null,
    section,
    reasons: needs.map((need) => ({
      kind: need.kind,
      since: need.since,
      text: needLines(need, now)
        .map((line) => line.text)
        .join("; "),
      next: need.next,
    })),
    since,
    next,
  };
}
