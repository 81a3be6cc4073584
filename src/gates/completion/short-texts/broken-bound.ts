/** Whether a delivered item tells a figure that breaks the bound of its condition: "p95 is 240 ms", where it is to be under 200 ms. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { withoutSharedPairs } from "./broken-count.ts";
import { toldNow } from "./told-now.ts";
import { tellsOfBefore } from "./told-past.ts";
import {
  figuresIn,
  meets,
  parseThreshold,
  type Figure,
  type Threshold,
} from "../coverage/figures.ts";

/** A longer item is a report. In UTF-16 units. */
const LONGEST = 300;

/**
 * What is told of a time before, of a change, of an aim, of another bound or of part of a spread: the figure behind it
 * need not be the one that counts.
 */
const ASIDE =
  /(?<!\p{L})(?:from|before|first|initially|previously|earlier|old|former\w*|instead|used to|until|down|up|by|raised|reduced|lowered|cut|sav(?:ed|es|ing)|shrunk|grown|fell|rose|rounded|about|around|roughly|approx\w*|between|to|target|goal|limit|bound|threshold|asked|required?|allowed|worst|max\w*|peak|best|under|below|less|fewer|over|above|more|within|than|least|most|higher|lower|faster|slower|shorter|longer|smaller|larger|better|except|without|only|not|never|if|when|with|improve\w*|increase\w*|decrease\w*|gain\w*|saving|zunächst|zuerst|vorher|früher|anfangs|waren?|statt|von|bis|etwa|d['’]abord|avant|était|environ|antes|era|primero|prima|circa)(?!\p{L})|n['’]t|[→<>≤≥±~≈]|-[>]|=>/iu;
/** "Coverage rose from 71% to 88%": 88% now, where nothing follows. */
const CHANGE =
  /^(?<front>[^,;:()–—]*)(?<!\p{L})(?:(?:(?:is|are|was|were|has|have|been|now) ){0,3}(?:down|up|reduced|lowered|raised|cut)|rose|fell|dropped|grew|climbed|sank|shrank|increased|decreased|improved|went(?: up| down)?) from \d[^,;:()]{0,30}? to (?<end>\d[^,;:()]{0,30})$/iu;
/** What was measured, and no change: "it came to 4.2 seconds". */
const CAME_TO = /(?<!\p{L})(?:c[ao]mes?|amounts?|amounted|adds up|added up) to (?=\d)/iu;
/** The same of a level that is asked for, and not of a change: "came down to 340 ms". */
const DOWN_TO =
  /(?<=^[^,;:]*)(?<!\p{L})(?:c[ao]mes?|is|are|was|were)(?: now)? (?:down|up) to (?=\d)/iu;
const ASKS_CHANGE =
  /(?<!\p{L})by (?:at least|at most|more than|less than|\d)|(?<!\p{L})(?:falls?|drops?|rises?|sinks?|shrinks?|grows?|goes (?:up|down)) (?:by )?(?:at|more|less)/iu;
/** What was measured never came to more: "was never over 18 minutes". */
const NEVER_OVER =
  /(?:(?<!\p{L})(?:never|not)|n['’]t)(?: (?:once|ever|been|be|is|was|get|go|goes|went|rise|rose|take|took|taken|last|lasted|wait|waited)){0,2} (?:over|above|beyond|exceed\p{L}*|(?:more|longer|later|higher|louder|heavier|larger|bigger|greater|slower|older) than) (?=(?<figure>\d[\d.,]*))/iu;
const RANGE = /\d\s?(?:[-–—]|\.\.)\s?\d/u;
/** A time that says how long or how often it was looked at. */
const WHILE = /(?<!\p{L})(?:for|after|every|each|per|last|past|next|during|in the|an?)\s$/iu;
/** What is so much more or less is said of something else. */
const FAR = 10;

/** The figure of an item that breaks the bound of a condition, as it stands there; null for none. */
export function findBrokenBound(condition: string, whole: string): string | null {
  if (whole.length > LONGEST) return null;
  const bound = parseThreshold(condition);
  if (bound === null) return null;
  // "Never over 85" reaches no 90, and is no proof of 80 either.
  const most = bound.least ? NEVER_OVER.exec(whole) : null;
  if (most !== null && sharesSubject(condition, bound, whole))
    return most.groups?.["figure"] ?? null;
  const said = toldNow(bound.least ? whole : whole.replace(NEVER_OVER, "is "), condition);
  const told = withoutRepeated(said.replaceAll(ABOUT, ""), bound)
    .replace(CHANGE, "$<front>is $<end>")
    .replace(CAME_TO, "is ");
  const level = ASKS_CHANGE.test(condition) ? told : told.replace(DOWN_TO, "is ");
  const item = withoutNamed(level, condition, bound);
  const plain = withoutAsked(item, condition, bound);
  if (ASIDE.test(plain) || RANGE.test(item) || tellsOfBefore(item)) return null;
  if (!sharesSubject(condition, bound, whole)) return null;
  const figures = figuresIn(item, 0)
    .filter((figure) => isOfUnit(bound, figure, item))
    .map(({ value, start, end }) => ({ value, unit: bound.unit, start, end }));
  if (figures.some((figure) => meets(bound, figure) !== false)) return null;
  const broken = figures.filter(
    (figure) =>
      (isOfIt(bound, figure) || saysNoMore(condition, item)) &&
      (!isWhile(figure, item) ||
        isDoneAfter(condition, bound, figure, item) ||
        isAskedSo(condition, bound, figure, item)),
  );
  const [first] = broken;
  // A second figure that the bound does not concern leaves open which of them is meant.
  if (first === undefined || broken.length < figures.length) return null;
  if (said.search(ABOUT) >= 0 && isNear(bound, first)) return null;
  return bound.unit === "" ? String(first.value) : item.slice(first.start, first.end);
}

/** "About 3 minutes" is over one minute, "about 62 seconds" hardly. */
const ABOUT =
  /(?<!\p{L})(?:about|around|roughly|approximately|circa|almost|nearly) (?=\d)|[~≈] ?(?=\d)/giu;

function isNear({ value }: Threshold, figure: Figure): boolean {
  return Math.abs(figure.value - value) <= value / 10;
}

/** A bare score, "gives 91 in the audit", is known by what stands in front of it: "with Lighthouse 12" is none. */
function isOfUnit({ unit }: Threshold, figure: Figure, item: string): boolean {
  if (unit !== "") return figure.unit === unit;
  return (
    (figure.unit === "" || GOES_ON.test(figure.unit)) && SCORED.test(item.slice(0, figure.start))
  );
}

const GOES_ON = /^(?:on|in|at|for|and|of|with|from|by|out|points?|after|now)$/u;
const SCORED =
  /(?:[:=]|(?<!\p{L})(?:scores?|scored|is|was|at|gives?|gave|gets?|got|reach(?:es|ed)?|shows?|showed|reads?|came to|comes to|(?:score|rating|grade|mark|result) of)) ?(?:an? )?$/iu;

/** The figure alone where an item repeats how it is bound: "in under 400 ms", where it is to be in under 200 ms. */
function withoutRepeated(item: string, bound: Threshold): string {
  const own = parseThreshold(item);
  if (own === null || own.least !== bound.least || own.unit !== bound.unit) return item;
  const figure = /\d.*/u.exec(own.text)?.[0] ?? "";
  const again = item.replace(own.text, figure.replace(/ or \p{L}+$/u, ""));
  return figure === "" ? item : again;
}

/**
 * The item with blanks for the figures that its condition names besides its bound: "the 2 GB file", where "memory stays below
 * 512 MB while a 2 GB file is imported". What is to change from a figure is none of these.
 */
function withoutNamed(item: string, condition: string, bound: Threshold): string {
  const rest = condition.replace(bound.text, " ");
  const named = figuresIn(rest, 0).filter(({ start }) => !AT_FIRST.test(rest.slice(0, start)));
  let blanked = item;
  for (const { value, unit, start, end } of figuresIn(item, 0)) {
    const isNamed = named.some((one) => one.value === value && one.unit === unit);
    if (!isNamed || unit !== bound.unit) continue;
    const from = start - (COMPANY.exec(item.slice(0, start))?.[0].length ?? 0);
    blanked = blanked.slice(0, from) + " ".repeat(end - from) + blanked.slice(end);
  }
  return blanked;
}

const AT_FIRST =
  /(?<!\p{L})(?:from|instead of|rather than|was|were|now|currently|today|at present)(?!\p{L})\D{0,20}$/iu;
const COMPANY = /(?<!\p{L})(?:with|at|under|for|of|on|during|while|after|per)(?: (?:the|an?))? $/iu;

/** The item without what its condition says in the same words, and without the "by" of "differs by less than 1%". */
function withoutAsked(item: string, condition: string, { text, least }: Threshold): string {
  const own = withoutSharedPairs(item, condition);
  const before = condition.slice(0, condition.indexOf(text));
  const [link] = /(?:by|with|to) $/iu.exec(before) ?? [];
  const plain =
    link === undefined ? own : own.replace(new RegExp(`(?<!\\p{L})${link}(?=\\d)`, "iu"), "");
  // The highest of all is told of what is to be no more.
  return least || OF_MOST.test(condition) ? plain : plain.replace(PEAK, "");
}

const PEAK = /(?<!\p{L})peak(?!\p{L})/iu;
const OF_MOST = /(?<!\p{L})(?:p\d\d|average|mean|median|typical\w*|usual\w*|normal\w*)(?!\p{L})/iu;

function isOfIt({ value }: Threshold, figure: Figure): boolean {
  return figure.value <= value * FAR && figure.value >= value / FAR;
}

/** "Page loads in 1 minute", where it is to load in under 3 seconds: nothing else can be meant, however far it is. */
function saysNoMore(condition: string, item: string): boolean {
  const asked = new Set(contentWords(condition));
  const words = contentWords(item.replaceAll(/\d[\d.,]*\s?\p{L}+/gu, " "));
  return words.length > 0 && words.every((word) => asked.has(word));
}

function isWhile({ start }: Figure, item: string): boolean {
  return WHILE.test(item.slice(0, start));
}

/** "Complaint answered after 31 days", where it is to be answered within 14: the deed itself, and nothing behind the figure. */
function isDoneAfter(
  condition: string,
  { text }: Threshold,
  { start, end }: Figure,
  item: string,
): boolean {
  const [, asked = ""] = DEED_IN_TIME.exec(condition.slice(0, condition.indexOf(text) + 6)) ?? [];
  const [, told = ""] = DEED_AFTER.exec(item.slice(0, start)) ?? [];
  const [deed = ""] = contentWords(asked);
  return deed !== "" && contentWords(told)[0] === deed && /^\W*$/u.test(item.slice(end));
}

/** "Expires after 90 minutes", where it is to expire after at most 30. */
function isAskedSo(
  condition: string,
  { text }: Threshold,
  { start }: Figure,
  item: string,
): boolean {
  const [link = ""] = WHILE.exec(item.slice(0, start)) ?? [];
  const front = condition.slice(0, condition.indexOf(text));
  return link !== "" && front.toLowerCase().endsWith(link.toLowerCase());
}

const DEED_IN_TIME = /(?<!\p{L})(\p{L}{3,}) within$/iu;
const DEED_AFTER = /(?<!\p{L})(\p{L}{3,}) after $/iu;

/** Whether both speak of one thing by more than the figure and its unit. */
function sharesSubject(condition: string, bound: Threshold, item: string): boolean {
  const said = new Set(contentWords(item));
  const asked = contentWords(condition.replace(bound.text, " "));
  return asked.some((word) => said.has(word) && !measuring().has(word));
}

let stems: ReadonlySet<string> | null = null;

/** What is said of whatever is measured. */
function measuring(): ReadonlySet<string> {
  return (stems ??= new Set(
    contentWords("takes needs stays lasts reaches remains kept runs measured average mean time"),
  ));
}
