/** The report as TAP 14 (https://testanything.org/tap-version-14-specification.html). */
import type { Reason } from "../../gates/gate.ts";
import type { BaselineComparison } from "../../replay/baseline.ts";
import type { CaseResult, Report } from "../../replay/report.ts";
import { escapeAndCut, escapeText } from "../terminal/escape.ts";
import { renderBaseline } from "./baseline.ts";
import { headline, isPass, shownName } from "./case-line.ts";

/**
 * One test point for each case, numbered from 1 in fixture order, with a YAML diagnostic under each
 * failed one; a newline at the end. Harnesses read the counts from the test points, the comment at
 * the end is for people, and so are those of what changed since a baseline.
 */
export function renderTap(report: Report, comparison: BaselineComparison | null = null): string {
  const { cases, summary } = report;
  const lines = [
    "TAP version 14",
    cases.length === 0 ? "1..0 # SKIP no cases" : `1..${cases.length}`,
    ...cases.flatMap((result, position) => testPoint(result, position + 1)),
    `# ${headline(summary)}`,
    ...(comparison === null ? [] : renderBaseline(comparison).trimEnd().split("\n").map(comment)),
  ];
  return `${lines.join("\n")}\n`;
}

function comment(line: string): string {
  return `# ${line}`.trimEnd();
}

function testPoint(result: CaseResult, number: number): readonly string[] {
  const description = `${result.category}: ${tap(shownName(result.name))}`;
  if (isPass(result)) return [`ok ${number} - ${description}`];
  return [`not ok ${number} - ${description}`, ...diagnostic(result)];
}

/** In a description a backslash and a hash stand for themselves only after a backslash. */
function tap(text: string): string {
  return text.replaceAll(/[\\#]/gu, String.raw`\$&`);
}

function diagnostic(result: CaseResult): readonly string[] {
  return [
    "  ---",
    `  message: ${result.expected === "accept" ? "wrongly rejected" : "wrongly accepted"}`,
    `  expected: ${result.expected}`,
    `  actual: ${result.verdict}`,
    `  index: ${result.index}`,
    ...(result.reasons.length === 0
      ? ["  reasons: []"]
      : ["  reasons:", ...result.reasons.flatMap(reasonLines)]),
    "  ...",
  ];
}

const TEXT_LIMIT = 2000;

function reasonLines(reason: Reason): readonly string[] {
  const { span } = reason;
  return [
    `    - rule: ${yaml(reason.rule)}`,
    `      sentence: ${yaml(reason.sentence)}`,
    ...(span === null
      ? []
      : [`      start: ${span.start}`, `      end: ${span.end}`, `      text: ${yaml(span.text)}`]),
    ...(reason.missing === null ? [] : [`      missing: ${yaml(reason.missing)}`]),
    `      advice: ${yaml(reason.advice)}`,
  ];
}

/** A JSON string of printable characters is a double-quoted YAML scalar. */
function yaml(text: string): string {
  return JSON.stringify(
    text.length > TEXT_LIMIT ? escapeAndCut(text, TEXT_LIMIT) : escapeText(text),
  );
}
