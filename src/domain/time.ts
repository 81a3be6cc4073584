import {
  type Outcome,
  type Problem,
  type Warning,
  accept,
  reject,
  usage,
  warning,
} from "./errors.ts";
import { excerpt } from "./excerpt.ts";

/** ISO 8601 in UTC to the second, `2026-11-21T09:30:00Z`; such strings sort as times do. */
export type Timestamp = string;

/** Clocks that are further apart than this differ, in milliseconds; less may be the time that a message takes. */
export const CLOCK_SLACK_MS = 5 * 60_000;

const SHAPE =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** All but that 29 February needs a leap year. */
const CANONICAL =
  /^(?!0000)\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
/** More of what is no time is not told, in UTF-16 units. */
const SHOWN = 40;
const FIRST_SECOND = secondsOf(1, 1, 1);
const LAST_SECOND = secondsOf(9999, 12, 31) + 86_399;

/**
 * Reads a time with an offset and converts it to UTC. Fractions of a second are dropped. A time
 * without an offset is refused: nobody can say which moment it means.
 */
export function parseTime(input: string, field: string): Outcome<Timestamp> {
  const match = SHAPE.exec(input.trim());
  if (match === null) return reject(noTime(input, field));
  const [, year, month, day, hour, minute, second = "0", zulu, sign, offHour, offMinute] = match;
  const [y, mo, d] = [Number(year), Number(month), Number(day)];
  const [h, mi, s] = [Number(hour), Number(minute), Number(second)];
  const wrong = noSuchDay(y, mo, d) ?? noSuchMoment(h, mi, s);
  if (wrong !== null) return reject(nonexistent(input, field, wrong));
  if (zulu === undefined && sign === undefined) {
    return reject(
      usage(
        "time.no_offset",
        `${field} "${excerpt(input, SHOWN)}" has no offset from UTC`,
        `write it with one, e.g. "${input.trim()}Z" for UTC or "${input.trim()}+02:00"`,
      ),
    );
  }
  const [oh, om] = [Number(offHour ?? 0), Number(offMinute ?? 0)];
  if (oh > 23 || om > 59) {
    return reject(nonexistent(input, field, "an offset goes no further than 23:59"));
  }
  const offset = (sign === "-" ? -1 : 1) * (oh * 3600 + om * 60);
  const seconds = secondsOf(y, mo, d) + h * 3600 + mi * 60 + s - offset;
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) {
    return reject(nonexistent(input, field, "in UTC it is not in the years from 1 to 9999"));
  }
  return accept(timestampOf(seconds * 1000));
}

/** What is said aloud of a date that is set and has passed already; empty for one to come. */
export function warnOfPast(
  time: Timestamp | null | undefined,
  now: Timestamp,
  field: string,
): readonly Warning[] {
  if (time === null || time === undefined || time >= now) return [];
  const message = `${field} ${time} has passed already`;
  return [warning("time.passed", message, "it was set all the same; set it again if it is a slip")];
}

/** The timestamp of a moment given in milliseconds since 1970 (UTC), rounded down to the second. */
export function timestampOf(epochMs: number): Timestamp {
  const seconds = Math.floor(epochMs / 1000);
  const days = Math.floor(seconds / 86_400);
  const inDay = seconds - days * 86_400;
  const { year, month, day } = civilOf(days);
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const clock = [Math.floor(inDay / 3600), Math.floor(inDay / 60) % 60, inDay % 60];
  return `${date}T${clock.map((part) => pad(part, 2)).join(":")}Z`;
}

/** What a clock says in milliseconds since 1970; null for a time that no record can hold. */
export function readClock(epochMs: number): Timestamp | null {
  const isHeld = epochMs >= FIRST_SECOND * 1000 && epochMs < (LAST_SECOND + 1) * 1000;
  return isHeld ? timestampOf(epochMs) : null;
}

/** Milliseconds since 1970 of a canonical timestamp; null for any other text. */
export function epochMsOf(time: Timestamp): number | null {
  if (!isTimestamp(time)) return null;
  const days = secondsOf(+time.slice(0, 4), +time.slice(5, 7), +time.slice(8, 10));
  return (
    (days + +time.slice(11, 13) * 3600 + +time.slice(14, 16) * 60 + +time.slice(17, 19)) * 1000
  );
}

/** Is this a time exactly as the records hold it? */
export function isTimestamp(value: unknown): value is Timestamp {
  if (typeof value !== "string" || !CANONICAL.test(value)) return false;
  return !value.startsWith("02-29", 5) || isLeap(+value.slice(0, 4));
}

/** The later of the two: `candidate`, or one second after `floor` when `candidate` is not later. */
export function strictlyAfter(floor: unknown, candidate: Timestamp): Timestamp {
  if (!isTimestamp(floor) || candidate > floor) return candidate;
  const ms = epochMsOf(floor);
  return ms === null || ms >= LAST_SECOND * 1000 ? candidate : timestampOf(ms + 1000);
}

/** The later of the two; `candidate` where `floor` is no time. */
export function notBefore(floor: unknown, candidate: Timestamp): Timestamp {
  return isTimestamp(floor) && floor > candidate ? floor : candidate;
}

/** What is said of a text that is not written as a time is; of a date alone, what it lacks. */
function noTime(input: string, field: string): Problem {
  const given = input.trim();
  const [, year, month, day] = DATE.exec(given) ?? [];
  if (day !== undefined) {
    const wrong = noSuchDay(Number(year), Number(month), Number(day));
    if (wrong !== null) return nonexistent(input, field, wrong);
    return usage(
      "time.no_time_of_day",
      `${field} "${given}" has no time of day`,
      `write it with one and with an offset from UTC, e.g. "${given}T09:30:00Z"`,
    );
  }
  return usage(
    "time.unreadable",
    `${field} "${excerpt(input, SHOWN)}" is not a time`,
    'write it as ISO 8601 with an offset, e.g. "2026-11-21T09:30:00Z"',
  );
}

/** What is said of a time that is written as one and names a moment that there is not. */
function nonexistent(input: string, field: string, why: string): Problem {
  return usage(
    "time.unreadable",
    `${field} "${excerpt(input, SHOWN)}" names a time that there is not`,
    `correct it: ${why}`,
  );
}

function noSuchDay(year: number, month: number, day: number): string | null {
  if (year < 1) return "years begin with 0001";
  if (month < 1 || month > 12) return "months go from 01 to 12";
  const last = daysInMonth(year, month);
  if (day >= 1 && day <= last) return null;
  return `${pad(year, 4)}-${pad(month, 2)} has the days from 01 to ${last}`;
}

function noSuchMoment(hour: number, minute: number, second: number): string | null {
  if (hour > 23) return "hours go from 00 to 23, and midnight is 00:00:00 of the next day";
  if (minute > 59) return "minutes go from 00 to 59";
  return second > 59 ? "seconds go from 00 to 59" : null;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Seconds from 1970-01-01 to the start of a day: Howard Hinnant's `days_from_civil`. */
function secondsOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * 86_400;
}

/** The date of a day counted from 1970-01-01: Howard Hinnant's `civil_from_days`. */
function civilOf(days: number): { year: number; month: number; day: number } {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
