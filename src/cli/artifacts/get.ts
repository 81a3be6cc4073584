import { getArtifact } from "../../app/get-artifact.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { withApp } from "../with-app.ts";
import { printArtifact } from "./print-artifact.ts";

/** `svc-artifacts get`: the full record. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const found = await getArtifact(app, context.flags.get("url") ?? "");
    if (!found.ok) return failWith(context, found.problems);
    await printArtifact(context, found.value);
    return EXIT.ok;
  });
}
