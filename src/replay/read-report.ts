/** Reads a stored report back: ours and whole, or a list of what is wrong with it. */
import type { Reason, Span } from "../gates/gate.ts";
import { countNewlines, skipSpace } from "./json-bytes.ts";
import { readJson } from "./json-reading.ts";
import { fieldsOf, STORE_AGAIN, type FieldProblem, type Fields } from "./report-fields.ts";
import {
  buildReport,
  inShard,
  passed,
  REPORT_SCHEMA,
  type CaseResult,
  type Rate,
  type Report,
  type Score,
  type Shard,
  type Summary,
} from "./report.ts";

/** A report, or what keeps the text from being one: the first problems and how many there are. */
export type ReadReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly problems: readonly FieldProblem[]; readonly count: number };

/** Past this many problems a file is plainly not a report; the rest is counted. */
const MOST_PROBLEMS = 100;

/**
 * Reads what `renderJson` wrote. Beside the types it checks what must hold: cases in fixture order,
 * names once, positions that belong to the shard, and a summary that agrees with the cases, so
 * that a report that was edited to look better does not pass for one. Keys that it does not know
 * are passed over.
 */
export function readReport(text: string): ReadReport {
  const problems: FieldProblem[] = [];
  const fields = parse(text, problems);
  if (fields === null) return refused(problems);
  const schema = fields.text("schema");
  if (schema !== REPORT_SCHEMA) return refused([wrongSchema(schema)]);
  const shard = readShard(fields);
  const toolVersion = fields.text("tool_version");
  const rulesHash = fields.text("rules_hash");
  const fixtureFile = fields.optionalText("fixture_file");
  const fixtureHash = fields.optionalText("fixture_hash");
  const fixtureTotal = fields.count("fixture_total");
  const summary = readSummary(fields);
  const stored = fields.objects("cases").map((item) => readCase(item, problems));
  const report = buildReport({
    toolVersion,
    rulesHash,
    shard,
    fixtureFile,
    fixtureHash,
    fixtureTotal,
    cases: stored,
  });
  if (problems.length === 0) {
    for (const problem of caseProblems(report, stored)) problems.push(problem);
    if (!agrees(summary, report.summary)) problems.push(WRONG_SUMMARY);
  }
  return problems.length > 0 ? refused(problems) : { ok: true, report };
}

function refused(problems: readonly FieldProblem[]): ReadReport {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS), count: problems.length };
}

function parse(text: string, problems: FieldProblem[]): Fields | null {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/u, ""));
  } catch {
    problems.push(whyNotJson(text.trim()));
    return null;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return fieldsOf(value, "", problems);
  }
  problems.push(notJson("the file is not a JSON report, which is one object"));
  return null;
}

/** The words of the JSON parser differ from engine to engine, so they are not repeated. */
function whyNotJson(text: string): FieldProblem {
  if (text === "") return notJson("the file is empty");
  const bytes = new TextEncoder().encode(text);
  const reading = readJson(bytes, 0, bytes.length, false);
  if (reading.kind === "fault" || !text.startsWith("{")) return notJson("the file is not JSON");
  if (reading.kind === "cut") return notJson("the file ends in the middle");
  const line = 1 + countNewlines(bytes, 0, skipSpace(bytes, reading.end, bytes.length));
  return {
    ...notJson(`something stands behind the end of the report, on line ${line}`),
    advice: "take it away; each report is a file of its own",
  };
}

function notJson(message: string): FieldProblem {
  return { code: "report.not_json", message, advice: STORE_AGAIN };
}

function wrongSchema(found: string): FieldProblem {
  const ours = found.startsWith("svc.replay-report/");
  const what = found === "" ? "it names no schema" : `its schema is ${found}`;
  return {
    code: "report.schema",
    message: `this is not a report that this version reads: ${what} where ${REPORT_SCHEMA} is wanted`,
    advice: ours
      ? "make all the reports with one version of svc-replay-eval"
      : "give a report that svc-replay-eval made with --format json",
  };
}

function readShard(fields: Fields): Shard | null {
  const shard = fields.objectOrNull("shard");
  if (shard === null) return null;
  return { index: shard.count("index"), count: shard.count("count") };
}

function readSummary(fields: Fields): Summary | null {
  const summary = fields.object("summary");
  const categories = summary?.object("by_category") ?? null;
  const completion = categories?.object("completion") ?? null;
  const voice = categories?.object("voice") ?? null;
  if (summary === null || completion === null || voice === null) return null;
  return {
    ...readScore(summary),
    byCategory: { completion: readScore(completion), voice: readScore(voice) },
  };
}

function readScore(fields: Fields): Score {
  return {
    fixtures: fields.count("fixtures"),
    passed: fields.count("passed"),
    failed: fields.count("failed"),
    accuracy: fields.number("accuracy"),
    falseBlocks: readRate(fields.object("false_blocks")),
    missed: readRate(fields.object("missed")),
  };
}

function readRate(fields: Fields | null): Rate {
  if (fields === null) return { count: 0, total: 0, rate: 0 };
  return {
    count: fields.count("count"),
    total: fields.count("total"),
    rate: fields.number("rate"),
  };
}

function readCase(fields: Fields, problems: FieldProblem[]): CaseResult {
  const before = problems.length;
  const result: CaseResult = {
    index: fields.count("index"),
    line: fields.optionalCount("line"),
    name: fields.text("name"),
    category: fields.oneOf("category", ["completion", "voice"]),
    expected: fields.oneOf("expected", ["accept", "reject"]),
    verdict: fields.oneOf("verdict", ["accept", "reject"]),
    reasons: fields.objects("reasons").map(readReason),
  };
  if (fields.flag("passed") !== passed(result) && problems.length === before) {
    problems.push(
      broken(`${fields.path} says passed: ${!passed(result)}, and its verdict does not`),
    );
  }
  return result;
}

function readReason(fields: Fields): Reason {
  return {
    rule: fields.text("rule"),
    sentence: fields.text("sentence"),
    span: readSpan(fields.objectOrNull("span")),
    missing: fields.textOrNull("missing"),
    advice: fields.text("advice"),
  };
}

function readSpan(fields: Fields | null): Span | null {
  if (fields === null) return null;
  return { start: fields.count("start"), end: fields.count("end"), text: fields.text("text") };
}

function caseProblems(report: Report, stored: readonly CaseResult[]): readonly FieldProblem[] {
  const { shard, fixtureTotal } = report;
  if (shard !== null && (shard.index < 1 || shard.index > shard.count)) {
    return [broken(`there is no part ${shard.index} of ${shard.count}`)];
  }
  const problems: FieldProblem[] = [];
  const names = new Set<string>();
  let previous = -1;
  for (const { index, name } of stored) {
    const which = `case “${name}” at index ${index}`;
    if (names.has(name)) problems.push(broken(`there are two cases named “${name}”`));
    if (index <= previous) problems.push(broken(`${which} is not in fixture order`));
    if (index >= fixtureTotal) {
      problems.push(broken(`${which} is past the ${fixtureTotal} cases of the fixture file`));
    }
    if (!inShard(index, shard)) problems.push(broken(`${which} does not belong to its shard`));
    names.add(name);
    previous = index;
  }
  const due = casesDue(shard, fixtureTotal);
  if (problems.length === 0 && stored.length !== due) {
    problems.push(broken(`it has ${stored.length} cases where it must have ${due}`));
  }
  return problems;
}

/** How many cases a shard has, or the whole of them. */
function casesDue(shard: Shard | null, fixtureTotal: number): number {
  if (shard === null) return fixtureTotal;
  return Math.max(0, Math.ceil((fixtureTotal - shard.index + 1) / shard.count));
}

function broken(message: string): FieldProblem {
  return { code: "report.inconsistent", message, advice: STORE_AGAIN };
}

const WRONG_SUMMARY = broken("the summary does not agree with the cases");

function agrees(summary: Summary | null, counted: Summary): boolean {
  return (
    summary !== null &&
    sameScore(summary, counted) &&
    sameScore(summary.byCategory.completion, counted.byCategory.completion) &&
    sameScore(summary.byCategory.voice, counted.byCategory.voice)
  );
}

function sameScore(a: Score, b: Score): boolean {
  return (
    a.fixtures === b.fixtures &&
    a.passed === b.passed &&
    a.failed === b.failed &&
    a.accuracy === b.accuracy &&
    sameRate(a.falseBlocks, b.falseBlocks) &&
    sameRate(a.missed, b.missed)
  );
}

function sameRate(a: Rate, b: Rate): boolean {
  return a.count === b.count && a.total === b.total && a.rate === b.rate;
}
