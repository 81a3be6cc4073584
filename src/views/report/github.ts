/** The report as GitHub workflow commands: each failed case an annotation, then the result. */
import type { CaseResult, ReportDigest } from "../../replay/report.ts";
import { escapeText } from "../terminal/escape.ts";
import { headline, labels, shownName } from "./case-line.ts";
import { explain } from "./explain.ts";

/**
 * One `::error` line for each failed case with its reasons, and a `::notice` with the counts; a
 * newline at the end. GitHub shows only the first ten errors of a step as annotations, the log
 * has all. `fixtures` is the path of the fixture file from the root of the repository; null when not known.
 */
export function renderGithub(report: ReportDigest, fixtures: string | null): string {
  const lines = report.failures.map((failure) => annotation(failure, fixtures));
  const title = property("svc-replay-eval");
  lines.push(`::notice title=${title}::${data(headline(report.summary))}`);
  return `${lines.join("\n")}\n`;
}

function annotation(failure: CaseResult, fixtures: string | null): string {
  const line = failure.line === null ? "" : `line=${failure.line},`;
  const file = fixtures === null ? "" : `file=${property(escapeText(fixtures))},${line}`;
  const title = property(`${failure.category}: ${shownName(failure.name)}`);
  const message = [labels(failure), ...explain(failure)].join("\n");
  return `::error ${file}title=${title}::${data(message)}`;
}

/** The value after `::`, by the rules of `@actions/core`. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The value of a `key=value`, by the same rules. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
