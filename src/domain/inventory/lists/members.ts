import { listAfterColon } from "./announced-lists.ts";
import { withNamesAdded } from "./added-names.ts";
import { articlePair } from "./article-pairs.ts";
import { behindAside } from "./asides.ts";
import { listInBrackets } from "./brackets.ts";
import { isGiven, isSubordinate, isTakenTogether } from "./circumstances.ts";
import { givenEnd } from "../clauses/givens.ts";
import { joinsNumber } from "../words/counts.ts";
import { listOfDeeds, listOfOrders, pairOfDeeds, opensWithDeed, tellsMore } from "./deeds.ts";
import { comparesBoth, relatesBoth } from "./compared-pairs.ts";
import { describedPair } from "./described-pairs.ts";
import { type Middles, behindFront, isWithin, middlesBefore } from "./list-middles.ts";
import { type Joint, listOfThings } from "./list-of-things.ts";
import { AND, isAsWellAs, isPreposition } from "../words/list-words.ts";
import { joinsMeasure } from "../words/measures.ts";
import { LONGEST_MEMBER, type Span } from "./member-starts.ts";
import { type MemberList, listOf } from "./member-list.ts";
import { namesBehindPreposition } from "./names-behind-preposition.ts";
import { listedQuestions } from "./questions.ts";
import { type Token, listWords, verbWords } from "../text/tokens.ts";
import { findVerb } from "../words/verbs.ts";

/** The first list in a clause that names things to deliver; null when there is none. */
export function findList(text: string, tokens: readonly Token[]): MemberList | null {
  return listInBrackets(text, tokens) ?? listAfterColon(tokens) ?? listWithAnd(tokens);
}

/** "the CSV, JSON and PDF exports", "not only the CSV but also the PDF exports", "says who pays and when it is due", "sort by name, size and date", "producer and consumer use …". */
export function listWithAnd(tokens: readonly Token[]): MemberList | null {
  const questions = listedQuestions(listWords(tokens));
  if (questions !== null) return questions.length === 0 ? null : listOf(tokens, questions);
  const added = withNamesAdded(tokens);
  const list = listAmong(added);
  return list === null || added === tokens ? list : { ...list, added: true };
}

function listAmong(tokens: readonly Token[]): MemberList | null {
  const words = listWords(tokens);
  const verb = findVerb(verbWords(tokens));
  // "after the user has signed in, chosen a plan and paid, …" tells when, and names nothing to deliver.
  const given = givenEnd(tokens, 0);
  if (given >= 0 && !isSubordinate(words, given)) return listAmong(tokens.slice(given + 1));
  for (let k = 1; k < tokens.length - 1 && k < 400; k++) {
    const word = words[k] ?? "";
    const commaOnly = word === "," && closesCommaList(words, k);
    if (!AND.has(word) && !commaOnly) continue;
    if (joinsNumber(words, k) || joinsMeasure(words, k) || isSubordinate(words, k)) continue;
    const list = listAround(tokens, words, k, verb.at);
    if (list !== null) return joinedOn(tokens, k, list) ?? list;
  }
  return null;
}

/**
 * "Ann and Ben and Cleo": the list as it is where each `and` but the last is a comma; null where no other follows the list, and
 * where an `and` belongs to a name: "Johnson and Johnson and Bayer", "research and development and sales and marketing".
 */
function joinedOn(
  tokens: readonly Token[],
  k: number,
  { end, members }: MemberList,
): MemberList | null {
  const next = tokens.findIndex(({ start }) => start >= end);
  if (next <= k || !AND.has(tokens[next]?.word ?? "") || tokens.length > LONGEST_CHAIN) return null;
  const [and, before] = [tokens[k], tokens[k - 1]];
  if (and === undefined || !AND.has(and.word)) return null;
  const comma = before?.word === "," ? [] : [{ ...and, word: "," }];
  const longer = listAmong([...tokens.slice(0, k), ...comma, ...tokens.slice(k + 1)]);
  if (longer === null || longer.members.length <= members.length) return null;
  const names = tellNames(tokens, longer.members);
  // What is told behind the last name may make it another: "salt and pepper and pepper mills".
  if (names.slice(1, -1).some((name, at) => name === names[at])) return null;
  const joined = tellNames(tokens, members).filter((name) => / (?:and|und|et|y|e) /u.test(name));
  return joined.every((name) => names.includes(name)) ? longer : null;
}

function tellNames(tokens: readonly Token[], members: MemberList["members"]): string[] {
  return members.map(({ start, end }) =>
    tokens
      .filter((token) => token.start >= start && token.end <= end)
      .map(({ word }) => word)
      .join(" "),
  );
}

/** A list that is joined so has hardly more words around it. */
const LONGEST_CHAIN = 200;

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
  const lastAt = words[behind] === "then" ? behind + 1 : behind;
  const found = behindFront(tokens, words, middlesBefore(words, k), lastAt, verbAt);
  const quoted = quotedMembers(tokens, words, found, lastAt);
  if (quoted !== null)
    return isGiven(words, quoted[0]) || isTakenTogether(words, quoted[0], verbAt)
      ? null
      : listOf(
          tokens,
          quoted.map((at) => [at, at + 1]),
        );
  if (found.middles.length === 0 && (comparesBoth(words, found.front, k) || relatesBoth(words, k)))
    return null;
  const described =
    describedPair(words, k) ??
    (found.middles.length === 0
      ? (namesBehindPreposition(tokens, words, k) ?? articlePair(words, k, verbAt))
      : null);
  if (described !== null) return listOf(tokens, described);
  const within = isWithin(words, found.middles, found.right, k);
  const between = within ? { middles: [], right: k, front: found.front } : found;
  const joined = AND.has(words[k] ?? "");
  const joint: Joint = { tokens, words, k, joined, lastAt, verbAt, ...between };
  return listTold(joint) ?? listOfThings(joint);
}

/** Of what is done, or is to be done. */
function listTold(joint: Joint): MemberList | null {
  const { tokens, words, k, joined, lastAt, verbAt, middles, right } = joint;
  if (tellsMore(words, middles, lastAt, joined)) {
    const deeds = listOfDeeds(words, verbAt, middles, right, lastAt);
    if (deeds !== null) return { ...listOf(tokens, deeds), told: true };
  }
  const pair = middles.length === 0 && joined ? pairOfDeeds(words, right, lastAt) : null;
  if (pair !== null) return { ...listOf(tokens, pair), told: true };
  const orders = listOfOrders(words, middles, right, lastAt);
  if (orders !== null) return listOf(tokens, orders);
  return joined ? null : subjectAdded(tokens, words, middles, right, k);
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
