/** The report as it is stored: for programs, for merging shards and as a baseline. */
import type { Reason } from "../../gates/gate.ts";
import type { CaseResult, Rate, Report, REPORT_SCHEMA, Score } from "../../replay/report.ts";
import { jsonText } from "../terminal/escape.ts";
import { isPass } from "./case-line.ts";

const SCHEMA: typeof REPORT_SCHEMA = "svc.replay-report/1";

/**
 * The report as JSON, two-space indented, a newline at the end. Keys in this order: `schema`,
 * `tool_version`, `rules_hash`, `shard` (null or `{index, count}`), `fixture_file`, `fixture_hash`, `fixture_total`, `summary`
 * (`fixtures`, `passed`, `failed`, `accuracy`, `false_blocks`, `missed`, `by_category`) and `cases`
 * (`index`, `line`, `name`, `category`, `expected`, `verdict`, `passed`, `reasons`). Values are exact;
 * characters that could act on a terminal are written as JSON escapes, which read back the same.
 */
export function renderJson(report: Report): string {
  const { byCategory } = report.summary;
  const stored = {
    schema: SCHEMA,
    tool_version: report.toolVersion,
    rules_hash: report.rulesHash,
    shard: report.shard === null ? null : { index: report.shard.index, count: report.shard.count },
    fixture_file: report.fixtureFile,
    fixture_hash: report.fixtureHash,
    fixture_total: report.fixtureTotal,
    summary: {
      ...score(report.summary),
      by_category: { completion: score(byCategory.completion), voice: score(byCategory.voice) },
    },
    cases: report.cases.map(storedCase),
  };
  return jsonText(stored);
}

function score(of: Score): object {
  return {
    fixtures: of.fixtures,
    passed: of.passed,
    failed: of.failed,
    accuracy: of.accuracy,
    false_blocks: rate(of.falseBlocks),
    missed: rate(of.missed),
  };
}

function rate(of: Rate): object {
  return { count: of.count, total: of.total, rate: of.rate };
}

function storedCase(result: CaseResult): object {
  return {
    index: result.index,
    line: result.line,
    name: result.name,
    category: result.category,
    expected: result.expected,
    verdict: result.verdict,
    passed: isPass(result),
    reasons: result.reasons.map(storedReason),
  };
}

function storedReason(reason: Reason): object {
  const { span } = reason;
  return {
    rule: reason.rule,
    sentence: reason.sentence,
    span: span === null ? null : { start: span.start, end: span.end, text: span.text },
    missing: reason.missing,
    advice: reason.advice,
  };
}
