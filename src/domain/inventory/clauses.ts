import { withoutAside } from "./asides.ts";
import { behindNamedDone } from "./announcement.ts";
import { areActs, comesTo } from "./clause-actors.ts";
import { behindFront, withoutFront } from "./clause-fronts.ts";
import { countedDoBoth } from "./clause-bare-verbs.ts";
import { areGapped } from "./clause-gaps.ts";
import { hanClauses } from "./clause-han.ts";
import {
  areForeignClauses,
  foreignVerb,
  languageOf,
  sharesForeignSubject,
} from "./clause-languages.ts";
import {
  DASH,
  followsClosed,
  followsList,
  goesOn,
  insideSubordinate,
  isTally,
  leftSide,
  listGoesOn,
  mirroredAt,
  namesOn,
  saysTheSame,
  saysWhat,
  sharesSubject,
  standsAlone,
  wordsOf,
} from "./clause-pairs.ts";
import { closesAnew, type Joint } from "./clause-closings.ts";
import { looksInflected } from "./clause-words.ts";
import { areOrders } from "./clause-orders.ts";
import { mayOpenPredicate, opensPredicate } from "./clause-openings.ts";
import { givenEnd, haveOwnGivens } from "./clause-givens.ts";
import { insidePhrase } from "./clause-phrases.ts";
import { followsPlace } from "./clause-places.ts";
import { listedSubject } from "./clause-subjects.ts";
import { areTerse, LONGEST_REST } from "./clause-terse.ts";
import { doneAt, twinAt } from "./clause-twins.ts";
import { ownVerb, type LeftSide } from "./clause-sides.ts";
import { readNumber } from "./numbers.ts";
import { trimmed, type Range } from "./split.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { withNamesEnclosed } from "./total-asides.ts";
import { findVerb, isAuxiliary, isInflected, SUBORDINATORS } from "./verbs.ts";

/** Past this many words a stretch is not prose; it is left whole, which keeps the work linear. */
const LONGEST = 1_500;

/** Past this many words one side is no clause; each connector looks at its sides anew. */
const LONGEST_SIDE = 300;

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
  "+",
  DASH,
]);

/** A clause with what it takes over from the one before it: "the worker" in "and exits within 10 s". */
export interface Clause extends Range {
  readonly subject: string;
}

/** Splits a segment at `and`, `but`, `then` and commas between clauses that each have their own verb. */
export function clausesOf(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const behind = range.start + behindNamedDone(text, range);
  const [first, ...others] = clausesIn(text, { start: behind, end: range.end }, guard);
  return first === undefined ? others : [{ ...first, start: range.start }, ...others];
}

function clausesIn(text: string, range: Range, guard: Uint8Array): readonly Clause[] {
  const tokens = withNamesEnclosed(withDashes(text, tokensOf(text, range, guard)));
  if (tokens.length > LONGEST) return [{ ...range, subject: "" }];
  if (tokens.length < 4) return hanClauses(text, range, guard);
  const found: Clause[] = [];
  const lastComma = tokens.findLastIndex(({ word }) => word === ",");
  const language = languageOf(tokens);
  let from = 0;
  let subject = "";
  let aside = "";
  let series = -1;
  // Up to here a clause in front says when or under what condition; what it tells stays with it.
  let given = givenEnd(tokens, 0);
  for (let k = 1; k < tokens.length - 1; k++) {
    const behind = connectorEnd(tokens, k);
    if (behind < 0 || k <= given || k - from > LONGEST_SIDE) continue;
    const whole = tokens.slice(from, k);
    const rightAt = behindFront(tokens, whole, k, behind);
    const own = subject === "" ? withoutFront(whole) : whole;
    const left = given >= from ? tokens.slice(given + 1, k) : own;
    if (left.length === 0) continue;
    const right = tokens.slice(rightAt, nextConnector(tokens, rightAt));
    const word = tokens[k]?.word ?? "";
    const bare = withoutAside(left);
    if (listGoesOn(bare, word) || isClosingRemark(right)) continue;
    if (insidePhrase(bare, right, rightAt > k + 1 || word !== ",")) continue;
    if (word === DASH && EXPLAINS.test(right[0]?.word ?? "")) continue;
    const connected = word !== "," || rightAt > k + 1;
    if (!connected && CONCEDES.test(right[0]?.word ?? "")) continue;
    if (isTally(left, right, connected) || namesOn(left, right)) continue;
    // "After the migration no order is missing, and …": with no comma behind it, this is the clause it opens.
    const opens =
      connected &&
      lastComma <= k &&
      OPENS_PHRASE.test(left[0]?.word ?? "") &&
      (word === "," || opensCount(left[1]?.word ?? ""));
    const side = leftSide(opens ? left.slice(1) : left, subject);
    // "the tests pass and the CSV, JSON and PDF exports work": up to the last member nothing parts the list.
    const listed = word === DASH ? -1 : listedSubject(tokens, rightAt, left, side, connected);
    const foreign = language !== null && connected && sharesForeignSubject(whole, right, language);
    if (!connected && rightAt > series) series = seriesEnd(tokens, rightAt, left, side);
    const shared =
      word !== DASH &&
      listed < 0 &&
      (foreign ||
        rightAt <= series ||
        sharesSubject(left, right, connected) ||
        (connected &&
          subject === "" &&
          countedDoBoth(left, right, opensNext(tokens, rightAt + right.length))) ||
        (connected && goesOn(left, right, side, word === ",")));
    const parallel = word === "," && connected && haveOwnGivens(tokens, from, k, behind);
    // Where in the left side the right one goes on.
    let resumed = -1;
    if (connected && listed < 0) {
      if (word !== DASH && subject === "") resumed = twinAt(left, right);
      if (word !== DASH && resumed < 0) resumed = doneAt(left, right, subject);
      if (subject === "" && resumed < 0) resumed = mirroredAt(left, right);
    }
    if (
      !shared &&
      listed < 0 &&
      resumed < 0 &&
      !parallel &&
      !standsAlone(left, right) &&
      !(connected && standsAlone(bare, right)) &&
      !(given >= from && connected && standsAlone(whole, right)) &&
      !areOrders(left, right) &&
      !saysTheSame(left, right) &&
      !(language !== null && areForeignClauses(whole, right, language, !connected)) &&
      !followsClosed(left, right, side) &&
      !(connected && followsPlace(left, right, side)) &&
      !(connected && followsList(left, right, side, word === ",")) &&
      !closesAnew(left, right, side, jointOf(tokens, k, rightAt)) &&
      !(connected && (areActs(left, right, side) || comesTo(left, right))) &&
      !(subject === "" && areGapped(wordsOf(left), wordsOf(right))) &&
      !(
        subject === "" &&
        word !== DASH &&
        areTerse(wordsOf(left), wordsOf(right), restOf(tokens, rightAt + right.length), connected)
      )
    )
      continue;
    if (!opens && !parallel && subject === "" && insideSubordinate(left, word === ",")) continue;
    // "says that the pump runs, is safe, and has a warranty": a series of what is said.
    const said = shared ? saysWhat(left) : -1;
    if (said >= 0 && left.some((token, i) => i > said && token.word === ",")) continue;
    found.push(clauseAt(text, tokens, from, k, aside + subject));
    const front = whole.length - left.length;
    const ownAt = side.verb < 0 ? -1 : side.verb + front + (opens ? 1 : 0);
    const verb = language !== null && foreign ? foreignVerb(whole, language) : ownAt;
    const behindGiven = given >= from ? front : 0;
    if (resumed < 0)
      subject = shared
        ? subjectOf(text, whole, subject, { ...side, verb }, right, behindGiven)
        : "";
    else if (subject === "") subject = startOf(text, whole, resumed + front);
    // "and, after login, shows the total": the phrase stands in front of what is taken over.
    from = subject === "" ? behind : rightAt;
    const phrase = tokens[behind]?.word === "," ? behind + 1 : behind;
    aside = from > behind ? `${startOf(text, tokens.slice(phrase, from), from - phrase)} ` : "";
    given = from === behind ? givenEnd(tokens, from) : -1;
    k = Math.max(rightAt, listed);
  }
  if (found.length === 0) return [{ ...range, subject: "" }];
  found.push(clauseAt(text, tokens, from, tokens.length, aside + subject));
  const last = found.at(-1);
  return last === undefined ? found : [...found.slice(0, -1), { ...last, end: range.end }];
}

/** "The site is fast — it loads in a second" */
const EXPLAINS = /^(?:it|they|he|she|this|that|these|those)$/u;
/** ", although the server is down": says more of what stands in front. */
const CONCEDES = /^(?:although|though|provided|providing|assuming)$/u;
/** A preposition as well as a conjunction. */
const OPENS_PHRASE = /^(?:after|before|since|until)$/u;

/** The words behind a side, as far as they may be terse. */
function restOf(tokens: readonly Token[], from: number): readonly string[] {
  return wordsOf(tokens.slice(from, from + LONGEST_REST));
}

/** "photos included" explains what stands before it. */
function isClosingRemark(side: readonly Token[]): boolean {
  if (!/^(?:included|excluded|aside|considered)$/u.test(side.at(-1)?.word ?? "")) return false;
  return !side.some(({ word }) => isAuxiliary(word));
}

/** "after 5 failed attempts", "after each run": what follows is no clause. */
function opensCount(word: string): boolean {
  return readNumber(word) !== null || word === "each" || word === "every";
}

/** The tokens, with one for each dash that stands between blanks. */
function withDashes(text: string, tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i) => {
    if (token.word === "-" || token.word === "--") return [{ ...token, word: DASH }];
    const before = tokens[i - 1];
    if (before === undefined) return [token];
    const dash = /\s[–—]\s/u.exec(text.slice(before.end, token.start));
    if (dash === null) return [token];
    const start = before.end + dash.index + 1;
    return [{ start, end: start + 1, word: DASH, enclosed: false, capital: false }, token];
  });
}

/**
 * "runs, is idempotent, and has a rollback": where the last of the pieces starts that open with a verb, each up to
 * the one behind `and`. One at least must be sure; -1 for no such series.
 */
function seriesEnd(
  tokens: readonly Token[],
  rightAt: number,
  left: readonly Token[],
  side: LeftSide,
): number {
  if (side.verb < 0 || saysWhat(left) >= 0) return -1;
  if (left.some(({ word }) => SUBORDINATORS.has(word))) return -1;
  let at = rightAt;
  let before = -1;
  let sure = false;
  for (let pieces = 0; pieces < 12 && at >= 0; pieces++) {
    const end = nextConnector(tokens, at);
    const words = wordsOf(tokens.slice(at, end));
    const verb = findVerb(words);
    const last = at !== rightAt && joinedAt(tokens, at);
    // "loads, shows all four charts and links to both guides": no other deed is left that `and` could join.
    const ends: boolean = sure && last && end >= tokens.length;
    const opens: boolean =
      (words.length > 1 && verb.at === 0 && verb.finite) ||
      opensPredicate(words, side) ||
      (ends && words[1] === "to" && looksInflected(words[0] ?? ""));
    if (!opens && !mayOpenPredicate(words)) return sure && last && ownVerb(words) > 0 ? before : -1;
    sure ||= opens;
    if (last) return sure ? at : -1;
    if (end >= tokens.length) return -1;
    before = at;
    at = connectorEnd(tokens, end);
  }
  return -1;
}

/** The word behind the connector at an index; "" where nothing follows. */
function opensNext(tokens: readonly Token[], at: number): string {
  return tokens[connectorEnd(tokens, at)]?.word ?? "";
}

/** Whether a word like `and` stands in front of an index. */
function joinedAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return CONNECTORS.has(before) || (at > 1 && afterThen(tokens, at - 1) === at);
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

function jointOf(tokens: readonly Token[], k: number, rightAt: number): Joint {
  if (tokens[k]?.word !== ",") return tokens[rightAt - 1]?.word === "then" ? "comma and" : "and";
  return rightAt > k + 1 ? "comma and" : "comma";
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

/** The subject of the left side, with "can" where the right one goes on behind it. */
function subjectOf(
  text: string,
  left: readonly Token[],
  inherited: string,
  { verb: own, plain }: LeftSide,
  right: readonly Token[],
  given: number,
): string {
  if (inherited !== "") return inherited;
  const verb = findVerb(wordsOf(left.slice(given))).at;
  // "if the disk is full, boot prints a line": an order has no subject that could be taken over.
  const known = verb > 0 || (verb === 0 && (given === 0 || own < 0));
  let at = known ? verb + given : own < 0 ? left.length - 1 : own;
  const opening = right[0]?.word ?? "";
  if (plain && at === own && !isInflected(opening) && !isAuxiliary(opening)) at++;
  else
    while (/^(?:still|also|then|now|already|never|always)$/u.test(left[at - 1]?.word ?? "")) at--;
  if (left[at - 1]?.word === "only" && left[at - 2]?.word === "not") at -= 2;
  return startOf(text, left, at);
}

/** The words of a side in front of an index. */
function startOf(text: string, side: readonly Token[], at: number): string {
  const [first, last] = [side[0], side[at - 1]];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end);
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
