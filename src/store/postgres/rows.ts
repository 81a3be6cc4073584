import { isFinished } from "../../domain/goal.ts";
import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import type { StoredEvent } from "../../domain/operation-replay.ts";
import { normalUrl } from "../normal-url.ts";
import type { AnchoredGoalText, EventQuery, Extent, GoalQuery, Reader } from "../port.ts";
import type { Parameter } from "./connection.ts";
import type { Tables } from "./schema.ts";
import { artifactColumns, artifactKey, goalColumns, heldLane, markOf, urlKey } from "./searched.ts";

/** Runs one statement in the transaction and answers with its rows. */
export type Run = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<readonly Row[]>;

/** At most so many rows are in memory at a time. */
const PAGE = 500;

interface GoalRow extends GoalText {
  readonly status: string | null;
  readonly lane_id: string | null;
}

interface AnchoredRow extends GoalRow {
  readonly enrolment: string | null;
  readonly redirect: string | null;
}

/** Told of each goal that is read: which lane it holds, null for none, undefined where nobody can tell. */
export type NoticeLane = (sessionRef: string, lane: string | null | undefined) => void;

/** Whoever changes a row by hand empties its columns, and may have left its lane behind. */
function laneOf(row: GoalRow): string | null | undefined {
  return row.status === null ? undefined : heldLane(row);
}

/**
 * A view of the transaction that `run` is in. With `notice` it is a writing one, which locks the goals
 * that it reads by their key: others wait for it there, and not for nothing at their end.
 */
export function readerOn(run: Run, tables: Tables, notice?: NoticeLane): Reader {
  const { goals, lanes, artifacts, events } = tables;
  const lock = notice === undefined ? "" : " FOR UPDATE OF g";
  const anchor = (change: string, order: string): string =>
    `(SELECT e.record FROM ${events} e WHERE e.session_ref = g.session_ref AND e.change = '${change}' ORDER BY e.seq ${order} LIMIT 1)`;
  const anchoredFrom = `SELECT g.session_ref, g.record AS text, g.status, g.lane_id,
    ${anchor("enrolled", "ASC")} AS enrolment, ${anchor("redirected", "DESC")} AS redirect FROM ${goals} g`;

  async function* anchoredGoals(condition: string): AsyncGenerator<AnchoredRow> {
    const read = (last: AnchoredRow | null): Promise<readonly AnchoredRow[]> =>
      run(
        `${anchoredFrom} WHERE ${condition}${last === null ? "" : " AND g.session_ref > $1"} ORDER BY g.session_ref LIMIT ${PAGE}`,
        last === null ? [] : [last.session_ref],
      );
    yield* pages(read);
  }

  return {
    goal: async (sessionRef) => {
      const [row] = await run<GoalRow>(
        `SELECT g.session_ref, g.record AS text, g.status, g.lane_id FROM ${goals} g WHERE g.session_ref = $1${lock}`,
        [sessionRef],
      );
      notice?.(sessionRef, row === undefined ? null : laneOf(row));
      return row === undefined ? null : { session_ref: row.session_ref, text: row.text };
    },

    anchoredGoal: async (sessionRef) => {
      const [row] = await run<AnchoredRow>(`${anchoredFrom} WHERE g.session_ref = $1${lock}`, [
        sessionRef,
      ]);
      notice?.(sessionRef, row === undefined ? null : laneOf(row));
      return row === undefined ? null : anchored(row);
    },

    goals: (query) => streamGoals(run, goals, query),

    async *liveGoals() {
      for await (const row of anchoredGoals("g.is_live")) {
        if (row.status !== null || goalColumns(row.text).is_live) yield anchored(row);
      }
    },

    async *anchoredGoals() {
      for await (const row of anchoredGoals("true")) yield anchored(row);
    },

    laneHolder: async (laneId) => {
      const [row] = await run<{ session_ref: string }>(
        `SELECT session_ref FROM ${lanes} WHERE lane_id = $1`,
        [laneId],
      );
      return row?.session_ref ?? null;
    },

    sessionWithGoal: async (goal) => {
      const [row] = await run<{ session_ref: string }>(
        `SELECT session_ref FROM ${goals} WHERE goal_mark = $1 LIMIT 1`,
        [markOf(goal)],
      );
      return row?.session_ref ?? null;
    },

    artifact: async (url) => {
      const row = await findArtifact(run, tables, url);
      return row === null ? null : { url: row.url, text: row.text };
    },

    artifacts: ({ unreviewed = false }) => streamArtifacts(run, artifacts, unreviewed),

    events: (query) => streamEvents(run, events, query),

    extent: async () => {
      const [row] = await run<Readonly<Record<keyof Extent, string>>>(
        `SELECT (SELECT count(*) FROM ${goals}) AS "goals",
          (SELECT count(*) FROM ${artifacts}) AS "artifacts",
          (SELECT count(*) FROM ${events}) AS "events",
          (SELECT coalesce(max(seq), 0) FROM ${events}) AS "lastSeq"`,
      );
      const count = (name: keyof Extent): number => Number(row?.[name] ?? 0);
      return {
        goals: count("goals"),
        artifacts: count("artifacts"),
        events: count("events"),
        lastSeq: count("lastSeq"),
      };
    },
  };
}

export interface ArtifactRow extends ArtifactText {
  /** The key of the row. A number of 64 bits, as text. */
  readonly added: string;
}

interface FoundArtifact extends ArtifactRow {
  /** Has another row the key of its url? Then it was put in by hand and stays without one. */
  readonly isSecond: boolean;
}

/** Rows that were put in by hand have no key: they are few and compared one by one. */
export async function findArtifact(
  run: Run,
  { artifacts }: Tables,
  url: string,
): Promise<FoundArtifact | null> {
  const columns = "added, url, url_key, record AS text";
  const rows = await run<ArtifactRow & { readonly url_key: string | null }>(
    `SELECT ${columns} FROM ${artifacts} WHERE url_key = $1
     UNION ALL SELECT ${columns} FROM ${artifacts} WHERE url_key IS NULL`,
    [artifactKey(url)],
  );
  const normal = normalUrl(url);
  const keyed = rows.find(({ url_key }) => url_key !== null);
  const found =
    rows.find((row) => row.url === url) ??
    keyed ??
    rows.find((row) => normalUrl(row.url) === normal);
  return found === undefined ? null : { ...found, isSecond: (keyed ?? found) !== found };
}

function anchored({ session_ref, text, enrolment, redirect }: AnchoredRow): AnchoredGoalText {
  return { session_ref, text, anchors: { enrolment, redirect } };
}

/** Reads page after page by the last row of the one before; ends with the first that is not full. */
async function* pages<Row>(
  read: (last: Row | null) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(last);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < size || last === null) return;
  }
}

async function* streamGoals(
  run: Run,
  goals: string,
  { statuses, limit = Infinity }: GoalQuery,
): AsyncGenerator<GoalText> {
  const wanted = statuses === undefined ? null : [...new Set(statuses)];
  if (limit <= 0 || wanted?.length === 0) return;
  const size = Math.min(limit, PAGE);
  const conditions: string[] = ["true"];
  if (wanted !== null) {
    conditions.push(
      `(status IS NULL OR status IN (${wanted.map((_, i) => `$${i + 1}`).join(", ")}))`,
    );
    if (!wanted.some(isFinished)) conditions.push("is_live");
  }
  const read = (last: GoalRow | null): Promise<readonly GoalRow[]> => {
    const parameters = [...(wanted ?? []), ...(last === null ? [] : [last.session_ref])];
    const after = last === null ? "" : ` AND session_ref > $${parameters.length}`;
    return run(
      `SELECT session_ref, record AS text, status FROM ${goals}
       WHERE ${conditions.join(" AND ")}${after} ORDER BY session_ref LIMIT ${size}`,
      parameters,
    );
  };
  let left = limit;
  for await (const { session_ref, text, status } of pages(read, size)) {
    const found = status ?? goalColumns(text).status;
    if (wanted !== null && (found === null || !wanted.includes(found))) continue;
    yield { session_ref, text };
    left -= 1;
    if (left <= 0) return;
  }
}

async function* streamArtifacts(
  run: Run,
  artifacts: string,
  unreviewed: boolean,
): AsyncGenerator<ArtifactText> {
  const read = (
    last: (ArtifactRow & { readonly published_at: string }) | null,
  ): Promise<readonly (ArtifactRow & { readonly published_at: string })[]> =>
    run(
      `SELECT added, url, record AS text, published_at FROM ${artifacts}
       WHERE ${unreviewed ? "NOT reviewed" : "true"}
         ${last === null ? "" : "AND (published_at, added) > ($1, $2::bigint)"}
       ORDER BY published_at, added LIMIT ${PAGE}`,
      last === null ? [] : [last.published_at, last.added],
    );
  for await (const { url, text } of pages(read)) {
    if (!unreviewed || !artifactColumns(text).reviewed) yield { url, text };
  }
}

interface EventRow {
  readonly seq: string;
  readonly text: string;
  /** What the events are grouped by; null where they are not. */
  readonly key: string | null;
}

async function* streamEvents(
  run: Run,
  events: string,
  query: EventQuery,
): AsyncGenerator<StoredEvent> {
  const { condition, value, group } = chosen(query);
  const read = (last: EventRow | null): Promise<readonly EventRow[]> => {
    const parameters: Parameter[] = value === null ? [] : [value];
    if (last !== null) parameters.push(last.seq);
    const seq = `$${parameters.length}::bigint`;
    if (last !== null && group !== null) parameters.push(last.key);
    const after =
      last === null
        ? ""
        : group === null
          ? `AND seq > ${seq}`
          : `AND (${group}, seq) > ($${parameters.length}, ${seq})`;
    return run(
      `SELECT seq, record AS text, ${group ?? "NULL"} AS "key" FROM ${events}
       WHERE ${condition} ${after} ORDER BY ${group === null ? "" : `${group}, `}seq LIMIT ${PAGE}`,
      parameters,
    );
  };
  for await (const { seq, text } of pages(read)) yield { seq: Number(seq), text };
}

interface ChosenEvents {
  readonly condition: string;
  /** Stands for `$1` of the condition; null when it has none. */
  readonly value: string | null;
  /** The column that they are grouped by. */
  readonly group: "session_ref" | "url_key" | null;
}

function chosen(query: EventQuery): ChosenEvents {
  switch (query.about) {
    case "everything":
      return { condition: "true", value: null, group: null };
    case "goals":
      return query.sessionRef === undefined
        ? { condition: "url_key IS NULL", value: null, group: null }
        : { condition: "session_ref = $1", value: query.sessionRef, group: null };
    case "artifacts":
      return query.normalUrl === undefined
        ? { condition: "url_key IS NOT NULL", value: null, group: null }
        : { condition: "url_key = $1", value: urlKey(query.normalUrl), group: null };
    case "each goal":
      return {
        condition: "session_ref IS NOT NULL AND url_key IS NULL",
        value: null,
        group: "session_ref",
      };
    case "each artifact":
      return { condition: "url_key IS NOT NULL", value: null, group: "url_key" };
    default:
      return query satisfies never;
  }
}
