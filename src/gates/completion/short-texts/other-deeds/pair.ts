/** A condition and an item that is credited to it, as the item's deed is held against the condition's. */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { IRREGULAR } from "../../../../domain/inventory/words/irregular-forms.ts";
import {
  findVerb,
  isAuxiliaryForm,
  isInflected,
  isParticiple,
} from "../../../../domain/inventory/words/verbs.ts";

export interface Pair {
  /** In lower case, as is the item. */
  readonly condition: string;
  readonly item: string;
  /** The stems of the condition. */
  readonly asked: ReadonlySet<string>;
  /** What the condition says of its thing, as it stands there: "merged", "returns", "gone"; "" where it only has something or is somewhere. */
  readonly deed: string;
  /** The stem of the deed; "" for none. */
  readonly deedStem: string;
  /** Done once and for all ("is merged"), and nothing that is so over and over ("returns"). */
  readonly once: boolean;
  /** The condition from its verb on. */
  readonly said: string;
  /** The verb that carries the condition: "is", "have", "returns"; "" for none. */
  readonly verb: string;
}

/** What is quoted, and what is a name to a machine: neither tells of a deed. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|(?:(?!\s)[^_/])*[_/]\S*/gu;

/** A longer item is a report, and tells of much. In UTF-16 units. */
const LONGEST = 160;

/** Null for an item that is too long to be read so. */
export function readPair(condition: string, item: string): Pair | null {
  if (item.length > LONGEST) return null;
  const text = condition.toLowerCase();
  const words = wordsOf(text);
  const at = verbAt(words);
  const verb = words[at] ?? "";
  const deed = at < 0 ? "" : deedAt(words, at);
  return {
    condition: text,
    item: item.trim().toLowerCase().replace(QUOTED, "x"),
    asked: new Set(contentWords(condition)),
    deed,
    deedStem: stemOf(deed),
    once: isParticiple(deed),
    said: (at < 0 ? text : words.slice(at).join(" ")).replace(RELATIVE, ""),
    verb,
  };
}

/** Also a last word that is as often a noun: "the page loads". */
function verbAt(words: readonly string[]): number {
  const { at } = findVerb(words);
  const last = words.length - 1;
  return at < 0 && last > 0 && isInflected(words[last] ?? "") ? last : at;
}

function deedAt(words: readonly string[], at: number): string {
  if (!isAuxiliaryForm(words[at] ?? "")) return words[at] ?? "";
  const behind = words.slice(at + 1);
  const end = behind.findIndex((word) => PREPOSITION.test(word));
  const said = (end < 0 ? behind : behind.slice(0, end)).filter((word) => word !== ",");
  const participle = said.slice(0, NEAR).find(isParticiple);
  if (participle !== undefined) return participle;
  // "The rate limit is 100 requests"
  const isOther = HAVING.test(words[at] ?? "") || said.some((word) => /\d/u.test(word));
  return isOther ? "" : (said.findLast((word) => stemOf(word) !== "") ?? "");
}

/** How many words stand between "is" and its participle at most: "is not yet fully signed". */
const NEAR = 4;
const RELATIVE = / (?:that|which|who|whose|when|if) .*$/u;
const PREPOSITION =
  /^(?:on|in|at|to|for|from|by|with|of|under|over|into|behind|before|after|until|through|within|without|,)$/u;
const HAVING = /^(?:has|have|had)$/u;

/** Words with their apostrophes and hyphens taken apart; commas stand for themselves. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*|,/gu) ?? [];
}

export function stemOf(word: string): string {
  return contentWords(word)[0] ?? "";
}

/** A form that tells of what was done: "merged", "sent", "wrote". */
export function isDone(word: string): boolean {
  return isParticiple(word) || (IRREGULAR.has(word) && !NO_PAST.test(word));
}

/** Irregular forms that are no past: plurals, nouns, and what is as often another word. */
const NO_PAST =
  /(?:s|ion|al|th|ly|people|person|children|mice|matrix|proof|choice|response|german|failure|data|left)$/u;

/** Whether a text tells of the condition's deed as of what is so: "merged", "hangs", and not "to be merged", "merging" or "a merge". */
export function tellsDeed(text: string, { deed, deedStem, asked }: Pair): boolean {
  if (deedStem === "") return false;
  const words = wordsOf(text);
  return words.some((word, at) => {
    if (stemOf(word) !== deedStem || NOT_SO.test(words[at - 1] ?? "")) return false;
    return word === deed || isDone(word) || (word.endsWith("s") && !asked.has(word));
  });
}

const NOT_SO = /^(?:to|not|never|no|that|which|who|would|will|for|without)$/u;
