/**
 * The clause in front that says when or under what condition the one behind it holds: "although the disk is full, the
 * service answers", "when the user signs in, opens the cart and pays, a mail is sent". What it tells asks for nothing.
 */

import { wordsOf } from "./tokens.ts";
import { opensPredicate } from "./openings.ts";
import { ownVerb } from "./sides.ts";
import { DETERMINERS, looksInflected, PREPOSITIONS, SUBJECTS } from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isParticiple } from "../words/verbs.ts";

const OPENERS = new Set(
  "when whenever wherever if unless once while because although though whereas until".split(" "),
);
/** Prepositions too: what follows them is a clause where it has a verb. */
const MOMENTS = new Set("after before since".split(" "));
const MOMENT_ADVERB = /^(?:directly|right|shortly|immediately|soon|just|long|even|only|not)$/u;
const UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/u;
/** Openers of several words, those with "*" only in front of a thing: "every time a guest …", and not "every time slot". */
const PHRASES: readonly (readonly string[])[] = (
  "even though|even if|even when|only if|only when|only once|as soon as|as long as|so long as|now that|given that|provided that|" +
  "providing that|assuming that|in case that|in the event that|in case *|provided *|providing *|assuming *|given *|every time *|each time *|" +
  "any time *|the moment *|the instant *|the minute *|the first time *|the next time *|the last time *|by the time *"
)
  .split("|")
  .map((phrase) => phrase.split(" "));

const MOST_PIECES = 8;
const LONGEST_PIECE = 40;

/** Index behind the words that open such a clause at an index; -1 where none do. */
function behindOpener(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? "";
  if (OPENERS.has(word) || MOMENTS.has(word)) return at + 1;
  const next = tokens[at + 1]?.word ?? "";
  if (MOMENT_ADVERB.test(word) && MOMENTS.has(next)) return at + 2;
  // "two days after an order is paid"
  const counted = readNumber(word) !== null || /^an?$/u.test(word);
  if (counted && UNIT.test(next) && MOMENTS.has(tokens[at + 2]?.word ?? "")) return at + 3;
  for (const phrase of PHRASES) {
    if (phrase[0] !== word) continue;
    const length = phrase.at(-1) === "*" ? phrase.length - 1 : phrase.length;
    if (!phrase.slice(0, length).every((one, i) => tokens[at + i]?.word === one)) continue;
    if (length === phrase.length || opensThing(tokens[at + length])) return at + length;
  }
  return -1;
}

function opensThing(token?: Token): boolean {
  if (token === undefined) return false;
  return DETERMINERS.has(token.word) || SUBJECTS.test(token.word) || token.word === "all";
}

/**
 * Index of the comma that ends the clause in front that opens at an index; -1 for none. A comma within it stands before
 * "or" and "and", or before what its subject does too.
 */
export function givenEnd(tokens: readonly Token[], at: number): number {
  const body = behindOpener(tokens, at);
  if (body < 0) return -1;
  const first = commaFrom(tokens, body);
  if (first < 0 || !opens(tokens, at, wordsOf(tokens.slice(body, first)))) return -1;
  let comma = first;
  let plain = true;
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
    const next = commaFrom(tokens, comma + 1);
    if (next < 0) break;
    const piece = wordsOf(tokens.slice(comma + 1, next));
    const goesOn = JOINS.test(tokens[next + 1]?.word ?? "") || !tellsBehind(tokens, next);
    const closing = closes(piece, plain, pieces === 0);
    if (closing && !goesOn) return next;
    if (!closing && JOINS.test(piece[0] ?? "")) break;
    plain &&= isDeed(piece);
    comma = next;
  }
  return JOINS.test(tokens[first + 1]?.word ?? "") ? -1 : first;
}

const JOINS = /^(?:and|or|but|nor|then|which|who|—)$/u;

/** Whether what stands between the opener and the first comma is a clause: "although slow" counts as one. */
function opens(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const brief = /^(?:although|though)$/u.test(tokens[at]?.word ?? "") && words.length < 3;
  return words.length > 0 && (brief || (tells(words) && !hasMain(words)));
}

/** "the order is late it is shown", "a restart the page is back": the clause that holds then has no comma in front of it. */
function hasMain(words: readonly string[]): boolean {
  const verb = tellingVerb(words);
  for (let i = 1; i < words.length; i++) {
    const [before, word] = [words[i - 1] ?? "", words[i] ?? ""];
    if (!(PRONOUN.test(word) || (DETERMINERS.has(word) && word !== "that"))) continue;
    if (NO_START.test(before) || DETERMINERS.has(before)) continue;
    if (i < verb && !PREPOSITIONS.has(before)) return true;
    const end = words.findIndex((one, at) => at > i && /^(?:and|or|but|,)$/u.test(one));
    if (i > verb && tells(words.slice(i, end < 0 ? words.length : end))) return true;
  }
  return false;
}

const PRONOUN = /^(?:it|they|he|she|we|you)$/u;
/** Behind these a thing belongs to what stands in front: "and the valve", "how the pump runs". */
const NO_START =
  /^(?:and|or|but|nor|that|how|why|what|whether|if|when|where|than|as|because|while|which|who|whose|until|all|both|,)$/u;

/** Where the clause begins behind a moment that no comma ends, "after the last failure the account is locked"; -1 for none. */
export function mainAt(tokens: readonly Token[], at: number): number {
  if (!MOMENTS.has(tokens[at]?.word ?? "")) return -1;
  const words = wordsOf(tokens.slice(at + 1, at + 1 + LONGEST_PIECE));
  const comma = words.indexOf(",");
  const end = comma < 0 ? words.length : comma;
  for (let i = 1; i < end; i++) {
    const [before, word] = [words[i - 1] ?? "", words[i] ?? ""];
    if (!PRONOUN.test(word) && (!DETERMINERS.has(word) || word === "that")) continue;
    if (NO_START.test(before) || DETERMINERS.has(before) || PREPOSITIONS.has(before)) continue;
    if (tells(words.slice(i, end))) return at + 1 + i;
  }
  return -1;
}

/** Whether two clauses each have their own in front, the second one without a comma: "…, and if it is paid it is green". */
export function haveOwnGivens(
  tokens: readonly Token[],
  from: number,
  to: number,
  rightAt: number,
): boolean {
  const [ours, theirs] = [behindOpener(tokens, from), behindOpener(tokens, rightAt)];
  if (ours < 0 || theirs < 0) return false;
  const end = Math.min(tokens.length, theirs + LONGEST_PIECE);
  const ourEnd = Math.min(to, ours + LONGEST_PIECE);
  const told = givenEnd(tokens, from) > from || hasMain(wordsOf(tokens.slice(ours, ourEnd)));
  return told && hasMain(wordsOf(tokens.slice(theirs, end)));
}

/** Whether a piece between commas is the last of what the clause in front tells. */
function closes(piece: readonly string[], plain: boolean, second: boolean): boolean {
  const [first = "", ...rest] = piece;
  if (rest.length === 0) return false;
  if (first === "or") return true;
  if (first === "and") return plain && (isDeed(rest) || (second && tells(rest)));
  const or = piece.indexOf("or");
  if (or > 0) return tells(piece.slice(0, or)) && tells(piece.slice(or + 1));
  const and = piece.indexOf("and");
  return plain && and > 0 && isDeed(piece.slice(0, and)) && isDeed(piece.slice(and + 1));
}

/** "opens the cart", "chosen a plan": done by what the piece before tells of. */
function isDeed(words: readonly string[]): boolean {
  const [first = "", second] = words;
  if (isParticiple(first)) return true;
  if (looksInflected(first) && (second === undefined || PARTICLE.test(second))) return true;
  const listed = findVerb(words);
  return (listed.at === 0 && listed.finite) || opensPredicate(words, TOLD);
}

const PARTICLE = /^(?:in|on|up|down|out|off|away|back)$/u;
const TOLD = { verb: 0, firm: true, closed: false, plain: false };

/** Whether words have a verb with its subject in front. */
function tells(words: readonly string[]): boolean {
  return tellingVerb(words) > 0;
}

/** Index of the verb that has its subject in front; -1 for none. */
export function tellingVerb(words: readonly string[]): number {
  const verb = findVerb(words);
  return verb.at > 0 && verb.finite ? verb.at : ownVerb(words);
}

/** Whether a clause follows a comma. */
function tellsBehind(tokens: readonly Token[], comma: number): boolean {
  const words = wordsOf(tokens.slice(comma + 1, comma + 1 + LONGEST_PIECE));
  return !PREPOSITIONS.has(words[0] ?? "") && tells(words);
}

function commaFrom(tokens: readonly Token[], from: number): number {
  const end = Math.min(tokens.length, from + LONGEST_PIECE);
  for (let i = from; i < end; i++) if (tokens[i]?.word === ",") return i;
  return -1;
}
