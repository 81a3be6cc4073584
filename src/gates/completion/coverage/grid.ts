/** The tables of a message, column by column. */

import type { Clause, Document } from "../../text/document.ts";

/** A table with a head: `rows[i][j]` stands under `head[j]`. */
export interface Grid {
  readonly head: readonly Clause[];
  readonly rows: readonly (readonly Clause[])[];
}

/** More than these cells nobody reads one by one. */
const MOST_ROWS = 200;

/** The tables whose rows have a cell under each heading. */
export function gridsOf(doc: Document): readonly Grid[] {
  if (!doc.text.includes("|")) return [];
  const grids = new Map<number, (readonly Clause[])[]>();
  const { header } = doc.outline();
  let last = -1;
  for (const clause of doc.clauses()) {
    const top = clause.kind === "cell" ? (header[clause.line] ?? -1) : -1;
    if (top < 0 || top === clause.line || clause.line === last) continue;
    last = clause.line;
    const rows = grids.get(top) ?? [];
    if (rows.length < MOST_ROWS) rows.push(doc.blockOfLine(clause.line));
    grids.set(top, rows);
  }
  return [...grids].flatMap(([top, rows]) => {
    const head = doc.blockOfLine(top);
    const fitting = rows.filter((row) => row.length === head.length);
    return fitting.length === rows.length && head.length > 1 ? [{ head, rows }] : [];
  });
}

/** "Before", "old": what a column tells of the past. */
export const BEFORE =
  /(?<!\p{L})(?:before|old|was|previous(?:ly)?|baseline|(?<!\p{L} )start(?:ed)?|then|original|target|limit|goal|required?|asked|allowed|budget|vorher|avant|antes|prima)(?!\p{L})/u;
/** "After", "new". */
export const AFTER =
  /(?<!\p{L})(?:after|new|now|current|today|result|measured|actual|nachher|après|después|depois|dopo)(?!\p{L})/u;
/** A row that sums the others up. */
export const SUMMED =
  /(?<!\p{L})(?:total|sum|overall|whole|full|all|gesamt|summe|totale?|soma|suma)(?!\p{L})/u;
/** A row that tells of no single thing. */
export const AGGREGATE =
  /(?<!\p{L})(?:total|sum|overall|average|mean|median|max(?:imum)?|min(?:imum)?|gesamt|summe)(?!\p{L})/u;
