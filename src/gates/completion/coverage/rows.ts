/** Numbers that a message tells side by side, each of one thing: "Frankfurt 188 ms, Virginia 231 ms, Singapore 274 ms". */

import { EARLIER_WORD, INSTEAD_OF_ABROAD } from "../../../domain/earlier.ts";
import { readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { BOUND_AHEAD_ABROAD } from "./bound-words.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { BASE_UNITS, UNITS } from "./units.ts";

/** One number of a row. */
export interface Reading extends Figure {
  /** What stands in front of the number and behind it, in lower case. */
  readonly label: string;
  readonly tail: string;
  /** Its unit as it is written; "" for none. */
  readonly written: string;
  /** How many semicolons of its row stand in front of it. */
  readonly half: number;
}

/** Two or more readings of one unit, or of none where things are counted. */
export interface Row {
  readonly readings: readonly Reading[];
  /** What leads it in: the words before its colon, the line above its items, else the first label. */
  readonly lead: string;
  /** Whether it is led in, so that the labels are names alone. */
  readonly isLed: boolean;
  /** "420 euros, together 26 MB": what the message itself says of all of them. */
  readonly total: Reading | null;
  readonly mean: Reading | null;
}

/** Not "team one": there it is a name. */
const SPELT = new RegExp(
  `(?<=^|[,;:(] |(?<!\\p{L})(?:and|plus|has|have|is|are|were|gave|got|with|in|on|and the|the other|the remaining) )${SPELT_NUMBER}(?=[\\s,;.]|$)`,
  "giu",
);

/** Number words in digits, as long as they were: "nine costumes", "one on Tuesday". */
function inDigits(text: string): string {
  return text.replace(SPELT, (word) => String(readSpelt(word) ?? word).padStart(word.length, "0"));
}

/** What stands in brackets, unless it is a figure and no more: "(was 3.4 s)", and not "(188 ms)". */
const ASIDE = /\((?!\d[\d.,]*(?: ?[\p{L}%°µ]{1,8})?\))[^()]*\)/gu;
const SEPARATOR = /[,;] (?:and |so |plus )?| (?:and|plus|against) (?=[^,;]*\d)/gu;
const TOTAL =
  /(?<!\p{L})(?:total|together|altogether|in all|sums?|which is all|adds? up|makes|overall)(?!\p{L})/u;
const MEAN = /(?<!\p{L})(?:average|mean|median)(?!\p{L})/u;
/** Of another time, or no reading at all. */
const OTHERWISE = new RegExp(
  `(?<!\\p{L})(?:${EARLIER_WORD}|${INSTEAD_OF_ABROAD}|against|instead|from(?=$| \\d| about| some)|target|limit|goal|allowed|asked|planned|still|first (?:comparison|sampling|pass|round|try|run|version|attempt|measurement|test|draft|week|night|day|time|series)|alone|without|tried|tests|exactly|offers?|refused|rejected|turned away|denied)(?!\\p{L})|^(?:(?:it|this|that|they) )?(?:was|were|had)(?!\\p{L})`,
  "u",
);
/** A row that is all of an earlier time, or of a trial that is to fail. */
const EARLIER = new RegExp(
  `(?<!\\p{L})(?:${EARLIER_WORD}|tried|target|limit|goal|planned|first (?:comparison|sampling|pass|round|try|run|version|attempt|measurement|test|draft))(?!\\p{L})`,
  "u",
);
/** When something happens or for how long, and a bound that is said again: "for 10 min", "well below 16 KB". */
const NO_RESULT =
  /(?<!\p{L})(?:for|every|per|each|after|within|at|over|under|below|above|than|until|up to|between)(?: (?:some|about|only|exactly))?$/u;
/** Told of the spread of the same readings, or of several together: "a whole menu 1,740 kcal". */
const STATISTIC =
  /(?<!\p{L})(?:max(?:imum)?|min(?:imum)?|peak|worst|best|slowest|fastest|longest|shortest|highest|lowest|among|of which|of them|including|(?:an?|the) (?:whole|entire|full))(?!\p{L})/u;
/** What stands behind a number whose unit or noun is told of another of its row: "61", "132 of Gala", "41 on Wednesday". */
export const GOES_ON =
  /^\W*(?:$|(?:on|in|at|of|for|from|by|to|with|per|under|over|along|behind|below|above|between|near|around|through|via|during|inside|outside|online|there)(?!\p{L}))/u;
const LONGEST_LABEL = 60;
/** More rows nobody reads one by one. */
const MOST_ROWS = 200;

/** The rows of a message, in reading order. */
export const rowsIn = perDocument((doc): readonly Row[] => {
  const found: Row[] = [];
  let items: ItemReading[] = [];
  for (const { clauses, text } of sentencesOf(doc)) {
    const [clause] = clauses;
    if (clause === undefined) continue;
    const isNext = (items.at(-1)?.clause.line ?? -9) >= clause.line - 2;
    if (items.length > 0 && (clause.kind !== "item" || !isNext)) {
      addItems(found, items);
      items = [];
    }
    if (found.length >= MOST_ROWS) break;
    if (!/\d/u.test(text)) continue;
    const row = rowOf(text, clause);
    if (row !== null) found.push(row);
    else if (clause.kind === "item" && items.at(-1)?.clause.block !== clause.block) {
      const reading = readingOf(text, clause.start);
      if (reading !== null) items.push({ clause, reading });
    }
  }
  addItems(found, items);
  return found;
});

interface ItemReading {
  readonly clause: Clause;
  readonly reading: Reading;
}

function addItems(found: Row[], items: readonly ItemReading[]): void {
  const [first] = items;
  if (first === undefined || items.length < 2) return;
  const { lead, heading } = first.clause;
  const led = `${lastSentence(lead)} ${heading}`;
  const row = made(
    items.map(({ reading }) => reading),
    led,
    true,
  );
  if (row !== null) found.push(row);
}

/** Begins where such a run begins: tried at each of its signs, it would take time with their square. */
const SENTENCE_END = /(?<![.!?\s])[.!?\s]+$/u;

interface Sentence {
  readonly clauses: readonly Clause[];
  readonly text: string;
}

/** Sentences with their semicolons' halves together, in figures. */
function sentencesOf(doc: Document): readonly Sentence[] {
  const found: Clause[][] = [];
  let last: Clause | undefined;
  for (const clause of doc.clauses()) {
    if (clause.kind !== "paragraph" && clause.kind !== "item") {
      last = undefined;
      continue;
    }
    if (last !== undefined && last.block === clause.block && doc.text.charAt(last.end - 1) === ";")
      found.at(-1)?.push(clause);
    else found.push([clause]);
    last = clause;
  }
  return found.map((clauses) => {
    const start = clauses[0]?.start ?? 0;
    const raw = doc.text.slice(start, clauses.at(-1)?.end ?? start);
    const text = inDigits(raw).replace(ASIDE, (aside) => " ".repeat(aside.length));
    return { clauses, text: text.replace(SENTENCE_END, "") };
  });
}

function rowOf(text: string, clause: Clause): Row | null {
  const parts = partsOf(text);
  const readings: Reading[] = [];
  let lead = "";
  let isLed = false;
  for (const { from, to, half } of parts) {
    let start = from;
    const colon = readings.length === 0 ? text.slice(from, to).indexOf(": ") : -1;
    if (colon >= 0) {
      lead = lastSentence(text.slice(from, from + colon).toLowerCase());
      isLed = true;
      start = from + colon + 2;
    }
    const reading = readingOf(text.slice(start, to), clause.start + start);
    if (reading !== null) readings.push({ ...reading, half });
    // What tells no number ends a row that has begun.
    else if (readings.length > 1) break;
    else readings.length = 0;
  }
  if (readings.length < 2) return null;
  const [first] = readings;
  // What begins the paragraph leads in a row of bare names, and none that has a lead or a subject of its own.
  const led = !isLed && NAME.test(first?.label ?? "") ? lastSentence(clause.label) : "";
  if (!isLed) lead = `${first?.label} ${first?.tail}`;
  return made(readings, `${lead} ${led} ${clause.heading}`, isLed);
}

/** "… in the wiki. Timings after the change" */
function lastSentence(text: string): string {
  return text.split(/[.!?] /u).at(-1) ?? "";
}

interface Part {
  readonly from: number;
  readonly to: number;
  /** How many semicolons stand in front of it. */
  readonly half: number;
}

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  let half = 0;
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    parts.push({ from, to: index, half });
    if (separator.startsWith(";")) half += 1;
    // "against 6.1 at the start" is told of an earlier time by its word.
    from = separator.startsWith(" against") ? index : index + separator.length;
  }
  parts.push({ from, to: text.length, half });
  return parts;
}

/** The one number of a part, with what stands around it; null where there is none, or more of them. */
function readingOf(text: string, offset: number): Reading | null {
  if (!/\d/u.test(text)) return null;
  const figures = figuresIn(text, 0);
  const measured = figures.filter(({ unit }) => BASE_UNITS.has(unit));
  const now = measured.length > 1 ? measured.filter(({ start }) => !isFrom(text, start)) : measured;
  const [figure, another] = measured.length === 0 ? figures : now;
  if (figure === undefined || another !== undefined) return null;
  const label = text.slice(0, figure.start).trim().toLowerCase();
  if (label.length > LONGEST_LABEL) return null;
  const isMeasure = BASE_UNITS.has(figure.unit);
  const number = /^[\d.,\s]*\d/u.exec(text.slice(figure.start))?.[0].length ?? 0;
  const tail = text.slice(isMeasure ? figure.end : figure.start + number).toLowerCase();
  const { value, unit } = figure;
  return {
    value,
    unit: isMeasure ? unit : "",
    label,
    tail,
    written: isMeasure ? text.slice(figure.start + number, figure.end).trim() : "",
    half: 0,
    start: offset + figure.start,
    end: offset + (isMeasure ? figure.end : figure.start + number),
  };
}

function isFrom(text: string, at: number): boolean {
  return /(?:from|instead of|against|was|were|than|before:?) $/iu.test(
    text.slice(Math.max(0, at - 14), at),
  );
}

/** A row of readings, units filled in where only some tell them; null where fewer than two are left. */
function made(all: readonly Reading[], lead: string, isLed: boolean): Row | null {
  if (EARLIER.test(lead) && !/(?<!\p{L})(?:after|now)(?!\p{L})/u.test(lead)) return null;
  const of = (pattern: RegExp): Reading | null =>
    all.find(({ label, tail }) => pattern.test(label) || pattern.test(tail)) ?? null;
  const [total, mean] = [of(TOTAL), of(MEAN)];
  const single = all.filter(
    (reading) =>
      reading !== total &&
      reading !== mean &&
      !OTHERWISE.test(reading.label) &&
      !OTHERWISE.test(reading.tail) &&
      !NO_RESULT.test(reading.label) &&
      !BOUND_AHEAD_ABROAD.test(reading.label) &&
      !STATISTIC.test(reading.label),
  );
  const known = single.find(({ unit }) => unit !== "");
  const scale = known === undefined ? unitIn(isLed ? lead : "") : scaleOf(known);
  const readings = single.flatMap((reading) => inUnit(reading, scale));
  return readings.length < 2 ? null : { readings, lead, isLed, total, mean };
}

/** "phone B", "travel": a name of few words, and no sentence. */
const NAME = /^(?:[\p{L}\p{N}.-]+(?: [\p{L}\p{N}.-]+){0,2})?$/u;

interface Scale {
  readonly unit: string;
  readonly factor: number;
}

/** "30 minutes" gives its unit to the "31" and "29" in front of it. */
function scaleOf({ written }: Reading): Scale | null {
  const [one] = /\d/u.test(written) ? [] : figuresIn(`1 ${written}`, 0);
  return one === undefined ? null : { unit: one.unit, factor: one.value };
}

const WITHIN =
  /(?<!\p{L})(?:(?:in|during|of|for|over|within) (?:the|an?|this|each|every) (?:[\p{L}-]+ )?|(?:per|each|every|an?) )$/u;

/** "Days from arrival to answer: 12, 18, 21": the unit is told in the lead. */
function unitIn(lead: string): Scale | null {
  for (const { 0: word, index } of lead.matchAll(/\p{L}{3,}/gu)) {
    // "Complaints in the trial week" are no weeks.
    if (WITHIN.test(lead.slice(0, index))) continue;
    const known = UNITS.get(word) ?? UNITS.get(word.replace(/s$/u, ""));
    if (known !== undefined) return { unit: known[0], factor: known[1] };
  }
  return null;
}

/** A reading in the unit of its row; none where it is told in another, or counts other things. */
function inUnit(reading: Reading, scale: Scale | null): readonly Reading[] {
  if (scale === null || reading.unit === scale.unit) return [reading];
  if (reading.unit !== "" || !GOES_ON.test(reading.tail) || !NAME.test(reading.label)) return [];
  return [{ ...reading, unit: scale.unit, value: reading.value * scale.factor }];
}
