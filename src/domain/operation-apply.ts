import type { Ask, IndexedAsk } from "./ask.ts";
import { type Outcome, type Problem, accept, refused, reject, unless } from "./errors.ts";
import type { GoalRecord, HistoryEntry } from "./goal.ts";
import type { GoalOperation, GoalPatch } from "./operation.ts";

/**
 * The record after an operation. Refused (`operation.stale`) when the record is not what the
 * operation says it was: then something else has changed it in between.
 */
export function applyOperation(
  record: GoalRecord | null,
  operation: GoalOperation,
): Outcome<GoalRecord> {
  if (operation.change === "enrolled") {
    if (record === null) return accept(operation.new);
    return reject(stale(operation, "the session is enrolled already"));
  }
  if (record === null) return reject(stale(operation, "the session is not enrolled"));
  return unless(differences(record, operation), patched(record, operation));
}

/**
 * The record after an operation whatever the old values were; a change to a session that was never
 * enrolled leaves nothing to change.
 */
export function forceOperation(
  record: GoalRecord | null,
  operation: GoalOperation,
): GoalRecord | null {
  if (operation.change === "enrolled") return operation.new;
  return record === null ? null : patched(record, operation);
}

/** The keys of a patch that are compared as they stand; asks are compared one by one. */
const COMPARED = [
  "goal",
  "done_when",
  "status",
  "reasoning",
  "due_date",
  "hold",
  "closure",
] as const satisfies readonly (keyof GoalPatch)[];

type Patching = Exclude<GoalOperation, { readonly change: "enrolled" }>;

function patched(record: GoalRecord, operation: Patching): GoalRecord {
  const patch: GoalPatch = operation.new;
  const { open_asks: asks, ...values } = patch;
  return {
    ...record,
    ...values,
    open_asks: asks === undefined ? record.open_asks : withAsks(record.open_asks, asks),
    history: historyAfter(record.history, operation),
    updated_at: operation.time,
  };
}

function historyAfter(
  history: readonly HistoryEntry[],
  operation: Patching,
): readonly HistoryEntry[] {
  switch (operation.change) {
    case "redirected": {
      const { goal, done_when, status } = operation.old;
      const { reason, time, actor } = operation;
      const entry: HistoryEntry = {
        goal,
        done_when,
        status,
        reason,
        redirected_at: time,
        redirected_by: actor,
      };
      return [...history, entry];
    }
    case "updated":
    case "asked":
    case "resolved":
    case "held":
    case "resumed":
    case "closed":
    case "due":
      return history;
    default:
      return operation satisfies never;
  }
}

function withAsks(asks: readonly Ask[], touched: readonly IndexedAsk[]): readonly Ask[] {
  const result = [...asks];
  for (const { index, text, asked_at, resolution, resolved_at } of touched) {
    // An index that somebody made up must not make a list of that length.
    if (index <= result.length) result[index] = { text, asked_at, resolution, resolved_at };
  }
  return result;
}

function differences(record: GoalRecord, operation: Patching): readonly Problem[] {
  const old: GoalPatch = operation.old;
  const problems: Problem[] = [];
  for (const key of COMPARED) {
    if (Object.hasOwn(old, key) && JSON.stringify(old[key]) !== JSON.stringify(record[key])) {
      problems.push(stale(operation, `${key} is not what it was`));
    }
  }
  const patch: GoalPatch = operation.new;
  problems.push(
    ...askDifferences(record.open_asks, old.open_asks ?? [], patch.open_asks ?? [], operation),
  );
  return problems;
}

function askDifferences(
  asks: readonly Ask[],
  old: readonly IndexedAsk[],
  next: readonly IndexedAsk[],
  operation: Patching,
): readonly Problem[] {
  const before = new Map(old.map((ask) => [ask.index, ask]));
  let length = asks.length;
  for (const { index } of next) {
    const was = before.get(index);
    const is = asks[index];
    const fits = was === undefined ? index === length : is !== undefined && isSameAsk(was, is);
    if (!fits) return [stale(operation, `ask ${index} is not what it was`)];
    if (was === undefined) length += 1;
  }
  return [];
}

function isSameAsk(one: Ask, other: Ask): boolean {
  return (
    one.text === other.text &&
    one.asked_at === other.asked_at &&
    one.resolution === other.resolution &&
    one.resolved_at === other.resolved_at
  );
}

function stale({ change, session_ref }: GoalOperation, detail: string): Problem {
  return refused(
    "operation.stale",
    `"${change}" does not fit session "${session_ref}": ${detail}`,
    "read the record again and repeat the command",
  );
}
