/** What a piece between two commas tells by itself: a predicate, a bound, what there is none of. */

import { RARELY_NOUNS } from "./gaps.ts";
import { ownVerb } from "./sides.ts";
import { DESCRIBES } from "./terse.ts";
import {
  ADVERB,
  DETERMINERS,
  looksInflected,
  PREPOSITIONS,
  STATES,
  TIMES,
} from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import {
  findVerb,
  isInflected,
  isKnownBase,
  isParticiple,
  isPlainVerb,
  opensObject,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** Index of the word that tells something of what stands before it: a verb, or a participle or state that closes; -1 for none. */
export function predicateAt(words: readonly string[]): number {
  const verb = verbAt(words);
  const done = words.findIndex((word, at) => at > 0 && isParticiple(word) && tells(words, at));
  if (verb > 0 && (done < 0 || verb < done)) return verb;
  if (done > 0) return done;
  return stateAt(words);
}

/** A verb with a subject in front; a word that a noun may be as well only with something behind it: not "the exit codes". */
function verbAt(words: readonly string[]): number {
  const at = ownVerb(words);
  const listed = findVerb(words);
  if (at < 1 || (listed.at === at && listed.finite)) return at;
  const [word = "", next] = words.slice(at, at + 2);
  if (next !== undefined && !AND.has(next)) return at;
  return RARELY_NOUNS.test(word) || closesPlural(words, at) ? at : -1;
}

/** "old addresses redirect" */
function closesPlural(words: readonly string[], at: number): boolean {
  const noun = words[/^(?:still|all|both)$/u.test(words[at - 1] ?? "") ? at - 2 : at - 1] ?? "";
  return isKnownBase(words[at] ?? "") && /[^s]s$/u.test(noun);
}

/** "cleaners instructed", "course inspected by the referee", and not "the broken lamps" or "with painted walls". */
function tells(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (NO_NOUN.test(before) || DETERMINERS.has(before) || PREPOSITIONS.has(before)) return false;
  return endsThing(words, at + 1);
}

function endsThing(words: readonly string[], at: number): boolean {
  const word = words[at];
  return (
    word === undefined ||
    PREPOSITIONS.has(word) ||
    SUBORDINATORS.has(word) ||
    opensObject(word) ||
    ADVERB.test(word) ||
    /^(?:again|twice|once|daily|weekly|clear|clean|shut|\p{L}+ly)$/u.test(word)
  );
}

const NO_NOUN = /^(?:and|or|not|both|all|newly|well|fully|more|most|very|`)$/u;

/** "formulas intact", "customs papers complete", "approval on file": where such a state stands at the end. */
function stateAt(words: readonly string[]): number {
  const last = words.length - 1;
  if (last < 1) return -1;
  const [before = "", word = ""] = words.slice(-2);
  if (before === "in" || before === "on") return last > 1 && PLACED.test(word) ? last - 1 : -1;
  if (PREPOSITIONS.has(before) || DETERMINERS.has(before)) return -1;
  // "all consent forms in", and not "sign in"
  if (word === "in" && last < 2) return -1;
  return STATES.has(word) || STATE.test(word) ? last : -1;
}

const PLACED =
  /^(?:file|place|use|order|time|site|board|stock|force|sight|hand|display|sale|record)$/u;
const STATE =
  /^(?:intact|present|legible|unchanged|unaffected|undamaged|clean|searchable|bookable|washable|stable|level|straight|sharp|even|tight|warm|cold|dark|quiet|silent|smooth|secure|in)$/u;

/** Where a bound on a number opens: "below 15 K", "at least 200 runners"; -1 for none. */
export function measuredAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    const next = words[at + 1] ?? "";
    if (word === "between") return isNumber(next);
    if (/^(?:below|above|under|over|within|beyond|<|>|≤|≥)$/u.test(word)) return isNumber(next);
    const pair = `${word} ${next}`;
    if (
      /^(?:at least|at most|(?:fewer|less|more|longer|lower|higher|larger|wider|later|worse|better) than)$/u.test(
        pair,
      )
    ) {
      const number = words[at + 2] ?? "";
      return isNumber(number) || isNumber(words[at + 3] ?? "");
    }
    return /^or (?:more|less|fewer)$/u.test(pair);
  });
}

function isNumber(word: string): boolean {
  return readNumber(word) !== null || /^[\d`$€£]/u.test(word);
}

/** A bound or a denial: "humidity above 90%", "no accident". */
export function isSaid(words: readonly string[]): boolean {
  return measuredAt(words) >= 0 || isDenial(words);
}

/** "no accident", "zero warnings in the log" */
export function isDenial([first = "", ...others]: readonly string[]): boolean {
  return /^(?:no|zero|0)$/u.test(first) && others.length > 0;
}

/** "including slow tests", "each with a check sheet", "in use": says more of the piece before. */
export function isTail(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (TAIL.test(first) || DESCRIBES.test(first)) return true;
  if (/^\p{L}{2,}ing$/u.test(first) && DETERMINERS.has(second)) return true;
  if (PREPOSITIONS.has(first))
    return !/^(?:at (?:least|most)|over)$/u.test(`${first} ${second}`) && !isBoundFront(words);
  if (SUBORDINATORS.has(first)) return true;
  if (/^(?:each|one|some|both|most|none)$/u.test(first))
    return predicateAt(words) < 0 && (first === "each" || second === "of");
  return second === "of" && first === "all";
}

function isBoundFront([first = "", second = ""]: readonly string[]): boolean {
  return /^(?:under|over|above|below)$/u.test(first) && isNumber(second);
}

const TAIL =
  /^(?:including|excluding|except|incl\.?|e\.g\.?|i\.e\.?|namely|especially|or|nor|not|but|like|such|plus|also|even|too|etc\.?|then|because|although|though|however)$/u;

/** "deployed on staging", "published by 20 August": what was done, without saying to what. */
export function isDeed(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (!isParticiple(first) || (verbBase(first) === first && findVerb(words).at > 0)) return false;
  const second = words[1] ?? "";
  return (
    endsThing(words, 1) || AND.has(second) || readNumber(second) !== null || TIMES.test(second)
  );
}

/** "checks row counts", "strikes the hours": one more thing that the subject of the piece before does. */
export function tellsOfSame(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (!looksInflected(first) || words.length < 2) return false;
  if (DETERMINERS.has(second) || /^(?:it|them)$/u.test(second)) return true;
  // "answers in under 50 ms", and not "links in the header"
  if (isInflected(first) && PREPOSITIONS.has(second) && measuredAt(words) >= 0) return true;
  const verb = findVerb(words);
  return verb.at === 0 && verb.finite;
}

/** The same behind an `and`: "alerts in the chat". */
export function opensSame(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (!looksInflected(first)) return false;
  if (isInflected(first) && isPlainVerb(first)) return true;
  if (DETERMINERS.has(second) || /^(?:it|them)$/u.test(second)) return true;
  return PREPOSITIONS.has(second) && !/^(?:of|and|or)$/u.test(second);
}
