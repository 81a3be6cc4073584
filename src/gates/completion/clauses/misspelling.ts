/** Which word a misspelt one was meant to be. */

import { readShorts, writeShorts } from "../../written-numbers.ts";
import { NOT_MISSPELT } from "./spelling-exceptions.ts";

/** Words shorter than this are taken as they are spelt. */
export const SHORTEST_MISSPELT = 6;
/** And words longer than this. */
export const LONGEST_MISSPELT = 22;

/** Finds among known words the one that a word is a misspelling of. */
export interface SpellingIndex {
  /** The number of the word meant, -1 when none is near. */
  find(text: string, start: number, end: number): number;
}

/**
 * Words by three of their letters. A single slip leaves the first three letters of a word as they are,
 * or the first one and the last two, so the words are kept by both.
 */
interface ByLetters {
  /** By letters without the low bits of the third: where their entries begin; one more for the end. */
  readonly starts: Uint16Array;
  /** The letters of each entry, ascending, and the number of its word. */
  readonly letters: Uint16Array;
  readonly numbers: Uint16Array;
}

/** The index as it is kept in `written-table.ts`; lists of numbers in the form of `written-numbers.ts`. */
export interface WrittenSpellings {
  /** The words that may be meant, parted by spaces. */
  readonly words: string;
  readonly byHead: WrittenByLetters;
  readonly byTail: WrittenByLetters;
}

type WrittenByLetters = Readonly<Record<keyof ByLetters, string>>;

/** So many low bits are left out of `starts`, which keeps it small. */
const LEFT_OUT = 3;
const STARTS = 1 << (15 - LEFT_OUT);

/** Puts the index together. */
export function writeSpellings(words: readonly string[]): WrittenSpellings {
  const by = (lettersOf: (word: string) => number): WrittenByLetters => {
    const entries = words
      .map((word, number) => ({ letters: lettersOf(word), number }))
      .toSorted((a, b) => a.letters - b.letters || a.number - b.number);
    const starts = Array.from({ length: STARTS + 1 }, () => 0);
    for (const { letters } of entries) {
      const next = (letters >> LEFT_OUT) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let at = 1; at <= STARTS; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    return {
      starts: writeShorts(starts),
      letters: writeShorts(entries.map(({ letters }) => letters)),
      numbers: writeShorts(entries.map(({ number }) => number)),
    };
  };
  return {
    words: words.join(" "),
    byHead: by((word) => threeLetters(word, 0)),
    byTail: by((word) => outerLetters(word, 0, word.length)),
  };
}

function openByLetters(written: WrittenByLetters): ByLetters {
  return {
    starts: readShorts(written.starts),
    letters: readShorts(written.letters),
    numbers: readShorts(written.numbers),
  };
}

/** Opens the written index. */
export function openSpellingIndex(written: WrittenSpellings): SpellingIndex {
  const words = written.words.split(" ");
  const byHead = openByLetters(written.byHead);
  const byTail = openByLetters(written.byTail);
  const search = (
    { starts, letters, numbers }: ByLetters,
    wanted: number,
    text: string,
    start: number,
    end: number,
  ): number => {
    const last = starts[(wanted >> LEFT_OUT) + 1] ?? 0;
    for (let at = starts[wanted >> LEFT_OUT] ?? 0; at < last; at++) {
      if (letters[at] !== wanted) continue;
      const number = numbers[at] ?? 0;
      const word = words[number] ?? "";
      const longer = word.length - (end - start);
      if (longer > 1 || longer < -1 || !isNear(text, start, end, word)) continue;
      const found = text.slice(start, end).toLowerCase();
      if (isOneSlipAway(found, word) && !NOT_MISSPELT.has(found)) return number;
    }
    return -1;
  };
  return {
    find(text, start, end) {
      const found = search(byHead, threeLetters(text, start), text, start, end);
      if (found >= 0) return found;
      return search(byTail, outerLetters(text, start, end), text, start, end);
    },
  };
}

/** The first three letters of a word as one number. */
function threeLetters(text: string, start: number): number {
  return packed(text.charCodeAt(start), text.charCodeAt(start + 1), text.charCodeAt(start + 2));
}

/** The first letter and the last two as one number. */
function outerLetters(text: string, start: number, end: number): number {
  return packed(text.charCodeAt(start), text.charCodeAt(end - 2), text.charCodeAt(end - 1));
}

function packed(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

/** Whether a word of the text agrees with another but for at most two neighbouring letters; allocates nothing. */
function isNear(text: string, start: number, end: number, word: string): boolean {
  const shorter = Math.min(end - start, word.length);
  let same = 0;
  while (same < shorter && (text.charCodeAt(start + same) | 32) === word.charCodeAt(same)) same++;
  let tail = 0;
  while (
    tail < shorter - same &&
    (text.charCodeAt(end - 1 - tail) | 32) === word.charCodeAt(word.length - 1 - tail)
  )
    tail++;
  return same + tail >= shorter - 2;
}

/**
 * Whether two different words are one typing slip apart: a letter missing, added or wrong, or two
 * neighbours swapped (Damerau's four). A slip in the last letter is taken for an ending (replace,
 * replaced, replaces), unless it is one of a pair (instal, install).
 */
function isOneSlipAway(left: string, right: string): boolean {
  if (left === right) return false;
  const shorter = left.length <= right.length ? left : right;
  const longer = left.length <= right.length ? right : left;
  if (longer.length - shorter.length > 1) return false;
  let from = 0;
  while (from < shorter.length && shorter.charCodeAt(from) === longer.charCodeAt(from)) from++;
  if (longer.length > shorter.length) {
    if (from === shorter.length) return longer.charCodeAt(from) === longer.charCodeAt(from - 1);
    return shorter.slice(from) === longer.slice(from + 1);
  }
  if (from === shorter.length - 1) return false;
  if (shorter.slice(from + 1) === longer.slice(from + 1)) {
    // A wrong letter in a short word usually makes another word: parked, parsed, packed.
    return left.length >= 8 || (isVowel(left.charCodeAt(from)) && isVowel(right.charCodeAt(from)));
  }
  return (
    shorter.charCodeAt(from) === longer.charCodeAt(from + 1) &&
    shorter.charCodeAt(from + 1) === longer.charCodeAt(from) &&
    shorter.slice(from + 2) === longer.slice(from + 2)
  );
}

function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117;
}
