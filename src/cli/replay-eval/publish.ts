import {
  canShare,
  compareBaseline,
  isWorse,
  leftOut,
  type BaselineComparison,
} from "../../replay/baseline.ts";
import { hundredthsOfPercent } from "../../domain/percent.ts";
import { readReport } from "../../replay/read-report.ts";
import { digest, type Report, type Shard } from "../../replay/report.ts";
import { escapeAndCut } from "../../views/terminal/escape.ts";
import type { CommandContext, PrintedProblem } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { shown } from "../problems.ts";
import { readInput, REFUSED } from "../read-input.ts";
import { writeOutput } from "../write-output.ts";
import { unwritten } from "./named-files.ts";
import type { ProblemList } from "./problem-list.ts";
import type { Percentage, ReportFlags } from "./report-flags.ts";

/** Messages about a report longer than this are cut, so that the advice after them is still seen. */
const MESSAGE_LIMIT = 600;

/** Reads the `--baseline` report before any work is done; null when there is none or it is no good. */
export function readBaseline(flags: ReportFlags, problems: ProblemList): Report | null {
  if (flags.baseline === null) return null;
  return readReportFile(flags.baseline, "--baseline", problems);
}

/** Reads a JSON report of ours; null when it is none, with the reasons added to `problems`. */
export function readReportFile(path: string, what: string, problems: ProblemList): Report | null {
  const text = readInput(path, { refuse: noReport });
  if (!text.ok) {
    const code = text.code === REFUSED ? "report.not_json" : "report.unreadable";
    problems.add({ message: `${what} ${shown(path)} ${text.problem}`, code });
    return null;
  }
  const read = readReport(text.text);
  if (read.ok) return read.report;
  problems.addFirst(
    read.problems.map(({ message, advice, code }) => ({
      message: `${what} ${shown(path)}: ${escapeAndCut(message, MESSAGE_LIMIT)}: ${advice}`,
      code,
    })),
    read.count,
  );
  return null;
}

/** What is said of a baseline that has no case of this run: it would find nothing that broke. */
export function sharesNothing(
  flags: ReportFlags,
  baseline: Report | null,
  shard: Shard | null,
): PrintedProblem | null {
  if (baseline === null || canShare(baseline.shard, shard)) return null;
  const [of, now] = [baseline.shard, shard].map((part) => `${part?.index}/${part?.count}`);
  return {
    message: `--baseline ${shown(flags.baseline ?? "")} is of shard ${of} and this run of ${now}, which have no case in common: give the report of the same shard or of the whole file`,
    code: "baseline.other_shard",
  };
}

/** A report is an object and has no NUL: a device or a huge file that is none is not read to its end. */
function noReport(piece: Uint8Array, isFirst: boolean): string | null {
  const opening = isFirst ? piece.find((byte) => !BLANK.has(byte)) : BRACE;
  const isOne = (opening === undefined || opening === BRACE) && !piece.includes(0);
  return isOne ? null : "is not a JSON report, which is one object: make one with --format json";
}

const BRACE = 0x7b;
/** Blanks of JSON and the bytes of a byte order mark. */
const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Prints the report as the flags say and returns the exit status that it asks for. */
export async function publish(
  context: CommandContext,
  flags: ReportFlags,
  report: Report,
  baseline: Report | null,
): Promise<ExitCode> {
  const comparison = baseline === null ? null : compareBaseline(baseline, report);
  const text = await render(flags, report, comparison);
  if (flags.output === null) {
    context.io.stdout.write(text);
  } else {
    const problem = await writeOutput(flags.output, text);
    if (problem !== null) {
      return context.fail(EXIT.usage, [unwritten(flags.output, problem)]);
    }
  }
  const missed = comparison === null ? 0 : leftOut(report, comparison);
  if (missed > 0) context.warn([uncompared(flags, report, missed)]);
  return exitOf(context, flags, report, comparison);
}

/** A pipeline that has kept the report of one part must not stay green in silence. */
function uncompared(flags: ReportFlags, { cases }: Report, missed: number): PrintedProblem {
  return {
    message: `--baseline ${shown(flags.baseline ?? "")} has no result for ${missed} of the ${cases.length} cases, which are compared with nothing and cannot count as broken: give a report of the same cases`,
    code: "baseline.uncompared",
  };
}

async function render(
  flags: ReportFlags,
  report: Report,
  comparison: BaselineComparison | null,
): Promise<string> {
  switch (flags.format) {
    case "text": {
      const { renderText } = await import("../../views/report/text.ts");
      const text = renderText(digest(report), { explain: flags.explain });
      if (comparison === null) return text;
      const { renderBaseline } = await import("../../views/report/baseline.ts");
      return `${text}\n${renderBaseline(comparison)}`;
    }
    case "json":
      return (await import("../../views/report/json.ts")).renderJson(report, comparison);
    case "junit":
      return (await import("../../views/report/junit.ts")).renderJunit(report, comparison);
    case "github":
      return (await import("../../views/report/github.ts")).renderGithub(
        digest(report),
        report.fixtureFile,
        comparison,
      );
    case "tap":
      return (await import("../../views/report/tap.ts")).renderTap(report, comparison);
  }
}

/** 0 when all pass; a threshold or a baseline takes the place of that rule, both must hold where both are given. */
function exitOf(
  context: CommandContext,
  flags: ReportFlags,
  report: Report,
  comparison: BaselineComparison | null,
): ExitCode {
  const { fixtures, passed, failed } = report.summary;
  if (fixtures === 0) return EXIT.ok;
  const { minAccuracy } = flags;
  const below = minAccuracy !== null && !reaches(minAccuracy, passed, fixtures);
  const worse = comparison !== null && isWorse(comparison);
  if (minAccuracy === null && comparison === null) return failed === 0 ? EXIT.ok : EXIT.no;
  if (below) {
    const asked = context.flags.get("min-accuracy") ?? "";
    const message = `${passed} of ${fixtures} passed, which is below --min-accuracy ${asked}: the report names those that failed`;
    context.fail(EXIT.no, [{ message, code: "accuracy.below" }]);
  }
  return below || worse ? EXIT.no : EXIT.ok;
}

/**
 * Whole numbers, since 16.1% of 1000 as floats is more than 161. The accuracy as it is printed counts
 * too, so that a threshold can be copied from a report; but 100 asks for every case.
 */
function reaches({ units, perPercent }: Percentage, passed: number, fixtures: number): boolean {
  if (BigInt(passed) * 100n * perPercent >= units * BigInt(fixtures)) return true;
  const printed = BigInt(hundredthsOfPercent(passed, fixtures));
  return printed * perPercent === units * 100n && units < 100n * perPercent;
}
