import { type CheckUp, checkStore } from "../../app/check-store.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { rowProgress, startProgressLine } from "../progress.ts";
import { withApp } from "../with-app.ts";

const MEANWHILE = { command: "svc-goals doctor", does: "looks at the store" };

/** `svc-goals doctor`: what is wrong with a store, and the harmless next step. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withApp(
    context,
    async (app) => {
      const progress = startProgressLine(context.io);
      const found = await checkStore(app, rowProgress(progress)).finally(() => progress.end());
      if (!found.ok) return failWith(context, found.problems);
      context.io.stdout.write(await render(found.value, jsonOrText(context)));
      const isWell = found.value.groups.every(({ level }) => level === "note");
      return isWell ? EXIT.ok : EXIT.no;
    },
    { policy: true, meanwhile: MEANWHILE },
  );
}

async function render(found: CheckUp, format: "json" | "text"): Promise<string> {
  if (format === "json")
    return (await import("../../views/doctor/json.ts")).renderCheckUpJson(found);
  return (await import("../../views/doctor/text.ts")).renderCheckUp(found);
}
