import { type NoticeHidden, type PendingAsk, scanAsks } from "../../app/scan-asks.ts";
import type { Problem } from "../../domain/errors.ts";
import type { Timestamp } from "../../domain/time.ts";
import { askView } from "../../views/goal/ask-view.ts";
import { distanceText } from "../../views/terminal/moment.ts";
import type { Sentence } from "../../views/terminal/table-rows.ts";
import type { CommandContext } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { chooseRowFormat } from "../choose-format.ts";
import { printRows } from "../print-rows.ts";
import { printable } from "../problems.ts";
import { withAppToList } from "../with-app.ts";

/** `svc-goals scan-asks`: every unanswered ask of every goal. */
export async function run(context: CommandContext): Promise<ExitCode> {
  return withAppToList(context, async (app) => {
    const now = app.now();
    const look = {
      view: askView(now, app.place),
      lines: (ask: PendingAsk) => [line(ask, now)],
    };
    // A box passes over the goals twice.
    const hidden = new Map<string, Problem>();
    const notice: NoticeHidden = (sessionRef, problem) => hidden.set(sessionRef, problem);
    await printRows(context, chooseRowFormat(context), look, (show) => scanAsks(app, notice, show));
    context.warn([...hidden.values()].map(printable));
    return EXIT.ok;
  });
}

function line({ session_ref, index, text, asked_at }: PendingAsk, now: Timestamp): Sentence {
  const age = distanceText(asked_at, now) ?? asked_at;
  return { text: `${session_ref}  ask ${index}  ${age}  ${text}`, role: "text" };
}
