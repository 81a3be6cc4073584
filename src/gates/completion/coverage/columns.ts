/** Columns of a table in which one cell does not say what all the others say, or is empty though it was asked for. */

import type { Clause, Document } from "../../text/document.ts";
import { AGGREGATE, BEFORE, type Grid, gridsOf } from "./grid.ts";
import { mentions } from "./mentions.ts";
import { EACH, overLimit } from "./table-limits.ts";
import { termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

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
  if (cells.length < LEAST_ROWS || cells.length > 100) return null;
  // Where the work is about what is or is not (who may do what), a column differs by nature.
  if (PERMITS.test(goal)) return null;
  const other = otherThanAsked(heading, cells, demand);
  if (other !== null) return other;
  if (cells.length <= LEAST_ROWS) return null;
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
    if (same === undefined || !IN_WORDS.test(same)) return null;
    if (!STANDING.test(heading) && !demand.wanted.some(({ terms }) => mentions(same, terms)))
      return null;
    odd = cells.find(({ plain }) => plain !== same && !sharesWord(plain, same));
  }
  return odd === undefined || HARMLESS.test(odd.plain) || /\d/.test(odd.plain) ? null : odd;
}

/** One or two words, of which a name may have a mark: "Let's Encrypt". */
const IN_WORDS = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u;
/** Rows of which one that differs says something, where done_when asks for what the others say. */
const LEAST_ROWS = 3;
/** Of so many rows one may differ, lest the column be of many kinds. */
const ROWS_FOR_ONE = 3;

/**
 * The first cell that says another thing than done_when asks of each under just this heading: "old" under "Pool" for "all
 * eight services use the new connection pool", in a column that else says "new".
 */
function otherThanAsked(heading: string, cells: readonly Clause[], demand: Demand): Clause | null {
  const noun = /(\p{L}{3,}?)(?:e?s)?$/u.exec(heading)?.[1];
  if (noun === undefined || BEFORE.test(heading)) return null;
  const told = Map.groupBy(cells, ({ plain }) => plain);
  const [same = "", rows] = [...told].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (rows === undefined || !IN_WORDS.test(same)) return null;
  const others = cells.filter(({ plain }) => plain !== same);
  if (others.length === 0 || others.length * ROWS_FOR_ONE > cells.length) return null;
  // The cells may say the noun again: "new pool".
  const ending = new RegExp(` ${noun}(?:e?s)?$`, "u");
  const asks = (value: string, text: string): boolean =>
    new RegExp(
      `(?<![\\p{L}-])${value.replace(ending, "")} (?:[\\p{L}-]+ ){0,2}?${noun}(?:e?s)?(?!\\p{L})`,
      "iu",
    ).test(text);
  if (!demand.wanted.some(({ text }) => EACH.test(text) && asks(same, text))) return null;
  const odd = others.find(
    ({ plain }) =>
      IN_WORDS.test(plain) &&
      (!HARMLESS.test(plain) || OLD.test(plain)) &&
      (!sharesWord(plain, same) || OLD.test(plain)) &&
      !demand.wanted.some(({ text }) => asks(plain, text) && !GONE.test(text)),
  );
  return odd ?? null;
}

/** "The old pool class is deleted" asks for no old pool. */
const GONE =
  /(?<!\p{L})(?:no|not|no longer|none|nothing|off|gone|deleted?|removed?|dropped|retired|closed|shut|decommission\p{L}*|un(?:used|installed)|switched|replaced|disposed|thrown|archived)(?!\p{L})/iu;
/** What was to be left behind, beside the word that it has in common with what came: "old pool". */
const OLD = /(?<!\p{L})(?:old|legacy|former|previous)(?!\p{L})/u;

export const PERMITS =
  /\b(?:roles?|permissions?|access|rights|matrix|comparison|compare|survey)\b/iu;

function sharesWord(text: string, other: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return other.split(" ").some((word) => words.includes(word));
}

/** The one empty cell under a heading that goal or done_when speaks of for each of the rows. */
function emptyCell(
  heading: string,
  cells: readonly Clause[],
  grid: Grid,
  demand: Demand,
  goal: string,
): Clause | null {
  if (cells.length < 2 || heading === "") return null;
  if (NO_MATTER.test(heading)) return null;
  const empty = cells.filter(({ plain }) => NOTHING.test(plain));
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

/** No cell's text, or the dash that stands for none. */
const NOTHING = /^[-–—]?$/u;
/** What is fine where there is none of it. */
const NO_MATTER =
  /(?<!\p{L})(?:notes?|remarks?|comments?|issues?|findings?|errors?|failures?|problems?|differences?|changes?|deviations?|damage|faults?|defects?|warnings?)(?!\p{L})/u;

/** Lines of the least table that has an odd cell: head, rule and three rows. */
const LEAST_LINES = 5;

const EMPTY_CELL = /\| *[-–—]? *\|/;

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
