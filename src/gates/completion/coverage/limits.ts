/** The limits that conditions state: a range, a most, a none. A message may meet such a condition in words but not in numbers. */

import { remembered } from "../../../domain/remembered.ts";
import { faultsOf } from "./none-told.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { type Term, termMet, termsOf } from "./terms.ts";
import type { Demand } from "./wanted.ts";

/** What a condition states that has to be looked for. */
interface Limits {
  /** "levels 10 to 15" */
  readonly range: {
    readonly from: number;
    readonly to: number;
    readonly noun: readonly Term[];
  } | null;
  /** "at most 8 pages", "no function longer than 40 lines" */
  readonly most: { readonly value: number; readonly unit: string } | null;
  /** "at most 5 false alarms": of things that are no measure of length. */
  readonly few: { readonly value: number; readonly things: readonly Term[] } | null;
  /** "no lint errors", "nothing of level high" */
  readonly none: readonly Term[];
  /** "reports no unknown words", "shows 0 changes": what a tool is to count none of, all its words. */
  readonly reported: readonly Term[];
  /** "no overfull boxes": the thing that none of is to remain. */
  readonly gone: readonly Term[];
  /** "no new `any`", with its marks. */
  readonly named: readonly string[];
  /** "without warnings", "no duplicate contacts": what is wrong with things, by its word alone. */
  readonly faults: readonly Term[];
  /** "no failed request" */
  readonly lossless: boolean;
}

const RANGE =
  /(?<![\p{L}\d.,:-])((?:[\p{L}-]+ ){1,2})(\d{1,4}) ?(?:to|through|-|–|until) ?(\d{1,4})(?![.,:]{0,2}\d|[%°]| ?(?:%|ms|s|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|px|mm|cm|k?m|[kmg]b|degrees?)\b)/iu;

const UNIT =
  "pages?|lines?|words?|characters?|chars?|columns?|slides?|steps?|sentences?|files?|clicks?";

const MOST = new RegExp(
  `\\b(?:at most|no more than|not more than|under|below|fewer than|less than|up to|maximum of|max) (\\d+) (${UNIT})\\b(?!\\/| (?:per|an?|each|every) )|\\b(?:no|not|never|none)\\b[^;,.]{0,60}\\b(?:longer|larger|more|bigger|wider|higher) than (\\d+) (${UNIT})\\b`,
  "iu",
);

const FEW =
  /\b(at most|no more than|not more than|a maximum of|(?<=\b(?:is|are|has|have|holds?|contains?|reports?|shows?|finds?|stays?|keeps?|falls?|drops?|goes) )(?:fewer than|less than|under|below)) (\d+) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s)(?![\p{L}-])/iu;
/** Measures, shares and hours are held by their thresholds. */
const MEASURE =
  /(?:^| )(?:seconds|minutes|hours|days|weeks|months|years|points|degrees|times|pixels|metres|meters|litres|liters|bytes|euros|dollars|pounds|percent|ms|mins|secs)$/iu;

const NONE =
  /\b(?:no|nothing|zero|0|none|without|free of)\b[^;.]{0,40}?\b(errors?|warnings?|violations?|failures?|issues?|findings?|offen[cs]es?|vulnerabilit(?:y|ies)|high|critical|duplicates?|conflicts?|regressions?|leaks?|broken links?|dead links?)\b(?: (?:or|and)(?: zero| 0| no)? (high|critical|warnings?|errors?)\b)?/iu;

const REPORTED =
  /\b(?:reports?|shows?|finds?|prints?|lists?|counts?|detects?) (?:no|zero|0) ((?:[\p{L}-]+ ){0,1}[\p{L}-]{3,}s)(?![\p{L}-])/iu;

const GONE =
  /\b(?:no|zero|without any|free of) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)\b|\bno ((?:[\p{L}-]+ ){1,3}?)(?:is|are) left\b/iu;

/** Words that are broken at a line's end or by a mark, which an index of words does not hold whole. */
const BROKEN = /[-\u00AD]\s*\n|\u00AD|\p{L}[*_]+\p{L}/u;

const REMAINING = ["remain", "remains", "persist", "persists", "left"].map(wordHash);

const LOSSLESS =
  /\b(?:no|zero|without(?: an?y?)?|not an?|not a single) (?:single )?(?:failed|lost|dropped|failing|aborted) (?:requests?|calls?|connections?|jobs?|messages?|orders?|uploads?|deliver(?:y|ies))\b|\b(?:no|zero) (?:requests?|calls?|connections?|messages?) (?:is |are )?(?:failed|fails?|lost|dropped)\b/iu;

export const limitsOf = remembered(readLimits, { most: 2_000, longest: 4_096 });

function readLimits(text: string): Limits {
  const range = RANGE.exec(text);
  const most = MOST.exec(text);
  const none = NONE.exec(text);
  const [, several, single] = GONE.exec(text) ?? [];
  const gone = several ?? single;
  const from = Number(range?.[2]);
  const to = Number(range?.[3]);
  return {
    range: range !== null && to - from >= 2 ? { from, to, noun: termsOf(range[1] ?? "") } : null,
    most:
      most === null
        ? null
        : {
            value: Number(most[1] ?? most[3]),
            unit: (most[2] ?? most[4] ?? "").replace(/s$/iu, ""),
          },
    few: readFew(text),
    faults: faultsOf(text),
    lossless: LOSSLESS.test(text),
    none: none === null ? [] : [none[1], none[2]].flatMap((word) => termsOf(word ?? "", true)),
    reported: termsOf(REPORTED.exec(text)?.[1] ?? "", true),
    named: text.includes("`")
      ? [...text.matchAll(NO_CODE)].flatMap(([, names = ""]) => names.match(/`[^`]+`/gu) ?? [])
      : [],
    gone: gone === undefined ? [] : termsOf(gone, true),
  };
}

function readFew(text: string): Limits["few"] {
  const [, bound = "", number = "", name = ""] = FEW.exec(text) ?? [];
  const things = MEASURE.test(name) || name === "" ? [] : termsOf(name, true);
  if (!things.some(({ weight }) => weight >= 1)) return null;
  return { value: Number(number) - (/^(?:at|no|a)/iu.test(bound) ? 0 : 1), things };
}

/** Whether a condition of the demand states a limit: such have to be compared. */
export function statesLimits(demand: Demand, output: string): boolean {
  return demand.wanted.some(({ text }) => {
    const { range, most, few, none, reported, gone, named, faults, lossless } = limitsOf(text);
    return (
      reported.length > 0 ||
      few !== null ||
      named.length > 0 ||
      lossless ||
      (faults.length > 0 &&
        (BROKEN.test(output) || faults.some((term) => termMet(term, MESSAGE_INDEX)))) ||
      range !== null ||
      most !== null ||
      (none.length > 0 &&
        (BROKEN.test(output) || none.some((term) => termMet(term, MESSAGE_INDEX)))) ||
      (gone.length > 0 &&
        (BROKEN.test(output) || REMAINING.some((word) => MESSAGE_INDEX.has(word))))
    );
  });
}

const NO_CODE =
  /\b(?:no|zero|without)(?: any)? (?:new|more|further) (`[^`]+`(?:(?:, | or | and )`[^`]+`)*)/giu;
