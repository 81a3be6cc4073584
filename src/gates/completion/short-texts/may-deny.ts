/**
 * Whether a delivered item can tell a figure that breaks its condition, or another thing in its place, by its words alone.
 * Most cannot, and are spared the judges of that and the program the reading of them.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { tellsDay } from "../../../domain/inventory/words/days.ts";
import { tellsNumber } from "../../../domain/inventory/words/numbers.ts";

/** "No gaps" is a number as well, and so is "every hour". */
const NONE = /(?<!\p{L})(?:no|zero|every (?:second|minute|hour|day|week|month|year))(?!\p{L})/iu;

/** "0 tests pass" breaks a condition without a figure. */
export const MAY_TELL_NONE =
  /(?<![\p{L}\d.,])(?:0|zero|no|none|not (?:one|a single))(?![\p{L}\d.,%])/iu;

/** "Four of the six" says that it is not all. */
const PART = /[\p{L}\d] (?:out )?of [\p{L}\d]|\d\/\d/u;

/** False: `findBrokenFigure` finds nothing in it. */
export function mayBreakFigure(condition: string, item: string): boolean {
  if (MAY_TELL_NONE.test(item)) return true;
  if (!tellsFigure(item)) return false;
  return NONE.test(condition) || PART.test(item) || tellsFigure(condition);
}

function tellsFigure(text: string): boolean {
  return tellsNumber(text) || tellsDay(text) || /(?<!\p{L})dozen(?!\p{L})/iu.test(text);
}

/** What is told by small words or by signs: what comes before, an address, "May", what is new. */
const BY_SIGNS =
  /[/°]|(?<!\p{L})(?:before|after|above|below|over|under|from|von|vom|de|desde|depuis|May|[Nn]ew)(?!\p{L})/u;

/** False: `findRival` finds nothing in it. An item that says all that is asked has nothing else in its place. */
export function mayTellRival(condition: string, item: string): boolean {
  if (BY_SIGNS.test(condition)) return true;
  const said = new Set(contentWords(item));
  return contentWords(condition).some((word) => !said.has(word));
}
