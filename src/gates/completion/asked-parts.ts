/** A done_when parted roughly: enough to find the words of one condition together, and quicker than its inventory. */

import type { Subject } from "./subject.ts";

/** Its sentences, and what a comma parts that "and" or "but" follows. */
export function askedConditions({ doneWhen }: Subject): readonly string[] {
  return doneWhen.split(/[;.]\s|\n|, (?=and\b|but\b)/u);
}

/** Parted at every comma and "and" as well: what each says is said of one thing. */
export function askedParts(doneWhen: string): readonly string[] {
  return doneWhen.split(/[;.,]\s(?:(?:and|but)\s)?|\n|\s(?:and|but)\s/u);
}
