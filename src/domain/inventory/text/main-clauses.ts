/** Lines that open with Given or When and say what is to hold as well: "When the pump stops, the alarm rings". */

import { tellingVerb } from "../clauses/givens.ts";
import { isClosed, OFTEN_NOUNS } from "../clauses/sides.ts";
import { DETERMINERS, looksPlural, PREPOSITIONS, SUBJECTS } from "../words/clause-words.ts";
import { CLOSING_VERB } from "../words/list-words.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isKnownBase,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

/** A line is hardly longer; the rest is not looked at. */
const LONGEST = 60;
const WORD = /"[^"]*"|`[^`]*`|“[^”]*”|,|[\p{L}\p{N}][^\s,"`“]*/gu;

/** The words of a line in lower case, a quotation or code as one that is no verb. */
export function wordsOfLine(line: string): readonly string[] {
  return (line.slice(0, 600).match(WORD) ?? [])
    .slice(0, LONGEST)
    .map((word) => (/^["`“]/u.test(word) ? "`" : word.toLowerCase().replace(/[.;:!?)]+$/u, "")));
}

/**
 * Whether what a line says behind its "Given" or "When" has a clause of its own that is to hold: behind a comma, or with no
 * comma in front ("a user signs in the dashboard loads", "all is green merge the branch").
 */
export function hasMainClause(words: readonly string[]): boolean {
  const comma = words.indexOf(",");
  if (comma < 0) return opensAnew(words);
  return opensAnew(words.slice(0, comma)) || piecesOf(words.slice(comma + 1)).some(tells);
}

function piecesOf(words: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const word of words) {
    if (word === ",") pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces;
}

/** "the alarm rings", "merge the branch"; not "who has paid", "mail and age" nor "opens the cart and pays". */
function tells(piece: readonly string[]): boolean {
  const words = piece[0] === "then" ? piece.slice(1) : piece;
  const first = words[0] ?? "";
  if (GOES_ON.test(first) || SUBORDINATORS.has(first) || isInflected(first)) return false;
  if (tellingVerb(words) > 0) return true;
  return isOrder(words, 0);
}

const GOES_ON = /^(?:and|or|but|nor|with|without|which|who|whose|that|where|including|such)$/u;

/** Whether a clause begins within words that have no comma. */
function opensAnew(words: readonly string[]): boolean {
  const verb = firstVerb(words);
  for (let at = 2; at < words.length - 1; at++) {
    const before = words[at - 1] ?? "";
    if (SUBORDINATORS.has(words[at] ?? "") || SUBORDINATORS.has(before) || JOINS.test(before))
      return false;
    // "sees the total is 5", "makes the lamp go on": what follows belongs to it.
    if (verb >= 0 && verb < at && TAKES_CLAUSE.test(words[verb] ?? "")) return false;
    if (isOrder(words, at) && verb > 0 && verb < at && isClosedAt(words, at, verb)) return true;
    if (opensSubject(words[at] ?? "", before) && holds(words, at, verb)) return true;
  }
  return false;
}

const JOINS = /^(?:and|or|but|than|as)$/u;
const TAKES_CLAUSE =
  /^(?:see|notice|find|confirm|check|say|state|know|read|learn|hear|believe|think|assume|verify|guess|claim|feel|hope|wish|prove|show|mean|suppose|make|let|help|watch|keep)s?$/u;

/** Index of the verb of the clause in front; -1 where it only names a thing, "the seed data". */
function firstVerb(words: readonly string[]): number {
  const { at, finite } = findVerb(words);
  return at > 0 && finite ? at : tellingVerb(words);
}

function opensSubject(word: string, before: string): boolean {
  const opens = /^(?:it|they|he|she|we)$/u.test(word) || (DETERMINERS.has(word) && word !== "that");
  return opens && !DETERMINERS.has(before);
}

/** Whether the words from an index on are a clause, and none that only says more of the noun in front: "the books the user picked". */
function holds(words: readonly string[], at: number, verb: number): boolean {
  const rest = words.slice(at);
  const own = tellingVerb(rest);
  if (own < 1) return false;
  const word = rest[own] ?? "";
  // "every user in the team has voted"
  const inSubject = at < verb && PREPOSITIONS.has(words[at - 1] ?? "");
  if (isAuxiliary(word) || inSubject) return !inSubject;
  const after = rest[own + 1];
  if (isParticiple(word) || (after === undefined && NEEDS_OBJECT.test(word))) return false;
  const before = words[at - 1] ?? "";
  // "the orders page"
  if (after === undefined && verbBase(word) === word && !CLOSING_VERB.test(word)) return false;
  const joins = at - 1 === verb || (PREPOSITIONS.has(before) && !isParticle(words, at - 1));
  // "opens the page views", "looks at the invoice reports"
  return !joins || !OFTEN_NOUNS.test(word);
}

/** Behind these a relative clause ends that has no "that": "the role the page needs". */
const NEEDS_OBJECT =
  /^(?:need|want|expect|require|use|like|choose|pick|own|know|see|have|make|send|give|take|want|support|contain|mention|carry)s?$/u;

/** "signs in", "logs out", "moves on" */
function isParticle(words: readonly string[], at: number): boolean {
  return (
    /^(?:in|on|out|off|up|down)$/u.test(words[at] ?? "") &&
    /^(?:sign|log|check|opt|clock|move|come|go|turn|switch|settle|drop|plug|zoom)s?$/u.test(
      words[at - 1] ?? "",
    )
  );
}

/** "merge the branch" behind "all is green", and not "the tests cover the page" or "can open the door". */
function isOrder(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (!isKnownBase(word) || (verbBase(word) ?? word) !== word || isAuxiliary(word)) return false;
  return /^(?:the|an?|all|both|each|every|its|their|it|them)$/u.test(next);
}

function isClosedAt(words: readonly string[], at: number, verb: number): boolean {
  const before = words[at - 1] ?? "";
  if (looksPlural(before) && verb !== at - 1) return false;
  if (SUBJECTS.test(before) || /^(?:to|not)$/u.test(before) || isAuxiliary(before)) return false;
  return isParticle(words, at - 1) || isClosed(words.slice(0, at), verb);
}
