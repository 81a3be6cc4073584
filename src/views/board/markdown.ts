import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { printAll } from "../terminal/table.ts";
import { type RowView, rowPrinter } from "../terminal/table-rows.ts";
import { artifactHeading, countSentences, partsOf } from "./board-parts.ts";

/** The board as Markdown: a heading and a table for each section, then the artifacts. */
export function renderMarkdown(board: Board): string {
  const parts = partsOf(board).map(({ heading, view, goals }) => part(heading, view, goals));
  if (board.artifacts.length > 0) {
    parts.push(part(artifactHeading(board), artifactView(board.now), board.artifacts));
  }
  return [...parts, `${countSentences(board.counts).join(" ")}\n`].join("\n");
}

function part<Row>(heading: string, view: RowView<Row>, rows: readonly Row[]): string {
  return `## ${heading}\n\n${printAll(rowPrinter(view, "markdown", { colour: false }), rows)}`;
}
