import { foldText } from "../literal-phrase.ts";
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
  /** Terms that the user's readers know, folded as `foldText` does. */
  readonly allowed: ReadonlySet<string>;
  /** Names that the user refuses, folded as `foldText` does. */
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

/** True for a word that the user's readers know, by itself or as the compound that it is a part of. */
export function isAllowed({ allowed }: LintContext, { text, whole }: Token): boolean {
  return allowed.size > 0 && (allowed.has(foldText(text)) || allowed.has(foldText(whole)));
}

/** The span of a token. */
export function spanOf({ start, end }: Token): Span {
  return { start, end };
}
