import { recordArtifact } from "../../app/record-artifact.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { withApp } from "../with-app.ts";
import { answerArtifact } from "./print-artifact.ts";

/** `svc-artifacts record`: records a publication with its brief. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  return withApp(
    context,
    async (app) =>
      answerArtifact(
        context,
        await recordArtifact(app, {
          url: flags.get("url") ?? "",
          title: flags.get("title") ?? "",
          kind: flags.get("kind") ?? "",
          source: flags.get("source") ?? "",
          brief: flags.get("brief") ?? "",
          republished: flags.has("republished"),
        }),
      ),
    { policy: true },
  );
}
