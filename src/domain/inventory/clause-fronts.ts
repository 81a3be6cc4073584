/** Phrases between a connector or the start of a sentence and the clause that they belong to: "After a restart, …". */

import { wordsOf } from "./clause-pairs.ts";
import { DETERMINERS, PREPOSITIONS } from "./clause-words.ts";
import { AND } from "./list-words.ts";
import { readNumber } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import { findVerb, SUBORDINATORS } from "./verbs.ts";

const LONGEST = 8;
const MOMENT = /^(?:after|before|since|until)$/u;

/** A side without the phrase that a preposition opens and a comma ends; "In Firefox, Chrome …" is a list. */
export function withoutFront(side: readonly Token[]): readonly Token[] {
  const [first, second, third] = side.slice(0, 3).map(({ word }) => word);
  if (first === undefined || !PREPOSITIONS.has(first) || opensAmount(first, second ?? ""))
    return side;
  // "after login the page loads", and not "before closing the page" or "after all the tests"
  if (MOMENT.test(first) && DETERMINERS.has(third ?? "") && isBareNoun(second ?? ""))
    return side.slice(2);
  const comma = side.slice(0, LONGEST).findIndex(({ word }) => word === "," || AND.has(word));
  if (comma < 2 || side[comma]?.word !== ",") return side;
  const body = side.slice(comma + 1);
  const verb = findVerb(wordsOf(body));
  return DETERMINERS.has(body[0]?.word ?? "") || (verb.at > 0 && verb.finite) ? body : side;
}

/** "at least one admin", "over 50 users": no phrase, but how many. */
export function opensAmount(first: string, second: string): boolean {
  if (first === "at" || first === "up") return /^(?:least|most|to)$/u.test(second);
  return /^(?:over|under|above|below|about|between)$/u.test(first) && readNumber(second) !== null;
}

function isBareNoun(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !/^(?:all|both|.+ing)$/u.test(word) && !DETERMINERS.has(word);
}

/** Where the clause goes on behind a phrase between commas at an index, "and, after login, shows"; the index where none stands. */
export function behindAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== ",") return at;
  const opener = tokens[at + 1]?.word ?? "";
  if (!(PREPOSITIONS.has(opener) || SUBORDINATORS.has(opener)) || AND.has(opener)) return at;
  const end = tokens.slice(at + 2, at + 2 + LONGEST).findIndex(({ word }) => word === ",");
  return end < 1 || at + 3 + end >= tokens.length ? at : at + 3 + end;
}
