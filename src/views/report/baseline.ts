/** What changed since a baseline, for people; it follows the text report. */
import type { BaselineComparison, ChangedCase } from "../../replay/baseline.ts";
import type { CaseResult } from "../../replay/report.ts";
import { isPass, labels, shownName } from "./case-line.ts";

/**
 * The comparison as text, a newline at the end: counts first, then each group that has cases. Cases
 * that failed before and still do are only counted, the report above lists them.
 */
export function renderBaseline(comparison: BaselineComparison): string {
  // Where the baseline is of another part than this run, only a whole run can tell what was removed.
  const isShard = comparison.removed === null;
  const lines = [
    "Since the baseline:",
    `  Broke: ${comparison.broke.length}`,
    `  Mended: ${comparison.mended.length}`,
    `  Still failing: ${comparison.stillFailing.length}`,
    `  New: ${counted(comparison.added, `the baseline is of ${isShard ? "another shard" : "one part"}`)}`,
    `  Removed: ${counted(comparison.removed, "this is a shard")}`,
    `  Rules: ${comparison.rulesChanged ? "changed" : "the same"}`,
    ...group("Broke", comparison.broke.map(changeLine)),
    ...group("Mended", comparison.mended.map(changeLine)),
    ...group("New", (comparison.added ?? []).map(caseLine)),
    ...group(
      "Removed",
      (comparison.removed ?? []).map((result) => `- ${shownName(result.name)}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** What became of a failed case since a baseline. */
export type Since = "broke" | "still failing" | "new";

const SINCE: Readonly<Record<Since, string>> = {
  broke: "passed in the baseline",
  "still failing": "failed in the baseline, too",
  new: "not in the baseline",
};

/** Tells of each failed case what became of it since; null for others, and where there is no baseline. */
export function sinceBaseline(
  comparison: BaselineComparison | null,
): (failure: CaseResult) => Since | null {
  if (comparison === null) return () => null;
  const { broke, stillFailing, uncompared } = comparison;
  const known = new Map<string, Since>();
  for (const { now } of broke) known.set(now.name, "broke");
  for (const { now } of stillFailing) known.set(now.name, "still failing");
  for (const { name } of uncompared) known.set(name, "new");
  return ({ name }) => known.get(name) ?? null;
}

/** The labels of a failed case, and what it was in the baseline. */
export function labelsSince(failure: CaseResult, since: Since | null): string {
  return since === null ? labels(failure) : `${labels(failure)}, ${SINCE[since]}`;
}

function counted(cases: readonly CaseResult[] | null, unknown: string): string {
  return cases === null ? `not known, ${unknown}` : String(cases.length);
}

function group(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function changeLine({ before, now }: ChangedCase): string {
  const relabelled = before.expected === now.expected ? "" : `, was labelled ${before.expected}`;
  return `${mark(now)} ${shownName(now.name)} (${labels(now)}${relabelled})`;
}

function caseLine(result: CaseResult): string {
  return `${mark(result)} ${shownName(result.name)} (${labels(result)})`;
}

function mark(result: CaseResult): string {
  return isPass(result) ? "✓" : "✗";
}
