/**
 * Whether a delivered item tells another number than its condition asks for: 14 trees of at least 20, one reviewer of two,
 * an exit status of 1 instead of 0, version 2.0 instead of 2.1, chapters 1 to 10 of 1 to 12.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { measures } from "../../../domain/inventory/words/measures.ts";
import { isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";
import { countingClause } from "./counting-clause.ts";
import { BARE_HOUR, HOUR_OF_DAY } from "./dates.ts";
import { PLURAL, rangesIn } from "./range-told.ts";
import { tellsOfBefore } from "./told-past.ts";

/** A longer item is a report. In UTF-16 units. */
export const LONGEST = 160;

/** The number of an item that does not keep to its condition, as it stands there; null for none. */
export function findBrokenCount(condition: string, item: string): string | null {
  if (item.length > LONGEST || tellsOfBefore(item)) return null;
  const skipped = brokenSkips(condition, item);
  if (skipped !== null) return skipped;
  if (!sharesThing(condition, item)) return null;
  return (
    brokenCode(condition, item) ??
    brokenVersion(condition, item) ??
    brokenRange(condition, item) ??
    brokenNumber(condition, item) ??
    brokenClause(condition, item) ??
    brokenNone(condition, item) ??
    brokenDeed(condition, item)
  );
}

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,/:#_+-])(\\d{1,3}(?:,\\d{3})+|\\d{1,2}\\.\\d{1,2}(?= (?:stars|points|marks)(?!\\p{L}))|\\d{1,9}|${SPELT_NUMBER})(?![\\p{L}\\d%:/_°]|[.,]\\d|-\\d)`,
  "giu",
);

/** A number of things: "at least 20 young trees". */
interface Counted {
  readonly text: string;
  readonly value: number;
  /** The stem of the thing, in the plural or of one alone. */
  readonly things: readonly string[];
  /** The stems of the thing with what stands in front of it: "young", "tree". */
  readonly name: readonly string[];
  readonly before: string;
  readonly behind: string;
}

/** The numbers of a text, and of what; null where one is of a unit or of nothing. */
function countedIn(text: string): readonly Counted[] | null {
  const found: Counted[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [number] = match;
    const value = readSpelt(number);
    if (value === null || found.length > 1) return null;
    const behind = text.slice(match.index + number.length, match.index + number.length + 60);
    const words = (/^(?: [\p{L}-]+){1,3}/u.exec(behind)?.[0] ?? "").toLowerCase().trim().split(" ");
    const at = words.findIndex((word) => (value === 1 ? /\p{L}{2}/u : PLURAL).test(word));
    // "5 days" and "5 working days" alike.
    const isMeasure = (from: number): boolean =>
      measures([number.toLowerCase(), ...words.slice(from)], 1);
    if (isMeasure(0) || isMeasure(Math.max(at, 0))) return null;
    const things = at < 0 ? [] : contentWords(words.slice(0, value === 1 ? 2 : at + 1).join(" "));
    if (things.length === 0) return null;
    const named = value === 1 ? things : things.slice(-1);
    found.push({
      text: number,
      value,
      things: named,
      name: things,
      before: text.slice(0, match.index),
      behind,
    });
  }
  return found;
}

const LEAST =
  /(?<!\p{L})(?:at least|(?:no|not|never) (?:fewer|less|smaller|shorter|lower) than|not (?:under|below)|(?:a )?minimum of|min\.?|≥|>=)\s?$/iu;
const MORE = /(?<!\p{L})(?:(?:more|longer|larger|bigger|higher|greater) than|over)\s$|>\s?$/iu;
/** Looked for in front of `MORE`, which "no more than" ends with. */
const MOST =
  /(?<!\p{L})(?:at most|(?:no|not|never) (?:more|longer|larger|bigger|higher|greater) than|(?:not|never|n['’]t) (?:exceed(?:s|ing)?|over|above)|(?:a )?maximum of|max\.?|≤|<=)\s?$/iu;
const FEWER = /(?<!\p{L})(?:(?:fewer|less|smaller|shorter|lower) than|under|below)\s$|<\s?$/iu;
const OR_MORE = /^ (?:[\p{L}-]+ ){0,3}?or (?:more|above|over|higher|greater|better)(?!\p{L})/iu;
const OR_FEWER = /^ (?:[\p{L}-]+ ){0,3}?or (?:fewer|less|below|under|lower)(?!\p{L})/iu;
/** What says neither how many there are to be nor that there are no more of them. */
const OPEN =
  /(?<!\p{L})(?:(?:up to|or|to|about|around|roughly|approx\w*|nearly|almost|some|between|every|each|per|any|first|last|page|step|day|week|version|build|level|room|row|line)\s$|(?:or|than|no|not|never|without|if|when|unless)(?!\p{L}))/iu;
/** The item counts only part of them, something beside them, or tells of another time or bound. */
const ASIDE =
  /(?<!\p{L})(?:from|before|first|last|next|then|initially|previously|earlier|old|instead|until|another|others?|more|further|extra|additional|also|too|new|left|remaining|rest|each|every|per|to|or|and|plus|with|between|over|under|above|below|than|least|most|about|around|roughly|approx\w*|nearly|almost|sample\w*|including|among|such|except|not?|never|if|when|of|again|times?)(?!\p{L})|n['’]t|[,;:()&+→<>≤≥~≈?]/iu;

function brokenNumber(whole: string, told: string): string | null {
  const [condition, item] = [inCopies(whole.replace(EACH_OF, "all ")), told].map((text) =>
    text.replace(HOURS, "it"),
  );
  if (condition === undefined || item === undefined) return null;
  const [asked, ...others] = countedIn(condition) ?? [];
  const [said, ...more] = countedIn(item) ?? [];
  if (asked === undefined || said === undefined || others.length + more.length > 0) return null;
  const bound = boundOf(said);
  const isRepeated = bound !== "" && boundIn(asked) === boundIn(said);
  const plain = isRepeated ? item.replace(`${bound}${said.text}`, said.text) : item;
  const own = withoutAskedCompany(plain.replace(/\bof the\b/giu, ""), condition);
  if (ASIDE.test(withoutSharedPairs(own, condition))) return null;
  if (!asked.things.some((thing) => said.things.includes(thing))) return null;
  const deeds = new Set(contentWords(condition).filter((word) => !/^\d/u.test(word)));
  for (const word of asked.name) deeds.delete(word);
  const words = contentWords(item).filter((word) => !/^\d/u.test(word));
  // "310 answers", where the survey has at least 400 of them: nothing else is told.
  const isAlone = words.every((word) => asked.name.includes(word));
  if (!isAlone && !words.some((word) => deeds.has(word))) return null;
  // "More than 20" keeps to "more than 20", which 20 does not.
  if (isRepeated && said.value === asked.value) return null;
  const isLater = AFTER.test(asked.before) && AFTER.test(said.before) && said.value > asked.value;
  return isLater || breaks(asked, said.value) ? said.text : null;
}

/** "every one of our 32" */
const EACH_OF = /(?<!\p{L})(?:each|every one) of (?:the|these|those|our|its|their) (?=\d)/iu;

/** "28 cards written with names", where each is to carry a name. */
function withoutAskedCompany(item: string, condition: string): string {
  const asked = new Set(contentWords(condition));
  return item.replace(
    /(?<!\p{L})with (?:an? |the |its )?(?=(\p{L}+)\W*$)/iu,
    (words, name: string) => (contentWords(name).some((word) => asked.has(word)) ? "" : words),
  );
}

function brokenClause(condition: string, item: string): string | null {
  const clause = countingClause(item, condition);
  return clause === null ? null : brokenNumber(condition, clause);
}

/** "Locked after ten refused logins", where it is to be after five. */
const AFTER = /(?<!\p{L})after $/iu;

/** The words in front of a number that bound it; empty for none. */
function boundOf({ before }: Counted): string {
  return (
    (LEAST.exec(before) ?? MOST.exec(before) ?? MORE.exec(before) ?? FEWER.exec(before))?.[0] ?? ""
  );
}

/** Whether a number is bound from below or from above; null for neither. */
function boundIn({ before }: Counted): "least" | "most" | null {
  if (LEAST.test(before)) return "least";
  if (MOST.test(before) || FEWER.test(before)) return "most";
  return MORE.test(before) ? "least" : null;
}

/** "Six in the morning" counts nothing. */
const HOURS = new RegExp(`${BARE_HOUR.source}|${HOUR_OF_DAY.source}`, "giu");
const IN_COPIES =
  /^(?:the |our |its )?(?<thing>[^,;:]{1,60}\p{L}) (?<verb>(?:is|are) \p{L}+) in (?<number>(?:at least )?(?:\d[\d,]*|\p{L}+)) copies(?=\W*$)/iu;

/** "200 programmes are printed" for "the programme is printed in 200 copies". */
function inCopies(condition: string): string {
  return condition
    .replace(IN_COPIES, "$<number> $<thing>s $<verb>")
    .replace(/ss (?=is |are )/u, "s ");
}

const NONE_OF =
  /(?<!\p{L})(?:no|zero) (?<things>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)(?=\W*$| (?:in|on|at|for|with|of|to|from|between|by)(?!\p{L}))/iu;
const HAS =
  /(?:^|(?<!\p{L})(?:has|have|there are|there is|with|shows?|contains?|leaves?|reports?|emits?|prints?|gives?|creates?|produces?|causes?) )$/iu;

/** "The fence has two gaps", where it is to have none. */
function brokenNone(condition: string, item: string): string | null {
  const none = NONE_OF.exec(condition);
  if (none === null || ASIDE.test(withoutSharedPairs(item, condition))) return null;
  const [said, ...more] = countedIn(item) ?? [];
  if (said === undefined || more.length > 0 || said.value === 0) return null;
  const [thing = ""] = contentWords(none.groups?.["things"] ?? "").slice(-1);
  if (!said.things.includes(thing)) return null;
  // "The hall has no broken chairs" and "no seats by the door" speak of no others: it may have 80.
  const words = new Set(contentWords(item));
  const asked = condition.slice(none.index).replace(/^\p{L}+/u, "");
  if (!contentWords(asked).every((word) => words.has(word))) return null;
  const has = HAS.test(said.before) && HAS.test(condition.slice(0, none.index));
  if (!has && !endsWithWordOf(condition, said.before)) return null;
  return item.split(/\s+/u).some((word) => isParticiple(word.toLowerCase())) ? null : said.text;
}

const NONE_SKIPPED =
  /(?<!\p{L})(?:(?:no|not (?:a|one)(?: single)?) (?:\p{L}+ )?(?:tests?|specs?|checks?) (?:(?:is|are|be|was|were|gets?) )?skipped|none(?: of (?:them|the tests))? (?:is|are|was|were) skipped|without (?:any )?skipped (?:tests?|specs?|checks?))(?!\p{L})/iu;
const SKIPPED =
  /(?<![\p{L}\d.,])(?<count>[1-9]\d{0,8})(?: (?:tests?|specs?|checks?))?(?: (?:is|are|was|were))? skipped(?!\p{L})/iu;

/** "88 passed, 2 skipped", where no test is to be skipped. */
function brokenSkips(condition: string, item: string): string | null {
  return NONE_SKIPPED.test(condition) ? (SKIPPED.exec(item)?.groups?.["count"] ?? null) : null;
}

/** "creates 14 duplicates", where it creates none */
function endsWithWordOf(condition: string, front: string): boolean {
  const [verb] = contentWords(/\p{L}+\s$/u.exec(front)?.[0] ?? "");
  return verb !== undefined && contentWords(condition).includes(verb);
}

const NUMBERED_DEED = new RegExp(
  `(?:[,;(–—]|(?<!\\p{L})(?:and|but))\\s?(?:only )?(${SPELT_NUMBER}|\\d{1,4}) (?:(?:are|were|is|was) )?(\\p{L}{4,})(?=\\W*$)`,
  "iu",
);

/** "three doors replaced, two painted", where three are to be painted: fewer of the same things, told at the end by their deed alone. */
function brokenDeed(condition: string, item: string): string | null {
  const [whole, number = "", deed = ""] = NUMBERED_DEED.exec(item) ?? [];
  const [asked, ...others] = countedIn(condition) ?? [];
  if (whole === undefined || asked === undefined || others.length > 0) return null;
  const [stem] = contentWords(deed);
  const value = readSpelt(number);
  if (stem === undefined || value === null || !isParticiple(deed.toLowerCase())) return null;
  if (asked.things.includes(stem) || !contentWords(condition).includes(stem)) return null;
  const front = item.slice(0, -whole.length).trimEnd();
  if (
    contentWords(front).includes(stem) ||
    !asked.things.some((one) => contentWords(front).includes(one))
  )
    return null;
  return breaks(asked, value) ? number : null;
}

/** "… moved to the other class", where the condition says so: an item without what it says in the same words. */
export function withoutSharedPairs(item: string, condition: string): string {
  const words = condition.toLowerCase().replace(ARTICLES, "").match(WORD) ?? [];
  const pairs = new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ""}`));
  return item
    .replace(ARTICLES, "")
    .replace(ASIDE_PAIR, (word: string, next: string) =>
      pairs.has(`${word} ${next}`.toLowerCase()) ? "" : word,
    );
}

const ARTICLES = /(?<!\p{L})(?:the|an?)\s/giu;
const WORD = /[\p{L}\p{N}]+/gu;
const ASIDE_PAIR = /(?<![\p{L}\p{N}])\p{L}+(?=\s([\p{L}\p{N}]+))/gu;

function breaks({ before, behind, value }: Counted, said: number): boolean {
  if (LEAST.test(before) || OR_MORE.test(behind)) return said < value;
  if (MOST.test(before) || OR_FEWER.test(behind)) return said > value;
  if (MORE.test(before)) return said <= value;
  if (FEWER.test(before)) return said >= value;
  return !OPEN.test(before) && said < value;
}

const STATUS =
  /(?<!\p{L})(?:HTTP|status|answers?|answered|returns?|returned|responds?|responded)(?: (?:with|an?|the|HTTP|status|code|of))*:? ([1-5]\d\d)(?!\d|[.,]\d|[ -]?(?:ms|s|rows?|results?|items?)(?!\p{L}))/giu;
const EXIT =
  /(?<!\p{L})exit(?:s|ed)?(?: (?:with|an?|the|code|status|of))*:? (\d{1,3})(?!\d|[.,]\d)/giu;

/** A status by its number alone, of which a condition of a status may be told. */
const CODE =
  /(?:(?<!\p{L})(?:gets?|got|gives?|gave|shows?|showed|sees?|saw|sends?|sent|receives?|received|yields?|yielded|with|is|was|ends? in|an?)|→|->|[:=])\s?(?:an? )?(20[0-6]|30[0-8]|4(?:0\d|1[0-8]|2[1-9]|31|51)|50[0-8])(?!\d|[.,]\d|[ -]?(?!and |instead |not |but )(?:\p{Ll}+s|ms|s)(?!\p{L}))/gu;

/** "exits 1" for "exits 0", "answers 500" for "answers 200". */
function brokenCode(condition: string, item: string): string | null {
  // "no page returns 404"
  if (
    /(?<!\p{L})(?:no|not|never|nothing|none|without(?= \p{L}+ing(?!\p{L})))(?!\p{L})|n['’]t/iu.test(
      condition,
    )
  )
    return null;
  for (const pattern of [STATUS, EXIT, CODE]) {
    const asked = codesIn(condition, pattern);
    const own = codesIn(item, pattern);
    const said = own.length === 0 && pattern === STATUS ? codesIn(item, CODE) : own;
    const [code = "", ...others] = said;
    if (asked.length !== 1 || code === "" || others.length > 0) continue;
    if (
      !asked.includes(code) &&
      !/[,;()]| (?:and|but|instead|when|if|for|was|from|no longer) /iu.test(item)
    )
      return code;
  }
  return null;
}

function codesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, code = ""]) => code);
}

const VERSION =
  /(?<![\p{L}\d.,/:-])(v)?(\d{1,4}(?:\.\d{1,4}){1,3})(?!\d|\.\d|,\d|[.\s]?(?:%|x\b|×|:)|\s?(?:[smghlwvx]|ms|kg|mg|mm|cm|km|ml|kw|[kmgt]b|px)(?!\p{L})|\s(?:seconds?|minutes?|hours?|days?|metres?|meters?|points?|percent|million))/giu;
const RELEASE =
  /(?<!\p{L})(?:versions?|releases?|tags?|tagged|released|published|upgraded|updated|npm)(?!\p{L})/iu;
const LATER =
  /(?<!\p{L})(?:or|later|newer|above|least|minimum|up|older|below|under|over|from|between|than|not?|within|every)(?!\p{L})|[<>≥≤]/iu;

/** "v2.0 tagged" for "version 2.1 is tagged": a lower one. */
function brokenVersion(condition: string, item: string): string | null {
  if (!RELEASE.test(condition) || LATER.test(condition) || LATER.test(item)) return null;
  const [asked, ...others] = [...condition.matchAll(VERSION)];
  const [said, ...more] = [...item.matchAll(VERSION)];
  if (asked === undefined || said === undefined || others.length + more.length > 0) return null;
  const [wanted, given] = [partsOf(asked[2]), partsOf(said[2])];
  const at = wanted.findIndex((part, i) => given[i] !== undefined && given[i] !== part);
  return at >= 0 && (given[at] ?? 0) < (wanted[at] ?? 0) ? said[0] : null;
}

function partsOf(version = ""): readonly number[] {
  return version.split(".").map(Number);
}

const RANGE =
  /(?<!\p{L})(\p{L}{3,}s) (?:no\. ?)?(\d{1,4})(?:\s?[-–—]\s?| to | through )(\d{1,4})(?![\d%]|[.,]\d|\s?[-–—/])/giu;

/** "chapters 1 to 10" for "chapters 1 to 12". */
function brokenRange(condition: string, item: string): string | null {
  const [asked, ...others] = [...condition.matchAll(RANGE)];
  const [said, ...more] = [...item.matchAll(RANGE)];
  if (asked === undefined || said === undefined || others.length + more.length > 0) return null;
  if (/[,;()&+]| (?:and|plus|then|also) /iu.test(item)) return null;
  // "shows 2-8 °C" is an amount, whatever the verb ends with.
  if (rangesIn(condition).length > 0) return null;
  if (contentWords(asked[1] ?? "")[0] !== contentWords(said[1] ?? "")[0]) return null;
  const [from, to] = [Number(asked[2]), Number(asked[3])];
  const [first, last] = [Number(said[2]), Number(said[3])];
  const isWithin = first >= from && last <= to && first < last;
  return isWithin && (first > from || last < to) ? `${said[2]} to ${said[3]}` : null;
}

/** Whether both speak of one thing: a number that they share is none. */
export function sharesThing(condition: string, item: string): boolean {
  const asked = new Set(contentWords(condition).filter((word) => !/^\d/u.test(word)));
  return contentWords(item).some((word) => asked.has(word));
}
