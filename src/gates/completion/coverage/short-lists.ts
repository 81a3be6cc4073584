/** Lists inside a sentence about what is counted. */

import type { Clause } from "../../text/document.ts";
import type { Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

const LIST =
  /(?:[\p{L}\p{N}§`._/-]{1,40}(?: [\p{L}\p{N}§`._/-]{1,40})?, ){1,19}(?:[\p{L}\p{N}§`._/-]{1,40}(?: (?!and )[\p{L}\p{N}§`._/-]{1,40})?)(?:,? and [\p{L}\p{N}§`._/-]{1,40})?/iu;
const LABELLED_PAIR = /: ([\p{L}\p{N}§`._/-]{1,40}) and ([\p{L}\p{N}§`._/-]{1,40})[.!]?$/iu;

/** "with `fail-fast: false`, so one failing job": a clause, no member. */
const NO_MEMBER =
  /^(?:so|which|who|that|because|but|then|it|they|is|are|was|were|has|have|an?)\b/iu;

export interface ShortList {
  readonly items: number;
  readonly clause: Clause;
  readonly text: string;
}

/** The things listed in a clause about what is counted: "clients: mobile, partner-sync and back-office". */
export function shortList(clause: Clause, wanted: Wanted): ShortList | null {
  if (wanted.count < 3 || wanted.count > 20 || clause.kind === "code") return null;
  if (!clause.plain.includes(",") && !clause.plain.includes(" and ")) return null;
  const list = LIST.exec(clause.plain) ?? LABELLED_PAIR.exec(clause.plain);
  if (list === null) return null;
  if (!mentions(`${clause.plain} ${clause.row} ${clause.column}`, wanted.counted, 0.5)) return null;
  const items = list[0].split(/, (?:and )?| and /u).filter((item) => item.trim() !== "");
  if (items.length < 2 || items.some((item) => NO_MEMBER.test(item))) return null;
  const told = Math.max(items.length, partsOf(clause.plain), sumOf(clause.plain));
  return { items: told, clause, text: list[0] };
}

/** How many parts stand behind a label, of however many words: "High: SSRF in the fetcher, IDOR on `/files/:id`, weak tokens". */
function partsOf(text: string): number {
  const colon = /^[^:,;]{2,40}: /u.exec(text);
  return colon === null ? 0 : text.slice(colon[0].length).split(/, (?:and )?| and /u).length;
}

const COUNTED_ITEM = /(?:^|[:,;(] |, and | and )(\d{1,3}) (?!and |or |to )(?=\p{L})/gu;

/** "4 Boskoop, 3 Gravenstein and 5 Topaz": what the numbers of a list make together. */
function sumOf(text: string): number {
  let sum = 0;
  for (const [, digits] of text.matchAll(COUNTED_ITEM)) sum += Number(digits);
  return sum;
}
