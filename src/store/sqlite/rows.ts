import type { Database } from "bun:sqlite";
import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import type { StoredEvent } from "../../domain/operation-replay.ts";
import { setsStatus } from "../../domain/redirect-pickup.ts";
import type { StoredText } from "../../domain/stored-text.ts";
import { normalUrl } from "../normal-url.ts";
import {
  type AnchoredGoalText,
  type EventQuery,
  type Extent,
  type GoalQuery,
  type Reader,
} from "../port.ts";
import { isSuspect, oddities } from "./odd-bytes.ts";
import { PLAIN_URL, goalMarkSql } from "./schema.ts";

interface AnchoredRow extends GoalText {
  readonly enrolment: string | null;
  readonly redirect: string | null;
}

const ENROLMENT = `SELECT e.record FROM events e WHERE e.anchor = g.session_ref AND e.change = 'enrolled' ORDER BY e.seq LIMIT 1`;
const REDIRECT = `SELECT e.record FROM events e WHERE e.anchor = g.session_ref AND e.change = 'redirected' ORDER BY e.seq DESC LIMIT 1`;
const ANCHORED = `SELECT g.session_ref, g.record AS text, (${ENROLMENT}) AS enrolment, (${REDIRECT}) AS redirect`;

const EXTENT = `SELECT (SELECT count(*) FROM goals) AS goals, (SELECT count(*) FROM artifacts) AS artifacts,
  (SELECT count(*) FROM events) AS events, (SELECT coalesce(max(seq), 0) FROM events) AS lastSeq`;
const ENROLLED = `events e INDEXED BY events_anchor WHERE e.anchor IS NOT NULL AND e.change = 'enrolled'`;
/** Both sides come from their index in order and are merged, which is twice as fast as looking for each one's row. */
const ROWLESS = `SELECT e.anchor FROM ${ENROLLED} EXCEPT SELECT session_ref FROM goals`;
const NO_EXTENT: Extent = { goals: 0, artifacts: 0, events: 0, lastSeq: 0 };

const ODD_URLS = `SELECT url FROM artifacts INDEXED BY artifacts_odd WHERE NOT (${PLAIN_URL})`;
const UNFINISHED = `goals INDEXED BY goals_unfinished WHERE status IS NOT 'complete'`;

/** A view of the transaction that `db` is in. */
export function readerOn(db: Database): Reader {
  return {
    goal: async (sessionRef) =>
      db
        .query<GoalText, [string]>(
          "SELECT session_ref, record AS text FROM goals WHERE session_ref = ?",
        )
        .get(sessionRef),

    anchoredGoal: async (sessionRef) => {
      const row = db
        .query<AnchoredRow, [string]>(`${ANCHORED} FROM goals g WHERE g.session_ref = ?`)
        .get(sessionRef);
      return row === null ? null : anchored(row);
    },

    goals: (query) => streamGoals(db, query),

    liveGoals: () =>
      streamAnchored(
        db,
        `${ANCHORED} FROM goals g INDEXED BY goals_unfinished
         WHERE g.status IS NOT 'complete' AND g.status IS NOT 'abandoned'`,
      ),

    anchoredGoals: () => streamAnchored(db, `${ANCHORED} FROM goals g ORDER BY g.session_ref`),

    rowlessEnrolments: () =>
      stream(
        db,
        {
          sql: `SELECT e.seq, e.record AS text FROM (${ROWLESS}) gone
           CROSS JOIN ${ENROLLED} AND e.anchor = gone.anchor`,
        },
        (row: StoredEvent) => row,
      ),

    redirectsWithoutStatus: async (sessionRefs) =>
      sessionRefs.filter((sessionRef) => lacksStatus(db, sessionRef)),

    laneHolder: async (laneId) =>
      db
        .query<{ session_ref: string }, [string]>(
          "SELECT session_ref FROM goals WHERE lane_id = ? AND status IS NOT 'complete'",
        )
        .get(laneId)?.session_ref ?? null,

    sessionWithGoal: async (goal) =>
      db
        .query<{ session_ref: string }, [string]>(
          `SELECT session_ref FROM ${UNFINISHED} AND goal_mark = ${goalMarkSql("?1")} AND goal = ?1 LIMIT 1`,
        )
        .get(goal)?.session_ref ?? null,

    artifact: async (url) => findArtifact(db, url),

    manyArtifacts: async (urls) => urls.map((url) => findArtifact(db, url)),

    artifacts: ({ unreviewed = false }) =>
      exactly(db, "artifacts", "url", {
        sql: `SELECT url, record AS text FROM artifacts
         ${unreviewed ? "INDEXED BY artifacts_unreviewed WHERE reviewed IS NOT 'true'" : "INDEXED BY artifacts_published"}
         ORDER BY published_at, rowid`,
      }),

    events: (query) => streamEvents(db, query),

    extent: async () => db.query<Extent, []>(EXTENT).get() ?? NO_EXTENT,
  };
}

/** What a store is to a reader before anything was written. */
export const emptyReader: Reader = {
  goal: async () => null,
  anchoredGoal: async () => null,
  goals: nothing,
  liveGoals: nothing,
  anchoredGoals: nothing,
  rowlessEnrolments: nothing,
  redirectsWithoutStatus: async () => [],
  laneHolder: async () => null,
  sessionWithGoal: async () => null,
  artifact: async () => null,
  manyArtifacts: async (urls) => urls.map(() => null),
  artifacts: nothing,
  events: nothing,
  extent: async () => NO_EXTENT,
};

async function* nothing(): AsyncGenerator<never> {}

/** So many rows are read in one call, which is most lists; a longer one goes on row by row. */
const AT_ONCE = 500;

/** A statement without a limit of its own, its parameters, and how many rows at most; -1 for all. */
interface Query {
  readonly sql: string;
  readonly parameters?: readonly (string | number)[];
  readonly limit?: number;
}

/** The rows of a query, each as `shown` gives it. */
async function* stream<Row, Shown = Row>(
  db: Database,
  { sql, parameters = [], limit = -1 }: Query,
  shown: (row: Row) => Shown,
): AsyncGenerator<Shown> {
  // Prepared anew each time: two iterations of one statement would disturb each other.
  const statement = db.prepare<Row, (string | number)[]>(`${sql} LIMIT ? OFFSET ?`);
  try {
    const first = limit < 0 ? AT_ONCE : Math.min(limit, AT_ONCE);
    const rows = statement.all(...parameters, first, 0);
    for (const row of rows) yield shown(row);
    if (rows.length < AT_ONCE) return;
    const rest = limit < 0 ? -1 : limit - AT_ONCE;
    for (const row of statement.iterate(...parameters, rest, AT_ONCE)) yield shown(row);
  } finally {
    statement.finalize();
  }
}

/** The same for a pass over a whole table: rows that are no valid UTF-8 come with their bytes. */
function exactly<Key extends string, Row extends StoredText & Record<Key, string | number>>(
  db: Database,
  table: "goals" | "artifacts" | "events",
  column: Key,
  query: Query,
): AsyncGenerator<Row> {
  return stream(db, query, (row: Row) => {
    // The table takes no other than text; where there is one the file itself is damaged.
    if (typeof row.text !== "string" || row[column] === null) throw noText(table);
    return isSuspect(row[column], row.text) ? { ...row, ...oddities(db, table, column, row) } : row;
  });
}

function noText(table: string): Error {
  return Object.assign(new Error(`a row of ${table} is no text`), { code: "SQLITE_CORRUPT" });
}

function streamAnchored(db: Database, sql: string): AsyncGenerator<AnchoredGoalText> {
  return stream(db, { sql }, anchored);
}

function anchored({ session_ref, text, enrolment, redirect }: AnchoredRow): AnchoredGoalText {
  return { session_ref, text, anchors: { enrolment, redirect } };
}

function streamGoals(db: Database, { statuses, limit = -1 }: GoalQuery): AsyncIterable<GoalText> {
  const select = "SELECT session_ref, record AS text FROM goals";
  const order = "ORDER BY session_ref";
  if (statuses === undefined) {
    return exactly(db, "goals", "session_ref", { sql: `${select} ${order}`, limit });
  }
  const wanted = [...new Set(statuses)];
  if (wanted.length === 0) return nothing();
  const list = wanted.map(() => "?").join(", ");
  // Without `complete` the partial index tells which rows they are, and no other text is parsed.
  const where = wanted.includes("complete")
    ? `status IN (${list})`
    : `+rowid IN (SELECT rowid FROM ${UNFINISHED} AND status IN (${list}))`;
  return stream(
    db,
    { sql: `${select} WHERE ${where} ${order}`, parameters: wanted, limit },
    (row: GoalText) => row,
  );
}

function streamEvents(db: Database, query: EventQuery): AsyncIterable<StoredEvent> {
  const select = "SELECT seq, record AS text FROM events";
  const events = (where: string, parameters: readonly string[] = []): AsyncIterable<StoredEvent> =>
    stream(db, { sql: `${select} WHERE ${where}`, parameters }, (row: StoredEvent) => row);
  switch (query.about) {
    case "everything":
      return exactly(db, "events", "seq", { sql: `${select} ORDER BY seq` });
    case "goals":
      return query.sessionRef === undefined
        ? events("+url IS NULL ORDER BY seq")
        : events("session_ref = ? ORDER BY seq", [query.sessionRef]);
    case "artifacts":
      return query.normalUrl === undefined
        ? events("+url IS NOT NULL ORDER BY seq")
        : events("url = ? ORDER BY seq", [query.normalUrl]);
    case "some artifacts":
      return ofEach(new Set(query.normalUrls), (url) => events("url = ? ORDER BY seq", [url]));
    case "each goal":
      return events("session_ref IS NOT NULL AND +url IS NULL ORDER BY session_ref, seq");
    case "each artifact":
      return events("url IS NOT NULL ORDER BY url, seq");
    default:
      return query satisfies never;
  }
}

/** Has the session a redirect, and no status after the latest? */
function lacksStatus(db: Database, sessionRef: string): boolean {
  const redirect = db
    .query<{ seq: number | null }, [string]>(
      "SELECT max(seq) AS seq FROM events WHERE anchor = ? AND change = 'redirected'",
    )
    .get(sessionRef);
  if (redirect === null || redirect.seq === null) return false;
  const next = db.query<StoredEvent, [string, number]>(
    "SELECT seq, record AS text FROM events WHERE session_ref = ? AND seq > ? AND change = 'updated' ORDER BY seq LIMIT 1",
  );
  let update = next.get(sessionRef, redirect.seq);
  while (update !== null && !setsStatus(update.text)) update = next.get(sessionRef, update.seq);
  return update === null;
}

async function* ofEach<Of, Row>(
  all: Iterable<Of>,
  rowsOf: (one: Of) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for (const one of all) yield* rowsOf(one);
}

/** The artifact whose url has the same normalised form; null when there is none. */
export function findArtifact(db: Database, url: string): ArtifactText | null {
  const normal = normalUrl(url);
  const byUrl = db.query<ArtifactText, [string]>(
    "SELECT url, record AS text FROM artifacts WHERE url = ?",
  );
  const found = byUrl.get(url) ?? byUrl.get(normal);
  if (found !== null) return found;
  const odd = db.prepare<{ url: string }, []>(ODD_URLS);
  try {
    for (const row of odd.iterate()) {
      if (normalUrl(row.url) === normal) return byUrl.get(row.url);
    }
    return null;
  } finally {
    odd.finalize();
  }
}
