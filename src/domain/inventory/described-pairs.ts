import type { Span } from "./member-bounds.ts";
import { looksPlural } from "./clause-words.ts";
import { CLOSING_VERB, isPreposition } from "./list-words.ts";
import { readNumber } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import { isAuxiliary, isKnownBase } from "./verbs.ts";

/** Words that tell two things of one kind apart. */
const DESCRIBES = new Set(
  (
    "left right up down back forward front rear top bottom upper lower inner outer first second third last start end old new big small large long short " +
    "high low hot cold wet dry red green blue yellow orange brown grey gray daily weekly monthly yearly annual public private early late"
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
  const alike =
    (DESCRIBES.has(first) && DESCRIBES.has(second)) || (isKnownBase(first) && isKnownBase(second));
  return alike
    ? [
        [1, 2],
        [3, 4],
      ]
    : null;
}

/**
 * "runs on Linux and on Windows", "is sent to Anna and to Bert": two names behind the same preposition, as in "on Linux and
 * Windows"; null for others.
 */
export function namesBehindPreposition(
  tokens: readonly Token[],
  words: readonly string[],
  and: number,
): readonly Span[] | null {
  const preposition = words[and + 1] ?? "";
  if (!isPreposition(words, and + 1) || /^(?:of|from|between|per|than|as)$/u.test(preposition))
    return null;
  let first = and - 1;
  while (first > 0 && and - first <= LONGEST_NAME && words[first] !== preposition) first--;
  let last = and + 2;
  while (last < words.length && last - and - 2 < LONGEST_NAME && isOfName(tokens[last])) last++;
  const spans: readonly Span[] = [
    [first + 1, and],
    [and + 2, last],
  ];
  if (words[first] !== preposition || !isEnd(words, last)) return null;
  const named = spans.every(
    ([from, to]) =>
      to > from && tokens[from]?.capital === true && tokens.slice(from, to).every(isOfName),
  );
  return named ? spans : null;
}

/** "Apple Calendar", "iOS 17": so many words a name has at most. */
const LONGEST_NAME = 3;

function isOfName(token?: Token): boolean {
  return token !== undefined && (token.capital || readNumber(token.word) !== null);
}

function isEnd(words: readonly string[], at: number): boolean {
  return at >= words.length || words[at] === "," || isPreposition(words, at);
}
