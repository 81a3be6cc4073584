/**
 * Several deeds of one counted subject that share its "are": "all three servers are patched, rebooted and monitored". Each is
 * a clause of its own, so that it is counted as often as the subject is, and no name of what is counted.
 */

import { DETERMINERS, looksPlural, PREPOSITIONS, STATES } from "../words/clause-words.ts";
import { AND, ONE_THING } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { type Token, listWords } from "../text/tokens.ts";
import { findTotal } from "../totals/totals.ts";
import { isAuxiliary, isKnownBase, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

/** Where the words begin and end that each deed takes over, and where each deed begins; null where there is one alone. */
export interface CountedDeeds {
  /** How many tokens stand in front of the first deed: "all three servers are". */
  readonly subject: number;
  readonly starts: readonly number[];
}

/** So many words at most stand in front of "are", and in one clause altogether. */
const LONGEST_SUBJECT = 24;
const LONGEST = 200;

/**
 * The deeds of a clause whose subject is counted.
 *
 * @param isCounted whether it opens with a total such as "all three", or takes over a subject that does
 */
export function countedDeeds(tokens: readonly Token[], isCounted: boolean): CountedDeeds | null {
  const words = listWords(tokens);
  if (words.length > LONGEST) return null;
  const be = words.findIndex((word, at) => isAuxiliary(word) && at < LONGEST_SUBJECT);
  if (be < 0) return isCounted ? plainDeeds(words) : null;
  const before = words.slice(0, be);
  if (before.some((word) => SUBORDINATORS.has(word)) || NAMES_DEED.test(words[be] ?? ""))
    return null;
  const first = behindHelpers(words, be);
  if (first < 0) return null;
  const total = findTotal(tokens);
  if (!isCounted && (total === null || total.at > 1)) return null;
  const starts = deedsFrom(words, first);
  // "are mounted, tilted by 30 degrees": behind a comma alone it says how.
  if (!isJoined(words, starts.at(-1) ?? first)) return null;
  const [one, other] = [starts[0] ?? 0, starts[1] ?? 0];
  if (starts.length < 2 || !starts.some((at) => isParticiple(words[at] ?? ""))) return null;
  const isPair = starts.length === 2 && other === one + 2;
  if (isPair && ONE_THING.has(`${words[one]} ${words[other]}`)) return null;
  return { subject: first, starts };
}

/** "all four lamps blink, beep and glow": one word for each thing that they do, and nothing else. */
function plainDeeds(words: readonly string[]): CountedDeeds | null {
  const comma = words.indexOf(",");
  const first = comma - 1;
  if (comma < 3 || first > LONGEST_SUBJECT || !looksPlural(words[first - 1] ?? "")) return null;
  const starts = [first];
  for (let at = comma; at < words.length; at = (starts.at(-1) ?? 0) + 1) {
    if (words[at] !== "," && !AND.has(words[at] ?? "")) return null;
    starts.push(behindJoint(words, at));
  }
  const told = starts.map((at) => words[at] ?? "");
  if (told.some((word) => !/^\p{Ll}{2,}$/u.test(word) || looksPlural(word))) return null;
  const isVerbs = told.filter(isKnownBase).length > 1;
  return isVerbs && isJoined(words, starts.at(-1) ?? first) ? { subject: first, starts } : null;
}

/** What is told with them is done by the subject, or not done at all. */
const NAMES_DEED = /^(?:do|does|did|don't|aren't|haven't|weren't|won't|can't|cannot)$/u;

/** Index of the first deed behind "are", "have been" or "must all be"; -1 where none of them leads to one. */
function behindHelpers(words: readonly string[], be: number): number {
  let at = be;
  let isPassive = false;
  while (HELPER.test(words[at] ?? "")) {
    isPassive ||= BE.test(words[at] ?? "");
    at++;
  }
  return isPassive && tellsDeed(words, at) ? at : -1;
}

const BE = /^(?:are|is|were|was|be|been|get|got)$/u;
const HELPER =
  /^(?:are|is|were|was|be|been|get|got|have|has|had|can|could|must|shall|should|will|would|may|might|now|also|all|both|each|already|then|[a-z]{3,}ly)$/u;

/** Where the deeds begin from the first one on, as far as each stands behind a comma or an `and`. */
function deedsFrom(words: readonly string[], first: number): readonly number[] {
  const starts = [first];
  for (let at = first + 1; at < words.length - 1; at++) {
    if (words[at] !== "," && !AND.has(words[at] ?? "")) continue;
    const next = behindJoint(words, at);
    const open = words.slice((starts.at(-1) ?? first) + 1, at);
    const isDone = isParticiple(words[next] ?? "") || open.length === 0;
    const told = isDone && tellsDeed(words, next) && !holdsClause(open);
    if (told) starts.push(next);
    at = Math.max(at, next - 1);
  }
  return starts;
}

function isJoined(words: readonly string[], start: number): boolean {
  let at = start - 1;
  while (JOINT.test(words[at] ?? "")) at--;
  return AND.has(words[at] ?? "");
}

function behindJoint(words: readonly string[], at: number): number {
  let next = at + 1;
  while (AND.has(words[next] ?? "") || JOINT.test(words[next] ?? "")) next++;
  return next;
}

const JOINT = /^(?:then|also|are|were|been|is|finally|[a-z]{3,}ly)$/u;

/** "patched", "signed by Ann", "watered for two weeks", and not "salted fish": no noun has the word for itself. */
function tellsDeed(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!isParticiple(word) && !STATES.has(word) && !QUALITY.test(word)) return false;
  const next = words[at + 1];
  if (next === undefined || next === "," || AND.has(next)) return true;
  if (!isParticiple(word)) return false;
  if (PREPOSITIONS.has(next)) return next !== "of";
  return STATES.has(next) || HOW.test(next) || readNumber(next) !== null || DETERMINERS.has(next);
}

const QUALITY = /^\p{L}{3,}(?:able|ible|less|ful)$/u;
const HOW =
  /^(?:twice|once|again|anew|together|alone|overnight|back|away|along|around|near|inside|outside|beside|behind|beyond|among|towards?|next|today|white|black|blue|yellow|grey|gray|brown|smooth|flat|straight|tight|level|[a-z]{3,}ly)$/u;

/** Whether what stands behind a deed has another in it, of which the next one may be a part: "to users registered and approved". */
function holdsClause(words: readonly string[]): boolean {
  return words.some((word) => isParticiple(word) || isAuxiliary(word) || CLAUSE.test(word));
}

const CLAUSE =
  /^(?:when|whenever|if|unless|while|that|which|who|whose|because|where|so|than|from|:)$/u;
