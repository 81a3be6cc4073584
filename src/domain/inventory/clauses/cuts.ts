import { withoutAside } from "../lists/asides.ts";
import { goesOnAsking } from "../lists/questions.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { DETERMINERS, PREPOSITIONS, SUBJECTS } from "../words/clause-words.ts";
import { isAuxiliary, SUBORDINATORS } from "../words/verbs.ts";
import { areActs, comesTo } from "./actors.ts";
import { followsClosed, saysTheSame, standsAlone } from "./alone.ts";
import { tellsAnew } from "./behind-comma.ts";
import { closesAnew } from "./closings.ts";
import { connectorEnd, jointOf, nextConnector } from "./connectors.ts";
import { behindFront, withoutFront } from "./fronts.ts";
import { areGapped } from "./gaps.ts";
import { type Language, areForeignClauses } from "./languages.ts";
import { followsList, isTally, listGoesOn } from "./lists.ts";
import { areOrders } from "./orders.ts";
import { areParallel } from "./parallel.ts";
import { insidePhrase } from "./phrases.ts";
import { followsPlace } from "./places.ts";
import { leftSide, namesOn } from "./shared-subjects.ts";
import { type LeftSide, ownVerb } from "./sides.ts";
import { LONGEST_REST, areTerse } from "./terse.ts";
import { DASH, wordsOf } from "./tokens.ts";
import { totalDoes } from "./total-does.ts";

/** Past this many words one side is no clause; each connector looks at its sides anew. */
const LONGEST_SIDE = 300;

/** How far a stretch has been read: the clause that is open, and what it has taken over. */
export interface Walk {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language | null;
  readonly lastComma: number;
  /** Where the open clause begins. */
  from: number;
  /** The subject that it takes over from the clause before it; empty where it has its own. */
  subject: string;
  /** A phrase in front of what is taken over: "and, after login, shows the total". */
  aside: string;
  /** Up to here a series of predicates of one subject goes on; -1 outside of one. */
  series: number;
  /** Up to here a clause in front says when or under what condition; what it tells stays with it. */
  given: number;
}

/** A place where a connector may part two clauses. */
export interface Cut {
  readonly tokens: readonly Token[];
  /** Where the connector stands, what it is, where it ends, and where the right side begins. */
  readonly at: number;
  readonly word: string;
  readonly behind: number;
  readonly rightAt: number;
  /** All that stands in front, `left` of it without the phrase that opens it, `bare` without an aside too. */
  readonly whole: readonly Token[];
  readonly left: readonly Token[];
  readonly bare: readonly Token[];
  readonly right: readonly Token[];
  readonly side: LeftSide;
  /** By a word such as `and`, and not by a comma alone. */
  readonly connected: boolean;
  /** "After the migration no order is missing, and …": with no comma behind it, this is the clause it opens. */
  readonly opens: boolean;
  /** The left side has taken its subject over from the clause before it. */
  readonly takesOver: boolean;
  /** A clause that says when or under what condition stands in front. */
  readonly behindGiven: boolean;
  readonly language: Language | null;
}

/** The cut at a word; null where it is no connector, or one that surely parts no clauses. */
export function cutAt(walk: Walk, at: number): Cut | null {
  const { tokens, from, given, subject, language } = walk;
  const behind = connectorEnd(tokens, at);
  if (behind < 0 || at <= given || at - from > LONGEST_SIDE) return null;
  const whole = tokens.slice(from, at);
  const rightAt = behindFront(tokens, whole, at, behind);
  const own = subject === "" ? withoutFront(whole) : whole;
  const left = given >= from ? tokens.slice(given + 1, at) : own;
  if (left.length === 0) return null;
  const right = pointingOut(left, tokens.slice(rightAt, nextConnector(tokens, rightAt)));
  const word = tokens[at]?.word ?? "";
  const bare = withoutAside(left);
  const connected = word !== "," || rightAt > at + 1;
  if (listGoesOn(bare, word) || isClosingRemark(right)) return null;
  if (goesOnAsking(wordsOf(left), wordsOf(right))) return null;
  if (insidePhrase(bare, right, connected)) return null;
  if (word === DASH && EXPLAINS.test(right[0]?.word ?? "")) return null;
  if (!connected && (CONCEDES.test(right[0]?.word ?? "") || isOfEach(right))) return null;
  if (isTally(left, right, connected) || namesOn(left, right)) return null;
  const opens =
    connected &&
    walk.lastComma <= at &&
    OPENS_PHRASE.test(left[0]?.word ?? "") &&
    (word === "," || opensCount(left[1]?.word ?? ""));
  const side = leftSide(opens ? left.slice(1) : left, subject);
  return {
    tokens,
    at,
    word,
    behind,
    rightAt,
    whole,
    left,
    bare,
    right,
    side,
    connected,
    opens,
    takesOver: subject !== "",
    behindGiven: given >= from,
    language,
  };
}

/** Whether the two sides are clauses each by itself, in one of the shapes that clauses have. */
export function areClauses(cut: Cut): boolean {
  const { tokens, at, rightAt, whole, left, bare, right, side, word, connected, language } = cut;
  return (
    standsAlone(left, right) ||
    (connected && standsAlone(bare, right)) ||
    (cut.behindGiven && connected && standsAlone(whole, right)) ||
    areOrders(left, right) ||
    saysTheSame(left, right) ||
    (language !== null && areForeignClauses(whole, right, language, !connected)) ||
    followsClosed(left, right, side) ||
    (side.verb >= 0 && side.closed && totalDoes(wordsOf(right))) ||
    tellsAnew(left, right, side, jointOf(tokens, at, rightAt)) ||
    areParallel(wordsOf(left), wordsOf(right)) ||
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

/** "a test shows it, and that test passes": behind a clause that has no "that" the word points something out, as "this" does. */
function pointingOut(left: readonly Token[], right: readonly Token[]): readonly Token[] {
  const [first, ...rest] = right;
  if (first?.word !== "that" || left.some(({ word }) => SUBORDINATORS.has(word))) return right;
  const words = wordsOf(rest);
  const isNoun = /^\p{Ll}{2,}$/u.test(words[0] ?? "") && !SUBJECTS.test(words[0] ?? "");
  if (!isNoun || DETERMINERS.has(words[0] ?? "") || ownVerb(["this", ...words]) !== 2) return right;
  return [{ ...first, word: "this" }, ...rest];
}

/** ", each with an explanation of the trick used" */
function isOfEach([first, second]: readonly Token[]): boolean {
  return first?.word === "each" && second?.word !== "of" && PREPOSITIONS.has(second?.word ?? "");
}

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
