/** Another day or time where a condition fixes one: "booked for 5 May" for 3 May, "opens at 9:00" for 8:00. */

import { momentsIn, type Moment } from "../dates.ts";
import { isOfTime, isTold, placeOf, wordsIn } from "./places.ts";
import type { Rival } from "./rival.ts";

/** A train that is to leave at 8:15 leaves then at 8:20, too. In minutes. */
const NEARLY = 15;
/** The moment of an item that is not the one of a condition; null for none. */
export function findMomentRival(condition: string, item: string): Rival | null {
  const [asked, ...others] = momentsIn(condition);
  if (asked === undefined || others.length > 0 || isBound(condition, asked)) return null;
  const place = placeOf(wordsIn(condition), asked.start, asked.end);
  const said = wordsIn(item);
  const told = momentsIn(item);
  const isAsked = (moment: Moment): boolean =>
    isOther(asked, moment) === false && !INSTEAD.test(item.slice(0, moment.start));
  if (told.some(isAsked) || zonesDiffer(condition, item)) return null;
  const given = told.find(
    (moment) =>
      isOther(asked, moment) === true &&
      isOfTime(place, placeOf(said, moment.start, moment.end)) &&
      isTold(item, moment.start, moment.end, place.link === "from"),
  );
  if (given === undefined) return null;
  return {
    asked: condition.slice(asked.start, asked.end),
    given: item.slice(given.start, given.end),
  };
}

/** "on 5 May instead of 3 May" */
const INSTEAD = /(?:instead of|rather than|not(?: on| at)?) (?:the )?$/iu;

const ZONE = /\d ?(?:am|pm)? ?(UTC|GMT|Z|CES?T|E[SD]T|P[SD]T|C[SD]T|BST|MES?Z|JST|IST)(?!\p{L})/u;

/** 8:00 UTC is 10:00 CEST. */
function zonesDiffer(condition: string, item: string): boolean {
  const [asked, told] = [ZONE.exec(condition)?.[1], ZONE.exec(item)?.[1]];
  return asked !== undefined && told !== undefined && asked !== told;
}

const BOUND =
  /(?<!\p{L})(?:by|before|after|until|till|latest|earliest|since|between|within|than|about|around|or)(?: the)? $/iu;

function isBound(text: string, { start, end }: Moment): boolean {
  return (
    BOUND.test(text.slice(0, start)) ||
    /^ (?:at the (?:latest|earliest)|or|and|to)(?!\p{L})|^\s?[-–]/iu.test(text.slice(end))
  );
}

/** Whether a moment is another one; null where the two cannot be compared. */
function isOther(asked: Moment, told: Moment): boolean | null {
  const same: boolean[] = [];
  if (asked.month !== null && told.month !== null) {
    same.push(asked.month === told.month);
    if (asked.day !== null && told.day !== null) same.push(asked.day === told.day);
    if (asked.year !== null && told.year !== null) same.push(asked.year === told.year);
  } else if (asked.weekday !== null && told.weekday !== null)
    same.push(asked.weekday === told.weekday);
  if (asked.minutes !== null && told.minutes !== null)
    same.push(Math.abs(asked.minutes - told.minutes) <= NEARLY);
  return same.length === 0 ? null : same.includes(false);
}
