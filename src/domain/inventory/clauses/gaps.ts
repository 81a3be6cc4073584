/**
 * Clauses that leave their verb out: "p95 < 200 ms, error rate < 0.1%", "docs live, tests green", "latency is
 * below 200 ms and the error rate below 0.1%", "pump runs and valve closes".
 */

import { DETERMINERS, looksInflected } from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import { findVerb, isParticiple, isPlainVerb, SUBORDINATORS, verbBase } from "../words/verbs.ts";

const SIGN = /^(?:[<>≤≥=≠≈]|[<>=]=)$/u;
const BOUND = /^(?:above|below|under|over|within|beyond)$/u;
const COPULA = /^(?:is|are|stays?|remains?|be)$/u;
/** What one says of a thing without "is". */
const GAPPED_STATES = new Set(
  "live green up down off on out online tight dry warm full offline ready done open shut closed clean active complete available red signed sent".split(
    " ",
  ),
);
const NO_NAME =
  /^(?:of|in|on|at|to|for|from|by|with|without|per|and|or|as|with|no|all|any|each|both|every|not|,|:)$/u;
/** Ends that are hardly ever nouns behind another: "valve closes", "lamp blinks"; unlike "page views". */
export const RARELY_NOUNS =
  /^(?:opens|closes|shows|starts|stops|works|passes|rings|beeps|blinks|shuts|turns|exists|appears|fails|rotates|boots|exits|sends|holds|responds|compiles|moves|stays|saves|drops|lands|sounds|shines|glows|hums|leaks|spins|locks|unlocks|connects|arrives|renders|syncs|flows|drips|boils|burns|rattles|heats|cools|melts|fits)$/u;

/** Both sides say the same kind of thing without a verb, or the right one with the verb of the left. */
export function areGapped(left: readonly string[], right: readonly string[]): boolean {
  if (
    left.length > 12 ||
    left.some((word) => SUBORDINATORS.has(word)) ||
    SUBORDINATORS.has(right[0] ?? "")
  )
    return false;
  return areCompared(left, right) || areStates(left, right) || areBrief(left, right);
}

/** Noun phrase, sign or "below", number and no more than its unit. */
function boundAt(words: readonly string[]): number {
  const at = words.findIndex((word, i) => i > 0 && (SIGN.test(word) || BOUND.test(word)));
  if (at < 1 || at > 6) return -1;
  if (SIGN.test(words[at] ?? "")) return at + 1 < words.length ? at : -1;
  const number = words[at + 1] ?? "";
  const stated = readNumber(number) !== null || /^[\d`$€£]/u.test(number);
  return stated && words.length - at <= 4 ? at : -1;
}

function areCompared(left: readonly string[], right: readonly string[]): boolean {
  const [first, second] = [boundAt(left), boundAt(right)];
  if (first < 1 || second < 1 || !namesThing(right.slice(0, second))) return false;
  if (findVerb(right.slice(second)).at >= 0) return false;
  const verb = left.slice(0, first).findIndex((word) => COPULA.test(word));
  return verb === first - 1 ? namesThing(left.slice(0, verb)) : namesThing(left.slice(0, first));
}

/** "docs live" and "tests green", "heating on" and "windows shut". */
function areStates(left: readonly string[], right: readonly string[]): boolean {
  return isState(left) && isState(right);
}

/** "docs live", "heating on", "build signed" */
export function isState(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  if (words.length === 2 && /^(?:on|off)$/u.test(last) && SWITCHED.test(words[0] ?? ""))
    return true;
  if (words.length === 2 && isNounToo(words[0] ?? "")) return DONE.test(last) || isParticiple(last);
  return (
    words.length > 1 &&
    words.length < 5 &&
    (GAPPED_STATES.has(last) || isParticiple(last)) &&
    namesThing(words.slice(0, -1)) &&
    !isParticiple(words.at(-2) ?? "")
  );
}

/** "tests pass", "lamp glows": a thing and, at the end, what it does, which no noun in the plural is ("19 tests"). */
export function endsInVerb(words: readonly string[]): boolean {
  const last = words.length - 1;
  const word = words[last] ?? "";
  if (last < 1 || last > 3 || isParticiple(word) || !namesThing(words.slice(0, last))) return false;
  if (looksInflected(word)) return RARELY_NOUNS.test(word) && isBrief(words);
  const verb = findVerb(words);
  return verb.at === last && verb.finite;
}

/** "build signed", "release tagged": a verb that is as often a noun, with what no order goes on with. */
function isNounToo(word: string): boolean {
  return verbBase(word) === word && !isPlainVerb(word) && !HARDLY_NOUNS.test(word);
}

/** Things that are on or off, although the words are verbs too; "log on" and "sign off" are orders. */
const SWITCHED = /^(?:flag|display|sound|lock|feed|stream|trigger)$/u;
const DONE = /^(?:live|green|red|clean|ready|done|complete|available|active|online)$/u;
/** "leave closed", "mark done" */
const HARDLY_NOUNS = /^(?:leave|hold|stand|show|mark|set|match|name|ask|get|keep|see)$/u;

/** "pump runs" and "valve closes": two words or three, the last a verb, and one of the two hardly a noun. */
function areBrief(left: readonly string[], right: readonly string[]): boolean {
  return (
    isBrief(left) &&
    isBrief(right) &&
    [left, right].some((side) => RARELY_NOUNS.test(withoutParticle(side).at(-1) ?? ""))
  );
}

/** "light turns on" */
function withoutParticle(words: readonly string[]): readonly string[] {
  return /^(?:on|off|up|down|out)$/u.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

function isBrief(side: readonly string[]): boolean {
  const words = withoutParticle(side);
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  return (
    words.length > 1 &&
    words.length < 5 &&
    looksInflected(last) &&
    (verbBase(last) !== null || RARELY_NOUNS.test(last)) &&
    !looksInflected(before) &&
    namesThing(words.slice(0, -1))
  );
}

/** A few words without a verb or a preposition: the name of a thing. */
function namesThing(words: readonly string[]): boolean {
  const [first = ""] = words;
  return (
    words.length > 0 &&
    words.length < 6 &&
    !DETERMINERS.has(words.at(-1) ?? "") &&
    verbBase(first) !== first &&
    !(looksInflected(first) && verbBase(first) !== null && words.length > 1) &&
    !words.some((word) => NO_NAME.test(word) || SIGN.test(word)) &&
    findVerb(words).at < 0
  );
}
