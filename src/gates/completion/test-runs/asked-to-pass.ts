/**
 * What a run of tests shows when done_when asks that tests pass: failures in its tally, a failing line in
 * its output, and a test that was put aside. Tallies stand in code spans and logs, which the clause judge
 * leaves alone.
 */

import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { holdsAny } from "../hints.ts";
import { reasonOf, type Thoroughness } from "../reason.ts";
import { isToldElsewhere, standingRuns } from "./standing.ts";
import type { Subject } from "../subject.ts";

const TESTS =
  /\b(?:tests?|suites?|specs?|(?:\w+ )?checks|test cases|scenarios|pytest|ctest|terratest|jest)\b/;
const PASSING = /\b(?:pass(?:es|ing|ed)?|green|succeeds?|ok|clean|covered)\b/;

const REASONS = {
  failing: {
    id: "completion.tests.tally",
    says: "A run of tests that has to pass shows a failure.",
    advice: "Make the tests pass and report the run, or have the goal redirected by the operator.",
  },
  aside: {
    id: "completion.tests.put-aside",
    says: "A test of this work was put aside so that the run stays clean.",
    advice: "Make the test pass and let it run, or have the goal redirected by the operator.",
  },
} as const;

/** The tests that fail or were put aside, where done_when asks for tests that pass. */
export function findTestFailures(
  doc: Document,
  subject: Subject,
  thoroughness: Thoroughness,
): readonly Reason[] {
  const { text } = doc;
  const failing = holdsAny(text, FAIL_HINTS);
  const aside = holdsAny(text, ASIDE_HINTS);
  if (!failing && !aside) return [];
  const asked = subject.doneWhen;
  if (!TESTS.test(asked) || !PASSING.test(asked) || /\bfail/.test(asked)) return [];
  const reasons: Reason[] = [];
  const clause = failing ? (failingTally(doc) ?? failingLine(doc)) : null;
  if (clause !== null) reasons.push(reasonOf(REASONS.failing, doc, clause));
  if (thoroughness === "first" && reasons.length > 0) return reasons;
  const put = aside && !/\b(?:skip|pending|ignore|xfail)/.test(subject.text) ? putAside(doc) : null;
  if (put !== null) reasons.push(reasonOf(REASONS.aside, doc, put));
  return reasons;
}

/** What a text holds that tells of failures, or of tests put aside; looked for as it is written, which is quick. */
const FAIL_HINTS = ["fail", "FAIL", " red"] as const;
const ASIDE_HINTS = ["skip", "pending", "xfail", "ignore"] as const;

/** The clause of a run with failures that no later run outdoes. One told as a share is `findShortRun`'s. */
function failingTally(doc: Document): Clause | null {
  for (const { run, clause } of standingRuns(doc, 0)) {
    if (!run.short && (run.passed ?? 0) > 0 && !isToldElsewhere(clause)) return clause;
  }
  return null;
}

const FAILED_LINE = /(?<![\p{L}\d_]|\b0 )fail(?:ed)?(?![\p{L}\d_]|:? *[=:]? *\d+\b)/u;
const PASSED_LINE = /(?<![\p{L}\d_])(?:pass(?:ed)?|ok)(?![\p{L}\d_])/u;

/** A line of shown output that fails among lines that pass, when nothing after it says that it passes. */
function failingLine(doc: Document): Clause | null {
  let block = -1;
  let passed = 0;
  let failed: Clause | null = null;
  let found: Clause | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind !== "code") {
      // "all 7 pass now" takes it back.
      if (found !== null && /\b(?:pass(?:es)?|green)\b.*\bnow\b|\bnow\b.*\bpass/.test(clause.plain))
        found = null;
      continue;
    }
    if (clause.block !== block) {
      block = clause.block;
      passed = 0;
      failed = null;
      found = null;
    }
    if (FAILED_LINE.test(clause.plain)) failed = isToldElsewhere(clause) ? failed : clause;
    else if (PASSED_LINE.test(clause.plain)) passed++;
    if (failed !== null && passed >= 2) found = failed;
  }
  return found;
}

const PUT_ASIDE =
  /\b(?:tagged|marked|put|set|annotated|flagged|wrapped|quarantined|muted|switched|turned)\b[^.\n]{0,60}(?:`[^`\n]{0,20}(?:skip|pending|xfail|ignore|disabled)[^`\n]{0,20}`|\b(?:as|to) (?:skip(?:ped)?|pending|xfail|ignored|disabled)\b)/iu;
const TAKEN_BACK = /\b(?:no longer|never|not|nothing|none|removed|un\w+|were|had been|used to)\b/iu;

/** "has been tagged `@tag :skip`": the writer put a test aside. */
function putAside(doc: Document): Clause | null {
  for (const clause of doc.clauses()) {
    if (clause.kind === "code" || clause.kind === "quote") continue;
    const raw = doc.text.slice(clause.start, clause.end);
    if (holdsAny(raw, ASIDE_HINTS) && PUT_ASIDE.test(raw) && !TAKEN_BACK.test(raw)) return clause;
  }
  return null;
}
