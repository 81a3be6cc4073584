import { addAsk } from "../../app/change-asks.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith, printable } from "../problems.ts";
import { withApp } from "../with-app.ts";

/** `svc-goals add-ask`: appends an ask and prints its index. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, io } = context;
  return withApp(context, async (app) => {
    const ref = flags.get("session-ref") ?? "";
    const answer = await addAsk(app, ref, flags.get("open-ask") ?? "");
    if (!answer.ok) return failWith(context, answer.problems);
    context.warn(answer.value.warnings.map(printable));
    io.stdout.write(`${answer.value.index}\n`);
    return EXIT.ok;
  });
}
