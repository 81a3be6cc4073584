import { NUMBER_NAMES } from "../../../domain/inventory.ts";
import type { Clause } from "../../text/document.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX, wordHash } from "./word-index.ts";
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

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const DOZEN = wordHash("dozen");

/** Whether the message holds a number, in digits or in words. */
export function numberSaid(count: number): boolean {
  if (MESSAGE_INDEX.has(wordHash(String(count)))) return true;
  const name = NUMBER_NAMES[count];
  if (name !== undefined && MESSAGE_INDEX.has(wordHash(name))) return true;
  if (count === 12) return MESSAGE_INDEX.has(DOZEN);
  if (!Number.isInteger(count)) return false;
  // "forty-eight" is one run of the index, without its hyphen.
  const tens = count > 20 && count < 100 ? (TENS[Math.floor(count / 10) - 2] ?? "") : "";
  const ones = count % 10 === 0 ? "" : (NUMBER_NAMES[count % 10] ?? "");
  return tens !== "" && MESSAGE_INDEX.has(wordHash(tens + ones));
}
