/** The report as it is stored: for programs, for merging shards and as a baseline. */
import type { Reason } from "../../gates/gate.ts";
import type { BaselineComparison, ChangedCase } from "../../replay/baseline.ts";
import type { CaseResult, Rate, Report, REPORT_SCHEMA, Score } from "../../replay/report.ts";
import { jsonText } from "../terminal/escape.ts";
import { isPass } from "./case-line.ts";

const SCHEMA: typeof REPORT_SCHEMA = "svc.replay-report/1";

/**
 * The report as JSON, two-space indented, a newline at the end. Keys in this order: `schema`,
 * `tool_version`, `rules_hash`, `shard` (null or `{index, count}`), `fixture_file`, `fixture_hash`, `fixture_total`, `summary`
 * (`fixtures`, `passed`, `failed`, `accuracy`, `false_blocks`, `missed`, `by_category`) and `cases`
 * (`index`, `line`, `name`, `category`, `expected`, `verdict`, `passed`, `reasons`). With a comparison `baseline` stands before the cases
 * (`rules_changed`, `broke`, `mended`, `still_failing`, `added`, `removed`). Values are exact;
 * characters that could act on a terminal are written as JSON escapes, which read back the same.
 */
export function renderJson(report: Report, comparison: BaselineComparison | null = null): string {
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
    ...(comparison === null ? {} : { baseline: storedComparison(comparison) }),
    cases: report.cases.map(storedCase),
  };
  return jsonText(stored);
}

/** `added` and `removed` are null where a shard cannot tell. */
function storedComparison(comparison: BaselineComparison): object {
  return {
    rules_changed: comparison.rulesChanged,
    broke: comparison.broke.map(storedChange),
    mended: comparison.mended.map(storedChange),
    still_failing: comparison.stillFailing.map(storedChange),
    added: comparison.added?.map(outcome) ?? null,
    removed: comparison.removed?.map(outcome) ?? null,
  };
}

function storedChange({ before, now }: ChangedCase): object {
  return { ...outcome(now), before: { expected: before.expected, verdict: before.verdict } };
}

function outcome(result: CaseResult): object {
  return {
    index: result.index,
    line: result.line,
    name: result.name,
    category: result.category,
    expected: result.expected,
    verdict: result.verdict,
    passed: isPass(result),
  };
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
  return { ...outcome(result), reasons: result.reasons.map(storedReason) };
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
