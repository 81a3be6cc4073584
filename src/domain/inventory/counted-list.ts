import {
  afterSeparator,
  AND,
  BOUNDARY,
  CLOSING_VERB,
  opensExample,
  isAsWellAs,
  isSeparator,
  vague,
} from "./list-words.ts";
import { readNumber } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import {
  EVERY,
  madeTotal,
  makes,
  namesThings,
  ORDERED,
  orders,
  PAIR,
  PASSIVE,
  totalOfAll,
} from "./totals.ts";
import { findVerb, isParticiple, SUBORDINATORS, verbBase } from "./verbs.ts";

/** A member of a list, by the indices of its tokens, end exclusive. */
export interface CountedMember {
  readonly from: number;
  readonly to: number;
  /** How many things it counts; 1 for one without a number. */
  readonly count: number;
  /** "update docs" behind "write three guides and": a verb of its own. */
  readonly order: boolean;
  /** Where what it counts is named in the member before it, which it leaves out: "two for the lexer". */
  readonly things: Things | null;
}

interface Things {
  readonly from: number;
  readonly to: number;
}

/** Two or more members, at least one of which counts several things; indices of tokens, end exclusive. */
export interface CountedList {
  readonly members: readonly CountedMember[];
  readonly from: number;
  readonly to: number;
}

/** How a member begins; what follows a preposition goes on with the nearest of its kind. */
type Kind = "number" | "article" | "bare";

interface Opening {
  readonly kind: Kind;
  /** How many where the number counts by itself ("all four", "both"). */
  readonly stated: number;
  /** How many where it counts only as what is made ("three"). */
  readonly made: number;
}

/** Past so many things no person means each, and every one of them repeats the clause. */
const MOST = 200;

type Draft = Opening & { from: number; to: number; bound: number; things: Things | null };

/** "create both guides and all four templates", "two posts, three videos and a guide are published". */
export function findCountedList(tokens: readonly Token[]): CountedList | null {
  const words = tokens.map((token) => (token.enclosed ? "`" : token.word));
  if (!words.some((_, at) => isSeparator(words, at))) return null;
  for (let i = 0; i < words.length; i++) {
    if (!makes(words, i)) continue;
    const colon = words.slice(i + 1, i + 8).indexOf(":");
    const drafts = draftsFrom(tokens, words, i + (colon < 0 ? 1 : colon + 2), true);
    const list = listOf(words, drafts, true);
    if (list !== null) return list;
    i = Math.max(i, drafts.at(-1)?.to ?? 0);
  }
  const subjects = openingAt(words, 0).kind === "bare" ? null : listAt(tokens, words, 0);
  const marked = words.findIndex((word) => PAIR.has(word) || EVERY.has(word));
  return subjects ?? (marked > 0 ? listAt(tokens, words, marked) : null);
}

/** The list that opens at an index and that nothing makes, unless its verb says so: "are written". */
function listAt(
  tokens: readonly Token[],
  words: readonly string[],
  from: number,
): CountedList | null {
  const drafts = draftsFrom(tokens, words, from, false);
  const to = drafts.at(-1)?.to ?? 0;
  const passive = words.slice(to, to + 3).some((word) => PASSIVE.has(word) || ORDERED.has(word));
  return listOf(words, drafts, passive);
}

function listOf(
  words: readonly string[],
  drafts: readonly Draft[],
  made: boolean,
): CountedList | null {
  const [first, second] = drafts;
  const last = drafts.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  if (isBothAnd(words, first, second) || namesFirst(words, drafts, made)) return null;
  if (namesBehind(words, drafts)) return null;
  // What follows the last member speaks of them all, unless another has such words of its own.
  const others = drafts.slice(0, -1);
  const describes = words[last.bound] === "with" && last.bound < last.to;
  const own = others.some(
    ({ from, bound, to }) => bound < to || (describes && words.slice(from + 2, to).includes("of")),
  );
  const members = drafts.map((draft) => ({
    from: draft.from,
    to: draft === last && !own ? last.bound : draft.to,
    count: made ? Math.max(draft.stated, draft.made) : draft.stated,
    order: draft.kind === "bare" && opensWithOrder(words, draft),
    things: draft.things,
  }));
  const things = members.reduce((sum, { count }) => sum + count, 0);
  return things > members.length && things <= MOST
    ? { members, from: first.from, to: members.at(-1)?.to ?? last.to }
    : null;
}

/** "both import and export", "both the page and the form": the word joins the two and counts nothing more. */
function isBothAnd(words: readonly string[], first: Draft, second: Draft): boolean {
  if (!PAIR.has(words[first.from] ?? "")) return false;
  const article = openingAt(words, first.from + 1).kind === "article";
  return second.kind === "bare" || (second.kind === "article" && article);
}

/** "three pages, home, prices and contact", "all three exports, CSV, JSON and PDF, work": the names of what the first member counts. */
function namesFirst(
  words: readonly string[],
  [first, ...rest]: readonly Draft[],
  made: boolean,
): boolean {
  if (first === undefined || words[first.to] !== ",") return false;
  const count = made ? Math.max(first.stated, first.made) : first.stated;
  const names = rest.slice(0, count);
  // "the one for users", "the front one"
  const isName = ({ kind, from, to }: Draft): boolean => {
    const one = words.indexOf("one", from) + 1;
    const refers = one > 0 && one - from < 4 && (one === to || BOUNDARY.has(words[one] ?? ""));
    return kind === "bare" || (one <= to && refers);
  };
  if (names.length < count || !names.every(isName)) return false;
  // What stands behind the comma that ends the names is told of them.
  const { from = 0, to = 0 } = names.at(-1) ?? {};
  const told = AND.has(words[from - 1] ?? "") && words[to] === "," && !AND.has(words[to + 1] ?? "");
  return rest.length === count || (told && rest.length === count + 1);
}

/** "all three modes quick, normal and full": one word behind the plural, and as many more as make up the number. */
function namesBehind(words: readonly string[], [first, ...rest]: readonly Draft[]): boolean {
  if (first === undefined || rest.length !== first.stated - 1) return false;
  const [thing = "", name = ""] = words.slice(first.to - 2, first.to);
  const isCounted = readNumber(words[first.to - 3] ?? "") !== null;
  return (
    isCounted &&
    PLURAL.test(thing) &&
    !/^\p{L}.*[^s]s$/u.test(name) &&
    rest.every(({ kind, from, to }) => kind === "bare" && to - from === 1)
  );
}

/** "update docs", "shows ten results": no thing that the first verb makes. */
function opensWithOrder(words: readonly string[], { from, to }: Draft): boolean {
  const word = words[from] ?? "";
  const base = orders(word) ? word : verbBase(word);
  if (to - from < 2) return false;
  const counts = openingAt(words, from + 1).kind !== "bare";
  // "published two guides and recorded three videos"
  if (base === null) return counts && isParticiple(word);
  return base === word || counts;
}

/** The members from an index on, as far as they go. */
function draftsFrom(
  tokens: readonly Token[],
  words: readonly string[],
  start: number,
  made: boolean,
): readonly Draft[] {
  const drafts: Draft[] = [];
  let at = opens(tokens, words, start, openingAt(words, start)) ? start : -1;
  let things: Things | null = null;
  while (at >= 0) {
    const opening = openingAt(words, at);
    const end = endOf(tokens, words, at, drafts, opening, made);
    drafts.push({ ...opening, from: at, to: end.to, bound: end.bound, things });
    things = end.repeats ? (things ?? { from: behindNumber(words, at), to: end.bound }) : null;
    at = end.next;
  }
  return drafts;
}

/** Index behind the number with which a member opens: "at least four", "all four", "a dozen". */
function behindNumber(words: readonly string[], from: number): number {
  let at = from;
  while (at < from + 4 && readNumber(words[at] ?? "") === null) at++;
  return at === from + 4 ? from + 1 : at + 1;
}

/** How a member opens at an index. */
function openingAt(words: readonly string[], at: number): Opening {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (PAIR.has(word) && namesThings(next)) return { kind: "number", stated: 2, made: 2 };
  const all = totalOfAll(words, at)?.count ?? 0;
  if (all > 0) return { kind: "number", stated: all, made: all };
  const count = madeTotal(words, at)?.count ?? 1;
  if (count > 1 || readNumber(word) !== null) {
    const kind = word === "one" ? "article" : "number";
    return { kind, stated: 1, made: count };
  }
  const article = EVERY.has(word) || ARTICLES.has(word);
  return { kind: article ? "article" : "bare", stated: 1, made: 1 };
}

const ARTICLES = new Set("a an the each every its their our another".split(" "));

/** Whether a member opens at an index and no explanation: "each with a picture", "two short and three long". */
function opens(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  { kind, made, stated }: Opening,
): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (word === "" || AND.has(word) || word === "," || word === ":") return false;
  if (opensExample(words, at) || /^(?:including|like|such|not|but|or|then|it|them)$/u.test(word))
    return false;
  if (kind === "bare" && (BOUNDARY.has(word) || SUBORDINATORS.has(word))) return false;
  // "plant five trees and water them": what is done to them is no sixth.
  if (kind === "bare" && /^(?:it|them)$/u.test(next)) return false;
  // "both in German", "two of them": it points back.
  if (kind === "bare" ? PAIR.has(word) : made === 1 && /^$|^,$/u.test(next)) return false;
  if (kind !== "bare" && made === 1 && BOUNDARY.has(next)) return false;
  if (/^(?:each|one)$/u.test(word) && /^(?:with|per|for|in|on|each|has|having)$/u.test(next))
    return false;
  const end = nounEnd(words, at);
  if (kind === "bare") {
    const order = verbBase(word) === word;
    return (order || end - at <= LONGEST_BARE) && !vague(words.slice(at, end));
  }
  const noun = words[end - 1] ?? "";
  if (made > stated && readNumber(noun) !== null) return false;
  const elided = made > 1 && kind === "number" && readNumber(words[end - 2] ?? "") !== null;
  return (
    !elided ||
    tokens[end - 1]?.enclosed === true ||
    tokens[end - 1]?.capital === true ||
    PLURAL.test(noun)
  );
}

const LONGEST_BARE = 4;
const PLURAL = /(?:[^s]s|people|children|men|data|media|feet|mice|criteria|indices|series)$/u;

/** Where the words of a noun end: at a comma, `and`, preposition or verb of being. */
function nounEnd(words: readonly string[], from: number): number {
  let at = from + 1;
  while (at < words.length && !isSeparator(words, at) && !BOUNDARY.has(words[at] ?? "")) at++;
  return at;
}

interface End {
  readonly to: number;
  /** Where a preposition begins to say more about the member; `to` where none does. */
  readonly bound: number;
  /** Where the next member begins; -1 when none does. */
  readonly next: number;
  /** Whether that one leaves out what it counts as many again of. */
  readonly repeats: boolean;
}

/** Where the member that opens at an index ends, and whether another follows. */
function endOf(
  tokens: readonly Token[],
  words: readonly string[],
  from: number,
  before: readonly Draft[],
  opening: Opening,
  made: boolean,
): End {
  const inner = new Set<Kind>();
  const outer = new Set([opening.kind, ...before.map(({ kind }) => kind)]);
  const verbAt = made ? -1 : verbFrom(tokens, words, from);
  // "all of the four" opens with a preposition of its own.
  const first = opening.kind === "bare" ? from : from + 1;
  let bound = -1;
  let at = from + 1;
  for (; at < words.length && at - from < LONGEST; at++) {
    const word = words[at] ?? "";
    if (at === verbAt || word === ":" || (made && AUXILIARY.test(word))) break;
    if (SUBORDINATORS.has(word) && !isAsWellAs(words, at)) break;
    if (isSeparator(words, at)) {
      const next = afterSeparator(words, at);
      const following = openingAt(words, next);
      if (opensExample(words, next)) {
        bound = bound < 0 ? at : bound;
        continue;
      }
      const repeats = bound >= 0 && repeatsPhrase(words, next, words[bound] ?? "", following);
      if (next >= words.length || !(repeats || opens(tokens, words, next, following))) break;
      const { kind } = following;
      const belongs =
        bound >= 0 && (kind === "bare" || inner.has(kind) || (inner.size > 0 && !outer.has(kind)));
      if (!belongs) return { to: at, bound: tailAt(words, bound, at), next, repeats };
      inner.add(kind);
      at = next - 1;
    } else if (bound >= 0) {
      const { kind } = openingAt(words, at);
      if (kind !== "bare") inner.add(kind);
    } else if (at > first && (BOUNDARY.has(word) || /.ing$/u.test(word))) bound = at;
  }
  return { to: at, bound: tailAt(words, bound, at), next: -1, repeats: false };
}

/** "four tests for the parser and two for the lexer": as many again of what is named once. */
function repeatsPhrase(
  words: readonly string[],
  at: number,
  preposition: string,
  { kind, made }: Opening,
): boolean {
  const joined = AND.has(words[at - 1] ?? "") && readNumber(words[at - 2] ?? "") === null;
  return (
    joined && kind === "number" && made > 1 && preposition !== "of" && words[at + 1] === preposition
  );
}

/** "three videos by Friday" has such words, "five minutes of video" has none. */
function tailAt(words: readonly string[], bound: number, to: number): number {
  return bound < 0 || words[bound] === "of" ? to : bound;
}

/** Words of one member; a longer stretch is no list of things. */
const LONGEST = 16;
const AUXILIARY =
  /^(?:is|are|was|were|be|been|has|have|had|can|could|may|might|must|shall|should|will|would|does|do)$/u;

/** Where the verb of the clause stands whose last subject opens at an index; -1 for none. */
function verbFrom(tokens: readonly Token[], words: readonly string[], from: number): number {
  const stretch = tokens
    .slice(from, from + LONGEST)
    .map((token) => (token.enclosed || token.capital ? "`" : token.word));
  const verb = findVerb(stretch);
  if (verb.at > 0 && verb.finite) return from + verb.at;
  const before = verbBeforeCount(words, from);
  if (before > 0) return before;
  const last = words.length - 1;
  return last > from && CLOSING_VERB.test(words[last] ?? "") ? last : -1;
}

/** "each of the two reports lists ten rows": a word between a thing and the next number is the verb; -1 for none. */
function verbBeforeCount(words: readonly string[], from: number): number {
  let thing = "";
  for (let at = from + 1; at < words.length && at - from < LONGEST; at++) {
    const word = words[at] ?? "";
    const opened = openingAt(words, at).kind !== "bare";
    if (isSeparator(words, at) || (thing !== "" && (opened || BOUNDARY.has(word)))) return -1;
    if (opened || BOUNDARY.has(word)) continue;
    const inflected = verbBase(word) !== null && verbBase(word) !== word;
    const next = words[at + 1] ?? "";
    const counts = readNumber(next) !== null && (word.endsWith("s") || PLURAL.test(thing));
    const object = inflected && openingAt(words, at + 1).kind !== "bare";
    if (thing !== "" && (counts || object)) return at;
    thing = word;
  }
  return -1;
}
