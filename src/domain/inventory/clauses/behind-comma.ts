/**
 * A second clause behind ", and" with a subject and a verb of its own: "search returns results for names, and an empty query
 * shows the newest articles". No two objects have a comma between them, so that less is asked of either side than where
 * `and` stands alone.
 */

import type { Joint } from "./closings.ts";
import { LISTED_NOUNS } from "./listed-names.ts";
import { isOfRelative } from "./relatives.ts";
import { OFTEN_NOUNS, type LeftSide, firmlyOwn, ownVerb } from "./sides.ts";
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
  if (side.verb < 0 && !mayTell(ours) && !totalDoes(ours) && !amountDoes(ours)) return false;
  if (side.verb >= 0 && (amountDoes(theirs) || totalDoes(theirs))) return true;
  if (ours.includes(",")) return false;
  return oneThingDoes(theirs) || bareThingDoes(theirs) || thingsDo(theirs);
}

/** "search returns results", "no diver surfaces alone": a verb that may as well be a noun, near the start. */
function mayTell(words: readonly string[]): boolean {
  const one = ONE.test(words[0] ?? "") && !looksPlural(words[1] ?? "");
  if (one && looksInflected(words[2] ?? "") && words.length > 3) return true;
  return words.some(
    (word, at) =>
      at > 0 &&
      at < 5 &&
      (isVerbForm(word) || (looksInflected(word) && OPENS_OBJECT.test(words[at + 1] ?? ""))) &&
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
  const [noun = "", verb = ""] = words.slice(at - 1, at + 1);
  if (!isName(noun) || looksPlural(noun)) return false;
  if (at === 2 && !isName(words[0] ?? "") && !isParticiple(words[0] ?? "")) return false;
  if (!looksInflected(verb) || OFTEN_NOUNS.test(verb) || LISTED_NOUNS.test(verb)) return false;
  if (!isObject(words, at + 1)) return false;
  // "user ids the server has given out"
  return !tellsMore(words.slice(at + 1));
}

/** "delivery vans ring the porter": things without an article, and what they do to another. */
function thingsDo(words: readonly string[]): boolean {
  const at = looksPlural(words[0] ?? "") ? 1 : 2;
  const [first = "", verb = ""] = [words[0], words[at]];
  if (!looksPlural(words[at - 1] ?? "") || (at === 2 && !isName(first) && !isParticiple(first)))
    return false;
  if (!isPlainWord(verb) || isParticiple(verb) || looksPlural(verb) || NO_VERB.test(verb))
    return false;
  return isObject(words, at + 1) && !tellsMore(words.slice(at + 1));
}

/** What stands between a plural and an article and is no verb: "photos half the size". */
const NO_VERB =
  /^(?:behind|beside|besides|beyond|inside|outside|near|around|along|off|like|unlike|except|plus|minus|towards?|among|amongst|despite|opposite|past|round|half|twice|double|triple|thrice|worth|atop|amid|nor|but|just|even|throughout|regarding|concerning|including|.{3,}ing|.+ly)$/u;

function isObject(words: readonly string[], at: number): boolean {
  const object = words[at] ?? "";
  return OBJECTS.has(object) || OPENS_OBJECT.test(object) || isSomeOf(words, at);
}

function isName(word: string): boolean {
  return (
    isPlainWord(word) &&
    !isParticiple(word) &&
    !isKnownBase(word) &&
    !/(?:ly|ing)$|^(?:also|then|both|all|only|not|other|such)$/u.test(word)
  );
}

function isPlainWord(word: string): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !DETERMINERS.has(word) &&
    !PREPOSITIONS.has(word) &&
    !SUBORDINATORS.has(word) &&
    !isAuxiliary(word)
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
