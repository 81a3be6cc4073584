/** Two verbs of one subject, with nothing between them but `and`. */

import { MODAL, wordsOf } from "./clause-pairs.ts";
import { PREPOSITIONS } from "./clause-words.ts";
import { ONE_THING } from "./list-words.ts";
import type { Token } from "./tokens.ts";
import { findVerb, isInflected, isNounToo, isParticiple, opensObject, verbBase } from "./verbs.ts";

const BE = /^(?:is|are|was|were|be|been|gets?)$/u;
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
    const goesOn = after === undefined || (opensObject(after) && !OPENS_SHARED.test(after));
    return goesOn && isParticiple(first) && isParticiple(second) ? at : -1;
  }
  if (after !== undefined && (!opensObject(after) || OPENS_SHARED.test(after))) return -1;
  if (MODAL.test(ours[before] ?? "")) return isPlain(first) && isPlain(second) ? at : -1;
  return after === undefined && areFinite(ours, at, second) ? at : -1;
}

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
