/** What is left out by its name behind a word: "no PDF", "except PDF and CSV", "all but the last". */

import { type Known, type DeniedStretch, isNamed } from "./bounds.ts";
import { CONJUNCTION, CUT, FAILS, FAILS_ALONE, NOT, WHOLE } from "./words.ts";
import type { Token } from "../credit/item-tokens.ts";
import { readNumber, readOrdinal } from "../words/numbers.ts";
import { foldWord } from "../words/stem.ts";
import { FILLERS } from "../words/stop-words.ts";
import { isAuxiliaryForm, isParticiple } from "../words/verbs.ts";

export const TAKES_OUT = /^(?:but|except|excluding|without|minus|apart|other)$/u;

/** "no PDF", "except PDF and CSV", "works like JSON": what is named behind, and nothing else. */
export function excludedFrom(
  tokens: readonly Token[],
  at: number,
  known: Known,
): DeniedStretch | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "but") return allBut(tokens, at, known);
  const open = isExcept(word, next);
  if (!open && !isWithout(tokens, at, known)) return null;
  let from = at + 1;
  while (/^(?:of|from|than|that|for|the|in|on|a|an|with)$/u.test(tokens[from]?.word ?? "")) from++;
  let end = from;
  let named = 0;
  for (; end < tokens.length; end++) {
    const said = tokens[end]?.word ?? "";
    if (CUT.test(said) && !(said === "," && isNamed(tokens, end + 1, known) && word === "except"))
      break;
    if (CONJUNCTION.test(said) && !isNamed(tokens, end + 1, known)) break;
    const stems = tokens[end]?.stems ?? [];
    if (stems.length === 0) continue;
    const isPlace = TAKES_OUT.test(word) && readOrdinal(said) !== null;
    if (isPlace || stems.some((stem) => known.has(stem))) named++;
    else if (open && named === 0 && end - from < 3) named++;
    // "like the JSON import": it is compared with, whatever it is.
    else if (word === "like") continue;
    else return null;
  }
  return named === 0 ? null : { from: at, to: end, start: from, end, verb: null };
}

/** "everything but PDF", "all paid but the heating", "three guides but the last": what is named behind "but". */
function allBut(tokens: readonly Token[], at: number, known: Known): DeniedStretch | null {
  const place = placeEnd(tokens, at, known);
  let all = at - 1;
  const isWhole = (word: string): boolean =>
    WHOLE.test(word) || (place > 0 && readNumber(word) !== null);
  while (all >= 0 && !CUT.test(tokens[all]?.word ?? "") && !isWhole(tokens[all]?.word ?? "")) all--;
  // "CSV, JSON and PDF exports but PDF"
  const isListed = !isWhole(tokens[all]?.word ?? "");
  if (isListed && (place > 0 || !isOfThings(tokens, at - 1, known))) return null;
  if (place > 0) return { from: at, to: place, start: at + 1, end: place, verb: null };
  let end = at + 1;
  while (
    isNamed(tokens, end, known) ||
    (CONJUNCTION.test(tokens[end]?.word ?? "") && isNamed(tokens, end + 1, known))
  )
    end += /^(?:the|an?)$/u.test(tokens[end]?.word ?? "") ? 2 : 1;
  // "all exports work but PDF fails" has a clause of its own.
  const behind = tokens
    .slice(at, end + 3)
    .some(({ word }) => NOT.test(word) || FAILS.test(word) || FAILS_ALONE.test(word));
  const goesOn = isListed && end < tokens.length && !CUT.test(tokens[end]?.word ?? "");
  if (end === at + 1 || behind || goesOn) return null;
  return { from: at, to: end, start: at + 1, end, verb: null };
}

/**
 * Where "the last two" ends behind "but"; 0 where nothing of the kind stands there, or begins a clause of its own: "all
 * endpoints answer but the last is slow".
 */
function placeEnd(tokens: readonly Token[], at: number, known: Known): number {
  let end = tokens[at + 1]?.word === "the" ? at + 2 : at + 1;
  if (readOrdinal(tokens[end]?.word ?? "") === null) return 0;
  end++;
  if (readNumber(tokens[end]?.word ?? "") !== null) end++;
  const next = tokens[end]?.word ?? "";
  return isOfThings(tokens, at - 1, known) || next === "" || CUT.test(next) ? end : 0;
}

function isOfThings(tokens: readonly Token[], at: number, { heads }: Known): boolean {
  return tokens[at]?.stems.some((stem) => heads.has(stem)) === true;
}

/** What leaves something out whatever it is. */
function isExcept(word: string, next: string): boolean {
  return (
    /^(?:except|excluding|außer|sauf|salvo|exceto)$/u.test(word) ||
    (word === "apart" && next === "from") ||
    (word === "other" && next === "than")
  );
}

/** What leaves something out that is asked for: elsewhere "no" and "without" say how well it works. */
function isWithout(tokens: readonly Token[], at: number, known: Known): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "not" && isUndone(tokens, at, known)) return false;
  if (/^(?:no|not)$/u.test(word))
    return (
      !isAuxiliaryForm(tokens[at - 1]?.word ?? "") &&
      !/^(?:only|just|merely|longer|quite|yet|all|both|every)$/u.test(next)
    );
  if (/^(?:without|neither|minus|lacking|unlike|kein\p{L}{0,2}|ohne|sans|sin|sem)$/u.test(word))
    return true;
  if (/^(?:instead|rather)$/u.test(word)) return next === "of" || next === "than";
  // "works like JSON", "works, like JSON"
  const before = tokens[at - 1]?.word === "," ? at - 2 : at - 1;
  return word === "like" && FILLERS.has(foldWord(tokens[before]?.word ?? ""));
}

/** "hall not painted", "Carla not signed": of what stands before. */
function isUndone(tokens: readonly Token[], at: number, known: Known): boolean {
  const word = tokens[at + 1]?.word ?? "";
  if ((tokens[at - 1]?.stems.length ?? 0) === 0 || isNamed(tokens, at + 1, known)) return false;
  return isParticiple(word) || word.endsWith("ing");
}
