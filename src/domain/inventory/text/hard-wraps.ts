/**
 * Line ends in the middle of a sentence: what stands on both sides of one tells that it parts nothing ("in 2" above
 * "seconds"), or the shape of the whole paragraph does, each line of which is as full as the longest one allows.
 */

import {
  DETERMINERS,
  looksPlural,
  OBJECT_DETERMINERS,
  PREPOSITIONS,
} from "../words/clause-words.ts";
import { CLOSING_VERB } from "../words/list-words.ts";
import { measures } from "../words/measures.ts";
import { readNumber } from "../words/numbers.ts";
import { EVERY, PAIR } from "../totals/totals.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isKnownBase,
  isNounToo,
  isParticiple,
  opensObject,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

export const GOES_ON =
  /^(?:and|or|but|with|for|to|of|in|on|at(?!\s(?:least|most)\b)|by|from|that|which|when|if|while|than|as|per|und|oder|et|ou|y|e)\b/u;
/** A capital on such a word opens a sentence; on a name it tells nothing. */
const OPENS_SENTENCE =
  /^(?:The|An?|It|They|We|You|Each|Every|All|Both|No|One|This|These|There|Its|Their|Our|When|If|While|After|Before|Once|At|In|On|For|From|With|Without|By)\s/u;
/** What is left open even so: "shown to" above "The Hague" is not, and "the" above "A list" is. */
const SURELY_OPEN = /(?:[,(]|\b(?:and|or|the|an?|of))$/iu;
export const LEFT_OPEN =
  /(?:[,(]|\b(?:and|or|but|with|for|to|of|in|on|at|by|from|into|onto|within|without|during|between|against|via|than|per|de|du|la|le|les|der|dem|von|el|the|an?|every|its|their|our|is|are)|(?:[,;.]|\b(?:and|or|but))\s(?:all|both|each|no))$/iu;

/** Whether a line opens a sentence of its own, whatever the line before it ends in. */
export function opensSentence(before: string, next: string): boolean {
  return OPENS_SENTENCE.test(next) && !SURELY_OPEN.test(before);
}

/** Whether a line goes on with the sentence of the line before it, as far as the words of the two tell. */
export function goesOnBehind(before: string, next: string): boolean {
  if (IN_BRACKETS.test(next)) return true;
  if (!/^[\p{Ll}\d%°€$]/u.test(next)) {
    // "files of up to 5" above "MB"
    return isLeftMeasured(wordsOf(before), wordsOf(next));
  }
  const [ours, theirs] = [wordsOf(before), wordsOf(next)];
  // "without running" above "out of memory"
  if (theirs[0] === "out" && theirs[1] === "of") return RUNS_OUT.test(ours.at(-1) ?? "");
  return (
    isLeftBounded(ours, next) ||
    isLeftMeasured(ours, theirs) ||
    lacksNoun(ours, theirs) ||
    lacksVerb(ours, theirs) ||
    lacksObject(ours, theirs)
  );
}

/** "(under 16 ms)" and "(English, German," alone on a line; "(optional) a guide" is a thing of its own. */
const IN_BRACKETS = /^\((?:[^()]*|[^()]{3,}\)[.,;]?)$/u;

function wordsOf(line: string): readonly string[] {
  return line
    .toLowerCase()
    .split(/\s+|(?=,)/u)
    .filter((word) => word !== "");
}

/** "the page loads in 2" above "seconds" */
function isLeftMeasured(
  ours: readonly string[],
  [unit = "", ...others]: readonly string[],
): boolean {
  const number = ours.at(-1) ?? "";
  const name = unit.replace(/[.,;:]+$/u, "");
  // A letter alone is as likely a label: the row "B" below a row that ends in a figure.
  if (ours.length < 2 || /^\p{L}$/u.test(name) || readNumber(number) === null) return false;
  if (measures([number, name, ...others], 1)) return true;
  // "heats to 80" above "degrees", "seats up to 20" above "guests"
  // "within 1 % of 2.269" is at its end: there is no part of a thing.
  const counts =
    /^[\d,]+$|^\p{L}+$/u.test(number) &&
    BEFORE_COUNT.test(ours.at(-2) ?? "") &&
    /^\p{Ll}/u.test(unit);
  return counts && looksPlural(name) && findVerb([name, ...others]).at < 0;
}

const RUNS_OUT =
  /^(?:runs?|ran|running|is|are|be|being|goes|going|falls?|falling|comes?|coming|gets?|getting|works?|straight|right)$/u;
const BEFORE_COUNT = /^(?:to|of|within|after|every|than|least|most|about|over|under|by|for)$/u;
const LACKS_NOUN =
  /^(?:last|first|next|same|whole|entire|previous|current|following|latest|other|most|very|new|old)$/u;
const OPENS_NOUN = /^(?:an?|the|its|their|our|your|my|his|her|this|that|these|those|all)$/u;
/** Behind these the verb is still to come: "the barcode can" above "be read". */
const LACKS_VERB = /^(?:can|could|may|might|must|shall|should|would|cannot|been)$/u;

/** "on the sales of the last" above "month is printed", "shown on your" above "phone", "the barcode can" above "be read". */
function lacksNoun(ours: readonly string[], [next = ""]: readonly string[]): boolean {
  const [before = "", last = ""] = ours.slice(-2);
  if (/^(?:be|been)$/u.test(next)) return true;
  if (DETERMINERS.has(next) || isAuxiliary(next)) return false;
  if (LACKS_VERB.test(last)) return ours.length > 1 && !DETERMINERS.has(before);
  if (/^(?:my|your|these|those)$/u.test(last)) return true;
  return LACKS_NOUN.test(last) && OPENS_NOUN.test(before) && !isInflected(next);
}

/** "the tank holds" above "at least 40 litres", and no "at least 40 litres" below a line that says all it has to say. */
function isLeftBounded(ours: readonly string[], next: string): boolean {
  const last = ours.at(-1) ?? "";
  return /^at (?:least|most)\b/u.test(next) && (isInflected(last) || isParticiple(last));
}

/** "The export button" above "downloads a file", "All users of the old system" above "keep their passwords". */
function lacksVerb(ours: readonly string[], theirs: readonly string[]): boolean {
  const [verb = "", object] = theirs;
  // "in a way that" above "is safe", "before they" above "can be opened"
  if (SUBJECTS_LEFT.test(ours.at(-1) ?? "") && ours.length > 1)
    return isAuxiliary(verb) || isLoneVerb(verb);
  // "The suite of the vendor" above "passes."
  if (object === undefined) return ours.length > 2 && findVerb(ours).at < 0 && isLoneVerb(verb);
  if (!namesOnly(ours)) return false;
  if (isInflected(verb)) {
    const { at, finite } = findVerb(theirs);
    // "links work", "report lists": a noun and what it does.
    return (at === 0 && finite) || OBJECT_DETERMINERS.has(object);
  }
  const [first = ""] = ours;
  const many = EVERY.has(first) || PAIR.has(first) || /^(?:these|those)$/u.test(first);
  return many && isKnownBase(verb) && opensObject(object) && looksPlural(headOf(ours));
}

const SUBJECTS_LEFT = /^(?:that|which|who|it|they|there|we|you)$/u;

function isLoneVerb(word: string): boolean {
  const verb = word.replace(/\.$/u, "");
  return isInflected(verb) && !isNounToo(verb);
}

/** Whether a line is the name of a thing that an article opens, with nothing told of it. */
function namesOnly(words: readonly string[]): boolean {
  const [first = "", second] = words;
  if (second === undefined || words.includes(",") || findVerb(words).at >= 0) return false;
  if (!DETERMINERS.has(first) && !EVERY.has(first) && !PAIR.has(first)) return false;
  const last = words.at(-1) ?? "";
  return words.length < 3 || !isInflected(last) || words.some((word) => PREPOSITIONS.has(word));
}

function headOf(words: readonly string[]): string {
  const preposition = words.findIndex((word) => PREPOSITIONS.has(word));
  return words.at(preposition < 0 ? -1 : preposition - 1) ?? "";
}

/** "reads the file back and finds" above "every row": no verb that can stand without an object, and no clause behind it. */
function lacksObject(ours: readonly string[], theirs: readonly string[]): boolean {
  const verb = ours.at(-1) ?? "";
  const before = ours.at(-2) ?? "";
  if (ours.length < 2 || !isInflected(verb) || !NEEDS_OBJECT.test(verbBase(verb) ?? ""))
    return false;
  if (CLOSING_VERB.test(verbBase(verb) ?? "") || looksPlural(before)) return false;
  return OPENS_OBJECT.test(theirs[0] ?? "") && findVerb(theirs).at < 0;
}

const OPENS_OBJECT = /^(?:an?|the|every|each|all|both|its|their|our|no|any)$/u;
/** Verbs with an object, in the plain form. */
const NEEDS_OBJECT =
  /^(?:find|contain|include|require|need|receive|get|keep|make|use|give|show|display|provide|create|carry|cover|list|name|reach|enable|allow|send|support|mention|describe|explain|add|remove|replace|produce|store|save|accept|reject|take|handle|prevent|mark|match)$/u;

/** A paragraph this wide is hardly a list of short names. */
const WIDE = 30;
/** What ends in a full stop is a sentence from narrower lines on. */
const NARROW = 20;
/** Bullets, headings, fences and the columns of a table. */
const NO_PROSE =
  /^\s*(?:[-*+•◦▪‣·–—☐☑✓✔#|>]|\(?(?:\d{1,3}|[A-Za-z])[.)]\s|`{3}|~{3})|^\s{4}|\S\s{3,}\S/u;
const ENDED = /[.;:!?。；]$/u;
/** A sentence or part that ends within a line: these part the text, so that the line ends do not. */
const PARTED = /[\p{L}\d)"`'%][.;!?](?=\s+\S)/u;

/** The same in two lines, which may as well be two points, one of them of two sentences. */
const HALVED = /[\p{L}\d)"`'%];(?=\s+\S)/u;

interface Row {
  readonly start: number;
  readonly line: string;
}

/** A line this long was hardly ended for its own sake. */
const LONG = 60;

/** Where the lines begin that go on with the line above, in paragraphs that were filled up to a width. */
export function filledLines(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let paragraph: Row[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "" || NO_PROSE.test(line)) {
      addFilled(found, paragraph);
      paragraph = [];
    } else paragraph.push({ start, line: line.trim() });
    start += line.length + 1;
  }
  addFilled(found, paragraph);
  return found;
}

function addFilled(found: Set<number>, paragraph: readonly Row[]): void {
  if (isList(paragraph)) return;
  const width = paragraph.reduce((most, { line }) => Math.max(most, line.length), 0);
  addLong(found, paragraph, width);
  if (paragraph.length < 2 || width < NARROW || !isFull(paragraph, width)) return;
  const parted = paragraph.some(({ line }) => (paragraph.length > 2 ? PARTED : HALVED).test(line));
  if (!parted && !isOneSentence(paragraph, width)) return;
  for (let i = 1; i < paragraph.length; i++) {
    const [before = "", row] = [paragraph[i - 1]?.line, paragraph[i]];
    if (row === undefined || ENDED.test(before)) continue;
    if (parted || !standsBeside(before, row.line)) found.add(row.start);
  }
}

/** Lines that each open with a capital, or one of which was broken where the next word had room: each says what it says. */
function isList(paragraph: readonly Row[]): boolean {
  if (paragraph.length < 3) return false;
  const open = paragraph.slice(0, -1).some(({ line }) => PARTED.test(line));
  if (open) return false;
  const width = paragraph.reduce((most, { line }) => Math.max(most, line.length), 0);
  if (paragraph.every(({ line }) => /^[\p{Lu}`]/u.test(line))) return !isFull(paragraph, width);
  return paragraph.some(({ line }, i) => {
    const next = paragraph[i + 1]?.line;
    return next !== undefined && !isOpenAt(line, next) && hasRoom(line, next, width);
  });
}

function addLong(found: Set<number>, paragraph: readonly Row[], width: number): void {
  for (let i = 1; i < paragraph.length; i++) {
    const [before = "", row] = [paragraph[i - 1]?.line, paragraph[i]];
    if (row === undefined || before.length < LONG || ENDED.test(before)) continue;
    if (hasRoom(before, row.line, width)) continue;
    const parted = PARTED.test(before) || PARTED.test(row.line);
    if (parted || !standsBeside(before, row.line)) found.add(row.start);
  }
}

/** Whether the first word of a line would have stood behind the line above within the width. */
function hasRoom(before: string, next: string, width: number): boolean {
  return before.length + 1 + next.search(/\s|$/u) <= width;
}

/** Whether the first word of each line would have gone past the width behind the line above. */
function isFull(paragraph: readonly Row[], width: number): boolean {
  return paragraph.every(({ line }, i) => {
    const next = paragraph[i + 1]?.line;
    return next === undefined || !hasRoom(line, next, width);
  });
}

/** A capital opens the first line and none of the others, and no line but the last is at an end: one sentence, no list. */
function isOneSentence([first, ...others]: readonly Row[], width: number): boolean {
  if (first === undefined || !/^\p{Lu}\p{Ll}/u.test(first.line)) return false;
  const last = others.at(-1)?.line ?? "";
  if (!others.every(({ line }) => /^\p{Ll}/u.test(line))) return false;
  if ([first, ...others.slice(0, -1)].some(({ line }) => ENDED.test(line))) return false;
  if (last.endsWith(".")) return true;
  // Lines of a list are as wide by chance, but none of them is left open.
  const lines = [first, ...others].map(({ line }) => line);
  const open = others.filter(({ line }, i) => isOpenAt(lines[i] ?? "", line)).length;
  return width >= WIDE && open * 2 >= others.length;
}

function isOpenAt(before: string, next: string): boolean {
  if (/^[^"]*"[^"]*(?:"[^"]*"[^"]*)*$/u.test(before) && next.includes('"')) return true;
  return LEFT_OPEN.test(before) || GOES_ON.test(next) || goesOnBehind(before, next);
}

const LAST_PIECE = /[^,;]+$/u;
const FIRST_PIECE = /^[^,;]+/u;

/** "The pump runs at night" above "the valve closes" or "write the log": a clause or an order of its own. */
function standsBeside(before: string, next: string): boolean {
  if (opensSentence(before, next)) return true;
  // What stands next to the line end tells: "…, no skip" above "marker remains in that folder, and …".
  const [ours, theirs] = [
    wordsOf(LAST_PIECE.exec(before)?.[0] ?? before),
    wordsOf(FIRST_PIECE.exec(next)?.[0] ?? next),
  ];
  const [first = ""] = theirs;
  const verb = findVerb(theirs);
  // "last year" is no order.
  if (verb.at === 0) return !verb.finite && first !== "last";
  if (DETERMINERS.has(first) || EVERY.has(first) || PAIR.has(first) || first.startsWith("`")) {
    // "Entries for 1.5 and 1.6" above "each entry has its date", but not "On the page of the club" above "the link is shown"
    if (verb.at > 0 && verb.finite && !isAdverbial(ours)) return true;
    // "each prints" above "the output that the handbook shows"
    return findVerb(ours).at >= 0 && (verb.at >= 0 || !isInflected(ours.at(-1) ?? ""));
  }
  return verb.at > 0 && verb.finite && findVerb(ours).at >= 0;
}

function isAdverbial([first = ""]: readonly string[]): boolean {
  return PREPOSITIONS.has(first) || SUBORDINATORS.has(first);
}
