/** Lists behind a colon: "three alerts: error rate, latency, queue age". */

import { AND, CLOSING_VERB } from "../words/list-words.ts";
import { LONGEST_MEMBER } from "./member-starts.ts";
import { type MemberList, spanOf } from "./member-list.ts";
import type { Range } from "../text/split.ts";
import { type Token, verbWords } from "../text/tokens.ts";
import { findVerb, isAuxiliaryForm, isParticiple } from "../words/verbs.ts";

/** "three alerts: error rate, latency, queue age". */
export function listAfterColon(tokens: readonly Token[]): MemberList | null {
  const colon = tokens.findIndex((token) => token.word === ":");
  if (colon < 1 || colon >= tokens.length - 1) return null;
  const members: Range[] = [];
  let from = colon + 1;
  for (let i = colon + 1; i <= tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word !== undefined && word !== "," && !AND.has(word)) continue;
    if (i > from) {
      if (i - from > LONGEST_MEMBER) return null;
      members.push(spanOf(tokens, from, i));
    }
    from = i + 1;
  }
  const first = members[0];
  const last = members.at(-1);
  if (first === undefined || last === undefined || members.length < 2) return null;
  if (shareHelper(tokens, first, members.slice(1))) return null;
  return { start: first.start, end: last.end, members };
}

/** "works offline: notes can be read, edited and saved": a clause, whose verb has several deeds, and no list of names. */
function shareHelper(tokens: readonly Token[], first: Range, others: readonly Range[]): boolean {
  const wordsOf = ({ start, end }: Range): readonly string[] =>
    verbWords(tokens.filter((token) => token.start >= start && token.end <= end));
  const words = wordsOf(first);
  const helper = words.findIndex((word, at) => at > 0 && isAuxiliaryForm(word));
  return (
    helper > 0 &&
    words.some((word, at) => at > helper && isParticiple(word)) &&
    others.every((other) => isParticiple(wordsOf(other)[0] ?? ""))
  );
}

/**
 * The list behind "all three:". The verb after the last name ("Linux, macOS and Windows builds are listed"),
 * and a noun where the names before it are one word each, speak of them all.
 */
export function announcedList(tokens: readonly Token[], list: MemberList): MemberList {
  const plain = { ...list, announced: true };
  const [last, ...others] = list.members
    .map(({ start, end }) => tokens.filter((token) => token.start >= start && token.end <= end))
    .toReversed();
  if (last === undefined || tokens.at(-1)?.end !== list.end) return plain;
  const verb = verbOf(last);
  if (verb < 1 || others.some((member) => verbOf(member) >= 0)) return plain;
  const short = others.every((member) => member.length === 1);
  const [from, to] = [last[0], last[short ? 0 : verb - 1]];
  if (from === undefined || to === undefined) return plain;
  const members = [...list.members.slice(0, -1), { start: from.start, end: to.end }];
  return { ...plain, end: to.end, members };
}

/** Where the verb stands in "Windows builds are listed" or "adjust and transfer answer"; -1 for none. */
function verbOf(tokens: readonly Token[]): number {
  const words = verbWords(tokens);
  const verb = findVerb(words);
  if (verb.at > 0 && verb.finite) return verb.at;
  return words.length > 1 && CLOSING_VERB.test(words.at(-1) ?? "") ? words.length - 1 : -1;
}
