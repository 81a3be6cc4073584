/** Results for the tests of the renderers. */
import type { Reason, Verdict } from "../../../src/gates/gate.ts";
import {
  buildReport,
  type CaseResult,
  type Category,
  type Report,
  type ReportParts,
} from "../../../src/replay/report.ts";

export const PARKED: Reason = {
  rule: "completion.deferral.parked",
  sentence: "The message puts a part of the work off.",
  span: { start: 12, end: 43, text: "The CSV export is left for later" },
  missing: "the CSV export works",
  advice: "Deliver it, or say what stands in the way.",
};

export const ABSENT: Reason = {
  rule: "completion.missing",
  sentence: "Nothing says that a condition is met.",
  span: null,
  missing: "the page loads",
  advice: "Say how it was checked.",
};

export function result(
  index: number,
  name: string,
  labels: `${Category} ${Verdict} ${Verdict}`,
  reasons: readonly Reason[] = [],
): CaseResult {
  const [category, expected, verdict] = labels.split(" ");
  return {
    index,
    line: index + 1,
    name,
    category: category === "voice" ? "voice" : "completion",
    expected: expected === "reject" ? "reject" : "accept",
    verdict: verdict === "reject" ? "reject" : "accept",
    reasons,
  };
}

export function report(
  cases: readonly CaseResult[],
  parts: Partial<Omit<ReportParts, "cases">> = {},
): Report {
  return buildReport({
    toolVersion: "0.1.0",
    rulesHash: "sha256:abc",
    shard: null,
    fixtureFile: "cases.json",
    fixtureHash: "f00d",
    fixtureTotal: cases.length,
    ...parts,
    cases,
  });
}

/** Four cases: one false block with two reasons, one missed, two passes. */
export const MIXED: Report = report([
  result(0, "all_done", "completion accept accept"),
  result(1, "export_works", "completion accept reject", [PARKED, ABSENT]),
  result(2, "asks_plainly", "voice reject reject", [
    { ...ABSENT, rule: "voice.vague", missing: null, advice: "" },
  ]),
  result(3, "relays_a_wish", "voice reject accept"),
]);
