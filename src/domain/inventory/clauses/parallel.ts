import { looksPlural, PREPOSITIONS } from "../words/clause-words.ts";
import { isKnownBase } from "../words/verbs.ts";

/** So many words stand in front of the verb that both sides have. */
const FURTHEST = 8;

/**
 * "Requests without a token get a 401, requests with an expired one get a 403": the same things, told apart by a phrase, with the
 * same verb. Only the other side tells that the word is a verb.
 */
export function areParallel(left: readonly string[], right: readonly string[]): boolean {
  const [things = "", preposition = ""] = left;
  if (!looksPlural(things) || right[0] !== things) return false;
  if (!PREPOSITIONS.has(preposition) || !PREPOSITIONS.has(right[1] ?? "")) return false;
  return left.some((word, at) => {
    if (at < 2 || at > FURTHEST || !isKnownBase(word) || at + 1 === left.length) return false;
    const theirs = right.indexOf(word, 2);
    return (
      theirs > 0 &&
      theirs <= FURTHEST &&
      theirs + 1 < right.length &&
      phraseOf(left, at) !== phraseOf(right, theirs)
    );
  });
}

/** The words in front of the verb, by which the two are told apart. */
function phraseOf(words: readonly string[], verb: number): string {
  return words.slice(1, verb).join(" ");
}
