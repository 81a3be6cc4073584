import type { BoardInputGoal } from "../domain/board-need.ts";
import { type Board, type JudgedArtifact, buildBoard } from "../domain/board.ts";
import { anchorMismatches, readAnchors } from "../domain/goal-anchors.ts";
import type { AnchoredGoalText } from "../store/port.ts";
import type { AppContext } from "./context.ts";
import { viewGoal } from "./get-goal.ts";
import { judged, rulesOf } from "./list-artifacts.ts";

/**
 * `roster`: the goals that need the operator first, then working and open ones, then the rest;
 * complete and abandoned goals only with `all`. Then the unreviewed artifacts, oldest publication
 * first, each with the rules that it breaks. One consistent view, held in memory: it is for a person
 * to read.
 */
export async function loadBoard(
  context: AppContext,
  { all = false }: { readonly all?: boolean } = {},
): Promise<Board> {
  const now = context.now();
  const { staleAfterMs } = context.policy;
  return context.store.read(async (reader) => {
    const goals: BoardInputGoal[] = [];
    for await (const row of all ? reader.anchoredGoals() : reader.liveGoals()) {
      goals.push(inputGoal(row));
    }
    const artifacts: JudgedArtifact[] = await Array.fromAsync(
      judged(reader, rulesOf(context), true),
    );
    return buildBoard({ goals, artifacts, now, staleAfterMs, all });
  });
}

function inputGoal(row: AnchoredGoalText): BoardInputGoal {
  const { session_ref, record, problems } = viewGoal(row);
  const mismatches = record === null ? [] : anchorMismatches(record, readAnchors(row.anchors));
  return { session_ref, record, problems, mismatches };
}
