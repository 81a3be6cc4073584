import { CLAUSE_INDEX } from "./word-index.ts";
import { type Term, termMet } from "./terms.ts";

/** Whether a text speaks of one of the terms that weigh so much. */
export function mentions(text: string, terms: readonly Term[], leastWeight = 0): boolean {
  CLAUSE_INDEX.read(text);
  return terms.some((term) => term.weight >= leastWeight && termMet(term, CLAUSE_INDEX));
}
