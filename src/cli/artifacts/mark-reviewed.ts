import { reviewArtifact } from "../../app/review-artifact.ts";
import type { CommandContext } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import { withApp } from "../with-app.ts";
import { answerArtifact } from "./print-artifact.ts";

/** `svc-artifacts mark-reviewed`: an explicit review, by somebody else than the source. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  return withApp(context, async (app) =>
    answerArtifact(
      context,
      await reviewArtifact(app, {
        url: flags.get("url") ?? "",
        response: flags.get("response") ?? "",
        published_at: flags.get("published-at"),
      }),
    ),
  );
}
