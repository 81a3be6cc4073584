import type { Reader } from "../store/port.ts";
import { type BoardGoal, boardGoal, compareBoardGoals } from "./board-goal.ts";
import type { AppContext } from "./context.ts";
import { type JudgedArtifact, judged, rulesOf } from "./list-artifacts.ts";

/** How much there is of each; `goals` and `unreviewed` are what the board shows. */
export interface BoardCounts {
  readonly goals: number;
  readonly needs_operator: number;
  readonly active: number;
  readonly rest: number;
  readonly unanswered_asks: number;
  readonly unreviewed: number;
  /** Of the unreviewed ones. */
  readonly nonconforming: number;
}

/** The operator's board: goals in order, then the artifacts that wait for a review. */
export interface Board {
  readonly goals: readonly BoardGoal[];
  /** Unreviewed, oldest publication first; each with the rules that it breaks. */
  readonly artifacts: readonly JudgedArtifact[];
  readonly counts: BoardCounts;
}

/**
 * `roster`: the goals that need the operator first, then working and open ones, then the rest;
 * complete and abandoned goals only with `all`. One consistent view, held in memory: it is for a
 * person to read.
 */
export async function loadBoard(
  context: AppContext,
  { all = false }: { readonly all?: boolean } = {},
): Promise<Board> {
  const now = context.now();
  const { staleAfterMs } = context.policy;
  return context.store.read(async (reader) => {
    const goals: BoardGoal[] = [];
    for await (const row of all ? reader.anchoredGoals() : reader.liveGoals()) {
      goals.push(boardGoal(row, now, staleAfterMs));
    }
    goals.sort(compareBoardGoals);
    const artifacts = await loadArtifacts(context, reader);
    return { goals, artifacts, counts: countsOf(goals, artifacts) };
  });
}

async function loadArtifacts(
  context: AppContext,
  reader: Reader,
): Promise<readonly JudgedArtifact[]> {
  // The judge of briefs is loaded only when there is something to judge.
  for await (const _ of reader.artifacts({ unreviewed: true })) {
    return Array.fromAsync(judged(reader, await rulesOf(context), true));
  }
  return [];
}

function countsOf(goals: readonly BoardGoal[], artifacts: readonly JudgedArtifact[]): BoardCounts {
  const of = (section: BoardGoal["section"]): number =>
    goals.filter((goal) => goal.section === section).length;
  let asks = 0;
  for (const { needs } of goals) {
    for (const need of needs) if (need.kind === "asks") asks += need.asks.length;
  }
  return {
    goals: goals.length,
    needs_operator: of("needs_operator"),
    active: of("active"),
    rest: of("rest"),
    unanswered_asks: asks,
    unreviewed: artifacts.length,
    nonconforming: artifacts.filter(({ breaches }) => breaches.length > 0).length,
  };
}
