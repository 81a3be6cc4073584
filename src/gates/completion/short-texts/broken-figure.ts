/** Whether a delivered item tells a figure that does not keep to its condition, be it a bound, a span, a share, a number, a code or a day. */

import { readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";
import { findBrokenBound } from "./broken-bound.ts";
import { findBrokenCount, LONGEST, sharesThing } from "./broken-count.ts";
import { findBrokenShare } from "./broken-share.ts";
import { findNarrowerChoice } from "./chosen-bound.ts";
import { findCountOfNone } from "./count-of-none.ts";
import { findOtherMeasure } from "./exact-measure.ts";
import { findLateDate } from "./late-date.ts";
import { findLateTimes } from "./late-times.ts";
import { findSomeOver } from "./none-over.ts";
import { findLowerVersion } from "./numbered-name.ts";
import { findOutsideRange, type RangeOf } from "./outside-range.ts";
import { findSmallerTrial } from "./smaller-trial.ts";
import { findOtherChange } from "./told-change.ts";
import { tellsOfBefore } from "./told-past.ts";
import { figuresIn, type Figure } from "../coverage/figures.ts";

/**
 * The figure of an item that does not keep to a condition, as it stands there; null for none. Where other items speak of
 * the same, each may tell of a part.
 */
export function findBrokenFigure(
  condition: string,
  item: string,
  others: readonly string[],
): string | null {
  if (Math.max(condition.length, item.length) > LONGEST_TEXT) return null;
  const told = inDozens(item);
  const found = findIn(inDozens(condition), told, others);
  // "A dozen", as it stands there.
  return found === null || item.includes(found) ? found : (DOZENS.exec(item)?.[0] ?? found);
}

/** A longer condition or item says more than one thing. In UTF-16 units. */
const LONGEST_TEXT = 2_000;

const DOZENS =
  /(?<!\p{L})(?<!\p{L}[ -])(?<many>half a|an?|one|two|three|four|five|ten) dozen(?= (?!or )\p{L})/iu;
const MANY: Readonly<Record<string, number>> = {
  "half a": 6,
  two: 24,
  three: 36,
  four: 48,
  five: 60,
  ten: 120,
};

/** "12 volunteers" for "a dozen volunteers" */
function inDozens(text: string): string {
  return text.replace(DOZENS, (_, many: string) => String(MANY[many.toLowerCase()] ?? 12));
}

function findIn(condition: string, item: string, others: readonly string[]): string | null {
  const exact =
    findLateDate(condition, item) ??
    findLateTimes(condition, item) ??
    findLowerVersion(condition, item) ??
    findOtherMeasure(condition, item) ??
    findOtherChange(condition, item);
  if (exact !== null) return exact;
  const none = isPart(condition, item, others) ? null : findCountOfNone(condition, item);
  if (none !== null) return none;
  // Three working days may be five others.
  if (kindOfDays(condition) !== kindOfDays(item)) {
    return isPart(condition, item, others) ? null : findBrokenCount(condition, item);
  }
  const choice = findNarrowerChoice(inDigits(condition), inDigits(item));
  if (choice !== null) return asWritten(item, choice);
  const bound = findBrokenBound(inDigits(condition), inDigits(item));
  if (bound !== null) return asWritten(item, bound);
  const share = findBrokenShare(condition, item);
  if (share !== null) return share;
  const range = item.length > LONGEST ? null : findOutside(condition, item, "measures");
  if (range !== null) return range;
  if (isPart(condition, item, others)) return null;
  const count = findOutside(condition, item, "counts");
  if (count !== null) return count;
  const age = brokenAge(condition, item);
  if (age !== null) return age;
  const some = findSomeOver(inDigits(condition), inDigits(item));
  if (some !== null) return asWritten(item, some);
  const told = withOneUnit(inDigits(item));
  const trial = findSmallerTrial(withOneUnit(inDigits(condition)), told, enoughOf(condition));
  if (trial !== null) return item.slice(told.indexOf(trial)).slice(0, trial.length);
  const span = brokenSpan(withOne(inDigits(condition)), withOne(inDigits(item)));
  return span === null ? findBrokenCount(condition, item) : asWritten(item, span);
}

function findOutside(condition: string, item: string, of: RangeOf): string | null {
  const found = findOutsideRange(inDigits(condition), inDigits(item), of);
  return found === null ? null : asWritten(item, found);
}

function isPart(condition: string, item: string, others: readonly string[]): boolean {
  return item.length > LONGEST || others.some((other) => sharesThing(condition, other));
}

const SPELLED = new RegExp(`(?<![\\p{L}\\d-])${SPELT_NUMBER}(?=\\s\\p{L}|%)`, "giu");

const KIND_OF_DAYS =
  /(?<!\d)(\d{1,6}) (?:working|business|calendar|school)(?= (?:days?|hours?)(?!\p{L}))/giu;

function kindOfDays(text: string): string {
  return (KIND_OF_DAYS_IN.exec(text)?.[1] ?? "").toLowerCase();
}

const KIND_OF_DAYS_IN = /(?<!\p{L})(working|business|calendar|school) (?:days?|hours?)(?!\p{L})/iu;

/** Number words in digits, as long as they were: what stands behind them stays where it is. */
function inDigits(text: string): string {
  return text
    .replace(SPELLED, (word) => String(readSpelt(word) ?? word).padStart(word.length, "0"))
    .replace(KIND_OF_DAYS, (words: string, digits: string) => digits.padStart(words.length, "0"));
}

/** A day may be one of eight hours, a week one of five days, and a month four weeks: the share that is enough. */
function enoughOf(condition: string): number {
  const [, unit = ""] = A_DAY.exec(condition) ?? [];
  return ENOUGH[unit.toLowerCase()] ?? NEARLY;
}

const A_DAY =
  /(?<!\p{L})(?:for|over|during) an? (?:(?:full|whole|entire) )?(day|week|month)(?!\p{L})/iu;
const ENOUGH: Readonly<Record<string, number>> = { day: 0.3, week: 0.7, month: 0.65 };

/** "For 1 hour", "over 1 day" for "for an hour", "over a full day"; as long as it was. */
function withOneUnit(text: string): string {
  return text.replace(
    /(?<=(?<!\p{L})(?:for|over|after|during) )an?(?: (?:full|whole|entire))? (?=(?:second(?! \p{L})|minute|hour|day|week|month)(?!\p{L})(?! and (?:an? )?(?:half|quarter|third|\p{L}+ (?:minutes?|hours?|days?))))/giu,
    (words) => "1 ".padStart(words.length, "0"),
  );
}

function asWritten(item: string, figure: string): string {
  const at = inDigits(item).indexOf(figure);
  return at < 0 ? figure : item.slice(at, at + figure.length);
}

const READING =
  /(?<!\p{L})(?:reading (?:age|level|grade)|grade level)(?: (?:of|is|at))?:? (?:at most |up to |no (?:more|higher) than )?(\d{1,2}(?:\.\d)?)(?![\d+%–-]|[.,]\d)/giu;
const OF_TEXT =
  /^\W*(?:the |its |their )?(?:reading|grade)(?!\p{L})|(?<!\p{L})(?:texts?|leaflets?|letters?|pages?|brochures?|articles?|guides?|cop(?:y|ies)|forms?|summar(?:y|ies)|versions?|documents?|fl[iy]ers?|manuals?|messages?|mails?|reports?|notes?|instructions?|booklets?|sheets?|newsletters?|website|site|policy|handouts?)(?!\p{L})/iu;
const LEAST_AGE =
  /(?<!\p{L})(?:at least|or|and|from|over|above|minimum|to|than|was|were|before|not|never|instead|down|if|when|for)(?!\p{L})|n['’]t|[→~≈?]/iu;

/** "Reading age 14", where it is to be 12: a text that is easier to read is as good. */
function brokenAge(condition: string, item: string): string | null {
  const [asked, ...others] = [...condition.matchAll(READING)];
  const [told, ...more] = [...item.matchAll(READING)];
  if (asked === undefined || told === undefined || others.length + more.length > 0) return null;
  const front = condition.slice(Math.max(0, asked.index - AROUND), asked.index);
  const behind = condition.slice(asked.index, asked.index + asked[0].length + AROUND);
  if (!OF_TEXT.test(condition) || /\d(?: to \d|, \d| up(?!\p{L})| onwards)/iu.test(behind))
    return null;
  if (/(?:least|from|over|above|minimum) $/iu.test(front) || LEAST_AGE.test(item)) return null;
  if (
    /(?<!\p{L})(?:least|or (?!less|lower|below)|and (?:up|above|over|more|older|higher)|over|above)(?!\p{L})|\d ?\+/iu.test(
      behind,
    )
  )
    return null;
  return Number(told[1]) > Number(asked[1]) + 0.5 ? (told[1] ?? null) : null;
}

/** How far a bound stands from its figure at most. In UTF-16 units. */
const AROUND = 24;

const EVERY_ONE = /(?<!\p{L})every 0*1 /iu;

/** "Every 1 minute" for "every minute". */
function withOne(text: string): string {
  return text.replace(
    /(?<!\p{L})every (?=(?:second|minute|hour|day|week|month|year)(?!\p{L}))/giu,
    "every 1 ",
  );
}

const TIME =
  "(?:\\d+(?:[.,]\\d+)?|an?) (?:seconds?|minutes?|min|hours?|h|days?|weeks?|months?|years?)(?!\\p{L})";
const FOR = new RegExp(`(?<!\\p{L})for (?:at least )?(${TIME})`, "iu");
const AFTER = new RegExp(`(?<!\\p{L})(after|every) (${TIME})`, "iu");
const SHARE =
  /^(?:the |all )?(?<!\d)0*(\d{1,3}(?:\.\d+)?)\s?(?:%|percent) of (?:the |all )?\p{L}/iu;

/** Told of another time, another bound or of something beside. */
const ASIDE =
  /(?<!\p{L})(?:from|before|until|up|by|raised|reduced|lowered|between|to|or|and|target|goal|limit|worst|max\w*|peak|under|below|less|over|above|more|within|than|least|most|except|not?|never|if|when|each|per|last|next|about|around|roughly|without|with|up to|still|so far)(?!\p{L})|n['’]t|[,;:()→<>≤≥~≈?]/iu;
const WITHIN = /(?<!\p{L})(?:every|each|per|after|within|in|last|past|next) $/iu;

function brokenSpan(condition: string, item: string): string | null {
  const text = item.replace(/ (?:without|with (?:no|one|two|\d+)) [^,;:()]*$/iu, "");
  if (ASIDE.test(text.replace(THOUSANDS, "")) || tellsOfBefore(text)) return null;
  if (!sharesThing(condition, item)) return null;
  const wanted = wantedOf(condition, text);
  if (wanted === null) return outsideBare(condition, text);
  const [said, ...others] = figuresIn(text, 0).filter(({ unit }) => unit === wanted.unit);
  if (said === undefined || others.length > 0) return null;
  const far = wanted.before === "every" ? FAR * FAR : FAR;
  const most = wanted.to === Infinity ? wanted.from : wanted.to;
  if (said.value >= most * far || said.value * far < wanted.from) return null;
  if (wanted.before !== null && !isBehind(text, said, wanted.before)) return null;
  return said.value < wanted.from || said.value > wanted.to
    ? text.slice(said.start, said.end)
    : null;
}

const BARE_SPAN =
  /(?<!\p{L})(?:between |(?:is|are|at|of|stays|reads|from) (?=[^a]*$))(\d+(?:\.\d+)?)(?: and | to |\s?[-–]\s?)(\d+(?:\.\d+)?)(?=\W*$)/iu;
const BARE_FIGURE = /^[^\d]*(?:(?<!\p{L})(?:is|was|at|of|reads?)|[=:]) (\d+(?:\.\d+)?)\W*$/iu;

/** "pH is 7.9", where it is to be between 7.2 and 7.6. */
function outsideBare(condition: string, item: string): string | null {
  const [, low, high] = BARE_SPAN.exec(condition) ?? [];
  const said = BARE_FIGURE.exec(item)?.[1];
  if (low === undefined || high === undefined || said === undefined) return null;
  return Number(said) < Number(low) || Number(said) > Number(high) ? said : null;
}

const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;

/** What is so much more or less is said of something else. */
const FAR = 10;

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  /** What stands in front of the figure there and must do so in the item; null for none. */
  readonly before: string | null;
}

function wantedOf(condition: string, item: string): Wanted | null {
  const share = figureOf(`${SHARE.exec(condition)?.[1] ?? ""} %`);
  if (share !== null) return { from: share.value, to: Infinity, unit: share.unit, before: null };
  const [, before = "", time = ""] = AFTER.exec(condition) ?? [];
  const exact = figureOf(time);
  if (exact !== null && AFTER.test(item))
    return {
      // More often than every hour is as good.
      from: EVERY_ONE.test(condition) ? 0 : exact.value * NEARLY,
      to: exact.value / NEARLY,
      unit: exact.unit,
      before,
    };
  const least = figureOf(FOR.exec(condition)?.[1] ?? "");
  if (least === null || WITHIN.test(item)) return null;
  return { from: least.value * NEARLY, to: Infinity, unit: least.unit, before: "for" };
}

/** Four weeks are a month. */
const NEARLY = 0.9;

function figureOf(text: string): Figure | null {
  return figuresIn(text, 0)[0] ?? null;
}

/** "ran 20 hours", "ran for 20 hours", and not "tried after 20 hours". */
function isBehind(item: string, { start }: Figure, before: string): boolean {
  const front = item.slice(0, start).toLowerCase();
  return before === "for" ? !WITHIN.test(front) : front.endsWith(`${before.toLowerCase()} `);
}
