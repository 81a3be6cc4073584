import { listInBrackets } from "./brackets.ts";
import { joinsNumber } from "./counts.ts";
import { AND, BOUNDARY, CLOSING_VERB, isAside, MAKING, ONE_THING, vague } from "./list-words.ts";
import type { Range } from "./split.ts";
import type { Token } from "./tokens.ts";
import { findVerb, isParticiple, SUBORDINATORS, verbBase } from "./verbs.ts";

/** A list inside a clause: the members in order and the stretch from the first to the last. */
export interface MemberList extends Range {
  readonly members: readonly Range[];
  /** Announced by a colon: "all three: Linux and macOS builds are listed" names each in place of the list. */
  readonly announced?: boolean;
}

const LONGEST_MEMBER = 6;

/** The first list in a clause that names things to deliver; null when there is none. */
export function findList(text: string, tokens: readonly Token[]): MemberList | null {
  return listInBrackets(text, tokens) ?? listAfterColon(tokens) ?? listWithAnd(tokens);
}

/** "three alerts: error rate, latency, queue age". */
function listAfterColon(tokens: readonly Token[]): MemberList | null {
  const colon = tokens.findIndex((token) => token.word === ":");
  if (colon < 1 || colon >= tokens.length - 1) return null;
  const members: Range[] = [];
  let from = colon + 1;
  for (let i = colon + 1; i <= tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word !== undefined && word !== "," && !AND.has(word)) continue;
    if (i > from) {
      if (i - from > LONGEST_MEMBER) return null;
      members.push(spanOf(tokens, from, i));
    }
    from = i + 1;
  }
  const first = members[0];
  const last = members.at(-1);
  if (first === undefined || last === undefined || members.length < 2) return null;
  return { start: first.start, end: last.end, members };
}

/**
 * The list behind "all three:". The verb after the last name ("Linux, macOS and Windows builds are listed"),
 * and a noun where the names before it are one word each, speak of them all.
 */
export function announcedList(tokens: readonly Token[], list: MemberList): MemberList {
  const plain = { ...list, announced: true };
  const [last, ...others] = list.members
    .map(({ start, end }) => tokens.filter((token) => token.start >= start && token.end <= end))
    .toReversed();
  if (last === undefined || tokens.at(-1)?.end !== list.end) return plain;
  const verb = verbOf(last);
  if (verb < 1 || others.some((member) => verbOf(member) >= 0)) return plain;
  const short = others.every((member) => member.length === 1);
  const [from, to] = [last[0], last[short ? 0 : verb - 1]];
  if (from === undefined || to === undefined) return plain;
  const members = [...list.members.slice(0, -1), { start: from.start, end: to.end }];
  return { ...plain, end: to.end, members };
}

/** Where the verb stands in "Windows builds are listed" or "adjust and transfer answer"; -1 for none. */
function verbOf(tokens: readonly Token[]): number {
  const words = tokens.map(({ enclosed, capital, word }) => (enclosed || capital ? "`" : word));
  const verb = findVerb(words);
  if (verb.at > 0 && verb.finite) return verb.at;
  return words.length > 1 && CLOSING_VERB.test(words.at(-1) ?? "") ? words.length - 1 : -1;
}

/** "the CSV, JSON and PDF exports", "sort by name, size and date", "producer and consumer use …". */
export function listWithAnd(tokens: readonly Token[]): MemberList | null {
  const words = tokens.map((token) => (token.enclosed ? "`" : token.word));
  const verb = findVerb(
    tokens.map((token) => (token.enclosed || token.capital ? "`" : token.word)),
  );
  for (let k = 1; k < tokens.length - 1 && k < 400; k++) {
    const word = words[k] ?? "";
    const commaOnly = word === "," && closesCommaList(words, k);
    if (!AND.has(word) && !commaOnly) continue;
    if (joinsNumber(words, k)) continue;
    if (subordinateAt(words, k)) continue;
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
  const middles: [number, number][] = [];
  let right = words[k - 1] === "," ? k - 1 : k;
  let left = right - 1;
  for (;;) {
    while (
      left >= 0 &&
      words[left] !== "," &&
      !AND.has(words[left] ?? "") &&
      right - left <= LONGEST_MEMBER
    )
      left--;
    if (
      left < 0 ||
      words[left] !== "," ||
      isClause(words.slice(left + 1, right), middles.length > 0)
    )
      break;
    middles.unshift([left + 1, right]);
    right = left;
    left--;
  }
  // A head that follows the last member ("the CSV, JSON and PDF exports") is shared only where the list opens the clause.
  const single = middles.length > 0 && middles.every(([from, to]) => to - from === 1);
  const open = firstMember(words, right, false);
  const short = single && (open <= 1 || tokens[right - 1]?.capital === true);
  let first = short ? firstMember(words, right, true) : open;
  if (first < 0 || first >= right) return null;
  if (!single && DETERMINERS.has(words[middles[0]?.[0] ?? k + 1] ?? ""))
    first = fromDeterminer(words, first);
  const last = lastMember(
    words,
    k + 1,
    short || (middles.length === 0 && right - first === 1 && verbAt !== first),
    verbAt,
  );
  if (last <= k + 1) return null;
  const all: [number, number][] = [[first, right], ...middles];
  all.push([k + 1, MAKING.has(words[first - 1] ?? "") ? withOwnTail(words, all, last) : last]);
  const ranges = all.filter(([from]) => !isAside(words, from));
  // "i.e. CSV and JSON": the list is within the aside.
  if (ranges.length < 2 || (ranges.length < all.length && words[k - 1] !== ",")) return null;
  if (ranges.length === 2 && !AND.has(words[k] ?? "")) return null;
  if (ranges.length === 2 && !pairCounts(words, tokens, ranges, verbAt)) return null;
  if (ranges.some(([from, to]) => vague(words.slice(from, to)))) return null;
  const members = ranges.map(([from, to]) => spanOf(tokens, from, to));
  return { start: members[0]?.start ?? 0, end: members.at(-1)?.end ?? 0, members };
}

function isClause(words: readonly string[], anyBefore: boolean): boolean {
  if (words.length === 0) return true;
  const verb = findVerb(words);
  return verb.at > 0 && verb.finite && !anyBefore && !isParticiple(words[verb.at] ?? "");
}

/** Where the first member starts: after the nearest verb, preposition or colon. */
function firstMember(words: readonly string[], right: number, short: boolean): number {
  let at = right - 1;
  if (short) return BOUNDARY.has(words[at] ?? "") ? -1 : at;
  while (at > 0 && right - at < LONGEST_MEMBER) {
    const before = words[at - 1] ?? "";
    if (BOUNDARY.has(before) || before === "," || before === "both" || SUBORDINATORS.has(before))
      break;
    if (isVerbForm(before) && at > 1 && !isParticiple(before)) break;
    if (at - 1 === 0 && opensWithVerb(before)) break;
    at--;
  }
  return BOUNDARY.has(words[at] ?? "") ? -1 : at;
}

const DETERMINERS = new Set(["a", "an", "the", "one", "each", "every"]);

/** "one sheet per region, a totals sheet and …": the first member opens with an article as the others do. */
function fromDeterminer(words: readonly string[], first: number): number {
  for (let at = first; at >= 0 && first - at < 6; at--) {
    if (DETERMINERS.has(words[at] ?? "")) return at;
    if (at < first && isVerbForm(words[at] ?? "")) return first;
  }
  return first;
}

function lastMember(
  words: readonly string[],
  from: number,
  short: boolean,
  verbAt: number,
): number {
  let at = from;
  while (at < words.length && at - from < LONGEST_MEMBER) {
    const word = words[at] ?? "";
    if (
      word === "," ||
      AND.has(word) ||
      (at > from && at === verbAt) ||
      (at > from && (BOUNDARY.has(word) || (isVerbForm(word) && !isParticiple(words[from] ?? ""))))
    )
      break;
    if (at > from && at === words.length - 1 && CLOSING_VERB.test(word)) break;
    at++;
    const next = words[at];
    if (short && next !== undefined && at - from === 1 && !BOUNDARY.has(next)) break;
  }
  return at;
}

/** "a form with two fields and a button with three states": where another is described too, the last ends with its own. */
function withOwnTail(
  words: readonly string[],
  others: readonly (readonly [number, number])[],
  last: number,
): number {
  const described = others.some(([from, to]) => words.slice(from + 1, to).some(describes));
  if (!described || !describes(words[last] ?? "")) return last;
  let at = last + 1;
  while (at < words.length && words[at] !== "," && !AND.has(words[at] ?? "")) at++;
  return at;
}

function describes(word: string): boolean {
  return word === "with" || word === "without" || word === "of";
}

/** Two members count apart as the clause's subject, as what is made, after `both`, or when both are names. */
function pairCounts(
  words: readonly string[],
  tokens: readonly Token[],
  ranges: readonly (readonly [number, number])[],
  verbAt: number,
): boolean {
  const [a, b] = ranges;
  if (a === undefined || b === undefined) return false;
  const before = words[a[0] - 1] ?? "";
  if (before === "between" || before === "from") return false;
  const key = `${words[a[1] - 1] ?? ""} ${words[b[0]] ?? ""}`;
  if (ONE_THING.has(key)) return false;
  if (before === "both" || MAKING.has(before)) return true;
  if (isName(tokens.slice(a[0], a[1])) && isName(tokens.slice(b[0], b[1]))) return true;
  if (a[0] === 0 && findVerb([words[b[1] - 1] ?? "", words[b[1]] ?? ""]).at === 1) return true;
  if (words[b[1]] === "work" || words[b[1]] === "pass") return a[0] === 0;
  if (verbAt < 0) return a[0] === 0;
  return a[0] <= 1 && verbAt >= b[1] && (a[0] === 0 || before === "the");
}

/** Capitals inside, digits, or code: the member is a name, not a common noun. */
function isName(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last !== undefined &&
    tokens.length <= 4 &&
    tokens.some(
      (token) =>
        (token.enclosed && token.word.startsWith("`")) ||
        /\d|^[^\s]*[/.#@_][^\s]+$/u.test(token.word) ||
        token.capital,
    )
  );
}

/** Whether index `k` stands within "when …", "that …", where a list tells the circumstances. */
function subordinateAt(words: readonly string[], k: number): boolean {
  for (let i = k - 1; i >= 0 && k - i < 40; i--) {
    const word = words[i] ?? "";
    if (
      word === "when" ||
      word === "if" ||
      word === "while" ||
      word === "because" ||
      word === "unless" ||
      word === "wenn"
    )
      return true;
  }
  return false;
}

function isVerbForm(word: string): boolean {
  const base = verbBase(word);
  return (base !== null && base !== word) || (base !== null && MAKING.has(base));
}

/** "reads EAN-13 and QR", "write docs and tests": a first word that is a verb and hardly a noun. */
function opensWithVerb(word: string): boolean {
  if (MAKING.has(word)) return true;
  const verb = findVerb([word]);
  return verb.at === 0 && verb.finite;
}

function spanOf(tokens: readonly Token[], from: number, to: number): Range {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
