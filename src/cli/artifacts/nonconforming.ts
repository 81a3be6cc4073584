import { listNonconforming } from "../../app/list-artifacts.ts";
import type { JudgedArtifact } from "../../domain/board.ts";
import { wholeArtifactJson } from "../../views/artifact/artifact-view.ts";
import { jsonArrayPrinter } from "../../views/terminal/json-array.ts";
import { jsonOrText } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { printEach } from "../print-pieces.ts";
import { withAppToList } from "../with-app.ts";
import { printBlocks } from "./print-artifact.ts";

/** `svc-artifacts nonconforming`: what came past the rules, with the rules that it breaks. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(
    context,
    async (app) => {
      const view = { json: wholeArtifactJson };
      const show = (found: AsyncIterable<JudgedArtifact>): Promise<void> =>
        jsonOrText(context) === "json"
          ? printEach(context.io.stdout, jsonArrayPrinter(view), found)
          : printBlocks(context, found);
      await listNonconforming(app, show);
      return EXIT.ok;
    },
    { policy: true },
  );
}
