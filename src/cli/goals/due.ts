import { getDue, setDue } from "../../app/set-due.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals due`: sets, clears or prints the due date. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io, fail } = context;
  const ref = flags.get("session-ref") ?? "";
  const time = flags.get("set");
  const clear = flags.has("clear");
  if (time !== undefined && clear) {
    return fail(EXIT.usage, [{ message: "--set and --clear are both given: give one of them" }]);
  }
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
