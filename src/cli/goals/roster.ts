import { loadBoard } from "../../app/load-board.ts";
import { chooseFormat } from "../choose-format.ts";
import type { CommandContext } from "../command.ts";
import { compileSoon } from "../compilers.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { withAppToList } from "../with-app.ts";
import { TABLE_FORMATS } from "./formats.ts";
import { printBoard } from "./print-board.ts";

/** Who is silent for too long and what breaks a rule follow from the policy, so that none is guessed; the board is a flag away. */
const MEANWHILE = { command: "svc-goals roster", does: "shows the board" };

/** `svc-goals roster`: the operator's board. */
export async function run(context: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(context, TABLE_FORMATS, "markdown");
  return withAppToList(
    context,
    async (app) => {
      const all = context.flags.has("all");
      if (all) compileSoon();
      const board = await loadBoard(app, { all });
      await printBoard(context, board, format);
      return EXIT.ok;
    },
    { policy: true, meanwhile: MEANWHILE },
  );
}
