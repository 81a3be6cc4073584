/**
 * A condition's own sentence, told of another thing: "The login page answers 200" where the search page was asked,
 * "answers 500" where 200 was. The message repeats the condition word by word but for one or two, and what stands in
 * their place is another name, number or kind of the same thing, or makes it the sentence of another condition.
 */

import { isPlainVerb, readNumber, stem, STOP_WORDS } from "../../../domain/inventory.ts";
import { MESSAGE_INDEX } from "./word-index.ts";
import { type Term, termMet, termsOf } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";

/** What was asked, and what the message has in its place. */
export interface OfAnother {
  readonly asked: string;
  readonly given: string;
}

/** Fewer words make no sentence that is known again, more are hardly repeated in order. */
const LEAST_WORDS = 3;
const MOST_WORDS = 9;

/** So many may be others. */
const MOST_OTHERS = 2;

/** How many places of a message are looked at. */
const MOST_PLACES = 16;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}_./-]*[\p{L}\p{N}])?/gu;
const SENTENCE_END = /[.!?;:](?=\s|$)|[\n()]/u;
const LONGEST_SENTENCE = 200;

interface Word {
  readonly text: string;
  readonly stem: string;
  readonly end: number;
}

/** What a condition says, without its small words. */
function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    STOP_WORDS.has(word.toLowerCase())
      ? []
      : [{ text: word, stem: stem(word.toLowerCase()), end: index + word.length }],
  );
}

/** A measure or a range is for the judges of figures. */
const MEASURED = /\d ?(?:%|–)/u;

const frames = new WeakMap<Wanted, readonly Word[]>();

function frameOf(wanted: Wanted): readonly Word[] {
  const known = frames.get(wanted);
  if (known !== undefined) return known;
  const words = wordsOf(wanted.text);
  const isBound = [wanted.threshold, wanted.quota, wanted.span, wanted.endurance, wanted.deadline];
  const frame =
    words.length < LEAST_WORDS ||
    words.length > MOST_WORDS ||
    MEASURED.test(wanted.text) ||
    isBound.some((one) => one !== null)
      ? []
      : words;
  frames.set(wanted, frame);
  return frame;
}

/** The words of a condition that the message holds in no form; none when they are too many. A name is said by itself alone. */
function unsaidOf(wanted: Wanted): ReadonlySet<string> {
  const unsaid = new Set<string>();
  for (const term of wanted.terms) {
    if (termMet(isName(term.word) ? exactTerm(term) : term, MESSAGE_INDEX)) continue;
    unsaid.add(term.word);
    if (unsaid.size > MOST_OTHERS) return NONE;
  }
  return unsaid;
}

const NONE: ReadonlySet<string> = new Set();

function exactTerm(term: Term): Term {
  return termsOf(term.word, true)[0] ?? term;
}

/** Where the indexed message tells a condition of another thing; null where it does not. */
export function toldOfAnother(wanted: Wanted, demand: Demand, output: string): OfAnother | null {
  if (wanted.terms.length > MOST_WORDS) return null;
  const unsaid = unsaidOf(wanted);
  if (unsaid.size === 0) return null;
  const frame = frameOf(wanted);
  const said = frame.filter(({ text }) => !unsaid.has(text));
  if (said.length === frame.length || said.length * 2 < frame.length) return null;
  const anchor = said.reduce((a, b) => (b.stem.length > a.stem.length ? b : a)).stem;
  const lower = output.toLowerCase();
  let at = lower.indexOf(anchor);
  for (let place = 0; at >= 0 && place < MOST_PLACES; place++) {
    const sentence = sentenceAround(output, at);
    const given = otherIn(sentence, wanted, frame, unsaid, demand);
    if (given !== null) return given;
    at = lower.indexOf(anchor, at + anchor.length);
  }
  return null;
}

function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LONGEST_SENTENCE), at);
  const behind = text.slice(at, at + LONGEST_SENTENCE);
  return `${before.split(SENTENCE_END).at(-1) ?? ""}${behind.split(SENTENCE_END, 1)[0] ?? ""}`;
}

/** What a sentence has in the place of the words that are not said, where all else stands in order. */
function otherIn(
  sentence: string,
  wanted: Wanted,
  frame: readonly Word[],
  unsaid: ReadonlySet<string>,
  demand: Demand,
): OfAnother | null {
  const words = wordsOf(sentence);
  if (words.length < frame.length || words.length > frame.length + 1) return null;
  const others = frame.flatMap((word, index) => (unsaid.has(word.text) ? [index] : []));
  const isSame = frame.every(
    ({ stem: own }, index) => others.includes(index) || words[index]?.stem === own,
  );
  const isOwn = others.some((index) => frame.some((own) => own.stem === words[index]?.stem));
  if (!isSame || isOwn) return null;
  const isKind = others.some((index) => {
    const [asked, given] = [frame[index]?.text ?? "", words[index]?.text ?? ""];
    // "The billing form" for "the search page": both words are others, and open the sentence.
    const isSubject = index === 0 && others.includes(1);
    if (!isSubject && (others.includes(index + 1) || !isCommonHead(frame[index + 1], wanted)))
      return false;
    // "Telephone" is "phone".
    if (asked.endsWith(given) || given.endsWith(asked)) return false;
    // "The login dialog" is the login form, where "login" stands before both.
    const isNamed =
      index > 0 && !others.includes(index - 1) && isKindIn(words, index - 1, sentence);
    if (isNamed && areOneHead(asked, given)) return false;
    return isKindIn(frame, index, wanted.text) && isKindIn(words, index, sentence);
  });
  // "Given by vibration" is what the other of the two ways asks for, and is not in the place of "given by sound".
  const isWay = (one: Wanted): boolean => wanted.pairs.length > 0 && one.group === wanted.group;
  const isNext = (one: Wanted): boolean => one !== wanted && !isWay(one) && repeats(words, one);
  if (!isKind && !demand.wanted.some(isNext)) return null;
  return { asked: textAt(frame, others), given: textAt(words, others) };
}

function textAt(words: readonly Word[], at: readonly number[]): string {
  return at.map((index) => words[index]?.text ?? "").join(" ");
}

function repeats(words: readonly Word[], wanted: Wanted): boolean {
  const frame = frameOf(wanted);
  return frame.length > 0 && frame.every((word, index) => words[index]?.stem === word.stem);
}

const STATUS = /^[1-5]\d\d$/u;

/** An abbreviation, a method, a status: `CSV`, `DELETE`, 204. */
function isName(word: string): boolean {
  return /^\p{Lu}{2,}/u.test(word) || STATUS.test(word);
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/u, "");
}

/** "Page", "form", "list": of these the word before tells which one is meant. */
function isCommonHead(word: Word | undefined, { terms }: Wanted): boolean {
  return terms.some(
    (term) => term.word === word?.text && term.weight < 1 && !isPlainVerb(term.word),
  );
}

/** Heads by which one thing goes, beside those that the word classes know (page, screen). */
const HEADS = [
  "form dialog dialogue mask window modal popup panel",
  "table list grid view overview",
  "field box input",
  "button link",
].map((family) => new Set(family.split(" ")));

function areOneHead(asked: string, given: string): boolean {
  const [one, other] = [singular(asked), singular(given)];
  return HEADS.some((family) => family.has(one) && family.has(other));
}

/** Whether a word stands right before the next and tells its kind: "the login page". */
function isKindIn(words: readonly Word[], index: number, text: string): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined) return false;
  if (readNumber(word.text) !== null || readNumber(next.text) !== null) return false;
  if (isPlainVerb(word.text.toLowerCase())) return false;
  return text.slice(word.end, next.end) === ` ${next.text}`;
}
