import { fstatSync, statSync } from "node:fs";
import type { CommandContext, PrintedProblem } from "../command.ts";
import { openInput } from "../io.ts";
import { shown } from "../problems.ts";
import { isPipe, unreadable } from "../read-input.ts";
import { outputProblem } from "../write-output.ts";
import type { ProblemList } from "./problem-list.ts";
import type { ReportFlags } from "./report-flags.ts";

/** The files that a call names, looked at before any work is done. */

/** What a command line asks for. */
export type Call = Pick<CommandContext, "flags" | "positionals">;

/** The flags that name what is read whole before any case is. */
const READ_BEFORE: ReadonlySet<string> = new Set(["policy-config", "baseline"]);

/** The same call without the pipes that it would read: whoever only looks at it does not wait for them. */
export function withoutPipedValues({ flags, positionals }: Call): Call {
  return {
    flags: {
      ...flags,
      get(name) {
        const value = flags.get(name);
        return value !== undefined && READ_BEFORE.has(name) && isPipe(value) ? undefined : value;
      },
    },
    positionals: positionals.filter((path) => !isPipe(path)),
  };
}

/** Can the fixtures be opened? A pipe is not tried, since it can be opened once only. */
export function checkFixtures(path: string, problems: ProblemList): void {
  if (path === "-" || isPipe(path)) return;
  try {
    openInput(path).close();
  } catch (error) {
    problems.add(unreadableFixtures(path, error));
  }
}

/** What is said of fixtures that cannot be opened or read. */
export function unreadableFixtures(path: string, error: unknown): PrintedProblem {
  return { message: `--fixtures ${shown(path)} ${unreadable(error)}`, code: "fixtures.unreadable" };
}

/** A file that is read, and what it is called in a message. */
export interface NamedInput {
  readonly name: string;
  readonly path: string;
}

/** The baseline, where the report must not take its place: only a JSON report is the next baseline. */
export function lastingBaseline({
  baseline,
  format,
}: Pick<ReportFlags, "baseline" | "format">): readonly NamedInput[] {
  return baseline === null || format === "json" ? [] : [{ name: "--baseline", path: baseline }];
}

/** Can the report be written, and does it leave what is read alone? */
export function checkOutput(
  output: string | null,
  inputs: readonly NamedInput[],
  problems: ProblemList,
): void {
  if (output === null || output === "") return;
  const problem = outputProblem(output);
  if (problem !== null) problems.add(unwritten(output, problem));
  const own = identity(output);
  for (const { name, path } of inputs) {
    if (own === null || identity(path) !== own) continue;
    problems.add({
      message: `--output ${shown(output)} is the same file as ${name}, which the report would replace: name another file for the report`,
      code: "output.is_input",
    });
    return;
  }
}

/** What is said when the report cannot be written; `problem` ends the sentence. */
export function unwritten(output: string, problem: string): PrintedProblem {
  return { message: `--output ${shown(output)} ${problem}`, code: "output.unwritable" };
}

/** One text for each regular file, under whatever name; null for anything else. */
function identity(path: string): string | null {
  try {
    const stat = path === "-" ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
    return stat.isFile() ? `${stat.dev} ${stat.ino}` : null;
  } catch {
    return null;
  }
}
