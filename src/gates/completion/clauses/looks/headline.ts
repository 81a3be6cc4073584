/** Verbless reports: "Export not implemented." */

import type { Hit } from "../rule.ts";
import { asWritten } from "./hit.ts";

/** A short name of a thing and its denial, and nothing else; a figure or a sign makes it a row, a quotation or a count. */
const HEADLINE =
  /^\W*(?:the |an? |our |my )?(?<thing>\p{L}+(?:[ -]\p{L}+)?),? not\b[^:,;()"“”|]*$/u;
/** "The page is not built" is read by the other patterns, with what may take it back. */
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|if|when|or|and|why|what|which|that|who|still|it|i|we|they|you|this)\b/u;

/** Whether a sentence or an item says of something that was asked for, and of nothing else, that it is not there. */
export function isHeadlineOfAsked(hit: Hit): boolean {
  const { clause, doc, subject } = hit;
  if (clause.label !== "" || (clause.kind !== "paragraph" && clause.kind !== "item")) return false;
  const { thing } = HEADLINE.exec(asWritten(hit).trim())?.groups ?? {};
  if (thing === undefined || VERB.test(thing)) return false;
  const isWhole = /^[.!]?[*_\s]*(?:$|\n)|^[.!]?[*_]*\s/u.test(
    doc.text.slice(clause.end, clause.end + 4),
  );
  const begins = /(?:^|[\n.!?])[\s*_>-]*$|^$/u.test(
    doc.text.slice(Math.max(0, clause.start - 6), clause.start),
  );
  return isWhole && begins && thing.split(/[ -]/u).some((word) => subject.asks(word));
}
