import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { termsOf, type Term } from "./terms.ts";
import { mentions } from "./mentions.ts";
import { madeInRows } from "./row-bounds.ts";
import { listedAs } from "./short-lists.ts";
import { shortTable } from "./tables.ts";
import type { Wanted } from "./wanted.ts";

type Place = Pick<Clause, "start" | "end">;

/** A least number of things that a condition asks for: "at least 2,000 letters". */
export interface Quota {
  readonly value: number;
  /** The things, in the words of the condition. */
  readonly things: readonly Term[];
  /** What is to be so of them; empty where it tells nothing. */
  readonly deed: readonly Term[];
}

const LEAST = new RegExp(
  `(?<!\\p{L})(?:at least|no (?:less|fewer) than|not (?:less|fewer) than|mindestens|au moins|al menos|pelo menos|almeno)\\s+(\\d[\\d,.]*|${NUMBER_NAMES.slice(3).join("|")})\\s+(\\p{L}[\\p{L}-]{2,})`,
  "iu",
);
/** Measures and shares are thresholds, not things. */
const MEASURE =
  /^(?:percent|prozent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|times)$/iu;

/** Reads the least number that a condition states; null when it states none. */
export function readQuota(condition: string): Quota | null {
  const match = LEAST.exec(condition);
  const value = match === null ? null : readNumber((match[1] ?? "").replace(/[.,]+$/u, ""));
  const noun = match?.[2] ?? "";
  if (value === null || value < 3 || MEASURE.test(noun)) return null;
  const things = termsOf(noun, true).filter((term) => term.weight >= 0.5);
  if (things.length === 0) return null;
  const behind = condition.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  return { value, things, deed: termsOf(behind, true).filter((term) => term.weight >= 1) };
}

/** What stands for whoever is meant. */
const PEOPLE = /^\s+(?:people|persons|of them|volunteers|names|in all|in total)(?!\p{L})/u;

const NUMBER =
  /(?<![\p{L}\d.,#/-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d%/]|[.,]\d)((?:\s+[\p{L}-]+){1,2})/gu;

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,#/-])(\\d{1,3}(?:,\\d{3})+|\\d+|${NUMBER_NAMES.slice(3).join("|")})(?![\\d%/]|[.,]\\d)((?:\\s+[\\p{L}-]+){1,3})`,
  "giu",
);

/** "Six trucks are compared", above a table of the best two. */
function saysEnough(doc: Document, value: number, things: readonly Term[]): boolean {
  return doc
    .clauses()
    .some(({ plain }) =>
      [...plain.matchAll(COUNTED)].some(
        ([, number = "", named = ""]) =>
          (readNumber(number) ?? 0) >= value && mentions(named, things),
      ),
    );
}

/**
 * The clause that counts fewer of the things, when no number of the message reaches the quota. A number
 * below half of it is taken for a part ("40 letters were dropped").
 */
export function shortOfQuota(
  doc: Document,
  wanted: Wanted,
  { value, things, deed }: Quota,
): Place | null {
  const made = madeInRows(doc, wanted, things, value);
  if (made !== null && made.sum >= value) return null;
  const table = shortTable(doc, { ...wanted, count: value, counted: things });
  if (table !== null && !saysEnough(doc, value, things)) return table.clause;
  let short: Place | null = made !== null && made.isSure && made.sum * 2 >= value ? made : null;
  for (const clause of doc.clauses()) {
    for (const match of clause.plain.matchAll(/\d[\d,.]*/gu)) {
      const number = readNumber(match[0].replace(/[.,]+$/u, ""));
      if (number !== null && number >= value) return null;
    }
    const listed = listedAs(clause.plain, wanted.text);
    if (listed >= value) return null;
    if (listed * 2 > value) short ??= clause;
    if (short !== null || clause.kind === "quote") continue;
    for (const match of clause.plain.matchAll(NUMBER)) {
      const number = readNumber(match[1] ?? "");
      if (number === null || number * 2 < value) continue;
      const named = match[2] ?? "";
      // "We have 33 people signed up", of testers that are to be signed up.
      const isOther = PEOPLE.test(named) && deed.length > 0 && mentions(clause.plain, deed);
      if (isOther || mentions(named, things)) short ??= clause;
    }
  }
  return short;
}
