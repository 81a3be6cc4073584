/** How long something has to run, and how long the message says that it did. */

import { readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { numberSaid } from "./clause.ts";
import { figuresIn } from "./figures.ts";

const HOUR = 3.6e6;
const UNITS: Readonly<Record<string, number>> = {
  minute: 6e4,
  hour: HOUR,
  day: 24 * HOUR,
  week: 168 * HOUR,
};

/** A run of at least this long, in ms, and the number by which a message may say so. */
export interface Endurance {
  readonly length: number;
  readonly number: number;
}

const NUMBER = "\\d{1,4}";
const ASKED = new RegExp(
  `(?<!\\p{L})(?:runs?|running|survives?|stays? up|lasts?|holds?|soak\\p{L}*|endures?|works?|continuous\\p{L}*)(?: \\p{L}+){0,2} (${NUMBER})[ -](minute|hour|day|week)s?(?: (?:run|test|soak|without|with no|straight|in a row|on end|under|at|with)(?!\\p{L})|(?= *(?:[,;.]|$)))|(?<!\\p{L}|\\d)(${NUMBER})[ -](minute|hour|day|week)s?(?:[ -]| of )(?:soak\\p{L}*|endurance|burn-in|stability|fuzzing|uptime|running|operation)(?!\\p{L})`,
  "iu",
);
/** How long something may take, or when it happens, is no run. */
const OTHERWISE =
  /(?<!\p{L})(?:at most|under|below|within|less than|up to|no more than|every|after|older|ahead|last|past|previous|per|each)(?!\p{L})[^,;]*$|(?<!\p{L})the $/iu;

/** Reads how long a condition wants something to run; null when it does not say. */
export function readEndurance(condition: string): Endurance | null {
  const match = /\d/.test(condition) ? ASKED.exec(condition) : null;
  if (match === null) return null;
  const digits = match[1] ?? match[3] ?? "";
  const unit = UNITS[(match[2] ?? match[4] ?? "").toLowerCase()] ?? 0;
  const head = condition.slice(0, match.index + match[0].indexOf(digits));
  const length = Number(digits) * unit;
  return length < 10 * 6e4 || OTHERWISE.test(head) ? null : { length, number: Number(digits) };
}

/** A stretch of time that is told in other words than figures. */
const ROUNDABOUT = ["weekend", "overnight", "day", "week", "night", "fortnight"].map(wordHash);
const CLOCKED =
  /(?:uptime|elapsed|up|ran|duration|running)\W{0,3}(?:for )?(\d{1,3}):(\d\d)(?::\d\d)?(?![\d:])/u;
const NTH_HOUR = /(?<!\p{L})(hour|day|minute) {1,3}(\d{1,4})(?![\d.:])/u;

/**
 * The clause with the longest run that the message tells, when that is shorter than what is asked; null when
 * one is as long, or none is told.
 */
export function shortRun(doc: Document, { length, number }: Endurance): Clause | null {
  if (numberSaid(number) || ROUNDABOUT.some((key) => MESSAGE_INDEX.has(key))) return null;
  let longest = 0;
  let found: Clause | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote") continue;
    const told = longestIn(clause);
    if (told >= length * 0.96) return null;
    // A pause or a timeout is no run.
    if (told > longest && told * 60 >= length) {
      longest = told;
      found = clause;
    }
  }
  return longest >= HOUR / 4 ? found : null;
}

/** "two days", "six hours" */
const WORDED =
  /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (hour|day|week)s?(?!\p{L})/u;

function longestIn(clause: Clause): number {
  const { plain } = clause;
  let longest = 0;
  for (const { unit, value } of figuresIn(plain, 0)) {
    if (unit === "ms") longest = Math.max(longest, value);
  }
  const worded = WORDED.exec(plain);
  if (worded !== null)
    longest = Math.max(longest, (readNumber(worded[1] ?? "") ?? 0) * (UNITS[worded[2] ?? ""] ?? 0));
  const clock = CLOCKED.exec(plain);
  if (clock !== null) longest = Math.max(longest, Number(clock[1]) * HOUR + Number(clock[2]) * 6e4);
  const nth = NTH_HOUR.exec(plain);
  if (nth !== null) longest = Math.max(longest, Number(nth[2]) * (UNITS[nth[1] ?? ""] ?? 0));
  return longest;
}
