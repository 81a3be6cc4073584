import { setsStatus } from "../../domain/redirect-pickup.ts";
import { eventsByHand } from "./by-hand.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { eventColumns } from "./searched.ts";
import { streamEvents } from "./stream-events.ts";

/** The latest redirect of a session that came by command, and the first event after it that seems to set a status. */
interface Redirect {
  readonly session_ref: string;
  readonly update: string | null;
}

/**
 * See `Reader.redirectsWithoutStatus`. An event that came by command has no blank behind a colon, and a quote within a text
 * stands behind a backslash. Sessions in whose trail SQL has put something are read one by one: they are few.
 */
export async function redirectsWithoutStatus(
  run: Run,
  tables: Tables,
  sessionRefs: readonly string[],
): Promise<readonly string[]> {
  if (sessionRefs.length === 0) return [];
  const wanted = new Set(sessionRefs);
  const doubtful = new Set<string>();
  for await (const { columns } of eventsByHand(run, tables)) {
    const { session_ref } = columns;
    if (session_ref !== null && wanted.has(session_ref)) doubtful.add(session_ref);
  }
  const without = new Set<string>();
  for (const { session_ref, update } of await latestRedirects(run, tables, [...wanted])) {
    if (update === null) without.add(session_ref);
    else if (!setsStatus(update)) doubtful.add(session_ref);
  }
  for (const session_ref of doubtful) {
    if (await lacksStatus(run, tables, session_ref)) without.add(session_ref);
    else without.delete(session_ref);
  }
  return sessionRefs.filter((session_ref) => without.has(session_ref));
}

/** Each looked for in the index by itself: of a list the server may think that reading the whole trail is cheaper. */
async function latestRedirects(
  run: Run,
  { events }: Tables,
  sessionRefs: readonly string[],
): Promise<readonly Redirect[]> {
  return run(
    `SELECT r.session_ref, (SELECT e.record FROM ${events} e
       WHERE e.session_ref = r.session_ref AND e.change = 'updated' AND e.seq > r.seq
         AND strpos(e.record, '"status":"') > 0 ORDER BY e.seq LIMIT 1) AS update
     FROM (SELECT k.session_ref, (SELECT e.seq FROM ${events} e
         WHERE e.session_ref = k.session_ref AND e.change = 'redirected' ORDER BY e.seq DESC LIMIT 1) AS seq
       FROM (VALUES ${sessionRefs.map((_, at) => `($${at + 1}::text)`).join(", ")}) AS k (session_ref)) AS r
     WHERE r.seq IS NOT NULL`,
    sessionRefs,
  );
}

async function lacksStatus(run: Run, tables: Tables, sessionRef: string): Promise<boolean> {
  let lacks = false;
  for await (const { text } of streamEvents(run, tables, { about: "goals", sessionRef })) {
    if (eventColumns(text).change === "redirected") lacks = true;
    else if (lacks && setsStatus(text)) lacks = false;
  }
  return lacks;
}
