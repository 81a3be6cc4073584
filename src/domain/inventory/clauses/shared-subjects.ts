/** Where the right side of an `and` takes the subject of the left one over: "and exits", "but keeps". */

import { mayOrder } from "./orders.ts";
import { opensPredicate, saysQuotation } from "./openings.ts";
import { type LeftSide, firmlyOwn, isClosed, mayBePlural, ownVerb } from "./sides.ts";
import { wordsOf } from "./tokens.ts";
import {
  ADVERB,
  DETERMINERS,
  PREPOSITIONS,
  looksInflected,
  looksPlural,
} from "../words/clause-words.ts";
import { ONE_THING } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";
import { readNumber } from "../words/numbers.ts";
import {
  findVerb,
  isAuxiliary,
  isKnownBase,
  isNounToo,
  isParticiple,
  isPlainVerb,
  opensObject,
  verbBase,
} from "../words/verbs.ts";

/** "can", "must": what is joined on to the verb behind it stands in the plain form too. */
export const MODAL = /^(?:can|could|may|might|must|shall|should|will|would)$/u;

/** Verbs that have no object: none can be shared with the verb behind `and`. */
const INTRANSITIVE = /^(?:work|exist|appear|respond|boot|arrive|exit)$/u;

/** What the left side says about what may follow it; it may take its subject over. */
export function leftSide(left: readonly Token[], subject: string): LeftSide {
  const words = wordsOf(left);
  const own = ownVerb(words);
  const verb = subject !== "" ? 0 : mayBePlural(words, own) ? -1 : own;
  const modal = subject === "" ? (words[verb] ?? "") : (/\S+$/u.exec(subject)?.[0] ?? "");
  const firm = verb >= 0 && (subject !== "" || firmlyOwn(words, verb));
  return { verb, firm, closed: verb >= 0 && isClosed(words, verb), plain: MODAL.test(modal) };
}

/** "…, and sorts it", "… and shuts at 1 bar": what the left side is about does this too. */
export function goesOn(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  behindComma: boolean,
): boolean {
  const words = wordsOf(right);
  const listed = findVerb(words);
  const opens =
    (words.length > 1 &&
      listed.at === 0 &&
      listed.finite &&
      (side.firm || (isPlainVerb(words[0] ?? "") && !looksPlural(left.at(-1)?.word ?? "")))) ||
    (tellsOfMany(left, side) && (mayOrder(right) || takesNumber(words))) ||
    (side.firm && doesThen(wordsOf(left), words)) ||
    saysQuotation(left, right, behindComma);
  if (side.verb < 0 || (!opens && !opensPredicate(words, side))) return false;
  // "and links in the header work": behind a plural and its phrase stands the verb.
  const own = isNounToo(words[0] ?? "") && PREPOSITIONS.has(words[1] ?? "") ? ownVerb(words) : -1;
  if (own > 2 && verbBase(words[own] ?? "") === words[own]) return false;
  const last = left.at(-1)?.word ?? "";
  // "The tool filters and sorts them", "can start and stop it": one object for both.
  if (ADVERB.test(right[0]?.word ?? "")) return true;
  // "the map zooms and is visible"
  if (isAuxiliary(right[0]?.word ?? "") && !isParticiple(last)) return true;
  const verb = side.plain && side.verb > 0 ? side.verb + 1 : side.verb;
  return verb < left.length - 1 || INTRANSITIVE.test(verbBase(last) ?? "");
}

/** "workers read the config": a plain verb behind things in the plural, as what they do besides has one. */
function tellsOfMany(left: readonly Token[], { verb }: LeftSide): boolean {
  const [things = "", does = ""] = wordsOf(left.slice(Math.max(0, verb - 1), verb + 1));
  return verb > 0 && looksPlural(things) && isKnownBase(does);
}

/** "cost 12 euros" */
function takesNumber([verb = "", number = "", thing]: readonly string[]): boolean {
  return isKnownBase(verb) && thing !== undefined && readNumber(number) !== null;
}

/**
 * "plays in the background and pauses during a call": behind a phrase a word with `s` that happens at a time is a verb, and not
 * behind an object ("sees the price and discounts during sales").
 */
function doesThen(
  left: readonly string[],
  [verb = "", when = "", ...rest]: readonly string[],
): boolean {
  if (!looksInflected(verb) || !TIMING.test(when) || rest.length === 0) return false;
  const phrase = PREPOSITIONS.has(left.at(-3) ?? "") && DETERMINERS.has(left.at(-2) ?? "");
  return phrase && !looksPlural(left.at(-1) ?? "");
}

const TIMING = /^(?:during|after|before|until|within|when|once|while)$/u;

/** "has a greeting and links to the shop": what a thing has is named on, and nothing more told of it. */
export function namesOn(left: readonly Token[], right: readonly Token[]): boolean {
  const [noun = "", after = ""] = wordsOf(right);
  if (after !== "to" || !isNounToo(noun)) return false;
  const words = wordsOf(left);
  const verb = findVerb(words).at;
  // "shows charts and links to the guide"
  const bare = verb === words.length - 2 && looksPlural(words.at(-1) ?? "");
  return verb >= 0 && (bare || HAS.test(words[verb] ?? ""));
}

const HAS = /^(?:has|have|contains?|includes?|lists?|gets?)$/u;

/** "their role and last login": as a verb "last" has behind it how long. */
export function describesNoun([first, second]: readonly Token[]): boolean {
  const after = second?.word ?? "";
  if (first?.word !== "last" || after === "" || opensObject(after)) return false;
  return readNumber(after) === null && !HOW_LONG.test(after);
}

const HOW_LONG =
  /^(?:long|longer|until|till|all|more|less|over|beyond|throughout|through|between|several|many|forever|well|\d.*)$/u;

/** The right side opens with a verb that takes the left side's subject: "and exits", "but keeps", "and is logged". */
export function sharesSubject(
  left: readonly Token[],
  right: readonly Token[],
  connected: boolean,
): boolean {
  if (!connected) return false;
  const verb = findVerb(wordsOf(right));
  if (verb.at !== 0 || describesNoun(right)) return false;
  // "reads and writes YAML"
  const [first, second] = [verbBase(left.at(-1)?.word ?? ""), verbBase(right[0]?.word ?? "")];
  if (ONE_THING.has(`${first} ${second}`)) return false;
  const before = findVerb(wordsOf(left));
  const bare = verbBase(left.at(-1)?.word ?? "");
  if (before.at < 0) {
    // "the page not only loads but also shows the total"
    const only = left.at(-2)?.word === "only" && left.at(-3)?.word === "not" ? 2 : 0;
    return (
      bare !== null &&
      bare !== left.at(-1)?.word &&
      left.length > 1 &&
      left.length - only < 5 &&
      right.length > 1
    );
  }
  // "is free and open to all"
  const adjective = /^(?:open|clean|clear|live|empty|complete)$/u.test(right[0]?.word ?? "");
  if (adjective && /^(?:is|are|was|were)$/u.test(left[before.at]?.word ?? "")) return false;
  if (verb.finite) return right.length > 1 || before.at < left.length - 1;
  const lastLeft = left.at(-1)?.word ?? "";
  const stacked = verbBase(lastLeft) === lastLeft;
  return before.at > 0 && !stacked && right.length > 1;
}
