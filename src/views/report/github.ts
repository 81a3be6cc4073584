/** The report as GitHub workflow commands: each failed case an annotation, then the result. */
import type { BaselineComparison } from "../../replay/baseline.ts";
import type { CaseResult, ReportDigest } from "../../replay/report.ts";
import { escapeText } from "../terminal/escape.ts";
import { labelsSince, renderBaseline, type Since, sinceBaseline } from "./baseline.ts";
import { headline, shownName } from "./case-line.ts";
import { explain } from "./explain.ts";

/**
 * One `::error` line for each failed case with its reasons, and a `::notice` with the counts; a
 * newline at the end. GitHub shows only the first ten errors of a step as annotations, the log
 * has all. With a comparison the cases that failed before or are new are warnings, since they do not fail the run, and a second
 * `::notice` says what changed. `fixtures` is the path of the fixture file from the root of the repository; null when not known.
 */
export function renderGithub(
  report: ReportDigest,
  fixtures: string | null,
  comparison: BaselineComparison | null = null,
): string {
  const since = sinceBaseline(comparison);
  const lines = report.failures.map((failure) => annotation(failure, fixtures, since(failure)));
  const title = property("svc-replay-eval");
  lines.push(`::notice title=${title}::${data(headline(report.summary))}`);
  if (comparison !== null) {
    lines.push(`::notice title=${title}::${data(renderBaseline(comparison).trimEnd())}`);
  }
  return `${lines.join("\n")}\n`;
}

function annotation(failure: CaseResult, fixtures: string | null, since: Since | null): string {
  const line = failure.line === null ? "" : `line=${failure.line},`;
  const file = fixtures === null ? "" : `file=${property(escapeText(fixtures))},${line}`;
  const title = property(`${failure.category}: ${shownName(failure.name)}`);
  const message = [labelsSince(failure, since), ...explain(failure)].join("\n");
  const level = since === null || since === "broke" ? "error" : "warning";
  return `::${level} ${file}title=${title}::${data(message)}`;
}

/** The value after `::`, by the rules of `@actions/core`. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The value of a `key=value`, by the same rules. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
