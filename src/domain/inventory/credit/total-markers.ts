/** The words of an item that open a total. */

import { countAt } from "../words/counts.ts";
import { LINK, PART_OF } from "./item-words.ts";
import { withoutListNumber } from "./list-marks.ts";
import { EVERY, PAIR } from "../totals/totals.ts";

/** "all", "both", "three of the four" or a number, and where the words begin that say of what. */
export interface Marker {
  /** How many; null for "all" alone. */
  readonly count: number | null;
  readonly from: number;
  /** A number in the middle of the item, which names a total only where the condition states one. */
  readonly weak: boolean;
  /** It asks for a plural: a number, "both", "all", and not "every". */
  readonly many: boolean;
  /** The word before it. */
  readonly before: string;
}

/** "4.2" and "4:30" are no number of things. */
const WORD = /\d+-\p{L}+|\d+(?:[.:]\d+)+|[\p{L}\p{N}]+|[,.;:!?()]/gu;

/** The words and signs of an item; "3/4" and "3 out of 4" are "3 of 4". */
export function wordsOf(numbered: string): readonly string[] {
  const item = withoutListNumber(numbered);
  const plain = /\d\s?\/\s?\d|\bout of\b/iu.test(item)
    ? item
        .replace(/(?<![\d/])(\d{1,2})\s?\/\s?(\d{1,2})(?![\d/])/gu, "$1 of $2")
        .replace(/\bout of\b/giu, "of")
    : item;
  return plain.match(WORD) ?? [];
}

export function markerAt(words: readonly string[], i: number): Marker | null {
  const word = words[i] ?? "";
  const before = words[i - 1] ?? "";
  if (PAIR.has(word))
    return { count: 2, from: afterLinks(words, i + 1), weak: false, many: true, before };
  // "in all, the page loads", "all in all the page loads"
  if (word === "all" && before === "in" && (words[i + 1] === "," || words[i - 2] === "all"))
    return null;
  if (word === "all" && words[i + 1] === "in" && words[i + 2] === "all") return null;
  if (EVERY.has(word) || /^(?:each|every|everything|everyone)$/u.test(word)) {
    // "every one of the four"
    const after = afterLinks(
      words,
      words[i + 1] === "one" && words[i + 2] === "of" ? i + 2 : i + 1,
    );
    const stated = countAt(words, after);
    const from = stated === null ? after : afterLinks(words, stated.next);
    const many = word === "all" || stated !== null;
    return { count: stated?.count ?? null, from, weak: false, many, before };
  }
  const stated = countAt(words, i);
  if (stated === null) return null;
  if (!PART_OF.test(words[stated.next] ?? "")) {
    // "the three exports work" opens with its number as "three exports work" does.
    const [weak, ahead] = isOpening(words, i) ? [false, ""] : [true, before];
    return { count: stated.count, from: stated.next, weak, many: stated.count > 1, before: ahead };
  }
  const after = afterLinks(words, stated.next);
  const all = /^(?:all|both)$/u.test(words[after] ?? "") ? afterLinks(words, after + 1) : after;
  return {
    count: stated.count,
    from: countAt(words, all)?.next ?? all,
    weak: false,
    many: stated.count > 1,
    before,
  };
}

/** Whether nothing but articles stands before. */
function isOpening(words: readonly string[], i: number): boolean {
  const first = words.findIndex((one) => !DEFINITE.test(one));
  return first === -1 || first >= i;
}

const DEFINITE = /^(?:the|our|its|their|these|those|der|die|das)$/u;

function afterLinks(words: readonly string[], from: number): number {
  let at = from;
  while (LINK.test(words[at] ?? "")) at++;
  return at;
}
