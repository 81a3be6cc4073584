import { type NextStep, withFlags } from "./board-command.ts";
import type { BoardNeed } from "./board-need.ts";
import type { Board, BoardGoal } from "./board.ts";

/** A board whose commands have further flags: where its records live, when that was said by flag. */
export function boardWithFlags(board: Board, flags: readonly (readonly [string, string])[]): Board {
  const more = (next: NextStep): NextStep => withFlags(next, flags);
  const needWithFlags = (need: BoardNeed): BoardNeed => {
    const next = more(need.next);
    if (need.kind !== "asks") return { ...need, next };
    return { ...need, next, asks: need.asks.map((ask) => ({ ...ask, next: more(ask.next) })) };
  };
  const goalWithFlags = (goal: BoardGoal): BoardGoal => ({
    ...goal,
    needs: goal.needs.map(needWithFlags),
    next: goal.next === null ? null : more(goal.next),
  });
  return {
    ...board,
    goals: board.goals.map(goalWithFlags),
    artifacts: board.artifacts.map((artifact) => ({ ...artifact, next: more(artifact.next) })),
  };
}
