/** Two things that are named one by one, each with "a": "shows a map and a price list". */

import { ownVerb } from "../clauses/sides.ts";
import { DESCRIBES } from "./described-pairs.ts";
import { isTakenTogether } from "./circumstances.ts";
import { lastMember, withOwnTail } from "./member-ends.ts";
import type { Span } from "./member-starts.ts";
import { ARRANGES, isInsideClause, isTold } from "./names-behind-preposition.ts";
import { MODAL } from "../clauses/shared-subjects.ts";
import { TIMES } from "../words/clause-words.ts";
import { kindOfName } from "../words/kinds-of-names.ts";
import { contentWords } from "../words/content-words.ts";
import { AND, isPreposition, MAKING } from "../words/list-words.ts";
import { isDenied, RELATES } from "./pair-counts.ts";
import { findVerb, isParticiple, SUBORDINATORS } from "../words/verbs.ts";

const ARTICLES = /^an?$/u;
const FOREIGN = /^(?:eine?|einen|einem|einer|une?|una)$/u;
/** So many words the first of them has at most, and so many stand in front that say how both are meant. */
const LONGEST = 8;
const REACH = 40;
/** Behind a verb these say of each thing where, when or for whom; "with a key and a code", "into a list and a map" tell of both at once. */
const APART =
  /^(?:after|on|in|at|from|for|to|by|under|through|against|over|during|via|across|mit|auf|nach|sur|après|en|para)$/u;
/** "such a", "half a", "not a" */
const BINDS =
  /^(?:,|:|as|than|like|such|what|many|half|quite|rather|not|or|both|either|neither|even)$/u;
/** "a day and a half", "a bit" */
const PART = /^(?:half|quarter|third|few|bit|little|lot|couple|dozen|hundred|thousand)$/u;

/**
 * The two names around an `and` where each opens with an indefinite article and they are what the verb is about; null for others,
 * and where the clause tells of both at once, within another clause, or that there is none of them.
 */
export function articlePair(
  words: readonly string[],
  and: number,
  verbAt: number,
): readonly Span[] | null {
  const joint = words[and] ?? "";
  const article = /^(?:und|et|y|sowie)$/u.test(joint) ? FOREIGN : ARTICLES;
  if (!AND.has(joint) || !article.test(words[and + 1] ?? "")) return null;
  let first = and - 2;
  while (first > 0 && and - first <= LONGEST && !article.test(words[first] ?? "")) {
    if (words[first] === "," || AND.has(words[first] ?? "")) return null;
    first--;
  }
  if (first < 1 || !article.test(words[first] ?? "")) return null;
  const named: Span = [first, and];
  if (!isBehindVerb(words, first) || isTakenTogether(words, first, verbAt)) return null;
  const last = lastMember(words, and + 1, false, verbAt);
  const end = withOwnTail(words, [named], [and + 1, last], verbAt);
  if (isClause(words.slice(first, and)) || isClause(words.slice(and + 1))) return null;
  const shared = sharesHead(words, named, [and + 1, last]);
  const other: Span = [and + 1, shared ? last - 1 : end];
  if (!areThings(words, named, [and + 1, last])) return null;
  const before = words.slice(Math.max(0, first - REACH), first);
  if (isDenied(before) || before.some((word) => RELATES.test(word))) return null;
  if (before.at(-1) === "by" && before.some((word) => ARRANGES.test(word))) return null;
  return isInsideClause(before) || isTold(before, "", words.slice(and + 1, end + REACH))
    ? null
    : [named, other];
}

/** "shows a", "can set a", "give the tenant a", "opens on a", and not "a page with a". */
function isBehindVerb(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (MAKING.has(before) || BINDS.test(before) || AND.has(before) || SUBORDINATORS.has(before))
    return APART.test(before) && follows(words, at - 2);
  if (!isPreposition(words, at - 1)) return !/^(?:is|are|was|were)$/u.test(before) || at > 1;
  return APART.test(before) && follows(words, at - 2);
}

/** Whether the word at an index is the clause's verb or what was done: "resumes after", "can open on", "is held in". */
function follows(words: readonly string[], at: number): boolean {
  if (at < 1) return false;
  return (
    isParticiple(words[at] ?? "") ||
    MODAL.test(words[at - 1] ?? "") ||
    ownVerb(words.slice(0, at + 2)) === at
  );
}

function isClause(words: readonly string[]): boolean {
  const { at, finite } = findVerb(words);
  // "a power cut"
  return finite && !isParticiple(words[at] ?? "");
}

/** "an English and a German version", "a left and a right door": the noun belongs to both. */
function sharesHead(words: readonly string[], [from, to]: Span, [other, end]: Span): boolean {
  if (to - from !== 2 || end - other !== 3) return false;
  const [one = "", two = ""] = [words[from + 1], words[other + 1]];
  if (DESCRIBES.has(one) && DESCRIBES.has(two)) return true;
  return [one, two].every((word) => kindOfName([word]) === "language");
}

/** Each has a word of its own to be named with, and they are no parts of one measure: "a day and a half". */
function areThings(words: readonly string[], ...spans: readonly Span[]): boolean {
  const names = spans.map(([from, to]) => words.slice(from + 1, to));
  if (names.some(([first = "", second = ""]) => PART.test(first) || PART.test(second)))
    return false;
  if (names.every((name) => TIMES.test(name.at(-1) ?? ""))) return false;
  const [one = "", two = ""] = names.map((name) => contentWords(name.join(" ")).join(" "));
  return one !== "" && two !== "" && one !== two;
}
