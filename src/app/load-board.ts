import type { BoardInputGoal } from "../domain/board-need.ts";
import { type Board, type BoardInput, type JudgedArtifact, buildBoard } from "../domain/board.ts";
import { readWhatIsLeft } from "../domain/goal-decode.ts";
import { readEvent } from "../domain/operation-event.ts";
import { onlyTrailTells } from "../domain/redirect-pickup.ts";
import { anchorMismatches, hasTrail, readAnchors } from "../domain/goal-anchors.ts";
import type { AnchoredGoalText, Reader } from "../store/port.ts";
import type { AppContext } from "./context.ts";
import { readStoredGoal } from "./get-goal.ts";
import { inGroups } from "./in-groups.ts";
import { rulesOf } from "./artifact-rules.ts";
import { judged } from "./list-artifacts.ts";

/**
 * `roster`: the goals that need the operator first, then working and open ones, then the rest;
 * complete and abandoned goals only with `all`. Those whose row is gone stand there too. Then the unreviewed and the nonconforming artifacts, oldest publication first,
 * each with the rules that it breaks. One consistent view, held in memory: it is for a person to read.
 */
export async function loadBoard(
  context: AppContext,
  { all = false }: Partial<Pick<BoardInput, "all">> = {},
): Promise<Board> {
  const now = context.now();
  const { place = "", policy } = context;
  const { staleAfterMs } = policy;
  return context.store.read(async (reader) => {
    const stored: BoardInputGoal[] = [];
    for await (const row of all ? reader.anchoredGoals() : reader.liveGoals()) {
      stored.push(inputGoal(row));
    }
    const goals = await withOpenRedirects(reader, stored);
    goals.push(...(await goneGoals(reader)));
    const artifacts: JudgedArtifact[] = await Array.fromAsync(judged(reader, rulesOf(context)));
    return buildBoard({ goals, artifacts, now, staleAfterMs, all, place });
  });
}

function inputGoal(row: AnchoredGoalText): BoardInputGoal {
  const { session_ref, record, problems } = readStoredGoal(row);
  const isInTrail = hasTrail(row.anchors);
  if (record === null) {
    const readable = readWhatIsLeft(row);
    return { session_ref, record, problems, readable, mismatches: [], hasTrail: isInTrail };
  }
  const mismatches = anchorMismatches(record, readAnchors(row.anchors));
  return { session_ref, record, problems, mismatches, hasTrail: isInTrail };
}

/** Asks the trail only about goals whose record cannot say whether a redirect was picked up; in groups, however many goals there are. */
async function withOpenRedirects(
  reader: Reader,
  goals: readonly BoardInputGoal[],
): Promise<BoardInputGoal[]> {
  const untold = goals.filter(({ record }) => record !== null && onlyTrailTells(record));
  const open = new Set<string>();
  for await (const group of inGroups(untold, ({ session_ref }) => session_ref.length)) {
    const refs = group.map(({ session_ref }) => session_ref);
    for (const ref of await reader.redirectsWithoutStatus(refs)) open.add(ref);
  }
  return goals.map((goal) =>
    open.has(goal.session_ref) ? { ...goal, isRedirectOpen: true } : goal,
  );
}

/** Sessions that the trail has enrolled and that have no row: somebody removed it by hand. */
async function goneGoals(reader: Reader): Promise<readonly BoardInputGoal[]> {
  const gone = new Map<string, BoardInputGoal>();
  for await (const { text } of reader.rowlessEnrolments()) {
    const event = readEvent(text);
    if (event?.change !== "enrolled") continue;
    const { session_ref } = event;
    gone.set(session_ref, { session_ref, record: null, problems: [], mismatches: ["record"] });
  }
  return [...gone.values()];
}
