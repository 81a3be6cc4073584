/** A temperature beyond its bound, above or below zero: "-16 °C", where it is to be under -18 °C. */

import { readDigits } from "../../../../domain/inventory/words/numbers.ts";
import { isTold, sharesThing, wordsIn } from "./places.ts";
import type { Rival } from "./rival.ts";

const DEGREES =
  /(?<![\p{L}\d.,])([-−–+]?)\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:°\s?([CF])?|degrees(?: C(?:elsius)?)?)(?![\p{L}\d])/gu;
const MOST =
  /(?<!\p{L})(?:under|below|at most|at or below|no (?:more|higher|warmer) than|colder than|up to|max(?:imum)?)\s?$/iu;
const LEAST =
  /(?<!\p{L})(?:over|above|at least|at or above|no (?:less|lower|colder) than|warmer than|min(?:imum)?)\s?$/iu;

interface Degrees {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** C or F. */
  readonly unit: string;
  readonly front: string;
}

function degreesIn(text: string): readonly Degrees[] {
  return Array.from(
    text.matchAll(DEGREES),
    ({ 0: whole, 1: sign = "", 2: number = "", 3: scale = "C", index }) => ({
      start: index,
      end: index + whole.length,
      value: (readDigits(number) ?? Number.NaN) * (/[-−–]/u.test(sign) ? -1 : 1),
      unit: scale,
      front: text.slice(0, index),
    }),
  );
}

/** The temperature of an item that breaks the bound of its condition; null for none. */
export function findTemperatureRival(condition: string, item: string): Rival | null {
  const [asked, ...others] = degreesIn(condition);
  if (asked === undefined || others.length > 0) return null;
  const told = degreesIn(item).filter(({ unit }) => unit === asked.unit);
  const [given] = told;
  if (given === undefined || !told.every((one) => breaks(asked, one))) return null;
  const isNow =
    told.every(
      ({ front, start, end }) =>
        MOST.test(front) || LEAST.test(front) || isTold(item, start, end, false),
    ) && !PASSED.test(item);
  if (!isNow || !sharesThing(wordsIn(condition), wordsIn(item), given)) return null;
  return {
    asked: condition.slice(asked.start, asked.end),
    given: item.slice(given.start, given.end),
  };
}

/** What it was before, or outside. */
const PASSED =
  /(?<!\p{L})(?:from|before|first|earlier|outside|ambient|room|until|cooled from|at first|while|limit|alarm)(?!\p{L})/iu;

/** "stayed under -10 °C" is no "under -18 °C", and "over -20 °C" says nothing of it. */
function breaks({ front, value }: Degrees, given: Degrees): boolean {
  if (MOST.test(given.front) && !MOST.test(front)) return false;
  if (LEAST.test(given.front) && !LEAST.test(front)) return false;
  if (MOST.test(front)) return given.value > value;
  return LEAST.test(front) && given.value < value;
}
