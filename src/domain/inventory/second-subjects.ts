import { AND, CLOSING_VERB, isBoundary } from "./list-words.ts";
import type { MemberList } from "./members.ts";
import { ARTICLE } from "./member-bounds.ts";
import type { Token } from "./tokens.ts";
import { findVerb } from "./verbs.ts";

/** How many words name what a list is of, or the subject behind it. */
const LONGEST = 4;

/**
 * "the CSV, JSON, and PDF exports and the import work": where the `and` behind a list and what it is of stands that joins
 * one more subject, and where the verb of all; null for none. Indices of tokens.
 */
export function secondSubject(
  tokens: readonly Token[],
  list: MemberList,
): { readonly and: number; readonly verb: number } | null {
  const from = tokens.findIndex(({ start }) => start >= list.end);
  if (from < 0 || list.members.length < 3 || list.told === true) return null;
  const first = tokens.findIndex(({ start }) => start >= list.start);
  if (first > 1) return null;
  const words = tokens.map(({ word, enclosed }) => (enclosed ? "`" : word));
  const and = words.findIndex((word, at) => at >= from && AND.has(word));
  if (and <= from || and - from > LONGEST || !ARTICLE.test(words[and + 1] ?? "")) return null;
  for (let at = from; at < and; at++) if (words[at] === "," || isBoundary(words, at)) return null;
  const behind = words.slice(and + 2, and + 2 + LONGEST + 1);
  const told = findVerb(behind);
  const last = words.length - 1;
  const closing = CLOSING_VERB.test(words[last] ?? "") ? last : -1;
  const verb = told.at > 0 && told.finite ? and + 2 + told.at : closing;
  if (verb <= and + 2 || verb - and > LONGEST + 2) return null;
  for (let at = and + 2; at < verb; at++)
    if (words[at] === "," || isBoundary(words, at)) return null;
  return { and, verb };
}
