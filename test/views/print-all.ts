import { type RowPrinter, piecesOf } from "../../src/views/terminal/table.ts";

/** The whole text of rows that are at hand. */
export function printAll<Row>(printer: RowPrinter<Row>, rows: Iterable<Row>): string {
  return [...piecesOf(printer, rows)].join("");
}
