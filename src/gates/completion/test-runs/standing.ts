/** The runs of tests that a message tells of and that fail as things stand. */

import {
  readTestRuns,
  standingFailures,
  type TestRun,
} from "../../../domain/test-runs/read-test-runs.ts";
import type { Clause, Document } from "../../text/document.ts";

export interface StandingRun {
  readonly run: TestRun;
  readonly clause: Clause;
}

/** The failing runs, in order, that no later one mends; clauses that end before `from` and quotations are left unread. */
export function standingRuns(doc: Document, from: number): readonly StandingRun[] {
  const told: StandingRun[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind === "quote" || clause.end <= from) continue;
    const said = clause.kind === "code" ? doc.text.slice(clause.start, clause.end) : clause.plain;
    for (const run of readTestRuns(said)) told.push({ run, clause });
  }
  const standing = standingFailures(told.map(({ run }) => run));
  return told.filter(({ run }) => standing.has(run));
}

const ELSEWHERE = /\b(?:before|baseline|old|previous|first|earlier|without|red phase)\b/;

/** Whether a heading or a column says that it is another run than the one that counts. */
export function isToldElsewhere({ heading, column }: Clause): boolean {
  return ELSEWHERE.test(heading) || ELSEWHERE.test(column);
}
