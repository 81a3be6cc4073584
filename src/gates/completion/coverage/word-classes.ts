/**
 * The classes of synonyms.ts by the stems of their words. Asked for while the program is built, as a Bun macro: to find the
 * stems takes a start some milliseconds.
 */

import { stem } from "../../../domain/inventory.ts";
import { readWordClasses } from "./synonyms.ts";

export interface WrittenClasses {
  /** For each class the words that meet it, with blanks between them. */
  readonly classes: readonly string[];
  /** The classes that a stem belongs to, by their numbers. */
  readonly byStem: Readonly<Record<string, readonly number[]>>;
}

/** A `WrittenClasses` as JSON. */
export function writtenClasses(): string {
  const byStem = new Map<string, number[]>();
  const classes = readWordClasses().map(({ words, reports }, at) => {
    for (const word of words) {
      const key = stem(word.replaceAll("-", ""));
      const known = byStem.get(key) ?? [];
      if (!known.includes(at)) known.push(at);
      byStem.set(key, known);
    }
    return [...words, ...reports].join(" ");
  });
  const written: WrittenClasses = { classes, byStem: Object.fromEntries(byStem) };
  return JSON.stringify(written);
}
