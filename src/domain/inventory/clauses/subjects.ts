/**
 * A clause whose subject is a list: "the tests pass and the CSV, JSON and PDF exports work". The comma or `and` behind
 * the first member does not end the clause, which has its verb behind the last one.
 */

import { isClause } from "./alone.ts";
import { wordsOf } from "./tokens.ts";
import type { LeftSide } from "./sides.ts";
import { isOfRelative } from "./relatives.ts";
import {
  BE,
  DETERMINERS,
  looksPlural,
  OBJECTS,
  PREPOSITIONS,
  STATES,
} from "../words/clause-words.ts";
import { afterSeparator, AND, CLOSING_VERB, isSeparator } from "../words/list-words.ts";
import { tellsOfMany } from "../lists/member-ends.ts";
import { readNumber } from "../words/numbers.ts";
import { type Token, listWords } from "../text/tokens.ts";
import { EVERY, PAIR } from "../totals/totals.ts";
import { findVerb, isAuxiliary, isParticiple, SUBORDINATORS, verbBase } from "../words/verbs.ts";

const LONGEST_MEMBER = 6;
/** How many words are looked at for the list and its verb. */
const REACH = 60;

/** What is told of things in the plural. */
const PLURAL_VERB =
  /^(?:are|were|have|can|could|may|might|must|shall|should|will|would|do|aren't|weren't|haven't|don't|can't|cannot|won't|sind|haben|sont)$/u;
const NO_MEMBER = /^(?:not|only|also|so|or|but|then|even|either|neither|nor|just|still|too|:)$/u;

/** A member of the list, the last one with its verb and what follows it. */
interface Piece {
  readonly words: readonly string[];
  /** "the login", "all four pages", "two forms"; others are bare. */
  readonly determined: boolean;
  /** Written as a name is. */
  readonly named: boolean;
}

/**
 * Where the last member begins of a list that opens at an index and is the subject of its clause; -1 for none.
 *
 * @param joined whether `and` or `but` stands in front of it, and no comma alone
 */
export function listedSubject(
  tokens: readonly Token[],
  from: number,
  left: readonly Token[],
  side: LeftSide,
  joined: boolean,
): number {
  if (PREPOSITIONS.has(left[0]?.word ?? "")) return -1;
  // "the dogs' bowls, the cats' beds and …": behind a comma alone the first member is as likely at the left.
  if (!(joined && side.verb >= 0) && !((joined || side.closed) && isClause(left))) return -1;
  const window = tokens.slice(from, from + REACH);
  const words = listWords(window);
  const pieces: Piece[] = [];
  let at = 0;
  for (;;) {
    let end = at + 1;
    while (end < words.length && !isSeparator(words, end)) end++;
    const piece = pieceOf(window.slice(at, end));
    if (pieces.length > 0 && AND.has(words[at - 1] ?? "")) {
      // "gives 400, a log entry, and the session values are removed"
      const apart = pieces.length === 1 && words[at - 2] === ",";
      if (!apart && isSubject(pieces, piece, left, side, joined)) return from + at;
      return namesTotal(pieces, piece, words.slice(end)) ? from + end + 1 : -1;
    }
    if (end >= words.length || !isMember(piece.words)) return -1;
    pieces.push(piece);
    at = afterSeparator(words, end);
  }
}

function pieceOf(tokens: readonly Token[]): Piece {
  const words = wordsOf(tokens);
  const first = tokens[0]?.word ?? "";
  const determined =
    DETERMINERS.has(first) || EVERY.has(first) || PAIR.has(first) || readNumber(first) !== null;
  return { words, determined, named: !determined && words.includes("`") };
}

/** A few words that name a thing and tell nothing of it. */
function isMember(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (words.length === 0 || words.length > LONGEST_MEMBER) return false;
  // "in chapters 2, 3 and 5"
  if (words.length === 1 && readNumber(first) !== null) return false;
  if (PREPOSITIONS.has(first) || OBJECTS.has(first) || /[a-z]{3}ly$/u.test(first)) return false;
  if (words.some((word) => isAuxiliary(word) || SUBORDINATORS.has(word) || NO_MEMBER.test(word)))
    return false;
  const verb = findVerb(words);
  return verb.at < 1 || !verb.finite;
}

/** Whether the pieces are the subjects of the verb in the last one, and the first is no more that the left side tells. */
function isSubject(
  others: readonly Piece[],
  last: Piece,
  left: readonly Token[],
  side: LeftSide,
  joined: boolean,
): boolean {
  const verb = pluralVerb(last.words, side.closed);
  if (verb < 1 || !isMember(last.words.slice(0, verb))) return false;
  const [first, second] = others;
  if (first === undefined) return false;
  if (!side.closed && !first.determined) return false;
  if (!first.determined && !opensBare(first, [...others.slice(1), last], left, joined))
    return false;
  if (side.closed) return true;
  // "shows the logo and the menu and the links are blue": as likely two things shown; one thing cannot "are" alone.
  const noun = last.words[verb - 1] ?? "";
  if (second === undefined) return !looksPlural(noun) && isAuxiliary(last.words[verb] ?? "");
  // "and the names, dates and totals users have entered"
  return !(looksPlural(noun) && looksPlural(last.words[verb - 2] ?? ""));
}

/** "all three exports, CSV, JSON and PDF, work": the names stand between commas in front of the verb. */
function namesTotal(
  [total, ...names]: readonly Piece[],
  last: Piece,
  [comma, verb = "", after]: readonly string[],
): boolean {
  if (comma !== "," || total?.determined !== true || !looksPlural(total.words.at(-1) ?? ""))
    return false;
  const tells = PLURAL_VERB.test(verb) || (CLOSING_VERB.test(verb) && after === undefined);
  return tells && [...names, last].every(({ words, determined }) => !determined && isMember(words));
}

/** Where the verb stands that tells of several things; -1 for none. */
function pluralVerb(words: readonly string[], closed: boolean): number {
  const { at, finite } = findVerb(words);
  const word = words[at] ?? "";
  if (at > 0 && finite) {
    // "the time the mails are sent"
    if (isOfRelative(words, at)) return -1;
    if (PLURAL_VERB.test(word)) return at;
    // "the name and size of files read"
    const phrase = words.slice(0, at).some((one) => PREPOSITIONS.has(one));
    return verbBase(word) === word && !phrase ? at : -1;
  }
  return words.findIndex(
    (one, i) =>
      i > 0 &&
      !PREPOSITIONS.has(words[i - 1] ?? "") &&
      ((closed && closesClause(one, words[i + 1] ?? "")) || (i > 1 && tellsOfMany(words, i))),
  );
}

/** "and the chat work again" */
function closesClause(verb: string, after: string): boolean {
  if (!CLOSING_VERB.test(verb)) return false;
  return after === "" || STATES.has(after) || (verb === "work" && PREPOSITIONS.has(after));
}

/**
 * A list without an article: "is live and users, admins and guests can log in", "works and login, signup and reset load".
 * After "is fast" an adjective goes on ("and small, the docs and guides are clear"), so that only a plural is a thing.
 */
function opensBare(
  first: Piece,
  others: readonly Piece[],
  left: readonly Token[],
  joined: boolean,
): boolean {
  if (others.some(({ determined }) => determined)) return false;
  if (first.named) return true;
  const [opener = ""] = first.words;
  const noun = first.words.at(-1) ?? "";
  if (verbBase(opener) !== null || isParticiple(opener)) return false;
  const told = left.some(({ word }) => BE.test(word));
  // "rings and chirps and users are told"
  return told || !joined ? looksPlural(noun) : others.length > 1;
}
