/** Where an `and` or a comma stands in or behind a list: "shows sales, returns and stock and refreshes". */

import { closesWithVerb } from "./alone.ts";
import { type LeftSide, ownVerb } from "./sides.ts";
import { wordsOf } from "./tokens.ts";
import { DETERMINERS, PREPOSITIONS } from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { SUBORDINATORS, findVerb, isAuxiliary, isParticiple } from "../words/verbs.ts";

/** "free, parked and …", "installs, upgrades and …": a short piece between comma and `and` belongs to a list. */
export function listGoesOn(left: readonly Token[], connector: string): boolean {
  if (connector === ",") return false;
  for (let i = left.length - 1; i > 0 && left.length - i <= 4; i--) {
    if (left[i]?.word !== ",") continue;
    const piece = left.slice(i + 1);
    // "shows sales, returns and stock and refreshes": behind its last member nothing goes on.
    if (piece.some((token) => AND.has(token.word))) return false;
    const verb = findVerb(wordsOf(piece));
    return piece.length <= 3 && (verb.at <= 0 || !verb.finite);
  }
  return false;
}

/**
 * "can add, remove and edit items, and the cart total updates": a comma and an `and` behind a list that has its
 * own `and` open a clause, so that a word which may be a noun is the verb; without the comma one that closes it.
 */
export function followsList(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  behindComma: boolean,
): boolean {
  const comma = left.findLastIndex(({ word }) => word === ",");
  const joined = left.slice(Math.max(0, comma)).some(({ word }) => AND.has(word));
  // "has a header and a footer, and the footer links to the imprint": a comma in front of `and` ends a list of two as well.
  if (side.verb < 0 || !joined || (comma < 1 && !behindComma)) return false;
  if (!/^(?:the|an?|each|every)$/u.test(right[0]?.word ?? "")) return false;
  if (behindComma) return ownVerb(wordsOf(right)) > 1;
  return right.length > 2 && HARDLY_A_LIST.test(right.at(-1)?.word ?? "") && closesWithVerb(right);
}

/**
 * Where the word stands that opens the left side as another opens the right, each with a preposition, behind a
 * list that has its own `and`: "sort by name, size and date and filter by type"; -1 for none. A participle
 * has its subject in front: "is sorted by name, size and date and filtered by type".
 */
export function mirroredAt(left: readonly Token[], right: readonly Token[]): number {
  const comma = left.findIndex(({ word }) => word === ",");
  if (comma < 1 || right.length < 3 || !opensPhrase(right, 0)) return -1;
  if (!left.slice(comma, -1).some(({ word }) => AND.has(word))) return -1;
  if (!isParticiple(right[0]?.word ?? "")) return opensPhrase(left, 0) ? 0 : -1;
  const at = left.findIndex(
    ({ word }, i) => i > 1 && i < comma && isParticiple(word) && opensPhrase(left, i),
  );
  return /^(?:be|is|are)$/u.test(left[at - 1]?.word ?? "") ? at : -1;
}

/** "sort by", "alerts on" */
function opensPhrase(side: readonly Token[], at: number): boolean {
  const [word, after] = [side[at], side[at + 1]];
  if (word === undefined || after === undefined || word.enclosed || word.capital) return false;
  return (
    /^\p{L}{3,}$/u.test(word.word) &&
    !PREPOSITIONS.has(word.word) &&
    !DETERMINERS.has(word.word) &&
    !SUBORDINATORS.has(word.word) &&
    after.word !== "of" &&
    PREPOSITIONS.has(after.word)
  );
}

/** "the map loads", unlike "the test runs". */
const HARDLY_A_LIST =
  /^(?:loads|opens|works|passes|exists|appears|starts|responds|compiles|renders)$/u;

/** "prints 12 passed and 0 failed", ", with 500 rows read and 0 rejected": the figures of one report. */
export function isTally(left: readonly Token[], right: readonly Token[], joined: boolean): boolean {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (!joined) return theirs[0] === "with" && areFigures(theirs.slice(1), 4);
  const at = ours.slice(-3).findIndex((word) => readNumber(word) !== null);
  const from = ours.length - Math.min(3, ours.length) + at;
  if (at < 0 || from < 2 || !areFigures(ours.slice(from), 3) || !areFigures(theirs, 2))
    return false;
  return !ours.includes(":") && (!ours.includes(",") || ours[from - 1] === "with");
}

/** "500 rows read": a number, hardly more than a noun, and what was done. */
function areFigures(words: readonly string[], most: number): boolean {
  return (
    words.length > 1 &&
    words.length <= most &&
    readNumber(words[0] ?? "") !== null &&
    isParticiple(words.at(-1) ?? "") &&
    !words.some(isAuxiliary)
  );
}
