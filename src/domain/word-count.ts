/** Scripts that put no spaces between words; there a run of characters is many words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | null = null;

/**
 * The number of words: runs of non-space characters with a letter or digit in them; in scripts
 * without spaces, the words that `Intl.Segmenter` finds. The locale is fixed, so that every machine
 * counts alike.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const run of text.split(/\s+/u)) {
    if (!LETTER_OR_DIGIT.test(run)) continue;
    count += UNSPACED.test(run) ? countSegments(run) : 1;
  }
  return count;
}

/** Whether a text has a word: a letter or digit of any script. */
export function hasWord(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

function countSegments(run: string): number {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike === true) count += 1;
  return Math.max(count, 1);
}
