/**
 * What a clause tells of: the conditions of done_when that would be reported by no other clause. A thing that the rest of
 * the message reports as delivered may well wait, be with somebody or be done by somebody one day: that is how it works.
 */

import { contentWords, creditItems, readInventory } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";

/** Longer messages and lists of conditions are not paired off. */
const MOST_CLAUSES = 80;
const MOST_CONDITIONS = 200;

/** How much of a condition the other clauses say. */
export type Telling = "nothing" | "a word";

/** For each suspected clause the texts of conditions that it speaks of and no other clause reports. */
export function soleConditions(
  doc: Document,
  doneWhen: string,
  suspected: readonly Clause[],
): (clause: Clause, most: Telling) => readonly string[] {
  const clauses = doc.clauses();
  const inventory = readInventory(doneWhen);
  if (clauses.length > MOST_CLAUSES || inventory.conditions.length > MOST_CONDITIONS)
    return () => [];
  const written = ({ start, end }: Clause): string => doc.text.slice(start, end);
  const starts = new Set(suspected.map(({ start }) => start));
  const others = clauses.filter(({ start, kind }) => !starts.has(start) && kind !== "code");
  const spoken = others.map((clause) => new Set(contentWords(written(clause))));
  const { credits } = creditItems(inventory, others.map(written), { needsWords: true });
  const conditions = inventory.conditions.map(({ text }, row) => {
    const words = contentWords(text);
    // A credit in order has no word in common. Words of failure that are asked for ("errors are listed") are no credit.
    const told = credits.find(({ condition }) => condition === row)?.sharedWords ?? [];
    const isRepeated = spoken.some((said) => words.every((word) => said.has(word)));
    return { text, words, told: isRepeated ? words : told };
  });
  return (clause, most) => {
    const said = new Set(contentWords(written(clause)));
    return conditions
      .filter(
        ({ words, told }) =>
          words.some((word) => said.has(word)) &&
          // A single word that is not the one named here may be met by chance.
          (most === "nothing"
            ? told.length === 0
            : told.length < 2 && !told.some((word) => said.has(word))),
      )
      .map(({ text }) => text);
  };
}
