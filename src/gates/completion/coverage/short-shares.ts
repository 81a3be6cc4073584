/** Shares of all that is asked which come to less: "98.6 % of the rows", "two thirds of the wells", "gamma 31 of 33". */

import { readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { restIsDealtWith, restIsTold, UNDONE } from "../rest-told.ts";
import { meetsShare } from "../share-asked.ts";
import { type Amount, amountsByClause, amountsIn, FROM_WHOLE, NO_NOUN } from "./amounts.ts";
import { shares } from "./clause.ts";
import { DELIVERED } from "./fewer-said.ts";
import { deedsOf, EARLIER } from "./made-whole.ts";
import { mentions } from "./mentions.ts";
import { type Term, termsOf } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

/** "Every address row has …", "all of the tables", "none of the files": the things of which all are asked for. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|each|alle|jede[rs]?|tou(?:te)?s|todos|todas)(?: (?:one )?of)?(?: (?:the|our|its|their|these|those))?(?: [\d.,]+)? ((?:[\p{L}-]+ ?){1,3})/iu;
const VERB_BEHIND = new RegExp(
  ` (?:is|are|was|were|has|have|had|can|do|does|gets?|${NO_NOUN})(?!\\p{L}).*$`,
  "iu",
);

/** The things of which a condition asks for all; none where it asks for no whole. */
function thingsOf({ text, counted }: Wanted): readonly Term[] {
  if (counted.length > 0) return counted;
  const [, noun = ""] = OF_ALL.exec(text) ?? [];
  return noun === "" ? [] : termsOf(noun.replace(VERB_BEHIND, ""), true);
}

interface Parts {
  readonly things: readonly Term[];
  readonly deeds: readonly Term[];
}

const parts = new WeakMap<Wanted, Parts>();

/** The things and deeds of a condition, read once for all clauses. */
function partsOf(wanted: Wanted): Parts {
  const known = parts.get(wanted);
  if (known !== undefined) return known;
  const things = thingsOf(wanted);
  const deeds = deedsOf(wanted).filter((deed) => !things.some(({ word }) => word === deed.word));
  parts.set(wanted, { things, deeds });
  return { things, deeds };
}

/** What is so of some of them, where all are told in the same breath. */
const TOTAL = /(?<!\p{L})(?:all|every|each|everyone|complete(?:ly)?|whole|100 ?%)(?!\p{L})/u;

/** The share of a clause that falls short of all that is asked; null for none. */
export function shortOfAll(
  doc: Document,
  clause: Clause,
  wanted: Wanted,
  asks: (word: string) => boolean,
): string | null {
  const told = amountsByClause(doc).get(clause) ?? [];
  if (!told.some(isShort) || wanted.text.includes("%")) return null;
  if (EARLIER.test(clause.plain) || (wanted.threshold !== null && !isOfEach(wanted))) return null;
  const { things, deeds } = partsOf(wanted);
  for (const amount of told) {
    if (!isShort(amount) || amount.isRest || isTakenUp(doc, amount, wanted, asks)) continue;
    if (isEdgeTried(amount, wanted) || isMadeGoodLater(doc, amount, wanted)) continue;
    if (isBreakdown(doc, amount, wanted, deeds)) continue;
    if (!isStated(amount, wanted)) {
      if (wanted.threshold !== null || clause.kind === "code" || TOTAL.test(clause.plain)) continue;
      if (!isOfThings(amount, things, wanted) || !isOfDeed(amount, told, deeds)) continue;
    }
    return clause.plain.slice(amount.start, amount.end);
  }
  return null;
}

/** "19 of the 22 are online", where 22 are asked for; less than half of them, told of something else, is an aside. */
function isStated({ clause, value, of, noun }: Amount, { count, counted, terms }: Wanted): boolean {
  if (of === 1 && count > 1 && readNumber(noun.split(" ", 1)[0] ?? "") === count) return true;
  if (of === null || of < 2 || of !== count) return false;
  if (value * 2 < of && !shares(clause, terms, 2)) return false;
  return shares(clause, counted) || shares(clause, terms) || DELIVERED.test(clause.plain);
}

/** "All 16 sensors are calibrated to within 0.1 degrees": the bound is of each, not of how many. */
function isOfEach({ count, threshold }: Wanted): boolean {
  return (
    count > 1 &&
    threshold !== null &&
    !threshold.least &&
    threshold.unit !== "%" &&
    threshold.value !== count
  );
}

/** "31 of 33", "98 %", "several of the": less than all. */
function isShort({ value, of }: Amount): boolean {
  return of !== null && value !== 0 && !(value >= of);
}

const BOTH_SIDES =
  /(?<!\p{L})(?:(?:both|each|either|the two) (?:sides?|ends)|sides of|boundar(?:y|ies)|borders?)(?!\p{L})/u;

/** "Both sides of each limit (0/1 and 4/5)": the last value below and the first above, no share. */
function isEdgeTried({ clause, value, of, start, end }: Amount, { count }: Wanted): boolean {
  return (
    of === value + 1 &&
    of !== count &&
    clause.plain.slice(start, end).includes("/") &&
    BOTH_SIDES.test(clause.plain.slice(0, start))
  );
}

const TIMES =
  "(?:rounds?|tr(?:y|ies)|attempts?|runs?|pass(?:es)?|go|series|trials?|tests?|sessions?|batch|evening|morning|day|night)";
const FIRST_TIME = new RegExp(`(?<!\\p{L})(?:first ${TIMES}|${TIMES} (?:one|1))(?!\\p{L})`, "u");
const LATER_TIME = new RegExp(
  `(?<!\\p{L})(?:(?:second|third|fourth|fifth|next|last|final|repeat|new) ${TIMES}|${TIMES} (?:two|three|2|3)|now|then|since|afterwards|after (?:the|that|this)|again)(?!\\p{L})`,
  "u",
);
const NAMES = /(?<=\s)(?:\p{Lu}|i\p{Lu})\p{L}+/gu;

function isAllDone({ plain }: Clause, wanted: Wanted): boolean {
  return /(?<!\p{L})all(?!\p{L})/u.test(plain) && mentions(plain, deedsOf(wanted), 0.5);
}

/** "In the first round it failed 7 of 50, in the second it was 50 of 50", of whatever the condition names. */
function isMadeGoodLater(doc: Document, amount: Amount, wanted: Wanted): boolean {
  if (!FIRST_TIME.test(amount.clause.plain)) return false;
  const names = (wanted.text.match(NAMES) ?? []).map((name) => name.toLowerCase());
  return amountsIn(doc).some(
    ({ clause, value, of }) =>
      clause.start > amount.clause.start &&
      value === wanted.count &&
      (of === value || (of === null && isAllDone(clause, wanted))) &&
      LATER_TIME.test(clause.plain) &&
      !FIRST_TIME.test(clause.plain) &&
      (names.length === 0 || names.some((name) => clause.plain.includes(name))),
  );
}

/** Whether the share is one of the things that are asked for: a share without a number of its own says of what. */
function isOfThings(amount: Amount, things: readonly Term[], wanted: Wanted): boolean {
  const { noun, of, clause, start, end } = amount;
  const isBare = of === 1;
  if (isBare && A_TIME.test(noun)) return false;
  if (noun !== "" && mentions(noun, isBare ? [...things, ...wanted.terms] : things, 0.5))
    return true;
  // "There in 88 % of the rows": by another name.
  if (of === 100 && ANY_THINGS.test(noun))
    return mentions(clause.plain.slice(0, start), deedsOf(wanted), 1);
  if (isBare || noun !== "") return false;
  const before = clause.plain.slice(0, start);
  if (of === 100) {
    if (!/^ ?(?:[,.;)]|$)/u.test(clause.plain.slice(end))) return false;
    // "The postcode is known for 96 %", and no "within 1.5 %".
    if (/(?<!\p{L})(?:for|in|on) (?:about |some |only )?$/u.test(before))
      return EACH_ONE.test(wanted.text) && mentions(before, deedsOf(wanted), 1);
    if (new RegExp(`(?<!\\p{L})(?:${NO_NOUN}) $`, "u").test(before)) return false;
  }
  // "Boxes 46/47" are named by numbers.
  if (clause.plain.slice(start, end).includes("/") && NAMED_SO.test(before)) return false;
  return mentions(`${clause.label} ${clause.lead} ${clause.column} ${before}`, things, 0.5);
}

const ANY_THINGS =
  /^(?:rows?|records?|files?|entries|items?|objects?|cases|ones|pieces?)(?!\p{L})/u;
const EACH_ONE = /^\W*(?:every|each|all)(?!\p{L})/iu;
/** "For half the month", "most of the morning". */
const A_TIME =
  /^(?:the |an? |this |my )?(?:day|morning|afternoon|evening|night|week|month|year|hour|minute|time|way|season|term|day|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/u;
const NAMED_SO = /\p{L}{2}s $/u;

/** Whether the share is told of what is asked to be so, and not "40 % of the windows took an hour". */
function isOfDeed(amount: Amount, told: readonly Amount[], deeds: readonly Term[]): boolean {
  const { clause, start, end } = amount;
  const next = told[told.indexOf(amount) + 1];
  const [behind = ""] = clause.plain.slice(end, next?.start).split(/[,;:(.] ?/u, 1);
  if (
    mentions(
      `${clause.label} ${clause.lead} ${clause.heading} ${clause.column} ${behind}`,
      deeds,
      0.5,
    )
  )
    return true;
  // "The windows are cleaned, 19 out of 24", "cleaned are 96 percent of the windows".
  return !VERB_TOLD.test(behind) && mentions(clause.plain.slice(0, start), deeds, 0.5);
}

const VERB_TOLD = /(?<!\p{L})(?:is|are|was|were|has|have|had|took|needed|got)(?!\p{L})/u;

/** How far behind its clause the rest of a whole is looked for. */
const LOOKED_ON = 120;
const LEAST = "at least (\\d[\\d,]*|\\p{L}+) ";
const LEAST_OF = new RegExp(`\\b${LEAST}(?:out )?of\\b`, "iu");
/** "… at least 36 cases", of a number that is stated in front. */
const LEAST_CASES = new RegExp(
  `\\b${LEAST}(?:cases|instances|times|of (?:them|these|those))(?!\\p{L})`,
  "iu",
);
/** "Every one of the six", "isn't one of the five", "each shows one of the four" */
const ONE_EACH =
  /\b(?:every|each|not|any|only|no) (?:\p{L}+ ){0,3}$|\b(?:is|are|was|were)n['’]t $/iu;

/** Whether the rest is told, or no more is asked. */
function isTakenUp(
  doc: Document,
  { clause, start, end, value, of }: Amount,
  { text, count, terms }: Wanted,
  asks: (word: string) => boolean,
): boolean {
  if (of === null || meetsShare(text, value, of)) return true;
  if (value === 1 && ONE_EACH.test(clause.plain.slice(0, start))) return true;
  const least = [LEAST_OF, ...(of === count ? [LEAST_CASES] : [])].map((pattern) =>
    readNumber(pattern.exec(text)?.[1] ?? ""),
  );
  if (least.some((number) => number !== null && value >= number)) return true;
  const behind = doc.text.slice(clause.start + start, clause.end + LOOKED_ON);
  return (
    of > 1 &&
    (restIsTold(behind, value, of, (word) => mentions(word, terms)) ||
      restIsDealtWith(clause.plain.slice(end), of - value, asks))
  );
}

/**
 * What is so of some, where the whole is told: "All 16 were interviewed. Of the 16 people, 11 asked for a quieter room", "Of 85
 * employees 61 signed on paper and 24 signed online", "Of 22 printers checked, 7 need toner".
 */
function isBreakdown(
  doc: Document,
  { clause, start, end, value, of, noun }: Amount,
  wanted: Wanted,
  deeds: readonly Term[],
): boolean {
  if (of === null || of < 2 || !FROM_WHOLE.test(clause.plain.slice(0, start))) return false;
  if (deeds.length > 0 && mentions(noun, deeds)) return true;
  const behind = `${clause.plain.slice(end)} ${doc.text.slice(clause.end, clause.end + LOOKED_ON)}`;
  if (addsUp(behind.toLowerCase(), of - value)) return true;
  if (mentions(clause.plain, deedsOf(wanted), 0.5)) return false;
  return wholesTold(doc, wanted).some((whole) => whole !== clause);
}

const wholes = new WeakMap<Document, Map<Wanted, readonly Clause[]>>();

/** The first clauses that tell of all that is asked. */
function wholesTold(doc: Document, wanted: Wanted): readonly Clause[] {
  const known = wholes.get(doc) ?? new Map<Wanted, readonly Clause[]>();
  wholes.set(doc, known);
  let found = known.get(wanted);
  if (found === undefined) {
    found = amountsIn(doc)
      .filter(
        ({ clause, value, of }) =>
          value === wanted.count && (of === null || of === value) && isAllDone(clause, wanted),
      )
      .slice(0, 2)
      .map(({ clause }) => clause);
    known.set(wanted, found);
  }
  return found;
}

/** Whether the number that is left to the whole is told behind, and not as what is still to be done. */
function addsUp(behind: string, rest: number): boolean {
  for (const { 0: word, index } of behind.matchAll(COUNTED)) {
    if (readNumber(word) === rest)
      return !UNDONE.test(behind.slice(0, index + word.length + LOOKED_ON / 2));
  }
  return false;
}

const COUNTED =
  /(?<=(?:and|,|;|plus|last|other|remaining|rest,) )(?:\d[\d.,]*\d|\d|\p{L}{3,})(?![\p{L}\d])/gu;
