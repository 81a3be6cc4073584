/**
 * "users 3, orders 3, analytics 0": a number for each member of a list, one of which is below what is asked of each, and "read 6400,
 * inserted 6287": what came in and what was done with it.
 */

import { SPELT_NUMBER, readSpelt } from "../../../domain/inventory/words/numbers.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { amountsByClause } from "./amounts.ts";
import { AGGREGATE } from "./grid.ts";
import { EARLIER } from "./made-whole.ts";
import { mentions } from "./mentions.ts";
import type { Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

interface Labelled {
  readonly clause: Clause;
  readonly label: string;
  readonly value: number;
  /** What is counted; "" where it is not said. */
  readonly noun: string;
}

/** A label and its number at the end of a line, an item or a part of a sentence. */
const PAIR =
  /(?:^|[,;:] (?:and )?|\. )[^\p{L}\p{N}]*(\p{L}[\p{L}\p{N} _./-]{0,40}?)[§`*_"]*(?::|=| [–—-]| +)\s*(\d[\d,.]*\d|\d)(?: (\p{L}+(?: \p{L}+)?))?[`*_]*(?=[,;.)]|$)/gu;

/** The labelled numbers of a report; of a table the first number of each row. */
const labelledIn = perDocument((doc: Document): readonly Labelled[] => {
  const found: Labelled[] = [];
  let line = -1;
  for (const clause of doc.clauses()) {
    const { plain, kind, row, column } = clause;
    if (kind === "quote" || !/\d/u.test(plain) || isEarlier(clause)) continue;
    if (kind === "cell") {
      const [, digits] = /^\W*(\d[\d,.]*)\W*$/u.exec(plain) ?? [];
      if (digits === undefined || row === "" || clause.line === line) continue;
      line = clause.line;
      found.push({ clause, label: row, value: toNumber(digits), noun: column });
      continue;
    }
    for (const [, label = "", digits = "", noun = ""] of plain.matchAll(PAIR))
      found.push({ clause, label: label.trim(), value: toNumber(digits), noun });
  }
  return found;
});

function toNumber(digits: string): number {
  return Number(digits.replace(/,(?=\d{3})/gu, ""));
}

const LEAST = new RegExp(
  `(?<!\\p{L})(?:has|have|gets?|with|contains?|holds?|is|are|of)(?: \\p{L}+){0,3}? (?:(at least|no (?:less|fewer) than|a minimum of) )?(\\d+|an?|${SPELT_NUMBER}) (?!%|percent|seconds?|minutes?|hours?)\\p{L}`,
  "iu",
);
const EACH = /(?<!\p{L})(?:each|every|all|apiece)(?!\p{L})/iu;

/** "Ten for each season", "8 exercises per chapter". */
const FOR_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+|${SPELT_NUMBER}) (?:(?!to|of|or|and)\\p{L}+ ){0,2}?(?:for each|for every|in each|in every|on each|on every|(?<!\\d )per) (?!cent|(?:milli)?seconds?(?!\\p{L})|minute|hour|frame|run(?!\\p{L})|request)\\p{L}`,
  "iu",
);

/** How many a condition asks of each; null where it asks for no number of each. */
function leastOfEach(text: string): number | null {
  const [, forEach = ""] = FOR_EACH.exec(text) ?? [];
  if (forEach !== "") return readSpelt(forEach);
  if (!EACH.test(text)) return null;
  const [, , number = ""] = LEAST.exec(text) ?? [];
  if (number === "") return null;
  return /^an?$/iu.test(number) ? 1 : readSpelt(number);
}

/** Whether a number is asked of each member of a list. */
export function asksOfEach({ text }: Wanted): boolean {
  return leastOfEach(text) !== null;
}

/** The clause that tells of one member of a list fewer than is asked of each, beside others that have enough. */
export function shortMember(doc: Document, wanted: Wanted, demand: Demand): Clause | null {
  const least = leastOfEach(wanted.text);
  if (least === null) return null;
  const names = namesOf(wanted, demand);
  const told =
    names.length >= LEAST_MEMBERS
      ? labelledIn(doc).filter(({ label }) => names.some((name) => isNamed(label, name)))
      : least > 1
        ? countsOf(doc, wanted)
        : [];
  const enough = told.filter(({ value }) => value >= least && value < least * FAR);
  const few = told.filter(({ value }) => value < least);
  if (few.length === 0 || enough.length < 2 || few.length >= enough.length) return null;
  return few[0]?.clause ?? null;
}

/** The numbers that follow each other, each of its own thing, and count what a condition asks for. */
function countsOf(doc: Document, { terms, counted }: Wanted): readonly Labelled[] {
  const things = counted.length > 0 ? counted : terms;
  const told = labelledIn(doc).filter(({ label }) => !AGGREGATE.test(label));
  const rows = Map.groupBy(told, ({ clause: { kind, heading, lead, block } }) =>
    kind === "paragraph" ? `${block}` : `${kind} ${heading} ${lead}`,
  );
  for (const row of rows.values()) {
    const named = row.filter(({ noun }) => mentions(noun, things, 0.5));
    const meant = named.length > 0 ? named : row.filter(({ noun }) => noun === "");
    if (meant.length >= LEAST_MEMBERS && meant.length === row.length) return meant;
  }
  for (const [clause, amounts] of amountsByClause(doc)) {
    const isRow = amounts.every(({ noun, of }) => of === null && mentions(noun, things, 0.5));
    if (isRow && amounts.length >= LEAST_MEMBERS && clause.kind !== "cell" && !isEarlier(clause))
      return amounts.map(({ noun, value }) => ({ clause, label: "", value, noun }));
  }
  return [];
}

function isEarlier({ plain, column }: Clause): boolean {
  return EARLIER.test(`${plain} ${column}`);
}

const LEAST_MEMBERS = 3;
/** What is so many times as much counts other things. */
const FAR = 20;

function isNamed(label: string, name: readonly Term[]): boolean {
  return label.split(" ").length <= 4 && mentions(label, name);
}

/** The names of the list that a condition belongs to, or stands beside. */
function namesOf({ group, text }: Wanted, demand: Demand): readonly (readonly Term[])[] {
  const members = group === null ? [] : (demand.groups.get(group) ?? []);
  if (members.length > 0) return members.map(({ own }) => own);
  const list = demand.lists.find((one) => one.members.every(({ name }) => text.includes(name)));
  return list?.members.map(({ terms }) => terms) ?? [];
}
