/**
 * Whether a delivered item tells of another deed or state of the thing than the one its condition asks for: one that comes
 * before it, undoes it, is still to come, holds in part, or went wrong. An item that only names the thing tells of none.
 */

import { sharesWord } from "../asked-conditions.ts";
import { findAhead } from "./ahead.ts";
import { findLesserDeed } from "./lesser.ts";
import { readPair } from "./pair.ts";
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
  const ofTheSame = others.filter((other) => sharesWord(condition, other));
  const found = findIn(condition, item, ofTheSame);
  if (found === null) return null;
  return ofTheSame.some((other) => findIn(condition, other, [item]) === null) ? null : found;
}

function findIn(condition: string, item: string, others: readonly string[]): string | null {
  const pair = readPair(condition, item);
  if (pair === null) return null;
  return (
    findUndone(pair) ??
    findAhead(pair) ??
    findPartly(pair, others) ??
    findTrouble(pair) ??
    findLesserDeed(pair)
  );
}
