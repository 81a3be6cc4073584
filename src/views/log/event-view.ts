/** The audit trail, entry by entry. */
import type { LogEntry } from "../../app/read-log.ts";
import type { AuditEvent } from "../../domain/operation-event.ts";
import { isArtifactOperation } from "../../domain/operation.ts";
import { type CellLine, plainCell, text } from "../terminal/table.ts";
import { type RowView, type Sentence, sentence } from "../terminal/table-rows.ts";
import { changeLines } from "./change-lines.ts";

/** How an event is shown; `about` names what it is about: a session or an artifact. */
export function eventView(about: "Session" | "Artifact"): RowView<LogEntry> {
  return {
    // Few columns: in 80 cells each one more would be taken from what changed.
    titles: ["No.", about, "By", "What changed"],
    cells({ seq, event, text: stored }) {
      if (event === null) {
        return [plainCell(String(seq)), [], [], [text(UNREADABLE, "alert"), text(stored)]];
      }
      return [
        plainCell(String(seq)),
        [subjectLine(event), text(event.time)],
        [text(event.actor), text(`with ${event.command}`)],
        [text(event.change, "strong"), ...changeLines(event).map((line) => text(line))],
      ];
    },
    card: eventSentences,
    json: ({ seq, event, text: stored }) =>
      event === null ? { seq, unreadable: stored } : { seq, ...event },
  };
}

const UNREADABLE = "UNREADABLE: not an event of this program";

/** An event as lines of text, what changed indented under it. */
export function eventLines({ seq, event, text: stored }: LogEntry): readonly Sentence[] {
  if (event === null) {
    return [{ text: `${seq}  ${UNREADABLE}: ${stored}`, role: "alert" }];
  }
  const { time, change, command, actor } = event;
  return [
    {
      text: `${time}  ${subjectOf(event)}  ${change} by ${actor} with ${command}`,
      role: "strong",
    },
    ...changeLines(event).map((line): Sentence => ({ text: `    ${line}`, role: "text" })),
  ];
}

function eventSentences({ seq, event, text: stored }: LogEntry): readonly Sentence[] {
  if (event === null) {
    return [{ text: `Entry ${seq} is ${UNREADABLE}: ${stored}`, role: "alert" }];
  }
  const { time, change, command, actor } = event;
  const what = isArtifactOperation(event) ? "artifact" : "the goal of session";
  return [
    sentence(
      `At ${time}, entry ${seq}, ${actor} ran ${command}: ${what} ${subjectOf(event)} was ${PASSIVE[change]}`,
      "strong",
    ),
    ...changeLines(event).map((line) => sentence(`It says ${line}`)),
  ];
}

const PASSIVE: { readonly [Change in AuditEvent["change"]]: string } = {
  enrolled: "enrolled",
  updated: "updated",
  asked: "given an ask",
  resolved: "given an answer",
  held: "held",
  resumed: "resumed",
  redirected: "redirected",
  closed: "closed",
  due: "given a due date or rid of it",
  recorded: "recorded",
  reviewed: "reviewed",
};

function subjectOf(event: AuditEvent): string {
  return isArtifactOperation(event) ? event.url : event.session_ref;
}

function subjectLine(event: AuditEvent): CellLine {
  return isArtifactOperation(event) ? { kind: "url", text: event.url } : text(event.session_ref);
}
