import { escapeJson } from "./escape.ts";
import type { RowPrinter } from "./table.ts";

/** So many rows are made into text together: one by one it takes twice the time, and more hold more memory. */
const TOGETHER = 16;

/**
 * Prints rows as a JSON array, two-space indented, some at a time: a whole text, or the value of a key of the outermost
 * object.
 */
export function jsonArrayPrinter<Row>(
  view: { json(row: Row): unknown },
  isWithin = false,
): RowPrinter<Row> {
  const end = isWithin ? "\n  ]" : "\n]";
  let waiting: unknown[] = [];
  let before = "";
  const rows = (): string => {
    if (waiting.length === 0) return "";
    // Without the brackets that this printer prints, and without those that only make the indent.
    const json = isWithin
      ? JSON.stringify([waiting], null, 2).slice("[\n  [".length, -`${end}\n]`.length)
      : JSON.stringify(waiting, null, 2).slice("[".length, -end.length);
    waiting = [];
    const printed = before + escapeJson(json);
    before = ",";
    return printed;
  };
  return {
    head: () => "[",
    row(row) {
      waiting.push(view.json(row));
      return waiting.length < TOGETHER ? "" : rows();
    },
    tail() {
      const last = rows();
      return `${last}${before === "" ? "]" : end}${isWithin ? "" : "\n"}`;
    },
  };
}
