/** Whether a delivered item measures a thing otherwise than its condition: "shelf is 78 cm wide" for "80 cm wide". */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { readDigits, readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";

/** The units of what is made to measure; time, shares and speeds seldom are. */
const UNITS: ReadonlyMap<string, readonly [kind: string, factor: number]> = new Map<
  string,
  readonly [string, number]
>([
  ["mm", ["length", 1]],
  ["cm", ["length", 10]],
  ["m", ["length", 1000]],
  ["km", ["length", 1e6]],
  ["metre", ["length", 1000]],
  ["meter", ["length", 1000]],
  ["inch", ["inch", 1]],
  ["inche", ["inch", 1]],
  ["ft", ["foot", 1]],
  ["feet", ["foot", 1]],
  ["millimetre", ["length", 1]],
  ["millimeter", ["length", 1]],
  ["centimetre", ["length", 10]],
  ["centimeter", ["length", 10]],
  ["kilometre", ["length", 1e6]],
  ["kilometer", ["length", 1e6]],
  ["g", ["mass", 1]],
  ["gram", ["mass", 1]],
  ["kg", ["mass", 1000]],
  ["kilo", ["mass", 1000]],
  ["kilogram", ["mass", 1000]],
  ["ton", ["mass", 1e6]],
  ["tonne", ["mass", 1e6]],
  ["ml", ["volume", 1]],
  ["cl", ["volume", 10]],
  ["l", ["volume", 1000]],
  ["litre", ["volume", 1000]],
  ["liter", ["volume", 1000]],
  ["px", ["px", 1]],
  ["pt", ["pt", 1]],
  ["°", ["degree", 1]],
  ["°c", ["degree", 1]],
  ["degree", ["degree", 1]],
  ["v", ["volt", 1]],
  ["volt", ["volt", 1]],
  ["w", ["watt", 1]],
  ["kw", ["watt", 1000]],
  ["bar", ["bar", 1]],
  ["euro", ["euro", 1]],
  ["dollar", ["dollar", 1]],
  ["pound", ["pound", 1]],
  ["franc", ["franc", 1]],
]);
const UNIT =
  "mm|cm|km|m|(?:kilo|centi|milli)?met(?:re|er)s?|inch(?:es)?|ft|feet|k?g|(?:kilo)?grams?|kilos?|ton(?:ne)?s?|ml|cl|l|lit(?:re|er)s?|px|pt|°\\s?C?|degrees?(?: C(?:elsius)?)?|volts?|V|k?W|bar|euros?|dollars?|pounds?|francs?";
const NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,3})?|\\d{1,6}(?:[.,]\\d{1,3})?";
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,:/_+×-])(${NUMBER})\\s?(${UNIT})(?![\\p{L}\\d²³/-])(?:\\s(wide|high|tall|long|deep|thick|broad|in (?:length|width|height|depth|diameter)))?`,
  "gu",
);

/** Bounds, spans and more than one measure; in an item also what it was before, and about. */
const OPEN =
  /(?<!\p{L})(?:at least|at most|minimum|maximum|min|max|up to|no (?:more|less) than|not (?:more|less)|(?:more|less|fewer|higher|lower|wider|longer|taller|shorter|narrower|thicker|thinner|bigger|smaller|larger|cheaper) than|than|over|under|above|below|within|between|about|around|roughly|approx\w*|almost|nearly|or|(?<!(?:set|adjusted|tuned) )to \d|from|per|each|every|by|until|till|before|was|were|had|old|instead|not|never|without|cut|if|when|limit|target|plus|minus)(?!\p{L})|n['’]t|[±~≈<>≤≥→?]|\d\s?[-–×x]\s?\d|(?<!\p{L})(?:and|or) (?:more|less|up)(?!\p{L})/iu;

/** What is measured on the same scale may be rounded: one in a hundred. */
const NEARLY = 0.01;
/** A longer item is a report. In UTF-16 units. */
const LONGEST = 160;

const NUMBERS = new RegExp(`(?<![\\d.,])(?:${NUMBER})(?![\\d%]|[.,]\\d)`, "gu");

const MONEY = "raise save earn collect gather donate bring yield";
/** By what is measured: of what is done or borne so, more than was asked for is no fault. */
const LEAST: Readonly<Record<string, string>> = {
  mass: "hold carry bear lift support withstand tow pull collect gather harvest pick yield produce donate",
  volume: "hold collect gather harvest yield produce donate",
  length: "walk run ride swim row cycle hike drive sail fly jump reach",
  degree: "reach withstand",
  watt: "deliver produce yield",
  bar: "withstand hold",
  euro: MONEY,
  dollar: MONEY,
  pound: MONEY,
  franc: MONEY,
};

function isLeast(kind: string, stem: string): boolean {
  return (LEAST[kind] ?? "").split(" ").some((verb) => contentWords(verb).includes(stem));
}

interface Measure {
  readonly text: string;
  readonly number: string;
  readonly value: number;
  readonly kind: string;
  /** "wide", or else the stem of the word in front: "holds 750 ml". */
  readonly of: string;
  /** More of it is as good: "carries 400 kg". */
  readonly least: boolean;
}

/** The measure of an item that is not the one of a condition, as it stands there; null for none. */
export function findOtherMeasure(text: string, told: string): string | null {
  if (told.length > LONGEST || text.length > LONGEST) return null;
  const condition = withoutTime(text).replace(SPELT, (word) => String(readSpelt(word) ?? word));
  const item = withoutTime(told);
  const measures = measuresIn(item);
  if (measures.length === 0 || OPEN.test(condition) || OPEN.test(item)) return null;
  const [asked, ...others] = measuresIn(condition);
  if (asked === undefined || asked.of === "" || others.some(({ of }) => of === asked.of))
    return null;
  if (measures.some((measure) => isSame(measure, asked))) return null;
  const said = measures.filter(({ kind, of }) => kind === asked.kind && of === asked.of);
  const [other] = said;
  if (other === undefined || said.length > 1 || !sharesThing(condition, item, asked)) return null;
  if (asked.least && other.value > asked.value) return null;
  // "10 euros for members, 12 for others"
  if ((item.match(NUMBERS) ?? []).some((number) => number === asked.number)) return null;
  return isFar(other, asked) && !isSlip(other, asked) ? null : other.text;
}

const SPELT = new RegExp(`(?<!\\p{L})${SPELT_NUMBER}(?= (?:${UNIT})(?!\\p{L}))`, "giu");
/** In what time it is done, which is a bound of its own; blanks stand for it. */
const TIME =
  /(?<!\p{L})(?:within|in under|in less than) (?:\d+(?:\.\d+)?|\p{L}+) (?:seconds?|minutes?|min|hours?|h|days?|weeks?)(?!\p{L})/giu;

function withoutTime(text: string): string {
  return text.replace(TIME, (words) => " ".repeat(words.length));
}

function measuresIn(text: string): readonly Measure[] {
  return Array.from(text.matchAll(MEASURE), (match) => {
    const [whole, number = "", unit = "", dimension] = match;
    const plain = unit
      .toLowerCase()
      .replace(/\s?c(?:elsius)?$/u, "")
      .replace(/s$/u, "");
    const [kind, factor] = UNITS.get(plain) ?? UNITS.get(unit.toLowerCase()) ?? [plain, 1];
    const before = /\p{L}+(?: (?:to|at))? $/u.exec(text.slice(0, match.index))?.[0] ?? "";
    const [front = ""] = contentWords(before);
    return {
      text: whole,
      number,
      value: (readDigits(number) ?? Number.NaN) * factor,
      kind,
      of: dimension ?? front,
      // "raised to 72 cm" is exact.
      least:
        dimension === undefined &&
        !/ (?:to|at) $/u.test(before) &&
        isLeast(kind, front) &&
        !isCool(kind, Number(number)),
    };
  });
}

/** What reaches 250 degrees is heated, and what reaches 4 is cooled. */
function isCool(kind: string, degrees: number): boolean {
  return kind === "degree" && degrees < 15;
}

function isSame(one: Measure, other: Measure): boolean {
  return one.kind === other.kind && Math.abs(one.value - other.value) <= other.value * NEARLY;
}

/** What is so much more or less is said of something else. */
function isFar(one: Measure, other: Measure): boolean {
  return one.value > other.value * 10 || other.value > one.value * 10;
}

/** "1.5 l" for "1,500 l": the same figure a thousand times off; "1.500" is how others write it. */
function isSlip(one: Measure, other: Measure): boolean {
  const times = one.value > other.value ? one.value / other.value : other.value / one.value;
  return (
    Math.abs(times - 1_000) < 1e-6 &&
    /,\d{3}/u.test(`${one.number} ${other.number}`) &&
    one.number.replaceAll(/\D/gu, "") !== other.number.replaceAll(/\D/gu, "")
  );
}

/** Whether both speak of one thing by more than what is measured of it. */
function sharesThing(condition: string, item: string, { of }: Measure): boolean {
  const said = new Set(contentWords(item.replace(MEASURE, " ")));
  return contentWords(condition.replace(MEASURE, " ")).some(
    (word) => word !== of && said.has(word),
  );
}
