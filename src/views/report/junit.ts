/** The report as JUnit XML, for the test tab of a CI service. */
import type { BaselineComparison, ChangedCase } from "../../replay/baseline.ts";
import type { CaseResult, Category, Report } from "../../replay/report.ts";
import { escapeText } from "../terminal/escape.ts";
import { labelsSince, type Since, sinceBaseline } from "./baseline.ts";
import { isPass, shownName } from "./case-line.ts";
import { explain } from "./explain.ts";

/** In the order of every report. */
const CATEGORIES: readonly Category[] = ["completion", "voice"];

/**
 * One suite for each category, one test for each case, in fixture order; a newline at the end. No
 * times and no host: the same run gives the same bytes. With a comparison each failure says what the case was in the baseline, and
 * properties of each suite how many of its cases broke and were mended. Whatever XML 1.0 forbids is shown escaped.
 */
export function renderJunit(report: Report, comparison: BaselineComparison | null = null): string {
  const { fixtures, failed } = report.summary;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svc-replay-eval" tests="${fixtures}" failures="${failed}" errors="0">`,
    ...CATEGORIES.flatMap((category) => suite(report, category, comparison)),
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
}

function suite(
  report: Report,
  category: Category,
  comparison: BaselineComparison | null,
): readonly string[] {
  const since = sinceBaseline(comparison);
  const { fixtures, failed } = report.summary.byCategory[category];
  const counts = `tests="${fixtures}" failures="${failed}" errors="0" skipped="0"`;
  return [
    `  <testsuite name="${category}" ${counts}>`,
    ...(comparison === null ? [] : properties(category, comparison)),
    ...report.cases
      .filter((result) => result.category === category)
      .flatMap((result) => testcase(result, report.fixtureFile, since(result))),
    "  </testsuite>",
  ];
}

function properties(category: Category, { broke, mended }: BaselineComparison): readonly string[] {
  const count = (changed: readonly ChangedCase[]): number =>
    changed.filter(({ now }) => now.category === category).length;
  return [
    "    <properties>",
    `      <property name="broke since the baseline" value="${count(broke)}"/>`,
    `      <property name="mended since the baseline" value="${count(mended)}"/>`,
    "    </properties>",
  ];
}

function testcase(
  result: CaseResult,
  fixtures: string | null,
  since: Since | null,
): readonly string[] {
  const line = result.line === null ? "" : ` line="${result.line}"`;
  const file = fixtures === null ? "" : ` file="${xml(escapeText(fixtures))}"${line}`;
  const name = xml(shownName(result.name));
  const open = `    <testcase name="${name}" classname="replay.${result.category}"${file}`;
  if (isPass(result)) return [`${open}/>`];
  const type = result.expected === "accept" ? "false_block" : "missed";
  const text = xml(explain(result).join("\n"));
  return [
    `${open}>`,
    `      <failure message="${labelsSince(result, since)}" type="${type}">${text}</failure>`,
    "    </testcase>",
  ];
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
]);

function xml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (found) => ENTITIES.get(found) ?? found);
}
