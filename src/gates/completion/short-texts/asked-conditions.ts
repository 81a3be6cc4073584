/**
 * The conditions of done_when as a short text is held against them: what a condition itself says of its thing is what
 * was asked for, and is told so.
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { askedConditions } from "../asked-parts.ts";
import type { Subject } from "../subject.ts";

/** A way to say that something is not done, or not wholly. */
export interface Saying {
  readonly pattern: RegExp;
  /** A condition that has this may be told so. */
  readonly unless?: RegExp;
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
