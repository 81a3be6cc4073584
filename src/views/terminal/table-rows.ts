/** One description of a kind of row; every format follows from it. */
import { type Role, painter } from "./colour.ts";
import { escapeText } from "./escape.ts";
import { jsonArrayPrinter } from "./json-array.ts";
import { markdownPrinter } from "./markdown.ts";
import { boxPrinter, measureBox } from "./table-box.ts";
import { NoteBook } from "./table-notes.ts";
import type { Cells, RowPrinter, ViewOptions } from "./table.ts";

/** A full sentence of a card, as it is stored: a renderer escapes it. */
export interface Sentence {
  readonly text: string;
  readonly role: Role;
}

/** Ends with a full stop, unless it ends with a mark of its own, also inside a closing quote. */
export function sentence(text: string, role: Role = "text"): Sentence {
  const last = text.charAt(text.length - (text.endsWith("”") ? 2 : 1));
  return { text: last !== "" && FULL_STOPS.includes(last) ? text : `${text}.`, role };
}

const FULL_STOPS = ".!?…。！？";

/** A sentence that ends in something to be copied, so without a full stop. */
export function copyable(text: string, role: Role = "text"): Sentence {
  return { text, role };
}

/** How rows of one kind are shown. */
export interface RowView<Row> {
  readonly titles: readonly string[];
  cells(row: Row): Cells;
  /** What the cells say, as full sentences. */
  card(row: Row): readonly Sentence[];
  /** What the cells say, as a JSON value. */
  json(row: Row): unknown;
}

/** How rows are shown that have to be read first. */
export function viewOf<Row, Read>(read: (row: Row) => Read, view: RowView<Read>): RowView<Row> {
  return {
    titles: view.titles,
    cells: (row) => view.cells(read(row)),
    card: (row) => view.card(read(row)),
    json: (row) => view.json(read(row)),
  };
}

/** The formats that need one pass; `box` needs two, see `measureRows`. */
export type OnePassFormat = "markdown" | "cards" | "json";

/** Prints rows in one pass. */
export function rowPrinter<Row>(
  view: RowView<Row>,
  format: OnePassFormat,
  options: Pick<ViewOptions, "colour">,
): RowPrinter<Row> {
  switch (format) {
    case "markdown":
      return onCells(view, markdownPrinter(view.titles));
    case "cards":
      return linePrinter((row) => view.card(row), options, "\n");
    case "json":
      return jsonArrayPrinter(view);
    default:
      return format satisfies never;
  }
}

/** The first pass of a box over its rows; `printer` makes the second. */
export interface RowMeasure<Row> {
  add(row: Row): void;
  printer(options: ViewOptions): RowPrinter<Row>;
}

export function measureRows<Row>(view: RowView<Row>): RowMeasure<Row> {
  const notes = new NoteBook();
  const measure = measureBox(view.titles, notes);
  return {
    add: (row) => measure.add(view.cells(row)),
    printer: (options) =>
      onCells(view, boxPrinter(view.titles, measure.widths(options.columns), options, notes)),
  };
}

function onCells<Row>(view: RowView<Row>, printer: RowPrinter<Cells>): RowPrinter<Row> {
  return {
    head: () => printer.head(),
    row: (row) => printer.row(view.cells(row)),
    tail: () => printer.tail(),
  };
}

/** Prints each row as lines of text, for people; `gap` stands between two rows. */
export function linePrinter<Row>(
  lines: (row: Row) => readonly Sentence[],
  { colour }: Pick<ViewOptions, "colour">,
  gap = "",
): RowPrinter<Row> {
  const paint = painter(colour);
  let before = "";
  return {
    head: () => "",
    row(row) {
      const shown = lines(row).map(({ text, role }) => `${paint(role, escapeText(text))}\n`);
      const printed = before + shown.join("");
      before = gap;
      return printed;
    },
    tail: () => "",
  };
}
