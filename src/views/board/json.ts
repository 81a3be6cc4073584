import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { escapeJson } from "../terminal/escape.ts";
import { boardGoalView } from "./goal-view.ts";

/**
 * The board as `{goals, artifacts, counts}`, piece by piece. A goal has the keys of its record that the
 * board shows, null where one cannot be read, `open_asks` only those unanswered, `acknowledged` (`discrepancies`, `by`) in the place of its closure, then `section`, `reasons` (`kind`, `since`, `text`,
 * `next`), `since` and `next`, the command to type. An artifact has its record, then
 * `stands_under` (the url of its row, where the record names another), `nonconforming` (the rules that it
 * breaks) and `next`.
 */
export function* renderJson({ now, goals, artifacts, counts }: Board): Generator<string, void> {
  const goalView = boardGoalView(now, "");
  const reviewView = artifactView(now);
  yield '{\n  "goals": ';
  yield* arrayOf(goals, (goal) => goalView.json(goal));
  yield ',\n  "artifacts": ';
  yield* arrayOf(artifacts, (artifact) => reviewView.json(artifact));
  yield `,\n  "counts": ${JSON.stringify([counts], null, 2).slice(4, -2)}\n}\n`;
}

function* arrayOf<Row>(rows: readonly Row[], json: (row: Row) => unknown): Generator<string, void> {
  if (rows.length === 0) {
    yield "[]";
    return;
  }
  let before = "[\n    ";
  for (const row of rows) {
    // In two arrays, so that it is indented as far as in the whole.
    yield before + escapeJson(JSON.stringify([[json(row)]], null, 2).slice(10, -6));
    before = ",\n    ";
  }
  yield "\n  ]";
}
