import { readNumber } from "../../domain/inventory/words/numbers.ts";

const SHARE =
  /(?<!at most |more than )(?<![\p{L}\d]|\d,)(\d[\d,]*|\p{L}+) (?:out )?of (?:the |all |our )?(\d[\d,]*|\p{L}+)/gu;

/** Whether a part of a whole is all that a text asks for: 47 of 50, where "45 of 50 are right". */
export function meetsShare(asking: string, part: number, whole: number): boolean {
  for (const [, least = "", of = ""] of asking.toLowerCase().matchAll(SHARE)) {
    if (readNumber(of) !== whole) continue;
    const asked = readNumber(least);
    if (asked !== null && asked <= part) return true;
  }
  return false;
}
