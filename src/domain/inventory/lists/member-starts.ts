/** Where the members of a list start. */

import { MODAL } from "../clauses/shared-subjects.ts";
import { looksPlural } from "../words/clause-words.ts";
import { BOUNDARY, OPENING_WORDS, isBoundary, isPreposition, MAKING } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import {
  describes,
  findVerb,
  isParticiple,
  opensObject,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** Words of one member; a longer stretch names nothing. */
export const LONGEST_MEMBER = 6;

/** A member of a list, by the indices of its words, end exclusive. */
export type Span = readonly [from: number, to: number];

/** Where the first member starts: after the nearest verb, preposition or colon; -1 for nowhere. */
export function firstMember(words: readonly string[], right: number, short: boolean): number {
  let at = right - 1;
  if (short) return isBoundary(words, at) ? -1 : at;
  while (at > 0 && right - at < LONGEST_MEMBER) {
    const before = words[at - 1] ?? "";
    if (isBoundary(words, at - 1) || before === "," || before === "both") break;
    if (SUBORDINATORS.has(before) && !BOUNDARY.has(before)) break;
    if (isDeedVerb(before) && at > 1 && !isParticiple(before)) break;
    if (at - 1 === 0 && opensWithVerb(before)) break;
    at--;
  }
  return isBoundary(words, at) ? -1 : at;
}

/**
 * "one sheet per region, a totals sheet and …", "2 cups of flour, 3 eggs and …", "users see their name, their photo
 * and …": the first member opens with an article or a number as the others do.
 */
export function fromArticle(
  words: readonly string[],
  first: number,
  right: number,
  others: readonly Span[],
): number {
  if (others.length > 1 && others.every(([from]) => ARTICLE.test(words[from] ?? ""))) {
    let nearest = first;
    for (let at = first + 1; at < right - 1 && !isPreposition(words, at); at++)
      if (ARTICLE.test(words[at] ?? "")) nearest = at;
    if (nearest > first) return nearest;
  }
  const other = words[others[0]?.[0] ?? -1] ?? "";
  const counted = others.length > 1 && readNumber(other) !== null;
  if (!counted && !OPENING_WORDS.has(other)) return first;
  for (let at = first; at >= 0 && first - at < 6; at--) {
    const word = words[at] ?? "";
    if (counted ? readNumber(word) !== null : OPENING_WORDS.has(word)) return at;
    if (at < first && isDeedVerb(word)) return first;
  }
  return first;
}

export const ARTICLE = /^(?:an?|the|its|their|our|his|her|your)$/u;

/**
 * Where the first member starts whose fellows have words of their own behind a preposition: "200 for GET /a,
 * 201 for POST /a and …", "the log is in /var, the config in /etc and …"; `first` where they have none.
 */
export function firstWithTail(
  words: readonly string[],
  first: number,
  right: number,
  middles: readonly Span[],
): number {
  const tails = middles.flatMap((span) => tailOf(words, span) ?? []);
  if (tails.length === 0) return first;
  const articles = middles.every(([from]) => OPENING_WORDS.has(words[from] ?? ""));
  const every = middles.length > 1 && tails.length === middles.length;
  let at = right - 2;
  while (
    at > 0 &&
    right - at <= LONGEST_TAIL &&
    !tails.includes(words[at] ?? "") &&
    words[at] !== ","
  )
    at--;
  if (at <= 0 || !isPreposition(words, at) || !tails.includes(words[at] ?? ""))
    at = (articles || every) && isPreposition(words, first - 1) ? first - 1 : -1;
  if (at < 1) return first;
  const start = firstMember(words, at, false);
  if (start < 0) return words.slice(0, at).includes(",") ? first : 0;
  return fromArticle(words, start, at, middles);
}

/** "PDF in A4 and HTML in A5": the first of two starts in front of the preposition that stands behind the other too. */
export function firstOfPair(
  words: readonly string[],
  first: number,
  right: number,
  last: number,
): number {
  if (isDeedVerb(words[right + 1] ?? "")) return first;
  if (first < 2 || !isPreposition(words, last) || words[first - 1] !== words[last]) return first;
  if (/^(?:of|from|to)$/u.test(words[last] ?? "") && !isParticiple(words[first - 2] ?? ""))
    return first;
  const start = firstMember(words, first - 1, false);
  return start < 0 ? first : start;
}

const LONGEST_TAIL = 10;

/** The preposition inside a member. */
export function tailOf(words: readonly string[], [from, to]: Span): string | null {
  for (let at = from + 1; at < to - 1; at++) if (isPreposition(words, at)) return words[at] ?? null;
  return null;
}

/** "unit tests cover parsing, validation and …": a first member does not begin in front of its clause's verb. */
export function behindVerb(
  words: readonly string[],
  first: number,
  right: number,
  verbAt: number,
): number {
  const verb = words[verbAt] ?? "";
  // "shows open orders": these also describe a noun.
  const plain = verbBase(verb) === verb && !describes(verb);
  return plain && verbAt > 0 && first <= verbAt && verbAt < right - 1 ? verbAt + 1 : first;
}

/**
 * "users can upload images, videos and documents": behind "can" stands a verb that is no part of the first member, where
 * all others are things in the plural.
 */
export function behindModal(
  words: readonly string[],
  first: number,
  right: number,
  others: readonly Span[],
): number {
  const object = words[first + 1] ?? "";
  if (right - first < 2 || !MODAL.test(words[first - 1] ?? "") || opensObject(object)) return first;
  const things = others.every(([from, to]) => to - from === 1 && looksPlural(words[from] ?? ""));
  return things && looksPlural(words[right - 1] ?? "") ? first + 1 : first;
}

/**
 * Where the first member opens as all others do: "to Germany, to France and to Spain", "no dents, no rust and no
 * holes"; with some other preposition, "on the first, at noon and at midnight"; -1 where it does not.
 */
export function firstAlike(
  words: readonly string[],
  right: number,
  others: readonly Span[],
  verbAt: number,
): number {
  const openers = others.map(([from]) => words[from] ?? "");
  const [opener = ""] = openers;
  const same = openers.every((word) => word === opener);
  const told = others.every(([from]) => isPreposition(words, from));
  if (!told && !(same && opener === "no")) return -1;
  // "no errors, no warnings and no notices are logged": the verb stands behind the list.
  const from = verbAt < right ? verbAt : -1;
  let at = right - 2;
  for (; at > from && at >= 0 && right - at <= LONGEST_TAIL && words[at] !== ","; at--)
    if (same && words[at] === opener) return at;
  if (at !== from || from < 1) return -1;
  for (at = verbAt + 1; at < right - 1; at++) if (isPreposition(words, at)) return at;
  return -1;
}

/** A form that only a verb has ("reads"), or a making verb. */
export function isDeedVerb(word: string): boolean {
  const base = verbBase(word);
  return (base !== null && base !== word) || (base !== null && MAKING.has(base));
}

/** "reads EAN-13 and QR", "write docs and tests": a first word that is a verb and hardly a noun. */
function opensWithVerb(word: string): boolean {
  if (MAKING.has(word)) return true;
  const verb = findVerb([word]);
  return verb.at === 0 && verb.finite;
}
