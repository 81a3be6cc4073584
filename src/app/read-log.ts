import { type AuditEvent, readEvent } from "../domain/operation-event.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { EventQuery } from "../store/port.ts";
import type { AppContext } from "./context.ts";

/** An entry of the audit trail to be shown. */
export interface LogEntry {
  /** Its number; later entries have greater ones. */
  readonly seq: number;
  /** The stored text. */
  readonly text: string;
  /** Null when the text is no event of this program. */
  readonly event: AuditEvent | null;
}

/** `svc-goals log`: the events of all sessions, or of one; oldest first, streamed to `show`. */
export async function readGoalLog<T>(
  context: AppContext,
  sessionRef: string | undefined,
  show: (entries: AsyncIterable<LogEntry>) => Promise<T>,
): Promise<T> {
  return readLog(
    context,
    sessionRef === undefined
      ? { about: "goals" }
      : { about: "goals", sessionRef: sessionRef.trim() },
    show,
  );
}

/** `svc-artifacts log`: the events of all artifacts, or of one; oldest first, streamed to `show`. */
export async function readArtifactLog<T>(
  context: AppContext,
  url: string | undefined,
  show: (entries: AsyncIterable<LogEntry>) => Promise<T>,
): Promise<T> {
  return readLog(
    context,
    url === undefined
      ? { about: "artifacts" }
      : { about: "artifacts", normalUrl: normalUrl(url.trim()) },
    show,
  );
}

async function readLog<T>(
  { store }: AppContext,
  query: EventQuery,
  show: (entries: AsyncIterable<LogEntry>) => Promise<T>,
): Promise<T> {
  return store.read((reader) => show(entriesOf(reader.events(query))));
}

async function* entriesOf(
  rows: AsyncIterable<{ readonly seq: number; readonly text: string }>,
): AsyncGenerator<LogEntry> {
  for await (const { seq, text } of rows) yield { seq, text, event: readEvent(text) };
}
