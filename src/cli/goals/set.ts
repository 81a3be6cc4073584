import { setGoal } from "../../app/set-goal.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { textVariable } from "../path-variable.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals set`: enrols a session, or reports its status. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  // Counts where no flag names the lane, and is looked at nowhere else.
  const lane = flags.has("lane-id")
    ? undefined
    : textVariable(io, "SVC_LANE_ID", "convert it, or name the lane with --lane-id");
  return withApp(context, async (app) =>
    answerGoal(
      context,
      await setGoal(app, {
        session_ref: flags.get("session-ref") ?? "",
        goal: flags.get("goal"),
        done_when: flags.get("done-when"),
        source: flags.get("source"),
        lane_id: flags.get("lane-id"),
        default_lane_id: lane,
        status: flags.get("status"),
        reasoning: flags.get("reasoning"),
        open_asks: flags.all("open-ask"),
      }),
    ),
  );
}
