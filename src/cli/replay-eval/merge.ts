import { merge, type NamedReport } from "../../replay/merge.ts";
import type { Report } from "../../replay/report.ts";
import type { CommandContext, FoundProblems } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { startProgressLine } from "../progress.ts";
import { type Call, checkOutput, lastingBaseline, withoutPipedValues } from "./named-files.ts";
import { type ProblemList, problemList } from "./problem-list.ts";
import { publish, readBaseline, readReportFile } from "./publish.ts";
import { reportFlags, type ReportFlags } from "./report-flags.ts";

interface Joining {
  readonly wanted: ReportFlags;
  readonly baseline: Report | null;
  readonly parts: readonly NamedReport[];
}

/** Reads all that the call names; what is wrong with it is added to `problems`. `onPart` is told how many reports are read. */
function prepare(
  { flags, positionals }: Call,
  problems: ProblemList,
  onPart?: (read: number) => void,
): Joining {
  const wanted = reportFlags(flags, problems);
  const parts: NamedReport[] = [];
  for (const [at, name] of positionals.entries()) {
    if (name === "") problems.add({ message: "the name of a report is empty: name a file" });
    const report = name === "" ? null : readReportFile(name, "report", problems);
    if (report !== null) parts.push({ name, report });
    onPart?.(at + 1);
  }
  const baseline = readBaseline(wanted, problems);
  const inputs = positionals.map((path) => ({ name: "a report to be joined", path }));
  checkOutput(wanted.output, [...inputs, ...lastingBaseline(wanted)], problems);
  return { wanted, baseline, parts };
}

export async function check(call: Call): Promise<FoundProblems> {
  const problems = problemList();
  prepare(withoutPipedValues(call), problems);
  return problems;
}

/** `svc-replay-eval merge <json report>…`: joins the parts of a run. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { fail, positionals } = context;
  const problems = problemList();
  const progress = startProgressLine(context.io);
  const { wanted, baseline, parts } = prepare(context, problems, (read) =>
    progress.show(() => `${read} of ${positionals.length} reports`),
  );
  const merged = problems.total > 0 ? null : merge(parts);
  progress.end();
  if (merged === null) return fail(EXIT.usage, problems.first, problems.total);
  if (merged.ok) return publish(context, wanted, merged.report, baseline);
  return fail(
    EXIT.usage,
    merged.problems.map(({ message, advice, code }) => ({
      message: `${message}: ${advice}`,
      code,
    })),
  );
}
