/**
 * A second clause behind one that ends in a place: "the app is in the store and the landing page links to it". What is
 * joined on may be another place ("in the store and the page footer"), so that its verb counts where something
 * follows that no place has behind it, or where it is hardly ever the head of a noun ("the timer rings").
 */

import { wordsOf } from "./tokens.ts";
import { OFTEN_NOUNS, ownVerb, type LeftSide } from "./sides.ts";
import {
  DETERMINERS,
  endsPhrase,
  looksInflected,
  looksPlural,
  OBJECT_DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
} from "../words/clause-words.ts";
import type { Token } from "../text/tokens.ts";
import { isKnownBase, isParticiple, verbBase } from "../words/verbs.ts";

const PLACE = /^(?:in|on|at|under|above|below|behind|beside|near|inside|outside|by)$/u;
const LONGEST_PLACE = 5;
/** Ends that no place has: "the timer rings", "the site loads". */
const ENDS_CLAUSE =
  /^(?:rings|loads|reloads|runs|opens|closes|starts|works|passes|exists|appears|fails|beeps|blinks|glows|shines|hums|boots|compiles|renders|syncs|responds|arrives|connects|flows|boils|spins|rotates)$/u;
/** "the test runs", "the bus starts": the runs of these are things too. */
const HAS_RUNS = /^(?:test|trial|batch|dry|print|pilot|ski|school|nightly|build|daily)$/u;
/** What stands behind a noun in a place as well as behind a verb. */
const SAYS_WHICH = /^(?:of|for|in|from|with|without|by|and|or|as|than|,|`)$/u;
/** Several people under a noun in the singular. */
const STAFF = /^(?:staff|crew|team|police|family|public|jury|choir|board|committee)$/u;

/** Whether the left side ends in the place where something is, and the right one tells of another thing. */
export function followsPlace(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
): boolean {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (!DETERMINERS.has(theirs[0] ?? "") || !endsInPlace(ours, side.verb)) return false;
  const last = theirs.length - 1;
  const [end, before] = [theirs[last] ?? "", theirs[last - 1] ?? ""];
  if (last > 1 && last < 6 && ENDS_CLAUSE.test(end) && !looksPlural(before) && isBare(theirs, last))
    return !HAS_RUNS.test(before);
  const verb = ownVerb(theirs);
  return staffDoes(theirs) || (verb > 1 && goesOnAsClause(theirs, verb));
}

function endsInPlace(words: readonly string[], verb: number): boolean {
  if (verb < 0) return false;
  const from = isParticiple(words[verb + 1] ?? "") ? verb + 2 : verb + 1;
  const place = words.slice(from);
  return (
    PLACE.test(place[0] ?? "") &&
    place.length > 1 &&
    place.length <= LONGEST_PLACE &&
    !place.slice(1).some((word) => word === "," || (PREPOSITIONS.has(word) && word !== "of"))
  );
}

/** No "of" and no "for" between the article and the verb. */
function isBare(words: readonly string[], to: number): boolean {
  return !words.slice(1, to).some((word) => word === "," || PREPOSITIONS.has(word));
}

/** "links to it", "visits daily", "hang on the hook". */
function goesOnAsClause(words: readonly string[], verb: number): boolean {
  const [word = "", after] = words.slice(verb, verb + 2);
  if (after === undefined || SAYS_WHICH.test(after) || OFTEN_NOUNS.test(word)) return false;
  if (!isBare(words, verb) || !endsPhrase(words, verb + 1)) return false;
  // "the house rules on the wall", "the daily specials at noon"
  if (verbBase(word) === null && !isKnownBase(word) && PLACE.test(after)) return false;
  return looksInflected(word) || (looksPlural(words[verb - 1] ?? "") && isKnownBase(word));
}

/** "the staff use it" */
function staffDoes(words: readonly string[]): boolean {
  const at = words.findIndex((word, i) => i > 0 && i < 4 && STAFF.test(word));
  const [verb = "", object = ""] = words.slice(at + 1, at + 3);
  return (
    at > 0 &&
    verbBase(verb) === verb &&
    (OBJECTS.has(object) || OBJECT_DETERMINERS.has(object)) &&
    isBare(words, at)
  );
}
