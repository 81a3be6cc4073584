/** "No failed jobs", where done_when asks for "no failed jobs in a week": what there is none of is what was asked for. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { askedParts } from "../asked-parts.ts";

/** Where a condition that asks for no such thing ends, and what it says behind it of anything. */
const END =
  "(?=\\W*$|\\s+(?:any\\s?more|left|remain(?:s|ing)?|of|in|on|at|during|for|from|by|per|within|among|between|to|over|under|after|before)(?!\\p{L}))";
const WORDS = "(?<none>[\\p{L}\\p{N}'’-]{1,40}(?:\\s[\\p{L}\\p{N}'’-]{1,40}){0,4}?)";

/** Ways to ask that there be none of something. */
const ASKING: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:no|zero|0|(?:free|clean|clear|rid|void) (?:of|from)(?: any)?)\\s+${WORDS}${END}`,
    "iu",
  ),
  // "no page without an index" asks for the index.
  new RegExp(
    `^(?![^]*\\b(?:no|not|never|nobody|nothing|none|neither|cannot)\\b)[^]*?\\bwithout\\s+(?:an?\\s+|any\\s+)?${WORDS}${END}`,
    "iu",
  ),
  new RegExp(`^\\W*(?:number of\\s+)?${WORDS}\\s?[:=]\\s?(?:none|no|zero|0|nil)\\W*$`, "iu"),
  new RegExp(`\\bof\\s+${WORDS}\\s+(?:is|are|stays?|remains?)\\s+empty(?!\\p{L})`, "iu"),
  new RegExp(
    `^\\W*(?:(?:the|all|any)\\s+)*${WORDS}\\s+(?:is|are|has been|have been|was|were)\\s+(?:gone|removed|deleted|zero)(?!\\p{L})`,
    "iu",
  ),
];
const TOLD =
  /(?<=^\W*(?:no|zero|0)\s[^,;]{1,60})(\p{L})\s(?:is|are|was|were|gets?|(?:has|have) been)\s(?=\p{L}{2,}ed\W*$)/iu;
/** "no invoice is unpaid", told as "no unpaid invoices" */
const IS_SO = /(?<=^\W*)(?:no|zero)\s(\p{L}{3,40})\s(?:is|are)\s(\p{L}{3,40})(?=\W*$)/iu;
/** "no tests fail", told as "no failing tests" */
const DOES = /(?<=^\W*)(?:no|zero)\s(\p{L}{3,40})\s(\p{L}{3,40})(?=\W*$)/iu;
/** What stands in such company is asked for, or the company is. */
const RELATING =
  /(?<!\p{L})(?:of|in|on|with|without|that|which|who|is|are|was|were|has|have)(?!\p{L})/iu;

/** Whether done_when asks that there be none of what these words name, and the head of both is one. */
export function asksForNone(words: string, doneWhen: string): boolean {
  const said = contentWords(words);
  const head = said.at(-1);
  if (head === undefined) return false;
  return askedParts(doneWhen).some((condition) => {
    const asked = new Set(contentWords(condition));
    if (!said.every((word) => asked.has(word))) return false;
    // "no column is dropped", told as "no column dropped"
    const told = condition.replace(TOLD, "$1 ");
    const plain =
      said.length > 1
        ? told.replace(/^\p{L}+ing(?!\p{L})/iu.test(words) ? DOES : IS_SO, "no $2 $1")
        : told;
    return ASKING.some((pattern) => {
      const none = pattern.exec(plain)?.groups?.["none"] ?? "";
      return !RELATING.test(none) && contentWords(none).at(-1) === head;
    });
  });
}
