import { redirectGoal } from "../../app/redirect-goal.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals redirect`: replaces goal and condition. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  return withApp(context, async (app) =>
    answerGoal(
      context,
      await redirectGoal(app, {
        session_ref: flags.get("session-ref") ?? "",
        goal: flags.get("goal") ?? "",
        done_when: flags.get("done-when") ?? "",
        reason: flags.get("reason") ?? "",
      }),
    ),
  );
}
