import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { type ViewOptions, piecesOf } from "../terminal/table.ts";
import { rowPrinter } from "../terminal/table-rows.ts";
import { countSentences } from "./board-parts.ts";
import { boardGoalView } from "./board-goal-view.ts";

/** The board as full sentences, piece by piece: one a line, one card for each goal and artifact. */
export function* renderCards(
  { now, goals, artifacts, counts }: Board,
  options: Pick<ViewOptions, "colour">,
): Generator<string, void> {
  yield* piecesOf(rowPrinter(boardGoalView(now, ""), "cards", options), goals);
  if (goals.length > 0) yield "\n";
  yield* piecesOf(rowPrinter(artifactView(now), "cards", options), artifacts);
  if (artifacts.length > 0) yield "\n";
  yield `${countSentences(counts).join("\n")}\n`;
}
