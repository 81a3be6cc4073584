/** Another sum, share, temperature, number of turns or duration than the one that a condition asks for. */

import {
  NUMBER_NAMES,
  readDigits,
  readNumber,
} from "../../../../domain/inventory/words/numbers.ts";
import { isSamePlace, isTold, placeOf, saysNoMore, sharesThing, wordsIn } from "./places.ts";
import type { Rival } from "./rival.ts";

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** What it is of: "euro", "euro per month", "%". */
  readonly unit: string;
}

/** How an amount may differ from what is asked. */
type Differs = (given: number, asked: number, condition: string) => boolean;

interface Measure {
  readonly read: (text: string) => readonly Amount[];
  readonly differs: Differs;
}

/** The amount of an item that stands where a condition asks for another; null for none. */
export function findAmountRival(condition: string, item: string): Rival | null {
  for (const { read, differs } of MEASURES) {
    const [asked, ...others] = read(condition);
    if (asked === undefined || others.length > 0 || isBound(condition, asked)) continue;
    const rival = otherAmount(condition, item, asked, { read, differs });
    if (rival !== null) return rival;
  }
  return null;
}

/** Bounds are judged as such, and of spans either end may be told. */
function isBound(text: string, { start, end }: Amount): boolean {
  return (
    BOUND.test(text.slice(0, start)) ||
    /^\s?(?:[-–+]|or |to |and \d)/u.test(text.slice(end)) ||
    /\d\s?[-–]\s?$/u.test(text.slice(0, start))
  );
}

const BOUND =
  /(?:(?<!\p{L})(?:at most|no more than|not more than|less than|fewer than|lower than|more than|over|under|above|below|within|between|up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|about|around|roughly|almost|nearly|from|every|after|in)(?: the)? |[<>≤≥~±])\s?$/iu;

function otherAmount(
  condition: string,
  item: string,
  asked: Amount,
  { read, differs }: Measure,
): Rival | null {
  const told = read(item).filter(({ unit }) => unit === asked.unit);
  const [given, ...more] = told.filter(({ start, end }) => isTold(item, start, end, false));
  if (given === undefined || more.length > 0) return null;
  // "1.200 €" is twelve hundred where thousands are so parted.
  const isAsked = ({ value }: Amount): boolean =>
    isNear(value, asked.value) || isNear(value * 1000, asked.value);
  if (told.some(isAsked) || isBound(item, given)) return null;
  if (!differs(given.value, asked.value, condition)) return null;
  return isInPlace(condition, item, asked, given)
    ? {
        asked: condition.slice(asked.start, asked.end),
        given: item.slice(given.start, given.end),
      }
    : null;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * NEARLY;
}

/** What is told in other units may be rounded: one in two hundred. */
const NEARLY = 0.005;

function isInPlace(condition: string, item: string, asked: Amount, given: Amount): boolean {
  const [wanted, said] = [wordsIn(condition), wordsIn(item)];
  if (!sharesThing(wanted, said, given)) return false;
  return (
    isSamePlace(placeOf(wanted, asked.start, asked.end), placeOf(said, given.start, given.end)) ||
    saysNoMore(wanted, said, given.start, given.end)
  );
}

const NUMBER = "\\d{1,3}(?:[, ']\\d{3})+(?:\\.\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,3})?";
const PER = "(?: (?:per|a|an|each|every) (\\p{L}+)|/(\\p{L}+))?";
const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(€|\\$|£|EUR|USD|GBP|CHF)\\s?(${NUMBER})\\s?(k(?!\\p{L}))?|(${NUMBER})\\s?(k(?!\\p{L}))?\\s?(€|\\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?))(?![\\p{L}\\d])${PER}`,
  "gu",
);
const CURRENCIES: Readonly<Record<string, string>> = {
  "€": "euro",
  eur: "euro",
  $: "dollar",
  usd: "dollar",
  "£": "pound",
  gbp: "pound",
  chf: "franc",
};

function sumsIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(MONEY), (match) => {
    const [whole, sign, first, firstK, second, secondK, name, per, slash] = match;
    const currency = (sign ?? name ?? "").toLowerCase();
    const times = (firstK ?? secondK) === undefined ? 1 : 1000;
    return {
      start: match.index,
      end: match.index + whole.length,
      value: (readDigits(first ?? second ?? "") ?? Number.NaN) * times,
      unit: `${CURRENCIES[currency] ?? currency.replace(/s$/u, "")} ${(per ?? slash ?? "").toLowerCase()}`,
    };
  });
}

/** What more of is as good. */
const GIVEN =
  /(?<!\p{L})(?:rais|sav|earn|collect|gather|donat|yield|bring|brought)\p{L}*(?!\p{L})(?! to)/iu;
/** What less of is as good. */
const LESS =
  /(?<!\p{L})(?:error|loss|lost|fail\p{L}*|load|usage|waste|churn|drop\p{L}*|bounce|vacanc\p{L}+|reduc\p{L}+|lower\p{L}*|shrink\p{L}*|cut|absen\p{L}+|defect|downtime|overhead|tax|interest|fall\p{L}*|least)(?!\p{L})/iu;

const differsAsMoney: Differs = (given, asked, condition) =>
  given < asked
    ? !/(?<!\p{L})costs?(?!\p{L})/iu.test(condition) && !LESS.test(condition)
    : !GIVEN.test(condition);

const SHARE =
  /(?<![\p{L}\d.,-])(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent(?!\p{L})|per cent(?!\p{L}))/giu;

/** "30% smaller" is no share of 30%. */
const COMPARED =
  /^ (smaller|larger|bigger|faster|slower|quicker|less|more|fewer|lower|higher|shorter|longer|cheaper|off|of the (?:old|original|former))(?!\p{L})/iu;

function sharesIn(text: string): readonly Amount[] {
  const shares = Array.from(text.matchAll(SHARE), ({ 0: whole, 1: number, index }) => ({
    start: index,
    end: index + whole.length,
    value: Number(number),
    unit: `% ${COMPARED.exec(text.slice(index + whole.length))?.[1] ?? ""}`.trim(),
  }));
  if (shares.length > 0) return shares;
  return Array.from(text.matchAll(/(?<![\d.])0\.\d{1,4}(?![\d.])/gu), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
    value: Number(whole) * 100,
    unit: "%",
  }));
}

const TURNS = new RegExp(
  `(?<![\\p{L}\\d.,-])(${NUMBER})\\s?(?:(revolutions|turns|rotations) (?:per|a) minute|(rpm)|(k?Hz|hertz))(?![\\p{L}\\d])`,
  "giu",
);

function turnsIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(TURNS), ({ 0: whole, 1: number = "", 4: hertz, index }) => ({
    start: index,
    end: index + whole.length,
    value: (readDigits(number) ?? Number.NaN) * (/^k/iu.test(hertz ?? "") ? 1000 : 1),
    unit: hertz === undefined ? "turns" : "hertz",
  }));
}

const SMALL = `\\d{1,6}(?:\\.\\d{1,2})?|an?|${NUMBER_NAMES.slice(1).join("|")}`;
const LASTING = new RegExp(
  `(?<=(?<!\\p{L})for (?:at least |a full |all )?)(${SMALL})[ -]?(seconds?|s|minutes?|min|hours?|hrs?|h|days?|weeks?|months?|years?)(?!\\p{L})`,
  "giu",
);
const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  mi: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
  mo: 2_629_800,
  y: 31_557_600,
};

function durationsIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(LASTING), ({ 0: whole, 1: number = "", 2: name = "", index }) => {
    const unit = /^(?:mi|mo)/iu.test(name) ? name.slice(0, 2) : name.slice(0, 1);
    const count = /^an?$/iu.test(number) ? 1 : (readNumber(number) ?? Number(number));
    return {
      start: index,
      end: index + whole.length,
      value: count * (SECONDS[unit.toLowerCase()] ?? Number.NaN),
      unit: "time",
    };
  });
}

const PARTS: Readonly<Record<string, number>> = {
  "a quarter": 1 / 4,
  "one quarter": 1 / 4,
  "a third": 1 / 3,
  "one third": 1 / 3,
  half: 1 / 2,
  "two thirds": 2 / 3,
  "three quarters": 3 / 4,
};
const PART = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(PARTS).join("|")})(?= (?:full|empty|filled|open|loaded|charged|of(?!\\p{L})))`,
  "giu",
);

/** "a quarter full" */
function partsIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(PART), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
    value: PARTS[whole.toLowerCase()] ?? Number.NaN,
    unit: "part",
  }));
}

const HOLDING = new RegExp(
  `(?<=(?<!\\p{L})(?:seats|sleeps|holds|fits|serves|hosts) )(\\d{1,6}|${NUMBER_NAMES.slice(2).join("|")})(?=\\W*$|[,;.(]| (?:people|persons|guests|children|adults|and|in|at|on|with)(?!\\p{L}))`,
  "giu",
);

/** "The table seats 8." */
function placesIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(HOLDING), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
    value: readNumber(whole) ?? Number.NaN,
    unit: "places",
  }));
}

const TIMES = new RegExp(
  `(?<![\\p{L}\\d.,-])(once|twice|thrice|(\\d{1,4}|${NUMBER_NAMES.slice(1).join("|")}) times)(?=\\W*$|[,;.()]| (?:in|on|at|by|from|with|per|an?|each|every|before|within|until|for|to)(?!\\p{L}))${PER}`,
  "giu",
);
const COUNTED: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** "Tried again twice" */
function timesIn(text: string): readonly Amount[] {
  return Array.from(text.matchAll(TIMES), ({ 1: words = "", 2: number, 3: per, index }) => ({
    start: index,
    end: index + words.length,
    value: COUNTED[words.toLowerCase()] ?? readNumber(number?.toLowerCase() ?? "") ?? Number.NaN,
    unit: `times ${(per ?? "").toLowerCase()}`,
  }));
}

const isLess: Differs = (given, asked) => given < asked;

const MEASURES: readonly Measure[] = [
  { read: sumsIn, differs: differsAsMoney },
  { read: sharesIn, differs: (given, asked, condition) => given < asked && !LESS.test(condition) },
  { read: turnsIn, differs: (given, asked) => Math.abs(given - asked) > asked * 0.02 },
  // A month is four weeks, or a little more.
  { read: durationsIn, differs: (given, asked) => given < asked * 0.9 },
  { read: partsIn, differs: isLess },
  { read: placesIn, differs: isLess },
  { read: timesIn, differs: isLess },
];
