/**
 * A second verb of one subject that could as well be a plural, where no noun can be joined on: "the server is up and
 * answers", "the page loads and prints", "the page works offline and syncs later".
 */

import { RARELY_NOUNS } from "./gaps.ts";
import { ownVerb } from "./sides.ts";
import { wordsOf } from "./tokens.ts";
import {
  DETERMINERS,
  isVerbForm,
  looksInflected,
  PREPOSITIONS,
  STATES,
} from "../words/clause-words.ts";
import { AND, ONE_THING } from "../words/list-words.ts";
import type { Token } from "../text/tokens.ts";
import {
  describes,
  findVerb,
  isAuxiliary,
  isKnownBase,
  isNounToo,
  isParticiple,
  opensObject,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** Where the predicate of the left side begins that the right one goes on from with a verb alone; -1 for none. */
export function secondVerbAt(
  left: readonly Token[],
  right: readonly Token[],
  subject: string,
  next: string,
): number {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (left.at(-1)?.enclosed === true || ours.length > MOST) return -1;
  if (ours.some((word) => word === "," || AND.has(word) || SUBORDINATORS.has(word))) return -1;
  const verb = theirs[0] ?? "";
  const first = ours.at(-1) ?? "";
  if (ONE_THING.has(`${verbBase(first) ?? first} ${verbBase(verb) ?? verb}`)) return -1;
  if (!endsBehindVerb(theirs)) return -1;
  // "the page is live and loads and prints"
  if (subject !== "") return ours.length === 1 && isVerb(first) && isVerb(verb) ? 0 : -1;
  const state = stateAt(ours);
  if (state > 0) {
    if (ours[state] === "are") return isPlainVerb(verb) ? state : -1;
    return isVerb(verb) || (next === "" && theirs.length === 1 && looksInflected(verb))
      ? state
      : -1;
  }
  if (!isVerb(verb) || !OPENS_ONE.test(ours[0] ?? "")) return -1;
  // "the page views and clicks and sales", "starts and stops on command"
  if (isNounToo(verb) && (goesOnElsewhere(next) || theirs.length > 1)) return -1;
  return doesAt(ours) || (theirs.length === 1 && next === "" && hasAt(ours, verb)) || -1;
}

/** A subject and what it does are hardly longer. */
const MOST = 10;
/** One thing, so that its verb has an `s`. */
const OPENS_ONE = /^(?:the|an?|each|every|it)$/u;
const IS = /^(?:is|are|stays|remains)$/u;
/** "responsive", "readable", "harmless" */
const ADJECTIVE = /(?:[a-z]{2}able|[a-z]{2}ible|[a-z]{2}ful|less|ous|[st]ive)$/u;
/** What says when or how, behind a verb without an object. */
const HOW = /^(?:later|fast|well|together|alone|anew|first|overnight|offline|\p{L}{3,}ly)$/u;
/** Verbs that the list does not know, or that are hardly nouns. */
const FURTHER_VERBS =
  /^(?:zooms|pauses|listens|snaps|floats|dims|drains|registers|folds|switches|beeps|records|swings|slides|refreshes|wakes|flies|rests|dries|cools|bakes|lifts|sells|prints|spins|grows|fades)$/u;
/** What hardly anything has beside something else: "has a title and loads", unlike "has a title and notes". */
const NO_PART =
  /^(?:loads|prints|plays|runs|turns|scrolls|zooms|works|opens|closes|starts|responds|renders|rotates|boots|exits|compiles|connects|syncs|spins|glows|shines|blinks|appears|arrives)$/u;
/** Words that behind a noun are hardly its verb: "unit tests", "page views". */
const NOUN_FIRST =
  /^(?:tests|checks|reports|notes|files|results|views|counts|names|marks|reviews|costs|calls|queries|pages|tags|rates|labels|orders|lists|requests|answers|points|uses)$/u;
/** Plain verbs that say as well what things are like: "are dry and sound". */
const ADJECTIVE_TOO = /^(?:sound|equal|close|split|cut|set|shut|mean|lower|own|present|separate)$/u;

function isVerb(word: string): boolean {
  return isVerbForm(word) || RARELY_NOUNS.test(word) || FURTHER_VERBS.test(word);
}

function isPlainVerb(word: string): boolean {
  return isKnownBase(word) && !describes(word) && !STATES.has(word) && !ADJECTIVE_TOO.test(word);
}

/** A verb at the end, or with no more than a phrase behind it: "listens on port 80", "syncs later". */
function endsBehindVerb(words: readonly string[]): boolean {
  const [after, ...others] = words.slice(1);
  if (after === undefined) return words.length === 1;
  if (HOW.test(after)) return others.length === 0;
  if (!PREPOSITIONS.has(after) || /^(?:of|than|and|or|as)$/u.test(after)) return false;
  // "links in the header work", "lights on the panel glow"
  if (ownVerb(words) > 0 || others.length === 0) return false;
  return !others.some(
    (word) => isKnownBase(word) || isAuxiliary(word) || isParticiple(word) || isVerb(word),
  );
}

/** "the page views and clicks and sales": what follows is one more of them. */
function goesOnElsewhere(next: string): boolean {
  return next !== "" && !DETERMINERS.has(next) && !isAuxiliary(next) && !isVerb(next);
}

/** Where "is up", "are live" or "works offline" begins; -1 for none. */
function stateAt(words: readonly string[]): number {
  const at = words.length - 2;
  const [verb = "", last = ""] = words.slice(at);
  if (at < 1) return -1;
  if (IS.test(verb))
    return STATES.has(last) || (verb === "is" && (ADJECTIVE.test(last) || isParticiple(last)))
      ? at
      : -1;
  return STATES.has(last) && at === doesAt(words.slice(0, -1)) ? at : -1;
}

/** Where the verb stands in "the page loads", "it prints": one thing and, at the end, what it does; 0 for none. */
function doesAt(words: readonly string[]): number {
  const at = words.length - 1;
  const before = words[at - 1] ?? "";
  if (at < 1 || at > 4 || !OPENS_ONE.test(words[0] ?? "") || !isVerb(words[at] ?? "")) return 0;
  if (NOUN_FIRST.test(words[at] ?? "") && words[0] !== "it") return 0;
  if (at === 1 && words[0] !== "it") return 0;
  if (!/^\p{L}+$/u.test(before) || /[^su]s$/u.test(before) || PREPOSITIONS.has(before)) return 0;
  return findVerb(words.slice(0, at)).at < 0 && !words.slice(1, at).some(opensObject) ? at : 0;
}

/** Where "has a title" stands in "the page has a title", where the verb behind it names nothing that one has; 0 for none. */
function hasAt(words: readonly string[], verb: string): number {
  const at = words.indexOf("has");
  const [article = "", ...nouns] = words.slice(at + 1);
  if (at < 2 || !NO_PART.test(verb) || !/^(?:an?|the)$/u.test(article)) return 0;
  return nouns.length > 0 && nouns.length < 3 && !nouns.some((word) => PREPOSITIONS.has(word))
    ? at
    : 0;
}
