/** Whether an `and` or a comma parts two clauses, judged by what stands on its two sides. */

import { isWholeOrder } from "./clause-orders.ts";
import { opensPredicate, saysQuotation } from "./clause-openings.ts";
import { isOfRelative, verbAfterRelative } from "./clause-relatives.ts";
import {
  firmlyOwn,
  goesOnWithNouns,
  isClosed,
  joinsNoCount,
  mayBePlural,
  ownVerb,
  sharesPlural,
  type LeftSide,
} from "./clause-sides.ts";
import {
  ADVERB,
  DETERMINERS,
  isVerbForm,
  looksInflected,
  looksPlural,
  OBJECTS,
  PREPOSITIONS,
  SUBJECTS,
} from "./clause-words.ts";
import { AND, CLOSING_VERB, ONE_THING } from "./list-words.ts";
import { readNumber } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isKnownBase,
  isNounToo,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "./verbs.ts";

/** The word of a dash between blanks, which tells clauses apart as `and` does. */
export const DASH = "—";
/** "can", "must": what is joined on to the verb behind it stands in the plain form too. */
export const MODAL = /^(?:can|could|may|might|must|shall|should|will|would)$/u;
/** Verbs that have no object: none can be shared with the verb behind `and`. */
const INTRANSITIVE = /^(?:work|exist|appear|respond|boot|arrive|exit)$/u;
/** Behind these stands a clause whose own `and` it may be. */
const OPENS_CLAUSE = /^(?:when|whenever|if|unless|while|that|which|who|because|where|until|once)$/u;

/** What the left side says about what may follow it; it may take its subject over. */
export function leftSide(left: readonly Token[], subject: string): LeftSide {
  const words = wordsOf(left);
  const own = ownVerb(words);
  const verb = subject !== "" ? 0 : mayBePlural(words, own) ? -1 : own;
  const modal = subject === "" ? (words[verb] ?? "") : (/\S+$/u.exec(subject)?.[0] ?? "");
  const firm = verb >= 0 && (subject !== "" || firmlyOwn(words, verb));
  return { verb, firm, closed: verb >= 0 && isClosed(words, verb), plain: MODAL.test(modal) };
}

/** "…, and sorts it", "… and shuts at 1 bar": what the left side is about does this too. */
export function goesOn(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  behindComma: boolean,
): boolean {
  const words = wordsOf(right);
  const listed = findVerb(words);
  const opens =
    (side.firm && words.length > 1 && listed.at === 0 && listed.finite) ||
    saysQuotation(left, right, behindComma);
  if (side.verb < 0 || (!opens && !opensPredicate(words, side))) return false;
  // "and links in the header work": behind a plural and its phrase stands the verb.
  const own = isNounToo(words[0] ?? "") && PREPOSITIONS.has(words[1] ?? "") ? ownVerb(words) : -1;
  if (own > 2 && verbBase(words[own] ?? "") === words[own]) return false;
  const last = left.at(-1)?.word ?? "";
  // "The tool filters and sorts them", "can start and stop it": one object for both.
  if (ADVERB.test(right[0]?.word ?? "")) return true;
  const verb = side.plain && side.verb > 0 ? side.verb + 1 : side.verb;
  return verb < left.length - 1 || INTRANSITIVE.test(verbBase(last) ?? "");
}

/** The right side has a subject and a verb of its own, told by where it stands. */
export function followsClosed(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
): boolean {
  const words = wordsOf(right);
  const verb = SUBORDINATORS.has(words[0] ?? "") ? -1 : ownVerb(words);
  // No list goes on with "it works".
  if (verb > 0 && verb < 4 && /^(?:it|they)$/u.test(words[0] ?? "")) return left.length > 1;
  if (side.verb < 0) return false;
  // "failed sends"
  if (looksInflected(words[verb] ?? "") && /[a-z]{2}ed$/u.test(words[verb - 1] ?? "")) return false;
  // "with scripts and images disabled"
  if (verb < 1 || isParticiple(words[verb] ?? "") || isOfRelative(words, verb)) return false;
  if (!side.firm && sharesPlural(words, verb)) return false;
  if (goesOnWithNouns(wordsOf(left), words, verb)) return false;
  return side.closed || firmlyOwn(words, verb) || joinsNoCount(wordsOf(left), words, verb);
}

/** "free, parked and …", "installs, upgrades and …": a short piece between comma and `and` belongs to a list. */
export function listGoesOn(left: readonly Token[], connector: string): boolean {
  if (connector === ",") return false;
  for (let i = left.length - 1; i > 0 && left.length - i <= 4; i--) {
    if (left[i]?.word !== ",") continue;
    const piece = left.slice(i + 1);
    // "shows sales, returns and stock and refreshes": behind its last member nothing goes on.
    if (piece.some((token) => AND.has(token.word))) return false;
    const verb = findVerb(wordsOf(piece));
    return piece.length <= 3 && (verb.at <= 0 || !verb.finite);
  }
  return false;
}

/**
 * "can add, remove and edit items, and the cart total updates": a comma and an `and` behind a list that has its
 * own `and` open a clause, so that a word which may be a noun is the verb; without the comma one that closes it.
 */
export function followsList(
  left: readonly Token[],
  right: readonly Token[],
  side: LeftSide,
  behindComma: boolean,
): boolean {
  const comma = left.findLastIndex(({ word }) => word === ",");
  const joined = left.slice(Math.max(0, comma)).some(({ word }) => AND.has(word));
  // "has a header and a footer, and the footer links to the imprint": a comma in front of `and` ends a list of two as well.
  if (side.verb < 0 || !joined || (comma < 1 && !behindComma)) return false;
  if (!/^(?:the|an?|each|every)$/u.test(right[0]?.word ?? "")) return false;
  if (behindComma) return ownVerb(wordsOf(right)) > 1;
  return right.length > 2 && HARDLY_A_LIST.test(right.at(-1)?.word ?? "") && closesWithVerb(right);
}

/**
 * Where the word stands that opens the left side as another opens the right, each with a preposition, behind a
 * list that has its own `and`: "sort by name, size and date and filter by type"; -1 for none. A participle
 * has its subject in front: "is sorted by name, size and date and filtered by type".
 */
export function mirroredAt(left: readonly Token[], right: readonly Token[]): number {
  const comma = left.findIndex(({ word }) => word === ",");
  if (comma < 1 || right.length < 3 || !opensPhrase(right, 0)) return -1;
  if (!left.slice(comma, -1).some(({ word }) => AND.has(word))) return -1;
  if (!isParticiple(right[0]?.word ?? "")) return opensPhrase(left, 0) ? 0 : -1;
  const at = left.findIndex(
    ({ word }, i) => i > 1 && i < comma && isParticiple(word) && opensPhrase(left, i),
  );
  return /^(?:be|is|are)$/u.test(left[at - 1]?.word ?? "") ? at : -1;
}

/** "sort by", "alerts on" */
function opensPhrase(side: readonly Token[], at: number): boolean {
  const [word, after] = [side[at], side[at + 1]];
  if (word === undefined || after === undefined || word.enclosed || word.capital) return false;
  return (
    /^\p{L}{3,}$/u.test(word.word) &&
    !PREPOSITIONS.has(word.word) &&
    !DETERMINERS.has(word.word) &&
    !SUBORDINATORS.has(word.word) &&
    after.word !== "of" &&
    PREPOSITIONS.has(after.word)
  );
}

/** "the map loads", unlike "the test runs". */
const HARDLY_A_LIST =
  /^(?:loads|opens|works|passes|exists|appears|starts|responds|compiles|renders)$/u;

/** "prints 12 passed and 0 failed", ", with 500 rows read and 0 rejected": the figures of one report. */
export function isTally(left: readonly Token[], right: readonly Token[], joined: boolean): boolean {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  if (!joined) return theirs[0] === "with" && areFigures(theirs.slice(1), 4);
  const at = ours.slice(-3).findIndex((word) => readNumber(word) !== null);
  const from = ours.length - Math.min(3, ours.length) + at;
  if (at < 0 || from < 2 || !areFigures(ours.slice(from), 3) || !areFigures(theirs, 2))
    return false;
  return !ours.includes(":") && (!ours.includes(",") || ours[from - 1] === "with");
}

/** "500 rows read": a number, hardly more than a noun, and what was done. */
function areFigures(words: readonly string[], most: number): boolean {
  return (
    words.length > 1 &&
    words.length <= most &&
    readNumber(words[0] ?? "") !== null &&
    isParticiple(words.at(-1) ?? "") &&
    !words.some(isAuxiliary)
  );
}

/** Both sides have a subject and a verb of their own. */
export function standsAlone(left: readonly Token[], right: readonly Token[]): boolean {
  if (SUBORDINATORS.has(right[0]?.word ?? "")) return false;
  const verb = findVerb(wordsOf(right));
  if (verb.at < 1 || !verb.finite) return closeAlike(left, right);
  if (isOfRelative(wordsOf(right), verb.at)) return false;
  // "drag and drop works": one word is hardly an order beside another that has a verb.
  if (left.length === 1 && verb.at === 1 && verbBase(right[0]?.word ?? "") !== null) return false;
  const works = left.at(-1)?.word === "works" && closesWithVerb(left);
  return works || findVerb(wordsOf(left)).at >= 0 || endsWithVerb(left) || manyDo(left);
}

/** Whether the left side of a connector is a clause by itself, with a verb that is known. */
export function isClause(left: readonly Token[]): boolean {
  const verb = findVerb(wordsOf(left));
  return (
    (verb.at > 0 && verb.finite) ||
    isWholeOrder(left) ||
    closesWithVerb(left) ||
    endsWithVerb(left) ||
    manyDo(left)
  );
}

/** "both reviewers approve": things in the plural, and behind them a plain verb that opens no order. */
function manyDo(left: readonly Token[]): boolean {
  const words = wordsOf(left);
  const last = words.at(-1) ?? "";
  return (
    words.length > 1 &&
    words.length < 6 &&
    isKnownBase(last) &&
    verbBase(last) !== last &&
    looksPlural(words.at(-2) ?? "") &&
    findVerb(words.slice(0, -1)).at < 0 &&
    !words.slice(0, -2).some((word) => word === "," || AND.has(word) || PREPOSITIONS.has(word))
  );
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

/** "access" and "status" are one thing. */
const PLURAL = /[^sui]s$/u;

/** "the list of works", "the works": the word is a noun here. */
const NO_SUBJECT = /^(?:an?|the|of|in|on|for|to|with|no|all|any|some|its|their|our|,)$/u;

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

/** "and so does signup", "but so is the form": the same of another thing. */
export function saysTheSame(left: readonly Token[], right: readonly Token[]): boolean {
  const [first = "", second = "", third = ""] = wordsOf(right);
  if (first !== "so" || !isAuxiliary(second) || !isClause(left)) return false;
  // "and so is safe", "and so does not fail", "so do it next"
  if (DETERMINERS.has(third) || third === "`") return true;
  return /^(?:do|does|did)$/u.test(second) && !/^(?:not|)$/u.test(third) && !OBJECTS.has(third);
}

/** "has a greeting and links to the shop": what a thing has is named on, and nothing more told of it. */
export function namesOn(left: readonly Token[], right: readonly Token[]): boolean {
  const [noun = "", after = ""] = wordsOf(right);
  if (after !== "to" || !isNounToo(noun)) return false;
  const words = wordsOf(left);
  const verb = findVerb(words).at;
  // "shows charts and links to the guide"
  const bare = verb === words.length - 2 && looksPlural(words.at(-1) ?? "");
  return verb >= 0 && (bare || HAS.test(words[verb] ?? ""));
}

const HAS = /^(?:has|have|contains?|includes?|lists?|gets?)$/u;

/** The right side opens with a verb that takes the left side's subject: "and exits", "but keeps", "and is logged". */
export function sharesSubject(
  left: readonly Token[],
  right: readonly Token[],
  connected: boolean,
): boolean {
  if (!connected) return false;
  const verb = findVerb(wordsOf(right));
  if (verb.at !== 0) return false;
  // "reads and writes YAML"
  const [first, second] = [verbBase(left.at(-1)?.word ?? ""), verbBase(right[0]?.word ?? "")];
  if (ONE_THING.has(`${first} ${second}`)) return false;
  const before = findVerb(wordsOf(left));
  const bare = verbBase(left.at(-1)?.word ?? "");
  if (before.at < 0) {
    // "the page not only loads but also shows the total"
    const only = left.at(-2)?.word === "only" && left.at(-3)?.word === "not" ? 2 : 0;
    return (
      bare !== null &&
      bare !== left.at(-1)?.word &&
      left.length > 1 &&
      left.length - only < 5 &&
      right.length > 1
    );
  }
  // "is free and open to all"
  const adjective = /^(?:open|clean|clear|live|empty|complete)$/u.test(right[0]?.word ?? "");
  if (adjective && /^(?:is|are|was|were)$/u.test(left[before.at]?.word ?? "")) return false;
  if (verb.finite) return right.length > 1 || before.at < left.length - 1;
  const lastLeft = left.at(-1)?.word ?? "";
  const stacked = verbBase(lastLeft) === lastLeft;
  return before.at > 0 && !stacked && right.length > 1;
}

/** "once the room is warm", not "at once on" or "was run once against". */
function opensClause(side: readonly Token[], at: number): boolean {
  const after = side[at + 1]?.word;
  if (after === undefined || /^(?:at|exactly|only|than|least)$/u.test(side[at - 1]?.word ?? ""))
    return false;
  return DETERMINERS.has(after) || SUBJECTS.test(after);
}

/** Where "that", "how" or "what" stands behind the verb that says it: "explains how a user signs up"; -1 for none. */
export function saysWhat(left: readonly Token[]): number {
  return left.findIndex(
    ({ word }, i) =>
      /^(?:that|how|what|why|whether)$/u.test(word) && isVerbForm(left[i - 1]?.word ?? ""),
  );
}

/** Whether the left side ends within "when …", "that …", "so that …", where an `and` belongs to the inner clause. */
export function insideSubordinate(left: readonly Token[], afterComma: boolean): boolean {
  const main = verbAfterRelative(wordsOf(left));
  for (let i = left.length - 1; i > main; i--) {
    const word = left[i]?.word ?? "";
    if (word === ",") return false;
    if (!SUBORDINATORS.has(word)) continue;
    if (i === 0) return true;
    if (word === "once" && !opensClause(left, i)) continue;
    // "while refreshing"
    if (/[a-z]{3}ing$/u.test(left[i + 1]?.word ?? "")) continue;
    const open = OPENS_CLAUSE.test(word) || (word === "as" && left[i - 1]?.word === "soon");
    if (open) return !afterComma;
  }
  return false;
}

/** The words of a side; code, quotations and names are never a verb. */
export function wordsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ enclosed, capital, word }) =>
    enclosed || capital ? "`" : word === DASH ? "," : word,
  );
}
