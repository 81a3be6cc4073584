import { type Whereabouts, commandToFillIn, sessionCommand } from "../domain/board-command.ts";
import {
  type Outcome,
  type Problem,
  accept,
  refused,
  reject,
  rejectWith,
} from "../domain/errors.ts";
import {
  type CloseRequest,
  acknowledgement,
  checkClose,
  completeGoal,
  isSameClose,
} from "../domain/goal-close.ts";
import { type AnchoredRecord, besideEdited, checkAnchors } from "../domain/goal-anchors.ts";
import { completeProblem } from "../domain/goal-rules.ts";
import {
  type DiscrepancyKind,
  type GoalRecord,
  statusBehindHold,
  writeGoal,
} from "../domain/goal.ts";
import { storeChange } from "./change-goal.ts";
import type { GoalOperation } from "../domain/operation.ts";
import { type CloseReport, reportClose } from "./close-report.ts";
import { type AppContext, checkActor, stampOf } from "./context.ts";
import { type ReadDeliveries, deliveriesOf } from "./deliveries.ts";
import { findOrPlayGoal, goalInForce, instead } from "./find-goal.ts";

export interface CloseGoalInput {
  readonly session_ref: string;
  readonly delivered_items: readonly string[];
  readonly close_note?: string | undefined;
  /** `operator:<name>`. */
  readonly acknowledged_by?: string | undefined;
  /** True: the same answer, and nothing changes. */
  readonly dry_run?: boolean;
  /** The answer that was read before it was acknowledged: when it is no longer that, nothing is signed. */
  readonly signs?: BlockedClose;
}

/** What `close` says. */
export type CloseAnswer = DoneClose | BlockedClose;

type DoneClose =
  /** Complete now, or it would be without `dry_run`; `record` is what is or would be stored. */
  | { readonly kind: "closed"; readonly record: GoalRecord; readonly report: CloseReport }
  /** The same call closed it before. */
  | {
      readonly kind: "unchanged";
      readonly record: GoalRecord;
      /** `goal.anchor_mismatch` where somebody has edited the goal since. */
      readonly edited: readonly Problem[];
    };

/** Nothing changed: the discrepancies want the operator's acknowledgement. Exit status 1. */
export interface BlockedClose {
  readonly kind: "blocked";
  readonly record: GoalRecord;
  readonly report: CloseReport;
}

/**
 * `close`: counts the delivered items against the conditions of the done_when in force, and completes
 * the goal when nothing is missing or an operator has acknowledged what is. Clears a hold. A stored text that is no record
 * is a discrepancy; the goal is then what the audit trail gives.
 *
 * Errors: `close.item_empty`, `close.item_no_words`, `close.acknowledgement_kind`, `close.no_name`, `actor.shape`, the rules of all texts,
 * `goal.complete` (another close closed it), `close.changed_meanwhile`, `goal.not_found`, `goal.malformed`, `goal.anchor_mismatch` (of a
 * complete goal, or one whose row is gone).
 */
export async function closeGoal(
  context: AppContext,
  input: CloseGoalInput,
): Promise<Outcome<CloseAnswer>> {
  const request = requestOf(input);
  const wrong = [...checkActor(context), ...checkClose(request)];
  // Judged before the transaction, which repeats it only when the goal was changed in between.
  const before = await context.store.read((reader) =>
    findOrPlayGoal(context, reader, input.session_ref),
  );
  if (wrong.length > 0) {
    return rejectWith(wrong, before.ok ? toBeTold(context, before.value, request) : before);
  }
  if (!before.ok) return before;
  const deliveries = deliveriesOf(request, context.judges, context.policy.requireMatchingWords);
  const close = { request, deliveries, signs: input.signs };
  const seen = await assess(context, before.value, close);
  if (!seen.ok) return seen;
  if (input.dry_run === true || seen.value.operation === null) return accept(seen.value.answer);
  return context.store.write(async (writer) => {
    const found = await findOrPlayGoal(context, writer, input.session_ref);
    if (!found.ok) return found;
    const assessed = await assess(context, found.value, close);
    if (!assessed.ok) return assessed;
    const { answer, operation } = assessed.value;
    if (operation === null) return accept(answer);
    const { record, anchors } = found.value;
    const told = { ...operation, ...instead(anchors) };
    const stored = await storeChange(context, writer, record, told, "close");
    return stored.ok ? accept(answer) : stored;
  });
}

interface Assessment {
  readonly answer: CloseAnswer;
  /** What would complete the goal; null when nothing is to be changed. */
  readonly operation: GoalOperation | null;
}

interface Close {
  readonly request: CloseRequest;
  readonly deliveries: ReadDeliveries;
  readonly signs: BlockedClose | undefined;
}

async function assess(
  context: AppContext,
  goal: AnchoredRecord,
  { request, deliveries, signs }: Close,
): Promise<Outcome<Assessment>> {
  const { record } = goal;
  if (signs !== undefined && writeGoal(record) !== writeGoal(signs.record)) {
    return reject(changedMeanwhile());
  }
  const ended = checkEnded(context, goal, request);
  if (!ended.ok) return ended;
  if (ended.value !== null) return accept({ answer: ended.value, operation: null });
  const { requireMatchingWords } = context.policy;
  const found = await deliveries(goalInForce(goal));
  const report = reportClose(goal, { found, requireMatchingWords }, context);
  if (signs !== undefined && !isSameReport(report, signs.report)) return reject(changedMeanwhile());
  if (report.discrepancies.length > 0 && request.acknowledged_by === null) {
    return accept({ answer: { kind: "blocked", record, report }, operation: null });
  }
  const operation = completeGoal(record, request, report, stampOf(context));
  const after: GoalRecord = { ...record, ...operation.new, updated_at: operation.time };
  return accept({ answer: { kind: "closed", record: after, report }, operation });
}

/** What is wrong with the goal of a close whose request is wrong already: all is said at once. */
function toBeTold(
  context: AppContext,
  goal: AnchoredRecord,
  request: CloseRequest,
): Outcome<unknown> {
  const ended = checkEnded(context, goal, request);
  const edited = checkAnchors(goal.record, goal.anchors, context);
  return ended.ok && edited.length > 0 ? reject(...edited) : ended;
}

/** Whether the same close has completed the goal before; null for a goal that is to be closed, and a problem where another close has. */
function checkEnded(
  context: AppContext,
  { record, anchors }: AnchoredRecord,
  request: CloseRequest,
): Outcome<DoneClose | null> {
  const edited = checkAnchors(record, anchors, context);
  // The hold of an edited goal ends in no other way: it is closed once more, which takes an acknowledgement.
  const isStuck = record.status === "held" && edited.length > 0;
  if (statusBehindHold(record) !== "complete" || isStuck) return accept(null);
  if (anchors?.inPlaceOf !== undefined) return reject(unreadComplete(record.session_ref, context));
  if (isSameClose(record.closure, request)) return accept({ kind: "unchanged", record, edited });
  const complete = completeProblem(record, context);
  return edited.length > 0 ? reject(...edited, besideEdited(complete)) : reject(complete);
}

/** Nothing is to be closed, and what stands in the store is no record: the hold of an operator puts it back. */
function unreadComplete(sessionRef: string, where: Whereabouts): Problem {
  const hold = commandToFillIn("hold", sessionRef, where);
  const resume = sessionCommand("resume", sessionRef, where);
  return refused(
    "goal.malformed",
    `the goal of session "${sessionRef}" is complete, and its stored record cannot be read: somebody has edited the store`,
    `have the operator put it back with "${hold}" and end that hold with "${resume}"`,
  );
}

function requestOf(input: CloseGoalInput): CloseRequest {
  const note = input.close_note?.trim() ?? "";
  return {
    delivered_items: input.delivered_items.map((item) => item.trim()),
    close_note: note === "" ? null : note,
    acknowledged_by:
      input.acknowledged_by === undefined ? null : acknowledgement(input.acknowledged_by),
  };
}

function isSameReport(one: CloseReport, other: CloseReport): boolean {
  return JSON.stringify(one.discrepancies) === JSON.stringify(other.discrepancies);
}

function changedMeanwhile(): Problem {
  return refused(
    "close.changed_meanwhile",
    "the goal was changed while the question stood",
    "run the command again and read the new answer",
  );
}

/** The last word of a close that was blocked, behind `report.problems`; `acknowledging` is how an operator takes it on. */
export function notAcknowledged({ record, report }: BlockedClose, acknowledging: string): Problem {
  return refused(
    "close.not_acknowledged",
    `the goal of session "${record.session_ref}" stays as it is`,
    `${insteadOf(report)}, or ${acknowledging}`,
  );
}

const DELIVERED: ReadonlySet<DiscrepancyKind> = new Set([
  "missing_item",
  "deferring_item",
  "denying_item",
]);

/** What may be done but having an operator acknowledge; no other close of an edited goal is taken. */
function insteadOf({ discrepancies }: CloseReport): string {
  if (discrepancies.some(({ kind }) => kind === "anchor_mismatch"))
    return "have the operator look into the store";
  // Where a delivery is all that is lacking, it is named; an abandoned goal or a note takes more.
  return discrepancies.every(({ kind }) => DELIVERED.has(kind))
    ? "deliver what is missing and close again"
    : "do what is said above and close again";
}
