/** Two verbs of one subject, with nothing between them but `and`. */

import { MODAL } from "./shared-subjects.ts";
import { wordsOf } from "./tokens.ts";
import {
  DETERMINERS,
  endsPhrase,
  looksPlural,
  OBJECT_DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
  STATES,
} from "../words/clause-words.ts";
import { AND, ONE_THING } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
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

const BE = /^(?:is|are|was|were|be|been|gets?)$/u;
/** "reversible", "idempotent" */
const QUALITY = /^\p{L}{3,}(?:able|ible|less|ent|ant)$/u;
const ADVERB = /^(?:always|also|both|then|automatically|[a-z]{3,}ly)$/u;
/** Behind a verb these open what is said of both: "can open and close the door". */
const OPENS_SHARED = /^(?:an?|the|its|their|each|every|all|both|any|no)$/u;

/**
 * Where the verb stands that ends the left side as another opens the right: "is reviewed and merged", "the server
 * starts and answers", "users can register and pay"; -1 for none. What has an object for both is one thing
 * ("can open and close the door"), and so are some pairs ("reads and writes").
 */
export function twinAt(left: readonly Token[], right: readonly Token[]): number {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  const at = ours.length - 1;
  const [first, second, after] = [ours[at] ?? "", theirs[0] ?? "", theirs[1]];
  if (at < 1 || ours.includes(",") || second === "`" || ONE_THING.has(pairOf(first, second)))
    return -1;
  const before = ADVERB.test(ours[at - 1] ?? "") ? at - 2 : at - 1;
  if (BE.test(ours[before] ?? "")) {
    // "is saved and required fields are marked": a noun behind it has the participle for itself.
    const opens = after === undefined || opensObject(after) || PREPOSITIONS.has(after);
    const goesOn = opens && after !== "of" && !OPENS_SHARED.test(after ?? "");
    return goesOn && (isParticiple(first) || QUALITY.test(first)) && isParticiple(second) ? at : -1;
  }
  if (after !== undefined && (!opensObject(after) || OPENS_SHARED.test(after))) return -1;
  if (MODAL.test(ours[before] ?? "")) return isPlain(first) && isPlain(second) ? at : -1;
  return after === undefined && areFinite(ours, at, second) ? at : -1;
}

/**
 * Where the participle stands that another follows behind the words of its own: "is uploaded to the bucket and deleted
 * locally", "is reviewed by Ann and merged"; -1 for none. `subject` is what the left side takes over, with its "is".
 * A noun behind the second has it for itself ("to approved and paid orders"), one in front too ("to users registered
 * and approved by Ann").
 */
export function doneAt(left: readonly Token[], right: readonly Token[], subject: string): number {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  const at = subject === "" ? ours.findIndex((word, i) => isDone(ours, word, i)) : 0;
  const taken = subject === "" || BE.test(/\S+$/u.exec(subject)?.[0] ?? "");
  if (at < 0 || !taken || !(isParticiple(ours[at] ?? "") || isAdjective(ours, at))) return -1;
  // "counts and totals are printed at the end and stored": what is told of a list stays together.
  if (ours.slice(0, at).some((word) => word === "," || AND.has(word))) return -1;
  return tellsHow(ours.slice(at + 1)) && isDoneToo(theirs) ? at : -1;
}

/**
 * Where the participle stands behind "has" that another with an object of its own follows: "has signed the lease and paid
 * the deposit"; -1 for none.
 */
export function havingAt(left: readonly Token[], right: readonly Token[]): number {
  const ours = wordsOf(left);
  const at = ours.findIndex(
    (word, i) =>
      i > 1 && isParticiple(word) && HAVE.test(ours[i - (isAdverb(ours[i - 1]) ? 2 : 1)] ?? ""),
  );
  if (
    at < 0 ||
    at === ours.length - 1 ||
    ours.slice(0, at).some((word) => word === "," || SUBORDINATORS.has(word))
  )
    return -1;
  const [verb = "", object = ""] = wordsOf(right);
  const isDeed = isParticiple(verb) || /^(?:told|led|won)$/u.test(verb);
  return isDeed && (OBJECTS.has(object) || OBJECT_DETERMINERS.has(object)) ? at : -1;
}

const HAVE = /^(?:has|have|had)$/u;

function isAdverb(word = ""): boolean {
  return ADVERB.test(word);
}

function isDone(words: readonly string[], word: string, at: number): boolean {
  if (at < 2 || !(isParticiple(word) || isAdjective(words, at))) return false;
  return BE.test(words[ADVERB.test(words[at - 1] ?? "") ? at - 2 : at - 1] ?? "");
}

/** "is sticky on desktop": one word between "is" and a preposition. */
function isAdjective(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!/^\p{Ll}{3,}$/u.test(word) || /(?:ing|ly|s)$/u.test(word) || SUBORDINATORS.has(word))
    return false;
  if (DETERMINERS.has(word) || PREPOSITIONS.has(word) || readNumber(word) !== null) return false;
  return /^(?:is|are)$/u.test(words[at - 1] ?? "") && PREPOSITIONS.has(words[at + 1] ?? "");
}

/** "to the bucket", "by Ann", "off at night", "correctly": how something is done, up to a noun and with no other deed in it. */
function tellsHow([first = "", ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return LY.test(first) || PARTICLE.test(first);
  if (PARTICLE.test(first) && PREPOSITIONS.has(rest[0] ?? "")) return tellsHow(rest);
  if (!PREPOSITIONS.has(first) || /^(?:as|of|between|than|and|or)$/u.test(first)) return false;
  if (first === "to" && isKnownBase(rest[0] ?? "")) return false;
  // "to everything new", "to files new": what follows goes on with it.
  if (STATES.has(rest.at(-1) ?? "") || looksPlural(rest.at(-2) ?? "")) return false;
  return !rest.some(
    (word) =>
      isParticiple(word) ||
      isAuxiliary(word) ||
      AND.has(word) ||
      OBJECTS.has(word) ||
      SUBORDINATORS.has(word) ||
      word === ",",
  );
}

/** "deleted", "merged by Ann", "rotated daily"; what may as well be a noun ("in build and run") is none. */
function isDoneToo([word = "", after, ...others]: readonly string[]): boolean {
  if (!isParticiple(word) && !/^\p{L}{3,}[ai]ble$/u.test(word)) return false;
  if (isKnownBase(word) || /^(?:left|read|put)$/u.test(word)) return false;
  if (after === undefined) return true;
  if (PREPOSITIONS.has(after)) return after !== "of";
  return (LY.test(after) || STATES.has(after)) && endsPhrase(others, 0);
}

const PARTICLE = /^(?:in|on|off|up|down|out|back|away|over)$/u;
const LY = /^[a-z]{3,}ly$/u;

/** "starts and answers": told of one thing, and one of the two at least is no noun. */
function areFinite(ours: readonly string[], at: number, second: string): boolean {
  const [first, before] = [ours[at] ?? "", ours[at - 1] ?? ""];
  return (
    /^(?:the|an?|each|every|it)$/u.test(ours[0] ?? "") &&
    at < 5 &&
    /^\p{L}+$/u.test(before) &&
    !/[^su]s$/u.test(before) &&
    !PREPOSITIONS.has(before) &&
    isInflected(first) &&
    isInflected(second) &&
    !(isNounToo(first) && isNounToo(second)) &&
    findVerb(ours.slice(0, at)).at < 0
  );
}

/** A word as it stands behind "can". */
function isPlain(word: string): boolean {
  return /^[a-z]{2,}$/u.test(word) && !word.endsWith("s") && !ADVERB.test(word);
}

function pairOf(first: string, second: string): string {
  return `${verbBase(first) ?? first} ${verbBase(second) ?? second}`;
}
