/** Clauses that describe what was asked for, and so say nothing about the work. */

import type { Clause, Document } from "../text/document.ts";
import { contentUnder, NOTHING } from "./aside.ts";
import type { Subject } from "./subject.ts";

const TELLTALE_TITLE =
  /^(?:future work|limitations?|open (?:questions?|points?|issues?)|next steps?|postponed items?|deferred items?|to-?dos?|known issues?|outstanding items?|follow-?ups?|later|pending\b.*|failed\b.*|errors?|skipped\b.*)$/;
const FINDINGS =
  /\b(?:findings?|issues?|problems?|causes?|weakness(?:es)?|defects?|bugs?|risks?|faults?|symptoms?|complaints?|before|old|was|error|message|description|threats?|vulnerabilit\w+)\b/;
const REVIEWING =
  /^(?:review|audit|assess|analy[sz]e|inspect|survey|investigate|report on|evaluate|classify|triage|examine)\b/;

/**
 * Whether a clause describes a part that was asked for by its name ("Future work: …" of a paper), or a
 * finding of the review that was asked for, or a heading over nothing, and so says nothing about the work.
 */
export function isDescription(doc: Document, clause: Clause, subject: Subject): boolean {
  if (clause.kind === "heading") {
    const under = contentUnder(doc, clause);
    return under !== null && NOTHING.test(under.plain);
  }
  if (clause.kind === "cell" && FINDINGS.test(clause.column)) return true;
  if (clause.kind !== "cell" && clause.kind !== "item" && clause.kind !== "paragraph") return false;
  const title = clause.label !== "" ? clause.label : clause.heading;
  if (title !== "" && TELLTALE_TITLE.test(title) && subject.doneWhen.includes(title)) return true;
  return (
    clause.kind !== "paragraph" && FINDINGS.test(clause.heading) && REVIEWING.test(subject.goal)
  );
}
