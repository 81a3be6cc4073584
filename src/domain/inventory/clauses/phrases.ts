/** Phrases within the subject that an `and` or a comma does not end: "the link between orders and invoices is shown". */

import { opensException } from "../lists/circumstances.ts";
import { tellingVerb } from "./givens.ts";
import { wordsOf } from "./tokens.ts";
import { AND } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";

/** How far back the word that opens the phrase is looked for. */
const REACH = 6;

/** Whether the left side ends within a phrase that the right one goes on with, before it has told anything. */
export function insidePhrase(
  left: readonly Token[],
  right: readonly Token[],
  connected: boolean,
): boolean {
  const words = wordsOf(left);
  if (!connected) return goesOnAlike(words, wordsOf(right));
  for (let i = words.length - 2; i > 0 && words.length - i <= REACH; i--) {
    const word = words[i] ?? "";
    if (word === "," || AND.has(word)) return false;
    if (!/^(?:between|among|amongst)$/u.test(word) && !opensException(words, i)) continue;
    return tellingVerb(words.slice(0, i)) < 0 && tellingVerb(words.slice(i + 1)) < 0;
  }
  return false;
}

/** "orders with no name" and "no address or no price are rejected": one word opens each of a list. */
function goesOnAlike(left: readonly string[], right: readonly string[]): boolean {
  const [opener = ""] = right;
  if (!/^(?:no|without|with|an?|from|for|in)$/u.test(opener)) return false;
  const at = left.lastIndexOf(opener);
  const bare = /^(?:no|an?)$/u.test(opener);
  if (at < 1 || left.length - at > 3 || (bare && !/^with(?:out)?$/u.test(left[at - 1] ?? "")))
    return false;
  const or = right.findIndex((word, i) => i > 0 && (word === "or" || AND.has(word)));
  const verb = tellingVerb(right);
  return or > 0 && or < verb && right[or + 1] === opener;
}
