import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import type { StoredEvent } from "../../domain/operation-replay.ts";
import type { StoredText } from "../../domain/stored-text.ts";
import { normalUrl } from "../normal-url.ts";
import type { Addition, Writer } from "../port.ts";
import { type Parameter, isStorable } from "./connection.ts";
import { type WrittenRow, notText } from "./problems.ts";
import { type ArtifactRow, type Run, findArtifact, readerOn } from "./rows.ts";
import type { Tables } from "./schema.ts";
import { artifactColumns, artifactKey, eventColumns, goalColumns, heldLane } from "./searched.ts";

/** What a transaction has written last: by it a commit whose answer was lost is found again. */
export interface Traces {
  /** The latest event; null when there is none. */
  event: StoredEvent | null;
  /** The row that was written last, which nobody else can write before the transaction has ended. */
  row: WrittenRow | null;
}

/** A writing view of the transaction that `run` is in; `traces` is kept up to date. */
export function writerOn(run: Run, tables: Tables, traces: Traces): Writer {
  const { version, goals, lanes, artifacts, events } = tables;
  /** By session, what is known of the lanes that goals hold in this transaction. */
  const held = new Map<string, string | null | undefined>();
  const reader = readerOn(run, tables, (sessionRef, lane) => held.set(sessionRef, lane));

  const laneBefore = async (sessionRef: string): Promise<string | null | undefined> => {
    if (!held.has(sessionRef)) await reader.goal(sessionRef);
    return held.get(sessionRef);
  };

  const moveLane = async (
    ref: string,
    from: string | null | undefined,
    to: string | null,
  ): Promise<void> => {
    held.set(ref, to);
    if (from === to) return;
    if (from === undefined) await run(`DELETE FROM ${lanes} WHERE session_ref = $1`, [ref]);
    else if (from !== null) {
      await run(`DELETE FROM ${lanes} WHERE lane_id = $1 AND session_ref = $2`, [from, ref]);
    }
    if (to !== null)
      await run(`INSERT INTO ${lanes} (lane_id, session_ref) VALUES ($1, $2)`, [to, ref]);
  };

  const wrote = (table: WrittenRow["table"], key: string): void => {
    traces.row = { table, key };
  };

  return {
    ...reader,

    putGoal: async ({ session_ref, text }) => {
      const before = await laneBefore(session_ref);
      const columns = goalColumns(text);
      const { status, lane_id, is_live, goal_mark } = columns;
      wrote("goals", session_ref);
      await run(
        `INSERT INTO ${goals} (session_ref, record, record_md5, status, lane_id, is_live, goal_mark)
         VALUES ($1, $2::text, md5($2::text), $3, $4, $5, $6)
         ON CONFLICT (session_ref) DO UPDATE SET record = excluded.record,
           record_md5 = excluded.record_md5, status = excluded.status,
           lane_id = excluded.lane_id, is_live = excluded.is_live, goal_mark = excluded.goal_mark`,
        [session_ref, text, status, lane_id, is_live, goal_mark],
      );
      await moveLane(session_ref, before, heldLane(columns));
    },

    putArtifact: async ({ url, text }) => {
      const stored = await findArtifact(run, tables, url);
      const { published_at, reviewed } = artifactColumns(text);
      const key = artifactKey(url);
      wrote("artifacts", url);
      if (stored === null) {
        const row = { url, text, isSecond: false };
        await insert(run, artifacts, ARTIFACT_COLUMNS, [artifactValues(row)]);
      } else {
        await run(
          `UPDATE ${artifacts} SET url = $1, url_key = $2, record = $3::text,
             record_md5 = md5($3::text), published_at = $4, reviewed = $5 WHERE added = $6::bigint`,
          [url, stored.isSecond ? null : key, text, published_at, reviewed, stored.added],
        );
      }
    },

    appendEvent: async (text) => {
      const { change, session_ref, url_key } = eventColumns(text);
      const [row] = await run<{ seq: string }>(
        `INSERT INTO ${events} (record, change, session_ref, url_key) VALUES ($1, $2, $3, $4) RETURNING seq`,
        [text, change, session_ref, url_key],
      );
      const seq = Number(row?.seq);
      traces.event = { seq, text };
      return seq;
    },

    addGoals: async (rows) => {
      refuseOddText(rows, ({ session_ref }) => `the goal of session "${session_ref}"`);
      const { answers, added } = additions(
        rows,
        await storedGoals(run, goals, rows),
        await takenLanes(run, lanes, rows),
      );
      await insert(run, goals, GOAL_COLUMNS, added.map(goalValues));
      const holders = added.flatMap(({ session_ref, text }) => {
        const lane = heldLane(goalColumns(text));
        return lane === null ? [] : [[lane, session_ref]];
      });
      await insert(run, lanes, ["lane_id", "session_ref"], holders);
      for (const { session_ref, text } of added) held.set(session_ref, heldLane(goalColumns(text)));
      const last = added.at(-1);
      if (last !== undefined) wrote("goals", last.session_ref);
      return answers;
    },

    addArtifacts: async (rows, { beside = false } = {}) => {
      refuseOddText(rows, ({ url }) => `the artifact ${url}`);
      const stored = await storedArtifacts(run, artifacts, rows);
      const added: AddedArtifact[] = [];
      const answers = rows.map(({ url, text }): Addition => {
        const normal = normalUrl(url);
        const spellings = stored.get(normal) ?? [];
        const found = spellings.find((row) => row.url === url);
        if (found !== undefined) return found.text === text ? "present" : "differs";
        const isSecond = spellings.length > 0;
        if (isSecond && !beside) return "differs";
        stored.set(normal, [...spellings, { url, text }]);
        added.push({ url, text, isSecond });
        return "added";
      });
      await insert(run, artifacts, ARTIFACT_COLUMNS, added.map(artifactValues));
      const last = added.findLast(({ isSecond }) => !isSecond);
      if (last !== undefined) wrote("artifacts", last.url);
      return answers;
    },

    addEvents: async (rows) => {
      refuseOddText(rows, ({ seq }) => `event ${seq}`);
      const last = rows.at(-1);
      if (last === undefined) return;
      // The sequence is no part of the transaction, so that two imports could set it back between them:
      // the second waits here for the first. It is set before the rows are there, and others number behind them.
      await run(`SELECT version FROM ${version} WHERE only_row FOR UPDATE`);
      await run(
        `SELECT CASE WHEN nextval(pg_get_serial_sequence($1, 'seq')) < $2::bigint
           THEN setval(pg_get_serial_sequence($1, 'seq'), $2::bigint) END`,
        [events, last.seq],
      );
      await insert(run, events, EVENT_COLUMNS, rows.map(eventValues));
      traces.event = last;
    },
  };
}

/** Bytes that are no UTF-8 are no text to PostgreSQL either. Of many rows it helps to know which. */
function refuseOddText<Row extends StoredText>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): void {
  const odd = rows.find(({ text, bytes }) => bytes !== undefined || !isStorable(text));
  if (odd !== undefined) throw notText(nameOf(odd));
}

/** A column and how its value is written; `#` stands for the value. */
type Column = string | readonly [name: string, expression: string];

const GOAL_COLUMNS: readonly Column[] = [
  "session_ref",
  ["record", "#::text"],
  ["record_md5", "md5(#::text)"],
  "status",
  "lane_id",
  "is_live",
  "goal_mark",
];
const ARTIFACT_COLUMNS: readonly Column[] = [
  "url",
  "url_key",
  ["record", "#::text"],
  ["record_md5", "md5(#::text)"],
  "published_at",
  "reviewed",
];
const EVENT_COLUMNS: readonly Column[] = ["seq", "record", "change", "session_ref", "url_key"];

function goalValues({ session_ref, text }: GoalText): Parameter[] {
  const { status, lane_id, is_live, goal_mark } = goalColumns(text);
  return [session_ref, text, text, status, lane_id, is_live, goal_mark];
}

interface AddedArtifact extends ArtifactText {
  /** Has another row the key of its url? */
  readonly isSecond: boolean;
}

function artifactValues({ url, text, isSecond }: AddedArtifact): Parameter[] {
  const { published_at, reviewed } = artifactColumns(text);
  return [url, isSecond ? null : artifactKey(url), text, text, published_at, reviewed];
}

function eventValues({ seq, text }: StoredEvent): Parameter[] {
  const { change, session_ref, url_key } = eventColumns(text);
  return [seq, text, change, session_ref, url_key];
}

/** Inserts many rows with few statements; the protocol takes 65,535 values in one. */
async function insert(
  run: Run,
  table: string,
  columns: readonly Column[],
  rows: readonly (readonly Parameter[])[],
): Promise<void> {
  const size = Math.floor(60_000 / columns.length);
  const names = columns.map((column) => (typeof column === "string" ? column : column[0]));
  for (let from = 0; from < rows.length; from += size) {
    const some = rows.slice(from, from + size);
    const tuples = some.map((_, row) => {
      const at = (i: number): string => `$${row * columns.length + i + 1}`;
      const values = columns.map((column, i) =>
        typeof column === "string" ? at(i) : column[1].replace("#", at(i)),
      );
      return `(${values.join(", ")})`;
    });
    await run(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES ${tuples.join(", ")}`,
      some.flat(),
    );
  }
}

/** Decides row by row what becomes of it, as if one after the other. */
function additions(
  rows: readonly GoalText[],
  stored: Map<string, string>,
  taken: Set<string>,
): { readonly answers: readonly Addition[]; readonly added: readonly GoalText[] } {
  const added: GoalText[] = [];
  const answers = rows.map((row): Addition => {
    const found = stored.get(row.session_ref);
    if (found !== undefined) return found === row.text ? "present" : "differs";
    const lane = heldLane(goalColumns(row.text));
    if (lane !== null && taken.has(lane)) return "lane_taken";
    if (lane !== null) taken.add(lane);
    stored.set(row.session_ref, row.text);
    added.push(row);
    return "added";
  });
  return { answers, added };
}

async function storedGoals(
  run: Run,
  goals: string,
  rows: readonly GoalText[],
): Promise<Map<string, string>> {
  const refs = [...new Set(rows.map(({ session_ref }) => session_ref))];
  const found = await among<GoalText>(
    run,
    `SELECT session_ref, record AS text FROM ${goals} WHERE session_ref`,
    refs,
  );
  return new Map(found.map(({ session_ref, text }) => [session_ref, text]));
}

async function takenLanes(
  run: Run,
  lanes: string,
  rows: readonly GoalText[],
): Promise<Set<string>> {
  const wanted = rows.flatMap(({ text }) => heldLane(goalColumns(text)) ?? []);
  const found = await among<{ readonly lane_id: string }>(
    run,
    `SELECT lane_id FROM ${lanes} WHERE lane_id`,
    [...new Set(wanted)],
  );
  return new Set(found.map(({ lane_id }) => lane_id));
}

/** By the normal form of their urls. Rows that were put in by hand have no key and are all read. */
async function storedArtifacts(
  run: Run,
  artifacts: string,
  rows: readonly ArtifactText[],
): Promise<Map<string, readonly ArtifactText[]>> {
  const select = `SELECT added, url, record AS text FROM ${artifacts} WHERE`;
  const byHand = await run<ArtifactRow>(`${select} url_key IS NULL`);
  const keys = [...new Set(rows.map(({ url }) => artifactKey(url)))];
  const found = await among<ArtifactRow>(run, `${select} url_key`, keys);
  return Map.groupBy([...byHand, ...found], ({ url }) => normalUrl(url));
}

/** The rows of `select` whose last named column is one of `values`. */
async function among<Row>(
  run: Run,
  select: string,
  values: readonly string[],
): Promise<readonly Row[]> {
  if (values.length === 0) return [];
  return run<Row>(`${select} IN (${values.map((_, i) => `$${i + 1}`).join(", ")})`, values);
}
