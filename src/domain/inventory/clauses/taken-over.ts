/** What a clause takes over from the one before it: "the worker" in "and exits within 10 s". */

import type { LeftSide } from "./sides.ts";
import { wordsOf } from "./tokens.ts";
import type { Token } from "../text/tokens.ts";
import { findVerb, isAuxiliary, isInflected } from "../words/verbs.ts";

/** The subject of the left side, with "can" where the right one goes on behind it. */
export function subjectOf(
  text: string,
  left: readonly Token[],
  inherited: string,
  { verb: own, plain }: LeftSide,
  right: readonly Token[],
  given: number,
): string {
  if (inherited !== "") return inherited;
  const verb = findVerb(wordsOf(left.slice(given))).at;
  // "if the disk is full, boot prints a line": an order has no subject that could be taken over.
  const known = verb > 0 || (verb === 0 && (given === 0 || own < 0));
  let at = known ? verb + given : own < 0 ? left.length - 1 : own;
  const opening = right[0]?.word ?? "";
  if (plain && at === own && !isInflected(opening) && !isAuxiliary(opening)) at++;
  else
    while (/^(?:still|also|then|now|already|never|always)$/u.test(left[at - 1]?.word ?? "")) at--;
  if (left[at - 1]?.word === "only" && left[at - 2]?.word === "not") at -= 2;
  return startOf(text, left, at);
}

/** The words of a side in front of an index. */
export function startOf(text: string, side: readonly Token[], at: number): string {
  const [first, last] = [side[0], side[at - 1]];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end);
}
