/**
 * "11/12 tests pass": a run of tests of which some do not pass, told as how it stands, is a blocker whatever
 * done_when asks, as a count of failures is (`completion.tests.failed-count`).
 */

import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { isAside } from "../aside.ts";
import { isOutputOfAsked, isOwnRun } from "../clauses/looks/trouble.ts";
import { holdsAny } from "../hints.ts";
import { reasonOf } from "../reason.ts";
import { isToldElsewhere, standingRuns } from "./standing.ts";
import type { Subject } from "../subject.ts";

const SHORT = {
  id: "completion.tests.short",
  says: "Not all tests of a run pass.",
  advice:
    "Mend the failing tests and report the run that passes, or have the goal redirected by the operator.",
} as const;

const PASS_HINTS = ["pass", "Pass", "PASS", "green", "tests:", "Tests:", " ok"] as const;
const RATIO =
  /\d ?\/ ?\d|\bof (?:(?:the|all|our|my) )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b)/gi;
const PASSES = /pass|green|\bok\b|tests?\W{0,4}\d/i;
const BEFORE = 30;
const BEHIND = 70;
/** A done_when that asks for a share, or for failures to be shown, is judged by its own figures. */
const ASKS_SHARE =
  /%|≥|\b(?:at least|percent|per cent|most|more than|or more|minimum|no fewer than|fail\w*|threshold|quota)\b/;
/** The run of tests whose share that passes is below its whole; null when none is, or a later one is whole. */
export function findShortRun(doc: Document, subject: Subject): Reason | null {
  const { text } = doc;
  if (!holdsAny(text, PASS_HINTS)) return null;
  const first = firstShare(text);
  if (first < 0 || ASKS_SHARE.test(subject.doneWhen)) return null;
  for (const { run, clause } of standingRuns(doc, first)) {
    if (run.short && isOfThisRun(clause, subject, doc)) return reasonOf(SHORT, doc, clause);
  }
  return null;
}

/** Where the first ratio stands that has a word of passing near it; -1 when none has. */
function firstShare(text: string): number {
  for (const { index } of text.matchAll(RATIO))
    if (PASSES.test(text.slice(Math.max(0, index - BEFORE), index + BEHIND))) return index;
  return -1;
}

/** "31 of 34 passed, and the three that did not were replaced by new ones" */
const REPLACED =
  /\b(?:that|which) (?:did not|didn['’]t|failed)(?: pass)? (?:was|were|is|are|got|have been) (?:all |both |each )?(?:replaced|repaired|mended|fixed|exchanged|repeated|rerun|corrected|renewed)\b/u;

function isOfThisRun(clause: Clause, subject: Subject, doc: Document): boolean {
  if (isToldElsewhere(clause)) return false;
  if (/retr|expected|attempt/.test(clause.plain) || REPLACED.test(clause.plain)) return false;
  if (clause.kind !== "code") return !isAside(clause, clause.text, subject, doc);
  return !isOutputOfAsked({ doc, clause, subject }) && isOwnRun(doc.text, clause.start, clause.end);
}
