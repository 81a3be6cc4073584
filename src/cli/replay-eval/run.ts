import { buildReport, type Report, type Shard } from "../../replay/report.ts";
import { errorCode } from "../../domain/error-code.ts";
import type { CommandContext, FoundProblems, PrintedProblem } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { openInput } from "../io.ts";
import { shown } from "../problems.ts";
import { PolicyError, readPolicyFile } from "../policy-file.ts";
import { VERSION } from "../version.ts";
import { evaluateFixtures, type Evaluation, type FileProblems } from "./evaluate.ts";
import type { PolicySource } from "./gates.ts";
import {
  type Call,
  checkFixtures,
  checkOutput,
  lastingBaseline,
  unreadableFixtures,
  type NamedInput,
  withoutPipedValues,
} from "./named-files.ts";
import { type ProblemList, problemList } from "./problem-list.ts";
import { startProgress } from "./progress.ts";
import { publish, readBaseline, sharesNothing } from "./publish.ts";
import { reportFlags, type ReportFlags } from "./report-flags.ts";
import { restartForLarge } from "./restart.ts";
import { rulesHash } from "./rules-hash.ts";

interface Asked {
  readonly wanted: ReportFlags;
  readonly shard: Shard | null;
  readonly policy: PolicySource | null;
  readonly baseline: Report | null;
  /** How many of the problems are of what the policy and the baseline hold. */
  readonly inFiles: number;
}

/** Reads all that the call names but the cases; what is wrong with it is added to `problems`. */
async function prepare({ flags }: Call, problems: ProblemList): Promise<Asked> {
  const wanted = reportFlags(flags, problems);
  const shard = readShard(flags.get("shard"), problems);
  const [fixtures, config] = [flags.get("fixtures"), flags.get("policy-config")];
  if (fixtures !== undefined) checkFixtures(fixtures, problems);
  const before = problems.total;
  const policy = await readPolicySource(config, problems);
  const baseline = readBaseline(wanted, problems);
  const inFiles = problems.total - before;
  const strange = sharesNothing(wanted, baseline, shard);
  if (strange !== null) problems.add(strange);
  const inputs: NamedInput[] = [];
  if (fixtures !== undefined) inputs.push({ name: "--fixtures", path: fixtures });
  if (config !== undefined) inputs.push({ name: "--policy-config", path: config });
  checkOutput(wanted.output, [...inputs, ...lastingBaseline(wanted)], problems);
  return { wanted, shard, policy, baseline, inFiles };
}

export async function check(call: Call): Promise<FoundProblems> {
  const problems = problemList();
  await prepare(withoutPipedValues(call), problems);
  return problems;
}

/** `svc-replay-eval --fixtures <file> …`: judges every case and prints the report. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io, fail } = context;
  restartForLarge(flags);
  const problems = problemList();
  const { wanted, shard, policy, baseline, inFiles } = await prepare(context, problems);
  // What a policy or a baseline has wrong hides no malformed case; of what is wrong with the command line nobody waits to hear.
  const isUsable = problems.total === 0;
  if (problems.total > inFiles) return fail(EXIT.usage, problems.first, problems.total);

  const path = flags.get("fixtures") ?? "";
  const progress = startProgress(io);
  let evaluation: Evaluation;
  try {
    const input = openInput(path);
    try {
      const options = {
        shard: isUsable ? shard : NO_CASE,
        keep: kept(wanted),
        reasons: needsReasons(wanted),
        lines: wanted.format !== "text",
      };
      const onProgress = (bytes: number, cases: number): void =>
        progress.show(bytes, input.size, cases);
      const told = io.stderr.isTTY ? onProgress : null;
      evaluation = await evaluateFixtures(input, policy, options, told);
    } finally {
      progress.end();
      input.close();
    }
  } catch (error) {
    if (errorCode(error) === "") throw error;
    problems.add(unreadableFixtures(path, error));
    return fail(EXIT.usage, problems.first, problems.total);
  }
  const malformed = ofCases(path, evaluation.problems, "fixtures.malformed");
  problems.addFirst(malformed, evaluation.problems.count);
  if (problems.total > 0) return fail(EXIT.usage, problems.first, problems.total);

  const { alike } = evaluation;
  if (alike.count > 0) context.warn(ofCases(path, alike, "fixtures.alike_names"), alike.count);

  const report = {
    ...buildReport({
      toolVersion: VERSION,
      rulesHash: namesRules(wanted) ? await rulesHash(policy) : "",
      shard,
      fixtureFile: path === "-" ? null : path,
      fixtureHash: evaluation.fixtureHash,
      fixtureTotal: evaluation.fixtureTotal,
      cases: evaluation.results,
    }),
    summary: evaluation.summary,
  };
  return publish(context, wanted, report, baseline);
}

/** Formats that list every case need them all, and so does a comparison. */
function kept(flags: ReportFlags): "failures" | "all" {
  const listsAll = flags.format !== "text" && flags.format !== "github";
  return listsAll || flags.baseline !== null ? "all" : "failures";
}

/** Whether the report is stored or compared with a stored one: no other names the rules that judged. */
function namesRules(flags: ReportFlags): boolean {
  return flags.format === "json" || flags.baseline !== null;
}

function needsReasons(flags: ReportFlags): boolean {
  return flags.explain || flags.format !== "text";
}

/** A part to which no case belongs: the cases are read and none is judged. */
const NO_CASE: Shard = { index: 0, count: 1 };

function ofCases(
  path: string,
  { first }: FileProblems,
  code: "fixtures.malformed" | "fixtures.alike_names",
): readonly PrintedProblem[] {
  const file = path.length > 200 ? `…${path.slice(-200)}` : path;
  return first.map(({ index, name, line, message }) => {
    const named = name === null ? "" : ` ${shown(name)}`;
    const what = index === null ? "" : ` case ${index + 1}${named}`;
    return { message: `${file}:${line}:${what} ${message}`, code };
  });
}

/** Parses `<i>/<n>`; what cannot be parsed is added to `problems`. */
function readShard(text: string | undefined, problems: ProblemList): Shard | null {
  if (text === undefined) return null;
  const [, i = "", n = ""] = /^(\d{1,6})\/(\d{1,6})$/u.exec(text) ?? [];
  const [index, count] = [Number(i), Number(n)];
  if (i !== "" && index >= 1 && index <= count) return { index, count };
  problems.add({
    message: /^\d+\/\d{7,}$/u.test(text)
      ? `--shard ${shown(text)} is of too many shards: give <i>/<n> with n of 999999 at most`
      : `--shard ${shown(text)} is no shard: give <i>/<n> with i from 1 to n, such as 1/4`,
  });
  return null;
}

/** Reads and checks the policy file; each thread compiles it for itself. */
async function readPolicySource(
  path: string | undefined,
  problems: ProblemList,
): Promise<PolicySource | null> {
  if (path === undefined) return null;
  try {
    const { text } = await readPolicyFile(path, "--policy-config");
    return { text, fileName: path };
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    problems.addFirst(error.problems, error.total);
    return null;
  }
}
