import { CLOCK_SLACK_MS } from "../../domain/time.ts";
import { typedFlag } from "../../domain/board-command.ts";
import { refused, storeProblem } from "../../domain/errors.ts";
import { type Finding, note, wrong } from "../../domain/finding.ts";
import { type Examination, StoreError } from "../port.ts";
import type { ServerTarget } from "./address.ts";
import { examineLanes } from "./examine-lanes.ts";
import { examineStructure } from "./examine-structure.ts";
import { toStoreError } from "./failures.ts";
import { literal, writingRights } from "./grants.ts";
import { readVersion } from "./lost-version.ts";
import { type Deadline, connectPatiently } from "./patience.ts";
import type { Run } from "./rows.ts";
import { isUtf8, encodingOf } from "./problems.ts";
import { type Steps, type Tables, tablesIn } from "./schema.ts";
import { checkVersion } from "./transaction.ts";

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
      const ask: Run = <Row>(sql: string, parameters: Parameters<Run>[1] = []) =>
        connection.run<Row>(sql, parameters, deadline.left()).then(({ rows }) => rows);
      const tables = tablesIn(target.schema);
      const [server] = await ask<ServerRow>(SERVER);
      facts.push(...serverFacts(server));
      findings.push(...clockFindings(server, now + (performance.now() - started)));
      const version = await readVersion(connection, { place: target, tables }, deadline);
      findings.push(...encodingFindings(server, target));
      facts.push(["version", `${version}, this program knows ${steps.length}`]);
      checkVersion(version, steps.length, target);
      const structure = await examineStructure(ask, steps, tables, target);
      findings.push(...structure.findings);
      // Where a table or a column is missing nothing more can be asked.
      if (!structure.canBeRead) return { facts, findings };
      const [rights] = await ask<RightsRow>(rightsOn(tables));
      findings.push(...rightsFindings(rights, tables, target));
      if (rights?.["reads"] === true)
        findings.push(...(await examineLanes(ask, tables, target.rootFlag)));
    } finally {
      connection.close();
    }
  } catch (error) {
    const known = toStoreError(error, target);
    if (!(known instanceof StoreError)) throw known;
    findings.push(wrong(known.problem));
  }
  return { facts, findings };
}

interface ServerRow {
  readonly version: string;
  readonly clock_ms: string;
  readonly is_standby: boolean;
  readonly encoding: string;
}

const SERVER = `SELECT version() AS version, pg_is_in_recovery() AS is_standby,
  current_setting('server_encoding') AS encoding,
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
  return [wrong(problem)];
}

/** Its records can be read, and most can be written: not of the kind that ends the examination. */
function encodingFindings(server: ServerRow | undefined, target: ServerTarget): readonly Finding[] {
  if (server === undefined || isUtf8(server.encoding)) return [];
  const { message, advice } = encodingOf(target, server.encoding);
  return [wrong(refused("doctor.encoding", message, advice))];
}

/** What the role of the connection may do: `reads`, `rewrites`, and those of `writingRights` by their place. */
type RightsRow = Readonly<Record<string, boolean>>;

function rightsOn(tables: Tables): string {
  const { goals, artifacts, events, lanes } = tables;
  const has = (table: string, privilege: string): string =>
    `has_table_privilege(${literal(table)}, '${privilege}')`;
  const reads = [goals, artifacts, events, lanes].map((table) => has(table, "SELECT"));
  const writes = writingRights(tables).map(({ check }, i) => `${check} AS "${i}"`);
  return `SELECT ${reads.join(" AND ")} AS reads, ${writes.join(", ")},
    ${has(events, "UPDATE")} OR ${has(events, "DELETE")} AS rewrites`;
}

function rightsFindings(
  rights: RightsRow | undefined,
  tables: Tables,
  { user, shown }: ServerTarget,
): readonly Finding[] {
  const grant = (part: string): string =>
    `have the role that owns the schema grant it: svc-goals store init${typedFlag(`--${part}-role`, user)}`;
  if (rights?.["reads"] !== true) {
    const problem = storeProblem(
      "store.no_permission",
      `"${user}" may not read the store at ${shown}`,
      grant("reader"),
    );
    return [wrong(problem)];
  }
  const needed = writingRights(tables);
  const missing = needed.filter((_, i) => rights[i] !== true).map(({ name }) => name);
  const found: Finding[] = [];
  if (missing.length === needed.length) {
    found.push(
      note("doctor.reads_only", `"${user}" may read and not write`, "this is right for a board"),
    );
  } else if (missing.length > 0) {
    const message = `"${user}" may write and lacks ${missing.join(", ")}, so that some commands fail`;
    found.push(wrong(refused("doctor.rights", message, grant("agent"))));
  }
  if (rights["rewrites"] === true) {
    found.push(
      note(
        "doctor.may_rewrite",
        `"${user}" may change and delete the audit trail`,
        "give agents a role of their own: svc-goals store init --agent-role <role>, as the owner of the schema",
      ),
    );
  }
  return found;
}
