/** Figures that are told as a before and an after, without a word of the condition that they belong to. */

import { readNumber } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { numberSaid, shares } from "./clause.ts";
import { figuresIn, meets, type Figure } from "./figures.ts";
import type { Wanted } from "./wanted.ts";

/** "after 68 ms", "now: 74 ms": the figure stands behind. */
const NOW =
  /(?<!\p{L})(?:after(?:wards)?|now|new|today|jetzt|nun|nachher|maintenant|désormais|après|ahora|después|ora|adesso|dopo|agora|depois)\W{1,14}(?=\d)/giu;
/** "before 412 ms" */
const THEN =
  /(?<!\p{L})(?:before|old|was|previous(?:ly)?|until now|vorher|bisher|avant|antes|prima)\W{1,14}\d/iu;
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

const NOW_HINT =
  /(?<!\p{L})(?:after|now|new|today|jetzt|nun|nachher|maintenant|désormais|après|ahora|después|ora|adesso|dopo|agora|depois)/iu;

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

/** What was so many at first and is so many at the end. */
export interface CountChange {
  readonly clause: Clause;
  /** What is counted: the noun behind a number, else what stands in front of them. */
  readonly thing: string;
  readonly isNamed: boolean;
  readonly value: number;
}

const COUNT = "(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?![\\d%/:]|[.,]\\d)";
const NOUNS = "((?: (?!then|and|now|down|to|before|after|at|in|of|or)[\\p{L}-]{3,}){0,2})";
const END = `(${COUNT}|none|zero|no)(?! ?(?:%|°|[kmg]i?b|m?s|min|h|of|to|×)(?!\\p{L}))`;
const COUNT_CHANGE = new RegExp(
  [
    // "went from 320 warnings to 7 and then to 0"
    `(?<!\\p{L})from (?<a>${COUNT})${NOUNS},? (?:down )?to (?:only |just )?${END}${NOUNS}(?:,? (?:and )?(?:then |finally |now )?to ${END})?`,
    // "before: 31 violations, after: 2 violations"
    `(?<!\\p{L})(?:before|old)\\W{1,3}(?<b>${COUNT})${NOUNS}[,;] (?:and )?(?:after(?:wards)?|now|new|today)\\W{1,3}(?:only |just )?${END}${NOUNS}`,
    // "61 before, 5 now"
    `(?<c>${COUNT})${NOUNS} (?:before|at first|earlier)(?: \\p{L}+ \\p{L}+)?[,;] (?:and )?(?:now )?(?:only |just )?${END}${NOUNS} ?(?:now|after(?:wards)?|today|at the end)?(?=$|[\\s.,;)])`,
    // "reported 402 problems, then 9 after the fixes, and 0 now"
    `(?<d>${COUNT})${NOUNS}, then [^.;]{1,60}, (?:and )?(?:now |finally )?${END}${NOUNS} ?(?:now|after(?:wards)?|today|at the end)?(?=$|[\\s.,;)])`,
  ].join("|"),
  "giu",
);
const CHANGE_HINT = /(?<!\p{L})(?:from \d|before|old|at first|earlier|then)(?!\p{L})/iu;

/** The counts that a message tells of two times. */
export const countChanges = perDocument((doc): readonly CountChange[] =>
  doc.clauses().flatMap((clause) => {
    const { plain } = clause;
    if (clause.kind === "quote" || !CHANGE_HINT.test(plain) || !/\d/u.test(plain)) return [];
    return [...plain.matchAll(COUNT_CHANGE)].flatMap((match) => {
      const told = match.slice(1).filter((group) => group !== undefined && group !== "");
      const ends = told.filter((group) => /^(?:\d|none|zero|no$)/iu.test(group)).slice(1);
      const noun = told.find((group) => group.startsWith(" ")) ?? "";
      const last = ends.at(-1);
      if (last === undefined) return [];
      const value = /^\d/u.test(last) ? readNumber(last) : 0;
      const first = readNumber(told.find((group) => /^\d/u.test(group)) ?? "");
      // "Its replicas went from 1 to 2": no faults that were mended.
      if (first === null || value === null || value >= first) return [];
      const before = plain.slice(0, match.index).split(/[,;] /u).at(-1) ?? "";
      const thing = noun === "" ? `${clause.label} ${before}` : noun;
      return [{ clause, thing, isNamed: noun !== "", value }];
    });
  }),
);
