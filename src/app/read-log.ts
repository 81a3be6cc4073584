import { type AuditEvent, readEvent } from "../domain/operation-event.ts";
import { inStore, sessionCommand, artifactCommand } from "../domain/board-command.ts";
import { type Problem, notFound } from "../domain/errors.ts";
import { normalUrl } from "../store/normal-url.ts";
import type { EventQuery, Reader } from "../store/port.ts";
import type { AppContext } from "./context.ts";
import { missingGoal } from "./find-goal.ts";
import { missingArtifact } from "./get-artifact.ts";

/** An entry of the audit trail to be shown. */
export interface LogEntry {
  /** Its number; later entries have greater ones. */
  readonly seq: number;
  /** The stored text. */
  readonly text: string;
  /** Null when the text is no event of this program. */
  readonly event: AuditEvent | null;
}

/** What is wrong with asking for the events of a session that has none; null where there are some. */
export async function unloggedGoal(
  context: AppContext,
  sessionRef: string,
): Promise<Problem | null> {
  const named = sessionRef.trim();
  return context.store.read(async (reader) => {
    if (await hasEvents(reader, { about: "goals", sessionRef: named })) return null;
    if ((await reader.goal(named)) === null) return missingGoal(context, reader, sessionRef);
    const get = sessionCommand("get", named, context);
    const unread = await hasUnreadable(reader, { about: "goals" });
    return noEntry(context, `session "${named}"`, get, unread ? "svc-goals log" : null);
  });
}

/** The same of an artifact. */
export async function unloggedArtifact(context: AppContext, url: string): Promise<Problem | null> {
  const named = url.trim();
  return context.store.read(async (reader) => {
    const query = { about: "artifacts", normalUrl: normalUrl(named) } as const;
    if (await hasEvents(reader, query)) return null;
    if ((await reader.artifact(named)) === null) {
      return missingArtifact(context, reader, named);
    }
    const get = artifactCommand("get", named, context.place);
    const unread = await hasUnreadable(reader, { about: "artifacts" });
    return noEntry(context, `artifact ${named}`, get, unread ? "svc-artifacts log" : null);
  });
}

async function hasEvents(reader: Reader, query: EventQuery): Promise<boolean> {
  for await (const _ of reader.events(query)) return true;
  return false;
}

/** Is there an entry that cannot be read, and that may be about anything? */
async function hasUnreadable(reader: Reader, query: EventQuery): Promise<boolean> {
  for await (const { text } of reader.events(query)) if (readEvent(text) === null) return true;
  return false;
}

/** `unread` is the command that shows entries which cannot be read; null where there are none. */
function noEntry(context: AppContext, what: string, get: string, unread: string | null): Problem {
  const { place = "" } = context;
  const causes =
    "its record was put in or renamed by hand, or its entries were removed" +
    (unread === null ? "" : " or are among those that cannot be read");
  const look =
    unread === null ? `"${get}"` : `"${get}", and at those entries with "${unread}${place}"`;
  return notFound(
    "log.no_entry",
    `the audit trail${inStore(context)} has no entry of ${what}: ${causes}`,
    `look at the record with ${look}, and have the operator find out what else writes to the store`,
  );
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
