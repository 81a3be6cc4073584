import { escapeJson } from "./escape.ts";
import type { RowPrinter } from "./table.ts";

/**
 * Prints rows as a JSON array, two-space indented, one at a time: a whole text, or a value within one whose line is
 * indented by `indent`.
 */
export function jsonArrayPrinter<Row>(
  view: { json(row: Row): unknown },
  indent: string | null = null,
): RowPrinter<Row> {
  const lineBreak = `\n${indent ?? ""}`;
  let isFirst = true;
  return {
    head: () => "[",
    row(row) {
      const comma = isFirst ? "" : ",";
      isFirst = false;
      const value = escapeJson(JSON.stringify(view.json(row), null, 2));
      return `${comma}${lineBreak}  ${value.replaceAll("\n", `${lineBreak}  `)}`;
    },
    tail: () => `${isFirst ? "" : lineBreak}]${indent === null ? "\n" : ""}`,
  };
}
