import { readGoalLog, unloggedGoal } from "../../app/read-log.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { printLog } from "../print-log.ts";
import { withAppToList } from "../with-app.ts";

/** `svc-goals log`: the audit trail, oldest first, in constant memory. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(context, async (app) => {
    const session = context.flags.get("session-ref");
    const unlogged = session === undefined ? null : await unloggedGoal(app, session);
    if (unlogged !== null) return failWith(context, [unlogged]);
    await printLog(context, "Session", (show) => readGoalLog(app, session, show));
    return EXIT.ok;
  });
}
