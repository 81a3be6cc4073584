import { listAfterColon } from "./announced-lists.ts";
import { behindAside, hasAsideBeforeVerb, isApart, isAsideAmong, isBareList } from "./asides.ts";
import { listInBrackets } from "./brackets.ts";
import { holdsException, isGiven, isSubordinate, isTakenTogether } from "./circumstances.ts";
import { givenEnd } from "../clauses/givens.ts";
import { joinsNumber } from "../words/counts.ts";
import { listOfDeeds, listOfOrders, opensWithDeed, tellsMore } from "./deeds.ts";
import { describedPair } from "./described-pairs.ts";
import { type Middles, behindFront, isWithin, middlesBefore } from "./list-middles.ts";
import {
  AND,
  MAKING,
  OPENING_WORDS,
  isAsWellAs,
  isPreposition,
  vague,
} from "../words/list-words.ts";
import { joinsMeasure } from "../words/measures.ts";
import {
  ARTICLE,
  LONGEST_MEMBER,
  type Span,
  behindModal,
  behindVerb,
  firstAlike,
  firstMember,
  firstOfPair,
  firstWithTail,
  fromArticle,
  hasOwnHeads,
  lastMember,
  nameEnd,
  withOwnTail,
} from "./member-bounds.ts";
import { type MemberList, listOf, spanOf } from "./member-list.ts";
import { namesBehindPreposition } from "./names-behind-preposition.ts";
import { readNumber } from "../words/numbers.ts";
import { isName, pairCounts } from "./pair-counts.ts";
import { type Token, listWords, verbWords } from "../text/tokens.ts";
import { findVerb, isParticiple } from "../words/verbs.ts";

/** The first list in a clause that names things to deliver; null when there is none. */
export function findList(text: string, tokens: readonly Token[]): MemberList | null {
  return listInBrackets(text, tokens) ?? listAfterColon(tokens) ?? listWithAnd(tokens);
}

/** "the CSV, JSON and PDF exports", "sort by name, size and date", "producer and consumer use …". */
export function listWithAnd(tokens: readonly Token[]): MemberList | null {
  const words = listWords(tokens);
  const verb = findVerb(verbWords(tokens));
  // "after the user has signed in, chosen a plan and paid, …" tells when, and names nothing to deliver.
  const given = givenEnd(tokens, 0);
  if (given >= 0 && !isSubordinate(words, given)) return listWithAnd(tokens.slice(given + 1));
  for (let k = 1; k < tokens.length - 1 && k < 400; k++) {
    const word = words[k] ?? "";
    const commaOnly = word === "," && closesCommaList(words, k);
    if (!AND.has(word) && !commaOnly) continue;
    if (joinsNumber(words, k) || joinsMeasure(words, k) || isSubordinate(words, k)) continue;
    const list = listAround(tokens, words, k, verb.at);
    if (list !== null) return list;
  }
  return null;
}

/** The last comma of a list without `and`. */
function closesCommaList(words: readonly string[], k: number): boolean {
  return (
    !words.slice(k + 1, k + 1 + LONGEST_MEMBER).some((word) => word === "," || AND.has(word)) &&
    words.length - k <= LONGEST_MEMBER
  );
}

function listAround(
  tokens: readonly Token[],
  words: readonly string[],
  k: number,
  verbAt: number,
): MemberList | null {
  const behind = behindAside(words, k + 1);
  // "…, then deploy to production"
  let lastAt = words[behind] === "then" ? behind + 1 : behind;
  const found = behindFront(tokens, words, middlesBefore(words, k), lastAt, verbAt);
  const quoted = quotedMembers(tokens, words, found, lastAt);
  if (quoted !== null)
    return isGiven(words, quoted[0]) || isTakenTogether(words, quoted[0], verbAt)
      ? null
      : listOf(
          tokens,
          quoted.map((at) => [at, at + 1]),
        );
  const described =
    describedPair(words, k) ??
    (found.middles.length === 0 ? namesBehindPreposition(tokens, words, k) : null);
  if (described !== null) return listOf(tokens, described);
  const within = isWithin(words, found.middles, found.right, k);
  const middles = within ? [] : found.middles;
  const right = within ? k : found.right;
  const joined = AND.has(words[k] ?? "");
  if (tellsMore(words, middles, lastAt, joined)) {
    const deeds = listOfDeeds(words, verbAt, middles, right, lastAt);
    if (deeds !== null) return { ...listOf(tokens, deeds), told: true };
  }
  const orders = listOfOrders(words, middles, right, lastAt);
  if (orders !== null) return listOf(tokens, orders);
  const added = joined ? null : subjectAdded(tokens, words, middles, right, k);
  if (added !== null) return added;
  // A head that follows the last member ("the CSV, JSON and PDF exports") is shared only where the list opens the clause.
  const single = middles.length > 0 && middles.every(([from, to]) => to - from === 1);
  const alone = OPENING_WORDS.has(words[lastAt] ?? "") && tokens[lastAt]?.capital !== true;
  const open = behindVerb(words, firstMember(words, right, false), right, verbAt);
  const brief = single && !alone && (open <= 1 || tokens[right - 1]?.capital === true);
  const ownHeads = brief && hasOwnHeads(tokens, [open, right], middles, lastAt);
  const short = brief && !ownHeads;
  let first = short ? firstMember(words, right, true) : open;
  if (middles.length > 0 && !short)
    first = behindModal(words, first, right, [...middles, [lastAt, lastAt + 1]]);
  if (middles.length > 0) {
    const opening = firstAlike(words, right, [...middles, [lastAt, lastAt + 1]], verbAt);
    first = opening >= 0 ? opening : firstWithTail(words, first, right, middles);
  }
  if (first < 0 || first >= right) return null;
  // "Not started, On hold and Blocked": a capital within the clause opens a name.
  if (first > 1 && words[first - 1] === "not" && tokens[first - 1]?.capital === true) first--;
  const told = middles.some(([from]) => opensWithDeed(words, from));
  if ((!told && isGiven(words, first)) || isTakenTogether(words, first, verbAt)) return null;
  if (holdsException(words, first, right)) return null;
  if (!single) first = fromArticle(words, first, right, [...middles, [lastAt, lastAt + 1]]);
  // "albums and their order": the word says whose, and is no member.
  const isOwn = /^(?:its|their|our|his|her|your)$/u.test(words[lastAt] ?? "");
  let last = lastMember(
    words,
    lastAt,
    short || (middles.length === 0 && right - first === 1 && verbAt !== first && !isOwn),
    verbAt,
    middles.length === 0 && right - first > 1 && opensWithNumber(words, first),
  );
  if (ownHeads) last = Math.max(last, lastAt + 2);
  if (short && middles.length > 0 && tokens[right - 1]?.capital === true)
    last = Math.max(last, nameEnd(tokens, lastAt));
  if (last <= lastAt) return null;
  // "names, dates and totals and a footer": one more behind the list.
  const more = joined && middles.length > 0 && AND.has(words[last] ?? "") ? last + 1 : -1;
  const shared = short && !ARTICLE.test(words[more] ?? "");
  const lastOfMore = more < 0 ? -1 : lastMember(words, more, shared, verbAt);
  const inner: Span[] = [];
  // "and docs for the API": what the last one is for is said of no other.
  const isItsOwn = /^(?:for|to|on|about|into|onto)$/u.test(words[lastOfMore] ?? "");
  if (more > 0 && lastOfMore > more && !isItsOwn) {
    inner.push([lastAt, last]);
    // "the CSV, JSON and PDF and the log": the article in front of the list is that of each.
    const twice = ARTICLE.test(words[more] ?? "") && ARTICLE.test(words[first - 1] ?? "");
    [lastAt, last] = [twice ? more + 1 : more, lastOfMore];
  }
  const paired = middles.length === 0 ? firstOfPair(words, first, right, last) : first;
  const alike = paired < first;
  first = paired;
  const before: readonly Span[] = [[first, right], ...middles, ...inner];
  const own = alike || middles.length > 0 || MAKING.has(words[first - 1] ?? "");
  // "encrypted, tested monthly and stored in two regions": each is said with its own words.
  const done = [first, lastAt].every((at) => isParticiple(words[at] ?? ""));
  const apart = done && before.some(([from, to]) => to - from > 1);
  const all: readonly Span[] = [
    ...before,
    [lastAt, own ? withOwnTail(words, apart ? [] : before, [lastAt, last], verbAt) : last],
  ];
  if (tokens[middles[0]?.[0] ?? 0]?.capital !== true && hasAsideBeforeVerb(words, all)) return null;
  const ranges = all.filter((span) => !isAsideAmong(words, span, all, k));
  // "i.e. CSV and JSON": the list is within the aside.
  if (ranges.length < 2 || (ranges.length < all.length && words[k - 1] !== ",")) return null;
  if (!joined && (ranges.length < 3 || !isBareList(words, all, verbAt))) return null;
  if (middles.slice(0, -1).some(([from]) => /^wh(?:ich|ose?)$/u.test(words[from] ?? "")))
    return null;
  if (ranges.length > 2 && isApart(words, ranges)) return listApart(tokens, ranges);
  const spoken =
    ranges.length < all.length && ranges.every(([from]) => isParticiple(words[from] ?? ""));
  if (ranges.length === 2 && !spoken && !pairCounts(words, tokens, ranges, verbAt, found.front))
    return null;
  if (ranges.some(([from, to]) => vague(words.slice(from, to)))) return null;
  if (ranges.length === 2 && isWatched(words, ranges[1])) return null;
  return listOf(tokens, ranges);
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

/**
 * "the tests 'No entry' and 'Save' run in CI": where the members stand that are names in quotation marks; null for a list of
 * others, and for one of pairs ("'Yes' for 'Oui' and 'No' for 'Non'").
 */
function quotedMembers(
  tokens: readonly Token[],
  words: readonly string[],
  { middles, right }: Middles,
  lastAt: number,
): readonly [number, ...number[]] | null {
  const before = words[right - 2] ?? "";
  if (before === "from" || (isPreposition(words, right - 2) && before === words[lastAt + 1]))
    return null;
  if (AND.has(words[lastAt + 1] ?? "") || middles.some(([from, to]) => to - from > 1)) return null;
  const found = [right - 1, ...middles.map(([from]) => from), lastAt] as const;
  return found.every((at) => isQuoted(tokens[at])) ? found : null;
}

function isQuoted(token?: Token): boolean {
  return token?.enclosed === true && /^["'‘“„«]/u.test(token.word);
}

/** "Ann, as well as Bob, sends a report". */
function subjectAdded(
  tokens: readonly Token[],
  words: readonly string[],
  middles: readonly Span[],
  right: number,
  k: number,
): MemberList | null {
  const [middle] = middles;
  if (middle === undefined || middles.length > 1 || !isAsWellAs(words, middle[0])) return null;
  if (!opensWithDeed(words, k + 1) || words.slice(0, right).includes(",")) return null;
  const list = listOf(tokens, [
    [0, right],
    [middle[0] + 3, middle[1]],
  ]);
  return { ...list, end: tokens[k]?.end ?? list.end };
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
