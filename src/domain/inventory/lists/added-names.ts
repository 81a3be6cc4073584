/** Names that are joined by more than "and": "tabs as well as blank lines", "not only the door but also the gate". */

import { ownVerb } from "../clauses/sides.ts";
import type { Token } from "../text/tokens.ts";
import { AS_WELL_AS, isAsWellAs } from "../words/list-words.ts";

/** So many words of a name stand between "not only" and "but also" at most. */
const REACH = 12;
/** "just as well as the old one": how well it does. */
const COMPARES = /^(?:just|least|almost|nearly|quite|equally|works?|it|they|this|that)$/u;

/**
 * The tokens with one `AS_WELL_AS` for each "as well as" and "but also" that joins two names, and without the "not only" in front
 * of the first; what stands between commas is left ("Ann, as well as Bob, sends it").
 */
export function withNamesAdded(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ word }) => word);
  const only = notOnlyIn(words);
  const also = only < 0 ? -1 : butIn(words, only);
  if (also < 0 && !words.includes("well")) return tokens;
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (also >= 0 && (at === only || at === only + 1))) continue;
    const to =
      at === also ? (words[at + 1] === "also" ? at + 1 : at) : joinsNames(words, at) ? at + 2 : -1;
    if (to < 0) found.push(token);
    else {
      found.push({ ...token, end: tokens[to]?.end ?? token.end, word: AS_WELL_AS });
      at = to;
    }
  }
  return found;
}

function notOnlyIn(words: readonly string[]): number {
  const at = words.indexOf("only");
  return at > 0 && words[at - 1] === "not" ? at - 1 : -1;
}

/** Where the "but" stands that belongs to a "not only" before a name; -1 for nowhere, and where that stands before a verb. */
function butIn(words: readonly string[], only: number): number {
  const but = words.indexOf("but", only + 3);
  if (but < 0 || but - only > REACH || but + (words[but + 1] === "also" ? 2 : 1) >= words.length)
    return -1;
  return words.slice(only, but).includes(",") ? -1 : but;
}

function joinsNames(words: readonly string[], at: number): boolean {
  if (!isAsWellAs(words, at) || at < 1 || at + 3 >= words.length) return false;
  const before = words[at - 1] ?? "";
  if (before === ",") return !words.includes(",", at);
  return !COMPARES.test(before) && ownVerb(words.slice(0, at)) !== at - 1;
}

/** A text without the "not only" that its names had. */
export function withoutOnly(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])not only(?:\s|$)/iu, "");
}
