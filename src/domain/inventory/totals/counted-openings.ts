/** How a member of a list that counts things opens: "all four templates", "a guide", "both". */

import { AND, BOUNDARY, isSeparator, opensExample, vague } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import type { Token } from "../text/tokens.ts";
import { EVERY, PAIR, madeTotal, namesThings, totalOfAll } from "./totals.ts";
import { SUBORDINATORS, verbBase } from "../words/verbs.ts";

/** How a member begins; what follows a preposition goes on with the nearest of its kind. */
export type Kind = "number" | "article" | "bare";

export interface Opening {
  readonly kind: Kind;
  /** How many where the number counts by itself ("all four", "both"). */
  readonly stated: number;
  /** How many where it counts only as what is made ("three"). */
  readonly made: number;
}

/** Index behind the number with which a member opens: "at least four", "all four", "a dozen". */
export function behindNumber(words: readonly string[], from: number): number {
  let at = from;
  while (at < from + 4 && readNumber(words[at] ?? "") === null) at++;
  return at === from + 4 ? from + 1 : at + 1;
}

/** How a member opens at an index. */
export function openingAt(words: readonly string[], at: number): Opening {
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
export function opens(
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

export const PLURAL =
  /(?:[^s]s|people|children|men|data|media|feet|mice|criteria|indices|series)$/u;

/** Where the words of a noun end: at a comma, `and`, preposition or verb of being. */
function nounEnd(words: readonly string[], from: number): number {
  let at = from + 1;
  while (at < words.length && !isSeparator(words, at) && !BOUNDARY.has(words[at] ?? "")) at++;
  return at;
}
