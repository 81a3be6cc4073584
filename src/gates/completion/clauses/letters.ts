/** The letters of the classes. */

import { CLASS_NAMES } from "../lexicon/class-names.ts";

/** The letters of the first classes; those of the others follow from `OTHERS` on. */
const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const OTHERS = 0xa1;
/** One more than the last letter there may be. */
const LIMIT = 0x180;

const LETTERS: ReadonlyMap<string, string> = lettersOf(CLASS_NAMES);

function lettersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (let at = 0; at < names.length; at++) {
    const code = at < FIRST.length ? FIRST.charCodeAt(at) : OTHERS + at - FIRST.length;
    letters.set(names[at] ?? "", String.fromCharCode(code));
  }
  if (OTHERS + names.length - FIRST.length > LIMIT) throw new Error("more classes than letters");
  return letters;
}

/** Whether a letter is of a set. Sets are a handful of letters: looking is faster than calling `includes`. */
export function holds(set: string, letter: number): boolean {
  for (let at = 0; at < set.length; at++) if (set.charCodeAt(at) === letter) return true;
  return false;
}

/** The number of the class that a letter stands for. */
export function numberOf(letter: number): number {
  return letter >= OTHERS
    ? letter - OTHERS + FIRST.length
    : FIRST.indexOf(String.fromCharCode(letter));
}

/** The letters of classes named in a row. The rules call it while the program is built, as a Bun macro. */
export function lettersFor(names: string): string {
  return names.split(" ").map(letterOf).join("");
}

export function letterOf(name: string): string {
  const letter = LETTERS.get(name);
  if (letter === undefined || letter === "") throw new Error(`no class is named ${name}`);
  return letter;
}
