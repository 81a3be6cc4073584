/** "By 31 March", "before 06:00": a date or hour that a condition sets, and a message that tells only later ones. */

import { type Document, perDocument } from "../../text/document.ts";
import type { Clause } from "../../text/document.ts";
import { shares } from "./clause.ts";
import type { Wanted } from "./wanted.ts";

/** A day of the year, or a minute of the day. */
interface Moment {
  readonly kind: "day" | "minute";
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const MOMENT = new RegExp(
  `(?<![\\p{L}\\d.:/-])(?:(?:the )?(?<day>[0-3]?\\d)(?:st|nd|rd|th)? (?:of )?(?<month>${MONTH})(?![\\p{L}])|(?<monthfirst>${MONTH})\\.? (?<dayafter>[0-3]?\\d)(?:st|nd|rd|th)?(?![\\d.:]|\\p{L})|\\d{4}-(?<isomonth>[01]\\d)-(?<isoday>[0-3]\\d)(?!\\d)|(?<hour>[0-2]?\\d)[:.](?<minute>[0-5]\\d)(?![\\d:%]|[.,]\\d)(?: ?(?<half>am|pm)(?!\\p{L}))?|(?<hourof>1?\\d) ?(?<halfof>am|pm)(?!\\p{L}))`,
  "giu",
);
/** What sets it, right in front; with "from" or "at" it is when something happens each time. */
const SETS =
  /(?<!\p{L})(?:by|before|until|no later than|not later than|at the latest by|latest on)(?: (?:noon|the))? $/iu;
const LATEST = /^(?:,? at the latest| or (?:earlier|before))/iu;

function momentsIn(text: string): readonly Moment[] {
  if (!/\d/u.test(text)) return [];
  return [...text.matchAll(MOMENT)].flatMap(
    ({ index, 0: whole, groups = {} }): readonly Moment[] => {
      const at = { start: index, end: index + whole.length };
      const day = Number(groups["day"] ?? groups["dayafter"] ?? groups["isoday"]);
      const name = groups["month"] ?? groups["monthfirst"];
      const month =
        name === undefined
          ? Number(groups["isomonth"]) - 1
          : MONTHS.indexOf(name.slice(0, 3).toLowerCase());
      if (day >= 1 && month >= 0) return [{ kind: "day", value: month * 31 + day, ...at }];
      const half = (groups["half"] ?? groups["halfof"] ?? "").toLowerCase();
      const hour = Number(groups["hour"] ?? groups["hourof"]);
      // "2.30" is a number unless a half of the day follows it.
      if (Number.isNaN(hour) || hour > 24 || (half === "" && !whole.includes(":"))) return [];
      const turned = half === "" ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
      return [{ kind: "minute", value: turned * 60 + Number(groups["minute"] ?? 0), ...at }];
    },
  );
}

/** A moment that is set. */
export type Deadline = Pick<Moment, "kind" | "value">;

/** The date or hour by which a condition wants something; null for none. */
export function readDeadline(condition: string): Deadline | null {
  const set = momentsIn(condition).filter(
    ({ start, end }) =>
      SETS.test(condition.slice(Math.max(0, start - 24), start)) ||
      LATEST.test(condition.slice(end)),
  );
  const [deadline, ...others] = set;
  return deadline === undefined || others.length > 0 ? null : deadline;
}

/** What is told of another time, of a plan or of something that comes after. */
const OTHERWISE =
  /(?<!\p{L})(?:if|when|whenever|until|before|next|will|would|planned|due|old|previously|used to|deadline|reminder|asked|instead of|from|every|each|first|draft|was to)(?!\p{L})/u;
/** What is later by more than this belongs to something else: two months, four hours. */
const FAR: Readonly<Record<Moment["kind"], number>> = { day: 62, minute: 240 };

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
  let missed: Moment | null = null;
  for (const { clause, moment } of toldMoments(doc)) {
    if (moment.kind !== deadline.kind) continue;
    if (moment.value <= deadline.value) return null;
    if (moment.value - deadline.value > FAR[moment.kind] || OTHERWISE.test(clause.plain)) continue;
    const about = wanted.terms.filter(({ word }) => !A_MONTH.test(word));
    const isOfIt = shares(clause, about) || isDone(wanted.text, clause.plain);
    if (missed === null && (isOfIt || GOES_ON.test(clause.plain))) missed = moment;
  }
  return missed;
}

/** "Work is finished": said again in words that fit any condition. */
function isDone(condition: string, text: string): boolean {
  const [, deed = ""] = DONE.exec(condition) ?? [];
  return deed !== "" && new RegExp(`(?<!\\p{L})${deed}(?!\\p{L})`, "iu").test(text);
}

const DONE = /(?<!\p{L})(finished|done|completed?|ready|over|closed|delivered|open)(?!\p{L})/iu;

/** Another month is no word of the condition. */
const A_MONTH = new RegExp(`^(?:${MONTH})$`, "iu");

/** "They went online on 4 April", "the last three nights it ended at 06:40": of what was spoken of before. */
const GOES_ON =
  /(?<!\p{L})(?:it|they|this|these) (?:\p{L}+ly )?(?:went|is|are|was|were|came|ended|finished|followed|started|arrived|ran|\p{L}{3,}ed)(?!\p{L})/u;
