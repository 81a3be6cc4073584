import type { MaskedText } from "./protected.ts";
import type { Span } from "./finding.ts";
import type { TextLanguage } from "./language-of.ts";
import type { Token } from "./tokens.ts";
import type { WordSet } from "../word-set.ts";

/** What every rule is given: one text, read once. */
export interface LintContext {
  readonly text: string;
  readonly masked: MaskedText;
  readonly tokens: readonly Token[];
  readonly language: TextLanguage;
  /** Terms that the user's readers know, in small letters. */
  readonly allowed: ReadonlySet<string>;
  /** Names that the user refuses, in small letters. */
  readonly refused: ReadonlySet<string>;
  /** All words of the text in small letters, for names that only their surroundings make clear. */
  readonly vocabulary: WordSet;
  /** Whether the text speaks of the sky, and not only of what is named after it. */
  readonly sky: boolean;
}

/** Every word of `tokens` in small letters, with its singular. */
export function vocabularyOf(tokens: readonly Token[]): WordSet {
  const words = new Set<string>();
  for (const { text, whole } of tokens) {
    words.add(text.toLowerCase());
    words.add(whole.toLowerCase());
  }
  return words;
}

/** The span of a token. */
export function spanOf({ start, end }: Token): Span {
  return { start, end };
}
