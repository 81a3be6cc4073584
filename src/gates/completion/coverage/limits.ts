/**
 * Conditions that a message meets in words but not in numbers: a range of which the end is not reached,
 * a most that is exceeded, a none of which there is one, and a name that nothing in the message says.
 */

import type { Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { MESSAGE_INDEX, wordHash } from "./index.ts";
import { termMet, termsOf, type Term } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { uninflected } from "../subject.ts";
import { mentions } from "./mentions.ts";

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
  /** "no lint errors", "nothing of level high" */
  readonly none: readonly Term[];
  /** "no overfull boxes": the thing that none of is to remain. */
  readonly gone: readonly Term[];
  /** "no new `any`", with its marks. */
  readonly named: readonly string[];
  /** "no failed request" */
  readonly lossless: boolean;
}

/** A limit that is not kept, where it stands. */
export interface Breach {
  readonly kind: "range" | "most" | "none";
  readonly start: number;
  readonly end: number;
}

const RANGE =
  /(?<![\p{L}\d.,:-])((?:[\p{L}-]+ ){1,2})(\d{1,4}) ?(?:to|through|-|–|until) ?(\d{1,4})(?![.,:]{0,2}\d|[%°]| ?(?:%|ms|s|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|px|mm|cm|k?m|[kmg]b|degrees?)\b)/iu;
const UNIT =
  "pages?|lines?|words?|characters?|chars?|columns?|slides?|steps?|sentences?|files?|clicks?";
const MOST = new RegExp(
  `\\b(?:at most|no more than|not more than|under|below|fewer than|less than|up to|maximum of|max) (\\d+) (${UNIT})\\b|\\b(?:no|not|never|none)\\b[^;,.]{0,60}\\b(?:longer|larger|more|bigger|wider|higher) than (\\d+) (${UNIT})\\b`,
  "iu",
);
const NONE =
  /\b(?:no|nothing|zero|none|without|free of)\b[^;.]{0,40}?\b(errors?|warnings?|violations?|failures?|issues?|findings?|offen[cs]es?|vulnerabilit(?:y|ies)|high|critical|duplicates?|conflicts?|regressions?|leaks?|broken links?|dead links?)\b(?: or (high|critical|warnings?|errors?)\b)?/iu;
const GONE = /\b(?:no|zero|without any|free of) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)\b/iu;
const REMAIN =
  /(?<![\d.,])(?:[1-9]\d*|an?|a few|some|several|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:[\p{L}-]+ ){1,3})(?:still )?(?:remains?|persists?|(?:is|are) (?:still )?left)\b/iu;
/** Words that are broken at a line's end or by a mark, which an index of words does not hold whole. */
const BROKEN = /[-\u00AD]\s*\n|\u00AD|\p{L}[*_]+\p{L}/u;
const REMAINING = ["remain", "remains", "persist", "persists", "left"].map(wordHash);
const LOSSLESS =
  /\b(?:no|zero|without(?: an?y?)?|not an?|not a single) (?:single )?(?:failed|lost|dropped|failing|aborted) (?:requests?|calls?|connections?|jobs?|messages?|orders?|uploads?|deliver(?:y|ies))\b|\b(?:no|zero) (?:requests?|calls?|connections?|messages?) (?:is |are )?(?:failed|fails?|lost|dropped)\b/iu;
/** "12 with 502", "3 × 503", "7 failed", "2 timed out" */
const LOST =
  /(?<![\d.,])([1-9]\d*(?:,\d{3})*) (?:(?:requests? |of them |were |answered |ended |came back |returned )*(?:with |× ?|x ?|as )?(?:http )?5\d\d(?!\d|[.,]\d)|(?:requests? |calls? |messages? |were )*(?:failed|lost|dropped|timed out|aborted|errors?)\b)|\b(?:5\d\d|failed|lost|dropped|errors) ?[:=] ?[1-9]/u;
const PAST =
  /\b(?:before|was|were|had|first|initially|earlier|previously|fixed|removed|resolved|repaired|corrected|cleared|gone|down (?:from|to)|from|old|instead|used to|until|at the (?:start|beginning|outset)|planted|expected|deliberate\w*|provoked|no longer)\b|->|→/u;

const kept = new Map<string, Limits>();

function limitsOf(text: string): Limits {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size > 2000) kept.clear();
  const limits = readLimits(text);
  kept.set(text, limits);
  return limits;
}

function readLimits(text: string): Limits {
  const range = RANGE.exec(text);
  const most = MOST.exec(text);
  const none = NONE.exec(text);
  const gone = GONE.exec(text)?.[1];
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
    lossless: LOSSLESS.test(text),
    none: none === null ? [] : [none[1], none[2]].flatMap((word) => termsOf(word ?? "", true)),
    named: text.includes("`")
      ? [...text.matchAll(NO_CODE)].flatMap(([, names = ""]) => names.match(/`[^`]+`/gu) ?? [])
      : [],
    gone: gone === undefined ? [] : termsOf(gone, true),
  };
}

/** Whether a condition of the demand states a limit: such have to be compared. */
export function statesLimits(demand: Demand, output: string): boolean {
  return demand.wanted.some(({ text }) => {
    const { range, most, none, gone, named, lossless } = limitsOf(text);
    return (
      named.length > 0 ||
      lossless ||
      range !== null ||
      most !== null ||
      (none.length > 0 &&
        (BROKEN.test(output) || none.some((term) => termMet(term, MESSAGE_INDEX)))) ||
      (gone.length > 0 &&
        (BROKEN.test(output) || REMAINING.some((word) => MESSAGE_INDEX.has(word))))
    );
  });
}

/** Where the message breaks a limit of a condition; null when it breaks none. */
export function findBreach(doc: Document, wanted: Wanted): Breach | null {
  const { range, most, none, gone, named, lossless } = limitsOf(wanted.text);
  if (lossless) {
    const found = findLost(doc);
    if (found !== null) return found;
  }
  if (range !== null && !MESSAGE_INDEX.has(wordHash(String(range.to)))) {
    const found = findShortRange(doc, range.from, range.to, range.noun);
    if (found !== null) return found;
  }
  if (most !== null) {
    const found = findOver(doc, wanted, most.value, most.unit);
    if (found !== null) return found;
  }
  return (
    (none.length > 0 ? findSome(doc, none) : null) ??
    (gone.length > 0 ? findRemaining(doc, gone) : null) ??
    findNamed(doc, named)
  );
}

const NO_CODE =
  /\b(?:no|zero|without)(?: any)? (?:new|more|further) (`[^`]+`(?:(?:, | or | and )`[^`]+`)*)/giu;

/** "Six new `@ts-ignore` comments", where no new one is asked for. */
function findNamed(doc: Document, names: readonly string[]): Breach | null {
  for (const name of names) {
    for (let at = doc.text.indexOf(name); at >= 0; at = doc.text.indexOf(name, at + 1)) {
      const before = doc.text.slice(Math.max(0, at - 60), at);
      const said = SOME_OF.exec(before);
      if (said !== null && !/\b(?:had|earlier|were|first|removed|replaced|gone)\b/iu.test(before))
        return { kind: "none", start: at - said[0].length, end: at + name.length };
    }
  }
  return null;
}

const SOME_OF =
  /(?<![\d.,])(?:[1-9]\d*|an?|a few|some|several|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:new|more|further) $/iu;

/** "Not a single seam remains", "none of the three", "if one remains". */
function isNoneOrIf(text: string, at: number): boolean {
  return /(?<!\p{L})(?:not|none of(?: the| these)?|no|nor|if|when|whenever|until|unless|should)(?: \p{L}+)? $/u.test(
    text.slice(Math.max(0, at - 30), at),
  );
}

/** "Four overfull boxes remain." */
function findRemaining(doc: Document, gone: readonly Term[]): Breach | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "code" || clause.kind === "quote") continue;
    const match = REMAIN.exec(clause.plain);
    if (match === null || isNoneOrIf(clause.plain, match.index)) continue;
    if (gone.every((term) => mentions(match[1] ?? "", [term])))
      return { kind: "none", start: clause.start, end: clause.end };
  }
  return null;
}

/** A clause that names the things of a range with numbers out of it, but not with its end. */
function findShortRange(
  doc: Document,
  from: number,
  to: number,
  noun: readonly Term[],
): Breach | null {
  if (noun.length === 0) return null;
  for (const clause of doc.clauses()) {
    if (!/\d/u.test(clause.plain) || !shares(clause, noun)) continue;
    const numbers = [...clause.plain.matchAll(/(?<![\d.,])\d{1,4}(?![.,]{0,2}\d)/gu)].map(
      ([digits]) => Number(digits),
    );
    if (numbers.includes(from) && numbers.some((value) => value > from && value < to))
      return { kind: "range", start: clause.start, end: clause.end };
  }
  return null;
}

function findOver(doc: Document, wanted: Wanted, value: number, unit: string): Breach | null {
  const figure = new RegExp(`(?<![\\d.,])(\\d+) ${unit}s?\\b|\\b${unit} (\\d+)\\b`, "giu");
  const about = wanted.terms.filter((term) => term.weight >= 1);
  for (const clause of doc.clauses()) {
    if (clause.kind === "code" || clause.kind === "quote") continue;
    if (!shares(clause, about) && !/\blongest\b|\blargest\b|\bends?\b/u.test(clause.plain))
      continue;
    for (const match of clause.plain.matchAll(figure)) {
      const before = clause.plain.slice(0, match.index);
      if (Number(match[1] ?? match[2]) <= value || PAST.test(before)) continue;
      return { kind: "most", start: clause.start, end: clause.end };
    }
  }
  return null;
}

const SOME = /(?<![\d.,])([1-9]\d*) ((?:\p{L}+ ){0,1}\p{L}+)/gu;

/** "39 links, 39 OK, 0 errors", "214 links and found 0 broken" */
const NONE_SAID =
  /(?<![\d.,])(?:0|no|zero|none|keine?r?|aucune?) (?:\p{L}+ )?(?:broken|dead|errors?|warnings?|failures?|failed|violations?|issues?|findings?|problems?|missing|bad|wrong|offen[cs]es?|conflicts?|duplicates?)/iu;

const SUMMARY =
  /^\W*(?:found )?[1-9]\d* (?:\p{L}+ ){1,2}(?:found|reported|detected|in total)\b|^\W*found [1-9]\d* \p{L}+\W*$/u;

/** "27 errors left (down from 318)", where it is not told of an earlier time. */
const LEFT =
  /(?<![\d.,])[1-9]\d* (?:\p{L}+ ){1,2}(?<!(?:were|was|had) )(?:are |is )?(?:left|remain(?:ing|s)?)\b/u;
const OVER =
  /(?<!\p{L})(?:fixed|now|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|0|none|no|were|was)(?!\p{L})/u;

function isLeft(text: string): boolean {
  return LEFT.test(text) && !OVER.test(text);
}

const TALLIED = /^[^\p{L}\d]*(\p{L}+) ?[:=] ?[1-9][\d,]*\W*(?:\(.*)?$/u;

function findSome(doc: Document, none: readonly Term[]): Breach | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || (PAST.test(clause.plain) && !isLeft(clause.plain))) continue;
    // In shown output a summary line alone: "2 violations found", "errors: 37".
    if (clause.kind === "code") {
      const tallied = TALLIED.exec(clause.plain)?.[1];
      if (
        tallied !== undefined &&
        mentions(tallied, none) &&
        !NONE_SAID.test(doc.text) &&
        !new RegExp(`(?<!\\p{L})${tallied}\\W{1,9}0(?!\\d)`, "iu").test(doc.text)
      )
        return { kind: "none", start: clause.start, end: clause.end };
      if (!SUMMARY.test(clause.plain)) continue;
    }
    if (NONE_SAID.test(clause.plain)) continue;
    for (const match of clause.plain.matchAll(SOME))
      if (mentions(match[2] ?? "", none))
        return { kind: "none", start: clause.start, end: clause.end };
  }
  return null;
}

/** A clause that counts requests that failed, where none may. */
function findLost(doc: Document): Breach | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || !/\d/.test(clause.plain) || PAST.test(clause.plain)) continue;
    if (LOST.test(clause.plain)) return { kind: "none", start: clause.start, end: clause.end };
  }
  return null;
}

/** "`environment.yml` pins …", "is described in `CHANGES.txt`": a file that is itself what is asked for. */
const NAMED_FILE =
  /^`?(?:[\w.-]+\/)*([\w-]{3,})\.(md|txt|ya?ml|json|toml|ini|csv|xlsx|pdf|html|tex|svg|png|bib|cff|rst|adoc|docx|odt|conf)`?(?= (?:lists?|pins?|holds?|has|contains?|names?|states?|gives?|describes?|explains?|shows?|documents?|records?|covers?|maps?|defines?|is|are|exists)\b)|\b(?:described|documented|explained|recorded|written|noted|summarised|summarized|kept|saved|stored|listed|is|are) (?:in|to|into|as|under) `?(?:[\w.-]+\/)*([\w-]{3,})\.(md|txt|ya?ml|json|toml|ini|xlsx|pdf|html|tex|svg|png|bib|cff|rst|adoc|docx|odt|conf)(?![\w/])/iu;

/**
 * Whether a condition asks for a file by its name, of which neither that name nor most of what is said of it
 * is anywhere in the message. A file that the goal is about need not be named.
 */
export function lacksFile(wanted: Wanted, output: string, goal: string): boolean {
  const { fileName, terms, weight } = wanted;
  if (fileName === null || holdsName(output, fileName) || holdsName(goal, fileName)) return false;
  if (fileName.startsWith("change") && /change ?log|release notes/iu.test(output)) return false;
  let met = 0;
  for (const term of terms) if (termMet(term, MESSAGE_INDEX)) met += term.weight;
  return met <= weight / 2;
}

/** Whether a text says the name of a file, with a blank for its hyphens too. */
function holdsName(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  return lower.includes(name) || (/[-_]/.test(name) && lower.includes(name.replace(/[-_]/gu, " ")));
}

/** The name, without its ending, of the file that a condition asks for; null when it asks for none. */
export function readFileName(condition: string): string | null {
  const match = condition.includes(".") ? NAMED_FILE.exec(condition) : null;
  return (match?.[1] ?? match?.[3])?.toLowerCase() ?? null;
}

/** The share of a condition's own words that may be met by chance. */
const HARDLY = 0.34;

/** "DynamoDB", "GitHub": a name that a report says or leaves out, but hardly puts in other words. */
const NAME = /^\p{Lu}\p{L}*\p{Ll}\p{Lu}/u;

/** Whether a condition is known by a name that is nowhere said, and nothing else of its own is said either. */
export function lacksName(wanted: Wanted, demand: Demand): boolean {
  if (!wanted.terms.some((term) => NAME.test(term.word) && !termMet(term, MESSAGE_INDEX)))
    return false;
  const { wanted: all } = demand;
  const own = wanted.terms.filter(({ word }) => {
    const key = uninflected(word.toLowerCase());
    const holders = all.filter(({ terms }) =>
      terms.some((term) => uninflected(term.word.toLowerCase()) === key),
    );
    return all.length === 1 || holders.length * 2 <= all.length;
  });
  const weight = own.reduce((sum, term) => sum + term.weight, 0);
  const met = own.reduce((sum, term) => sum + (termMet(term, MESSAGE_INDEX) ? term.weight : 0), 0);
  return own.some((term) => NAME.test(term.word)) && weight >= 2 && met / weight <= HARDLY;
}
