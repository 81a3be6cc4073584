/** Whether what stands beside an `and` or a comma is a clause by itself: it has a subject and a verb of its own. */

import { namesWhat } from "./listed-names.ts";
import { isWholeOrder } from "./orders.ts";
import { isOfRelative } from "./relatives.ts";
import {
  type LeftSide,
  firmlyOwn,
  goesOnWithNouns,
  joinsNoCount,
  ownVerb,
  sharesPlural,
} from "./sides.ts";
import { describesNoun } from "./shared-subjects.ts";
import { wordsOf } from "./tokens.ts";
import {
  DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
  looksInflected,
  looksPlural,
} from "../words/clause-words.ts";
import { AND, CLOSING_VERB } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";
import {
  SUBORDINATORS,
  findVerb,
  isAuxiliary,
  isInflected,
  isKnownBase,
  isParticiple,
  verbBase,
} from "../words/verbs.ts";

/** The right side has a subject and a verb of its own, told by where it stands. */
export function followsClosed(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
): boolean {
  const words = wordsOf(right);
  const verb = SUBORDINATORS.has(words[0] ?? "") ? -1 : ownVerb(words);
  // No list goes on with "it works".
  if (verb > 0 && verb < 4 && /^(?:it|they)$/u.test(words[0] ?? "")) return left.length > 1;
  if (side.verb < 0) return false;
  // "failed sends"
  if (looksInflected(words[verb] ?? "") && /[a-z]{2}ed$/u.test(words[verb - 1] ?? "")) return false;
  // "with scripts and images disabled"
  if (verb < 1 || isParticiple(words[verb] ?? "") || isOfRelative(words, verb)) return false;
  if (!side.firm && sharesPlural(words, verb)) return false;
  if (namesWhat(words) || goesOnWithNouns(wordsOf(left), words, verb)) return false;
  return side.closed || firmlyOwn(words, verb) || joinsNoCount(wordsOf(left), words, verb);
}

/** Both sides have a subject and a verb of their own. */
export function standsAlone(left: readonly Token[], right: readonly Token[]): boolean {
  if (SUBORDINATORS.has(right[0]?.word ?? "")) return false;
  // "last month is closed"
  const verb = findVerb(wordsOf(describesNoun(right) ? right.slice(1) : right));
  if (verb.at < 1 || !verb.finite) return closeAlike(left, right);
  if (isOfRelative(wordsOf(right), verb.at) || namesWhat(wordsOf(right))) return false;
  // "drag and drop works": one word is hardly an order beside another that has a verb.
  if (left.length === 1 && verb.at === 1 && verbBase(right[0]?.word ?? "") !== null) return false;
  const works = left.at(-1)?.word === "works" && closesWithVerb(left);
  return (
    works ||
    namedDoes(left, right) ||
    findVerb(wordsOf(left)).at >= 0 ||
    endsWithVerb(left) ||
    manyDo(left)
  );
}

/** Whether the left side of a connector is a clause by itself, with a verb that is known. */
export function isClause(left: readonly Token[]): boolean {
  const verb = findVerb(wordsOf(left));
  return (
    (verb.at > 0 && verb.finite) ||
    isWholeOrder(left) ||
    closesWithVerb(left) ||
    endsWithVerb(left) ||
    manyDo(left)
  );
}

/** "both reviewers approve": things in the plural, and behind them a plain verb that opens no order. */
function manyDo(left: readonly Token[]): boolean {
  const words = wordsOf(left);
  const last = words.at(-1) ?? "";
  return (
    words.length > 1 &&
    words.length < 6 &&
    isKnownBase(last) &&
    verbBase(last) !== last &&
    looksPlural(words.at(-2) ?? "") &&
    findVerb(words.slice(0, -1)).at < 0 &&
    !words.slice(0, -2).some((word) => word === "," || AND.has(word) || PREPOSITIONS.has(word))
  );
}

/**
 * "the search works and the filter loads": words that may be nouns are verbs where both sides close with
 * one, "all tests pass and the page loads"; "works" is hardly anything else behind one thing.
 */
function closeAlike(left: readonly Token[], right: readonly Token[]): boolean {
  if (!closesWithVerb(right) || left.some(({ word }) => SUBORDINATORS.has(word))) return false;
  const verb = findVerb(wordsOf(left)).at;
  if (closesWithVerb(left) || (verb > 0 && verb === left.length - 1)) return true;
  return right.at(-1)?.word === "works" && verb > 0;
}

/** One thing and, at the end, what it does: "the filter works", "search works". */
export function closesWithVerb(side: readonly Token[]): boolean {
  const last = side.at(-1)?.word ?? "";
  const before = side.at(-2)?.word ?? "";
  const base = verbBase(last);
  return (
    base !== null &&
    base !== last &&
    !isInflected(side[0]?.word ?? "") &&
    !isParticiple(before) &&
    CLOSING_VERB.test(base) &&
    side.length > 1 &&
    side.length <= 6 &&
    !NO_SUBJECT.test(before) &&
    !PLURAL.test(before) &&
    findVerb(wordsOf(side.slice(0, -1))).at < 0
  );
}

/** "access" and "status" are one thing. */
const PLURAL = /[^sui]s$/u;

/** "the list of works", "the works": the word is a noun here. */
const NO_SUBJECT = /^(?:an?|the|of|in|on|for|to|with|no|all|any|some|its|their|our|,)$/u;

/** "/status answers" beside "the log is empty": one address or piece of code, and what it does. */
function namedDoes([name, verb, ...others]: readonly Token[], right: readonly Token[]): boolean {
  if (name === undefined || verb === undefined || others.length > 0) return false;
  if (!name.enclosed && !name.word.startsWith("/")) return false;
  return isInflected(verb.word) && !right.some(({ word }) => /^(?:are|were|have)$/u.test(word));
}

/** "the page loads": a word that may be a noun is the verb where an article opens the clause and it closes it. */
function endsWithVerb(left: readonly Token[]): boolean {
  const last = left.at(-1)?.word ?? "";
  const base = verbBase(last);
  const before = left.at(-2)?.word ?? "";
  return (
    left.length > 2 &&
    /^(?:the|a|an|each|every)$/u.test(left[0]?.word ?? "") &&
    base !== null &&
    base !== last &&
    !PLURAL.test(before)
  );
}

/** "and so does signup", "but so is the form": the same of another thing. */
export function saysTheSame(left: readonly Token[], right: readonly Token[]): boolean {
  const [first = "", second = "", third = ""] = wordsOf(right);
  if (first !== "so" || !isAuxiliary(second) || !isClause(left)) return false;
  // "and so is safe", "and so does not fail", "so do it next"
  if (DETERMINERS.has(third) || third === "`") return true;
  return /^(?:do|does|did)$/u.test(second) && !/^(?:not|)$/u.test(third) && !OBJECTS.has(third);
}
