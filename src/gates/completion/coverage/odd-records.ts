/**
 * One record of several that lacks what the others all tell of themselves, where each is to have it: of four bicycles one without
 * "chain oiled", or with "new pads at the front" for "new pads at both ends".
 */

import { oppositesOf } from "../../../domain/inventory/denials/opposite-words.ts";
import { stem } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { PERMITS } from "./columns.ts";
import { mentions } from "./mentions.ts";
import { recordsIn, type Told } from "./records.ts";
import { EACH } from "./table-limits.ts";
import type { Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** A record that falls short of a condition. */
export interface OddRecord {
  readonly wanted: Wanted;
  readonly place: Pick<Clause, "start" | "end">;
}

/** "As above", "likewise": what is told by that of the others. */
const BY_OTHERS =
  /(?<!\p{L})(?:same|likewise|ditto|as (?:above|before|well|with)|like (?:the|bike|no)|also|too|see|identical|n\/a|not applicable|does not need|needs no(?:ne)?|no need)(?!\p{L})/u;

/** The first record that lacks what all the others tell; null for none. */
export function findOddRecord(doc: Document, demand: Demand, goal: string): OddRecord | null {
  if (PERMITS.test(goal) || !demand.wanted.some(({ text }) => EACH.test(text))) return null;
  for (const records of recordsIn(doc)) {
    for (const odd of records) {
      const others = records.filter((one) => one !== odd);
      if (others.length < 2 || BY_OTHERS.test(textOf(odd))) continue;
      const wanted = lacking(doc, odd, others, records, demand);
      if (wanted === null) continue;
      const start = odd.clauses[0]?.start ?? 0;
      return { wanted, place: { start, end: odd.clauses.at(-1)?.end ?? start } };
    }
  }
  return null;
}

function textOf({ sentences, parts }: Told): string {
  return (sentences.length > 0 ? sentences : parts).join(". ");
}

/** The condition of which a record lacks what the others tell. */
function lacking(
  doc: Document,
  odd: Told,
  others: readonly Told[],
  records: readonly Told[],
  demand: Demand,
): Wanted | null {
  for (const part of [leftOut(odd, others), toldOtherwise(odd, others)]) {
    if (part === null) continue;
    for (const wanted of demand.wanted) {
      const terms = wanted.terms.filter(
        (term) => isTelling(term) && mentions(part.common, [term]) && !mentions(part.own, [term]),
      );
      const lost = part.isOpposite
        ? wanted.terms.some((term) => mentions(part.common, [term]))
        : terms.length > 0;
      if (lost && !isToldElsewhere(doc, terms, records)) return wanted;
    }
  }
  return null;
}

function isTelling({ word, weight }: Term): boolean {
  return weight >= 1 && !/^\d/u.test(word);
}

/** What all others tell, and what a record tells in its place. */
interface Lack {
  readonly common: string;
  readonly own: string;
  readonly isOpposite: boolean;
}

/** The part that all others have, where a record has fewer parts than any of them. */
function leftOut(odd: Told, others: readonly Told[]): Lack | null {
  return leftOutOf(odd, others, "sentences") ?? leftOutOf(odd, others, "parts");
}

function leftOutOf(odd: Told, others: readonly Told[], level: "sentences" | "parts"): Lack | null {
  const size = others[0]?.[level].length ?? 0;
  if (size < 2 || others.some((one) => one[level].length !== size)) return null;
  if (odd[level].length >= size) return null;
  const [first, ...rest] = others;
  const lost = first?.[level].find(
    (part) =>
      rest.every((one) => one[level].some((other) => isAlike(part, other))) &&
      !odd[level].some((other) => isAlike(part, other)),
  );
  return lost === undefined ? null : { common: lost, own: textOf(odd), isOpposite: false };
}

/** "Tiles: stoneware W1" and "Tiles: stoneware G1": told in the same first words. */
function isAlike(part: string, other: string): boolean {
  if (part === other) return true;
  const [words, others] = [part.split(" "), other.split(" ")];
  const same = words.filter((word) => word.length > 2 && others.includes(word));
  return same.length * 2 >= Math.max(words.length, others.length) && same.length > 0;
}

const OF_ALL = /(?<!\p{L})(?:both|all|every|each|full|whole)(?!\p{L})/u;

/** The part that all others tell in the same words and a record in others. */
function toldOtherwise(odd: Told, others: readonly Told[]): Lack | null {
  if (others.length < LEAST_ALIKE) return null;
  for (const [at, own] of odd.parts.entries()) {
    const common = others[0]?.parts[at] ?? "";
    if (common === "" || !others.every(({ parts }) => parts[at] === common)) continue;
    if (own === common || odd.parts.length !== others[0]?.parts.length) continue;
    if (/^[-–—]?$/u.test(own)) return { common, own, isOpposite: false };
    if (isContrary(own, common)) return { common, own, isOpposite: true };
    if (!/^\p{L}/u.test(own) || !common.includes(" ")) continue;
    if (!common.split(" ").some((word) => word.length > 2 && own.split(" ").includes(word)))
      continue;
    const isLess = OF_ALL.test(common) && !OF_ALL.test(own) && !/(?<!\p{L})and(?!\p{L})/u.test(own);
    return { common, own, isOpposite: isLess };
  }
  return null;
}

/** Of fewer than four records none is odd for its words alone. */
const LEAST_ALIKE = 3;

/** "Enabled" for "disabled", "encryption off" for "encryption on". */
function isContrary(own: string, common: string): boolean {
  const stems = own.split(/[^\p{L}]+/u).map((word) => stem(word));
  if (/(?<!\p{L})off$/u.test(own) && /(?<!\p{L})on$/u.test(common)) return true;
  return common
    .split(/[^\p{L}]+/u)
    .some((word) => word !== "" && stems.some((one) => oppositesOf(stem(word)).has(one)));
}

/** Whether the message tells of it beside the records: of all of them at once. */
function isToldElsewhere(doc: Document, terms: readonly Term[], records: readonly Told[]): boolean {
  const inside = new Set(records.flatMap(({ clauses }) => clauses));
  return doc.clauses().some((clause) => {
    const isSentence = clause.kind !== "cell" && clause.kind !== "heading" && !inside.has(clause);
    return isSentence && mentions(clause.plain, terms);
  });
}
