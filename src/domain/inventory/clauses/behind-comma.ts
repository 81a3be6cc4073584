/**
 * A second clause behind ", and" with a subject and a verb of its own: "search returns results for names, and an empty query
 * shows the newest articles". No two objects have a comma between them, so that less is asked of either side than where
 * `and` stands alone.
 */

import type { Joint } from "./closings.ts";
import { isOfRelative } from "./relatives.ts";
import { LISTED_NOUNS, OFTEN_NOUNS, type LeftSide, firmlyOwn, ownVerb } from "./sides.ts";
import { saysWhat } from "./subordinates.ts";
import { wordsOf } from "./tokens.ts";
import { amountDoes, totalDoes } from "./total-does.ts";
import {
  DETERMINERS,
  isVerbForm,
  looksInflected,
  looksPlural,
  OBJECTS,
  PREPOSITIONS,
} from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isAuxiliary, isKnownBase, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

/** Whether the right side tells of another thing than the left one. */
export function tellsAnew(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  joint: Joint,
): boolean {
  if (joint !== "comma and" || saysWhat(left) >= 0) return false;
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (SUBORDINATORS.has(theirs[0] ?? "") || PREPOSITIONS.has(ours[0] ?? "")) return false;
  if (side.verb < 0 && !mayTell(ours) && !totalDoes(ours)) return false;
  if (side.verb >= 0 && (amountDoes(theirs) || totalDoes(theirs))) return true;
  if (ours.includes(",")) return false;
  return oneThingDoes(theirs) || bareThingDoes(theirs);
}

/** "search returns results", "no diver surfaces alone": a verb that may as well be a noun, near the start. */
function mayTell(words: readonly string[]): boolean {
  const one = ONE.test(words[0] ?? "") && !looksPlural(words[1] ?? "");
  if (one && looksInflected(words[2] ?? "") && words.length > 3) return true;
  return words.some(
    (word, at) =>
      at > 0 &&
      at < 5 &&
      isVerbForm(word) &&
      !looksPlural(words[at - 1] ?? "") &&
      !PREPOSITIONS.has(words[at - 1] ?? "") &&
      !words.slice(0, at).includes(","),
  );
}

const ONE = /^(?:an?|each|every|no)$/u;

/** "an empty query shows the ten newest": one thing, and a verb that hardly is anything else. */
function oneThingDoes(words: readonly string[]): boolean {
  if (!DETERMINERS.has(words[0] ?? "")) return false;
  const verb = ownVerb(words);
  const single = isAuxiliary(words[verb] ?? "") || looksInflected(words[verb] ?? "");
  return (
    verb > 1 &&
    single &&
    !looksPlural(words[verb - 1] ?? "") &&
    !isOfRelative(words, verb) &&
    firmlyOwn(words, verb)
  );
}

/** "failover promotes one of them", "moderation hides the post": a thing without an article, and what it does to another. */
function bareThingDoes(words: readonly string[]): boolean {
  const at = looksInflected(words[1] ?? "") ? 1 : 2;
  const [noun = "", verb = "", object = ""] = words.slice(at - 1, at + 2);
  if (!words.slice(0, at).every(isName) || looksPlural(noun)) return false;
  if (!looksInflected(verb) || OFTEN_NOUNS.test(verb) || LISTED_NOUNS.test(verb)) return false;
  if (!(OBJECTS.has(object) || OPENS_OBJECT.test(object) || isSomeOf(words, at + 1))) return false;
  // "user ids the server has given out"
  return !tellsMore(words.slice(at + 1));
}

function isName(word: string): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !DETERMINERS.has(word) &&
    !PREPOSITIONS.has(word) &&
    !SUBORDINATORS.has(word) &&
    !isAuxiliary(word) &&
    !isParticiple(word) &&
    !isKnownBase(word) &&
    !/(?:ly|ing)$|^(?:also|then|both|all|only|not|other|such)$/u.test(word)
  );
}

const OPENS_OBJECT = /^(?:the|an?|its|their|his|her|each|every)$/u;

/** "one of them", "three copies" */
function isSomeOf(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return readNumber(words[at] ?? "") !== null && (next === "of" || looksPlural(next));
}

function tellsMore(words: readonly string[]): boolean {
  const end = words.findIndex((word) => SUBORDINATORS.has(word));
  const own = end < 0 ? words : words.slice(0, end);
  const verb = findVerb(own);
  return (verb.at > 0 && verb.finite) || own.some(isAuxiliary);
}
