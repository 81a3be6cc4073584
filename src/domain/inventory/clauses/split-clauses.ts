import { behindNamedDone } from "../text/announcement.ts";
import { withoutAside } from "../lists/asides.ts";
import { areActs, comesTo } from "./actors.ts";
import { followsClosed, saysTheSame, standsAlone } from "./alone.ts";
import { countedDoBoth } from "./bare-verbs.ts";
import { closesAnew } from "./closings.ts";
import { connectorEnd, jointOf, nextConnector, opensNext, withDashes } from "./connectors.ts";
import { behindFront, withoutFront } from "./fronts.ts";
import { areGapped } from "./gaps.ts";
import { givenEnd, haveOwnGivens } from "./givens.ts";
import { hanClauses } from "./han.ts";
import {
  type Language,
  areForeignClauses,
  foreignVerb,
  languageOf,
  sharesForeignSubject,
} from "./languages.ts";
import { followsList, isTally, listGoesOn, mirroredAt } from "./lists.ts";
import { areOrders } from "./orders.ts";
import { insidePhrase } from "./phrases.ts";
import { followsPlace } from "./places.ts";
import { type RowPart, rowOf } from "./rows.ts";
import { secondVerbAt } from "./second-verbs.ts";
import { seriesEnd } from "./series.ts";
import type { LeftSide } from "./sides.ts";
import { goesOn, leftSide, namesOn, sharesSubject } from "./shared-subjects.ts";
import { listedSubject } from "./subjects.ts";
import { insideSubordinate, saysWhat } from "./subordinates.ts";
import { startOf, subjectOf } from "./taken-over.ts";
import { LONGEST_REST, areTerse } from "./terse.ts";
import { DASH, wordsOf } from "./tokens.ts";
import { doneAt, twinAt } from "./twins.ts";
import { readNumber } from "../words/numbers.ts";
import { type Range, trimmed } from "../text/split.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { withNamesEnclosed } from "../totals/total-asides.ts";
import { isAuxiliary } from "../words/verbs.ts";

/** Past this many words a stretch is not prose; it is left whole, which keeps the work linear. */
const LONGEST = 1_500;

/** Past this many words one side is no clause; each connector looks at its sides anew. */
const LONGEST_SIDE = 300;

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
  const language = languageOf(tokens);
  const row = language === null ? rowOf(tokens) : null;
  if (row !== null) return row.flatMap((part) => partClauses(text, tokens, part, guard));
  const found: Clause[] = [];
  const lastComma = tokens.findLastIndex(({ word }) => word === ",");
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
      if (word !== DASH && resumed < 0 && !shared)
        resumed = secondVerbAt(left, right, subject, opensNext(tokens, rightAt + right.length));
    }
    const isSettled = shared || listed >= 0 || resumed >= 0 || parallel;
    const cut = {
      tokens,
      at: k,
      rightAt,
      whole,
      left,
      bare,
      right,
      side,
      connected,
      takesOver: subject !== "",
      behindGiven: given >= from,
      language,
    };
    if (!isSettled && !areClauses(cut)) continue;
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

/** The clauses of one part of a row; one that takes its subject over is whole. */
function partClauses(
  text: string,
  tokens: readonly Token[],
  { from, to, subject }: RowPart,
  guard: Uint8Array,
): readonly Clause[] {
  if (subject === null) return clausesIn(text, clauseAt(text, tokens, from, to, ""), guard);
  return [
    clauseAt(
      text,
      tokens,
      from,
      to,
      startOf(text, tokens.slice(...subject), subject[1] - subject[0]),
    ),
  ];
}

/** A place where a connector may part two clauses. */
interface Cut {
  readonly tokens: readonly Token[];
  /** Where the connector stands, and where the right side begins. */
  readonly at: number;
  readonly rightAt: number;
  /** All that stands in front, `left` of it without the phrase that opens it, `bare` without an aside too. */
  readonly whole: readonly Token[];
  readonly left: readonly Token[];
  readonly bare: readonly Token[];
  readonly right: readonly Token[];
  readonly side: LeftSide;
  /** By a word such as `and`, and not by a comma alone. */
  readonly connected: boolean;
  /** The left side has taken its subject over from the clause before it. */
  readonly takesOver: boolean;
  /** A clause that says when or under what condition stands in front. */
  readonly behindGiven: boolean;
  readonly language: Language | null;
}

/** Whether the two sides are clauses each by itself, in one of the shapes that clauses have. */
function areClauses(cut: Cut): boolean {
  const { tokens, at, rightAt, whole, left, bare, right, side, connected, language } = cut;
  const word = tokens[at]?.word ?? "";
  return (
    standsAlone(left, right) ||
    (connected && standsAlone(bare, right)) ||
    (cut.behindGiven && connected && standsAlone(whole, right)) ||
    areOrders(left, right) ||
    saysTheSame(left, right) ||
    (language !== null && areForeignClauses(whole, right, language, !connected)) ||
    followsClosed(left, right, side) ||
    (connected && followsPlace(left, right, side)) ||
    (connected && followsList(left, right, side, word === ",")) ||
    closesAnew(left, right, side, jointOf(tokens, at, rightAt)) ||
    (connected && (areActs(left, right, side) || comesTo(left, right))) ||
    (!cut.takesOver && areGapped(wordsOf(left), wordsOf(right))) ||
    (!cut.takesOver &&
      word !== DASH &&
      areTerse(wordsOf(left), wordsOf(right), restOf(tokens, rightAt + right.length), connected))
  );
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
