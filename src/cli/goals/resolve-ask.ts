import { resolveAsk } from "../../app/change-asks.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { readAskIndex } from "../number-flags.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { answerGoal } from "./print-goal.ts";

/** `svc-goals resolve-ask`: answers an ask, once. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  const index = readAskIndex(flags.get("ask-index") ?? "");
  if (!index.ok) return failWith(context, index.problems);
  return withApp(context, async (app) => {
    const ref = flags.get("session-ref") ?? "";
    const resolution = flags.get("resolution") ?? "";
    return answerGoal(context, await resolveAsk(app, ref, index.value, resolution));
  });
}
