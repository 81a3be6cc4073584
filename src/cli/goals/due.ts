import { getDue, setDue } from "../../app/set-due.ts";
import type { CommandContext, FoundProblems, PrintedProblem } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** What is wrong with flags that can each be read. */
function conflicts({ flags }: Pick<CommandContext, "flags">): readonly PrintedProblem[] {
  if (flags.get("set") === undefined || !flags.has("clear")) return [];
  return [{ message: "--set and --clear are both given: give one of them" }];
}

/** The same for a command line that has more wrong with it. */
export async function check(call: Pick<CommandContext, "flags">): Promise<FoundProblems> {
  const first = conflicts(call);
  return { first, total: first.length };
}

/** `svc-goals due`: sets, clears or prints the due date. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  const conflicting = conflicts(context);
  if (conflicting.length > 0) {
    const { failUnbegun } = await import("../place-problems.ts");
    return failUnbegun(context, EXIT.usage, conflicting);
  }
  const ref = flags.get("session-ref") ?? "";
  const time = flags.get("set");
  const clear = flags.has("clear");
  return withApp(context, async (app) => {
    if (time !== undefined || clear) {
      return answerGoal(context, await setDue(app, ref, time ?? null));
    }
    const due = await getDue(app, ref);
    if (!due.ok) return failWith(context, due.problems);
    const asJson = flags.get("format") === "json";
    io.stdout.write(`${asJson ? JSON.stringify(due.value) : (due.value ?? "none")}\n`);
    return EXIT.ok;
  });
}
