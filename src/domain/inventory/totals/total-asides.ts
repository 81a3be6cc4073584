/**
 * What stands behind a total and names its things: "All four pages (home, shop, cart and contact) load and are translated",
 * "Both reports, weekly and monthly, are generated". It parts no clauses, and is taken over with the total.
 */

import { looksPlural } from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import type { MemberList } from "../lists/member-list.ts";
import { readNumber } from "../words/numbers.ts";
import type { Range } from "../text/split.ts";
import type { Token } from "../text/tokens.ts";
import { EVERY, PAIR } from "./totals.ts";
import { findVerb } from "../words/verbs.ts";

/** So many words lie between the word that counts and the noun at most. */
const REACH = 6;
/** So many words such names have at most. */
const LONGEST = 24;

/** Where the noun of a total stands and where the names behind it end; null for no such names. */
function asideIn(tokens: readonly Token[]): { noun: number; end: number } | null {
  const [first, second] = tokens;
  const isTotal = PAIR.has(first?.word ?? "") || (EVERY.has(first?.word ?? "") && counts(second));
  // "Four pages (home, shop, cart, contact) load": a number alone is one where brackets name what it counts.
  const isNumber = counts(first?.word === "the" ? second : first);
  if (!isTotal && !isNumber) return null;
  for (let at = 1; at < tokens.length - 1 && at < REACH; at++) {
    const [noun, next] = [tokens[at], tokens[at + 1]];
    if (noun === undefined || next === undefined || noun.word === ",") return null;
    if (!looksPlural(noun.word)) continue;
    const isBracket = next.enclosed && /^[([]/u.test(next.word);
    if (!isTotal && !(isBracket && next.word.includes(","))) return null;
    const end = isBracket ? at + 2 : behindNames(tokens, at + 1);
    if (end > 0 && end < tokens.length) return { noun: at, end };
  }
  return null;
}

/** The tokens of a clause that a total opens, its noun with the names behind it as one token. */
export function withNamesEnclosed(tokens: readonly Token[]): readonly Token[] {
  const aside = asideIn(tokens);
  const [noun, last] = [tokens[aside?.noun ?? -1], tokens[(aside?.end ?? 0) - 1]];
  if (aside === null || noun === undefined || last === undefined) return tokens;
  return [...tokens.slice(0, aside.noun), { ...noun, end: last.end }, ...tokens.slice(aside.end)];
}

/** The names between commas behind a total: "weekly" and "monthly" in "Both reports, weekly and monthly, are". */
export function namesBehindTotal(tokens: readonly Token[]): MemberList | null {
  const aside = asideIn(tokens);
  if (aside === null || tokens[aside.noun + 1]?.word !== ",") return null;
  const members: Range[] = [];
  let from = aside.noun + 2;
  for (let at = from; at < aside.end; at++) {
    const word = tokens[at]?.word ?? "";
    if (word !== "," && !AND.has(word)) continue;
    const [first, last] = [tokens[from], tokens[at - 1]];
    if (at > from && first !== undefined && last !== undefined)
      members.push({ start: first.start, end: last.end });
    from = at + 1;
  }
  const [first, last] = [members[0], members.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { start: first.start, end: last.end, members };
}

function counts(token?: Token): boolean {
  return readNumber(token?.word ?? "") !== null;
}

/** Index behind the comma that closes a list of names which another comma opens; -1 for no such list. */
function behindNames(tokens: readonly Token[], comma: number): number {
  if (tokens[comma]?.word !== ",") return -1;
  let joined = false;
  let since = comma;
  for (let at = comma + 1; at < tokens.length && at - comma < LONGEST; at++) {
    const word = tokens[at]?.word ?? "";
    if (AND.has(word)) joined = true;
    else if (word !== ",") continue;
    const piece = tokens.slice(since + 1, at).map((token) => (token.capital ? "`" : token.word));
    // ", home, and contact," has nothing between the comma and the word behind it.
    if (piece.length > 3 || findVerb(piece).at > 0) return -1;
    // "all three reports, one guide, one map and one list, are sent": things of another kind.
    if (/^\p{L}/u.test(piece[0] ?? "") && counts(tokens[since + 1])) return -1;
    if (word === "," && joined && at > since + 1) return at + 1;
    since = at;
  }
  return -1;
}
