import { isFinished } from "../../domain/goal.ts";
import type { ArtifactText } from "../../domain/artifact-decode.ts";
import type { GoalText } from "../../domain/goal-decode.ts";
import { normalUrl } from "../normal-url.ts";
import type { AnchoredGoalText, Extent, GoalQuery, Reader } from "../port.ts";
import {
  type Anchor,
  type Anchors,
  anchorsByHand,
  byHandOf,
  textsOf,
  eventsByHand,
  withFound,
} from "./by-hand.ts";
import type { Parameter } from "./connection.ts";
import { PAGE, pages } from "./pages.ts";
import type { Tables } from "./schema.ts";
import { artifactKey, goalColumns, heldLane, hashOf } from "./searched.ts";
import { redirectsWithoutStatus } from "./redirects.ts";
import { streamArtifacts } from "./stream-artifacts.ts";
import { streamEvents } from "./stream-events.ts";

/** Runs one statement in the transaction and answers with its rows. */
export type Run = <Row>(sql: string, parameters?: readonly Parameter[]) => Promise<readonly Row[]>;

interface GoalRow extends GoalText {
  readonly status: string | null;
  readonly lane_id: string | null;
}

/** Of each anchor the number of its event, a space and its text: one value is searched for once. */
interface AnchoredRow extends GoalRow {
  readonly enrolment: string | null;
  readonly redirect: string | null;
}

/** An event; a number of 64 bits comes as text. */
interface EventRow {
  readonly seq: string;
  readonly text: string;
}

/** Of events `e` that came by command: those that enrol. */
const ENROLLED = "e.change = 'enrolled' AND e.session_ref IS NOT NULL";

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
    `(SELECT e.seq || ' ' || e.record FROM ${events} e WHERE e.session_ref = g.session_ref AND e.change = '${change}' ORDER BY e.seq ${order} LIMIT 1)`;
  const anchoredColumns = `g.session_ref, g.record AS text, g.status, g.lane_id,
    ${anchor("enrolled", "ASC")} AS enrolment, ${anchor("redirected", "DESC")} AS redirect`;

  async function* anchoredGoals(
    condition: string,
  ): AsyncGenerator<AnchoredGoalText & Pick<GoalRow, "status">> {
    const merge = await anchorsByHand(run, tables);
    const read = (last: AnchoredRow | null): Promise<readonly AnchoredRow[]> =>
      run(
        `SELECT ${anchoredColumns} FROM ${goals} g WHERE ${condition}${last === null ? "" : " AND g.session_ref > $1"} ORDER BY g.session_ref LIMIT ${PAGE}`,
        last === null ? [] : [last.session_ref],
      );
    for await (const row of pages(read)) {
      const { session_ref, text, status } = row;
      const anchors = textsOf(merge(session_ref, anchorsOf(row)));
      yield { session_ref, text, status, anchors };
    }
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
      const [row] = await run<AnchoredRow & { readonly by_hand: string | null }>(
        `SELECT ${anchoredColumns}, ${byHandOf(tables)} AS by_hand
         FROM ${goals} g WHERE g.session_ref = $1${lock}`,
        [sessionRef],
      );
      notice?.(sessionRef, row === undefined ? null : laneOf(row));
      if (row === undefined) return null;
      const { session_ref, text, by_hand } = row;
      const anchors = textsOf(withFound(anchorsOf(row), sessionRef, by_hand));
      return { session_ref, text, anchors };
    },

    goals: (query) => streamGoals(run, goals, query),

    async *liveGoals() {
      for await (const { status, ...goal } of anchoredGoals("g.is_live")) {
        if (status !== null || goalColumns(goal.text).is_live) yield goal;
      }
    },

    async *anchoredGoals() {
      for await (const { status: _, ...goal } of anchoredGoals("true")) yield goal;
    },

    async *rowlessEnrolments() {
      const read = (last: EventRow | null): Promise<readonly EventRow[]> =>
        run(
          `SELECT e.seq, e.record AS text FROM ${events} e
           WHERE ${ENROLLED} AND NOT EXISTS (SELECT 1 FROM ${goals} g WHERE g.session_ref = e.session_ref)
           ${last === null ? "" : "AND e.seq > $1::bigint"} ORDER BY e.seq LIMIT ${PAGE}`,
          last === null ? [] : [last.seq],
        );
      for await (const { seq, text } of pages(read)) yield { seq: Number(seq), text };
      for await (const { seq, text, columns } of eventsByHand(run, tables)) {
        if (columns.change !== "enrolled" || columns.session_ref === null) continue;
        const found = await run(`SELECT 1 FROM ${goals} WHERE session_ref = $1`, [
          columns.session_ref,
        ]);
        if (found.length === 0) yield { seq, text };
      }
    },

    redirectsWithoutStatus: (sessionRefs) => redirectsWithoutStatus(run, tables, sessionRefs),

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
        [hashOf(goal)],
      );
      return row?.session_ref ?? null;
    },

    artifact: async (url) => {
      const row = await findArtifact(run, tables, url);
      return row === null ? null : { url: row.url, text: row.text };
    },

    manyArtifacts: async (urls) => {
      const found = await findArtifacts(run, tables, urls);
      return found.map((row) => (row === null ? null : { url: row.url, text: row.text }));
    },

    artifacts: ({ unreviewed = false }) => streamArtifacts(run, artifacts, unreviewed),

    events: (query) => streamEvents(run, tables, query),

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

export async function findArtifact(
  run: Run,
  tables: Tables,
  url: string,
): Promise<FoundArtifact | null> {
  const [found = null] = await findArtifacts(run, tables, [url]);
  return found;
}

/** Rows that were put in by hand have no key: they are few and compared one by one. */
async function findArtifacts(
  run: Run,
  { artifacts }: Tables,
  urls: readonly string[],
): Promise<readonly (FoundArtifact | null)[]> {
  if (urls.length === 0) return [];
  const keys = urls.map(artifactKey);
  const wanted = [...new Set(keys)];
  const columns = "added, url, url_key, record AS text";
  const rows = await run<ArtifactRow & { readonly url_key: string | null }>(
    `SELECT ${columns} FROM ${artifacts} WHERE url_key IN (${wanted.map((_, at) => `$${at + 1}`).join(", ")})
     UNION ALL SELECT ${columns} FROM ${artifacts} WHERE url_key IS NULL`,
    wanted,
  );
  const byKey = new Map(rows.map((row) => [row.url_key, row]));
  const byHand = rows
    .filter(({ url_key }) => url_key === null)
    .map((row) => ({ row, normal: normalUrl(row.url) }));
  return urls.map((url, at) => {
    const keyed = byKey.get(keys[at] ?? null);
    const normal = normalUrl(url);
    const found =
      (keyed?.url === url ? keyed : byHand.find(({ row }) => row.url === url)?.row) ??
      keyed ??
      byHand.find((one) => one.normal === normal)?.row;
    return found === undefined ? null : { ...found, isSecond: (keyed ?? found) !== found };
  });
}

function anchorsOf({ enrolment, redirect }: AnchoredRow): Anchors {
  return { enrolment: anchorIn(enrolment), redirect: anchorIn(redirect) };
}

function anchorIn(found: string | null): Anchor | null {
  if (found === null) return null;
  const end = found.indexOf(" ");
  return { seq: Number(found.slice(0, end)), text: found.slice(end + 1) };
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
