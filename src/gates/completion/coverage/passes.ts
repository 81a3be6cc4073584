/** Tables of test runs, one row of which passes less than whole. */

import { readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";

/** What columns are called that belong together: of tests, and of things that are to come through. */
const PAIRS: readonly (readonly [whole: RegExp, part: RegExp])[] = [
  [
    /^(?:(?:test )?cases|tests|total|specs|scenarios|checks)$/u,
    /^(?:(?:tests )?pass(?:ed|es|ing)|green|ok|succeeded)$/u,
  ],
  [
    /^(?:total|samples|files|records)$/u,
    /^(?:converted|restored|parsed|imported|migrated|succeeded)$/u,
  ],
];
const NAMES =
  "(?:tests )?pass(?:ed|es|ing)|green|ok|succeeded|converted|restored|parsed|imported|migrated";
/** A column of shares that tells of tests. */
const TRIED = /\b(?:tests?|suites?|passed|passes|results?|cases|checks|specs|scenarios)\b/u;
/** Rows of another time. */
const EARLIER =
  /\b(?:before|old|previous(?:ly)?|baseline|main|first|without|yesterday|until|legacy|current|reference|unpatched|unfixed|control|original)\b/u;

const COLUMN = new RegExp(`\\|[\\s*_]*(?:${NAMES})[\\s*_]*(?:\\||$)`, "imu");
const CELL = /\|[\s*]*\d[\d,]* ?(?:of|\/) ?\d/u;

/** "Chrome 212/212, Safari 209/212": two shares in one sentence. */
const ROW = /\d ?\/ ?\d[^.;\n]{1,60}\d ?\/ ?\d/u;
const SHARES = /(?<![\p{L}\d.,/-])(\d[\d,]*) ?\/ ?(\d[\d,]*)(?![\d.,]*[\d%]| ?\/)/gu;

/** A cheap first look: false when no table of the message can have a row that is short. */
export function mayHaveShares(output: string): boolean {
  return ROW.test(output) || (output.includes("|") && (CELL.test(output) || COLUMN.test(output)));
}

/** The cell of a row of which less passes than of the others; null for none. */
export function shortPasses(doc: Document): Clause | null {
  return fewerPassed(doc) ?? shortShare(doc) ?? shortInRow(doc);
}

/** A sentence about tests that tells one share that is whole and one of the same that is not. */
function shortInRow(doc: Document): Clause | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || clause.kind === "cell" || !ROW.test(clause.plain)) continue;
    if (!TRIED.test(`${clause.plain} ${clause.lead}`) || EARLIER.test(clause.plain)) continue;
    const shares = [...clause.plain.matchAll(SHARES)].map(([, part = "", all = ""]) => ({
      part: readNumber(part),
      all: readNumber(all),
    }));
    const whole = shares.find(({ part, all }) => part === all);
    if (shares.some(({ part, all }) => part !== null && all === whole?.all && part < (all ?? 0)))
      return clause;
  }
  return null;
}

/** A number under "Passed" that is less than the one under "Cases", unless another of the row makes up for it. */
function fewerPassed(doc: Document): Clause | null {
  let line = -1;
  let cells: NumberCell[] = [];
  for (const clause of [...doc.clauses(), null]) {
    if (clause !== null && clause.line === line && clause.kind === "cell") {
      add(cells, clause);
      continue;
    }
    const [all, passed] = pairIn(cells);
    if (
      all !== undefined &&
      passed !== undefined &&
      all.value >= 3 &&
      passed.value > 0 &&
      passed.value < all.value &&
      !cells.some(({ value }) => value === all.value - passed.value && cells.length > 2) &&
      !EARLIER.test(passed.clause.row)
    )
      return passed.clause;
    cells = [];
    line = clause?.line ?? -1;
    if (clause !== null && clause.kind === "cell") add(cells, clause);
  }
  return null;
}

interface NumberCell {
  readonly clause: Clause;
  readonly value: number;
}

function pairIn(cells: readonly NumberCell[]): readonly (NumberCell | undefined)[] {
  for (const [whole, part] of PAIRS) {
    const passed = cells.find(({ clause }) => part.test(clause.column));
    const all = cells.find((cell) => cell !== passed && whole.test(cell.clause.column));
    if (passed !== undefined && all !== undefined) return [all, passed];
  }
  return [];
}

function add(cells: NumberCell[], clause: Clause): void {
  const digits = /^\W*(\d[\d,]*)\W*$/u.exec(clause.plain)?.[1];
  const value = digits === undefined ? null : readNumber(digits);
  if (value !== null) cells.push({ clause, value });
}

const SHARE = /^\W*(\d[\d,]*) ?(?:of|\/) ?(\d[\d,]*)(?![\d.,]*[\d%]| ?[/.]\d)/u;

/** "63 of 64" in a column of tests that has "64 of 64" above or below it. */
function shortShare(doc: Document): Clause | null {
  const whole = new Set<string>();
  const short: { readonly clause: Clause; readonly of: string }[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind !== "cell" || !TRIED.test(clause.column) || EARLIER.test(clause.row)) continue;
    const match = SHARE.exec(clause.plain);
    if (match === null) continue;
    const [part, all] = [readNumber(match[1] ?? ""), readNumber(match[2] ?? "")];
    const of = `${clause.column}\n${all}`;
    if (part === all) whole.add(of);
    else if (part !== null && all !== null && part < all) short.push({ clause, of });
  }
  return short.find(({ of }) => whole.has(of))?.clause ?? null;
}
