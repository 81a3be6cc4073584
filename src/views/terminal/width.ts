import { graphemes } from "../../domain/graphemes.ts";
import { isPlain } from "./escape.ts";

const SPACING_VOWEL = /(?=\p{Mc})[\u0900-\u0d7f]/gu;

/**
 * Cells that a text takes on a terminal. `Bun.stringWidth` and the `string-width` package agree on emoji
 * sequences, flags, skin tones, variation selectors, combining marks and East Asian text (ambiguous
 * characters are narrow in both); Bun's is some hundred times faster, which a list of 100,000 goals
 * notices. Neither counts the spacing vowels of Devanagari to Malayalam, "नि", for which xterm, tmux and
 * others take a cell of their own.
 */
export function displayWidth(text: string): number {
  if (isPlain(text)) return text.length;
  return Bun.stringWidth(text) + (text.match(SPACING_VOWEL)?.length ?? 0);
}

/** What a reader sees as single characters, in order. */
export function characters(text: string): Iterable<string> {
  return isPlain(text) ? text : graphemes(text);
}
