/** What is denied of the subject in front: "PDF fails", "Safari broken", "Carla has not signed". */

import { contentWords } from "../words/content-words.ts";
import { type Known, type DeniedStretch, clauseEnd, subjectFrom } from "./bounds.ts";
import {
  AFTER,
  CONJUNCTION,
  CUT,
  DOUBLE,
  FAILS_ALONE,
  MENDED,
  PAST,
  SIGNALS,
  SOON,
  WHOLE,
} from "./words.ts";
import type { Token } from "../credit/item-tokens.ts";
import { foldWord } from "../words/stem.ts";
import { FILLERS } from "../words/stop-words.ts";
import { isAuxiliaryForm, isParticiple } from "../words/verbs.ts";

/** "Windows build red", "builds pass; Windows red", and not "kitchen lights painted red". */
export function isRed(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== "red" || isParticiple(tokens[at - 1]?.word ?? "")) return false;
  let isSameClause = true;
  for (let before = at - 1; before >= 0; before--) {
    const word = tokens[before]?.word ?? "";
    if (CUT.test(word)) isSameClause = false;
    // Of several the later clause may name one only.
    else if (SIGNALS.test(word) && (isSameClause || /[^s]s$/u.test(word))) return true;
  }
  return false;
}

/** "/carts with an error", "/carts with 500", "but the second shows an error". */
export function isError(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const isShown = /^(?:shows?|returns?|throws?|gives?)$/u.test(word);
  if (word !== "with" && !isShown) return false;
  const next = /^(?:an?|the)$/u.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const behind = tokens[next + 1]?.word ?? "";
  const ends = behind === "" || CUT.test(behind) || /^errors?$/u.test(behind);
  if (/^50[0-4]$/u.test(tokens[next]?.word ?? "")) return !isShown && ends;
  if (!/^(?:errors?|failures?)$/u.test(tokens[next]?.word ?? "")) return false;
  // Shown to whom it concerns, an error is what was asked for.
  return (
    !isShown ||
    (ends && tokens.findLast(({ word: cut }, i) => i < at && CUT.test(cut))?.word === "but")
  );
}

/** "PDF fails", "Safari broken": from the subject to the end of the clause. */
export function failedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): DeniedStretch | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word;
  if (next !== undefined && !isError(tokens, at) && !CUT.test(next) && !AFTER.test(next)) {
    // "failing: PDF"
    return null;
  }
  // "edits are rejected" is what was asked for more often than not; "the upload was rejected" happened once.
  if (
    /^(?:refused|rejected|declined|denied|dropped)$/u.test(word) &&
    isAuxiliaryForm(tokens[at - 1]?.word ?? "") &&
    !isOnce(tokens, at)
  )
    return null;
  if (tokens.slice(Math.max(done, at - 4), at).some((token) => DOUBLE.test(token.word)))
    return null;
  const from = subjectFrom(tokens, at, done, known, !FAILS_ALONE.test(word));
  const to = clauseEnd(tokens, at, known);
  if (from === at || tokens.slice(at + 1, to).some((token) => PAST.test(token.word))) return null;
  if (isMended(tokens, at + 1, to)) return null;
  return { from, to, start: from, end: at, verb: null };
}

/** "PyPI upload was rejected", and not "uploads were rejected", "an upload over 5 MB was rejected". */
function isOnce(tokens: readonly Token[], at: number): boolean {
  const front = tokens.slice(0, at - 1).map(({ word }) => word);
  const been = front.at(-1) === "has" && tokens[at - 1]?.word === "been";
  return (
    (been || tokens[at - 1]?.word === "was") &&
    !front.some(
      (word) =>
        CUT.test(word) ||
        /^(?:an?|every|each|any|over|under|without|with|by|from|for|invalid|wrong|unknown|expired|old|second|third|test)$/u.test(
          word,
        ),
    )
  );
}

/** "PDF does not", "PDF is not done", "Carla has not signed". */
export function negatedBefore(
  tokens: readonly Token[],
  at: number,
  done: number,
  known: Known,
): DeniedStretch | null {
  // "501 Not Implemented" is a name.
  if (tokens[at]?.capital === true && tokens[at + 1]?.capital === true && at > done) return null;
  if (deniesAnother(tokens, at + 1, known)) return null;
  let next = at + 1;
  while (SOON.test(tokens[next]?.word ?? "")) next++;
  const word = tokens[next]?.word ?? "";
  if (/^(?:only|just|merely|quite)$/u.test(word) || WHOLE.test(tokens[at + 1]?.word ?? ""))
    return null;
  const ends = word === "" || CUT.test(word) || CONJUNCTION.test(word);
  const [stem = null] = ends || FILLERS.has(foldWord(word)) ? [] : contentWords(word);
  if (stem !== null && !known.has(stem)) return null;
  const from = subjectFrom(tokens, at, done, known, true);
  const start = tokens
    .slice(from, at)
    .some((token) => token.stems.length > 0 || WHOLE.test(token.word));
  if (!start) return null;
  if (
    tokens
      .slice(from, at)
      .some((token) => /^(?:that|which|who|if|when|until|unless|nothing|none)$/u.test(token.word))
  )
    return null;
  if (isAsLongAs(tokens.slice(from, at))) return null;
  const to = clauseEnd(tokens, next, known);
  return isMended(tokens, next, to) ? null : { from, to, start: from, end: at, verb: stem };
}

/** "Orders can be cancelled as long as they are not shipped" */
function isAsLongAs(front: readonly Token[]): boolean {
  const at = front.findIndex((token) => token.word === "long");
  return at > 0 && front[at + 1]?.word === "as";
}

/** "Not one complaint", "not a single failure": of what nobody asked for. */
function deniesAnother(tokens: readonly Token[], at: number, known: Known): boolean {
  const [first = "", second = ""] = [tokens[at]?.word, tokens[at + 1]?.word];
  const next = first === "one" ? at + 1 : first === "a" && second === "single" ? at + 2 : -1;
  const stems = tokens[next]?.stems ?? [];
  return stems.length > 0 && !stems.some((stem) => known.has(stem));
}

/** "why mails failed to arrive is fixed", "did not ring; fixed since": told as over behind what is denied. */
function isMended(tokens: readonly Token[], from: number, to: number): boolean {
  let at = to + 1;
  while (/^(?:and|but|now|it|that|this|is|was|has|been)$/u.test(tokens[at]?.word ?? "")) at++;
  const within = tokens[to - 1];
  const isWithin =
    to - 2 > from && isAuxiliaryForm(tokens[to - 2]?.word ?? "") && MENDED.test(within?.word ?? "");
  if (!isWithin && !MENDED.test(tokens[at]?.word ?? "")) return false;
  const next = isWithin ? "" : (tokens[at + 1]?.word ?? "");
  return next === "" || CUT.test(next) || /^(?:now|since|today)$/u.test(next);
}
