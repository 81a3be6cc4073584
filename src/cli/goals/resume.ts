import { resumeGoal } from "../../app/resume-goal.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals resume`: ends a hold. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  return withApp(context, async (app) =>
    answerGoal(
      context,
      await resumeGoal(app, {
        session_ref: flags.get("session-ref") ?? "",
        source: flags.get("source"),
      }),
    ),
  );
}
