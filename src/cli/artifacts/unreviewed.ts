import { listArtifacts } from "../../app/list-artifacts.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { withAppToList } from "../with-app.ts";
import { printRecords } from "./print-artifact.ts";

/** `svc-artifacts unreviewed`: what waits for a review, always a JSON array of records. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(context, async (app) => {
    await listArtifacts(app, { unreviewed: true }, (artifacts) => printRecords(context, artifacts));
    return EXIT.ok;
  });
}
