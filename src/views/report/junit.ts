/** The report as JUnit XML, for the test tab of a CI service. */
import type { CaseResult, Category, Report } from "../../replay/report.ts";
import { escapeText } from "../terminal/escape.ts";
import { isPass, labels, shownName } from "./case-line.ts";
import { explain } from "./explain.ts";

/** In the order of every report. */
const CATEGORIES: readonly Category[] = ["completion", "voice"];

/**
 * One suite for each category, one test for each case, in fixture order; a newline at the end. No
 * times and no host: the same run gives the same bytes. Whatever XML 1.0 forbids is shown escaped.
 */
export function renderJunit(report: Report): string {
  const { fixtures, failed } = report.summary;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svc-replay-eval" tests="${fixtures}" failures="${failed}" errors="0">`,
    ...CATEGORIES.flatMap((category) => suite(report, category)),
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
}

function suite(report: Report, category: Category): readonly string[] {
  const { fixtures, failed } = report.summary.byCategory[category];
  const counts = `tests="${fixtures}" failures="${failed}" errors="0" skipped="0"`;
  return [
    `  <testsuite name="${category}" ${counts}>`,
    ...report.cases
      .filter((result) => result.category === category)
      .flatMap((result) => testcase(result, report.fixtureFile)),
    "  </testsuite>",
  ];
}

function testcase(result: CaseResult, fixtures: string | null): readonly string[] {
  const line = result.line === null ? "" : ` line="${result.line}"`;
  const file = fixtures === null ? "" : ` file="${xml(escapeText(fixtures))}"${line}`;
  const name = xml(shownName(result.name));
  const open = `    <testcase name="${name}" classname="replay.${result.category}"${file}`;
  if (isPass(result)) return [`${open}/>`];
  const type = result.expected === "accept" ? "false_block" : "missed";
  const text = xml(explain(result).join("\n"));
  return [
    `${open}>`,
    `      <failure message="${labels(result)}" type="${type}">${text}</failure>`,
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
