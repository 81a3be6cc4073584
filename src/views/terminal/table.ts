import type { Role } from "./colour.ts";
import { escapeText, markedLines } from "./escape.ts";

/** One line of a cell, as it is stored: a renderer escapes it. */
export type CellLine =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly role: Role;
      /** Are line breaks in it kept, the further lines marked? Else they are escaped: nothing stored makes a line. */
      readonly hasLines?: true;
    }
  /** A command to be copied: never broken. Made by this program, without line breaks. */
  | { readonly kind: "command"; readonly text: string }
  /** A web address and nothing else: stays whole and can be clicked. Shown as text when it is none. */
  | { readonly kind: "url"; readonly text: string };

/** What stands in one cell; empty for nothing. */
export type Cell = readonly CellLine[];

/** The cells of one row, as many as there are columns. */
export type Cells = readonly Cell[];

export function text(value: string, role: Role = "text"): CellLine {
  return { kind: "text", text: value, role };
}

/** A text of many lines that nothing follows, such as a condition with its list. */
export function passage(value: string): CellLine {
  return { kind: "text", text: value, role: "text", hasLines: true };
}

export function command(value: string): CellLine {
  return { kind: "command", text: value };
}

export function url(value: string): CellLine {
  return { kind: "url", text: value };
}

/** A cell with one plain text. */
export function plainCell(value: string): Cell {
  return value === "" ? [] : [text(value)];
}

/** The lines as which a text is shown, escaped. */
export function linesOf(line: Extract<CellLine, { readonly kind: "text" }>): readonly string[] {
  return line.hasLines === true ? markedLines(line.text) : [escapeText(line.text)];
}

/**
 * Prints rows one by one, so that a list of any length is shown in constant memory. What the three
 * parts return is printed in order: `head` once, `row` for each row, `tail` once.
 */
export interface RowPrinter<Row> {
  head(): string;
  row(row: Row): string;
  tail(): string;
}

/** The text of rows that are at hand, piece by piece: one long string would have to be copied. */
export function* piecesOf<Row>(
  printer: RowPrinter<Row>,
  rows: Iterable<Row>,
): Generator<string, void> {
  yield printer.head();
  for (const row of rows) yield printer.row(row);
  yield printer.tail();
}

/** What a reader may ask of a format for people. */
export interface ViewOptions {
  readonly colour: boolean;
  /** Width of the terminal in cells; only `box` minds it. */
  readonly columns: number;
}
