/** Whether a delivered item tells a later day or time than its condition allows: "sent on 18 March", where it is to be sent by 15 March. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { findVerb, isAuxiliary, isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { NUMBER_NAMES, readNumber } from "../../../domain/inventory/words/numbers.ts";
import { BARE_HOUR, daysLater, momentsIn, type Moment } from "./dates.ts";

/** What stands in front of the last day on which it may happen; "before" leaves that day out. */
const LIMIT =
  /(?<!\p{L})(?<words>by|before|(?:no|not) later than|on or before|at the latest (?:by|on)|latest (?:by|on)|on|at)(?: the)?(?<part>(?: (?:end|last day) of| close of| (?:early|late|mid)[ -]?)?)(?: the)? $/iu;
/** What happens on a day, and not by one: that it is later is told only where the same deed is. */
const ON = /^(?:on|at)$/iu;
/** A limit of something else: "backups from before 1 March", "orders placed before 1 March". */
const OF_OTHERS = /(?<!\p{L})(?:from|of|since|dated|(?<!(?:is|are|be|been) )made|with|than)\s*$/iu;
const KEEPS = /^(?:on|at|before)$/iu;
const KEPT_THEN =
  /(?<!\p{L})(?:valid|open|opens|reserved|booked|kept|stored|scheduled|planned|due|shown|listed|visible|available|free)\s*$/iu;

/** What stands in front of the day on which something was done. */
const TOLD =
  /(?:(?<!\p{L})(?:on|in|at|by)(?: the)?(?: (?:end of|morning of|evening of|following|next|early|late|mid)[ -]?)*(?: the)? |[(:–—-] ?|\s)$/iu;
const NO_DEED =
  /(?<!\p{L})(?:from|of|since|until|till|for|before|after|than|was|were|had|limit|deadline|due|asked|required|dated|to|and|or|between|instead|not|never|would|will|if|when) (?:the )?$/iu;
const PART_END = /[,;:.](?=\s)|[()–—]|\s(?:and|but|while|which)(?=\s)/gu;

interface Limit {
  readonly moment: Moment;
  /** It is told by an hour of which nobody says whether it is in the morning: "by six". */
  readonly bare: boolean;
  /** Whether the day itself is too late. */
  readonly before: boolean;
  readonly exact: boolean;
  /** It is to be at a place by a time of that day. */
  readonly isAt: boolean;
  /** The stem of what is to be done by then. */
  readonly deed: string;
  /** The stems of all that the condition says. */
  readonly asked: ReadonlySet<string>;
}

/** The day or time of an item that is later than a condition allows, as it stands there; null for none. */
export function findLateDate(condition: string, whole: string): string | null {
  const plain = withClocks(condition);
  const limit = limitOf(plain, plain !== condition);
  if (limit === null) return null;
  const { minutes } = limit.moment;
  const item = minutes === null ? whole : withClocks(withQuarters(whole, minutes));
  const told = momentsIn(item).filter((moment) => isOfDeed(item, moment, limit));
  const late = told.filter((moment) => isLate(limit, moment, item));
  const [first] = late;
  return first === undefined || late.length < told.length
    ? null
    : item.slice(first.start, first.end);
}

/** "By 6:00" for "by six". */
function withClocks(text: string): string {
  return text.replace(BARE_HOUR, (hour) => `${readNumber(hour.toLowerCase()) ?? hour}:00`);
}

/** Which half of which day is said, or another time is told in such words: "ten to nine". */
const HALF_OF_DAY = new RegExp(
  `(?<!\\p{L})(?:mornings?|nights?|overnight|yesterday|eve|breakfast|day before|[ap]\\.?m|(?:before|after|when|until|till) (?!(?:an? )?(?:quarter|half))|(?:five|ten|twenty(?:-five)?) (?:to|past) (?:${NUMBER_NAMES.slice(1, 13).join("|")}|1[0-2]|[1-9]))(?!\\p{L})`,
  "iu",
);
const LATER_HALF = /(?<!\p{L})(?:afternoons?|evenings?)(?!\p{L})/iu;
const QUARTERS = new RegExp(
  `(?<!\\p{L})(?:an? )?(?<part>quarter|half) (?<side>past|to) (?<hour>${NUMBER_NAMES.slice(1, 13).join("|")}|1[0-2]|[1-9])(?![\\p{L}\\d:])`,
  "giu",
);

/** "15:45" for "quarter to four", of an afternoon: the one of the day that is nearest to the limit. */
function withQuarters(text: string, limit: number): string {
  if (HALF_OF_DAY.test(text) || (limit < HALF_DAY && LATER_HALF.test(text))) return text;
  return text.replace(QUARTERS, (words, part: string, side: string, hour: string) => {
    const quarters = /^quarter$/iu.test(part) ? 15 : 30;
    const isPast = /^past$/iu.test(side);
    if (!isPast && quarters === 30) return words;
    const told = (readNumber(hour.toLowerCase()) ?? 0) * 60 + (isPast ? quarters : -quarters);
    const later = (((told - limit) % HALF_DAY) + HALF_DAY) % HALF_DAY;
    // Many hours on either side: either may be meant.
    if (Math.abs(later - HALF_DAY / 2) < HALF_DAY / 4) return words;
    const time = limit + (later > HALF_DAY / 2 ? later - HALF_DAY : later);
    const inDay = (time + 2 * HALF_DAY) % (2 * HALF_DAY);
    return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, "0")}`;
  });
}

function limitOf(condition: string, bare: boolean): Limit | null {
  const [moment, ...others] = momentsIn(condition);
  if (moment === undefined || others.length > 0) return null;
  const front = condition.slice(0, moment.start);
  const match = LIMIT.exec(front);
  if (match === null) return null;
  const { words = "" } = match.groups ?? {};
  const before = front.slice(0, match.index);
  const behind = condition.slice(moment.end);
  const isLast = /^(?: at the latest)?\W*$/iu.test(behind);
  const exact = ON.test(words) && !/at the latest/iu.test(behind);
  // "By 15 March the invitations are sent"
  const isFirst = /^\W*$/u.test(before) && !exact;
  if (!(isFirst || isLast) || OF_OTHERS.test(before)) return null;
  // "Open on 1 May" is open then; "opens no later than 1 May" has a last day.
  if (KEEPS.test(words) && KEPT_THEN.test(before)) return null;
  const deed = deedOf(isFirst ? behind : before, exact);
  if (deed === null) return null;
  const asked = new Set(contentWords(condition));
  const isAt = moment.minutes !== null && !exact && IS_AT.test(condition);
  return { moment, bare, before: /^before$/iu.test(words), exact, isAt, deed, asked };
}

/** The stem of the last participle, else of the verb, else of what is said with "is": "ready". */
function deedOf(text: string, exact: boolean): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const done = words.findLastIndex((word) => isParticiple(word));
  const { at } = findVerb(words);
  const verb = done >= 0 ? done : isAuxiliary(words[at] ?? "") ? at + 1 : at;
  // "takes place on 12 May": nothing else stands between.
  if (exact && words.length - verb > 2) return null;
  return words[verb] === undefined ? null : stemOf(words[verb]);
}

/** "in" of "the harvest is in" has no stem. */
function stemOf(word: string): string {
  return contentWords(word)[0] ?? word;
}

/** Whether a day of the item is that of the deed: nothing else was done in the words that lead to it. */
function isOfDeed(item: string, { start, end }: Moment, limit: Limit): boolean {
  const { deed, exact } = limit;
  const front = item.slice(0, start);
  if (!TOLD.test(front) || NO_DEED.test(front)) return false;
  // "12-13 May" begins on the twelfth.
  if (exact && /\d\s?[-–]\s?$/u.test(front)) return false;
  const part = front.slice(partStart(front));
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? [];
  const done = words.findLastIndex((word) => stemOf(word) === deed);
  const at = done < 0 ? arrivalIn(part, words, limit) : done;
  if (at < 0) return false;
  const between = words.slice(at + 1);
  const isOther =
    between.some((word) => isParticiple(word) || isAuxiliary(word)) ||
    OTHER_DEED.test(between.join(" ")) ||
    isOfThing(part, limit) ||
    setsEvent(limit);
  // "on the Saturday train"
  if (/(?<!\p{L})the $/iu.test(front) && NAMED_SO.test(item.slice(end))) return false;
  return !isOther && (!exact || between.length <= 3) && !/^\s(?:for|to) /u.test(item.slice(end));
}

const IS_AT = /(?<!\p{L})(?:is|are|be|stands?|lies?|hangs?|sits?|waits?) (?:at|in|on) /iu;
const ARRIVED =
  /(?<!\p{L})(?<deed>reached|arrived (?:at|in|on)|(?:delivered|brought|came|got) to) (?:the |our |its )?(?<place>\p{L}+)/iu;

/** Where it came to the place at which it is to be by then; -1 for nowhere. */
function arrivalIn(part: string, words: readonly string[], { isAt, asked }: Limit): number {
  const { deed = "", place = "" } = ARRIVED.exec(part)?.groups ?? {};
  if (!isAt || !asked.has(stemOf(place.toLowerCase()))) return -1;
  return words.indexOf(deed.toLowerCase().split(" ")[0] ?? "");
}

const NAMED_SO =
  /^ (?!(?:before|after|following|morning|noon|afternoon|evening|night|at|in|of|and|or|with|by|to)(?!\p{L}))\p{L}{3,}/iu;
const OF_THING =
  /(?<!\p{L})(?:(?<link>for|to|of) (?:(?:the|an?|our|its|their|your|this|next|first) )?(?:\p{L}+ )?(?<event>\p{L}+)|about [^,;]{1,60}) (?:on|at) (?:the )?$/iu;
/** What has a day of its own. */
const EVENTS: ReadonlySet<string> = new Set(
  (
    "talk meeting party concert show wedding opening event fair festival course class workshop hearing trial match game race session exam examination dinner lunch breakfast " +
    "conference training interview ceremony performance premiere launch sale visit tour trip flight drill assembly market ball feast reception exhibition election vote funeral " +
    "birthday anniversary delivery pickup departure arrival rehearsal seminar lecture webinar hike outing picnic parade tournament banquet gala congress camp retreat"
  ).split(" "),
);

/** "Invited to the talk on 20 May": the day is that of the talk, unless the condition speaks of a talk, too. */
function isOfThing(front: string, { asked }: Limit): boolean {
  const match = OF_THING.exec(front);
  if (match === null) return false;
  const { link = "", event } = match.groups ?? {};
  if (event === undefined) return true;
  // "Delivered to the fair on 20 May" is told of the deed, "ready for the fair on 20 May" of the fair.
  return EVENTS.has(event.toLowerCase()) && (/^for$/iu.test(link) || !asked.has(stemOf(event)));
}

/** "Ordered to come at 18:30", "signed with effect on 1 June": what is done then is something else. */
const OTHER_DEED =
  /(?<!\p{L})(?:to (?:come|leave|start|begin|open|run|ring|arrive|depart|go|appear|air|play|meet|land|sail|fly)|leaving|starting|beginning|running|arriving|departing|coming|effective|effect)(?!\p{L})/iu;

/** "Meeting scheduled on 20 May": the day on which it is to be. */
const SETTING = /^(?:schedul|plan|arrang|call|fix|set)$/u;

function setsEvent({ deed, asked }: Limit): boolean {
  return SETTING.test(deed) && [...EVENTS].some((event) => asked.has(stemOf(event)));
}

/** Where the part of a text begins that its end belongs to. "sent (18 March)": brackets go with what stands before them. */
function partStart(front: string): number {
  let at = 0;
  for (const match of front.trimEnd().matchAll(PART_END)) {
    const rest = front.slice(match.index + match[0].length);
    if (/\p{L}{4}/u.test(rest)) at = match.index + match[0].length;
  }
  return at;
}

const AFTER_IT = /^\s(?:after|thereafter|afterwards|following)(?!\p{L})/iu;
const NEXT = /(?<!\p{L})(?:following|next) $/iu;
/** Told of the week or the night before. */
const EARLIER =
  /(?<!\p{L})(?:previous|preceding|yesterday|(?:day|night|evening|afternoon|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:before|earlier)|(?:days?|weeks?|hours?) early|ahead of (?:time|schedule))(?!\p{L})/iu;

function isLate(
  { moment: limit, bare, before, exact }: Limit,
  told: Moment,
  item: string,
): boolean {
  if (bare && limit.minutes !== null && told.minutes !== null) {
    const later = told.minutes - limit.minutes;
    return later > (exact ? NEARLY : 0) && later <= HALF_DAY / 2;
  }
  if (told.month === null && EARLIER.test(item)) return false;
  const later = daysLater(limit, told, before && limit.day === null);
  if (later === null) return isLaterThatDay(limit, told, exact, before);
  const isNamed =
    told.weekday !== null &&
    (AFTER_IT.test(item.slice(told.end)) || NEXT.test(item.slice(0, told.start)));
  if (isNamed && limit.weekday !== null) return true;
  if (later !== 0) return later > 0;
  return before && limit.minutes === null ? true : isLaterThatDay(limit, told, exact, before);
}

function isLaterThatDay(
  { minutes }: Moment,
  told: Moment,
  exact: boolean,
  before: boolean,
): boolean {
  if (minutes === null || told.minutes === null) return false;
  if (exact) return told.minutes > minutes + NEARLY;
  // Bread that is to be baked by 6:00 is baked at 23:00 of the day before.
  if (minutes <= MORNING && told.minutes >= EVENING) return false;
  return before ? told.minutes >= minutes : told.minutes > minutes;
}

/** In minutes. */
const HALF_DAY = 12 * 60;
const MORNING = 10 * 60;
const EVENING = 18 * 60;

/** A train that is to leave at 8:15 leaves then at 8:20, too. In minutes. */
const NEARLY = 15;
