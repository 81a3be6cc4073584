import { readStoredGoal } from "../../app/get-goal.ts";
import { listGoals } from "../../app/list-goals.ts";
import { goalView } from "../../views/goal/goal-view.ts";
import { viewOf } from "../../views/terminal/table-rows.ts";
import { chooseFormat } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { readLimit } from "../number-flags.ts";
import { printRows } from "../print-rows.ts";
import { failWith } from "../problems.ts";
import { withAppToList } from "../with-app.ts";
import { TABLE_FORMATS } from "./formats.ts";

/** `svc-goals list`: all goals, in constant memory. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  const format = chooseFormat(context, TABLE_FORMATS, "markdown");
  const given = flags.get("limit");
  const limit = given === undefined ? null : readLimit(given);
  if (limit !== null && !limit.ok) return failWith(context, limit.problems);
  const query = { statuses: flags.all("status"), limit: limit?.value };
  return withAppToList(context, async (app) => {
    const look = { view: viewOf(readStoredGoal, goalView(app.now())), lines: () => [] };
    const listed = await listGoals(app, query, (goals) =>
      printRows(context, format, look, (show) => show(goals())),
    );
    return listed.ok ? EXIT.ok : failWith(context, listed.problems);
  });
}
