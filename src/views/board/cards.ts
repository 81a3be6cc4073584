import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { type ViewOptions, printAll } from "../terminal/table.ts";
import { rowPrinter } from "../terminal/table-rows.ts";
import { countSentences } from "./board-parts.ts";
import { boardGoalView } from "./goal-view.ts";

/** The board as full sentences, one a line, one card for each goal and artifact. */
export function renderCards(board: Board, options: Pick<ViewOptions, "colour">): string {
  const goals = printAll(rowPrinter(boardGoalView(board.now, ""), "cards", options), board.goals);
  const artifacts = printAll(
    rowPrinter(artifactView(board.now), "cards", options),
    board.artifacts,
  );
  const counts = `${countSentences(board.counts).join("\n")}\n`;
  return [goals, artifacts, counts].filter((part) => part !== "").join("\n");
}
