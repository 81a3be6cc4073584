import { readDigits } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { termsOf, type Term } from "./terms.ts";
import { mentions } from "./mentions.ts";
import { madeInRows } from "./row-bounds.ts";
import { listedAs } from "./short-lists.ts";
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

const LEAST =
  /(?<!\p{L})(?:at least|no (?:less|fewer) than|not (?:less|fewer) than|mindestens|au moins|al menos|pelo menos|almeno)\s+(\d[\d,.]*)\s+(\p{L}[\p{L}-]{2,})/iu;
/** Measures and shares are thresholds, not things. */
const MEASURE =
  /^(?:percent|prozent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|times)$/iu;

/** Reads the least number that a condition states; null when it states none. */
export function readQuota(condition: string): Quota | null {
  const match = /\d/.test(condition) ? LEAST.exec(condition) : null;
  const value = match === null ? null : readDigits((match[1] ?? "").replace(/[.,]+$/u, ""));
  const noun = match?.[2] ?? "";
  if (value === null || value < 5 || MEASURE.test(noun)) return null;
  const things = termsOf(noun, true).filter((term) => term.weight >= 0.5);
  if (things.length === 0) return null;
  const behind = condition.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  return { value, things, deed: termsOf(behind, true).filter((term) => term.weight >= 1) };
}

/** What stands for whoever is meant. */
const PEOPLE = /^\s+(?:people|persons|of them|volunteers|names|in all|in total)(?!\p{L})/u;

const NUMBER =
  /(?<![\p{L}\d.,#/-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d%/]|[.,]\d)((?:\s+[\p{L}-]+){1,2})/gu;

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
  let short: Place | null = made !== null && made.isSure && made.sum * 2 >= value ? made : null;
  for (const clause of doc.clauses()) {
    for (const match of clause.plain.matchAll(/\d[\d,.]*/gu)) {
      const number = readDigits(match[0].replace(/[.,]+$/u, ""));
      if (number !== null && number >= value) return null;
    }
    const listed = listedAs(clause.plain, wanted.text);
    if (listed >= value) return null;
    if (listed * 2 > value) short ??= clause;
    if (short !== null || clause.kind === "quote") continue;
    for (const match of clause.plain.matchAll(NUMBER)) {
      const number = readDigits(match[1] ?? "");
      if (number === null || number * 2 < value) continue;
      const named = match[2] ?? "";
      // "We have 33 people signed up", of testers that are to be signed up.
      const isOther = PEOPLE.test(named) && deed.length > 0 && mentions(clause.plain, deed);
      if (isOther || mentions(named, things)) short ??= clause;
    }
  }
  return short;
}
