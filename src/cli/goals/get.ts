import { getGoal } from "../../app/get-goal.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { printStoredGoal } from "./print-goal.ts";

/** `svc-goals get`: the record. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const found = await getGoal(app, context.flags.get("session-ref") ?? "");
    if (!found.ok) return failWith(context, found.problems);
    await printStoredGoal(context, found.value);
    return EXIT.ok;
  });
}
