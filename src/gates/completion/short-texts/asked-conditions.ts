/**
 * The conditions of done_when as a short text is held against them: what a condition itself says of its thing is what
 * was asked for, and is told so.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { askedConditions } from "../asked-parts.ts";
import type { Subject } from "../subject.ts";

/** A way to say that something is not done, or not wholly. */
export interface Saying {
  readonly pattern: RegExp;
  /** A condition that has this may be told so. */
  readonly unless?: RegExp;
  /** Nothing, where the text has said before that what was asked for is done: "tests written, not merged". */
  readonly unlessDone?: true;
  /** It has to speak of a thing that was asked for. */
  readonly shares?: true;
}

/** What is said of nothing but what was asked for: see `of-asked.ts`. */
export interface Telling extends Saying {
  /** It leaves in doubt what others deny. */
  readonly doubts?: true;
}

/** Whether a condition that the text is about says so itself. */
export function isAskedSo(
  { unless }: Saying,
  subject: Subject,
  isAbout: (condition: string) => boolean,
): boolean {
  if (unless === undefined) return false;
  return askedConditions(subject).some((condition) => unless.test(condition) && isAbout(condition));
}

export function sharesWord(text: string, other: string): boolean {
  const words = new Set(contentWords(other));
  return contentWords(text).some((word) => words.has(word));
}

/** "Parcel packed" where it is to be packed, "oven hot" where it is to be hot. */
export function tellsAskedDeed(text: string, subject: Subject): boolean {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => isParticiple(word) && subject.asks(word))) return true;
  // In the same form: "filing" of what is to be filed says nothing of it.
  return askedConditions(subject).some((condition) => {
    const asked = (condition.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => contentWords(word).length > 0,
    );
    return asked.length > 1 && asked.every((word) => words.includes(word));
  });
}
