/**
 * Columns of a table in which one cell does not say what all the others say, is empty though it was asked
 * for, or carries a figure over the limit that holds for each row.
 */

import type { Clause, Document } from "../../text/document.ts";
import { BEFORE, AFTER, AGGREGATE, gridsOf, SUMMED, type Grid } from "./grid.ts";
import { figuresIn, type Threshold } from "./figures.ts";
import { termsOf, type Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

/** A cell that does not fit, with the condition that it touches. */
export interface OddCell {
  readonly wanted: Wanted;
  readonly cell: Clause;
  readonly kind: "odd" | "empty" | "over";
}

/** The cells of the message's tables that do not fit. */
export function findOddCells(doc: Document, demand: Demand, goal: string): readonly OddCell[] {
  const found: OddCell[] = [];
  const first = demand.wanted[0];
  if (first === undefined) return found;
  const odd = mayHaveOddCells(doc.text);
  for (const grid of gridsOf(doc)) {
    for (let at = odd ? 1 : grid.head.length; at < grid.head.length; at++) {
      const heading = grid.head[at]?.plain ?? "";
      const cells = grid.rows.flatMap((row) => row[at] ?? []);
      const wanted = aboutColumn(heading, demand) ?? aboutGrid(grid, demand) ?? first;
      const other = oddCell(heading, cells, demand, goal);
      if (other !== null) found.push({ wanted, cell: other, kind: "odd" });
      const empty = emptyCell(heading, cells, grid, demand, goal);
      if (empty !== null) found.push({ wanted, cell: empty, kind: "empty" });
    }
    for (const wanted of demand.wanted) {
      const over = overLimit(doc, grid, wanted);
      if (over !== null) found.push({ wanted, cell: over, kind: "over" });
    }
  }
  return found;
}

function aboutColumn(heading: string, demand: Demand): Wanted | undefined {
  if (heading === "") return undefined;
  return demand.wanted.find(({ terms }) => mentions(heading, terms, 1));
}

function aboutGrid(grid: Grid, demand: Demand): Wanted | undefined {
  const heading = grid.head.map(({ plain }) => plain).join(" ");
  return demand.wanted.find(({ terms }) => mentions(heading, terms, 1));
}

const TICK = /^(?:✅|✔|✓|☑|🟢|yes\b|ja\b|oui\b|s[ií](?!\p{L})|sim\b|ok\b|done\b)/u;
/** Headings under which a row says how it stands. */
const STANDING =
  /^(?:state|status|outcome|result|verdict|stand|progress|état|statut|estado|stato|situação|zustand|ergebnis)$/u;
/** What a row may say besides, without taking anything back. */
const HARMLESS =
  /^(?:[-–—/]|n\/?a|none|not applicable)?$|✅|✔|✓|☑|(?<!\p{L})(?:yes|ok|done|fixed|pass(?:es|ed)?|merged|already|also|too|same|identical|unchanged|complete|resolved|closed|removed|deleted|replaced|added|built|gone|moved|migrated|live|new|native|works?|opens?|runs?|verified|tested|checked|green|live|shown|in place|correct|fine|covered|implemented|converted|ported|written|signed|published|deployed|enabled|active|available|not needed|not applicable|by design|ja|oui|s[ií]|sim)(?!\p{L})/u;

/** The one cell of a column that does not say what three or more others all say. */
function oddCell(
  heading: string,
  cells: readonly Clause[],
  demand: Demand,
  goal: string,
): Clause | null {
  if (cells.length < 4 || cells.length > 100) return null;
  let ticked = 0;
  const counts = new Map<string, number>();
  for (const { plain } of cells) {
    if (TICK.test(plain)) ticked++;
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  let odd: Clause | undefined;
  if (ticked === cells.length - 1) odd = cells.find(({ plain }) => !TICK.test(plain));
  else {
    const same = [...counts].find(([, count]) => count === cells.length - 1)?.[0];
    if (same === undefined || !/^\p{L}+(?: \p{L}+)?$/u.test(same)) return null;
    if (!STANDING.test(heading) && !demand.wanted.some(({ terms }) => mentions(same, terms)))
      return null;
    odd = cells.find(({ plain }) => plain !== same && !sharesWord(plain, same));
  }
  if (odd === undefined || HARMLESS.test(odd.plain) || /\d/.test(odd.plain)) return null;
  // Where the work is about what is or is not (who may do what), a column differs by nature.
  return PERMITS.test(goal) ? null : odd;
}

const PERMITS = /\b(?:roles?|permissions?|access|rights|matrix|comparison|compare|survey)\b/iu;

function sharesWord(text: string, other: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return other.split(" ").some((word) => words.includes(word));
}

const EACH =
  /(?<!\p{L})(?:each|every|all|both|any|jede[rsn]?|alle|chaque|tou(?:te)?s|cada|tod[oa]s|ogni)(?!\p{L})/iu;

/** The one empty cell under a heading that goal or done_when speaks of for each of the rows. */
function emptyCell(
  heading: string,
  cells: readonly Clause[],
  grid: Grid,
  demand: Demand,
  goal: string,
): Clause | null {
  if (cells.length < 2 || heading === "") return null;
  const empty = cells.filter(({ plain }) => plain === "");
  const [cell] = empty;
  if (cell === undefined || empty.length * 2 > cells.length) return null;
  // A last row that sums up has empty cells by nature.
  const row = grid.rows.find((cellsOfRow) => cellsOfRow.includes(cell));
  if (AGGREGATE.test(row?.[0]?.plain ?? "")) return null;
  const sources = [goal, ...demand.wanted.map(({ text }) => text)];
  const isAsked = sources.some(
    (text) => EACH.test(text) && mentions(heading, termsOf(text, true), 1),
  );
  return isAsked ? cell : null;
}

/** A limit that a bare number states, with the word that it measures: "grade below 8.0". */
interface BareLimit {
  readonly measure: Term;
  readonly threshold: Threshold;
}

const BARE =
  /(\p{L}[\p{L}-]{2,})(?: (?:score|of (?:each|every one|all)|is|are|must be|stays|lies))* (?:(at least|above|over|no less than|not below)|(at most|below|under|no more than)) (\d+(?:\.\d+)?)(?![\d%]|[.,]\d| ?(?:%|\p{L}+\/s|ms|s|px|[kmg]b)\b)/iu;

const bareLimits = new Map<string, BareLimit | null>();

function bareLimit(text: string): BareLimit | null {
  const known = bareLimits.get(text);
  if (known !== undefined) return known;
  if (bareLimits.size > 2_000) bareLimits.clear();
  const match = /\d/.test(text) ? BARE.exec(text) : null;
  const [measure] = match === null ? [] : termsOf(match[1] ?? "", true);
  const read: BareLimit | null =
    match === null || measure === undefined
      ? null
      : {
          measure,
          threshold: {
            text: match[0],
            least: match[2] !== undefined,
            value: Number(match[4]),
            unit: "",
            inclusive: /at (?:least|most)|no (?:less|more)|not below/iu.test(match[0]),
          },
        };
  bareLimits.set(text, read);
  return read;
}

const PLAIN_NUMBER = /^(?:[~≈*_`] ?)*(\d+(?:[.,]\d+)?)[*_` ]*$/u;

/** The first cell whose figure breaks a limit that holds for its row. */
function overLimit(doc: Document, grid: Grid, wanted: Wanted): Clause | null {
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
  for (const at of columnsFor(grid, named, true)) {
    for (const row of rowsFor(grid, wanted)) {
      const cell = row[at];
      if (cell === undefined) continue;
      const figures = figuresIn(doc.text.slice(cell.start, cell.end), cell.start);
      const [figure] = figures;
      if (figures.length !== 1 || figure === undefined || figure.unit !== threshold.unit) continue;
      if (breaks(figure.value, threshold)) return cell;
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

/** Lines of the least table that has an odd cell: head, rule and four rows. */
const LEAST_LINES = 6;
const EMPTY_CELL = /\| *\|/;

/**
 * A cheap look at the text alone: false when no cell of it can be odd or empty, because no table is long
 * enough and no cell is empty.
 */
export function mayHaveOddCells(text: string): boolean {
  let at = text.startsWith("|") ? 0 : text.indexOf("\n|") + 1;
  if (at === 0 && !text.startsWith("|")) return false;
  let lines = 0;
  while (at >= 0 && at < text.length) {
    lines++;
    if (lines >= LEAST_LINES) return true;
    const end = text.indexOf("\n", at);
    if (end < 0) break;
    if (text.charCodeAt(end + 1) === 124) at = end + 1;
    else {
      lines = 0;
      const next = text.indexOf("\n|", end);
      at = next < 0 ? -1 : next + 1;
    }
  }
  return EMPTY_CELL.test(text);
}

/** Whether a condition states a limit as a bare number, which the figures of a table have to be compared with. */
export function limitsRows(demand: Demand): boolean {
  return demand.wanted.some(({ text }) => bareLimit(text) !== null);
}
