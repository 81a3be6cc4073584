import type { LogEntry } from "../app/read-log.ts";
import { eventLines, eventView } from "../views/log/event-view.ts";
import { chooseRowFormat } from "./choose-format.ts";
import type { CommandContext } from "./command.ts";
import { type Scan, printRows } from "./print-rows.ts";

/** Prints entries of the audit trail in the format that was asked for. */
export async function printLog(
  context: CommandContext,
  about: "Session" | "Artifact",
  scan: Scan<LogEntry>,
): Promise<void> {
  const look = { view: eventView(about), lines: eventLines };
  await printRows(context, chooseRowFormat(context), look, scan);
}
