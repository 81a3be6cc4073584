/**
 * A list of names that a message tells again, one after the other, without one of them: "SKU, description, quantity, bin location" of
 * these and the "last count date". A word of that one ("the file name carries the date") may stand elsewhere.
 */

import { type Document, perDocument } from "../../text/document.ts";
import { recordsIn } from "./records.ts";
import { metWeight, termMet } from "./terms.ts";
import type { Demand, Wanted } from "./wanted.ts";
import { CLAUSE_INDEX, MESSAGE_INDEX } from "./word-index.ts";

/** Of fewer names a message may tell some for another reason. */
const LEAST_SAID = 3;
const LONGEST = 600;
const PART = /, (?:and |or )?|; (?:and )?| and | or /u;

/** Whether a member of a list may be the one that is left out: one of its words is nowhere in the indexed message. */
export function mayBeLeftOut({ own, group }: Wanted, demand: Demand): boolean {
  if (own.length < 2 || own.every((term) => termMet(term, MESSAGE_INDEX))) return false;
  return (demand.groups.get(group ?? -1)?.length ?? 0) > LEAST_SAID;
}

/** Whether the message tells all the others of its list in a series that has no place for it, and it nowhere. */
export function isLeftOut(doc: Document, wanted: Wanted, demand: Demand): boolean {
  const others = (demand.groups.get(wanted.group ?? -1) ?? []).filter((one) => one !== wanted);
  const isSeries = seriesIn(doc).some(
    (parts) =>
      parts.length === others.length &&
      parts.every((part, at) => others[at] !== undefined && isSaid(part, others[at])),
  );
  return isSeries && !doc.clauses().some(({ plain }) => isSaid(plain, wanted));
}

/** Whether a text says more than half of a name. */
function isSaid(text: string, { own }: Wanted): boolean {
  CLAUSE_INDEX.read(text);
  const weight = own.reduce((sum, term) => sum + term.weight, 0);
  return own.length > 0 && metWeight(own, CLAUSE_INDEX) * 2 > weight;
}

/** What a message tells side by side: the parts of its sentences behind their colon, the first parts of its items. */
const seriesIn = perDocument((doc): readonly (readonly string[])[] => {
  const sentences = doc.clauses().flatMap(({ kind, plain }) => {
    if ((kind !== "paragraph" && kind !== "item") || plain.length > LONGEST) return [];
    const told = plain.slice(plain.lastIndexOf(": ") + 1).replace(/ \([^()]*\)/gu, "");
    const parts = told.split(PART);
    return parts.length >= LEAST_SAID ? [parts] : [];
  });
  const lists = recordsIn(doc, LEAST_SAID).map((records) =>
    records.map(({ name, parts }) => (name === "" ? (parts[0] ?? "") : name)),
  );
  return [...sentences, ...lists];
});
