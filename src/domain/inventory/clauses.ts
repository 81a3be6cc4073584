import { CLOSING_VERB } from "./list-words.ts";
import { readNumber } from "./numbers.ts";
import { trimmed, type Range } from "./split.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { findVerb, isParticiple, SUBORDINATORS, verbBase } from "./verbs.ts";

/** Past this many words a stretch is not prose; it is left whole, which keeps the work linear. */
const LONGEST = 1_500;

const CONNECTORS = new Set([
  "and",
  "but",
  "then",
  "und",
  "et",
  "mais",
  "y",
  "pero",
  "e",
  "ma",
  "en",
  "plus",
  "&",
]);

/** A clause with what it takes over from the one before it: "the worker" in "and exits within 10 s". */
export interface Clause extends Range {
  readonly subject: string;
}

/** Splits a segment at `and`, `but`, `then` and commas between clauses that each have their own verb. */
export function clausesOf(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const tokens = tokensOf(text, range, guard);
  if (tokens.length > LONGEST || tokens.length < 4) return [{ ...range, subject: "" }];
  const found: Clause[] = [];
  let from = 0;
  let subject = "";
  for (let k = 1; k < tokens.length - 1; k++) {
    const rightAt = connectorEnd(tokens, k);
    if (rightAt < 0) continue;
    const left = tokens.slice(from, k);
    const right = tokens.slice(rightAt, nextConnector(tokens, rightAt));
    if (listGoesOn(left, tokens[k]?.word ?? "")) continue;
    const shared = sharesSubject(left, right, tokens[k]?.word !== "," || rightAt > k + 1);
    if (!shared && !standsAlone(left, right) && !areOrders(left, right)) continue;
    if (insideSubordinate(left, tokens[k]?.word === ",") && subject === "") continue;
    found.push(clauseAt(text, tokens, from, k, subject));
    subject = shared ? subjectOf(text, left, subject) : "";
    from = rightAt;
    k = rightAt;
  }
  if (found.length === 0) return [{ ...range, subject: "" }];
  found.push(clauseAt(text, tokens, from, tokens.length, subject));
  const last = found.at(-1);
  return last === undefined ? found : [...found.slice(0, -1), { ...last, end: range.end }];
}

/** Index after the connector that starts at `k` ("and", ", and", ", then", ","); -1 when none starts there. */
function connectorEnd(tokens: readonly Token[], k: number): number {
  const word = tokens[k]?.word ?? "";
  if (word === ",") {
    const next = tokens[k + 1]?.word ?? "";
    return CONNECTORS.has(next) ? afterThen(tokens, k + 2) : k + 1;
  }
  return CONNECTORS.has(word) ? afterThen(tokens, k + 1) : -1;
}

function afterThen(tokens: readonly Token[], k: number): number {
  const word = tokens[k]?.word;
  return word === "then" || word === "also" ? k + 1 : k;
}

function nextConnector(tokens: readonly Token[], from: number): number {
  for (let i = from + 1; i < tokens.length && i < from + 40; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "," || CONNECTORS.has(word)) return i;
  }
  return Math.min(tokens.length, from + 40);
}

/** "free, parked and …", "installs, upgrades and …": a short piece between comma and `and` belongs to a list. */
function listGoesOn(left: readonly Token[], connector: string): boolean {
  if (connector === ",") return false;
  for (let i = left.length - 1; i > 0 && left.length - i <= 4; i--) {
    if (left[i]?.word !== ",") continue;
    const piece = left.slice(i + 1);
    const verb = findVerb(wordsOf(piece));
    return piece.length <= 3 && (verb.at <= 0 || !verb.finite);
  }
  return false;
}

/** Both sides have a subject and a verb of their own. */
function standsAlone(left: readonly Token[], right: readonly Token[]): boolean {
  if (SUBORDINATORS.has(right[0]?.word ?? "")) return false;
  const verb = findVerb(wordsOf(right));
  if (verb.at < 1 || !verb.finite) return closeAlike(left, right);
  const works = left.at(-1)?.word === "works" && closesWithVerb(left);
  return works || findVerb(wordsOf(left)).at >= 0 || endsWithVerb(left);
}

/**
 * "the search works and the filter loads": words that may be nouns are verbs where both sides close with
 * one, "all tests pass and the page loads"; "works" is hardly anything else behind one thing.
 */
function closeAlike(left: readonly Token[], right: readonly Token[]): boolean {
  if (!closesWithVerb(right) || left.some(({ word }) => SUBORDINATORS.has(word))) return false;
  const verb = findVerb(wordsOf(left)).at;
  if (closesWithVerb(left) || (verb > 0 && verb === left.length - 1)) return true;
  return right.at(-1)?.word === "works" && verb > 0;
}

/** One thing and, at the end, what it does: "the filter works", "search works". */
function closesWithVerb(side: readonly Token[]): boolean {
  const last = side.at(-1)?.word ?? "";
  const before = side.at(-2)?.word ?? "";
  const base = verbBase(last);
  return (
    base !== null &&
    base !== last &&
    !isInflected(side[0]?.word ?? "") &&
    !isParticiple(before) &&
    CLOSING_VERB.test(base) &&
    side.length > 1 &&
    side.length <= 6 &&
    !NO_SUBJECT.test(before) &&
    !PLURAL.test(before) &&
    findVerb(wordsOf(side.slice(0, -1))).at < 0
  );
}

function isInflected(word: string): boolean {
  const base = verbBase(word);
  return base !== null && base !== word;
}

/** "access" and "status" are one thing. */
const PLURAL = /[^sui]s$/u;

/** "the list of works", "the works": the word is a noun here. */
const NO_SUBJECT = /^(?:an?|the|of|in|on|for|to|with|no|all|any|some|its|their|our|,)$/u;

/** "write three guides" and "publish the index": each begins with its verb, and no "to fetch" stands between. */
function areOrders(left: readonly Token[], right: readonly Token[]): boolean {
  return left.length > 2 && isOrder(left) && isOrder(right) && !left.some(isInfinitive);
}

function isInfinitive({ word }: Token, at: number, tokens: readonly Token[]): boolean {
  return word === "to" && verbBase(tokens[at + 1]?.word ?? "") !== null;
}

/**
 * A plain verb and what opens its object; whatever stands before "it" or "them" is one. What "make" and
 * "let" are given may have verbs of its own.
 */
function isOrder([verb, object]: readonly Token[]): boolean {
  if (verb === undefined || object === undefined || verb.enclosed || verb.capital) return false;
  if (/^(?:make|let|get|keep|leave)$/u.test(verb.word)) return false;
  if (/^(?:it|them)$/u.test(object.word)) return /^\p{L}+$/u.test(verb.word);
  return (
    verbBase(verb.word) === verb.word &&
    (/^(?:an?|the|each|every|all|both|its|their)$/u.test(object.word) ||
      readNumber(object.word) !== null)
  );
}

/** "the page loads": a word that may be a noun is the verb where an article opens the clause and it closes it. */
function endsWithVerb(left: readonly Token[]): boolean {
  const last = left.at(-1)?.word ?? "";
  const base = verbBase(last);
  const before = left.at(-2)?.word ?? "";
  return (
    left.length > 2 &&
    /^(?:the|a|an|each|every)$/u.test(left[0]?.word ?? "") &&
    base !== null &&
    base !== last &&
    !PLURAL.test(before)
  );
}

/** The right side opens with a verb that takes the left side's subject: "and exits", "but keeps", "and is logged". */
function sharesSubject(
  left: readonly Token[],
  right: readonly Token[],
  connected: boolean,
): boolean {
  if (!connected) return false;
  const verb = findVerb(wordsOf(right));
  if (verb.at !== 0) return false;
  const before = findVerb(wordsOf(left));
  const bare = verbBase(left.at(-1)?.word ?? "");
  if (before.at < 0)
    return (
      bare !== null &&
      bare !== left.at(-1)?.word &&
      left.length > 1 &&
      left.length < 5 &&
      right.length > 1
    );
  if (verb.finite) return right.length > 1 || before.at < left.length - 1;
  const lastLeft = left.at(-1)?.word ?? "";
  const stacked = verbBase(lastLeft) === lastLeft;
  return before.at > 0 && !stacked && right.length > 1;
}

/** Whether the left side ends within "when …", "that …", "so that …", where an `and` belongs to the inner clause. */
function insideSubordinate(left: readonly Token[], afterComma: boolean): boolean {
  for (let i = left.length - 1; i >= 0; i--) {
    const word = left[i]?.word ?? "";
    if (word === ",") return false;
    if (!SUBORDINATORS.has(word)) continue;
    if (i === 0) return true;
    const open =
      word === "when" ||
      word === "if" ||
      word === "while" ||
      word === "that" ||
      word === "which" ||
      word === "who" ||
      word === "because" ||
      word === "where";
    if (open) return !afterComma;
  }
  return false;
}

function subjectOf(text: string, left: readonly Token[], inherited: string): string {
  const verb = findVerb(wordsOf(left));
  const first = left[0];
  const last = left[(verb.at < 0 ? left.length - 1 : verb.at) - 1];
  return first === undefined || last === undefined ? inherited : text.slice(first.start, last.end);
}

function clauseAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  subject: string,
): Clause {
  const first = tokens[from];
  const last = tokens[to - 1];
  const range = trimmed(text, first?.start ?? 0, last?.end ?? 0);
  return { ...range, subject };
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  // Code, quotations and names are never a verb.
  return tokens.map((token) => (token.enclosed || token.capital ? "`" : token.word));
}
