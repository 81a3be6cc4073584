/**
 * Looks for a text that somebody gave (a phrase, a name) as it stands in another: without regard to case, spacing, the kind
 * of dash and quote, and the way a letter with its mark is stored. One way for phrases, names and terms of a policy.
 */

/** Quotation marks, and the apostrophes, accents, primes and ornaments that are typed for them, are one character. */
const QUOTE = "[\\p{Quotation_Mark}`´′″‴‵‶‷ʹʺʻʼʽ❛❜❝❞❟❠׳״]";
const DASH = "[\\p{Dash_Punctuation}−]";
/** A quote is folded with the blanks around it: some styles set them ("« so »"). */
const FOLDED = new RegExp(`\\s*(?<quote>${QUOTE})\\s*|(?<dash>${DASH})|\\s+`, "gu");
/** The smallest parts of a text that are folded by themselves as they are in the whole: a character with its marks. */
const PART = new RegExp(`\\s*${QUOTE}\\s*|\\s+|[^]\\p{M}{0,30}`, "gu");
/** What is folded by its case alone. */
const PLAIN = /^[\w+.,;:!?()/&#@-]*$/u;

/** One text for all that differs in case, spacing, quote style, dash or in how a letter with its mark is stored. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const lower = decomposed(text)
    .replaceAll(FOLDED, (_, quote?: string, dash?: string) => {
      if (quote !== undefined) return "'";
      return dash === undefined ? " " : "-";
    })
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ");
  return decomposed(lower);
}

/**
 * A character with up to thirty marks, as in the Stream-Safe Text Format of Unicode Annex 15: to put a longer run in
 * order takes time by the square of its length.
 */
const COMPOSED = /[^\0-\x7f]\p{M}{0,30}|[\0-\x7f]\p{M}{1,30}/gu;

function decomposed(text: string): string {
  return text.replaceAll(COMPOSED, (part) => part.normalize("NFD"));
}

/** Scripts that set no spaces between words, and those that write particles of one letter in front of a word. */
const NO_BEGINNINGS =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}\\p{scx=Arabic}\\p{scx=Hebrew}";
/** Scripts of languages that write particles, cases and postpositions on to the end of any word as well. */
const NO_ENDS =
  "\\p{scx=Hangul}\\p{scx=Georgian}\\p{scx=Tamil}\\p{scx=Telugu}\\p{scx=Kannada}\\p{scx=Malayalam}\\p{scx=Sinhala}\\p{scx=Mongolian}";
const IN_WORD = "[\\p{L}\\p{N}\\p{M}]";

/** A letter or digit behind which no other word begins. */
const BEFORE_WORD = new RegExp(`[${IN_WORD}--[${NO_BEGINNINGS}]]$`, "v");
/** One behind a word that makes it another. */
const AFTER_WORD = new RegExp(`^[${IN_WORD}--[${NO_BEGINNINGS}${NO_ENDS}]]`, "v");
const BEGINS_WORD = new RegExp(`^[${IN_WORD}--[${NO_BEGINNINGS}]]`, "v");
const ENDS_WORD = new RegExp(`[${IN_WORD}--[${NO_BEGINNINGS}${NO_ENDS}]]$`, "v");
/** A mark belongs to the letter before it, and a vowel or closing letter of Hangul to its syllable: that is another letter then. */
const GOES_ON = /^[\p{M}\u1160-\u11ff\ud7b0-\ud7fb]/u;

/** A stretch of a folded text, end exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a folded phrase stands in a folded text from `from` on; null where it is nowhere or only inside of a word. In scripts
 * without spaces, and in those whose languages write particles on to a word, a word may begin or end anywhere.
 */
export function findPhrase(text: string, phrase: string, from = 0): Place | null {
  if (phrase === "") return null;
  let start = text.indexOf(phrase, from);
  if (start < 0) return null;
  const begins = BEGINS_WORD.test(phrase);
  const ends = ENDS_WORD.test(phrase);
  for (; start >= 0; start = text.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    // A code point may take two units.
    const before = text.slice(Math.max(0, start - 2), start);
    const after = text.slice(end, end + 2);
    const inside =
      (begins && BEFORE_WORD.test(before)) ||
      (ends && AFTER_WORD.test(after)) ||
      GOES_ON.test(after);
    if (!inside) return { start, end };
  }
  return null;
}

/** Tells where stretches of the folded text stand in the text itself, without the blanks around them. */
export function placesIn(text: string): (folded: Place) => Place {
  /** Where each part begins, in the text and folded; one more for the end. */
  const starts: number[] = [];
  const foldedStarts: number[] = [];
  let length = 0;
  for (const { index, 0: part } of text.matchAll(PART)) {
    starts.push(index);
    foldedStarts.push(length);
    length += foldText(part).length;
  }
  starts.push(text.length);
  foldedStarts.push(length);
  return (folded) => {
    const start = starts[lastUpTo(foldedStarts, folded.start)] ?? 0;
    const end = starts[lastUpTo(foldedStarts, folded.end - 1) + 1] ?? text.length;
    const found = text.slice(start, end);
    return { start: end - found.trimStart().length, end: start + found.trimEnd().length };
  };
}

/** The index of the last of some ascending numbers that is at most `limit`. */
function lastUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((ascending[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
