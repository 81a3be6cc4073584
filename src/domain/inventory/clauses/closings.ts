/**
 * A second clause that ends in its verb behind one that ends in its object: "the user clicks the button and the page
 * reloads". The end may as well be the head of a noun ("shows the button and the page views"), so it counts where it
 * hardly ever is one; behind ", and", which no two objects have between them, where it is not often one.
 */

import { RARELY_NOUNS } from "./gaps.ts";
import { isOfRelative } from "./relatives.ts";
import { saysWhat } from "./subordinates.ts";
import { wordsOf } from "./tokens.ts";
import { OFTEN_NOUNS, type LeftSide } from "./sides.ts";
import {
  ADVERB,
  DETERMINERS,
  looksInflected,
  looksPlural,
  PREPOSITIONS,
} from "../words/clause-words.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isInflected, verbBase } from "../words/verbs.ts";

/** How the two sides are joined: `and` alone, a comma with `and` or `then` behind it, or a comma alone. */
export type Joint = "and" | "comma and" | "comma";

/** Verbs at an end that are no heads of nouns in the plural, as "stops" is in "the bus stops". */
const SURE =
  /^(?:opens|closes|starts|restarts|reloads|resets|exists|appears|disappears|vanishes|fails|exits|responds|reacts|connects|reconnects|arrives|departs|leaves|listens|speaks|sings|sleeps|wakes|rises|grows|dries|waits|blinks|glows|shines|hums|spins|rotates|boils|burns|melts|flows|shuts|unlocks|agrees|applauds|compiles|renders|syncs|expires|begins|pays)$/u;
/** As often a noun, but hardly beside one thing ("fills the tank and the float stops"). */
const BESIDE_ONE = /^(?:stops|ends|fades)$/u;
const PARTICLE = /^(?:back|up|down|off|out|on|in|away|again|over|through|too|itself|twice)$/u;
/** What has things as its object, and so lists of them. */
const SHOWING =
  /^(?:shows?|lists?|displays?|contains?|has|have|had|includes?|covers?|names?|counts?|logs?|records?|tracks?|measures?|prints?|reports?|describes?|mentions?|documents?|stores?|exports?|holds?|compares?|gives?|tells?|marks?|is|are|was|were)$/u;

/** Whether the right side is a clause of one thing and, at its end, what it does. */
export function closesAnew(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  joint: Joint,
): boolean {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  const at = verbAtEnd(theirs);
  // "and the minutes each train waits"
  if (at < 2 || isOfRelative(theirs, at) || PREPOSITIONS.has(ours[0] ?? "") || saysWhat(left) >= 0)
    return false;
  const listed = findVerb(ours);
  const verb = side.verb >= 0 ? side.verb : listed.at;
  if (verb < 0 || verb >= ours.length) return false;
  const word = theirs[at] ?? "";
  const shows = SHOWING.test(ours[verb] ?? "") && verb < ours.length - 1;
  const sure = SURE.test(word) || (at < theirs.length - 1 && !OFTEN_NOUNS.test(word));
  if (joint !== "and" && !ours.includes(","))
    return sure || !OFTEN_NOUNS.test(word) || (joint === "comma and" && !shows);
  if (shows) return false;
  return sure || (BESIDE_ONE.test(word) && !looksPlural(ours.at(-1) ?? ""));
}

/** Where the verb stands in "the page reloads" or "the deployment rolls back"; -1 for none. */
function verbAtEnd(words: readonly string[]): number {
  const last = words.length - 1;
  const at = PARTICLE.test(words[last] ?? "") ? last - 1 : last;
  if (at < 2 || at > 5 || !DETERMINERS.has(words[0] ?? "")) return -1;
  const [verb, before] = [words[at] ?? "", words[at - 1] ?? ""];
  if (!looksInflected(verb) || looksPlural(before) || ADVERB.test(before)) return -1;
  if (words.slice(1, at).some((word) => word === "," || PREPOSITIONS.has(word))) return -1;
  const known = isInflected(verb) || verbBase(verb) !== null || RARELY_NOUNS.test(verb);
  return known || at < last || SURE.test(verb) || BESIDE_ONE.test(verb) ? at : -1;
}
