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
  const lane = ownLane(record);
  return [
    ref,
    text(`status: ${record.status}`),
    text(`source: ${record.source}`, "faint"),
    ...(lane === null ? [] : [text(`lane: ${lane}`, "faint")]),
  ];
}

function goalCell({ record }: BoardGoal): Cell {
  if (record === null) return [];
  const { goal, done_when, reasoning } = record;
  return [
    text(goal),
    text(`Done when: ${done_when}`),
    ...(reasoning === null ? [] : [text(`Reasoning: ${reasoning}`)]),
  ];
}

/** Overdue says when it was due. */
function dueDate({ due_date }: GoalRecord, needs: readonly BoardNeed[]): Timestamp | null {
  return needs.some(({ kind }) => kind === "overdue") ? null : due_date;
}

function stateCell({ record, needs }: BoardGoal, now: Timestamp): Cell {
  const lines = needs.flatMap((need) => needCell(need, now));
  if (record === null) return lines;
  const due = dueDate(record, needs);
  return [
    ...lines,
    ...(due === null ? [] : [text(`due: ${moment(due, now)}`)]),
    text(`updated: ${moment(record.updated_at, now)}`, "faint"),
  ];
}

function needCell(need: BoardNeed, now: Timestamp): readonly CellLine[] {
  const lines = needLines(need, now).map((line) =>
    text(line.text, line.isAlert ? "alert" : "strong"),
  );
  if (need.kind !== "asks") return [...lines, command(need.next)];
  const asks = need.asks.flatMap((ask) => [text(askLine(ask, now)), command(ask.next)]);
  return [...lines, ...asks];
}

function card(goal: BoardGoal, now: Timestamp): readonly Sentence[] {
  const { session_ref, record, needs } = goal;
  const verdict = needs.length > 0 ? "needs you" : "needs nothing from you";
  const first = sentence(`Session ${session_ref} ${verdict}`, "strong");
  const asking = needs.flatMap((need) => needSentences(need, now));
  if (record === null) return [first, ...asking];
  const lane = ownLane(record);
  const due = dueDate(record, needs);
  const { reasoning } = record;
  return [
    first,
    ...asking,
    sentence(`Its goal is “${record.goal}”`),
    sentence(`It is done when “${record.done_when}”`),
    sentence(`Its status is ${record.status}`),
    ...(reasoning === null ? [] : [sentence(`Its reasoning is “${reasoning}”`)]),
    ...(due === null ? [] : [sentence(`It is due at ${moment(due, now)}`)]),
    sentence(`Its source is ${record.source}`),
    ...(lane === null ? [] : [sentence(`Its lane is ${lane}`)]),
    sentence(`It was last updated at ${moment(record.updated_at, now)}`),
  ];
}

function needSentences(need: BoardNeed, now: Timestamp): readonly Sentence[] {
  const purpose = stepPurpose(need);
  const lines = needLines(need, now).map((line) =>
    sentence(`It ${line.text}`, line.isAlert ? "alert" : "text"),
  );
  if (need.kind !== "asks") {
    return [...lines, copyable(`${purpose}: ${need.next}`)];
  }
  const asks = need.asks.flatMap((ask) => [
    sentence(`It put ${askLine(ask, now)}`),
    copyable(`${purpose}: ${ask.next}`),
  ]);
  return [...lines, ...asks];
}

/** Keys in the order of the record, then what the board adds; those of a malformed record are null. */
function goalJson({ session_ref, record, section, needs, since, next }: BoardGoal, now: Timestamp) {
  const asks = needs.flatMap((need) => (need.kind === "asks" ? need.asks : []));
  return {
    session_ref,
    goal: record?.goal ?? null,
    done_when: record?.done_when ?? null,
    status: record?.status ?? null,
    reasoning: record?.reasoning ?? null,
    lane_id: record?.lane_id ?? null,
    source: record?.source ?? null,
    due_date: record?.due_date ?? null,
    open_asks: asks,
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
