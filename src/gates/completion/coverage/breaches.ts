/** Where a message breaks a limit: the end of a range not reached, a most exceeded, one of which there was to be none. */

import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import type { Document } from "../../text/document.ts";
import { type CountChange, countChanges } from "./changes.ts";
import { shares } from "./clause.ts";
import { MESSAGE_INDEX, wordHash } from "./word-index.ts";
import { limitsOf } from "./limits.ts";
import { mentions } from "./mentions.ts";
import { SOME_NUMBER, someTold } from "./none-told.ts";
import { judgeCounts } from "./row-bounds.ts";
import type { Term } from "./terms.ts";
import type { Wanted } from "./wanted.ts";

/** A limit that is not kept, where it stands. */
export interface Breach {
  readonly kind: "range" | "most" | "none";
  readonly start: number;
  readonly end: number;
}

const REMAIN =
  /(?<![\d.,])(?:[1-9]\d*|an?|a few|some|several|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:[\p{L}-]+ ){1,3})(?:still )?(?:remains?|persists?|(?:is|are) (?:still )?left)\b/iu;

/** "12 with 502", "3 × 503", "7 failed", "2 timed out" */
const LOST =
  /(?<![\d.,])([1-9]\d*(?:,\d{3})*) (?:(?:requests? |of them |were |answered |ended |came back |returned )*(?:with |× ?|x ?|as )?(?:http )?5\d\d(?!\d|[.,]\d)|(?:requests? |calls? |messages? |were )*(?:failed|lost|dropped|timed out|aborted|errors?)\b)|\b(?:5\d\d|failed|lost|dropped|errors) ?[:=] ?[1-9]/u;

const PAST = new RegExp(
  `\\b(?:${EARLIER_WORD}|was|were|had|first|fixed|removed|resolved|repaired|corrected|cleared|gone|down (?:from|to)|from|instead|planted|expected|deliberate\\w*|provoked|no longer)\\b|->|→`,
  "u",
);

/** Where the message breaks a limit of a condition; null when it breaks none. */
export function findBreach(doc: Document, wanted: Wanted): Breach | null {
  const { range, most, few, none, reported, gone, named, faults, lossless } = limitsOf(wanted.text);
  if (lossless) {
    const found = findLost(doc);
    if (found !== null) return found;
  }
  const some = faults.length > 0 ? someTold(doc, faults) : null;
  if (some !== null) return { kind: "none", ...placeOf(some) };
  if (range !== null && !MESSAGE_INDEX.has(wordHash(String(range.to)))) {
    const found = findShortRange(doc, range.from, range.to, range.noun);
    if (found !== null) return found;
  }
  if (most !== null) {
    const found = findOver(doc, wanted, most.value, most.unit);
    if (found !== null) return found;
  }
  if (few !== null) {
    const made = judgeCounts(doc, wanted.text, few.value, few.things);
    if (made !== null) return made === "kept" ? null : { kind: "most", ...placeOf(made) };
    const found = findMore(doc, few.value, few.things);
    if (found !== null) return found;
    const left = leftAtEnd(doc, few.things, wanted, few.value);
    if (left !== null && left.value > few.value) return { kind: "most", ...placeOf(left.clause) };
  }
  const counted = [none, reported, gone].find((things) => things.length > 0);
  if (counted !== undefined) {
    const left = leftAtEnd(doc, counted, wanted, 0, counted === none);
    if (left !== null) return left.value === 0 ? null : { kind: "none", ...placeOf(left.clause) };
  }
  return (
    (none.length + reported.length > 0 ? findSome(doc, none, reported) : null) ??
    (gone.length > 0 ? findRemaining(doc, gone) : null) ??
    findNamed(doc, named)
  );
}

function placeOf({ start, end }: { readonly start: number; readonly end: number }): {
  readonly start: number;
  readonly end: number;
} {
  return { start, end };
}

/** The last change that is told of the things: "the queue went from 48,200 messages down to 1,150". */
function leftAtEnd(
  doc: Document,
  things: readonly Term[],
  wanted: Wanted,
  most: number,
  isAny = false,
): CountChange | null {
  const about = countChanges(doc).filter(
    ({ thing, isNamed }) =>
      (isAny ? mentions(thing, things) : namesAll(thing, things)) ||
      (!isNamed && most > 0 && mentions(thing, wanted.terms, 1)),
  );
  return about.at(-1) ?? null;
}

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

/** Not "3 of 31 are left handed". */
const PART_REMAINS =
  /(?<![\d.,])[1-9]\d* of (?:the |them |these )?\d+ (?:still )?(?:(?:remain|persist)(?![\p{L}-])|(?:is|are) (?:still )?left(?:\s*$|(?=[^\p{L}\s-])|(?= (?:in|on|at|to|there|now|and|but|over|under|inside|within)(?!\p{L}))))/iu;
const FOR_OTHERS = /(?<!\p{L})(?:minutes|days|until|before|at first)(?!\p{L})/u;
/** What a share is of, in front of it: "of the licences 3 of 31". */
const SHARE_OF = /(?<!\p{L})of (?:the |these |our )?((?:[\p{L}-]+ ){1,3}),? ?$/iu;

/** "Four overfull boxes remain." */
function findRemaining(doc: Document, gone: readonly Term[]): Breach | null {
  let before = "";
  let noneTold: boolean | null = null;
  for (const clause of doc.clauses()) {
    const spoken = `${before} ${clause.plain}`;
    before = clause.plain;
    if (clause.kind === "code" || clause.kind === "quote") continue;
    const match = REMAIN.exec(clause.plain);
    const isBroken =
      match === null
        ? partRemains(clause.plain, spoken, gone) && !(noneTold ??= isNoneTold(doc, gone))
        : !isNoneOrIf(clause.plain, match.index) && namesAll(match[1] ?? "", gone);
    if (isBroken) return { kind: "none", start: clause.start, end: clause.end };
  }
  return null;
}

/** "In the iOS one 3 of 31 remain", where this sentence or the one before speaks of the thing. */
function partRemains(text: string, spoken: string, gone: readonly Term[]): boolean {
  const part = PART_REMAINS.exec(text);
  if (part === null || isNoneOrIf(text, part.index) || FOR_OTHERS.test(text)) return false;
  const [, share] = SHARE_OF.exec(text.slice(0, part.index)) ?? [];
  return namesAll(spoken, gone) && (share === undefined || mentions(share, gone));
}

function namesAll(text: string, things: readonly Term[]): boolean {
  return things.every((term) => mentions(text, [term]));
}

const ZERO = /(?<![\p{L}\d.,])(?:no|zero|0|not a single|not one) ((?:[\p{L}-]+ ?){1,3})/giu;

/** "No dead links are left": what remains is then something else. */
function isNoneTold(doc: Document, gone: readonly Term[]): boolean {
  return doc
    .clauses()
    .some(({ plain }) => [...plain.matchAll(ZERO)].some(([, thing = ""]) => namesAll(thing, gone)));
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
  // "leads to a page with 400 words more" shares no more than the unit with "at most 60 words".
  const about = wanted.terms.filter(
    (term) => term.weight >= 1 && !term.word.toLowerCase().startsWith(unit.toLowerCase()),
  );
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

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,:-])(\\d{1,6}|${NUMBER_NAMES.slice(2).join("|")})((?: [\\p{L}-]+){1,3})`,
  "giu",
);

/** What is so many more was counted of something else, or before. */
const FAR = 10;

/** "8 false alarms a day", where no count of them in the message keeps to the limit. */
function findMore(doc: Document, value: number, things: readonly Term[]): Breach | null {
  let more: Breach | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind === "code" || clause.kind === "quote") continue;
    // Not `429 Too Many Requests`: in code a number is a name.
    for (const match of clause.text.matchAll(COUNTED)) {
      const count = readNumber(match[1] ?? "");
      if (count === null || !things.every((term) => mentions(match[2] ?? "", [term]))) continue;
      if (count <= value) return null;
      if (count > value * FAR || PAST.test(clause.text.slice(0, match.index))) continue;
      more ??= { kind: "most", start: clause.start, end: clause.end };
    }
  }
  return more;
}

const SOME = new RegExp(
  // Not "ok=41 changed=0": the figure is that of the word in front.
  `(?<![\\p{L}\\d.,=-]|(?:not|never|no) )(${SOME_NUMBER}) ((?:\\p{L}+ ){0,1}\\p{L}+)(?!=)`,
  "giu",
);

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

/** What tools count that is to be mended. */
const FAULT =
  /(?:error|warning|violation|failure|issue|finding|offen[cs]e|vulnerabilit|problem|conflict|duplicate|leak|regression|change)/u;

/** `none` by one of its words, `all` by all of them. */
function findSome(doc: Document, none: readonly Term[], all: readonly Term[]): Breach | null {
  let noneTold: boolean | null = null;
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
    const noneSaid = NONE_SAID.exec(clause.plain)?.[0] ?? "";
    for (const [, , thing = ""] of clause.plain.matchAll(SOME)) {
      const noun = FAULT.exec(thing)?.[0];
      // "39 links, 39 OK, 0 errors"; of "0 errors, 5 warnings" the warnings are some.
      const isOther = noneSaid !== "" && (noun === undefined || noneSaid.includes(noun));
      if (
        !isOther &&
        (mentions(thing, none) ||
          (all.length > 0 && namesAll(thing, all) && !(noneTold ??= isNoneTold(doc, all))))
      )
        return { kind: "none", start: clause.start, end: clause.end };
    }
  }
  return null;
}

/** "119,996 of 120,000 requests succeeded" */
const CAME_THROUGH =
  /(?<![\d.,])(\d[\d,]*) (?:out )?of (?:the |all )?(\d[\d,]*) (?:\p{L}+ ){0,2}(?:succeeded|answered|arrived|passed|completed|delivered|came through|went through|got through)(?!\p{L})/giu;

function isShortOfAll(text: string): boolean {
  return [...text.matchAll(CAME_THROUGH)].some(
    ([, part = "", all = ""]) => (readNumber(part) ?? 0) < (readNumber(all) ?? 0),
  );
}

/** A clause that counts requests that failed, where none may. */
function findLost(doc: Document): Breach | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || !/\d/.test(clause.plain) || PAST.test(clause.plain)) continue;
    if (LOST.test(clause.plain) || isShortOfAll(clause.plain))
      return { kind: "none", start: clause.start, end: clause.end };
  }
  return null;
}
