/** The members of a list between its commas, in front of the last one. */

import { opensAmount } from "../clauses/fronts.ts";
import { AND, CLOSING_VERB, OPENING_WORDS, isPreposition } from "../words/list-words.ts";
import { ARTICLE, LONGEST_MEMBER, type Span } from "./member-starts.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isParticiple } from "../words/verbs.ts";

/** "on first launch, on iOS and Android", "a form, with a title and a button": the pair stands behind the preposition. */
export function isWithin(
  words: readonly string[],
  middles: readonly Span[],
  right: number,
  k: number,
): boolean {
  const [from = -1] = middles.at(-1) ?? [];
  const opener = words[from] ?? "";
  if (words[k - 1] === "," || !isPreposition(words, from) || words[k + 1] === opener) return false;
  if (opener === "with" || opener === "without") return true;
  for (let at = right - 1; at >= 0 && right - at <= LONGEST_MEMBER && words[at] !== ","; at--)
    if (words[at] === opener) return true;
  return false;
}

/** The members between commas in front of an index, and where the first member ends. */
export interface Middles {
  readonly middles: readonly Span[];
  readonly right: number;
  /** Where the list may begin at the earliest. */
  readonly front: number;
}

export function middlesBefore(words: readonly string[], k: number): Middles {
  const middles: Span[] = [];
  let right = words[k - 1] === "," ? k - 1 : k;
  let left = right - 1;
  for (;;) {
    while (
      left >= 0 &&
      words[left] !== "," &&
      !AND.has(words[left] ?? "") &&
      right - left <= LONGEST_MEMBER
    )
      left--;
    if (
      left < 0 ||
      words[left] !== "," ||
      isClause(words.slice(left + 1, right), middles.length > 0)
    )
      return { middles, right, front: 0 };
    middles.unshift([left + 1, right]);
    right = left;
    left--;
  }
}

/**
 * "In CI, the linter, the formatter and the type checker run": the members behind a phrase that opens the clause, where
 * they begin with an article or a name and it does not. "In Firefox, Chrome and Safari" and "in Germany, the
 * Netherlands and Austria" name three.
 */
export function behindFront(
  tokens: readonly Token[],
  words: readonly string[],
  found: Middles,
  lastAt: number,
  verbAt: number,
): Middles {
  const { middles, right } = found;
  const [first, ...others] = middles;
  if (first === undefined || right < 2 || right > LONGEST_MEMBER || !isPreposition(words, 0))
    return found;
  const phrase = words.slice(1, right);
  if (phrase.includes(",") || words.includes(",", lastAt)) return found;
  if (opensAmount(words[0] ?? "", words[1] ?? "")) return found;
  const named = tokens.slice(1, right).some(({ capital }) => capital);
  const starts = [...middles.map(([from]) => from), lastAt];
  const names = starts.filter((at) => isNameAt(tokens, words, at)).length;
  const determined =
    ARTICLE.test(words[first[0]] ?? "") && !phrase.some((one) => ARTICLE.test(one));
  // "In CI, types and tests are green": what a preposition opens has no verb; "after Ann, Ben and Cem have signed" has.
  if (!/^(?:after|before|since|until)$/u.test(words[0] ?? "") && verbFollows(words, lastAt, verbAt))
    return { middles: others, right: first[1], front: first[0] };
  const apart = named ? determined && names === 0 : determined || names === starts.length;
  return apart ? { middles: others, right: first[1], front: first[0] } : found;
}

/** "supper are", "the gate open", and not "Safari the page loads" */
function verbFollows(words: readonly string[], lastAt: number, verbAt: number): boolean {
  const at = lastAt + (OPENING_WORDS.has(words[lastAt] ?? "") ? 2 : 1);
  const word = words[at] ?? "";
  // "From there lots 1, 2 and 3 are skipped"
  if (readNumber(words[at - 1] ?? "") !== null) return false;
  if (verbAt < 0) return CLOSING_VERB.test(word) && at === words.length - 1;
  return at === verbAt && /^(?:are|were|have|can|could|may|must|should|will)$/u.test(word);
}

/** "Ann", "the Netherlands" */
function isNameAt(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  return tokens[ARTICLE.test(words[at] ?? "") ? at + 1 : at]?.capital === true;
}

function isClause(words: readonly string[], anyBefore: boolean): boolean {
  if (words.length === 0) return true;
  const verb = findVerb(words);
  return verb.at > 0 && verb.finite && !anyBefore && !isParticiple(words[verb.at] ?? "");
}
