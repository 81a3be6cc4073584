/** One goal as text: every key of its record, in order, for people. */
import type { Closure, Discrepancy, GoalRecord, HistoryEntry, Hold } from "../../domain/goal.ts";
import type { Ask } from "../../domain/ask.ts";
import type { Timestamp } from "../../domain/time.ts";
import type { StoredGoal } from "../../app/get-goal.ts";
import { moment } from "../terminal/moment.ts";
import { type Field, renderFields } from "../terminal/table-fields.ts";
import type { ViewOptions } from "../terminal/table.ts";

export interface GoalTextOptions extends Pick<ViewOptions, "colour"> {
  /** Ages are counted to this moment. */
  readonly now: Timestamp;
  /** The delivered items, by index, that were counted as copies; asked for only where there are `uncreditedItems`. */
  readonly copies?: ReadonlySet<number>;
}

/** A goal as text; of a malformed one what is wrong with it and the stored text. */
export function renderGoal(goal: StoredGoal, { now, colour, copies }: GoalTextOptions): string {
  const { session_ref, record, problems, text } = goal;
  const fields: readonly Field[] =
    record === null
      ? [
          { name: "session_ref", value: session_ref, role: "strong" },
          { name: "MALFORMED", value: problems.map(({ message }) => message), role: "alert" },
          { name: "stored text", value: text },
        ]
      : recordFields(record, now, copies);
  return renderFields(fields, { colour });
}

function recordFields(
  record: GoalRecord,
  now: Timestamp,
  copies: GoalTextOptions["copies"],
): readonly Field[] {
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
    field("closure", record.closure === null ? [] : closureLines(record.closure, now, copies)),
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

function closureLines(
  closure: Closure,
  now: Timestamp,
  copies: GoalTextOptions["copies"],
): readonly string[] {
  const { credits, close_note, closed_at, discrepancies, acknowledged_by } = closure;
  return [
    `closed at ${moment(closed_at, now)}`,
    ...credits.map(
      ({ condition, item, shared_words }) =>
        `delivered “${item}” for “${condition}”` +
        (shared_words.length === 0 ? ", without a word in common" : ""),
    ),
    ...uncreditedLines(closure, copies),
    ...(close_note === null ? [] : [`note: ${close_note}`]),
    ...discrepancies.map((one) => `discrepancy: ${whyNoDelivery(one)}${one.detail}`),
    ...(acknowledged_by === null ? [] : [`acknowledged by ${acknowledged_by}`]),
  ];
}

/** The items, by index, that were credited to nothing and that no discrepancy calls no delivery. */
export function uncreditedItems(closure: Closure): readonly number[] {
  const told = new Set(closure.credits.map(({ item }) => item));
  for (const one of closure.discrepancies) {
    if (one.item !== null && whyNoDelivery(one) !== "") told.add(one.item);
  }
  return closure.delivered_items.flatMap((item, at) => (told.has(item) ? [] : [at]));
}

/** A copy says nothing more than another item; any other was delivered beyond the conditions. */
function uncreditedLines(
  closure: Closure,
  copies: GoalTextOptions["copies"] = new Set(),
): readonly string[] {
  return uncreditedItems(closure).map((at) => {
    const item = closure.delivered_items[at] ?? "";
    return copies.has(at)
      ? `“${item}” says what another item says`
      : `delivered “${item}” beyond the conditions`;
  });
}

/**
 * What stands before the detail of a discrepancy that is about an item and does not name it. The kind is as it was stored,
 * and a reader of goals takes any: one that is not known here is no reason to hide the rest.
 */
function whyNoDelivery({ kind, item }: Discrepancy): string {
  return kind === "deferring_item" || kind === "denying_item"
    ? `the item “${item ?? ""}” is no delivery: `
    : "";
}
