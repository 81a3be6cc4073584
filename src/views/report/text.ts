/** The report for people, to the letter of the contract. */
import type { CaseResult, Category, ReportDigest, Score } from "../../replay/report.ts";
import { explain } from "./explain.ts";
import { labels, accuracyText, shownName } from "./case-line.ts";

const OPENING = "======== REPLAY-EVAL RESULTS ========";
const CLOSING = "=".repeat(40);

/** What a reader may ask of the text report. */
export interface TextOptions {
  /** Adds the reasons, indented, under each failed line. */
  readonly explain: boolean;
}

/** The report as text: counts, categories, failed cases; a newline at the end. */
export function renderText(report: ReportDigest, options: TextOptions): string {
  const { summary } = report;
  const lines = [
    OPENING,
    `Fixtures: ${summary.fixtures}`,
    `Passed: ${summary.passed}`,
    `Failed: ${summary.failed}`,
    `Accuracy: ${accuracyText(summary)}`,
    "",
    "By category:",
    categoryLine("completion", summary.byCategory.completion),
    categoryLine("voice", summary.byCategory.voice),
    "",
    "Details:",
    ...report.failures.flatMap((failure) => failureLines(failure, options)),
    "",
    CLOSING,
  ];
  return `${lines.join("\n")}\n`;
}

function categoryLine(category: Category, score: Score): string {
  return `  ${category}: ${score.passed}/${score.fixtures} (${accuracyText(score)})`;
}

function failureLines(failure: CaseResult, options: TextOptions): readonly string[] {
  const line = `  ✗ ${shownName(failure.name)} (${labels(failure)})`;
  if (!options.explain) return [line];
  return [line, ...explain(failure).map((text) => `      ${text}`)];
}
