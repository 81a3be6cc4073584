/**
 * Whether a delivered item tells of another deed or state of the thing than the one its condition asks for: one that comes
 * before it, undoes it, is still to come, holds in part, or went wrong. An item that only names the thing tells of none.
 */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { findVerb } from "../../../../domain/inventory/words/verbs.ts";
import { sharesWord } from "../asked-conditions.ts";
import { findAhead } from "./ahead.ts";
import { findFellShort, partCutShort } from "./fell-short.ts";
import { findLeftOpen } from "./left-open.ts";
import { findLesserDeed, THERE } from "./lesser.ts";
import { isDone, readPair, stemOf, tellsDeed, wordsOf } from "./pair.ts";
import { findPartly } from "./partly.ts";
import { findTrouble } from "./trouble.ts";
import { findUndone } from "./undone.ts";

/**
 * The words of an item that tell so, in lower case; null for most.
 *
 * @param others the further items that may tell of the same condition: where one of them delivers, this one tells how it came about
 */
export function findOtherDeed(
  condition: string,
  item: string,
  others: readonly string[],
): string | null {
  if (condition.length > LONGEST_CONDITION || findIn(condition, item, []) === null) return null;
  const pair = readPair(condition, item);
  const part = pair === null ? [] : partCutShort(pair);
  const ofTheSame = others.filter((other) => sharesWord(condition, other) && isOfPart(part, other));
  const found = findIn(condition, item, ofTheSame);
  return found !== null && ofTheSame.some((other) => delivers(condition, other, item))
    ? null
    : found;
}

/** "Alarm test passes in the east wing" tells nothing of the west wing. */
function isOfPart(part: readonly string[], other: string): boolean {
  const said = new Set(contentWords(other));
  return part.every((word) => said.has(word));
}

/** In UTF-16 units. */
const LONGEST_CONDITION = 2_000;

/** Whether another item tells of a deed that is none of these; the thing alone ("request log") takes back no word of an item. */
function delivers(condition: string, other: string, item: string): boolean {
  if (findIn(condition, other, [item]) !== null) return false;
  const pair = readPair(condition, other);
  // A report may tell of anything.
  if (pair === null) return true;
  const { item: text, deedStem } = pair;
  if (tellsDeed(text, pair) || THERE.test(text)) return true;
  const words = wordsOf(text);
  return words.some((word) => isDone(word) || stemOf(word) === deedStem) || findVerb(words).finite;
}

function findIn(condition: string, item: string, others: readonly string[]): string | null {
  const pair = readPair(condition, item);
  if (pair === null) return null;
  return (
    findUndone(pair) ??
    findAhead(pair) ??
    findPartly(pair, others) ??
    findTrouble(pair) ??
    findLeftOpen(pair) ??
    findFellShort(pair) ??
    findLesserDeed(pair)
  );
}
