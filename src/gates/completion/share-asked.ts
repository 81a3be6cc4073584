import { readNumber } from "../../domain/inventory/words/numbers.ts";

const SHARE =
  /(?<!at most |more than )(?<![\p{L}\d]|\d,)(\d[\d,]*|\p{L}+) (?:out )?of (?:the |all |our )?(\d[\d,]*|\p{L}+)/gu;

/** "At least half of the 180 households", "at least 85 % of the cows". */
const PORTION =
  /(?<!\p{L})(?:at least|more than|over) (?:(an?|one|two|three) )?(half|thirds?|quarters?|fifths?|(\d{1,2}(?:\.\d+)?) ?(?:%|percent))(?= of )/gu;
const NAMED_PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5 };

function portionAsked(many: string, name: string, percent: string | undefined): number {
  if (percent !== undefined) return Number(percent) / 100;
  return (readNumber(many) ?? 1) / (NAMED_PARTS[name.replace(/s$/u, "")] ?? 1);
}

/** Whether a part of a whole is all that a text asks for: 47 of 50, where "45 of 50 are right". */
export function meetsShare(asking: string, part: number, whole: number): boolean {
  for (const [, many = "", name = "", percent] of asking.toLowerCase().matchAll(PORTION))
    if (part >= whole * portionAsked(many, name, percent)) return true;
  for (const [, least = "", of = ""] of asking.toLowerCase().matchAll(SHARE)) {
    if (readNumber(of) !== whole) continue;
    const asked = readNumber(least);
    if (asked !== null && asked <= part) return true;
  }
  return false;
}
