import { merge, type NamedReport } from "../../replay/merge.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { problemList } from "./problem-list.ts";
import { publish, readBaseline, readReportFile } from "./publish.ts";
import { reportFlags } from "./report-flags.ts";

/** `svc-replay-eval merge <json report>…`: joins the parts of a run. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, positionals, fail } = context;
  const problems = problemList();
  const wanted = reportFlags(flags, problems);
  const baseline = readBaseline(wanted, problems);
  if (positionals.length === 0) {
    problems.add({ message: "no report is named: give the JSON reports of all shards" });
  }
  const parts: NamedReport[] = [];
  for (const name of positionals) {
    const report = readReportFile(name, "report", problems);
    if (report !== null) parts.push({ name, report });
  }
  if (problems.total > 0) return fail(EXIT.usage, problems.first, problems.total);
  const merged = merge(parts);
  if (merged.ok) return publish(context, wanted, merged.report, baseline, null);
  return fail(
    EXIT.usage,
    merged.problems.map(({ message, advice, code }) => ({
      message: `${message}: ${advice}`,
      code,
    })),
  );
}
