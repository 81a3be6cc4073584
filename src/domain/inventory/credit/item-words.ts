import { contentWords } from "../words/content-words.ts";
import { foldWord, stem } from "../words/stem.ts";
import { FILLERS, STOP_WORDS } from "../words/stop-words.ts";

/** What joins a number to what it counts: "all four of the endpoints". */
export const LINK = /^(?:of|von|the|these|those|our|its|their|der|den|die)$/u;
/** What stands between a part and the whole: "three of four". */
export const PART_OF = /^(?:of|von|di|van)$/u;
/** How many words may stand between "all" and what it counts. */
export const REACH = 4;

/** Whether a word of an item is a function word. */
export function isStop(word: string): boolean {
  return STOP_WORDS.has(foldWord(word)) || STOP_WORDS.has(word.toLowerCase());
}

/** The stems of one word of an item; none for a function word, a filler or a mark. */
export function stemsOf(word: string): readonly string[] {
  return isStop(word) || FILLERS.has(foldWord(word)) || !/[\p{L}\p{N}]/u.test(word)
    ? []
    : contentWords(word);
}

/** The stems of all words of a text, function words too. */
export function everyWord(text: string): readonly string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => stem(foldWord(word)));
}
