/**
 * A report in sections, one for each condition but one: "Units", "Duplicates", "Prices", and nowhere where the
 * origin of a field is stored. Who writes a heading for each thing that was asked leaves none out by chance.
 */

import type { Document } from "../../text/document.ts";
import { CLAUSE_INDEX } from "./word-index.ts";
import { standsInTurn } from "./in-turn.ts";
import { termMet, type Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** Fewer conditions are told in any form. */
const LEAST_CONDITIONS = 4;
/** A clause that says no more of a condition than this speaks of something else. */
const LEAST_SHARE = 0.5;
/** Past these sizes sections are no report of conditions. */
const MOST_CLAUSES = 400;
const MOST_CONDITIONS = 40;

/** A first look: false when the message cannot have a section for each condition but one. */
export function maySection({ wanted }: Demand, output: string): boolean {
  return wanted.length >= LEAST_CONDITIONS && TITLE.test(output);
}

/** A heading, or a label at the beginning of a line. */
const TITLE = /^(?:#{1,6} |[ \t]*(?:[-*•✅✓✔☑] ?|\d+[.)] )?\*{0,2}[^\n:]{2,40}:)/mu;

/** The condition that has neither a section nor a sentence of its own where all others have a section; null for none. */
export function sectionless(doc: Document, demand: Demand): Wanted | null {
  const { conditions: asked } = demand;
  if (asked.length < LEAST_CONDITIONS || asked.length > MOST_CONDITIONS) return null;
  const titles = titlesOf(doc);
  if (titles.length < asked.length - 1) return null;
  const conditionsWith = countConditions(asked);
  const without = asked.filter((one) => {
    const own = ownTerms(one, conditionsWith);
    return !titles.some((title) => says(title, own, 1));
  });
  const [left] = without;
  if (left === undefined || without.length > 1 || left.weight < 2) return null;
  return isSpokenOf(doc, left) || standsInTurn(doc, left, demand) ? null : left;
}

/** What a heading, a label or a heading in bold says, of each section. */
function titlesOf(doc: Document): readonly string[] {
  const clauses = doc.clauses();
  if (clauses.length > MOST_CLAUSES) return [];
  const titles = new Set<string>();
  for (const { kind, plain, label } of clauses) {
    if (kind === "heading") titles.add(plain);
    else if (label !== "") titles.add(label);
  }
  return [...titles];
}

/** How many conditions have each word. */
function countConditions(all: readonly Wanted[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of all)
    for (const word of new Set(terms.map((term) => term.word)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The telling terms that no other condition has. */
function ownTerms({ terms }: Wanted, conditionsWith: ReadonlyMap<string, number>): readonly Term[] {
  return terms.filter(({ word, weight }) => weight >= 1 && conditionsWith.get(word) === 1);
}

/** Whether a text says terms of so much weight. */
function says(text: string, terms: readonly Term[], least: number): boolean {
  CLAUSE_INDEX.read(text);
  let met = 0;
  for (const term of terms) if (termMet(term, CLAUSE_INDEX)) met += term.weight;
  return met >= least;
}

function isSpokenOf(doc: Document, { terms, weight }: Wanted): boolean {
  return doc.clauses().some(({ plain, row, column }) => {
    const text = `${plain} ${row} ${column}`;
    return says(text, terms, weight * LEAST_SHARE);
  });
}
