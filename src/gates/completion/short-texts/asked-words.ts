/** Whether a word is one of done_when's, also cut short or drawn from the same root. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import type { Subject } from "../subject.ts";

/** Also a word cut short or drawn from the same: "docs" of what is documented, a "rehearsal" of what is rehearsed. */
export function isAmong(stem: string, asked: ReadonlySet<string>): boolean {
  if (asked.has(stem)) return true;
  for (const one of asked)
    if (
      (stem.length >= SHORTENED && one.startsWith(stem)) ||
      (one.length >= ROOT && stem.startsWith(one))
    )
      return true;
  return false;
}

const SHORTENED = 3;
const ROOT = 5;

/** The same of a word as it is written. */
export function isAskedWord(word: string, { doneWhen }: Subject): boolean {
  const asked = new Set(contentWords(doneWhen));
  return contentWords(word).some((stem) => isAmong(stem, asked));
}
