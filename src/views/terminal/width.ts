import { isPlain } from "./escape.ts";

/**
 * Display width in terminal cells. `Bun.stringWidth` and the `string-width` package agree on emoji
 * sequences, flags, skin tones, variation selectors, combining marks and East Asian text (ambiguous
 * characters are narrow in both); Bun's is some hundred times faster, which a list of 100,000 goals
 * notices. Neither counts the spacing vowels of Indic scripts, for which many terminals take a cell of
 * their own: columns with Bengali or Devanagari in them may not line up there.
 */
/** Cells that a text takes on a terminal. */
export function displayWidth(text: string): number {
  return isPlain(text) ? text.length : Bun.stringWidth(text);
}

let segmenter: Intl.Segmenter | undefined;

/** What a reader sees as single characters, in order. */
export function* graphemes(text: string): Generator<string> {
  if (isPlain(text)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
