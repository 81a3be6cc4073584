import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { piecesOf } from "../terminal/table.ts";
import { type RowView, rowPrinter } from "../terminal/table-rows.ts";
import { artifactHeading, countSentences, partsOf } from "./board-parts.ts";

/** The board as Markdown, piece by piece: a heading and a table for each section, then the artifacts. */
export function* renderMarkdown(board: Board): Generator<string, void> {
  for (const { heading, view, goals } of partsOf(board)) yield* part(heading, view, goals);
  if (board.artifacts.length > 0) {
    yield* part(artifactHeading(board), artifactView(board.now), board.artifacts);
  }
  yield `${countSentences(board.counts).join(" ")}\n`;
}

function* part<Row>(
  heading: string,
  view: RowView<Row>,
  rows: readonly Row[],
): Generator<string, void> {
  yield `## ${heading}\n\n`;
  yield* piecesOf(rowPrinter(view, "markdown", { colour: false }), rows);
  yield "\n";
}
