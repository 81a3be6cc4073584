/**
 * Numbers told side by side, held against what a condition asks of each, of their total or of how many there are: where each is
 * asked, one that is beyond breaks it; where a total is, the total decides and its parts do not.
 */

import { type Document, perDocument } from "../../text/document.ts";
import { type Figure, figuresIn, meets, type Threshold } from "./figures.ts";
import { mentions } from "./mentions.ts";
import { GOES_ON, type Reading, type Row, rowsIn } from "./rows.ts";
import { type Term, termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** What the rows about a condition come to: it is kept, or this figure breaks it. */
type Judged = "kept" | Figure | null;

const EACH =
  /(?<!\p{L})(?:each|every|all|both|either|everywhere|per(?! (?:hour|day|night|week|month|quarter|season|year|annum|person|head|guest|child|adult|pupil|visitor)(?!\p{L}))|no|none|never|throughout|along)(?!\p{L})/iu;
const WHOLE = /(?<!\p{L})(?:total|sum|together|altogether|overall|in all)(?!\p{L})/iu;
/** What is of the whole where each is not spoken of: "the whole run", "the budget", and not "no dish costs more" or "entry costs at most 12 euros". */
const ALL_OF_IT =
  /(?<!\p{L})(?:budget|costs?(?! {2}| ?$)|(?:the|its|their|all|our|total|running|overall) costs?|expenses|whole|entire)(?!\p{L})/iu;
const MEAN =
  /(?<!\p{L})(?:mean|median|average|typical(?:ly)?|p50|usually|most|one of|any one|best)(?!\p{L})/iu;
/** What can be added up. */
const ADDITIVE: ReadonlySet<string> = new Set([
  "€",
  "$",
  "£",
  "cent",
  "franc",
  "byte",
  "g",
  "l",
  "w",
  "kwh",
  "kcal",
  "point",
]);
/** What can be where the row is told as that of parts. */
const LENGTHS: ReadonlySet<string> = new Set(["m", "ms"]);
/** A row of these tells what makes up one thing. */
const PARTS =
  /(?<!\p{L})(?:parts?|per-part|legs|sections|courses|pieces|components|breakdown|time ?sheets?|(?:hours|time) (?:worked|spent)|consists?|made up)(?!\p{L})/iu;
/** What is so many times as much is told of other things; where a word of the condition is said, it has to be more. */
const FAR = 4;
const FAR_ABOUT = 20;

/** How the rows that measure what a condition bounds stand to its bound; the last of them decides. What is said beside the bound tells whether it is of
 * each ("at most" is no "most", and "no more than" no "no"). */
export function judgeRows(
  doc: Document,
  wanted: Wanted,
  demand: Demand,
  said = wanted.text.replace(wanted.threshold?.text ?? "", " "),
): Judged {
  const { threshold } = wanted;
  if (threshold === null || isOccasion(wanted.text, threshold)) return null;
  let judged: Judged = null;
  for (const row of rowsIn(doc)) {
    const readings = readingsOf(doc, row, said, wanted, demand);
    if (readings.length > 0) judged = judgeRow(row, readings, said, threshold) ?? judged;
  }
  return judged;
}

const WHEN =
  /(?<!\p{L})(?:when|whenever|if|unless|once|until|after|as soon as|not confirmed)(?!\p{L})[^,;]*$/iu;
const LET = /(?<!\p{L})(?:is|are) (?:accepted|allowed|refused|rejected|possible)(?!\p{L})/iu;

/** The reading of a row that lies outside of a span that each is to keep: "between 0.3 and 0.6 mg/l at each tap". */
export function outsideSpan(doc: Document, wanted: Wanted, demand: Demand): Figure | null {
  const { span, text } = wanted;
  if (span === null || wanted.threshold !== null || !EACH.test(text)) return null;
  for (const [value, least] of [
    [span.from, true],
    [span.to, false],
  ] as const) {
    const threshold: Threshold = { text, least, value, unit: span.unit, inclusive: true };
    const judged = judgeRows(doc, { ...wanted, threshold }, demand, text);
    if (judged !== null && judged !== "kept") return judged;
  }
  return null;
}

/** "The DAG ends red when more than 5 % of rows are bad": when something is to happen, and no result. */
function isOccasion(text: string, { text: bound }: Threshold): boolean {
  const at = text.indexOf(bound);
  return WHEN.test(text.slice(0, at)) || LET.test(text.slice(at));
}

function judgeRow(
  row: Row,
  readings: readonly Reading[],
  asked: string,
  threshold: Threshold,
): Judged {
  if (MEAN.test(asked) && row.mean !== null) return verdictOn(row.mean, threshold);
  if (readings.length > 1 && (isOfWhole(asked) || !EACH.test(asked))) {
    const total = totalOf(row, readings, asked, threshold);
    if (total !== null) return verdictOn(total, threshold);
  }
  const beyond = readings.filter((reading) => breaks(threshold, reading));
  const [first] = beyond;
  if (first === undefined) return "kept";
  return MEAN.test(asked) && beyond.length < readings.length ? null : first;
}

function isOfWhole(asked: string): boolean {
  return WHOLE.test(asked) || (ALL_OF_IT.test(asked) && !EACH.test(asked));
}

function verdictOn(reading: Reading, threshold: Threshold): Judged {
  return breaks(threshold, reading) ? reading : "kept";
}

function breaks(threshold: Threshold, reading: Reading): boolean {
  if (reading.value === threshold.value) return !threshold.inclusive;
  return meets(threshold, { ...reading, unit: threshold.unit }) === false;
}

/** What the message says of all of them, or what they make together where a condition speaks of the whole. */
function totalOf(
  { total, lead }: Row,
  readings: readonly Reading[],
  text: string,
  { unit, least }: Threshold,
): Reading | null {
  if (total !== null && total.unit === unit) return total;
  const [first] = readings;
  const isOfParts = PARTS.test(lead) && LENGTHS.has(unit);
  if (first === undefined || !(isOfParts || ADDITIVE.has(unit))) return null;
  if (!isOfParts && !isOfWhole(text) && !least && !PARTS.test(lead)) return null;
  const end = readings.at(-1)?.end ?? first.end;
  return { ...first, value: readings.reduce((sum, { value }) => sum + value, 0), end };
}

/** The readings of a row that measure what a condition bounds; none where the row speaks of other things. */
function readingsOf(
  doc: Document,
  row: Row,
  asked: string,
  wanted: Wanted,
  demand: Demand,
): readonly Reading[] {
  const { threshold } = wanted;
  if (threshold === null) return [];
  const unit = threshold.unit === "score" ? "" : threshold.unit;
  if (row.readings[0]?.unit !== unit) return [];
  const percentile = /\bp\d\d\b/iu.exec(wanted.text)?.[0].toLowerCase();
  const named = row.readings.filter(
    ({ label }) => isOfPercentile(label, percentile) && !(row.isLed && A_SENTENCE.test(label)),
  );
  // "4.2 cm wide and 9 cm tall" are two sides of one thing.
  if (named.length < 2 || named.some(({ tail }) => SIDE.test(tail))) return [];
  const isSummed =
    isOfWhole(asked) || ((row.total !== null || PARTS.test(row.lead)) && !EACH.test(asked));
  const met = saidOf(row.lead, wanted);
  const far = met > 0 ? FAR_ABOUT : FAR;
  const isFar = ({ value }: Reading): boolean =>
    value >= threshold.value * far || (!isSummed && value <= threshold.value / far);
  if (named.some(isFar)) return [];
  const isPlain = row.isLed || EACH.test(asked) || (isOfWhole(asked) && row.total !== null);
  const isMeant = met > 0 || (isPlain && isOnlyOfUnit(doc, row, threshold));
  const isSum = threshold.least && ADDITIVE.has(unit);
  // "Room 85 euros, breakfast 12 euros", where the room's price is asked for: the one that is named, and no sum.
  const one = WHOLE.test(asked) || isSum ? named : nearestIn(named, asked);
  if (isSummed) return !isMeant ? [] : one.length === 1 ? one : named;
  if (demand.wanted.some((other) => other !== wanted && saidOf(row.lead, other) > met)) return [];
  const meant = EACH.test(asked) ? firstHalf(named, asked) : one;
  if (meant.some(({ label }) => isOfOther(label, wanted, demand))) return [];
  if (meant.length > 0 && meant.length < named.length) return meant;
  if (!EACH.test(asked) && !named.slice(1).every(({ label }) => CONTINUES.test(label))) {
    const said = named.filter(({ label }) => saidOf(label, wanted) > 0);
    // "Rye 1.0 %, wheat 1.3 %", where the rye is asked for; of a sentence its first thing is told elsewhere.
    if (said.length > 0 && said.length < named.length) return row.isLed ? said : [];
  }
  return isMeant && (row.isLed || named.slice(1).every(({ label }) => isName(label))) ? named : [];
}

/**
 * "Recall 91 %, precision 74 %", where the recall is asked for: the readings whose labels say the most words of the condition, by
 * themselves and by no synonym; all of them where none says more.
 */
function nearestIn(readings: readonly Reading[], asked: string): readonly Reading[] {
  // "Three nights 255 euros" says the unit of "90 euros per night", and not what costs so much.
  const terms = termsOf(asked.replace(/(?<!\p{L})per \p{L}+/iu, ""), true);
  const said = readings.map(({ label }) => wordsSaid(label, terms));
  const most = Math.max(...said);
  return readings.filter(({ label }, at) => said[at] === most || CONTINUES.test(label));
}

/** "Bedroom north 38 dB, south bedroom 41 dB; street 68 dB": what behind a semicolon names nothing of the condition is told of other things. */
function firstHalf(readings: readonly Reading[], asked: string): readonly Reading[] {
  if (readings.every(({ half }) => half === 0)) return readings;
  const terms = termsOf(asked, true);
  const isSaid = ({ label }: Reading): boolean => wordsSaid(label, terms) > 0;
  const [first, behind] = [true, false].map((isFirst) =>
    readings.filter(({ half }) => (half === 0) === isFirst),
  );
  return first?.every(isSaid) === true && behind?.some(isSaid) === false ? first : readings;
}

/** How many of the words that tell something a text says. */
function wordsSaid(text: string, terms: readonly Term[]): number {
  return terms.filter((term) => term.weight >= 0.5 && mentions(text, [term])).length;
}

/** How many words of a condition a text says. */
function saidOf(text: string, { terms }: Wanted): number {
  return terms.filter((term) => term.weight >= 1 && mentions(text, [term])).length;
}

const figuresOf = perDocument((doc) => figuresIn(doc.text, 0));

/** Whether nothing else in the message keeps the bound. */
function isOnlyOfUnit(doc: Document, { readings, total }: Row, threshold: Threshold): boolean {
  const [from, to] = [readings[0]?.start ?? 0, total?.end ?? readings.at(-1)?.end ?? 0];
  return !figuresOf(doc).some(
    (figure) => (figure.start < from || figure.start > to) && meets(threshold, figure) === true,
  );
}

/** "Boiler room 55 %, laundry 57 %; outside it was 81 %": told beside the names that are led in. */
const A_SENTENCE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|it|they|takes|took|carries|weighs)(?!\p{L})/u;

function isOfPercentile(label: string, percentile: string | undefined): boolean {
  const said = /(?<![\p{L}\d])p\d\d(?!\d)/u.exec(label)?.[0];
  return said === undefined || said === percentile;
}

/** "At midnight 610 MB, at 03:00 720 MB": of the same thing at another time or place. */
const CONTINUES = /^(?:$|(?:at|on|in|by|under|after)(?!\p{L}))/u;

const SIDE = /^ (?:wide|tall|high|deep|thick|broad)(?!\p{L})/u;

/** "The precision", "its lid": another thing than what the row began with. */
function isName(label: string): boolean {
  return !/^(?:the|its|their|our|an?|this|that|it|which|of|so)(?!\p{L})/u.test(label);
}

/** Whether a label says more words of what another condition bounds. */
function isOfOther(label: string, wanted: Wanted, demand: Demand): boolean {
  if (label === "") return false;
  const own = wordsSaid(label, termsOf(wanted.text, true));
  return demand.wanted.some(
    (other) =>
      other !== wanted &&
      other.threshold !== null &&
      wordsSaid(label, termsOf(other.text, true)) > own,
  );
}

const OF_ONE =
  /(?<!\p{L})(?:an?|one|any) (?:hour|day|night|shift|week|month|page|person|visitor|run)(?!\p{L})/iu;

/** How the last row that counts the things of a most stands to it: all of them together, or each where each is asked. */
export function judgeCounts(
  doc: Document,
  asked: string,
  most: number,
  things: readonly Term[],
): Judged {
  let judged: Judged = null;
  for (const { lead, isLed, readings, total } of rowsIn(doc)) {
    const [first] = readings;
    if (!isLed || first?.unit !== "" || !readings.every(({ tail }) => GOES_ON.test(tail))) continue;
    if (!things.every((term) => mentions(lead, [term]))) continue;
    const isOfEach = EACH.test(asked.replace(/no more than/iu, "")) || OF_ONE.test(asked);
    const values = readings.map(({ value }) => value);
    const value = isOfEach
      ? Math.max(...values)
      : (total?.value ?? values.reduce((sum, one) => sum + one, 0));
    judged = value > most ? { ...first, value } : "kept";
  }
  return judged;
}

/** What the numbers of a row make together, where they count what a condition asks for. */
export interface Made {
  readonly sum: number;
  /** Whether none of them may be told of other things. */
  readonly isSure: boolean;
  readonly start: number;
  readonly end: number;
}

/** The most that a row makes of the things that are asked for: "145 crates of Elstar, 132 of Gala and 98 of Boskoop"; null for none. */
export function madeInRows(
  doc: Document,
  wanted: Wanted,
  things: readonly Term[],
  asked: number,
): Made | null {
  const nouns = [...things, ...wanted.terms.filter(({ weight }) => weight >= 1)];
  const isNoPart = ({ value }: Reading): boolean => !Number.isInteger(value) || value >= asked;
  let most: Made | null = null;
  for (const row of rowsIn(doc)) {
    // "8 stakes were reused" is told beside the trees.
    const parts = row.readings.filter(
      ({ tail }) => !IS_BESIDE.test(tail) || mentions(nounOf(tail), nouns, 0.5),
    );
    const [first] = parts;
    if (first === undefined || first.unit !== "" || parts.some(isNoPart)) continue;
    const named = parts.filter(({ tail }) => mentions(nounOf(tail), nouns, 0.5));
    const isDeed = isOfDeed(row, parts, wanted);
    if (named.length === 0 && !isDeed && !mentions(row.lead, nouns)) continue;
    const sum = row.total?.value ?? parts.reduce((all, { value }) => all + value, 0);
    if (most !== null && most.sum >= sum) continue;
    const isSure =
      isDeed || parts.every((reading) => named.includes(reading) || GOES_ON.test(reading.tail));
    most = { sum, isSure, start: first.start, end: parts.at(-1)?.end ?? first.end };
  }
  return most;
}

/** "It cites 22 journal articles, 9 books and 6 papers": of the verb of the condition, whatever they are. */
function isOfDeed({ isLed }: Row, parts: readonly Reading[], { terms }: Wanted): boolean {
  const verb = /^(?:it|they|we|i|[\p{L} -]{3,30}) (\p{L}{3,}s|\p{L}{3,}ed)$/u.exec(
    parts[0]?.label ?? "",
  )?.[1];
  if (isLed || verb === undefined || !mentions(verb, terms, 0.5)) return false;
  return parts.every(({ label, tail }, at) => (at === 0 || label === "") && BARE_NOUN.test(tail));
}

const BARE_NOUN = /^(?: [\p{L}-]+){1,2}$/u;

const IS_BESIDE = /^ (?!that|which|who|of)[\p{L}-]+ (?:is|are|was|were|has|have|had)(?!\p{L})/u;

/** The first words behind a number. */
function nounOf(tail: string): string {
  return tail.trimStart().split(" ", 2).join(" ");
}
