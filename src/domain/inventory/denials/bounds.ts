/** Where a stretch of an item begins and ends that says what is not delivered. */

import { CONJUNCTION, CUT } from "./words.ts";
import type { Token } from "../credit/item-tokens.ts";

/** Which of an item's words the conditions have. */
export interface Known {
  /** A word of any condition. */
  readonly has: (word: string) => boolean;
  /** What sets a member of a list apart from the others. */
  readonly names: ReadonlySet<string>;
  /** What totals and lists count. */
  readonly heads: ReadonlySet<string>;
}

/** A denied stretch, by the indices of its tokens, and where within it stands what is denied. */
export interface DeniedStretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly verb: string | null;
}

export function isNamed(tokens: readonly Token[], at: number, known: Known): boolean {
  const next = /^(?:the|an?)$/u.test(tokens[at]?.word ?? "") ? at + 1 : at;
  return (tokens[next]?.stems ?? []).some((stem) => known.names.has(stem));
}

/** Where the subject of a clause begins: over an "and" or a comma only from one name to another. */
export function subjectFrom(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
  several: boolean,
): number {
  let from = at;
  while (from > done) {
    const word = tokens[from - 1]?.word ?? "";
    const cut = CUT.test(word);
    if (cut && word !== ",") break;
    if (
      (cut || CONJUNCTION.test(word)) &&
      !(several && from < at && isNamed(tokens, from - 2, known))
    )
      break;
    if ((cut || CONJUNCTION.test(word)) && !isNamed(tokens, from, known)) break;
    from--;
  }
  return from;
}

export function clauseEnd(tokens: readonly Token[], at: number, known: Known): number {
  let end = at + 1;
  while (end < tokens.length) {
    const word = tokens[end]?.word ?? "";
    if (CUT.test(word) || (CONJUNCTION.test(word) && isNamed(tokens, end + 1, known))) break;
    end++;
  }
  return Math.min(end, tokens.length);
}
