import { mayOrder } from "../clauses/orders.ts";
import { contentWords } from "../words/content-words.ts";
import { AS_WELL_AS, isPreposition, MAKING, ONE_THING } from "../words/list-words.ts";
import { ARTICLE, type Span } from "./member-starts.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isParticiple, verbBase } from "../words/verbs.ts";

/**
 * Two members count apart as the clause's subject, as what is made, after `both`, or when both are names.
 *
 * @param front where the clause begins behind a phrase like "In CI,"
 */
export function pairCounts(
  words: readonly string[],
  tokens: readonly Token[],
  [a, b]: readonly Span[],
  verbAt: number,
  front: number,
): boolean {
  if (a === undefined || b === undefined) return false;
  const before = words[a[0] - 1] ?? "";
  if (before === "from") return false;
  const key = `${words[a[1] - 1] ?? ""} ${words[b[0]] ?? ""}`;
  if (ONE_THING.has(key)) return false;
  if (before === "both" || MAKING.has(before) || words[a[1]] === AS_WELL_AS) return true;
  const [one, other] = [tokens.slice(a[0], a[1]), tokens.slice(b[0], b[1])];
  // "12 passed and 0 failed"
  const done = one.length > 1 && isParticiple(one.at(-1)?.word ?? "");
  if (done && [one, other].every(([first]) => readNumber(first?.word ?? "") !== null)) return false;
  const measured = isMeasure(one) && isMeasure(other) && isPreposition(words, a[0] - 1);
  if (measured ? one[1]?.word === other[1]?.word : isName(one) && isName(other)) return true;
  if (areAlike(words, a, b)) return true;
  if (isOneThing(words, a, b) || JOINT.test(words[b[1]] ?? "")) return false;
  if (verbAt < 0 && areOfOrder(tokens, words, a, b)) return false;
  const opens = a[0] === front;
  if (opens && findVerb([words[b[1] - 1] ?? "", words[b[1]] ?? ""]).at === 1) return true;
  if (words[b[1]] === "work" || words[b[1]] === "pass") return opens;
  if (verbAt < 0) return opens;
  return a[0] <= front + 1 && verbAt >= b[1] && (opens || before === "the");
}

/** "covers the happy path and the timeout path": two of a kind by the noun that both end with. */
function areAlike(words: readonly string[], [from, to]: Span, [other, end]: Span): boolean {
  if (end < words.length || to - from < 2 || end - other < 2) return false;
  const opening = words[from] ?? "";
  if (!ARTICLE.test(opening) || !ARTICLE.test(words[other] ?? "")) return false;
  const head = words[end - 1] ?? "";
  if (head !== words[to - 1] || !/^\p{L}+$/u.test(head) || to - from + end - other < 5)
    return false;
  // Of "the old town and the new town" an item has no word to name the second with.
  const haveNames = [words.slice(from, to), words.slice(other, end)].every(
    (name) => contentWords(name.join(" ")).length > 1,
  );
  return haveNames && !RELATES.test(words[from - 1] ?? "");
}

/** Whether there is to be none of what follows. */
export function isDenied(before: readonly string[]): boolean {
  return before.some((word) => DENIES.test(word));
}

const DENIES = /^(?:not|no|never|nobody|nothing|none|neither|without|cannot|\p{L}+n['’]t)$/u;

/** What is done to two things at once: "compares the old plan and the new plan". */
export const RELATES =
  /^(?:compare|join|merge|link|connect|combine|match|mix|swap|distinguish|separate)(?:s|es|d|ed)?$/u;

/** "wipe the desk and the shelf": one deed done to two things, as "check the pump and the valve" is. */
function areOfOrder(
  tokens: readonly Token[],
  words: readonly string[],
  [from, to]: Span,
  [other]: Span,
): boolean {
  const both = ARTICLE.test(words[from + 1] ?? "") && ARTICLE.test(words[other] ?? "");
  return from === 0 && to > 2 && both && mayOrder(tokens.slice(0, to));
}

/** "the question and answer page is live": the verb speaks of one thing that both words describe. */
function isOneThing(words: readonly string[], a: Span, b: Span): boolean {
  const verb = words[b[1]] ?? "";
  const base = verbBase(verb);
  const singular =
    /^(?:is|was|has|does|isn't|wasn't|hasn't)$/u.test(verb) || (base ?? verb) !== verb;
  return (
    singular &&
    a[1] - a[0] === 2 &&
    /^(?:an?|the|our|its|their)$/u.test(words[a[0]] ?? "") &&
    b[1] - b[0] > 1 &&
    !/^(?:an?|the|our|its|their|each|every|any|no)$/u.test(words[b[0]] ?? "") &&
    !UNCOUNTED.test(words[b[1] - 1] ?? "")
  );
}

/** What two things do to each other. */
const JOINT = /^(?:differ|coincide|overlap|alternate|collide|intersect|rhyme)$/u;

/** There is one of these even where two are meant: "the CPU and memory usage is low". */
const UNCOUNTED =
  /^(?:usage|use|load|support|coverage|documentation|data|access|traffic|time|content|text|information|work|software|handling|testing)$/u;

/** "4 GB", "2 cores": two of a kind ("360 px and 414 px") are two, others are what one thing has. */
function isMeasure([first, second]: readonly Token[]): boolean {
  return second !== undefined && first !== undefined && readNumber(first.word) !== null;
}

/** Capitals inside, digits, or code: the member is a name, not a common noun. */
export function isName(tokens: readonly Token[]): boolean {
  if (tokens.length === 0 || tokens.length > 4) return false;
  return tokens.some(
    (token) =>
      (token.enclosed && token.word.startsWith("`")) ||
      /\d|^[^\s]*[/.#@_][^\s]+$|^--?\p{L}/u.test(token.word) ||
      token.capital,
  );
}
