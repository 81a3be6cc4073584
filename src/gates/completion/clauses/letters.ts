/** The letters of the classes, and questions about them. */

import { CLASS_NAMES } from "../lexicon/index.ts";
import { lettersOf } from "./word-table.ts";

export const LETTERS: ReadonlyMap<string, string> = lettersOf(CLASS_NAMES);

/** The letters of classes named in a row. */
export function lettersFor(names: string): string {
  return names
    .split(" ")
    .map((name) => {
      const letter = LETTERS.get(name);
      if (letter === undefined) throw new Error(`no class is named ${name}`);
      return letter;
    })
    .join("");
}
