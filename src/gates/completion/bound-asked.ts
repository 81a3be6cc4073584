/** Whether something ends at a bound that is asked for: "stock stops at zero", where it is never to drop below zero. */

import { readNumber } from "../../domain/inventory.ts";

/** "Stops at zero", "at floor 12", "at 40 percent": nothing stands in front of the number but the name of its kind. */
const AT_NUMBER =
  /^ (?:exactly |precisely )?(?:the )?(?:(?<kind>\p{L}+) (?=\d))?(?<number>\d[\d.,]*|\p{L}+)/u;
/** Why it ends there, where nobody asked it to. */
const BY_TROUBLE = /^[^,;:.]* (?:with|because|since|due|for no|but|and)(?!\p{L})/u;
const PART_END = /[;\n]|[.!?](?=\s|$)/u;
const BOUNDS =
  /(?<!\p{L})(?:never|not|no|cannot|at (?:most|least)|up to|above|below|beyond|past|under|over|exceeds?|limit(?:ed)?|max\w*|min\w*|capp?(?:ed)?)(?!\p{L})|n['’]t(?!\p{L})/u;
const NUMBERS = /(?<![\p{L}\d.,])(?:\d[\d.,]*\d|\d|\p{L}{3,})(?![\p{L}\d])/gu;

/**
 * @param before What stands in front of "stops at", in lower case: the bound has to be that of a thing it names.
 * @param after What stands behind.
 * @param doneWhen done_when in lower case.
 */
export function isBoundAsked(before: string, after: string, doneWhen: string): boolean {
  const { kind = "", number: said = "" } = AT_NUMBER.exec(after)?.groups ?? {};
  if (BY_TROUBLE.test(after)) return false;
  const value = valueOf(said.replace(/[.,]+$/u, ""));
  if (value === null) return false;
  return doneWhen
    .split(PART_END)
    .some(
      (part) =>
        BOUNDS.test(part) &&
        (before.match(/\p{L}{4,}/gu) ?? []).some((word) => part.includes(word)) &&
        part.includes(kind) &&
        (part.match(NUMBERS) ?? []).some((word) => valueOf(word) === value),
    );
}

function valueOf(word: string): number | null {
  return word === "zero" || word === "nought" ? 0 : readNumber(word);
}
