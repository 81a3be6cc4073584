/**
 * The classes of synonyms.ts by the stems of their words. Asked for while the program is built, as a Bun macro: to find the
 * stems takes a start some milliseconds.
 */

import { foldWord, stem } from "../../../domain/inventory.ts";
import { NAME_CLASSES } from "./name-classes.ts";
import { readWordClasses } from "./synonyms.ts";

export interface WrittenClasses {
  /** For each class the words that meet it, with blanks between them. */
  readonly classes: readonly string[];
  /** From this one on they are spellings of one name each. */
  readonly firstName: number;
  /** The classes that a stem belongs to, by their numbers. */
  readonly byStem: Readonly<Record<string, readonly number[]>>;
}

const ALSO_WORDS = new Set("am an as be he hi id is my no or so to per pas tag".split(" "));

/** "Korean", "ko" and "kor"; a code that is a common word too ("is", "no") says nothing. */
function languages(): readonly (readonly string[])[] {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter((code) => !ALSO_WORDS.has(code))
    .map((code) => [foldWord(names.of(code) ?? code).toLowerCase(), code])
    .filter(([name, code]) => name !== code && !/[^a-z]/u.test(name ?? ""))
    .map(([name = "", code = ""]) =>
      [name, code, name.slice(0, 3)].filter((word) => !ALSO_WORDS.has(word)),
    );
}

/** A `WrittenClasses` as JSON. */
export function writtenClasses(): string {
  const byStem = new Map<string, number[]>();
  const things = NAME_CLASSES.flatMap((one) => one.things).filter((words) => words.length > 1);
  const names = [...things, ...languages()].map((words) => ({ words, reports: [] }));
  const plain = readWordClasses();
  const classes = [...plain, ...names].map(({ words, reports }, at) => {
    for (const word of words) {
      const key = stem(word.replaceAll("-", ""));
      const known = byStem.get(key) ?? [];
      if (!known.includes(at)) known.push(at);
      byStem.set(key, known);
    }
    return [...words, ...reports].join(" ");
  });
  const written: WrittenClasses = {
    classes,
    firstName: plain.length,
    byStem: Object.fromEntries(byStem),
  };
  return JSON.stringify(written);
}
