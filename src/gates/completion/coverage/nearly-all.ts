/** Counts and shares of a message that come near to all that is asked, and do not reach it. */

import { readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { numberSaid } from "./clause.ts";
import { mentions } from "./mentions.ts";
import { totalSaid } from "./total-said.ts";
import type { Wanted } from "./wanted.ts";

/** A number so large and so near to the one that is asked counts the same things. */
const LEAST_NEARLY = 200;
const NEARLY = 0.97;
const MOST_LOOKED_AT = 20;
const BARE = /(?<![\p{L}\d.,:/#-])(\d{1,3}(?:,\d{3})+|\d{3,})(?![\d%:/]|[.,]\d)(?: ([\p{L}]+))?/gu;
/** What may stand behind it where it has no noun of its own, and other names of things where none says that all are done. */
const NO_NOUN = /^(?:and|in|on|now|at|after|there)$/u;
const ANY_THINGS = /^(?:rows?|records?|files?|entries|items?|objects?|documents?|pieces?)$/u;
const OF_OTHERS =
  /(?<!\p{L})(?:before|old|at first|initially|first|earlier|previous(?:ly)?|of them|of these|of which|seconds|without|with|among)(?!\p{L})/u;

/** A limit in money or time is to be kept, not to be filled. */
const MEASURED =
  /(?<!\p{L})(?:within|at most|under|below|up to|no more than|euros?|dollars?|pounds?|seconds?|minutes?|hours?|metres?)(?!\p{L})/iu;

/** "The new archive counts 12,466", where all 12,480 are asked for and nothing tells of the other 14. */
function nearlySaid(doc: Document, wanted: Wanted): Clause | null {
  if (wanted.count < LEAST_NEARLY || MEASURED.test(wanted.text)) return null;
  // "Every record is migrated. The log has 12,391 entries."
  const isOfOthers = (noun: string): boolean =>
    noun !== "" &&
    !NO_NOUN.test(noun) &&
    !mentions(noun, wanted.counted) &&
    (!ANY_THINGS.test(noun) || totalSaid(doc, wanted.counted, wanted.count));
  let looked = 0;
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || !/\d{3}/u.test(clause.plain) || OF_OTHERS.test(clause.plain))
      continue;
    for (const [, digits = "", noun = ""] of clause.plain.matchAll(BARE)) {
      const value = readNumber(digits);
      if (value === null || value >= wanted.count || value < wanted.count * NEARLY) continue;
      // "Printed in 2025"
      if (/^20\d\d$|^19\d\d$/u.test(digits)) continue;
      if (isOfOthers(noun)) continue;
      if (!numberSaid(wanted.count - value)) return clause;
      if (++looked >= MOST_LOOKED_AT) return null;
    }
  }
  return null;
}

const IN_ALL =
  /(?<!\p{L})(?:altogether|in total|in all),? (\d[\d,]*) \p{L}+ (?:are|were|have been) \p{L}+/gu;
const NEARLY_ALL = 0.9;

/** "Altogether 46 sheets were processed", where 48 maps are asked for. */
function fewerInAll(doc: Document, { count }: Wanted): Clause | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || OF_OTHERS.test(clause.plain)) continue;
    for (const [, digits = ""] of clause.plain.matchAll(IN_ALL)) {
      const value = readNumber(digits);
      if (value === null || value >= count || value < count * NEARLY_ALL) continue;
      if (!numberSaid(count - value)) return clause;
    }
  }
  return null;
}

/** The clause that counts a little fewer than all, where nothing tells of what is lacking. */
export function nearlyAll(doc: Document, wanted: Wanted): Clause | null {
  return nearlySaid(doc, wanted) ?? fewerInAll(doc, wanted);
}
