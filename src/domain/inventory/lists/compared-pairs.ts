/** Two things of which one condition tells: "an unknown user and a wrong password give the same answer", "pairs a driver and a car". */

import { DETERMINERS } from "../words/clause-words.ts";
import { AND, isBoundary, isPreposition } from "../words/list-words.ts";
import { findVerb, isAuxiliary, isInflected, isParticiple } from "../words/verbs.ts";

/** So many words the second of them has at most. */
const LONGEST = 6;
/** So far behind the `and` the likeness stands at most: the second name, its verb and "almost always the same". */
const REACH = 14;
const LIKENESS =
  /^(?:same|identical|equal|equivalent|similar|alike|(?:identical|equal|similar|different)ly|matching|different|differing)$/u;
const IN_FRONT = /^(?:the|an?|exactly|precisely|nearly|almost|very|to|always|both|all)$/u;

/**
 * Whether the two things around an `and`, with which the clause opens, are told to be like each other or not: a verb, and
 * what it says of them right behind it. "are shown on the same page" tells where each of them is.
 *
 * @param front where the clause begins behind a phrase like "In CI,"
 */
export function comparesBoth(words: readonly string[], front: number, and: number): boolean {
  if (!AND.has(words[and] ?? "")) return false;
  const behind = words.slice(and + 3, and + REACH).findIndex((word) => LIKENESS.test(word));
  if (behind < 0) return false;
  const likeness = and + 3 + behind;
  let verb = likeness - 1;
  while (verb > and && IN_FRONT.test(words[verb] ?? "")) verb--;
  if (verb < and + 2 || verb > and + 1 + LONGEST) return false;
  const word = words[verb] ?? "";
  if (!/^\p{L}{2,}$/u.test(word) || isParticiple(word) || isInflected(word)) return false;
  if (isPreposition(words, verb)) return false;
  const second = words.slice(and + 1, verb);
  if (second.some((one) => one === "," || AND.has(one) || isAuxiliary(one))) return false;
  return findVerb(words.slice(front, and)).at < 0;
}

/** Whether the two things around an `and` are what one is reckoned from, or brought together: "sums a price and a tax". */
export function relatesBoth(words: readonly string[], and: number): boolean {
  if (!AND.has(words[and] ?? "")) return false;
  for (let at = and - 2; at >= 0 && and - at <= LONGEST; at--) {
    const word = words[at] ?? "";
    if (word === "," || isPreposition(words, at)) return false;
    if (!RECKONS.test(word) && !(ADDS.test(word) && areAmounts(words, and))) continue;
    // "the sums of May", "shows the pairs per table"
    return !DETERMINERS.has(words[at - 1] ?? "") && !isPreposition(words, at + 1);
  }
  return false;
}

/** What is added to each other is an amount; "adds a map and a list" asks for two things. */
function areAmounts(words: readonly string[], and: number): boolean {
  let end = and + 2;
  while (end < words.length && end - and <= LONGEST && !isBoundary(words, end)) end++;
  return AMOUNT.test(words[and - 1] ?? "") && AMOUNT.test(words[end - 1] ?? "");
}

const RECKONS =
  /^(?:(?:pair|assign|couple|weigh|relate|associate|exchange|divide|subtract|reconcile)(?:s|d|ed)?|sum(?:s|med)?|multipl(?:y|ies|ied)|marr(?:y|ies|ied))$/u;
const ADDS = /^(?:add|total)(?:s|ed)?$/u;
const AMOUNT =
  /^(?:price|cost|fee|tax|tip|toll|fare|rent|wage|bonus|discount|rebate|amount|number|value|figure|sum|total|rate|percentage|width|height|length|depth|weight|distance|duration|offset|margin|charge|surcharge|deposit|balance|score)$/u;
