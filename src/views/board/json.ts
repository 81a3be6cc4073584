import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { jsonArrayPrinter } from "../terminal/json-array.ts";
import { piecesOf } from "../terminal/table.ts";
import { boardGoalView } from "./board-goal-view.ts";

/**
 * The board as `{goals, artifacts, counts}`, piece by piece. A goal has the keys of its record that the board shows, null
 * where one cannot be read, `open_asks` only those unanswered, `acknowledged` (`discrepancies`, `by`) in the place of its
 * closure, then `section`, `reasons` (`kind`, `since`, `text`, `next`), `since` and `next`, the command to type. An
 * artifact has its record, then `stands_under` (the url of its row, where the record names another), `nonconforming` (the
 * rules that it breaks) and `next`.
 */
export function* renderJson({ now, goals, artifacts, counts }: Board): Generator<string, void> {
  const goalView = boardGoalView(now, "");
  const reviewView = artifactView(now);
  yield '{\n  "goals": ';
  yield* piecesOf(jsonArrayPrinter(goalView, true), goals);
  yield ',\n  "artifacts": ';
  yield* piecesOf(jsonArrayPrinter(reviewView, true), artifacts);
  yield `,\n  "counts": ${JSON.stringify([counts], null, 2).slice(4, -2)}\n}\n`;
}
