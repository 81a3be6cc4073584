/** The letters of the classes. */

import { CLASS_NAMES } from "../lexicon/class-names.ts";

const ALPHABET = [
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  ...Array.from({ length: 159 }, (_, at) => String.fromCharCode(0xa1 + at)),
].join("");

export const LETTERS: ReadonlyMap<string, string> = new Map(
  CLASS_NAMES.map((name, at) => [name, ALPHABET.charAt(at)]),
);

/** The letters of classes named in a row. */
export function lettersFor(names: string): string {
  return names.split(" ").map(letterOf).join("");
}

export function letterOf(name: string): string {
  const letter = LETTERS.get(name);
  if (letter === undefined || letter === "") throw new Error(`no class is named ${name}`);
  return letter;
}
