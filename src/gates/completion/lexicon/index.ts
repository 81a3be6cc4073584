/** The lexicon of the completion gate; where two lists name the same words, the earlier one has them. */

import type { Lexicon } from "../clauses/word-table.ts";
import { DELAY } from "./delay.ts";
import { GRAMMAR } from "./grammar.ts";
import { TROUBLE, WORK } from "./work.ts";

export const LEXICON: Lexicon = [...DELAY, ...GRAMMAR, ...TROUBLE, ...WORK];

/** Classes of what stands between words, and of words that no list names, by what they look like. */
const SHAPES = [
  "sep",
  "comma",
  "ask",
  "percent",
  "arrow",
  "mask",
  "number",
  "word",
  "past_form",
  "ing_form",
  "adverb",
];

/** All classes, in the order of their letters. */
export const CLASS_NAMES: readonly string[] = [
  ...SHAPES,
  ...new Set(LEXICON.flatMap(([names]) => names.split(" "))),
];
