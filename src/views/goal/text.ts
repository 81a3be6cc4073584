/** One goal as text: every key of its record, in order, for people. */
import type { Closure, GoalRecord, HistoryEntry, Hold } from "../../domain/goal.ts";
import type { Ask } from "../../domain/ask.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { GoalView } from "../../app/get-goal.ts";
import { moment } from "../board/moment.ts";
import { type Field, renderFields } from "../terminal/table-fields.ts";
import type { ViewOptions } from "../terminal/table.ts";

export interface GoalTextOptions extends Pick<ViewOptions, "colour"> {
  /** Ages are counted to this moment. */
  readonly now: Timestamp;
}

/** A goal as text; of a malformed one what is wrong with it and the stored text. */
export function renderGoal(goal: GoalView, { now, colour }: GoalTextOptions): string {
  const { session_ref, record, problems, text } = goal;
  const fields: readonly Field[] =
    record === null
      ? [
          { name: "session_ref", value: session_ref, role: "strong" },
          { name: "MALFORMED", value: problems.map(({ message }) => message), role: "alert" },
          { name: "stored text", value: text },
        ]
      : recordFields(record, now);
  return renderFields(fields, { colour });
}

function recordFields(record: GoalRecord, now: Timestamp): readonly Field[] {
  const { goal, done_when, enrolled_done_when, due_date, open_asks, history } = record;
  const field = (name: string, value: Field["value"]): Field => ({ name, value });
  return [
    { name: "session_ref", value: record.session_ref, role: "strong" },
    field("goal", goal),
    field("done_when", done_when),
    field("status", record.status),
    field("reasoning", record.reasoning ?? ""),
    field("lane_id", record.lane_id),
    field("enrolled_done_when", enrolled_done_when === done_when ? "the same" : enrolled_done_when),
    field("enrolled_at", moment(record.enrolled_at, now)),
    field("source", record.source),
    field("due_date", due_date === null ? "" : moment(due_date, now)),
    field(
      "open_asks",
      open_asks.flatMap((ask, index) => askLines(ask, index, now)),
    ),
    field(
      "history",
      history.flatMap((entry) => historyLines(entry, now)),
    ),
    field("hold", record.hold === null ? [] : holdLines(record.hold, now)),
    field("closure", record.closure === null ? [] : closureLines(record.closure, now)),
    field("updated_at", moment(record.updated_at, now)),
  ];
}

function askLines(ask: Ask, index: number, now: Timestamp): readonly string[] {
  const { text, asked_at, resolution, resolved_at } = ask;
  const lines = [`${index}, asked at ${moment(asked_at, now)}: ${text}`];
  if (resolution === null) return [...lines, "   not answered yet"];
  const at = resolved_at === null ? "" : ` at ${moment(resolved_at, now)}`;
  return [...lines, `   answered${at}: ${resolution}`];
}

function historyLines(entry: HistoryEntry, now: Timestamp): readonly string[] {
  const { redirected_at, redirected_by, reason, goal, done_when, status } = entry;
  return [
    `redirected at ${moment(redirected_at, now)} by ${redirected_by}: ${reason}`,
    `   goal until then: ${goal}`,
    `   done_when until then: ${done_when}`,
    `   status until then: ${status}`,
  ];
}

function holdLines(hold: Hold, now: Timestamp): readonly string[] {
  const { reason, source, held_at, until, from_status } = hold;
  return [
    `by ${source}: ${reason}`,
    `since ${moment(held_at, now)}, was ${from_status} before`,
    ...(until === null ? [] : [`until ${moment(until, now)}`]),
  ];
}

function closureLines(closure: Closure, now: Timestamp): readonly string[] {
  const { delivered_items, credits, close_note, closed_at } = closure;
  const { discrepancies, acknowledged_by } = closure;
  const uncredited = delivered_items.filter((item) => !credits.some((one) => one.item === item));
  return [
    `closed at ${moment(closed_at, now)}`,
    ...credits.map(
      ({ condition, item, shared_words }) =>
        `delivered “${item}” for “${condition}”` +
        (shared_words.length === 0 ? ", without a word in common" : ""),
    ),
    ...uncredited.map((item) => `delivered “${item}” beyond the conditions`),
    ...(close_note === null ? [] : [`note: ${close_note}`]),
    ...discrepancies.map(({ detail }) => `discrepancy: ${detail}`),
    ...(acknowledged_by === null ? [] : [`acknowledged by ${acknowledged_by}`]),
  ];
}
