import { type Draft, type Things, draftsFrom } from "./counted-members.ts";
import { PLURAL, openingAt } from "./counted-openings.ts";
import { AND, BOUNDARY, isPreposition, isSeparator } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { type Token, listWords } from "../text/tokens.ts";
import { EVERY, ORDERED, PAIR, PASSIVE, makes, orders } from "./totals.ts";
import { isParticiple, verbBase } from "../words/verbs.ts";

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

/** Two or more members, at least one of which counts several things; indices of tokens, end exclusive. */
export interface CountedList {
  readonly members: readonly CountedMember[];
  readonly from: number;
  readonly to: number;
}

/** Past so many things no person means each, and every one of them repeats the clause. */
const MOST = 200;

/** "create both guides and all four templates", "two posts, three videos and a guide are published". */
export function findCountedList(tokens: readonly Token[]): CountedList | null {
  const words = listWords(tokens);
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
  const list = subjects ?? (marked > 0 ? listAt(tokens, words, marked) : null);
  // "a chart for both variants, a check of the ratio and a note": what stands behind a preposition opens no list of others.
  const inside = subjects === null && isPreposition(words, marked - 1);
  const apart = list?.members
    .slice(1)
    .every(({ from }) => openingAt(words, from).kind === "article");
  return inside && apart === true ? null : list;
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
