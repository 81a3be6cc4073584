/** Figures that are told as a before and an after, without a word of the condition that they belong to. */

import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { numberSaid, shares } from "./clause.ts";
import { figuresIn, meets, type Figure } from "./figures.ts";
import type { Wanted } from "./wanted.ts";

/** "after 68 ms", "now: 74 ms": the figure stands behind. */
const NOW = /(?<!\p{L})(?:after(?:wards)?|now|new|today)\W{1,14}(?=\d)/giu;
/** "before 412 ms" */
const THEN = /(?<!\p{L})(?:before|old|was|previous(?:ly)?|until now)\W{1,14}\d/iu;
/** How far in front of the new figure the old one may stand. In UTF-16 units. */
const REACH = 120;
/** The heads of two columns: "before   now". */
const COLUMNS = /(?<!\p{L})(?:before|old|was)(?!\p{L})\D*(?<!\p{L})(?:after|now|new)\W*$/iu;

/** The last figure of a row, however far its unit is moved to the right. */
const LAST = /(?<![\d.,])(\d[\d.,]*)\s*(\p{L}+|%)\s*$/u;

/**
 * The figure after a change that does not keep the bound of a condition; null when one of that kind keeps
 * it, or none is told.
 */
export function figureAfterChange(doc: Document, wanted: Wanted): Figure | null {
  const { threshold } = wanted;
  if (threshold === null || !NOW_HINT.test(doc.text)) return null;
  let short: Figure | null = null;
  for (const figure of changedFigures(doc, wanted)) {
    const fits = meets(threshold, figure);
    if (fits === true) return null;
    const near = figure.value < threshold.value * 10 && figure.value > threshold.value / 10;
    if (fits === false && near) short ??= figure;
  }
  return short;
}

const NOW_HINT = /(?<!\p{L})(?:after|now|new|today)/iu;

/** What a message tells as changed. It is the same for every condition, so it is read once. */
interface Changes {
  readonly beside: readonly Figure[];
  /** The rows that end in a figure under "before  now". */
  readonly rows: readonly ChangedRow[];
}

interface ChangedRow {
  readonly clause: Clause;
  readonly figures: readonly Figure[];
}

const changesIn = perDocument((doc): Changes => ({
  beside: [...besideOld(doc)],
  rows: [...rowsInColumns(doc)],
}));

/** Figures behind "after" or "now" that follow one behind "before" or "old", in the same block. */
function* besideOld(doc: Document): Generator<Figure> {
  const { text } = doc;
  for (const { index, 0: head } of text.matchAll(NOW)) {
    const at = index + head.length;
    const block = text.lastIndexOf("\n\n", index) + 1;
    if (!THEN.test(text.slice(Math.max(block, index - REACH), index))) continue;
    const [figure] = figuresIn(text.slice(at, at + 40), at);
    if (figure !== undefined && figure.start === at) yield figure;
  }
}

/** The rows under "before  now" in shown output, with their last figures. */
function* rowsInColumns(doc: Document): Generator<ChangedRow> {
  let block = -1;
  for (const clause of doc.clauses()) {
    if (clause.kind !== "code") continue;
    if (!/\d/.test(clause.plain) && COLUMNS.test(clause.plain)) block = clause.block;
    else if (clause.block === block) {
      const last = LAST.exec(doc.text.slice(clause.start, clause.end));
      if (last === null) continue;
      yield { clause, figures: figuresIn(`${last[1]} ${last[2]}`, clause.start + last.index) };
    }
  }
}

/** Figures told as those after a change, the last ones of rows only where a row is what the condition bounds. */
function* changedFigures(doc: Document, wanted: Wanted): Generator<Figure> {
  const { beside, rows } = changesIn(doc);
  // Who says the bound again speaks of it there; the change is another thing's.
  if (wanted.threshold === null || !numberSaid(wanted.threshold.value)) yield* beside;
  for (const { clause, figures } of rows) if (isBounded(clause, wanted)) yield* figures;
}

/** "95 % of queries" is bounded by the row `p95`; else a row that shares a word with the condition. */
function isBounded(clause: Clause, { text, scope, terms }: Wanted): boolean {
  const percent = /(?<![\d.])(\d\d(?:\.\d)?) ?% of/u.exec(text)?.[1];
  if (percent !== undefined) return clause.plain.startsWith(`p${percent} `);
  return shares(clause, [...scope, ...terms]);
}
