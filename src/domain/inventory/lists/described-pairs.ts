import type { Span } from "./member-starts.ts";
import { looksPlural } from "../words/clause-words.ts";
import { CLOSING_VERB, ONE_THING, SET_PHRASES } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { isAuxiliary, isKnownBase } from "../words/verbs.ts";

/** Words that tell two things of one kind apart. */
export const DESCRIBES = new Set(
  (
    "left right up down back forward front rear top bottom upper lower inner outer first second third last start end old new big small medium large long short " +
    "high low hot cold wet dry red green blue yellow orange brown grey gray pink purple violet daily weekly monthly yearly annual public private early late"
  ).split(" "),
);

/**
 * "the back and forward buttons work", "the import and export buttons are green": two words in front of one noun in the
 * plural, which is that of both; null where the words at an `and` are no such pair.
 */
export function describedPair(words: readonly string[], and: number): readonly Span[] | null {
  const [article = "", first = "", , second = "", noun = "", verb = ""] = words;
  if (and !== 2 || article !== "the" || !looksPlural(noun)) return null;
  if (!(isAuxiliary(verb) || CLOSING_VERB.test(verb) || isKnownBase(verb))) return null;
  if (SET_PHRASES.has(`${first} ${second}`)) return null;
  const alike =
    areNouns(words) ||
    (DESCRIBES.has(first) && DESCRIBES.has(second)) ||
    (isKnownBase(first) && isKnownBase(second));
  return alike
    ? [
        [1, 2],
        [3, 4],
      ]
    : null;
}

/** "the invoice and receipt templates are approved": two things in the singular, of which a verb in the plural tells one by one. */
function areNouns([, first = "", , second = "", , verb = ""]: readonly string[]): boolean {
  if (!/^(?:are|were|have)$/u.test(verb) || ONE_THING.has(`${first} ${second}`)) return false;
  // "the table and the chairs are painted"
  if (DETERMINES.test(second) || readNumber(second) !== null) return false;
  return [first, second].every((word) => /^\p{Ll}{3,}$/u.test(word) && !looksPlural(word));
}

const DETERMINES =
  /^(?:the|this|that|these|those|its|our|your|their|his|her|all|both|some|any|each|every|many|several|most|other)$/u;
