/** Where the last member of a list ends, and whether what stands behind it is its own. */

import { looksPlural } from "../words/clause-words.ts";
import {
  AND,
  BOUNDARY,
  CLOSING_VERB,
  OPENING_WORDS,
  isBoundary,
  isPreposition,
} from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isParticiple, isPlainVerb, verbBase } from "../words/verbs.ts";
import { LONGEST_MEMBER, type Span, ARTICLE, tailOf, isDeedVerb } from "./member-starts.ts";

export function lastMember(
  words: readonly string[],
  from: number,
  short: boolean,
  verbAt: number,
  counted = false,
): number {
  const done = isParticiple(words[from] ?? "");
  // "their posts", "the logs", "12 tests and 3 checks": behind an article or a second number no verb.
  const number = counted && readNumber(words[from] ?? "") !== null;
  const noun = ARTICLE.test(words[from] ?? "") || number ? from + 1 : from;
  let at = from;
  while (at < words.length && at - from < LONGEST_MEMBER) {
    const word = words[at] ?? "";
    if (
      word === "," ||
      AND.has(word) ||
      (at > from && (at === verbAt || word === "each")) ||
      (at > from && (isBoundary(words, at) || (at > noun && isDeedVerb(word) && !done)))
    )
      break;
    const bare = verbAt < 0 && !ARTICLE.test(words[at - 1] ?? "");
    const closes = at === words.length - 1 || (bare && isPreposition(words, at + 1));
    if (at > from && closes && CLOSING_VERB.test(word)) break;
    if (at > from + 1 && verbAt < 0 && tellsOfMany(words, at)) break;
    at++;
    const next = words[at];
    if (short && next !== undefined && at - from === 1 && !isBoundary(words, at)) break;
  }
  return at;
}

/**
 * "ropes, brakes and limit switches", "new climbing frame, sandpit and water pump": the noun behind the last member is its
 * own, unlike that of "CSV, JSON and PDF exports".
 */
export function hasOwnHeads(
  tokens: readonly Token[],
  [first, right]: Span,
  middles: readonly Span[],
  last: number,
): boolean {
  const words = tokens.map(({ word }) => word);
  const [describing, head, behind] = [tokens[last], tokens[last + 1], words[last + 2]];
  if (describing === undefined || head === undefined || !/^\p{L}/u.test(head.word)) return false;
  if (isBoundary(words, last + 1) || isParticiple(head.word) || AND.has(head.word)) return false;
  if (describing.capital || describing.enclosed || head.capital) return false;
  // "limit switches examined", and not "limit switches off"
  const isVerb = findVerb([head.word]).at === 0 || CLOSING_VERB.test(head.word);
  if (isVerb && !isParticiple(behind ?? "")) return false;
  const others = [right - 1, ...middles.map(([from]) => from)];
  if (namesOwnThing(words, last, others)) return true;
  const isThing = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && !token.enclosed && !token.capital && looksPlural(token.word);
  };
  if (looksPlural(head.word)) return !looksPlural(describing.word) && others.every(isThing);
  return right - first > 2 && (behind === undefined || isParticiple(behind));
}

/** "gas and first-aid kit": a word with a hyphen, where no other member has one, belongs to the one thing behind it alone. */
export function namesOwnThing(
  words: readonly string[],
  last: number,
  others: readonly number[],
): boolean {
  return (
    HYPHENED.test(words[last] ?? "") &&
    !looksPlural(words[last + 1] ?? "") &&
    !others.some((at) => HYPHENED.test(words[at] ?? ""))
  );
}

const HYPHENED = /^\p{Ll}{2,}-\p{Ll}{2,}$/u;

/** "Gmail, Outlook and Apple Mail": where the name ends that opens at an index; it has no more words than one where a noun follows. */
export function nameEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && at - from < LONGEST_MEMBER && tokens[at]?.capital === true) at++;
  // "the Node, Go and Ruby SDKs"
  return looksPlural(tokens[at - 1]?.word ?? "") ? from : at;
}

/** "the groom and the priest sign the book": a plain verb behind its subjects. */
export function tellsOfMany(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (verbBase(word) !== word) return false;
  if (/^(?:an?|the|each|every|their|its)$/u.test(next) || readNumber(next) !== null) return true;
  // "run Kubernetes 1.29"
  const version = at + 3 === words.length && /^v?\d/u.test(words[at + 2] ?? "");
  if (version && /^(?:run|use|serve|support|need|speak)$/u.test(word)) return true;
  const settled = isPlainVerb(word) || /^(?:stand|sit|hang)$/u.test(word);
  return settled && isPreposition(words, at + 1);
}

/**
 * Where the last member ends, with words of its own where those before it have such: "a form with two fields
 * and a button with three states". Else the words behind it speak of them all.
 */
export function withOwnTail(
  words: readonly string[],
  before: readonly Span[],
  [from, last]: Span,
  verbAt: number,
): number {
  const word = words[last] ?? "";
  const opener = words[from] ?? "";
  const article = OPENING_WORDS.has(opener) || readNumber(opener) !== null;
  if (article && /^(?:that|which|who|whose)$/u.test(word)) {
    const comma = words.indexOf(",", last);
    return comma < 0 ? words.length : comma;
  }
  if (!isPreposition(words, last)) return last;
  const tails = new Set(before.map((span) => tailOf(words, span)));
  const own = tails.has(word) || !tails.has(null) || (article && word === "of");
  if (!own) return last;
  let at = last + 1;
  while (at < words.length && at !== verbAt && !endsTail(words, at)) at++;
  return at;
}

function endsTail(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return word === "," || AND.has(word) || (BOUNDARY.has(word) && !isPreposition(words, at));
}
