import type { LogEntry } from "../app/read-log.ts";
import { eventLines, eventView } from "../views/log/event-view.ts";
import { chooseRowFormat } from "./choose-format.ts";
import type { CommandContext } from "./command.ts";
import { type Scan, printRows } from "./print-rows.ts";
import { shown } from "./problems.ts";
import { samePlace } from "./same-place.ts";

const NAMED_BY = {
  Session: { flag: "session-ref", list: "svc-goals list" },
  Artifact: { flag: "url", list: "svc-artifacts list" },
} as const;

/** Prints entries of the audit trail in the format that was asked for. */
export async function printLog(
  context: CommandContext,
  about: "Session" | "Artifact",
  scan: Scan<LogEntry>,
): Promise<void> {
  const look = { view: eventView(about), lines: eventLines };
  const { flag, list } = NAMED_BY[about];
  const name = context.flags.get(flag);
  const asked = { isAnswered: false };
  const noticed: Scan<LogEntry> = async (show) => scan(async (rows) => show(noticing(rows, asked)));
  await printRows(context, chooseRowFormat(context), look, name === undefined ? scan : noticed);
  // In a pipe no entries are an answer; whoever looks on sees nothing at all and may have mistyped the name.
  if (name === undefined || asked.isAnswered || !context.io.stderr.isTTY) return;
  context.warn([
    {
      message:
        `the audit trail has no entry of ${about.toLowerCase()} ${shown(name)}: check --${flag} ` +
        `against "${list}${samePlace(context)}"; what was put in or renamed by hand has none`,
      code: "log.no_entry",
    },
  ]);
}

async function* noticing(
  rows: AsyncIterable<LogEntry>,
  asked: { isAnswered: boolean },
): AsyncGenerator<LogEntry> {
  for await (const row of rows) {
    asked.isAnswered = true;
    yield row;
  }
}
