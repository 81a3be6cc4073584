/**
 * Units: what a number in front of them measures, so that it counts no things, and behind which a full stop ends its
 * sentence ("The pipe is 5 m. The hose is 3 m.").
 */

import { endsPhrase } from "./clause-words.ts";
import { readNumber } from "./numbers.ts";
import { isAuxiliary } from "./verbs.ts";

/** Units written as signs or in short: behind digits, and behind number words where they end a phrase ("three GB checks" are checks). */
const SHORT_UNITS =
  "ms s sec secs min mins h hr hrs mm cm dm km ft yd yds mi m² m2 cm² km² sqm m³ m3 ml cl dl hl kg mg lb lbs oz " +
  "kw mw gw wh kwh mwh kwp kv mv mah ah hz khz mhz ghz kj kcal kn kpa hpa psi db lm lux nm rpm fps rps °c °f ° c° % ‰ " +
  "kb mb gb tb kib mib gib px dpi mbit gbit kbit usd eur gbp chf € $ £";

/** Units that are one letter: only behind digits, since "three T shirts" and "two V belts" are things. */
const LETTERS = "m l g t s h v w a b j n k c f °";
/** Letters that name kinds of things too, and codes of databases and accounts: units only where no things follow ("3 T shirts"). */
const NAMES_TOO = /^(?:[tbjnkcf]|db|usd|eur|gbp|chf)$/u;

/** Units as words, in the singular: "two day passes" counts passes, "two days" none. */
const WORDS =
  "second minute hour day week month year millisecond metre kilometre kilometer centimetre centimeter millimetre millimeter mile foot inch " +
  "hectare acre litre liter millilitre milliliter gallon pint quart gram gramme kilo kilogram kilogramme ton tonne ounce watt kilowatt megawatt " +
  "volt amp ampere joule calorie newton pascal decibel lumen byte kilobyte megabyte gigabyte terabyte pixel point euro dollar pound cent franc rupee";
/** Those whose plural is no -s, and those of other languages, without what is a common word in English ("tag", "ore"). */
const FORMS =
  "feet inches hertz percent yen kilometer zentimeter liter gramm kilo tage tagen stunde stunden minuten sekunden woche wochen monate monaten jahre jahren tonnen " +
  "heures jours semaines mètres kilomètres litres grammes horas días semanas meses metros kilómetros litros gramos giorni metri litri";

const IN_SHORT: ReadonlySet<string> = new Set(SHORT_UNITS.split(" "));
const LETTER_UNITS: ReadonlySet<string> = new Set(LETTERS.split(" "));
const SINGULAR: ReadonlySet<string> = new Set(WORDS.split(" "));
const UNITS: ReadonlySet<string> = new Set([
  ...WORDS.split(" ").map((word) => `${word}s`),
  ...FORMS.split(" "),
]);
/** Things too ("all 12 meters are read"): units before what they measure. */
const THINGS_TOO = /^(?:meters?|yards?|degrees?|ha)$/u;
const MEASURED = /^(?:of|long|wide|high|deep|tall|apart|c|f|celsius)$/u;
/** What tells behind digits of which length or size each thing is. */
const MODIFIES = /^(?:second|minute|hour|day|week|month|year|point)$/u;
/** What makes an area or a volume of the length behind it. */
const POWER = /^(?:square|cubic|quadrat|kubik|linear|running)$/u;

/** Whether the number in front of an index is one of units: "15 kW", "two litres", "20 square metres". */
export function measures(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const digits = /^\d/u.test(words[at - 1] ?? "");
  const short = IN_SHORT.has(word);
  if (short || LETTER_UNITS.has(word)) {
    // "all 12 V rails", "add 8 px padding"
    if (digits && !NAMES_TOO.test(word)) return true;
    // "all 3 EUR are paid" speaks of an amount, "all 3 DB are up" of databases.
    if (digits && short && word !== "db" && isAuxiliary(words[at + 1] ?? "")) return true;
    return (digits || short) && endsPhrase(words, at + 1);
  }
  if (UNITS.has(word)) return true;
  if (THINGS_TOO.test(word)) return MEASURED.test(words[at + 1] ?? "");
  if (POWER.test(word)) return measures(words, at + 1);
  // "two day passes" are two, "3 minute videos" and "12 point labels" hardly three and twelve.
  const modifies = digits && MODIFIES.test(word);
  return SINGULAR.has(word) && (modifies || endsPhrase(words, at + 1));
}

/** Units that one measure is told in together, each with how many of the next smaller one make it. */
const LADDERS: readonly (readonly (readonly [names: string, size: number])[])[] = [
  [
    ["year years yr yrs jahr jahre jahren", 12],
    ["month months monat monate monaten", 0],
  ],
  [
    ["week weeks wk wks woche wochen", 7],
    ["day days d tag tage tagen", 24],
    ["hour hours hr hrs h stunde stunden heure heures", 60],
    ["minute minutes min mins minuten", 60],
    ["second seconds sec secs s sekunden", 1_000],
    ["millisecond milliseconds ms", 0],
  ],
  [
    ["t ton tons tonne tonnes", 1_000],
    ["kg kilo kilos kilogram kilograms kilogramm", 1_000],
    ["g gram grams gramme grammes gramm", 0],
  ],
  [
    ["km kilometre kilometres kilometer kilometers", 1_000],
    ["m metre metres meter meters", 100],
    ["cm centimetre centimetres centimeter centimeters zentimeter", 10],
    ["mm millimetre millimetres millimeter millimeters", 0],
  ],
  [
    ["mile miles", 1_760],
    ["yard yards yd yds", 3],
    ["foot feet ft", 12],
    ["inch inches", 0],
  ],
  [
    ["stone", 14],
    ["pound pounds lb lbs", 16],
    ["ounce ounces oz", 0],
  ],
  [
    ["l litre litres liter liters", 1_000],
    ["ml millilitre millilitres milliliter milliliters", 0],
  ],
  [
    ["pound pounds", 100],
    ["pence penny", 0],
  ],
  [
    ["euro euros dollar dollars franc francs", 100],
    ["cent cents centimes", 0],
  ],
];

/** "2 hours and 15 minutes", "5 feet, 10 inches": whether what stands at an index joins two parts of one measure. */
export function joinsMeasure(words: readonly string[], at: number): boolean {
  const [larger = "", smaller = ""] = [words[at - 1], words[at + 2]];
  const few = readNumber(words[at + 1] ?? "");
  if (few === null || readNumber(words[at - 2] ?? "") === null) return false;
  return LADDERS.some((ladder) => {
    const from = ladder.findIndex(([names]) => names.split(" ").includes(larger));
    const to = ladder.findIndex(([names]) => names.split(" ").includes(smaller));
    if (from < 0 || to <= from) return false;
    // "12 months and 30 weeks" are two.
    return few < ladder.slice(from, to).reduce((all, [, size]) => all * size, 1);
  });
}

/** Whether a text ends in a number and its unit: "is 5 m", "answers in 300 ms", and not "Mr" or "by J". */
export function endsInMeasure(text: string): boolean {
  const [, number = "", unit = ""] = MEASURE.exec(text) ?? [];
  return number !== "" && measures([number, unit.toLowerCase()], 1);
}

const MEASURE = /(?:^|[\s(])[-+±~<>≥≤]?(\d[\d.,]*)\s([^\s\d]{1,4}\d?)$/u;
