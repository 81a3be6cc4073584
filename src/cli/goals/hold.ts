import { holdGoal } from "../../app/hold-goal.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals hold`: stops a session until somebody resumes it. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  return withApp(context, async (app) =>
    answerGoal(
      context,
      await holdGoal(app, {
        session_ref: flags.get("session-ref") ?? "",
        reason: flags.get("reason") ?? "",
        source: flags.get("source"),
        until: flags.get("until"),
      }),
    ),
  );
}
