/** Things that a message tells one under the other in the same parts: "Bike 1: new pads, chain oiled", "Bike 2: …". */

import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { gridsOf } from "./grid.ts";

/** One thing with what is told of it. */
export interface Told {
  /** Its name; "" for none. */
  readonly name: string;
  readonly clauses: readonly Clause[];
  /** What stands between full stops. */
  readonly sentences: readonly string[];
  /** What stands between commas, semicolons and full stops; of a row its cells. */
  readonly parts: readonly string[];
}

/** Fewer tell nothing of what is usual among them. */
const LEAST = 3;
const MOST = 60;

/** The rows of so many records or more: items of one list, paragraphs with labels, rows of a table. */
export function recordsIn(doc: Document, least = LEAST): readonly (readonly Told[])[] {
  return rowsOf(doc).filter(({ length }) => length >= least);
}

const rowsOf = perDocument((doc): readonly (readonly Told[])[] => {
  const rows = [...blocksIn(doc), ...gridsOf(doc).map(({ rows: lines }) => lines.map(rowOf))];
  return rows.filter(({ length }) => length > 1 && length <= MOST);
});

function rowOf(cells: readonly Clause[]): Told {
  const [first, ...parts] = cells.map(({ plain }) => plain);
  return { name: first ?? "", clauses: cells, sentences: [], parts };
}

/** Blocks that follow each other and are of one kind, under one heading. */
function blocksIn(doc: Document): readonly (readonly Told[])[] {
  const runs: Told[][] = [];
  let before: Clause | undefined;
  for (const clauses of Map.groupBy(doc.clauses(), ({ block }) => block).values()) {
    const [first] = clauses;
    if (first === undefined || !isRecord(first)) {
      before = undefined;
      continue;
    }
    const isNext =
      before?.kind === first.kind && before.lead === first.lead && before.heading === first.heading;
    if (isNext) runs.at(-1)?.push(toldIn(first, clauses));
    else runs.push([toldIn(first, clauses)]);
    before = first;
  }
  return runs;
}

function isRecord({ kind, label }: Clause): boolean {
  return kind === "item" || (kind === "paragraph" && label !== "");
}

const BRACKET = / ?\([^()]*\)/gu;
const PART = /[,;] (?:and )?/u;

function toldIn({ label }: Clause, clauses: readonly Clause[]): Told {
  const sentences = clauses.map(({ plain }, at) => {
    const told =
      at === 0 && label !== "" && plain.startsWith(label) ? plain.slice(label.length) : plain;
    return told.replace(BRACKET, "").replace(/^[\s:–—-]+|[\s.;]+$/gu, "");
  });
  return { name: label, clauses, sentences, parts: sentences.flatMap((one) => one.split(PART)) };
}
