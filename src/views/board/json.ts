import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { escapeJson } from "../terminal/escape.ts";
import { boardGoalView } from "./goal-view.ts";

/**
 * The board as `{goals, artifacts, counts}`. A goal has the keys of its record that the board shows,
 * `open_asks` only those unanswered, then `section`, `reasons` (`kind`, `since`, `text`, `next`),
 * `since` and `next`, the command to type. An artifact has its record, then `nonconforming` (the rules
 * that it breaks) and `next`.
 */
export function renderJson({ now, goals, artifacts, counts }: Board): string {
  const goalView = boardGoalView(now, "");
  const reviewView = artifactView(now);
  const board = {
    goals: goals.map((goal) => goalView.json(goal)),
    artifacts: artifacts.map((artifact) => reviewView.json(artifact)),
    counts,
  };
  return `${escapeJson(JSON.stringify(board, null, 2))}\n`;
}
