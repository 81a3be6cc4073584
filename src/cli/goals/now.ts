import { getGoal } from "../../app/get-goal.ts";
import { renderNow } from "../../views/goal/now.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, printable } from "../problems.ts";
import { withApp } from "../with-app.ts";

/** `svc-goals now`: one line with status, goal, open asks and due date. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const found = await getGoal(app, context.flags.get("session-ref") ?? "");
    if (!found.ok) return failWith(context, found.problems);
    context.warn(found.value.problems.map(printable));
    context.io.stdout.write(renderNow(found.value, app.now()));
    return EXIT.ok;
  });
}
