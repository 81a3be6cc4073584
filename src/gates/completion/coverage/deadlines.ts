/** "By 31 March", "before 06:00": a date or hour that a condition sets, and a message that tells only later ones. */

import { type Clause, type Document, perDocument } from "../../text/document.ts";
import { MONTH, type Moment, daysLater, momentsIn } from "../short-texts/dates.ts";
import { shares } from "./clause.ts";
import { paddedDigits } from "./spelled-digits.ts";
import type { Wanted } from "./wanted.ts";

/** What sets it, right in front; with "from" or "at" it is when something happens each time. */
const SETS =
  /(?<!\p{L})(?:by|before|until|no later than|not later than|at the latest by|latest on)(?: (?:noon|the))? $/iu;
const LATEST = /^(?:,? at the latest| or (?:earlier|before))/iu;

/** A day, or a time of any day. */
export interface Deadline extends Moment {
  /** The time before which it is to be, in minutes: what is told of that is not late. */
  readonly anchor: number | null;
}

/** "Two hours before the doors open at 18:00" */
const AHEAD =
  /(\d[\d.]*) ?(min(?:ute)?s?|h(?:our)?s?) (?:before|ahead of) (?:(?!\d)[^,;.]){1,40} at $/iu;

/** Whether a moment is one day of a year; a month or a day of the week is too vague to be missed. */
function isDate({ month, day }: Moment): boolean {
  return month !== null && day !== null;
}

/** The date or hour by which a condition wants something; null for none. */
export function readDeadline(condition: string): Deadline | null {
  if (!/\d/u.test(condition)) return null;
  const moments = momentsIn(condition);
  const ahead = moments.length === 1 ? deadlineAhead(condition, moments[0]) : null;
  if (ahead !== null) return ahead;
  const set = moments.filter(
    ({ start, end }) =>
      SETS.test(condition.slice(Math.max(0, start - 24), start)) ||
      LATEST.test(condition.slice(end)),
  );
  const [deadline, ...others] = set;
  if (deadline === undefined || others.length > 0) return null;
  const isTime = deadline.month === null && deadline.weekday === null;
  return isTime || isDate(deadline) ? { ...deadline, anchor: null } : null;
}

function deadlineAhead(condition: string, moment: Moment | undefined): Deadline | null {
  if (moment === undefined || moment.minutes === null) return null;
  const before = paddedDigits(condition.slice(0, moment.start));
  const [, number = "", unit = ""] = AHEAD.exec(before) ?? [];
  const ahead = Number(number) * (/^h/iu.test(unit) ? 60 : 1);
  return number === "" || moment.minutes < ahead
    ? null
    : { ...moment, minutes: moment.minutes - ahead, anchor: moment.minutes };
}

/** What is told of another time, of a plan or of something that comes after. */
const OTHERWISE =
  /(?<!\p{L})(?:if|when|whenever|until|before|next|will|would|planned|due|old|previously|used to|deadline|reminder|asked|instead of|from|every|each|first|draft|was to)(?!\p{L})/u;
/** What is later by more than this belongs to something else: two months, four hours. */
const FAR_DAYS = 62;
const FAR_MINUTES = 240;

/** How much later something is told, in days or minutes; null where the two cannot be compared. */
function laterBy(deadline: Deadline, told: Moment): number | null {
  if (isDate(deadline)) return isDate(told) ? daysLater(deadline, told, false) : null;
  if (deadline.minutes === null || told.minutes === null) return null;
  return told.minutes - deadline.minutes;
}

const toldMoments = perDocument((doc): readonly { clause: Clause; moment: Moment }[] =>
  doc.clauses().flatMap((clause) =>
    clause.kind === "quote"
      ? []
      : momentsIn(doc.text.slice(clause.start, clause.end)).map((moment) => ({
          clause,
          moment: {
            ...moment,
            start: clause.start + moment.start,
            end: clause.start + moment.end,
          },
        })),
  ),
);

/** The first moment of the message that is too late, where it tells none that is in time; null otherwise. */
export function missedDeadline(doc: Document, wanted: Wanted): Moment | null {
  const { deadline } = wanted;
  if (deadline === null) return null;
  const far = isDate(deadline) ? FAR_DAYS : FAR_MINUTES;
  let missed: Moment | null = null;
  for (const { clause, moment } of toldMoments(doc)) {
    const later = laterBy(deadline, moment);
    if (later === null || (deadline.anchor !== null && moment.minutes === deadline.anchor))
      continue;
    if (later <= 0) {
      if (BEGUN.test(doc.text.slice(Math.max(0, moment.start - 24), moment.start))) continue;
      return null;
    }
    if (later > far || OTHERWISE.test(clause.plain)) continue;
    const about = wanted.terms.filter(({ word }) => !A_MONTH.test(word));
    const isOfIt = shares(clause, about) || isDone(wanted.text, clause.plain);
    if (missed === null && (isOfIt || GOES_ON.test(clause.plain))) missed = moment;
  }
  return missed;
}

/** "The rebuild started at 01:15": when it began, and not when it was over. */
const BEGUN =
  /(?<!\p{L})(?:start(?:s|ed)|began|begins?|from|launched|kicked off|set off|left)(?: \p{L}+)? (?:at |on )?$/iu;

/** "Work is finished": said again in words that fit any condition. */
function isDone(condition: string, text: string): boolean {
  const [, deed = ""] = DONE.exec(condition) ?? [];
  return deed !== "" && new RegExp(`(?<!\\p{L})${deed}(?!\\p{L})`, "iu").test(text);
}

const DONE = /(?<!\p{L})(finished|done|completed?|ready|over|closed|delivered|open)(?!\p{L})/iu;

/** Another month is no word of the condition. */
const A_MONTH = new RegExp(`^${MONTH}$`, "iu");

/** "They went online on 4 April", "the last three nights it ended at 06:40": of what was spoken of before. */
const GOES_ON =
  /(?<!\p{L})(?:it|they|this|these) (?:\p{L}+ly )?(?:went|is|are|was|were|came|ended|finished|followed|started|arrived|ran|\p{L}{3,}ed)(?!\p{L})/u;
