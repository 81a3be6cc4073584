import { type Problem, refused } from "./errors.ts";
import type { Closure, Credit, Discrepancy, GoalRecord } from "./goal.ts";
import type { GoalOperation, Stamp } from "./operation.ts";
import { noOperatorName, readSigningName } from "./signing-name.ts";
import { isPlaceholderSource, readSource } from "./source.ts";
import { checkText, checkWords, placeholderProblem } from "./text-field.ts";

/** What `close` was given, ends trimmed. */
export interface CloseRequest {
  readonly delivered_items: readonly string[];
  readonly close_note: string | null;
  /** `operator:<name>`; null when nobody acknowledged. */
  readonly acknowledged_by: string | null;
}

/** How the delivered items were counted, and what stands in the way. */
export interface CloseFindings {
  readonly credits: readonly Credit[];
  readonly discrepancies: readonly Discrepancy[];
}

/** The rules of what `close` is given. */
export function checkClose(request: CloseRequest): readonly Problem[] {
  const { delivered_items, close_note, acknowledged_by } = request;
  return [
    ...delivered_items.flatMap(checkItem),
    ...(close_note === null ? [] : checkText(close_note, "--close-note")),
    ...(acknowledged_by === null ? [] : checkAcknowledgement(acknowledged_by)),
  ];
}

/** The rule of one delivered item. */
export function checkItem(item: string): readonly Problem[] {
  return checkWords(item, "--delivered-item", {
    empty: "close.item_empty",
    wordless: "close.item_no_words",
  });
}

/** No name stands here for an example: it would sign for whoever does what the line says. */
const OWN_NAME =
  "have the operator run the command with their own name, --acknowledged-by operator:<name>";

/** Only an operator takes a discrepancy on, by a name that they could have answered with. */
export function checkAcknowledgement(given: string): readonly Problem[] {
  if (readSigningName(given)?.hasKind === true) return [];
  const text = given.trim();
  if (isPlaceholderSource(text)) {
    return [{ ...placeholderProblem(text, "--acknowledged-by"), advice: OWN_NAME }];
  }
  const source = readSource(given);
  return source?.kind.toLowerCase() === "operator"
    ? [noOperatorName(`"${source.name}"`, OWN_NAME)]
    : [refused("close.acknowledgement_kind", "--acknowledged-by is not operator:<name>", OWN_NAME)];
}

/** `operator:<name>` as it is stored; what can be no name as it was given. */
export function acknowledgement(given: string): string {
  const read = readSigningName(given);
  return read?.hasKind === true ? `operator:${read.name}` : given;
}

/**
 * Was the goal closed by this very call? Then closing it again changes nothing. A call that names
 * nobody is the same as one whose operator signed at the prompt.
 */
export function isSameClose(closure: Closure | null, request: CloseRequest): boolean {
  return (
    closure !== null &&
    closure.close_note === request.close_note &&
    (request.acknowledged_by === null || closure.acknowledged_by === request.acknowledged_by) &&
    JSON.stringify(closure.delivered_items) === JSON.stringify(request.delivered_items)
  );
}

/** The operation that completes a goal; the caller has seen to the discrepancies. */
export function completeGoal(
  record: GoalRecord,
  request: CloseRequest,
  { credits, discrepancies }: CloseFindings,
  stamp: Stamp,
): GoalOperation {
  const { session_ref, status, hold } = record;
  const closure: Closure = {
    delivered_items: request.delivered_items,
    credits,
    close_note: request.close_note,
    closed_at: stamp.time,
    discrepancies,
    acknowledged_by: request.acknowledged_by,
  };
  return {
    ...stamp,
    change: "closed",
    session_ref,
    old: { status, hold, closure: record.closure },
    new: { status: "complete", hold: null, closure },
  };
}
