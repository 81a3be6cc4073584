/** Phrases between a connector or the start of a sentence and the clause that they belong to: "After a restart, …". */

import { wordsOf } from "./tokens.ts";
import { givenEnd, mainAt } from "./givens.ts";
import { ownVerb } from "./sides.ts";
import { DETERMINERS, PREPOSITIONS } from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, SUBORDINATORS } from "../words/verbs.ts";

const LONGEST = 8;
const MOMENT = /^(?:after|before|since|until)$/u;

/** A side without the phrase that a preposition opens and a comma ends; "In Firefox, Chrome …" is a list. */
export function withoutFront(side: readonly Token[]): readonly Token[] {
  const [first, second, third] = side.slice(0, 3).map(({ word }) => word);
  const story = first === "as" ? behindRole(side) : 0;
  if (story > 0) return side.slice(story);
  if (first === undefined || !PREPOSITIONS.has(first) || opensAmount(first, second ?? ""))
    return side;
  // "after login the page loads", and not "before closing the page" or "after all the tests"
  if (MOMENT.test(first) && DETERMINERS.has(third ?? "") && isBareNoun(second ?? ""))
    return side.slice(2);
  const main = MOMENT.test(first) ? mainBehind(wordsOf(side)) : -1;
  if (main > 0) return side.slice(main);
  const comma = side.slice(0, LONGEST).findIndex(({ word }) => word === "," || AND.has(word));
  if (comma < 2 || side[comma]?.word !== ",") return side;
  const body = side.slice(comma + 1);
  const verb = findVerb(wordsOf(body));
  return DETERMINERS.has(body[0]?.word ?? "") || (verb.at > 0 && verb.finite) ? body : side;
}

/** "As a user I can": where what somebody in a role does begins; 0 where no role stands in front. */
function behindRole(side: readonly Token[]): number {
  if (!/^an?$/u.test(side[1]?.word ?? "")) return 0;
  const at = side.slice(0, LONGEST).findIndex(({ word }) => word === "i" || word === "we");
  return at > 2 && !side.slice(0, at - 1).some(({ word }) => word === ",") ? at : 0;
}

/** "after the sale the button", "after that a hint": where the clause begins behind a moment that is no clause; -1 for nowhere. */
function mainBehind(words: readonly string[]): number {
  if (/^(?:that|this)$/u.test(words[1] ?? "") && opensSubject(words[2])) return 2;
  if (!DETERMINERS.has(words[1] ?? "")) return -1;
  for (let at = 3; at < LONGEST; at++) {
    const before = words[at - 1] ?? "";
    if (before === "," || AND.has(before)) return -1;
    if (!opensSubject(words[at]) || DETERMINERS.has(before) || PREPOSITIONS.has(before)) continue;
    const moment = words.slice(1, at);
    if (moment.some((word) => word === "," || SUBORDINATORS.has(word))) return -1;
    return findVerb(moment).at < 0 && ownVerb(moment) < 0 ? at : -1;
  }
  return -1;
}

function opensSubject(word = ""): boolean {
  return (
    (DETERMINERS.has(word) && word !== "that") || /^(?:it|they|he|she|we|you|all|both)$/u.test(word)
  );
}

/** "at least one admin", "over 50 users": no phrase, but how many. */
export function opensAmount(first: string, second: string): boolean {
  if (first === "at" || first === "up") return /^(?:least|most|to)$/u.test(second);
  return /^(?:over|under|above|below|about|between)$/u.test(first) && readNumber(second) !== null;
}

function isBareNoun(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !/^(?:all|both|.+ing)$/u.test(word) && !DETERMINERS.has(word);
}

/**
 * Where the right side of a connector goes on behind what stands in front of it: a phrase between commas ("and, after
 * login, shows"), or up to one comma ("and when it rains, the pump runs"); the index where nothing does.
 */
export function behindFront(
  tokens: readonly Token[],
  left: readonly Token[],
  k: number,
  at: number,
): number {
  const behind = behindAside(tokens, at);
  const comma = tokens[k]?.word === ",";
  if (behind !== at || at < 0 || (comma && at === k + 1)) return behind;
  const apart = comma || tokens[k]?.word === "but";
  if (!apart && left.some(({ word }) => SUBORDINATORS.has(word))) return at;
  const given = givenEnd(tokens, at);
  if (given >= 0) return given + 1;
  const main = comma ? mainAt(tokens, at) : -1;
  if (main >= 0) return main;
  return apart ? behindPhrase(tokens, left, at) : at;
}

/** ", and after a restart, no job is lost": where the clause begins behind the phrase, which goes on with none at the left. */
function behindPhrase(tokens: readonly Token[], left: readonly Token[], at: number): number {
  const [opener = "", second = ""] = tokens.slice(at, at + 2).map(({ word }) => word);
  if (!PREPOSITIONS.has(opener) || AND.has(opener) || opensAmount(opener, second)) return at;
  if (/^(?:of|or|than|as|to)$/u.test(opener) || left.some(({ word }) => word === opener)) return at;
  const phrase = tokens.slice(at + 1, at + 1 + LONGEST);
  const end = phrase.findIndex(({ word }) => word === ",");
  if (end < 1 || phrase.slice(0, end).some(({ word }) => AND.has(word))) return at;
  // "and on a conflict the note appears twice, …": the clause goes on without a comma.
  const words = wordsOf(phrase.slice(0, end));
  if (findVerb(words).finite || ownVerb(words) > 0) return at;
  const next = tokens[at + 2 + end]?.word ?? "";
  return AND.has(next) || next === "" ? at : at + 2 + end;
}

/** Where the clause goes on behind a phrase between commas at an index, "and, after login, shows"; the index where none stands. */
function behindAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== ",") return at;
  const opener = tokens[at + 1]?.word ?? "";
  if (!(PREPOSITIONS.has(opener) || SUBORDINATORS.has(opener)) || AND.has(opener)) return at;
  const end = tokens.slice(at + 2, at + 2 + LONGEST).findIndex(({ word }) => word === ",");
  return end < 1 || at + 3 + end >= tokens.length ? at : at + 3 + end;
}
