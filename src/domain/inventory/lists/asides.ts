import { opensWithDeed } from "./deeds.ts";
import { OPENING_WORDS, opensExample, isParenthesis, isPreposition } from "../words/list-words.ts";
import type { Span } from "./member-starts.ts";
import type { Token } from "../text/tokens.ts";
import {
  findVerb,
  isAuxiliary,
  isInflected,
  isNounToo,
  isParticiple,
  verbBase,
} from "../words/verbs.ts";

/** "installation, e.g. on Debian, and removal", "checked, with one row each, and exported". */
export function isAsideAmong(
  words: readonly string[],
  span: Span,
  all: readonly Span[],
  k: number,
): boolean {
  const [from, to] = span;
  if (span === all[0] || span === all.at(-1)) return opensExample(words, from);
  const [first = "", last = ""] = [words[all[0]?.[0] ?? -1], words[all.at(-1)?.[0] ?? -1]];
  if (words[from] === last) return false;
  if (isParenthesis(words, from, to)) return true;
  const foreign = words[from] === "en" || words[from] === "par" || words[from] === "por";
  if (!isPreposition(words, from) || foreign || words[k - 1] !== ",") return false;
  return words[from] !== first;
}

/** "the user, after login, sees the orders and the map": the phrase between the commas parts a subject from its verb. */
export function hasAsideBeforeVerb(words: readonly string[], all: readonly Span[]): boolean {
  const [subject, aside, told] = all;
  if (subject === undefined || aside === undefined || told === undefined || all.length < 4)
    return false;
  return partsFromVerb(words, subject, aside, told);
}

function partsFromVerb(words: readonly string[], subject: Span, aside: Span, told: Span): boolean {
  if (!isPreposition(words, aside[0]) || isPreposition(words, subject[0])) return false;
  if (findVerb(words.slice(...subject)).at >= 0) return false;
  const verb = words[told[0]] ?? "";
  return isAuxiliary(verb) || (isInflected(verb) && (told[1] - told[0] === 1 || !isNounToo(verb)));
}

/** "the shop, in Leeds, is open" as "the shop is open". */
export function withoutAside(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ word }) => word);
  const comma = words.indexOf(",");
  const end = words.indexOf(",", comma + 1);
  if (comma < 1 || end < comma + 2) return tokens;
  const parts = partsFromVerb(words, [0, comma], [comma + 1, end], [end + 1, words.length]);
  return parts ? [...tokens.slice(0, comma), ...tokens.slice(end + 1)] : tokens;
}

/** "labels, tracking, pickup", and not "Ben, our editor, has approved the text" or "on Friday, 13 March, the site is up". */
export function isBareList(
  words: readonly string[],
  all: readonly Span[],
  verbAt: number,
): boolean {
  const [first, last] = [all[0]?.[0] ?? 0, all.at(-1)?.[0] ?? 0];
  if (all.some(([from, to]) => isParenthesis(words, from, to))) return false;
  const at = ADVERB.test(words[last] ?? "") ? last + 1 : last;
  if (opensWithDeed(words, at)) return false;
  if (isPreposition(words, last)) return words[first] === words[last];
  if (all.some(([from]) => from !== first && isPreposition(words, from))) return false;
  const clause = verbAt > last && OPENING_WORDS.has(words[last] ?? "");
  return !clause || all.every(([from]) => OPENING_WORDS.has(words[from] ?? ""));
}

const ADVERB = /^(?:still|also|now|then|never|always|only|just|already)$/u;

/** "the exports, CSV, JSON and PDF, work": the members from the second on name what the first says. */
export function isApart(words: readonly string[], ranges: readonly Span[]): boolean {
  const end = ranges.at(-1)?.[1] ?? 0;
  if (words[end] !== "," || words[ranges[0]?.[1] ?? 0] !== ",") return false;
  if (ranges.slice(1).some(([from]) => opensWithDeed(words, from))) return false;
  const next = words[end + 1] ?? "";
  return (
    opensWithDeed(words, end + 1) ||
    (verbBase(next) !== null && !isParticiple(words[end + 2] ?? ""))
  );
}

/** Where the last member begins behind `and`: past an aside in "and, if possible, Safari". */
export function behindAside(words: readonly string[], at: number): number {
  if (words[at] !== ",") return at;
  const comma = words.indexOf(",", at + 1);
  return comma > at + 1 && comma - at <= 6 ? comma + 1 : at;
}
