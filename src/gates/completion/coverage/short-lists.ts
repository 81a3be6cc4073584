/** Lists inside a sentence about what is counted. */

import type { Clause, Document } from "../../text/document.ts";
import { amountsByClause } from "./amounts.ts";
import { DOING } from "./fewer-said.ts";
import type { Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

const LIST =
  /(?:[\p{L}\p{N}§`._/-]{1,40}(?: (?!and )[\p{L}\p{N}§`._/-]{1,40}){0,2}, ){1,19}(?:[\p{L}\p{N}§`._/-]{1,40}(?: (?!and )[\p{L}\p{N}§`._/-]{1,40}){0,2})(?:,? and [\p{L}\p{N}§`._/-]{1,40})?/iu;
const LABELLED_PAIR = /: ([\p{L}\p{N}§`._/-]{1,40}) and ([\p{L}\p{N}§`._/-]{1,40})[.!]?$/iu;

/** What is named by itself: "the text in German, English and French" tells languages. */
const LANGUAGE =
  /(?:ish|ese|ian|french|dutch|greek|czech|german|arabic|hebrew|thai|hindi|urdu|farsi|welsh|icelandic|latin|slovak|slovene|bengali|tamil|swahili|korean|catalan|basque|gaelic|dari|pashto|somali|tigrinya)\.?$/u;

/** "with `fail-fast: false`, so one failing job": a clause, no member. */
const NO_MEMBER =
  /^(?:so|which|who|that|because|but|then|it|they|is|are|was|were|has|have|an?)\b/iu;

export interface ShortList {
  readonly items: number;
  readonly clause: Clause;
  readonly text: string;
}

/** The things listed in a clause about what is counted: "clients: mobile, partner-sync and back-office". */
export function shortList(doc: Document, clause: Clause, wanted: Wanted): ShortList | null {
  if (wanted.count < 3 || wanted.count > 20 || clause.kind === "code") return null;
  if (!clause.plain.includes(",") && !clause.plain.includes(" and ")) return null;
  // "Trout, brown butter" is the name of a row.
  if (clause.kind === "cell" && clause.row === "") return null;
  const list = LIST.exec(clause.plain) ?? LABELLED_PAIR.exec(clause.plain);
  if (list === null) return null;
  const listed = list[0].split(/, (?:and )?| and /u).filter((item) => item.trim() !== "");
  const areLanguages =
    listed.every((item) => LANGUAGE.test(item)) && mentions("languages", wanted.counted);
  if (
    !areLanguages &&
    !isListOfDone(clause.plain, listed, wanted) &&
    !mentions(`${clause.plain} ${clause.row} ${clause.column}`, wanted.counted, 0.5)
  )
    return null;
  const sum = sumOf(clause.plain, list);
  // "OK, 112 rates": a number of other things beside the list, or of all of them.
  const items = sum > 0 ? listed : listed.filter((item) => !COUNTED_ITEM.test(item));
  // "Buttons, buttons, buttons!" lists nothing.
  if (items.some((item) => SHARE.test(item))) return null;
  if (new Set(items).size < 2 || items.some((item) => NO_MEMBER.test(item))) return null;
  const titles = clause.plain.match(TITLE)?.length ?? 0;
  const told = Math.max(
    items.length,
    titles,
    partsOf(clause.plain),
    sum,
    totalBefore(clause.plain, list),
    items.length * eachOf(doc, clause, wanted),
  );
  return { items: told, clause, text: list[0] };
}

/** "Forest, desert and ice world hold five levels each". */
function eachOf(doc: Document, clause: Clause, { counted }: Wanted): number {
  const told = amountsByClause(doc).get(clause) ?? [];
  return told.find((one) => one.isOfEach && mentions(one.noun, counted))?.value ?? 0;
}

/** "Removed: `a`, `b` and `c`", where so many are to be removed. */
function isListOfDone(text: string, listed: readonly string[], wanted: Wanted): boolean {
  const [, deed = ""] = /^(\p{L}{4,}): /u.exec(text) ?? [];
  if (deed === "" || listed.length * 2 <= wanted.count) return false;
  return mentions(
    deed,
    wanted.terms.filter(({ word }) => DOING.test(word)),
  );
}

/** "The mill" in quotation marks. */
const TITLE = /"[^"]{2,60}"|[“„«][^“”„«»]{2,60}[”“»]/gu;

/** "12 tests pass", "checked by hand", "no errors", "and deployed": told beside the list. */
const TOLD_BESIDE =
  /^(?:and |so )?(?:(?:not?|none|nothing|all|each|every|both|with|without|\d[\d.,]*)(?!\p{L})|(?:\p{L}+ly )?\p{L}{2,}ed(?:$|[.!]| (?:by|in|on|at|to|as|for|from|with|and|again|twice|now|too|over|\p{L}+ly)(?!\p{L})))|(?<!\p{L})(?:is|are|was|were|has|have|had|pass(?:es|ed)?|runs?|works?|went|goes)(?!\p{L})/iu;

/** "hatch that was bent": the verb is of the member. */
const RELATIVE = / (?:that|which|who|where|whose) .*$/iu;

/** How many parts stand behind a label, of however many words: "High: SSRF in the fetcher, IDOR on `/files/:id`, weak tokens". */
function partsOf(text: string): number {
  const colon = /^[^:,;]{2,40}: /u.exec(text);
  if (colon === null) return 0;
  const parts = text.slice(colon[0].length).split(/, (?:and )?| and /u);
  return parts.filter((part) => {
    const name = part.replace(RELATIVE, "");
    return !NO_MEMBER.test(name) && !TOLD_BESIDE.test(name);
  }).length;
}

/** "7 of 10 cracked, two of them after the first round": shares, and no things. */
const SHARE =
  /^(?:\p{L}+: )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|none|most|some|several|half) (?:out )?of (?:\d|them|these|those)/u;

const COUNTED_ITEM = /^(\d{1,3}) \p{L}/u;

/** "4 Boskoop, 3 Gravenstein and 5 Topaz": what the numbers of a list make together, where each of its things has one. */
function sumOf(text: string, list: RegExpExecArray): number {
  // A list ends with the first word behind its "and".
  const [rest = ""] = /^ \p{L}+/u.exec(text.slice(list.index + list[0].length)) ?? [];
  let sum = 0;
  for (const item of `${list[0]}${rest}`.split(/, (?:and )?| and /u)) {
    const [, digits] = COUNTED_ITEM.exec(item) ?? [];
    if (digits === undefined) return 0;
    sum += Number(digits);
  }
  return sum;
}

/** "40 PDF (ten works in four voices, bars numbered)": what a list in brackets explains is counted in front of them. */
function totalBefore(text: string, { index }: RegExpExecArray): number {
  const open = text.lastIndexOf("(", index);
  if (open < 0 || text.slice(open, index).includes(")")) return 0;
  return Number(
    /(?<![\d.,])(\d{1,3}) \p{L}+ $/u.exec(text.slice(Math.max(0, open - 60), open))?.[1] ?? 0,
  );
}

/** "explains at least 12 terms" */
const LISTING = /(?<!\p{L})(\p{L}{3,}s) (?:at least |no fewer than )\d/iu;

/** How many things a clause lists behind the verb of a condition: "it explains premium, deductible and claim"; 0 for no list. */
export function listedAs(text: string, condition: string): number {
  const [, verb = ""] = LISTING.exec(condition) ?? [];
  if (verb === "" || !text.includes(`${verb.toLowerCase()} `)) return 0;
  const behind = text.slice(text.indexOf(`${verb.toLowerCase()} `) + verb.length + 1);
  if (
    !/^(?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){2,}(?:and )?[\p{L}-]+(?: [\p{L}-]+){0,4}[.;]?$/u.test(
      behind,
    )
  )
    return 0;
  return behind.split(/, (?:and )?| and /u).length;
}
