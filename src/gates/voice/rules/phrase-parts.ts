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

function pattern(heads: string, rest: readonly string[], isOrder: boolean): PhrasePattern {
  const heading = alternatives(heads);
  return {
    heads: [...new Set(heading.map((head) => /^'?[^ '-]+(?:'t(?= |$))?/.exec(head)?.[0] ?? head))],
    pattern: new RegExp(`(?:${heading.join("|")})${rest.join("")}(?= |$)`, "y"),
    isOrder,
  };
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
