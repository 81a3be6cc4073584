import { checkDoneWhen, checkGoalText } from "../../domain/goal-rules.ts";
import { readInventory } from "../../domain/inventory.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { judgesUnder } from "../../app/judges.ts";
import { failWith } from "../problems.ts";
import { withPolicy } from "../with-app.ts";

/** `svc-goals check`: the lints of goal and condition, and how the condition is read; the store is not opened. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  const goal = (flags.get("goal") ?? "").trim();
  const doneWhen = flags.get("done-when")?.trim() ?? null;
  return withPolicy(context, async ({ policy }) => {
    const lint = await judgesUnder(async () => policy).text();
    const problems = [
      ...checkGoalText(goal, lint),
      ...(doneWhen === null ? [] : checkDoneWhen(doneWhen, lint, goal)),
    ];
    if (problems.length > 0) return failWith(context, problems);
    const inventory = doneWhen === null ? null : readInventory(doneWhen);
    if (jsonOrText(context) === "json") {
      const { renderInventoryJson } = await import("../../views/inventory/json.ts");
      io.stdout.write(renderInventoryJson({ goal, doneWhen, inventory }));
    } else {
      const { renderInventory } = await import("../../views/inventory/text.ts");
      io.stdout.write(renderInventory(inventory));
    }
    return EXIT.ok;
  });
}
