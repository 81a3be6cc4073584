import { listArtifacts } from "../../app/list-artifacts.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { withAppToList } from "../with-app.ts";
import { printArtifacts } from "./print-artifact.ts";

/** `svc-artifacts list`: all artifacts, oldest publication first. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(context, async (app) => {
    await listArtifacts(app, {}, (artifacts) => printArtifacts(context, artifacts));
    return EXIT.ok;
  });
}
