/** The members of a list that counts things: where each ends and what it leaves out of the one before. */

import {
  type Kind,
  type Opening,
  PLURAL,
  behindNumber,
  openingAt,
  opens,
} from "./counted-openings.ts";
import {
  AND,
  BOUNDARY,
  CLOSING_VERB,
  afterSeparator,
  isAsWellAs,
  isSeparator,
  opensExample,
} from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { type Token, verbWords } from "../text/tokens.ts";
import { SUBORDINATORS, findVerb, isAuxiliaryForm, verbBase } from "../words/verbs.ts";

export interface Things {
  readonly from: number;
  readonly to: number;
}

export type Draft = Opening & { from: number; to: number; bound: number; things: Things | null };

/** The members from an index on, as far as they go. */
export function draftsFrom(
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
    if (at === verbAt || word === ":" || (made && isAuxiliaryForm(word))) break;
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

/** Where the verb of the clause stands whose last subject opens at an index; -1 for none. */
function verbFrom(tokens: readonly Token[], words: readonly string[], from: number): number {
  const verb = findVerb(verbWords(tokens.slice(from, from + LONGEST)));
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
