/** Cells of a table whose figure breaks a limit that holds for each row, or for their total. */

import { remembered } from "../../../domain/remembered.ts";
import type { Clause, Document } from "../../text/document.ts";
import { type Threshold, figuresIn } from "./figures.ts";
import { AFTER, AGGREGATE, BEFORE, type Grid, SUMMED } from "./grid.ts";
import { mentions } from "./mentions.ts";
import { type Term, termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

export const EACH =
  /(?<!\p{L})(?:each|every|all|both|any|jede[rsn]?|alle|chaque|tou(?:te)?s|cada|tod[oa]s|ogni)(?!\p{L})/iu;

/** A limit that a bare number states, with the word that it measures: "grade below 8.0". */
interface BareLimit {
  readonly measure: Term;
  readonly threshold: Threshold;
}

const BARE =
  /(\p{L}[\p{L}-]{2,})(?: (?:score|of (?:each|every one|all)|is|are|must be|stays|lies))* (?:(at least|above|over|no less than|not below)|(at most|below|under|no more than)) (\d+(?:\.\d+)?)(?![\d%]|[.,]\d| ?(?:%|\p{L}+\/s|ms|s|px|[kmg]b)\b)/iu;

const bareLimit = remembered(readBareLimit, { most: 2_000, longest: 4_096 });

function readBareLimit(text: string): BareLimit | null {
  const match = /\d/.test(text) ? BARE.exec(text) : null;
  const [measure] = match === null ? [] : termsOf(match[1] ?? "", true);
  if (match === null || measure === undefined) return null;
  return {
    measure,
    threshold: {
      text: match[0],
      least: match[2] !== undefined,
      value: Number(match[4]),
      unit: "",
      inclusive: /at (?:least|most)|no (?:less|more)|not below/iu.test(match[0]),
    },
  };
}

const PLAIN_NUMBER = /^(?:[~≈*_`] ?)*(\d+(?:[.,]\d+)?)[*_` ]*$/u;

/** The first cell whose figure breaks a limit that holds for its row. */
export function overLimit(doc: Document, grid: Grid, wanted: Wanted): Clause | null {
  const { threshold } = wanted;
  const whole = wholeLimit(wanted);
  if (whole !== null) {
    const over = overInTotal(doc, grid, whole);
    if (over !== null) return over;
  }
  const isBare = threshold === null || threshold.unit === "" || threshold.unit === "score";
  const bare = isBare ? bareLimit(wanted.text) : null;
  if (bare !== null) return overByNumber(grid, wanted, bare);
  if (threshold === null || threshold.unit === "" || !EACH.test(wanted.text)) return null;
  return overByUnit(doc, grid, wanted, threshold);
}

/** Columns that may carry the figure: those of the new state, or else those named in the condition. */
function columnsFor(grid: Grid, named: (heading: string) => boolean, about: boolean): number[] {
  const columns = grid.head.map((_, at) => at).slice(1);
  const after = columns.filter((at) => {
    const heading = grid.head[at]?.plain ?? "";
    return AFTER.test(heading) && !BEFORE.test(heading);
  });
  const said = columns.filter((at) => {
    const heading = grid.head[at]?.plain ?? "";
    return named(heading) && !BEFORE.test(heading);
  });
  if (said.length > 0) {
    const both = said.filter((at) => after.includes(at));
    return both.length > 0 ? both : said;
  }
  return about ? after : [];
}

function overByNumber(
  grid: Grid,
  wanted: Wanted,
  { measure, threshold }: BareLimit,
): Clause | null {
  const names = (text: string): boolean => mentions(text, [measure]);
  const top = grid.head[0];
  const about = top !== undefined && names(`${top.lead} ${top.heading}`);
  for (const at of columnsFor(grid, names, about)) {
    for (const row of rowsFor(grid, wanted)) {
      const cell = row[at];
      const digits = PLAIN_NUMBER.exec(cell?.plain ?? "")?.[1];
      if (cell === undefined || digits === undefined) continue;
      const value = Number(digits.replace(",", "."));
      if (breaks(value, threshold)) return cell;
    }
  }
  return null;
}

function breaks(value: number, { least, value: bound, inclusive }: Threshold): boolean {
  if (value === bound) return !inclusive;
  return least ? value < bound : value > bound;
}

/** The rows that a condition is about: those that it names, when it names some; no sums and means. */
function rowsFor(grid: Grid, wanted: Wanted): readonly (readonly Clause[])[] {
  const single = grid.rows.filter((row) => !AGGREGATE.test(row[0]?.plain ?? ""));
  if (EACH.test(wanted.text)) return single;
  return single.filter((row) => mentions(row[0]?.plain ?? "", wanted.terms, 1));
}

function overByUnit(
  doc: Document,
  grid: Grid,
  wanted: Wanted,
  threshold: Threshold,
): Clause | null {
  const named = (heading: string): boolean => mentions(heading, wanted.terms, 1);
  const valueOf = (cell: Clause | undefined): number | null => {
    if (cell === undefined) return null;
    const [figure, other] = figuresIn(doc.text.slice(cell.start, cell.end), cell.start);
    return other === undefined && figure?.unit === threshold.unit ? figure.value : null;
  };
  const rows = rowsFor(grid, wanted);
  const columns = columnsFor(grid, named, true);
  if (columns.length === 0) {
    // Where one column alone is in its unit, it needs no name: "| invoice | 905 ms |".
    const all = grid.head
      .map((_, at) => at)
      .filter((at) => !BEFORE.test(grid.head[at]?.plain ?? ""));
    const fitting = all.filter((at) => rows.every((row) => valueOf(row[at]) !== null));
    if (fitting.length === 1) columns.push(...fitting);
  }
  for (const at of columns) {
    for (const row of rows) {
      const value = valueOf(row[at]);
      if (value !== null && breaks(value, threshold)) return row[at] ?? null;
    }
  }
  return null;
}

const WHOLE = /(?<!\p{L})(?:total|whole|full|complete|entire|overall|end-to-end)(?!\p{L})/iu;

/** A limit for the whole of a thing: "a full run takes under 10 minutes". */
function wholeLimit({ text, threshold }: Wanted): Threshold | null {
  return threshold !== null && threshold.unit === "ms" && !threshold.least && WHOLE.test(text)
    ? threshold
    : null;
}

const CLOCK = /(?<![\d:])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:])/u;

/** "| total | 28:45 | 11:40 |": the sum of the new state, in minutes and seconds. */
function overInTotal(doc: Document, grid: Grid, limit: Threshold): Clause | null {
  for (const row of grid.rows) {
    if (!SUMMED.test(row[0]?.plain ?? "")) continue;
    const columns = columnsFor(grid, () => false, true);
    const at = columns.length > 0 ? columns : grid.head.length === 2 ? [1] : [];
    for (const column of at) {
      const cell = row[column];
      const clock = cell === undefined ? null : CLOCK.exec(doc.text.slice(cell.start, cell.end));
      if (cell === undefined || clock === null) continue;
      const [, a = "0", b = "0", c] = clock;
      const seconds =
        c === undefined
          ? Number(a) * 60 + Number(b)
          : Number(a) * 3600 + Number(b) * 60 + Number(c);
      if (breaks(seconds * 1000, limit)) return cell;
    }
  }
  return null;
}

/** Whether a condition states a limit as a bare number, which the figures of a table have to be compared with. */
export function limitsRows(demand: Demand): boolean {
  return demand.wanted.some(({ text }) => bareLimit(text) !== null);
}
