/** "Only three customers have waited more than two days", where no customer is to have: as many as are counted break what none is to. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";

const BOUND =
  "(?:\\p{L}+er than|more than|over|above|beyond) 0*(?:[1-9]\\d*(?:[.,]\\d+)?|0[.,]\\d+) ?(?:%|°\\s?C?|\\p{L}+)";
const NO_THING = new RegExp(
  `^\\W*(?:no|not one) (?<things>(?:[\\p{L}-]+ ){1,3}?)(?:has|have|is|are|was|were|\\p{L}+) (?:[\\p{L}-]+ ){0,3}?(?<bound>${BOUND})(?!\\p{L})`,
  "iu",
);
const SOME =
  /^\W*(?:(?:only|just|still|but) )*(?<count>\d{1,6}) (?<things>(?:[\p{L}-]+ ){1,3}?)(?<said>(?:has|have|is|are|\p{L}+) .*)$/iu;
/** Told of a time that is over, or of others. */
const ASIDE =
  /[,;:()–—?]|n['’]t|(?<!\p{L})(?:had|was|were|not?|never|none|before|until|without|first|last|if|when|or|at most|least|than [^]* than)(?!\p{L})/iu;

/** The count of an item that tells so, as it stands there; null for none. Number words are digits. */
export function findSomeOver(condition: string, item: string): string | null {
  const asked = NO_THING.exec(condition)?.groups;
  const told = SOME.exec(item)?.groups;
  if (asked === undefined || told === undefined || ASIDE.test(item)) return null;
  const { count = "", things = "", said = "" } = told;
  const [thing] = contentWords(asked["things"] ?? "").slice(-1);
  if (Number(count) === 0 || thing === undefined || !contentWords(things).includes(thing))
    return null;
  if (!plain(said).includes(plain(asked["bound"] ?? ""))) return null;
  const words = new Set(contentWords(plain(condition)));
  return contentWords(plain(`${things} ${said}`)).every((word) => words.has(word)) ? count : null;
}

/** "more than 2 days" for "more than 002 days" */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/(?<![\d.,])0+(?=\d)/gu, "");
}
