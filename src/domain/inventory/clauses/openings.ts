import { takesBare } from "./orders.ts";
import {
  ADVERB,
  DETERMINERS,
  endsPhrase,
  isVerbForm,
  looksInflected,
  looksPlural,
  OBJECT_DETERMINERS,
  OBJECTS,
  PREPOSITIONS,
  TIMES,
} from "../words/clause-words.ts";
import { readNumber } from "../words/numbers.ts";
import { isAuxiliary, opensObject, SUBORDINATORS, verbBase } from "../words/verbs.ts";
import type { LeftSide } from "./sides.ts";
import type { Token } from "../text/tokens.ts";

/** "reports errors", "sorts it", "shuts the door": how a word at the start of a side is a verb with its object. */
export function opensPredicate(words: readonly string[], left: LeftSide): boolean {
  const [first = "", second = "", third = ""] = words;
  if (ADVERB.test(first)) return looksInflected(second) || opensPredicate(words.slice(1), left);
  if (first === "no" && second === "longer") return looksInflected(third);
  if (words.length < 2 || first === "`" || PREPOSITIONS.has(first) || DETERMINERS.has(first))
    return false;
  if (isAuxiliary(first)) return true;
  const base = verbBase(first);
  if (left.plain && !looksInflected(first) && !SUBORDINATORS.has(first)) {
    if (OBJECTS.has(second) || OBJECT_DETERMINERS.has(second)) return /^\p{Ll}+$/u.test(first);
    if (takesBare(words)) return true;
    return base === first && (opensObject(second) || PREPOSITIONS.has(second));
  }
  if (!looksInflected(first)) return false;
  if (OBJECTS.has(second)) return true;
  if (OBJECT_DETERMINERS.has(second)) return !TIMES.test(third);
  if ((left.closed && AFTERWARDS.test(second)) || /[a-z]{3}ly$/u.test(second)) return true;
  if (base === null || verbBase(second) === second) return false;
  if (looksPlural(second) || /^(?:up|down|off|out|on)$/u.test(second)) return true;
  if (readNumber(second) !== null && third !== "") return true;
  if (left.closed && endsPhrase(words, 1) && second !== "of") return true;
  return (
    looksPlural(third) &&
    !opensObject(second) &&
    !PREPOSITIONS.has(second) &&
    !isAuxiliary(second) &&
    !/^(?:,|and|or|not)$/u.test(second)
  );
}

const AFTERWARDS = /^(?:as|overnight|again|twice|once|daily|nightly|hourly|up|down|off)$/u;

/** "returns null", "drops frames": a verb where the pieces around it open with theirs. */
export function mayOpenPredicate(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  return (
    words.length > 1 &&
    isVerbForm(first) &&
    verbBase(second) !== second &&
    !isVerbForm(second) &&
    !/^(?:of|and|or)$/u.test(second) &&
    /^[\p{Ll}`]+$/u.test(second)
  );
}

const SAYING =
  /^(?:prints|shows|says|displays|returns|outputs|echoes|answers|writes|replies|responds|throws|raises|sends|reads)$/u;
const QUOTATION = /^["'‘“„«]/u;

/**
 * `and prints "created"`: what is quoted is what the verb says. Behind bare things in the plural it may be the label of
 * one more of them ('shows lists and prints "A"'), unless a comma stands between.
 */
export function saysQuotation(
  left: readonly Token[],
  [verb, quoted]: readonly Token[],
  behindComma: boolean,
): boolean {
  if (verb === undefined || quoted === undefined || verb.enclosed || verb.capital) return false;
  if (!SAYING.test(verb.word) || !quoted.enclosed || !QUOTATION.test(quoted.word)) return false;
  const [before, last] = [left.at(-2)?.word ?? "", left.at(-1)];
  return (
    behindComma ||
    !looksPlural(last?.word ?? "") ||
    DETERMINERS.has(before) ||
    OBJECT_DETERMINERS.has(before)
  );
}
