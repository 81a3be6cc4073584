import type { PhrasePattern } from "../rule.ts";

/**
 * Pieces that the phrase rules are put together from. The plain form of a sentence has single spaces
 * between all words and signs; a pattern starts at its head word, every further piece eats the space
 * in front of it. In word lists white space parts the alternatives and `_` stands for a space.
 */

function alternatives(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));
}

/** The word a reader's token would hold: "go" of "go-ahead", "don't" whole, "'ve" whole; null for signs. */
function firstToken(text: string): string | null {
  return /^'?[^ '.,;:!?()-]+(?:'t(?= |$))?/.exec(text)?.[0] ?? null;
}

/** The words that a piece must start with; null when it may start with any. */
function wordsOfPiece(piece: string): readonly string[] | null {
  const literal = /^ ('?\p{L}+)(?![\p{L}'?*+{-])/u.exec(piece)?.[1];
  if (literal !== undefined) return [literal];
  const choices = /^ \(\?:([^()[\]*+?\\]+)\)(?![?*+{])/.exec(piece)?.[1];
  if (choices === undefined) return null;
  const firsts = choices.split("|").map(firstToken);
  return firsts.every((first) => first !== null) ? firsts : null;
}

/** The words that must come first in a row of pieces; null when any may. */
function firstTokens(pieces: readonly string[]): readonly string[] | null {
  const gathered: string[] = [];
  for (const piece of pieces) {
    const optional = /^\(\?:( \(\?:[^()]*\))\)(?:\?|\{0,\d+\})$/.exec(piece)?.[1];
    const firsts = wordsOfPiece(optional ?? piece);
    if (firsts === null) return null;
    gathered.push(...firsts);
    if (optional === undefined) return gathered;
  }
  return null;
}

function pattern(heads: string, rest: readonly string[], isOrder: boolean): PhrasePattern {
  const heading = alternatives(heads);
  const behind = firstTokens(rest);
  const openings = heading.map((opening) => {
    const head = firstToken(opening) ?? opening;
    const more = opening.slice(head.length);
    // Behind a hyphen or a dash the next token is no matter of spaces: leave it to the pattern.
    if (more === "") return { head, seconds: behind };
    const second = more.startsWith(" ") ? firstToken(more.slice(1)) : null;
    return { head, seconds: second === null ? null : [second] };
  });
  return {
    openings,
    pattern: new RegExp(`(?:${heading.join("|")})${rest.join("")}(?= |$)`, "y"),
    isOrder,
  };
}

/** The words of a list, as they are. */
export function listed(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** Words that would mark too many sentences. */
const EVERYWHERE = new Set(
  "it the a of to in on with not no you this that down off up out over then get read three and or be is are us me for do put cut desk last run".split(
    " ",
  ),
);

/** The words of a list that are rare enough to mark a sentence. */
export function anchorsIn(list: string): readonly string[] {
  return [...new Set(list.split(/[\s_-]+/))].filter((word) => word !== "" && !EVERYWHERE.has(word));
}

/** A pattern that starts with one of the heads. */
export function at(heads: string, ...rest: readonly string[]): PhrasePattern {
  return pattern(heads, rest, false);
}

/** The same where it is an order: at the start of a clause, behind "and", "please", "you can". */
export function order(heads: string, ...rest: readonly string[]): PhrasePattern {
  return pattern(heads, rest, true);
}

/** Up to `most` words of any kind. */
export function words(most: number): string {
  return `(?: [^ ]+){0,${most}}?`;
}

/** Up to `most` words, none of them a sign. */
export function terms(most: number): string {
  return `(?: [^ ,.;:!?()]+){0,${most}}?`;
}

/** One of the words, with the space before it. */
export function one(list: string): string {
  return ` (?:${alternatives(list).join("|")})`;
}

/** The same with words that stay strangers to the reader elsewhere: a word that must stand second is known to it. */
export function hidden(list: string): string {
  return `(?:${one(list)})`;
}

/** The same, or nothing. */
export function maybe(list: string): string {
  return `(?:${one(list)})?`;
}

/** Any number up to `most` of the words. */
export function some(list: string, most: number): string {
  return `(?:${one(list)}){0,${most}}`;
}

/** Articles and possessives, or nothing. */
export const THE = maybe("the a an this that these those your our my their all any every some its");
