/**
 * Times of day that are all too late, of what happens on several days: "came at 07:40 and 08:10 on the last two Mondays", where it is
 * to have arrived before 07:00 on two Mondays.
 */

import { momentsIn } from "./dates.ts";

/** A longer item says more. In UTF-16 units. */
const LONGEST = 160;
const CLOCK = "(?:[01]?\\d|2[0-4]):[0-5]\\d";
const LIMIT = new RegExp(
  `(?<deed>\\p{L}{2,20})(?: (?:by mail|by e-mail|in full|again))? (?<bound>before|by|no later than|not later than) (?<clock>${CLOCK})(?<days> (?:(?:on|in|for) )?(?:each|every|all|both|\\p{L}+|\\d{1,3}) (?:\\p{L}+ )?(?:days?|nights?|mornings?|evenings?|weeks?|weekdays?|workdays|\\p{L}{3,6}days?)(?: (?:in a row|running))?)\\W*$`,
  "iu",
);
const TOLD = new RegExp(
  `(?<deed>\\p{L}{2,20}) (?:only |just )?at (?<times>${CLOCK}(?:(?:, | and |, and | & )(?:at )?${CLOCK}){0,9})(?!\\d)`,
  "iu",
);
/** Said of one thing in several words. */
const SAME: readonly (readonly string[])[] = [
  "come comes came arrive arrives arrived in here there landed reached delivered received".split(
    " ",
  ),
  "finish finishes finished end ends ended complete completes completed done ready over through".split(
    " ",
  ),
  "out sent send sends leave leaves left go goes went gone published mailed online live posted".split(
    " ",
  ),
  "start starts started begin begins began begun on up running".split(" "),
  "open opens opened".split(" "),
  "close closes closed shut shuts".split(" "),
];
const TURNING =
  /(?<!\p{L})(?:not?|never|instead|before|until|was|were|had|used|planned|scheduled|old|earlier)(?!\p{L})|n['’]t/iu;

/** "I came in at 07:30", "when we arrive at 08:00": of who found it there. */
const OF_PERSON =
  /(?<!\p{L})(?:(?:i|we|you|they|he|she)(?: (?:come|came|arrive|arrived|got|get|am|are|looked|walked|went))?|(?:when|once|as) (?:\p{L}+ ){1,3}?\p{L}+) $|(?<!\p{L})(?:when|once) \p{L}+ $/iu;

/** The first of the times that an item tells of the same deed, where none keeps to the condition; null otherwise. */
export function findLateTimes(condition: string, item: string): string | null {
  if (item.length > LONGEST || TURNING.test(item)) return null;
  const { deed = "", bound = "", clock = "" } = LIMIT.exec(condition)?.groups ?? {};
  const match = TOLD.exec(item);
  const told = match?.groups;
  if (clock === "" || told === undefined || OF_PERSON.test(item.slice(0, match?.index)))
    return null;
  const [done = "", times = ""] = [told["deed"]?.toLowerCase(), told["times"]];
  const asked = deed.toLowerCase();
  if (done !== asked && !SAME.some((words) => words.includes(done) && words.includes(asked)))
    return null;
  const clocks = times.match(new RegExp(CLOCK, "gu")) ?? [];
  const limit = minutesOf(clock);
  const isLate = (time: number): boolean =>
    time - limit < HALF_DAY && (/^before$/iu.test(bound) ? time >= limit : time > limit);
  const others = momentsIn(item).filter(({ minutes }) => minutes !== null);
  const areLate = [...clocks.map(minutesOf), ...others.map(({ minutes }) => minutes ?? 0)];
  return areLate.every(isLate) ? (clocks[0] ?? null) : null;
}

/** What is done by 06:00 is done at 23:00 of the day before. In minutes. */
const HALF_DAY = 12 * 60;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
