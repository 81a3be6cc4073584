/** How the formats for people say a case and a score. */
import type { CaseResult, Score, Summary } from "../../replay/report.ts";
import { escapeText } from "../terminal/escape.ts";

/** A case name for one line of a report: control characters escaped, and whole, so that no two names become one. */
export function shownName(name: string): string {
  return escapeText(name);
}

/** What was expected of the gate, and what it said. */
export function labels(result: CaseResult): string {
  return `expected ${result.expected}, got ${result.verdict}`;
}

/** True when the gate said what was expected. */
export function isPass(result: CaseResult): boolean {
  return result.verdict === result.expected;
}

/** The accuracy with two decimals, `98.67%`; its number is rounded already. */
export function accuracyText(score: Score): string {
  return `${score.accuracy.toFixed(2)}%`;
}

/** The whole result in one line, for logs that show nothing else. */
export function headline(summary: Summary): string {
  const { falseBlocks, missed } = summary;
  return (
    `${summary.passed} of ${summary.fixtures} passed (${accuracyText(summary)}); ` +
    `${falseBlocks.count} of ${falseBlocks.total} wrongly rejected, ` +
    `${missed.count} of ${missed.total} wrongly accepted`
  );
}
