/** Days and times of day as short texts tell them: "15 March", "March 3rd", "2026-06-04", "15.03.2026", "Friday", "in May", "10:40", "9 am". */

import { NUMBER_NAMES, readNumber } from "../../../domain/inventory/words/numbers.ts";
import { MONTHS, WEEKDAYS } from "../../../domain/inventory/words/days.ts";

/** A day, of a known month or of any week, or none, and a time of day, or none. */
export interface Moment {
  readonly start: number;
  readonly end: number;
  readonly year: number | null;
  /** From 1; null where a day of the week or a time alone is told. */
  readonly month: number | null;
  /** Null for a whole month. */
  readonly day: number | null;
  /** From 0, Monday. */
  readonly weekday: number | null;
  /** Since midnight. */
  readonly minutes: number | null;
}

const HOUR = `(?:${NUMBER_NAMES.slice(1, 13).join("|")}|1[0-2]|[1-9])`;
const AT = "(?<=(?<!\\p{L})(?:by|before|at|until|till|since|around|about) )";
/** "By six": whether in the morning or in the evening is not told. */
export const BARE_HOUR = new RegExp(
  `(?<!(?:reduc|rais|increas|decreas|lower|cut|shrink|grow|differ|off|ahead|late|early|multipli|divid)\\p{L}{0,3} by )${AT}${HOUR}(?=\\W*$|[,;.)])`,
  "giu",
);

export const HOUR_OF_DAY = new RegExp(
  `${AT}(${HOUR})(?: o['’]clock| in the (?<half>morning|afternoon|evening))(?![\\p{L}\\d])`,
  "giu",
);

/** The name of a month, whole or short. */
export const MONTH = `(?:${MONTHS.map((name) => (name.length > 4 ? `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?` : name)).join("|")}|sept)`;
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?:,?\\s(\\d{4})(?!\\d))?";
const EDGE = "(?![\\p{L}\\d])";
const CLOCK = "(\\d{1,2})(?:[:.](\\d\\d))?";

const PATTERNS = {
  iso: /(?<![\d-])(\d{4})-(\d\d)-(\d\d)(?![\d-])/gu,
  dotted: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)(?![\d.]\d)/gu,
  dayMonth: /(?<![\p{L}\d.])(\d{1,2})\.\s?(\d{1,2})\.(?![\p{L}\d])/gu,
  slashed: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/gu,
  dayFirst: new RegExp(`(?<![\\d.,:/])${DAY}\\.?(?:\\sof)?\\s(${MONTH})${YEAR}${EDGE}`, "giu"),
  monthFirst: new RegExp(
    `(?<!\\p{L})(${MONTH})\\s(?:the\\s)?${DAY}${YEAR}(?![\\p{L}\\d:]|[.,]\\d)`,
    "giu",
  ),
  // "May" and "March" are verbs, too.
  month: new RegExp(
    `(?<=(?:in|by|before|of|end|early|late|mid)[ -])(${MONTH})${YEAR}${EDGE}`,
    "giu",
  ),
  weekday: new RegExp(`(?<!\\p{L})(${WEEKDAYS.join("|")})${EDGE}`, "giu"),
  half: new RegExp(`(?<![\\d.:,])${CLOCK}\\s?([ap])\\.?m\\b`, "giu"),
  clock: /(?<![\d.:,])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])(?!\s?(?:min|h|hours?)\b)/gu,
  noon: /(?<!\p{L})(noon|midday)(?!\p{L})/giu,
} as const;

/** A longer text tells more than one thing. In UTF-16 units. */
const LONGEST = 300;

const NONE = { year: null, month: null, day: null, weekday: null, minutes: null } as const;

/** The days and times that a text tells, in order. A time that follows its day is told with it: "Friday 17:00". */
export function momentsIn(text: string): readonly Moment[] {
  if (text.length > LONGEST) return [];
  const found: Moment[] = [];
  const add = (match: RegExpMatchArray, told: Partial<Moment>): void => {
    const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
    if (!isDay(told) || found.some((other) => start < other.end && other.start < end)) return;
    found.push({ ...NONE, ...told, start, end });
  };
  for (const match of text.matchAll(PATTERNS.iso)) add(match, dated(match[1], match[2], match[3]));
  for (const match of text.matchAll(PATTERNS.dotted))
    add(match, dated(match[3], match[2], match[1]));
  for (const match of text.matchAll(PATTERNS.dayMonth))
    add(match, dated(undefined, match[2], match[1]));
  for (const match of text.matchAll(PATTERNS.slashed)) add(match, slashed(match));
  for (const match of text.matchAll(PATTERNS.dayFirst))
    add(match, dated(match[3], monthNamed(match[2]), match[1]));
  for (const match of text.matchAll(PATTERNS.monthFirst))
    add(match, dated(match[3], monthNamed(match[1]), match[2]));
  for (const match of text.matchAll(PATTERNS.month))
    add(match, { month: monthNamed(match[1]), year: yearOf(match[2]) });
  for (const match of text.matchAll(PATTERNS.weekday))
    add(match, { weekday: WEEKDAYS.indexOf((match[1] ?? "").toLowerCase()) });
  for (const match of text.matchAll(PATTERNS.half)) add(match, { minutes: halfDay(match) });
  for (const match of text.matchAll(HOUR_OF_DAY)) add(match, { minutes: hourOf(match) });
  for (const match of text.matchAll(PATTERNS.clock))
    add(match, { minutes: Number(match[1]) * 60 + Number(match[2]) });
  for (const match of text.matchAll(PATTERNS.noon)) add(match, { minutes: 12 * 60 });
  return withTimes(
    text,
    found.toSorted((a, b) => a.start - b.start),
  );
}

function withTimes(text: string, moments: readonly Moment[]): readonly Moment[] {
  const told: Moment[] = [];
  for (const moment of moments) {
    const last = told.at(-1);
    const between = last === undefined ? "" : text.slice(last.end, moment.start);
    if (
      last !== undefined &&
      /^(?:,? |,? (?:at|on) |, ?|,? the )$/u.test(between) &&
      joins(last, moment)
    )
      told[told.length - 1] = { ...both(last, moment), start: last.start, end: moment.end };
    else told.push(moment);
  }
  return told;
}

/** "Friday, 15 March", "15 March at 10:00" */
function joins(one: Moment, other: Moment): boolean {
  const isNew = (key: keyof typeof NONE): boolean => one[key] === null || other[key] === null;
  return (["month", "weekday", "minutes"] as const).every(isNew);
}

function both(one: Moment, other: Moment): Omit<Moment, "start" | "end"> {
  return {
    year: one.year ?? other.year,
    month: one.month ?? other.month,
    day: one.day ?? other.day,
    weekday: one.weekday ?? other.weekday,
    minutes: one.minutes ?? other.minutes,
  };
}

function dated(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): Partial<Moment> {
  return { year: yearOf(year), month: Number(month), day: Number(day) };
}

/** 15/03/2026, and 03/15/2026; either way where neither is beyond twelve, which nobody can tell. */
function slashed([, first, second, year]: RegExpMatchArray): Partial<Moment> {
  if (Number(first) > 12) return dated(year, second, first);
  return Number(second) > 12 ? dated(year, first, second) : {};
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return Number(text) + (text.length === 2 ? 2000 : 0);
}

function monthNamed(name = ""): number {
  const head = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.startsWith(head)) + 1;
}

function halfDay([, hours, minutes, half]: RegExpMatchArray): number {
  const hour = (Number(hours) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  return hour * 60 + Number(minutes ?? 0);
}

/** "Six in the morning", "5 in the afternoon"; "six o'clock" is taken for the morning. */
function hourOf({ 1: hour = "", groups }: RegExpMatchArray): number {
  const isLate = /^(?:afternoon|evening)$/iu.test(groups?.["half"] ?? "");
  return ((readNumber(hour.toLowerCase()) ?? 0) + (isLate ? 12 : 0)) * 60;
}

function isDay({ month, day, weekday, minutes }: Partial<Moment>): boolean {
  if (typeof month === "number")
    return month >= 1 && month <= 12 && (day ?? 1) >= 1 && (day ?? 1) <= 31;
  return typeof weekday === "number" || typeof minutes === "number";
}

/** By how many days a moment is later than the limit, roughly; null where the two cannot be compared. */
export function daysLater(limit: Moment, told: Moment, opens: boolean): number | null {
  if (limit.month !== null && told.month !== null) {
    // Of a month that is meant whole its last day counts, and of what is told so its first.
    const isWhole = limit.day === null || told.day === null;
    const days = isWhole
      ? (told.month - limit.month) * 31
      : (told.month - limit.month) * 31 + (told.day ?? 0) - (limit.day ?? 0);
    if (limit.year !== null && told.year !== null) return (told.year - limit.year) * 372 + days;
    return opens || days !== 0 ? around(days, 372, 186) : 0;
  }
  if (limit.weekday !== null && told.weekday !== null) {
    // "By Friday", done on Monday: that may well be the one before.
    return around(told.weekday - limit.weekday, 7, 2);
  }
  return null;
}

/** How much later in a circle of days, where up to so many are later and all others earlier. */
function around(days: number, circle: number, most: number): number {
  const later = ((days % circle) + circle) % circle;
  return later <= most ? later : later - circle;
}
