import { type Problem, refused, storeProblem } from "../../domain/errors.ts";
import type { Finding } from "../../domain/finding.ts";
import { type Examination, StoreError } from "../port.ts";
import type { ServerTarget } from "./address.ts";
import { partGone, toStoreError } from "./failures.ts";
import { type Deadline, connectPatiently } from "./patience.ts";
import { type Steps, type Tables, tablesIn } from "./schema.ts";
import { checkVersion } from "./transaction.ts";

/** Clocks that differ by more than this make times of changes hard to compare, in milliseconds. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** Looks at a server and one schema of it; see `examine` of the port. */
export async function examineServer(
  target: ServerTarget,
  steps: Steps,
  deadline: Deadline,
  now: number,
): Promise<Examination> {
  const facts: [string, string][] = [
    ["engine", "PostgreSQL"],
    ["address", target.shown],
  ];
  const findings: Finding[] = [];
  try {
    const started = performance.now();
    const connection = await connectPatiently(target, deadline);
    try {
      const ask = <Row>(sql: string, parameters: readonly string[] = []) =>
        connection.run<Row>(sql, parameters, deadline.left()).then(({ rows }) => rows);
      const tables = tablesIn(target.schema);
      const [server] = await ask<ServerRow>(SERVER);
      facts.push(...serverFacts(server));
      findings.push(...clockFindings(server, now + (performance.now() - started)));
      const [found] = await ask<{ readonly version: number }>(
        `SELECT version FROM ${tables.version}`,
      );
      const version = found?.version ?? 0;
      facts.push(["version", `${version}, this program knows ${steps.length}`]);
      checkVersion(version, steps.length, target);
      const objects = await ask<{ readonly name: string }>(OBJECTS, [target.schema]);
      const broken = structureFindings(objects, steps, tables, target);
      findings.push(...broken);
      // Where a table is missing nothing more can be asked.
      if (broken.length > 0) return { facts, findings };
      const { goals, artifacts, events, lanes } = tables;
      const [rights] = await ask<RightsRow>(RIGHTS, [goals, artifacts, events, lanes]);
      findings.push(...rightsFindings(rights, target));
      if (rights?.reads === true) findings.push(...laneFindings(await ask(strayLanes(tables))));
    } finally {
      connection.close();
    }
  } catch (error) {
    const known = toStoreError(error, target);
    if (!(known instanceof StoreError)) throw known;
    findings.push({ level: "wrong", problem: known.problem });
  }
  return { facts, findings };
}

interface ServerRow {
  readonly version: string;
  readonly clock_ms: string;
  readonly is_standby: boolean;
}

const SERVER = `SELECT version() AS version, pg_is_in_recovery() AS is_standby,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS clock_ms`;

function serverFacts(server: ServerRow | undefined): [string, string][] {
  return [
    ["server", server?.version ?? ""],
    ["role", server?.is_standby === true ? "standby, for reading only" : "primary"],
  ];
}

function clockFindings(server: ServerRow | undefined, now: number): readonly Finding[] {
  const ahead = now - Number(server?.clock_ms ?? now);
  if (Math.abs(ahead) < CLOCK_SLACK_MS) return [];
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const problem = refused(
    "doctor.clock",
    `the clock of this machine is ${minutes} minutes ${ahead > 0 ? "ahead of" : "behind"} the server's`,
    "set it: the times of changes are those of the machines that make them",
  );
  return [{ level: "wrong", problem }];
}

const OBJECTS = `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1
  UNION ALL SELECT indexname AS name FROM pg_indexes WHERE schemaname = $1`;

/** Tables and indexes that the steps of the schema make and that are not there. */
function structureFindings(
  found: readonly { readonly name: string }[],
  steps: Steps,
  tables: Tables,
  target: ServerTarget,
): readonly Finding[] {
  const names = new Set(found.map(({ name }) => name));
  const made = steps.flatMap((step) => Array.from(step(tables).matchAll(MADE)));
  const missing = made.filter(({ groups }) => !names.has(groups?.["name"] ?? ""));
  return missing.map(({ groups }) => {
    const name = groups?.["name"] ?? "";
    const isTable = groups?.["kind"] === "TABLE";
    const problem = isTable ? partGone(target, `the table ${name}`) : indexGone(target, name);
    return { level: "wrong", problem };
  });
}

function indexGone({ shown }: ServerTarget, name: string): Problem {
  return storeProblem(
    "store.structure",
    `the index ${name} is missing at ${shown}`,
    "keep the database, and carry its records into a new schema with export and import",
  );
}

const MADE =
  /CREATE (?:UNIQUE )?(?<kind>TABLE|INDEX) IF NOT EXISTS (?:"(?:[^"]|"")*"\.)?(?<name>\w+)/gu;

interface LaneRow {
  readonly lane_id: string;
  readonly session_ref: string;
}

/** Lanes that are taken by a goal that is not there, that is complete or that is in another lane. */
function strayLanes({ goals, lanes }: Tables): string {
  return `SELECT l.lane_id, l.session_ref FROM ${lanes} l LEFT JOIN ${goals} g ON g.session_ref = l.session_ref
    WHERE g.session_ref IS NULL OR (g.status IS NOT NULL AND (g.status = 'complete' OR g.lane_id IS DISTINCT FROM l.lane_id))
    ORDER BY l.lane_id LIMIT 20`;
}

function laneFindings(rows: readonly LaneRow[]): readonly Finding[] {
  return rows.map(({ lane_id, session_ref }) => ({
    level: "wrong",
    problem: refused(
      "doctor.stray_lane",
      `lane "${lane_id}" is taken by ${session_ref}, which has no unfinished goal in it`,
      `see what became of it with "svc-goals log"; docs/storage.md tells the operator how the lane is freed`,
    ),
  }));
}

/** What the role of the connection may do. */
interface RightsRow {
  readonly reads: boolean;
  readonly writes: boolean;
  readonly rewrites_trail: boolean;
}

const RIGHTS = `SELECT
  has_table_privilege($1, 'SELECT') AND has_table_privilege($2, 'SELECT')
    AND has_table_privilege($3, 'SELECT') AND has_table_privilege($4, 'SELECT') AS reads,
  has_table_privilege($1, 'UPDATE') AND has_table_privilege($2, 'UPDATE')
    AND has_table_privilege($4, 'DELETE') AS writes,
  has_table_privilege($3, 'UPDATE') OR has_table_privilege($3, 'DELETE') AS rewrites_trail`;

function rightsFindings(
  rights: RightsRow | undefined,
  { user, shown }: ServerTarget,
): readonly Finding[] {
  if (rights?.reads !== true) {
    const problem = storeProblem(
      "store.no_permission",
      `"${user}" may not read the store at ${shown}`,
      'have the role that owns the schema grant it: svc-goals store init --reader-role "<role>"',
    );
    return [{ level: "wrong", problem }];
  }
  if (rights.rewrites_trail) {
    return [
      note(
        "doctor.may_rewrite",
        `"${user}" may change and delete the audit trail`,
        "give agents a role of their own: svc-goals store init --agent-role <role>, as the owner of the schema",
      ),
    ];
  }
  return rights.writes
    ? []
    : [note("doctor.reads_only", `"${user}" may read and not write`, "this is right for a board")];
}

function note(code: string, message: string, advice: string): Finding {
  return { level: "note", problem: refused(code, message, advice) };
}
