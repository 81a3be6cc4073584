import { NUMBER_NAMES } from "../../../domain/inventory.ts";
import type { Clause } from "../../text/document.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX, wordHash } from "./index.ts";
import { termMet, type Term } from "./terms.ts";

/** Whether a clause, with what it stands under, speaks of what the terms name. */
export function shares(clause: Clause, terms: readonly Term[], least = 1): boolean {
  CLAUSE_INDEX.read(
    `${clause.plain} ${clause.label} ${clause.row} ${clause.column} ${clause.heading}`,
  );
  let met = 0;
  for (const term of terms)
    if (term.weight >= 0.5 && !/^\d/u.test(term.word) && termMet(term, CLAUSE_INDEX)) met++;
  return met >= Math.min(least, terms.length) && met > 0;
}

const DOZEN = wordHash("dozen");

/** Whether the message holds a number, in digits or in words. */
export function numberSaid(count: number): boolean {
  if (MESSAGE_INDEX.has(wordHash(String(count)))) return true;
  const name = NUMBER_NAMES[count];
  if (name !== undefined && MESSAGE_INDEX.has(wordHash(name))) return true;
  return count === 12 && MESSAGE_INDEX.has(DOZEN);
}
