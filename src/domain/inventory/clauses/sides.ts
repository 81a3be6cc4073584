/**
 * What stands on either side of an `and` or a comma, where the word list alone cannot tell: the words around
 * it do. "the screen shows" may be a noun with another behind it; after "the app runs for 8 hours", where no
 * noun can be joined on, it is a clause.
 */

import {
  ADVERB,
  BE,
  DETERMINERS,
  endsPhrase,
  isVerbForm,
  looksInflected,
  looksPlural,
  OBJECT_DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
  STATES,
  SUBJECTS,
  UNITS,
  TIMES,
} from "../words/clause-words.ts";
import { verbAfterRelative } from "./relatives.ts";
import { readNumber } from "../words/numbers.ts";
import { EVERY, PAIR } from "../totals/totals.ts";
import {
  findVerb,
  isAuxiliary,
  isParticiple,
  SUBORDINATORS,
  verbBase,
  isKnownBase,
} from "../words/verbs.ts";

/**
 * Index of the verb of a clause with a subject of its own, told by its place: "the box opens", "the page that
 * lists orders loads", "tests for the parser pass". -1 for none.
 */
export function ownVerb(words: readonly string[]): number {
  if (SUBORDINATORS.has(words[0] ?? "")) return -1;
  const listed = findVerb(words);
  if (listed.at > 0 && listed.finite) return listed.at;
  // "either the fan or the pump runs"
  const or = words[0] === "either" ? words.indexOf("or") + 1 : 0;
  const second = or > 0 ? ownVerb(words.slice(or)) : -1;
  if (second > 0) return or + second;
  const relative = verbAfterRelative(words);
  if (relative >= 0) return relative;
  const pronoun = SUBJECTS.test(words[0] ?? "") && inflectedOrPlain(words, 1) ? 1 : -1;
  if (pronoun > 0) return pronoun;
  const plain = words.findIndex((word, i) => isKnownBase(word) && followsPlural(words, i));
  return plain > 0
    ? plain
    : firstOf(words, [
        inflectedAfterNoun,
        baseAfterPlural,
        inflectedAfterPhrase,
        afterAdverb,
        afterBareNoun,
        afterTotal,
      ]);
}

function firstOf(
  words: readonly string[],
  finders: readonly ((words: readonly string[]) => number)[],
): number {
  for (const find of finders) {
    const at = find(words);
    if (at > 0) return at;
  }
  return -1;
}

/** "no longer crashes", "never waits" */
function afterAdverb(words: readonly string[]): number {
  return words.findIndex((word, i) => {
    const before = words[i - 1] ?? "";
    const longer = before === "longer" && words[i - 2] === "no";
    return i > 1 && (longer ? looksInflected(word) : isVerbForm(word) && ADVERB.test(before));
  });
}

/** "focus returns to the trigger": one noun without an article, and no "page views in May". */
function afterBareNoun(words: readonly string[]): number {
  const [noun = "", verb = ""] = words;
  const named = /^\p{Ll}{3,}$/u.test(noun) && !looksInflected(noun) && verbBase(noun) !== noun;
  if (!named || DETERMINERS.has(noun) || PREPOSITIONS.has(noun) || isParticiple(noun)) return -1;
  const isVerb = isVerbForm(verb) || (looksInflected(verb) && goesByMeasure(words, 2));
  return isVerb && !OFTEN_NOUNS.test(verb) && words.length > 2 && endsPhrase(words, 2) ? 1 : -1;
}

/** "rises by less than 2%" */
function goesByMeasure(words: readonly string[], at: number): boolean {
  return (
    /^(?:by|to|above|below|under)$/u.test(words[at] ?? "") &&
    MEASURED.test(words.slice(at + 1).join(" "))
  );
}

const MEASURED = /^(?:at (?:least|most) |(?:less|more|fewer) than )?\d/u;

/** "both nodes rejoin the cluster": behind a total of things, whatever has an object is a verb. */
function afterTotal(words: readonly string[]): number {
  const from = PAIR.has(words[0] ?? "") ? 1 : EVERY.has(words[0] ?? "") ? 2 : 0;
  if (from === 0 || (from === 2 && readNumber(words[1] ?? "") === null)) return -1;
  const at = looksPlural(words[from] ?? "") ? from + 1 : from + 2;
  const [noun = "", verb = "", object = ""] = words.slice(at - 1, at + 2);
  if (!looksPlural(noun) || !/^\p{Ll}+$/u.test(verb) || looksPlural(verb) || NO_VERB.test(verb))
    return -1;
  if (PREPOSITIONS.has(verb) || SUBORDINATORS.has(verb) || isParticiple(verb)) return -1;
  return OBJECT_DETERMINERS.has(object) || OBJECTS.has(object) ? at : -1;
}

const NO_VERB =
  /^(?:behind|beside|besides|beyond|inside|outside|near|around|along|off|like|unlike|except|plus|minus|towards?|among|despite|opposite|past|not|nor|but|just|even|only|[a-z]+ing|[a-z]+ly)$/u;

/** "old charts still render", "the keys hang by the door" */
function followsPlural(words: readonly string[], at: number): boolean {
  const adverb = ADVERB.test(words[at - 1] ?? "");
  const counted = at === 2 && readNumber(words[0] ?? "") !== null;
  const opens = at === 1 || counted || DETERMINERS.has(words[0] ?? "");
  const noun = words[at - (adverb ? 2 : 1)] ?? "";
  if (at < 1 || at > 5 || !looksPlural(noun) || words.slice(0, at).includes(",")) return false;
  return adverb || (opens && at + 1 < words.length && endsPhrase(words, at + 1));
}

/** "it beeps", "they open": hardly anything but a verb follows such a subject. */
function inflectedOrPlain(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (looksInflected(word) || isAuxiliary(word)) return true;
  return /^(?:they|we|you|i|these)$/u.test(words[0] ?? "") && isKnownBase(word);
}

/** "the box opens …": determiner, one to three words without a plural, a word with `s`, and no noun behind it. */
function inflectedAfterNoun(words: readonly string[]): number {
  if (!DETERMINERS.has(words[0] ?? "")) return -1;
  for (let i = 2; i < words.length && i < 6; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    if (before === "," || PREPOSITIONS.has(before) || SUBORDINATORS.has(before)) return -1;
    if (isAuxiliary(before)) return -1;
    if (!looksInflected(word) || UNITS.test(word) || AMOUNTS.test(before)) continue;
    if (looksPlural(before) || (i === 2 && DETERMINERS.has(before))) continue;
    if (/[a-z]{2}ed$/u.test(before) || (readNumber(before) !== null && i === 2)) continue;
    // "the bot greets new members": what follows is the object.
    const object = [words[i + 1], words[i + 2]].some((next) => looksPlural(next ?? ""));
    const after = words[i + 1];
    if (verbBase(word) === null && (after === "`" || after === "of")) continue;
    if ((after !== "of" && endsPhrase(words, i + 1)) || object) return i;
  }
  return -1;
}

/** Behind these a word with `s` is no noun. */
const SINGULAR = /^(?:an?|each|every|another)$/u;
/** Behind these a bare plural is as likely: "no open orders", "its log files". */
const AMOUNTS = /^(?:few|couple|dozen|hundred|thousand|lot|many|several|more|most|such|own|all)$/u;
const NO_SINGLE = /^(?:no|its|their|his|her|our|your)$/u;

/** Whether the verb of a side cannot but be one: it is listed, or has a pronoun in front or an object behind it. */
export function firmlyOwn(words: readonly string[], verb: number): boolean {
  const listed = findVerb(words);
  if ((listed.at > 0 && listed.finite) || verbAfterRelative(words) > 0) return true;
  if (verb === 1 && SUBJECTS.test(words[0] ?? "")) return true;
  if (SINGULAR.test(words[0] ?? "") && inflectedAfterNoun(words) === verb) return true;
  const after = words[verb + 1] ?? "";
  if (OBJECTS.has(after) || OBJECT_DETERMINERS.has(after)) return true;
  if (verb === 1 && afterBareNoun(words) === 1 && goesByMeasure(words, 2)) return true;
  // "the player jumps there"
  if (verb + 2 === words.length && /^(?:there|here|again|away)$/u.test(after)) return true;
  return baseAfterPlural(words) === verb && !NOUN_CLOSERS.test(words[verb] ?? "");
}

/** "the page views and the log are kept": the verb on the right is that of both. */
export function sharesPlural(words: readonly string[], verb: number): boolean {
  const word = words[verb] ?? "";
  const plain = /^(?:are|were|have|do|don't|aren't)$/u.test(word) || verbBase(word) === word;
  if (!plain || looksPlural(words[verb - 1] ?? "") || SUBJECTS.test(words[0] ?? "")) return false;
  return baseAfterPlural(words) !== verb;
}

const PLAIN_CLOSERS =
  /^(?:pass|fail|exist|work|succeed|appear|load|run|start|open|close|match|agree|answer|respond|arrive|compile|hold|stop|render|apply|remain|stay|sync|fit)$/u;

/** Those of them that may end a noun phrase: "files under legal hold". */
const NOUN_CLOSERS = /^(?:load|run|start|open|close|match|answer|hold|stop|render|stay|sync|fit)$/u;

/** Whether the verb told by its place may as well be a plural: "no false alarms", "its log files". */
export function mayBePlural(words: readonly string[], verb: number): boolean {
  const word = words[verb] ?? "";
  return NO_SINGLE.test(words[0] ?? "") && looksInflected(word) && !isVerbForm(word);
}

/** "tests for the parser pass": the plural stands before the preposition, the verb at the end of its phrase. */
function baseAfterPlural(words: readonly string[]): number {
  // "12 of 12 tests in the suite pass": how many of them stands in front.
  if (words[1] === "of" && readNumber(words[0] ?? "") !== null) {
    const behind = baseAfterPlural(words.slice(2));
    return behind < 0 ? -1 : behind + 2;
  }
  const preposition = words.findIndex((word) => PREPOSITIONS.has(word));
  if (preposition < 1 || !looksPlural(words[preposition - 1] ?? "") || preposition > 4) return -1;
  if (words.slice(0, preposition).some((word) => word === ",")) return -1;
  for (let i = preposition + 2; i < words.length && i < preposition + 8; i++) {
    const before = words[i - 1] ?? "";
    if (words[i - 1] === ",") return -1;
    if (PREPOSITIONS.has(before) || DETERMINERS.has(before) || isAuxiliary(before)) continue;
    const word = words[i] ?? "";
    if (PLAIN_CLOSERS.test(word) ? endsPhrase(words, i + 1) : takesObject(words, i)) return i;
  }
  return -1;
}

/** "mention the reduction", "create one charge" behind a noun. */
function takesObject(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const after = words[at + 1] ?? "";
  if (!isKnownBase(word) || TIMES.test(words[at + 2] ?? "")) return false;
  if (/^(?:back|up|down|off|out)$/u.test(after)) return true;
  // "show less than 3 mm"
  if (/^(?:(?:less|more|fewer) than|at (?:least|most))$/u.test(`${after} ${words[at + 2]}`))
    return true;
  return OBJECT_DETERMINERS.has(after) || OBJECTS.has(after) || readNumber(after) !== null;
}

/** "a client idle for 5 minutes turns to away": one thing, what it is about, and a word with `s` at the end of it. */
function inflectedAfterPhrase(words: readonly string[]): number {
  const preposition = words.findIndex((word) => PREPOSITIONS.has(word));
  if (preposition < 1 || preposition > 4 || !DETERMINERS.has(words[0] ?? "")) return -1;
  if (looksPlural(words[preposition - 1] ?? "")) return -1;
  for (let i = preposition + 2; i < words.length && i < preposition + 8; i++) {
    const before = words[i - 1] ?? "";
    if (words[i] === "," || SUBORDINATORS.has(words[i] ?? "")) return -1;
    if (!isVerbForm(words[i] ?? "") || DETERMINERS.has(before) || PREPOSITIONS.has(before))
      continue;
    if (readNumber(before) === null && words[i + 1] !== "of" && endsPhrase(words, i + 1)) return i;
  }
  return -1;
}

/** Heads of compounds in the plural: behind a noun they are as likely nouns, "page views", "test runs". */
export const OFTEN_NOUNS =
  /^(?:views|runs|loads|logs|builds|tests|checks|counts|lists|reports|results|releases|updates|requests|orders|filters|names|notes|prints|answers|stops|points|marks|reviews|uses|costs|calls|queries|exports|imports|pages|tags|rates|files|labels)$/u;

/** "12 rows" and "the total matches": what is counted and what is not are hardly one list. */
export function joinsNoCount(
  left: readonly string[],
  right: readonly string[],
  verb: number,
): boolean {
  return (
    right[0] === "the" &&
    looksPlural(left.at(-1) ?? "") &&
    readNumber(left.at(-2) ?? "") !== null &&
    isVerbForm(right[verb] ?? "") &&
    !OFTEN_NOUNS.test(right[verb] ?? "")
  );
}

/** "shows 95% below 800 ms and no open orders": behind a measure that is no time a bare plural goes on. */
export function goesOnWithNouns(
  left: readonly string[],
  right: readonly string[],
  verb: number,
): boolean {
  if (!mayBePlural(right, verb)) return false;
  const last = left.at(-1) ?? "";
  const measured = UNITS.test(last) || readNumber(last) !== null || /^\d/u.test(last);
  return measured && !left.slice(-5).includes("for");
}

/** The words of a side after which no noun can be joined on, so that what follows `and` is no part of it. */
export function isClosed(words: readonly string[], verb: number): boolean {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (verb === words.length - 1) return true;
  if (OBJECTS.has(last) || STATES.has(last) || /[a-z]{3}ly$/u.test(last)) return true;
  if (/^(?:is|are|was|were|be|been|stays?|remains?)$/u.test(before)) return true;
  if (isParticiple(last) && words.slice(-4).some((word) => BE.test(word))) return true;
  if (UNITS.test(last) && (readNumber(before) !== null || /^(?:an?|\d[\d.,]*)$/u.test(before)))
    return true;
  return readNumber(last) !== null || /^\d[\d.,]*\D{0,3}$/u.test(last);
}

/** What the left side of a connector says about the right one. */
export interface LeftSide {
  /** Index of its verb; -1 for none, 0 where it takes its subject over. */
  readonly verb: number;
  /** Its verb cannot be a noun. */
  readonly firm: boolean;
  /** No noun can be joined on to it. */
  readonly closed: boolean;
  /** Its verb stands in the plain form, as behind "can": what goes on does so too. */
  readonly plain: boolean;
}
