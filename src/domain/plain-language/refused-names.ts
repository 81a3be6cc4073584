import { findPhrase, foldText, placesIn } from "../literal-phrase.ts";
import type { LintContext } from "./context.ts";
import { isExplained } from "./explained.ts";
import type { Span } from "./finding.ts";
import type { Token } from "./tokens.ts";

/** How many words around a name its explanation is looked for. */
const NEAR = 8;

/** What a text has of the names that the policy refuses. */
interface RefusedNames {
  /** Where each stands first that the text explains nowhere; of names that overlap the longest. */
  readonly spans: readonly Span[];
  /** The indexes of all words that belong to such a name, explained or not: nothing else is to be said of them as names. */
  readonly words: ReadonlySet<number>;
}

/** Finds the names that the policy refuses. */
export function findRefusedNames(context: LintContext): RefusedNames {
  const { refused, allowed, masked, tokens } = context;
  const words = new Set<number>();
  if (refused.size === 0) return { spans: [], words };
  const text = masked.ownWords;
  const folded = foldText(text);
  let places: ReturnType<typeof placesIn> | null = null;
  const found: Span[] = [];
  for (const name of refused) {
    if (allowed.has(name)) continue;
    let first: Span | null = null;
    let isPlain = false;
    for (let at = findPhrase(folded, name); at !== null; at = findPhrase(folded, name, at.end)) {
      places ??= placesIn(text);
      const span = places(at);
      const [from, to] = wordsAt(tokens, span);
      if (isOfOther(context, tokens.slice(from, to), span)) continue;
      for (let index = from; index < to; index += 1) words.add(index);
      isPlain ||= explains(text, tokens, from, to, span);
      first ??= span;
    }
    if (first !== null && !isPlain) found.push(first);
  }
  return { spans: longest(found), words };
}

/** The indexes of the words that a span touches. */
function wordsAt(tokens: readonly Token[], span: Span): readonly [from: number, to: number] {
  const first = firstWhere(tokens, ({ end }) => end > span.start);
  return [first, firstWhere(tokens, ({ start }) => start >= span.end)];
}

/** The first index for which something holds that holds for all behind it as well. */
function firstWhere(tokens: readonly Token[], holds: (token: Token) => boolean): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const token = tokens[middle];
    if (token !== undefined && !holds(token)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Part of a file name, path or identifier, or of a longer word that is allowed. */
function isOfOther({ allowed }: LintContext, words: readonly Token[], span: Span): boolean {
  return words.some(
    (token) =>
      (token.technical && (token.start < span.start || token.end > span.end)) ||
      (allowed.size > 0 && allowed.has(foldText(token.whole))),
  );
}

function explains(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  { start, end }: Span,
): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const name = text.slice(start, end);
  const token: Token = {
    text: name,
    start,
    end,
    gap: first?.gap ?? " ",
    opens: first?.opens ?? false,
    technical: false,
    whole: name,
    possessive: last?.possessive ?? false,
  };
  const before = tokens.slice(Math.max(0, from - NEAR), from);
  return isExplained(text, [...before, token, ...tokens.slice(to, to + NEAR)], before.length);
}

/** Without those that overlap a longer one. */
function longest(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => span.start >= end || start >= span.end)) kept.push(span);
  }
  return kept;
}
