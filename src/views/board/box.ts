import type { Board } from "../../domain/board.ts";
import { artifactView } from "../artifact/artifact-view.ts";
import { painter } from "../terminal/colour.ts";
import { type ViewOptions, piecesOf } from "../terminal/table.ts";
import { boxPrinter, measureBox } from "../terminal/table-box.ts";
import type { RowView } from "../terminal/table-rows.ts";
import { NoteBook } from "../terminal/table-notes.ts";
import { spacedWords, wrapWords } from "../terminal/wrap.ts";
import { artifactHeading, countSentences, partsOf } from "./board-parts.ts";

/**
 * The board as boxes fitted to `columns`, piece by piece: one for each section, commands and long urls
 * under it.
 */
export function* renderBox(board: Board, options: ViewOptions): Generator<string, void> {
  const notes = new NoteBook();
  const paint = painter(options.colour);
  /** Measures at once, so that no table has a mark that stands in the texts of another. */
  function part<Row>(
    heading: string,
    view: RowView<Row>,
    rows: readonly Row[],
  ): () => Generator<string, void> {
    const cells = rows.map((row) => view.cells(row));
    const measure = measureBox(view.titles, notes);
    for (const one of cells) measure.add(one);
    return function* print() {
      const printer = boxPrinter(view.titles, measure.widths(options.columns), options, notes);
      yield `${paint("strong", heading)}\n`;
      yield* piecesOf(printer, cells);
      yield "\n";
    };
  }
  const parts = partsOf(board).map(({ heading, view, goals }) => part(heading, view, goals));
  if (board.artifacts.length > 0) {
    parts.push(part(artifactHeading(board), artifactView(board.now), board.artifacts));
  }
  for (const print of parts) yield* print();
  const counts = countSentences(board.counts).flatMap((sentence) =>
    wrapWords(spacedWords(sentence), options.columns),
  );
  yield `${counts.join("\n")}\n`;
}
