/** What a message must carry for each of the policy file's `required_evidence`, and what only looks like it. */

import { judgeTestRuns } from "../../../domain/test-runs/read-test-runs.ts";
import type { Evidence } from "../../gate.ts";
import { namesCommit } from "./commits.ts";
import { tellsGreenRun } from "./green-runs.ts";
import { namesMadeThing } from "./paths.ts";
import { tellsProbe } from "./probes.ts";
import { namesDeployed } from "./releases.ts";
import { withLabelledCounts } from "./test-tables.ts";

/** A kind of evidence and how it is known. Patterns look at short stretches, so they run in time linear in the message. */
export interface EvidenceKind {
  readonly id: string;
  /** How a sentence names it: "a commit hash". */
  readonly says: string;
  /** Whether a message carries it; `asked` is goal and done_when. */
  readonly holds: (output: string, asked: string) => boolean;
  readonly pass: string;
  readonly fail: string;
}

/** What satisfies each of the policy file's `required_evidence`. */
export const EVIDENCE_KINDS: readonly (EvidenceKind & { readonly id: Evidence })[] = [
  {
    id: "deploy",
    says: "a commit hash or release named as deployed",
    holds: namesDeployed,
    pass: "Deployed as release 418.",
    fail: "It is deployed.",
  },
  {
    id: "live_verify",
    says: "a probe of the running thing with its figure",
    holds: tellsProbe,
    pass: "`curl -s host/health` answered 200 in 41 ms",
    fail: "It runs fine in production.",
  },
  {
    id: "tests",
    says: "a test run with its counts and no failure",
    holds: showsTests,
    pass: "17 passed in 0.92s",
    fail: "The tests pass.",
  },
  {
    id: "commit",
    says: "a commit hash or pull request number",
    holds: namesCommit,
    pass: "Fixed in 7be04d1c92.",
    fail: "Committed and pushed.",
  },
  {
    id: "artifact",
    says: "a path or url of a thing that was made",
    holds: namesMadeThing,
    pass: "The report is in out/report.pdf",
    fail: "The report is written.",
  },
];

/** "Health checks: 6/6 passing" are none of tests. */
const HEALTH = /\b(?:health|liveness|readiness|uptime) ?(?:checks?|probes?)\b[^.;\n]{0,80}/giu;

/** "ok  	example.com/ledger	0.012s": a package that passed, and no count of its tests. */
const PACKAGE_OK = /^[ \t]*ok[ \t]+\S+[ \t]+(?:\d+(?:\.\d+)?s|\(cached\))/gmu;
/** Each test that passed stands on a line of its own: they are counted by it. */
const PASSED_BY_NAME = /^[ \t]*--- PASS: /mu;

/** Counts that tell of a failure stand against a pipeline that is told as green. */
function showsTests(output: string): boolean {
  const counted = PASSED_BY_NAME.test(output) ? output : output.replaceAll(PACKAGE_OK, " ");
  const verdict = judgeTestRuns(withLabelledCounts(counted).replace(HEALTH, " "));
  return verdict === "passing" || (verdict === "none" && tellsGreenRun(output));
}
