/**
 * When a weak rule decides. The more a report tells, the likelier some "fails", "deferred" or "sample" in it
 * tells of the thing built: of 1,208 unseen cases those that were refused for such words alone were fine in
 * 50 of 56 where the report told much, and in 23 of 57 where it told little.
 */

import type { Document } from "../../text/document.ts";
import { stemsOf, type Subject } from "../subject.ts";
import { textAfter, textBefore, wordsOf } from "./looks/hit.ts";
import type { Hit } from "./rule.ts";

/** In characters. */
const MUCH = 400;
const SHORTEST_TELLING = 4;

const known = new WeakMap<Document, boolean>();

/**
 * Whether a message reports much: its sentences, items and cells that hold a figure or a name, or a word of
 * goal or done_when, are long together. Praise and code do not count.
 */
export function reportsMuch(doc: Document, subject: Subject): boolean {
  const before = known.get(doc);
  if (before !== undefined) return before;
  const much = doc.text.length >= MUCH && tellingLength(doc, subject) >= MUCH;
  known.set(doc, much);
  return much;
}

function tellingLength(doc: Document, subject: Subject): number {
  const asked = [...stemsOf(subject.text)].filter((word) => word.length >= SHORTEST_TELLING);
  const telling = new Set(asked);
  let length = 0;
  for (const { kind, text, start, end } of doc.clauses()) {
    if (kind === "code" || kind === "quote") continue;
    if (/[\d§]/.test(text) || [...stemsOf(text)].some((word) => telling.has(word)))
      length += end - start;
    if (length >= MUCH) break;
  }
  return length;
}

/** Why, or until when something is so. */
const REASON =
  /^(?: (?:it|them|this|that|these|those|here))?,? (?:because|since|as|so|for now|until|for lack of)\b/;
const NOTHING = /^(?: (?:it|them|this|that|these|those|here))?\W*$/;

const STAND_IN =
  /^(?:stub|mock|placeholder|dummy|fake|stand-?in|draft|prototype|skeleton)s?$|^dummies$/;
const IS_ONE =
  /\b(?:is|are|remains?|stays?|as) (?:(?:an?|the|only|just|merely|still|currently|now) )*$/;

/**
 * Whether a hit is the writer's own ("I skipped the index"), says what a thing is ("the adapter is a stub"),
 * or nothing but a reason stands behind it: "The export is deferred.", "is on hold until the key is there".
 */
export function saysItAll(hit: Hit): boolean {
  const after = textAfter(hit);
  const met = wordsOf(hit);
  return (
    /^(?:i|we)\b/.test(met) ||
    (STAND_IN.test(met) && IS_ONE.test(textBefore(hit))) ||
    NOTHING.test(after) ||
    REASON.test(after) ||
    /\b(?:because|since|as)$/.test(met)
  );
}
