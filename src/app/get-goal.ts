import type { Whereabouts } from "../domain/board-command.ts";
import { type Outcome, type Problem, accept, reject } from "../domain/errors.ts";
import { checkAnchors, readAnchors, trailOf } from "../domain/goal-anchors.ts";
import { type GoalText, type TrailOfGoal, readGoal } from "../domain/goal-decode.ts";
import type { GoalRecord } from "../domain/goal.ts";
import type { AppContext } from "./context.ts";
import { missingGoal } from "./find-goal.ts";

/** A goal to be shown, whatever stands in the store. */
export interface StoredGoal {
  readonly session_ref: string;
  /** The stored text. */
  readonly text: string;
  /** Null when the text is not that of a goal record. */
  readonly record: GoalRecord | null;
  /** What is wrong with the text (`goal.malformed`), or with a record that differs from the audit trail (`goal.anchor_mismatch`). */
  readonly problems: readonly Problem[];
}

/** A row as it is shown. */
export function readStoredGoal(
  row: GoalText,
  where: Whereabouts = {},
  trail: TrailOfGoal = "enrolment",
): StoredGoal {
  const read = readGoal(row, where, trail);
  const { session_ref, text } = row;
  return read.ok
    ? { session_ref, text, record: read.value, problems: [] }
    : { session_ref, text, record: null, problems: read.problems };
}

/**
 * `get` and `now`: one goal, malformed or edited or not. Errors: `goal.not_found`, `goal.anchor_mismatch` where
 * its row is gone.
 */
export async function getGoal(
  context: AppContext,
  sessionRef: string,
): Promise<Outcome<StoredGoal>> {
  return context.store.read(async (reader) => {
    const row = await reader.anchoredGoal(sessionRef.trim());
    if (row === null) return reject(await missingGoal(context, reader, sessionRef));
    const anchors = readAnchors(row.anchors);
    const view = readStoredGoal(row, context, trailOf(anchors));
    if (view.record === null) return accept(view);
    return accept({ ...view, problems: checkAnchors(view.record, anchors, context) });
  });
}
