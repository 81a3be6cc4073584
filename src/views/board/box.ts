import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { painter } from "../terminal/colour.ts";
import { type ViewOptions, printAll } from "../terminal/table.ts";
import { boxPrinter, measureBox } from "../terminal/table-box.ts";
import type { RowView } from "../terminal/table-rows.ts";
import { NoteBook } from "../terminal/table-notes.ts";
import { wrapWords } from "../terminal/wrap.ts";
import { artifactHeading, countSentences, partsOf } from "./board-parts.ts";

/** The board as boxes fitted to `columns`: one for each section, commands and long urls under it. */
export function renderBox(board: Board, options: ViewOptions): string {
  const notes = new NoteBook();
  const paint = painter(options.colour);
  const part = <Row>(heading: string, view: RowView<Row>, rows: readonly Row[]): string => {
    const cells = rows.map((row) => view.cells(row));
    const measure = measureBox(view.titles);
    for (const one of cells) measure.add(one);
    const printer = boxPrinter(view.titles, measure.widths(options.columns), options, notes);
    return `${paint("strong", heading)}\n${printAll(printer, cells)}`;
  };
  const parts = partsOf(board).map(({ heading, view, goals }) => part(heading, view, goals));
  if (board.artifacts.length > 0) {
    parts.push(part(artifactHeading(board), artifactView(board.now), board.artifacts));
  }
  const counts = countSentences(board.counts).flatMap((sentence) =>
    wrapWords(sentence.split(" "), options.columns),
  );
  return [...parts, `${counts.join("\n")}\n`].join("\n");
}
