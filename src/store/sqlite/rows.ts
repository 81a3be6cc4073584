import type { Database } from "bun:sqlite";
import { isUtf8 } from "node:buffer";
import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import type { StoredEvent } from "../../domain/operation-replay.ts";
import type { StoredText } from "../../domain/stored-text.ts";
import { normalUrl } from "../normal-url.ts";
import {
  type Addition,
  type AnchoredGoalText,
  type EventQuery,
  type Extent,
  type GoalQuery,
  type Reader,
  type Writer,
} from "../port.ts";
import { isLaneTaken } from "./failures.ts";
import { PLAIN_URL, markOf } from "./schema.ts";

interface AnchoredRow extends GoalText {
  readonly enrolment: string | null;
  readonly redirect: string | null;
}

const ENROLMENT = `SELECT e.record FROM events e WHERE e.anchor = g.session_ref AND e.change = 'enrolled' ORDER BY e.seq LIMIT 1`;
const REDIRECT = `SELECT e.record FROM events e WHERE e.anchor = g.session_ref AND e.change = 'redirected' ORDER BY e.seq DESC LIMIT 1`;
const ANCHORED = `SELECT g.session_ref, g.record AS text, (${ENROLMENT}) AS enrolment, (${REDIRECT}) AS redirect`;

const EXTENT = `SELECT (SELECT count(*) FROM goals) AS goals, (SELECT count(*) FROM artifacts) AS artifacts,
  (SELECT count(*) FROM events) AS events, (SELECT coalesce(max(seq), 0) FROM events) AS lastSeq`;
/** What stands in a text for bytes that are no valid UTF-8. */
const UNREADABLE = "\ufffd";
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

    laneHolder: async (laneId) =>
      db
        .query<{ session_ref: string }, [string]>(
          "SELECT session_ref FROM goals WHERE lane_id = ? AND status IS NOT 'complete'",
        )
        .get(laneId)?.session_ref ?? null,

    sessionWithGoal: async (goal) =>
      db
        .query<{ session_ref: string }, [string]>(
          `SELECT session_ref FROM ${UNFINISHED} AND goal_mark = ${markOf("?1")} AND goal = ?1 LIMIT 1`,
        )
        .get(goal)?.session_ref ?? null,

    artifact: async (url) => findArtifact(db, url),

    artifacts: ({ unreviewed = false }) =>
      exactly(
        db,
        "artifacts",
        "url",
        `SELECT url, record AS text FROM artifacts
         ${unreviewed ? "INDEXED BY artifacts_unreviewed WHERE reviewed IS NOT 'true'" : "INDEXED BY artifacts_published"}
         ORDER BY published_at, rowid`,
      ),

    events: (query) => streamEvents(db, query),

    extent: async () => db.query<Extent, []>(EXTENT).get() ?? NO_EXTENT,
  };
}

/** A writing view of the transaction that `db` is in. */
export function writerOn(db: Database): Writer {
  return {
    ...readerOn(db),

    putGoal: async ({ session_ref, text }) => {
      db.query<null, [string, string]>(
        `INSERT INTO goals (session_ref, record) VALUES (?, ?)
         ON CONFLICT (session_ref) DO UPDATE SET record = excluded.record`,
      ).run(session_ref, text);
    },

    putArtifact: async ({ url, text }) => {
      const stored = findArtifact(db, url);
      if (stored === null) {
        insertArtifact(db, { url, text });
      } else {
        db.query<null, [string, string, string]>(
          "UPDATE artifacts SET url = ?, record = ? WHERE url = ?",
        ).run(url, text, stored.url);
      }
    },

    appendEvent: async (text) =>
      Number(
        db.query<null, [string]>("INSERT INTO events (record) VALUES (?)").run(text)
          .lastInsertRowid,
      ),

    addGoals: async (rows) => rows.map((row) => addGoal(db, row)),
    addArtifacts: async (rows) => rows.map((row) => addArtifact(db, row)),
    addEvents: async (events) => {
      const insert = db.query<null, [number, string | Uint8Array]>(
        "INSERT INTO events (seq, record) VALUES (?, CAST(? AS TEXT))",
      );
      for (const { seq, text, bytes } of events) insert.run(seq, bytes ?? text);
    },
  };
}

function addGoal(db: Database, goal: GoalText): Addition {
  const { session_ref, text, bytes } = goal;
  const stored = db
    .query<GoalText, [string]>(
      "SELECT session_ref, record AS text FROM goals WHERE session_ref = ?",
    )
    .get(session_ref);
  if (stored !== null) {
    const isSame = holds(db, "goals", "session_ref", session_ref, stored.text, goal);
    return isSame ? "present" : "differs";
  }
  try {
    db.query<null, [string, string | Uint8Array]>(
      "INSERT INTO goals (session_ref, record) VALUES (?, CAST(? AS TEXT))",
    ).run(session_ref, bytes ?? text);
    return "added";
  } catch (error) {
    if (!isLaneTaken(error)) throw error;
    return "lane_taken";
  }
}

function addArtifact(db: Database, artifact: ArtifactText): Addition {
  const stored = findArtifact(db, artifact.url);
  if (stored === null) {
    insertArtifact(db, artifact);
    return "added";
  }
  const { url, text } = stored;
  const isSame = url === artifact.url && holds(db, "artifacts", "url", url, text, artifact);
  return isSame ? "present" : "differs";
}

function insertArtifact(db: Database, { url, text, bytes }: ArtifactText): void {
  db.query<null, [string, string | Uint8Array]>(
    "INSERT INTO artifacts (url, record) VALUES (?, CAST(? AS TEXT))",
  ).run(url, bytes ?? text);
}

/** What a store is to a reader before anything was written. */
export const emptyReader: Reader = {
  goal: async () => null,
  anchoredGoal: async () => null,
  goals: nothing,
  liveGoals: nothing,
  anchoredGoals: nothing,
  laneHolder: async () => null,
  sessionWithGoal: async () => null,
  artifact: async () => null,
  artifacts: nothing,
  events: nothing,
  extent: async () => NO_EXTENT,
};

async function* nothing(): AsyncGenerator<never> {}

async function* stream<Row>(
  db: Database,
  sql: string,
  parameters: (string | number)[] = [],
): AsyncGenerator<Row> {
  // Prepared anew each time: two iterations of one statement would disturb each other.
  const statement = db.prepare<Row, (string | number)[]>(sql);
  try {
    for (const row of statement.iterate(...parameters)) yield row;
  } finally {
    statement.finalize();
  }
}

/** The same for a pass over a whole table: rows that are no valid UTF-8 come with their bytes. */
async function* exactly<Key extends string, Row extends StoredText & Record<Key, string | number>>(
  db: Database,
  table: "goals" | "artifacts" | "events",
  column: Key,
  sql: string,
  parameters: (string | number)[] = [],
): AsyncGenerator<Row> {
  for await (const row of stream<Row>(db, sql, parameters)) {
    yield isSuspect(row[column], row.text) ? { ...row, ...oddities(db, table, column, row) } : row;
  }
}

/** Only a text with the sign for what cannot be read may be no valid UTF-8. */
function isSuspect(key: string | number, text: string): boolean {
  return text.includes(UNREADABLE) || (typeof key === "string" && key.includes(UNREADABLE));
}

function oddities<Key extends string>(
  db: Database,
  table: string,
  column: Key,
  row: StoredText & Readonly<Record<Key, string | number>>,
): Pick<StoredText, "bytes" | "hasOddKey"> {
  const found = storedBytes(db, table, column, row[column]);
  if (found === null) return { hasOddKey: true };
  return isUtf8(found) ? {} : { bytes: found };
}

/** The bytes of a record; null when there is no row with that key, which is then no valid UTF-8. */
function storedBytes(
  db: Database,
  table: string,
  column: string,
  key: string | number,
): Uint8Array | null {
  const found = db
    .query<{ bytes: Uint8Array }, [string | number]>(
      `SELECT CAST(record AS BLOB) AS bytes FROM ${table} WHERE ${column} = ?`,
    )
    .get(key);
  return found?.bytes ?? null;
}

/** Does the row with this key hold exactly the text or the bytes that are given? */
function holds(
  db: Database,
  table: string,
  column: string,
  key: string,
  stored: string,
  given: StoredText,
): boolean {
  if (stored !== given.text) return false;
  if (given.bytes === undefined && !isSuspect("", stored)) return true;
  const bytes = storedBytes(db, table, column, key);
  return bytes !== null && Buffer.compare(bytes, given.bytes ?? Buffer.from(given.text)) === 0;
}

async function* streamAnchored(db: Database, sql: string): AsyncGenerator<AnchoredGoalText> {
  for await (const row of stream<AnchoredRow>(db, sql)) yield anchored(row);
}

function anchored({ session_ref, text, enrolment, redirect }: AnchoredRow): AnchoredGoalText {
  return { session_ref, text, anchors: { enrolment, redirect } };
}

function streamGoals(db: Database, { statuses, limit = -1 }: GoalQuery): AsyncIterable<GoalText> {
  const select = "SELECT session_ref, record AS text FROM goals";
  const tail = "ORDER BY session_ref LIMIT ?";
  if (statuses === undefined) {
    return exactly(db, "goals", "session_ref", `${select} ${tail}`, [limit]);
  }
  const wanted = [...new Set(statuses)];
  if (wanted.length === 0) return nothing();
  const list = wanted.map(() => "?").join(", ");
  // Without `complete` the partial index tells which rows they are, and no other text is parsed.
  const where = wanted.includes("complete")
    ? `status IN (${list})`
    : `+rowid IN (SELECT rowid FROM ${UNFINISHED} AND status IN (${list}))`;
  return stream(db, `${select} WHERE ${where} ${tail}`, [...wanted, limit]);
}

function streamEvents(db: Database, query: EventQuery): AsyncIterable<StoredEvent> {
  const select = "SELECT seq, record AS text FROM events";
  switch (query.about) {
    case "everything":
      return exactly(db, "events", "seq", `${select} ORDER BY seq`);
    case "goals":
      return query.sessionRef === undefined
        ? stream(db, `${select} WHERE +url IS NULL ORDER BY seq`)
        : stream(db, `${select} WHERE session_ref = ? ORDER BY seq`, [query.sessionRef]);
    case "artifacts":
      return query.normalUrl === undefined
        ? stream(db, `${select} WHERE +url IS NOT NULL ORDER BY seq`)
        : stream(db, `${select} WHERE url = ? ORDER BY seq`, [query.normalUrl]);
    case "each goal":
      return stream(
        db,
        `${select} WHERE session_ref IS NOT NULL AND +url IS NULL ORDER BY session_ref, seq`,
      );
    case "each artifact":
      return stream(db, `${select} WHERE url IS NOT NULL ORDER BY url, seq`);
    default:
      return query satisfies never;
  }
}

function findArtifact(db: Database, url: string): ArtifactText | null {
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
