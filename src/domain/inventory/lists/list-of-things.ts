/** A list that names things: where its first member begins, where the last one ends, and whether they are asked for one by one. */

import { hasAsideBeforeVerb, isApart, isAsideAmong, isBareList } from "./asides.ts";
import { holdsException, isGiven, isTakenTogether } from "./circumstances.ts";
import { opensWithDeed } from "./deeds.ts";
import type { Middles } from "./list-middles.ts";
import { looksPlural } from "../words/clause-words.ts";
import { DESCRIBES } from "./described-pairs.ts";
import { AND, AS_WELL_AS, MAKING, OPENING_WORDS, vague } from "../words/list-words.ts";
import {
  ARTICLE,
  type Span,
  behindModal,
  behindVerb,
  firstAlike,
  firstMember,
  firstOfPair,
  firstWithTail,
  fromArticle,
} from "./member-starts.ts";
import { hasOwnHeads, lastMember, nameEnd, namesOwnThing, withOwnTail } from "./member-ends.ts";
import { type MemberList, listOf, spanOf } from "./member-list.ts";
import { readNumber } from "../words/numbers.ts";
import { isName, pairCounts } from "./pair-counts.ts";
import type { Token } from "../text/tokens.ts";
import { isParticiple } from "../words/verbs.ts";

/** The word that joins the last member of a list to the others, and what stands around it, by the indices of the words. */
export interface Joint extends Middles {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  /** Where the joining word stands; it is a comma unless `joined`. */
  readonly k: number;
  readonly joined: boolean;
  /** Where the last member begins. */
  readonly lastAt: number;
  /** Where the clause has its verb; -1 for nowhere. */
  readonly verbAt: number;
}

/** The list around a joining word, where it names things that are asked for one by one; null where it does not. */
export function listOfThings(joint: Joint): MemberList | null {
  const { tokens, words, k, verbAt, middles, right } = joint;
  const shape = shapeOf(joint);
  const first = firstOf(joint, shape);
  if (first < 0) return null;
  const told = middles.some(([from]) => opensWithDeed(words, from));
  if ((!told && isGiven(words, first)) || isTakenTogether(words, first, verbAt)) return null;
  if (holdsException(words, first, right)) return null;
  const all = membersFrom(joint, shape, first);
  if (all === null) return null;
  if (tokens[middles[0]?.[0] ?? 0]?.capital !== true && hasAsideBeforeVerb(words, all)) return null;
  const ranges = all.filter((span) => !isAsideAmong(words, span, all, k));
  if (!areListed(joint, all, ranges)) return null;
  if (ranges.length > 2 && isApart(words, ranges)) return listApart(tokens, ranges);
  return areThings(joint, all, ranges) ? listOf(tokens, ranges) : null;
}

/** What the members look like before it is known where the first begins. */
interface Shape {
  /** Where the first begins at the earliest. */
  readonly open: number;
  /** Each between the commas is one word. */
  readonly single: boolean;
  /** Each is a word with a head of its own. */
  readonly ownHeads: boolean;
  /** Each is one word, and a head that follows the last ("the CSV, JSON and PDF exports") is shared. */
  readonly short: boolean;
}

function shapeOf({ tokens, words, lastAt, verbAt, middles, right }: Joint): Shape {
  const single = middles.length > 0 && middles.every(([from, to]) => to - from === 1);
  const alone = OPENING_WORDS.has(words[lastAt] ?? "") && tokens[lastAt]?.capital !== true;
  const open = behindVerb(words, firstMember(words, right, false), right, verbAt);
  // A head is shared only where the list opens the clause.
  const brief = single && !alone && (open <= 1 || tokens[right - 1]?.capital === true);
  const ownHeads = brief && hasOwnHeads(tokens, [open, right], middles, lastAt);
  return { open, single, ownHeads, short: brief && !ownHeads };
}

/** Where the first member begins; -1 for nowhere. */
function firstOf(joint: Joint, { open, short }: Shape): number {
  const { tokens, words, verbAt, middles, right } = joint;
  const others = behindFirst(joint);
  let first = short ? firstMember(words, right, true) : open;
  if (middles.length > 0) {
    if (!short) first = behindModal(words, first, right, others);
    const opening = firstAlike(words, right, others, verbAt);
    first = opening >= 0 ? opening : firstWithTail(words, first, right, middles);
  }
  if (first < 0 || first >= right) return -1;
  // "Not started, On hold and Blocked": a capital within the clause opens a name.
  const isNot = first > 1 && words[first - 1] === "not" && tokens[first - 1]?.capital === true;
  return isNot ? first - 1 : first;
}

/** The members behind the first, the last by its first word. */
function behindFirst({ middles, lastAt }: Joint): readonly Span[] {
  return [...middles, [lastAt, lastAt + 1]];
}

/** All members, asides among them; null where nothing stands behind the joining word. */
function membersFrom(joint: Joint, shape: Shape, opening: number): readonly Span[] | null {
  const { words, verbAt, middles, right } = joint;
  const from = shape.single ? opening : fromArticle(words, opening, right, behindFirst(joint));
  const end = endOfLast(joint, shape, from);
  if (end <= joint.lastAt) return null;
  const { inner, lastAt, last } = withOneMore(joint, shape, from, end);
  const first = middles.length === 0 ? firstOfPair(words, from, right, last) : from;
  const before: readonly Span[] = [[first, right], ...middles, ...inner];
  const own = first < from || middles.length > 0 || MAKING.has(words[first - 1] ?? "");
  // "encrypted, tested monthly and stored in two regions": each is said with its own words.
  const done = [first, lastAt].every((at) => isParticiple(words[at] ?? ""));
  const apart = done && before.some(([start, to]) => to - start > 1);
  const tail = own ? withOwnTail(words, apart ? [] : before, [lastAt, last], verbAt) : last;
  return [...before, [lastAt, tail]];
}

function endOfLast(joint: Joint, { ownHeads, short }: Shape, first: number): number {
  const { tokens, words, lastAt, verbAt, middles, right } = joint;
  // "albums and their order": the word says whose, and is no member.
  const isOwn = /^(?:its|their|our|his|her|your)$/u.test(words[lastAt] ?? "");
  const last = lastMember(
    words,
    lastAt,
    short ||
      (middles.length === 0 &&
        right - first === 1 &&
        words[right] !== AS_WELL_AS &&
        verbAt !== first &&
        !isOwn &&
        !namesOwnThing(words, lastAt, [first])),
    verbAt,
    middles.length === 0 && right - first > 1 && opensWithNumber(words, first),
  );
  if (ownHeads) return Math.max(last, lastAt + 2);
  if (sharesNoun(joint, first, last)) return lastAt + 1;
  const isNamed = short && middles.length > 0 && tokens[right - 1]?.capital === true;
  return isNamed ? Math.max(last, nameEnd(tokens, lastAt)) : last;
}

/** "holds red, green and blue folders": words that tell things of one kind apart stand in front of the noun of all of them. */
function sharesNoun(
  { words, lastAt, middles, right }: Joint,
  first: number,
  last: number,
): boolean {
  const noun = words[last - 1] ?? "";
  return (
    middles.length > 0 &&
    last - lastAt > 1 &&
    looksPlural(noun) &&
    [[first, right] as const, ...middles].every(
      ([from, to]) => to - from === 1 && DESCRIBES.has(words[from] ?? ""),
    )
  );
}

/** "names, dates and totals and a footer": the last member behind a list that has its "and" already. */
function withOneMore(
  { words, joined, lastAt, verbAt, middles }: Joint,
  { short }: Shape,
  first: number,
  last: number,
): { readonly inner: readonly Span[]; readonly lastAt: number; readonly last: number } {
  const none = { inner: [], lastAt, last };
  if (!joined || middles.length === 0 || !AND.has(words[last] ?? "")) return none;
  const more = last + 1;
  const isDetermined = ARTICLE.test(words[more] ?? "");
  const end = lastMember(words, more, short && !isDetermined, verbAt);
  // "and docs for the API": what the last one is for is said of no other.
  const isItsOwn = /^(?:for|to|on|about|into|onto)$/u.test(words[end] ?? "");
  if (end <= more || isItsOwn) return none;
  // "the CSV, JSON and PDF and the log": the article in front of the list is that of each.
  const twice = isDetermined && ARTICLE.test(words[first - 1] ?? "");
  return { inner: [[lastAt, last]], lastAt: twice ? more + 1 : more, last: end };
}

/** Whether these are a list by what stands between and around them; `all` has its asides as well. */
function areListed(
  { words, k, joined, verbAt, middles }: Joint,
  all: readonly Span[],
  ranges: readonly Span[],
): boolean {
  // "i.e. CSV and JSON": the list is within the aside.
  if (ranges.length < 2 || (ranges.length < all.length && words[k - 1] !== ",")) return false;
  if (!joined && (ranges.length < 3 || !isBareList(words, all, verbAt))) return false;
  return !middles.slice(0, -1).some(([from]) => /^wh(?:ich|ose?)$/u.test(words[from] ?? ""));
}

/** Whether these count one by one by what they say. */
function areThings(
  { tokens, words, verbAt, front }: Joint,
  all: readonly Span[],
  ranges: readonly Span[],
): boolean {
  if (ranges.some(([from, to]) => vague(words.slice(from, to)))) return false;
  if (ranges.length > 2) return true;
  if (isWatched(words, ranges[1])) return false;
  const told =
    ranges.length < all.length && ranges.every(([from]) => isParticiple(words[from] ?? ""));
  return told || pairCounts(words, tokens, ranges, verbAt, front);
}

/** "run `make test` and see it pass": what "it" does is said of no member. */
function isWatched(words: readonly string[], [from, to]: Span = [0, 0]): boolean {
  return (
    to - from === 2 &&
    /^(?:see|watch|hear)$/u.test(words[from] ?? "") &&
    /^(?:it|them)$/u.test(words[from + 1] ?? "") &&
    to < words.length
  );
}

/** "12 tests", "all 42 pages" */
function opensWithNumber(words: readonly string[], at: number): boolean {
  return readNumber(words[words[at] === "all" ? at + 1 : at] ?? "") !== null;
}

function listApart(tokens: readonly Token[], ranges: readonly Span[]): MemberList | null {
  const names = ranges.slice(1);
  const named = names.every(([from, to]) => isName(tokens.slice(from, to)));
  if (names.length < 3 && !named) return null;
  const members = names.map(([from, to]) => spanOf(tokens, from, to));
  const comma = tokens[ranges[0]?.[1] ?? 0];
  const closing = tokens[ranges.at(-1)?.[1] ?? 0];
  return { start: comma?.start ?? 0, end: closing?.end ?? 0, members, apart: true };
}
