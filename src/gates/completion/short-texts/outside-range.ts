/** Whether a delivered item tells a figure outside the range of its condition: "loads in 720 ms", where it is to be 300-500 ms. */

import { sharesThing, withoutSharedPairs } from "./broken-count.ts";
import { type Amount, rangesIn, singlesIn } from "./range-told.ts";
import { tellsOfBefore } from "./told-past.ts";

/** A case in which something else holds, and whom it concerns: "at 20-25 °C the paint dries", "children aged 5 to 10 years". */
const OF_A_CASE =
  /(?:^\W*(?:at|with|under|for)|(?<!\p{L})(?:if|when|while|where|aged?|ages))(?!\p{L})[^,;]*$/iu;
/** Sooner is as good. */
const IN_TIME = /(?<!\p{L})(?:in|within|after at most) $/iu;
/** The item tells of another time, of another bound or of something beside. */
const ASIDE =
  /(?<!\p{L})(?:from|before|until|by|raised|reduced|lowered|to|or|and|target|goal|limit|under|below|less|over|above|more|within|than|least|most|except|not?|never|if|when|each|every|per|last|next|first|about|around|roughly|without|still|so far|instead|outside|alarm\w*|warn\w*)(?!\p{L})|n['’]t|[,;()→<>≤≥~≈?]/iu;
/** One end of what was seen. */
const UP_TO = /(?<!\p{L})(?:up to|as (?:much|many|high|long|far) as)(?= \d)/iu;
const DOWN_TO = /(?<!\p{L})(?:down to|as (?:little|few|low) as)(?= \d)/iu;
const TO = /(?<!\p{L})to $/iu;
const LESSENS =
  /(?<!\p{L})(?:cut|reduced?|brought|limited|narrowed|shortened|trimmed|lowered|shrinks?|drops?|falls?|comes?|goes|down)(?!\p{L})/iu;
const RAISES = /(?<!\p{L})(?:raised|grows?|rises?|extended|increased?|brought|up)(?!\p{L})/iu;
const TO_FIGURE = /(?<!\p{L})(?:(?:down|up) )?to (?=\d)/iu;
/** What is so much more or less is said of something else. */
const FAR = 10;
/** A longer condition says more than one thing. In UTF-16 units. */
const LONGEST = 300;
const WEEKDAY_KIND = /(?<!\p{L})(?:working|business|calendar|school) (?=days?|hours?)/giu;

/** What the ranges are that an item is held against: measures are told of the whole, counts may be told in parts. */
export type RangeOf = "measures" | "counts";

/** The figure or range of an item outside that of a condition, as it stands there; null for none. */
export function findOutsideRange(condition: string, item: string, of: RangeOf): string | null {
  if (condition.length > LONGEST) return null;
  const [asked, ...others] = rangesIn(condition.replace(WEEKDAY_KIND, ""));
  if (asked === undefined || others.length > 0 || asked.isMeasure !== (of === "measures"))
    return null;
  if (OF_A_CASE.test(condition.slice(0, asked.start)) || !sharesThing(condition, item)) return null;
  const ranges = rangesIn(item);
  const blanked = ranges.reduce((text, { start, end }) => blank(text, start, end), item);
  const plain = blanked.replace(THOUSANDS, "").replace(UP_TO, "").replace(DOWN_TO, "");
  // "Cut to 34 minutes", where it is to be cut to 25-30.
  const isTo = TO.test(condition.slice(0, asked.start));
  const own = isTo ? plain.replace(TO_FIGURE, "") : plain;
  if (ASIDE.test(withoutSharedPairs(own, condition)) || tellsOfBefore(item)) return null;
  const told = [...ranges, ...singlesIn(blanked)].filter(({ unit }) => unit === asked.unit);
  const [said] = told;
  if (said === undefined || told.length > 1 || isFar(said, asked)) return null;
  const isSooner = asked.unit === "ms" && IN_TIME.test(condition.slice(0, asked.start));
  const front = condition.slice(0, asked.start);
  const isLow =
    !(isTo && LESSENS.test(front)) && said.low < asked.low && !isSooner && !UP_TO.test(item);
  const isHigh =
    said.high > asked.high && !(isTo && RAISES.test(front)) && (isTo || !DOWN_TO.test(item));
  return isLow || isHigh ? item.slice(said.start, said.end) + unitBehind(item, said) : null;
}

const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function isFar(said: Amount, asked: Amount): boolean {
  return said.high * FAR < asked.low || said.low > asked.high * FAR;
}

function unitBehind(item: string, { end }: Amount): string {
  return /^\s?(?:%|°\s?C?|[\p{L}µ]+)/u.exec(item.slice(end))?.[0] ?? "";
}
