import { stemsOf } from "./item-words.ts";

/** A word of an item, a mark, or a quotation as a whole: what it says is not said of the delivery. */
export interface Token {
  /** Lower case. */
  readonly word: string;
  readonly stems: readonly string[];
  readonly capital: boolean;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|`[^`\n]{1,200}`|[\p{L}\p{N}]+(?:['’]\p{L}+)*|[,;.!?()|→—–]|(?<=\s)-(?=\s)|[✗✘❌✕✖]/gu;

/** The words and marks of an item, in order. */
export function itemTokens(item: string): readonly Token[] {
  return [...item.matchAll(TOKEN)].map((match): Token => ({
    word: match[0].toLowerCase(),
    stems: stemsOf(match[0]),
    capital: /^\p{Lu}/u.test(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
