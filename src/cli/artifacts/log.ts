import { readArtifactLog, unloggedArtifact } from "../../app/read-log.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { failWith } from "../problems.ts";
import { printLog } from "../print-log.ts";
import { withAppToList } from "../with-app.ts";

/** `svc-artifacts log`: the audit trail of artifacts, oldest first, in constant memory. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(context, async (app) => {
    const url = context.flags.get("url");
    const unlogged = url === undefined ? null : await unloggedArtifact(app, url);
    if (unlogged !== null) return failWith(context, [unlogged]);
    await printLog(context, "Artifact", (show) => readArtifactLog(app, url, show));
    return EXIT.ok;
  });
}
