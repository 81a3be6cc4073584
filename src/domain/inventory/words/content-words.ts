import { remembered } from "../../remembered.ts";
import { readNumber } from "./numbers.ts";
import { foldWord, stem } from "./stem.ts";
import { FILLERS, STOP_WORDS } from "./stop-words.ts";

/** A word with a letter or digit; figures keep their separators (`1,204`, `3.5`, `4.5:1`). */
const WORD = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const NO_SPACES = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/u;

/**
 * The stems of a text's content words, in order, copies included. Function words and fillers are
 * left out, identifiers and paths are taken apart (`export_ics`, `CheckBadge.vue`), number words
 * become digits. When nothing but filler is there ("it works") the fillers are kept, so that only
 * a text without words has none.
 */
export function contentWords(text: string): readonly string[] {
  const found: string[] = [];
  const fillers: string[] = [];
  for (const [word] of text.matchAll(WORD))
    for (const { stem: stemmed, fills } of readingOf(word)) (fills ? fillers : found).push(stemmed);
  return found.length > 0 ? found : fillers;
}

interface Part {
  readonly stem: string;
  readonly fills: boolean;
}

/** A message and what it is held against say the same words again and again. */
const readingOf = remembered(read, { most: 8_192, longest: 40 });

/** Empty for a function word. */
function read(word: string): readonly Part[] {
  const parts: Part[] = [];
  for (const part of partsOf(word)) {
    const folded = foldWord(part);
    if (STOP_WORDS.has(folded) || STOP_WORDS.has(part.toLowerCase())) continue;
    const number = readNumber(part);
    parts.push({
      stem: number === null ? stem(part) : String(number),
      fills: FILLERS.has(folded),
    });
  }
  return parts;
}

function partsOf(word: string): readonly string[] {
  if (NO_SPACES.test(word)) return segmented(word);
  if (word.length < 4 || !/\p{Lu}/u.test(word.slice(1)) || word === word.toUpperCase())
    return [word];
  const parts = word.split(CAMEL).filter((part) => part.length > 1);
  return parts.length > 0 ? parts : [word];
}

let segmenter: Intl.Segmenter | null = null;

/** Words of a script that is written without spaces. */
function segmented(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  const words: string[] = [];
  for (const piece of segmenter.segment(text))
    if (piece.isWordLike === true) words.push(piece.segment);
  return words;
}
