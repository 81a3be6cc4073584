/**
 * Display width in terminal cells. `Bun.stringWidth` and the `string-width` package agree on emoji
 * sequences, flags, skin tones, variation selectors, combining marks and East Asian text (ambiguous
 * characters are narrow in both); Bun's also counts the spacing vowels of Thai and Devanagari, which
 * terminals do, and is some hundred times faster, which a list of 100,000 goals notices.
 */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** Cells that a text takes on a terminal. */
export function displayWidth(text: string): number {
  return PRINTABLE_ASCII.test(text) ? text.length : Bun.stringWidth(text);
}

/** The text with blanks at its end up to `width` cells. */
export function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

let segmenter: Intl.Segmenter | undefined;

/** What a reader sees as single characters, in order. */
export function* graphemes(text: string): Generator<string> {
  if (PRINTABLE_ASCII.test(text)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
