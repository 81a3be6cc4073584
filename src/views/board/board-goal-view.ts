import type { BoardGoal } from "../../domain/board.ts";
import type { BoardNeed } from "../../domain/board-need.ts";
import type { Timestamp } from "../../domain/time.ts";
import { acknowledged, closedWith } from "../goal/acknowledged.ts";
import { type Cell, type CellLine, command, passage, text } from "../terminal/table.ts";
import { type RowView, type Sentence, copyable, sentence } from "../terminal/table-rows.ts";
import { moment } from "../terminal/moment.ts";
import { askLine, holdLines, needLines, stepPurpose } from "./need-lines.ts";

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
function ownLane({ session_ref, shown: { lane_id } }: BoardGoal): string | null {
  return lane_id === undefined || lane_id === session_ref ? null : lane_id;
}

function sessionCell(row: BoardGoal): Cell {
  const { status, source } = row.shown;
  const lane = ownLane(row);
  const cell = [text(row.session_ref, "strong")];
  if (status !== undefined) cell.push(text(`status: ${status}`));
  if (source !== undefined) cell.push(text(`source: ${source}`, "faint"));
  if (lane !== null) cell.push(text(`lane: ${lane}`, "faint"));
  return cell;
}

function goalCell({ shown: { goal, done_when, reasoning } }: BoardGoal): Cell {
  const cell: CellLine[] = [];
  if (goal !== undefined) cell.push(passage(goal));
  if (done_when !== undefined) cell.push(passage(`Done when: ${done_when}`));
  if (typeof reasoning === "string") cell.push(passage(`Reasoning: ${reasoning}`));
  return cell;
}

/** Overdue says when it was due. */
function dueDate({ shown: { due_date }, needs }: BoardGoal): Timestamp | null {
  if (typeof due_date !== "string") return null;
  return needs.some(({ kind }) => kind === "overdue") ? null : due_date;
}

/** A hold that no need tells of. */
function otherHold({ shown: { hold }, needs }: BoardGoal, now: Timestamp): readonly string[] {
  if (hold === undefined || hold === null) return [];
  return needs.some(({ kind }) => kind === "held") ? [] : holdLines(hold, now);
}

function stateCell(goal: BoardGoal, now: Timestamp): Cell {
  const { closure, updated_at } = goal.shown;
  const cell: CellLine[] = [];
  for (const need of goal.needs) addNeed(cell, need, now);
  for (const line of otherHold(goal, now)) cell.push(text(line));
  const taken = acknowledged(closure);
  if (taken !== null) cell.push(text(closedWith(taken), "strong"));
  const due = dueDate(goal);
  if (due !== null) cell.push(text(`due: ${moment(due, now)}`));
  if (updated_at !== undefined) cell.push(text(`updated: ${moment(updated_at, now)}`, "faint"));
  return cell;
}

function addNeed(cell: CellLine[], need: BoardNeed, now: Timestamp): void {
  for (const line of needLines(need, now)) {
    cell.push(text(line.text, line.isAlert ? "alert" : "strong"));
  }
  if (need.kind !== "asks") {
    if (!need.isBlocked) cell.push(command(need.next));
    return;
  }
  for (const ask of need.asks) {
    cell.push(text(askLine(ask, now)));
    if (!need.isBlocked) cell.push(command(ask.next));
  }
}

function card(row: BoardGoal, now: Timestamp): readonly Sentence[] {
  const { session_ref, needs } = row;
  const verdict = needs.length > 0 ? "needs you" : "needs nothing from you";
  const said = [sentence(`Session ${session_ref} ${verdict}`, "strong")];
  for (const need of needs) addNeedSentences(said, need, now);
  for (const line of otherHold(row, now)) said.push(sentence(`It ${line}`));
  const lane = ownLane(row);
  const due = dueDate(row);
  const { goal, done_when, status, reasoning, source, closure, updated_at } = row.shown;
  const taken = acknowledged(closure);
  if (goal !== undefined) said.push(sentence(`Its goal is “${goal}”`));
  if (done_when !== undefined) said.push(sentence(`It is done when “${done_when}”`));
  if (status !== undefined) said.push(sentence(`Its status is ${status}`));
  if (taken !== null) said.push(sentence(`It was ${closedWith(taken)}`));
  if (typeof reasoning === "string") said.push(sentence(`Its reasoning is “${reasoning}”`));
  if (due !== null) said.push(sentence(`It is due at ${moment(due, now)}`));
  if (source !== undefined) said.push(sentence(`Its source is ${source}`));
  if (lane !== null) said.push(sentence(`Its lane is ${lane}`));
  if (updated_at !== undefined) {
    said.push(sentence(`It was last updated at ${moment(updated_at, now)}`));
  }
  return said;
}

function addNeedSentences(said: Sentence[], need: BoardNeed, now: Timestamp): void {
  const purpose = stepPurpose(need);
  for (const line of needLines(need, now)) {
    said.push(sentence(`It ${line.text}`, line.isAlert ? "alert" : "text"));
  }
  if (need.kind !== "asks") {
    if (!need.isBlocked) said.push(copyable(`${purpose}: ${need.next}`));
    return;
  }
  for (const ask of need.asks) {
    said.push(sentence(`It put ${askLine(ask, now)}`));
    if (!need.isBlocked) said.push(copyable(`${purpose}: ${ask.next}`));
  }
}

/** Keys in the order of the record, null where one cannot be read, then what the board adds. */
function goalJson({ session_ref, shown, section, needs, since, next }: BoardGoal, now: Timestamp) {
  const [first] = needs;
  return {
    session_ref,
    goal: shown.goal ?? null,
    done_when: shown.done_when ?? null,
    status: shown.status ?? null,
    reasoning: shown.reasoning ?? null,
    lane_id: shown.lane_id ?? null,
    source: shown.source ?? null,
    due_date: shown.due_date ?? null,
    // The most pressing need of all, so it is the first.
    open_asks: first?.kind === "asks" ? first.asks : [],
    hold: shown.hold ?? null,
    acknowledged: acknowledged(shown.closure),
    updated_at: shown.updated_at ?? null,
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
