import {
  type RowView,
  type Sentence,
  linePrinter,
  measureRows,
  rowPrinter,
} from "../views/terminal/table-rows.ts";
import type { RowPrinter } from "../views/terminal/table.ts";
import { wantsColour } from "./colour.ts";
import type { CommandContext } from "./command.ts";
import { printEach } from "./print-pieces.ts";
import type { RowFormat } from "./store-flags.ts";

/** How rows are shown; `lines` is for the text format. */
export interface RowLook<Row> {
  readonly view: RowView<Row>;
  readonly lines: (row: Row) => readonly Sentence[];
}

/** Passes over the rows from the first to the last, and returns when `show` has. */
export type Scan<Row> = (show: (rows: AsyncIterable<Row>) => Promise<void>) => Promise<void>;

/** Width of a box where there is no terminal to ask. */
const UNKNOWN_COLUMNS = 100;
const NARROWEST = 20;
const WIDEST = 10_000;

/** The width that boxes are fitted to: `COLUMNS`, else the terminal's (see `Io`), else 100. */
export function boxColumns({ io }: CommandContext): number {
  const told = /^\d+$/u.test(io.env["COLUMNS"] ?? "") ? Number(io.env["COLUMNS"]) : 0;
  const columns = told > 0 ? told : (io.columns() ?? UNKNOWN_COLUMNS);
  return Math.min(Math.max(columns, NARROWEST), WIDEST);
}

/** Prints rows in memory that does not grow with their number. A box measures them in a pass of its own. */
export async function printRows<Row>(
  context: CommandContext,
  format: RowFormat,
  look: RowLook<Row>,
  scan: Scan<Row>,
): Promise<void> {
  const printer = await printerFor(context, format, look, scan);
  await scan((rows) => printEach(context.io.stdout, printer, rows));
}

async function printerFor<Row>(
  context: CommandContext,
  format: RowFormat,
  { view, lines }: RowLook<Row>,
  scan: Scan<Row>,
): Promise<RowPrinter<Row>> {
  const colour = wantsColour(context.io);
  switch (format) {
    case "text":
      return linePrinter(lines, { colour });
    case "markdown":
    case "cards":
    case "json":
      return rowPrinter(view, format, { colour });
    case "box": {
      const measure = measureRows(view);
      await scan(async (rows) => {
        for await (const row of rows) measure.add(row);
      });
      return measure.printer({ colour, columns: boxColumns(context) });
    }
    default:
      return format satisfies never;
  }
}
