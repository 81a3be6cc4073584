/**
 * Pieces that the phrase rules are put together from. The plain form of a sentence has single spaces
 * between all words and signs and one at both ends; every piece eats the space in front of it.
 */

/** The place where an order to the session can start. */
export const ORDER =
  "(?:^|[,;:!?().–*-]| (?:and|then|so|just|please|simply|instead|you can|you may|you should|you could|you must|you will|you need to|you have to|you are to|go ahead and|feel free to|be sure to|make sure to|allowed to|free to|want you to|need you to|better|also|now|or|but|first|finally|quickly|kindly|rather|lets|let 's|we can|can you|could you|would you|to be safe|always|either|next|afterwards|here|today|even|by all means|for now|remember to|try to|do))";

/** Up to `most` words of any kind. */
export function words(most: number): string {
  return `(?: [^ ]+){0,${most}}?`;
}

/** One of the words, with the space before it. */
export function one(list: string): string {
  return ` (?:${list.trim().replace(/\s+/g, "|").replace(/_/g, " ")})`;
}

/** The same, or nothing. */
export function maybe(list: string): string {
  return `(?:${one(list)})?`;
}

/** Any number up to `most` of the words. */
export function some(list: string, most: number): string {
  return `(?:${one(list)}){0,${most}}`;
}

/** A phrase with the space that must follow its last word. */
export function phrase(...parts: readonly string[]): RegExp {
  return new RegExp(`${parts.join("")}(?= |$)`);
}

/** Articles and possessives. */
export const THE = maybe("the a an this that these those your our my their all any every some its");
