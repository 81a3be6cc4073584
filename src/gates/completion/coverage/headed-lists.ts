/** A list under the name of what a condition counts with fewer entries than it asks for: two venues under "Concerts" where three are booked. */

import type { Clause, Document } from "../../text/document.ts";
import { amountsIn } from "./amounts.ts";
import { mentions } from "./mentions.ts";
import { recordsIn, type Told } from "./records.ts";
import { totalSaid } from "./total-said.ts";
import type { Wanted } from "./wanted.ts";

const MOST = 20;
/** In words. A longer entry tells something. */
const LONGEST = 6;
/** An entry that tells what is so, or that stands for several. */
const NO_NAME =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|pass(?:es|ed)?|all|every|each|both|no|none|not|now|and|it|they|we|i|which|that|rest|others?)(?!\p{L})|[&+×–]|^\d+ \p{L}|\d ?- ?\d|^(?:\p{L}+ed|\p{L}+ly)(?!\p{L})/u;
/** A heading of some of them. */
const OF_SOME =
  /(?<!\p{L})(?:other|more|new|further|extra|some|open|examples?|notes?|highlights?|remarks?|changes?|about|how|why|what|also|details?|rest)(?!\p{L})/u;

/** The last entry of a list that is short; null where none is. */
export function shortHeadedList(doc: Document, wanted: Wanted): Clause | null {
  const { count, counted } = wanted;
  if (count < 3 || count > MOST || counted.length === 0) return null;
  for (const records of recordsIn(doc, 2)) {
    const [clause] = records[0]?.clauses ?? [];
    if (clause?.kind !== "item" || records.length >= count || records.length * 2 < count) continue;
    const head = clause.lead || clause.heading;
    if (OF_SOME.test(head) || head.split(" ").length > 3) continue;
    if (!mentions(head, counted, 0.5) || !records.every(isName)) continue;
    if (isTold(doc, wanted)) return null;
    return records.at(-1)?.clauses[0] ?? null;
  }
  return null;
}

function isName({ clauses, parts }: Told): boolean {
  const name = parts[0] ?? "";
  return clauses.length === 1 && name.split(" ").length <= LONGEST && !NO_NAME.test(name);
}

/** Whether as many of them are told elsewhere. */
function isTold(doc: Document, { count, counted }: Wanted): boolean {
  return (
    totalSaid(doc, counted, count) ||
    amountsIn(doc).some(({ value, noun }) => value >= count && mentions(noun, counted, 0.5))
  );
}
