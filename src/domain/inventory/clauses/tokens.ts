/** The tokens of a clause as words. */

import { type Token, verbWord } from "../text/tokens.ts";

/** The word of a dash between blanks, which tells clauses apart as `and` does. */
export const DASH = "—";

/** The words of a side; code, quotations and names are never a verb. */
export function wordsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map((token) => (token.word === DASH ? "," : verbWord(token)));
}
