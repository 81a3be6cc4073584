let segmenter: Intl.Segmenter | undefined;

/** User-perceived characters, in order: an emoji or a letter with its accents is one. The locale is fixed, so that every machine tells the same. */
export function* graphemes(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
