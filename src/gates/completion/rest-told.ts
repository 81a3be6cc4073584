/** "For 41 of the 60 an owner was found; for the other 19 the police are told": the rest is told of too. */

import { NUMBER_NAMES } from "../../domain/inventory/words/numbers.ts";

/** So far behind a share what is left of the whole is told. */
const NEAR = 160;
const OF_REST = 90;

/** What leaves the rest undone after all. */
export const UNDONE =
  /(?<!\p{L})(?:not|never|no|none|needs?|waits?|waiting|await\w*|miss\w*|lack\w*|still|yet|later|soon|follows?|fail\w*|will|tomorrow|next|skip\w*|left|remains?|open|pending|must|should|to be|broken|come|comes|unknown|unclear|hope|planned|by \p{L}+day|\p{L}+n['’]t)(?!\p{L})/u;

/** What was done to them, not what they are like ("the other four use a jump that …"). */
const BE = /(?<!\p{L})(?:is|are|was|were|got|been|went|by hand)(?!\p{L})/u;

/** "The other 20 got one by hand", "the remaining six by hand": the deed of those in front, or what they got. */
const SAME_DEED =
  /(?<!\p{L})(?:got|ha[sd]|have|received|were given|was given) (?:one|theirs|it|them|the same)(?=(?: by hand| too| as well| today| afterwards)*\W*(?:$|[.;,]))|^(?:the )?(?:others|rest|remainder|(?:other|remaining) [\p{L}\d]+|[\p{L}\d]+ (?:others|remaining|more)),? (?:by (?:hand|phone|mail|post|script)|via|through|using)(?!\p{L})(?![^.;]*\b(?:when|once|if|as soon)\b)/u;

const OF_COUNTS = new RegExp(
  `^(?:others?|remaining|rest|more|${NUMBER_NAMES.slice(1).join("|")})$`,
  "u",
);

/** Whether the text behind a share says of all that is left of the whole what was asked for, and leaves none of it undone. */
export function restIsTold(
  behind: string,
  part: number,
  whole: number,
  asks: (word: string) => boolean,
): boolean {
  const rest = whole - part;
  const number = `(?:${rest}|${NUMBER_NAMES[rest] ?? rest})`;
  const named = new RegExp(
    `(?<![\\p{L}\\d.,])(?:(?:other|remaining|rest(?:,|:)?) ${number}|${number} (?:others?|remaining|more))(?![\\p{L}\\d]|[.,]\\d)`,
    "u",
  ).exec(behind.slice(0, NEAR).toLowerCase());
  const index = named?.index ?? UNCOUNTED.exec(behind.toLowerCase())?.index;
  if (index === undefined) return false;
  const told = behind.slice(index, index + NEAR).toLowerCase();
  // "The remaining strings are in the legal texts": without a number the deed has to be said, not the noun alone.
  const asksDeed = (word: string): boolean => DEED.test(word) && asks(word);
  return isAllAtLast(told, whole) || isDealtWith(behind, index, named === null ? asksDeed : asks);
}

const DEED = /(?:ed|wn|lt|nt|en)$/u;
/** "The others were scanned by hand": the rest without its number. */
const UNCOUNTED =
  /(?<!\p{L})(?:the (?:others|rest|remainder|balance|left-?overs?)|(?:the|all) remaining (?:ones|\p{L}+))(?!\p{L})/u;

/** "The remaining three followed this morning, so all 18 do." */
function isAllAtLast(told: string, whole: number): boolean {
  const sentence = told.split(/[.;\n]/u, 1)[0] ?? told;
  const all = new RegExp(
    `(?<!\\p{L})all (?:of them|${whole}|${NUMBER_NAMES[whole] ?? whole})(?!\\p{L})`,
    "u",
  );
  return all.test(sentence) && !UNDONE.test(sentence);
}

/**
 * "1,204, of which 1,187 are records of their own and 17 were merged": the rest, by its number alone and
 * the deed that is asked for; not "31 are translated and 9 were checked", where both are asked of each.
 */
export function restIsDealtWith(
  behind: string,
  rest: number,
  asks: (word: string) => boolean,
): boolean {
  const number = `(?:${rest}|${NUMBER_NAMES[rest] ?? rest})`;
  const text = behind.slice(0, NEAR).toLowerCase();
  const named = new RegExp(
    `(?:,|(?<!\\p{L})and) (?:the )?${number} (?:is|are|was|were|got) (?:\\p{L}+ly )?(?<deed>\\p{L}{3,}(?:ed|wn|lt|nt|en))(?!\\p{L})(?! (?:only|alone|in part)(?!\\p{L}))`,
    "u",
  ).exec(text);
  const deed = named?.groups?.["deed"];
  if (named === null || deed === undefined || !asks(deed)) return false;
  const others = text.slice(0, named.index).match(/\p{L}{2,}(?:ed|wn|lt|nt|en)(?!\p{L})/gu) ?? [];
  return !others.some((other) => asks(other)) && isDealtWith(behind, named.index, asks);
}

function isDealtWith(behind: string, from: number, asks: (word: string) => boolean): boolean {
  const told = behind.slice(from, from + OF_REST).toLowerCase();
  const sentence = told.split(/[.;\n]/u, 1)[0] ?? told;
  if (UNDONE.test(sentence)) return false;
  if (SAME_DEED.test(sentence)) return true;
  if (!BE.test(sentence)) return false;
  return [...sentence.matchAll(/\p{L}{4,}/gu)].some(
    ([word]) => !OF_COUNTS.test(word) && asks(word),
  );
}
