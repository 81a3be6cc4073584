import { type RoleGrants, type StoreAdmin, type StoreStatus, statusOfVersion } from "../admin.ts";
import { StoreError } from "../port.ts";
import { mayMakeNoSchema, mayNotGrant, noRole, notOwner } from "./admin-problems.ts";
import { type ServerTarget, readTarget } from "./address.ts";
import { type Connection, type Parameter } from "./connection.ts";
import { codeOf, kindOf, orPartGone, toStoreError } from "./failures.ts";
import {
  encodingOf,
  foreign,
  isUtf8,
  newerVersion,
  notInitialised,
  standsTwice,
  versionGone,
} from "./problems.ts";
import { grantsFor, hasRights } from "./grants.ts";
import { madeBy } from "./expected-structure.ts";
import {
  type Deadline,
  connectPatiently,
  deadlineIn,
  patienceOf,
  pauseBefore,
} from "./patience.ts";
import { objectsIn, readVersion } from "./lost-version.ts";
import { STEPS, type Steps, type Tables, foundation, schemaItself, tablesIn } from "./schema.ts";
import type { PostgresOptions } from "./store.ts";
import { checkVersion, rollBack } from "./transaction.ts";

/** What two upgraders at once may meet, besides conflicts: each made what the other was making. */
const MADE_MEANWHILE: ReadonlySet<string> = new Set(["23505", "42P06", "42P07", "42710"]);
/** An index on a large table takes its time. */
const LONGEST_STEP_MS = 24 * 3_600_000;
const LONGEST_END_MS = 60_000;
const [NO_ROLE, DENIED, TWICE] = ["42704", "42501", "23505"];

/** Makes, upgrades and describes the store of a fleet. */
export function openPostgresAdmin(options: PostgresOptions): StoreAdmin {
  const limitMs = patienceOf(options.timeoutMs);
  const at = <T>(act: (server: Server) => Promise<T>): Promise<T> =>
    onServer(options, limitMs, act);
  /** For what only the role that owns the schema can do. */
  const asOwner = <T>(act: (server: Server) => Promise<T>): Promise<T> =>
    at(async (server) => {
      try {
        return await act(server);
      } catch (error) {
        throw codeOf(error) === DENIED ? new StoreError(notOwner(server.target, error)) : error;
      }
    });
  return {
    status: () => at(statusOf),
    init: (grants) =>
      asOwner(async (server) => {
        const { state } = await statusOf(server);
        if (state === "absent") await build(server);
        checkVersion(await versionOf(server), server.steps.length, server.target);
        await grant(server, grants);
        return statusOf(server);
      }),
    upgrade: () =>
      asOwner(async (server) => {
        const { state, version } = await statusOf(server);
        if (state === "absent") throw new StoreError(notInitialised(server.target));
        if (state === "newer") {
          throw new StoreError(newerVersion(server.target, version ?? 0, server.steps.length));
        }
        if (state === "older") await takeSteps(server);
        await makeIndexesAgain(server);
        return statusOf(server);
      }),
    close: async () => {},
  };
}

/** One connection of an operator, and where it leads. */
interface Server {
  readonly target: ServerTarget;
  readonly tables: Tables;
  readonly steps: Steps;
  readonly connection: Connection;
  readonly deadline: Deadline;
}

async function onServer<T>(
  { address, env, rootFlag, steps = STEPS }: PostgresOptions,
  limitMs: number,
  act: (server: Server) => Promise<T>,
): Promise<T> {
  const target = readTarget(address, env, rootFlag);
  try {
    const deadline = deadlineIn(limitMs);
    const connection = await connectPatiently(target, deadline);
    try {
      const tables = tablesIn(target.schema);
      return await act({ target, tables, steps, connection, deadline });
    } finally {
      connection.close();
    }
  } catch (error) {
    throw toStoreError(error, target);
  }
}

async function ask<Row>(
  { connection, deadline }: Server,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<readonly Row[]> {
  return (await connection.run<Row>(sql, parameters, deadline.left())).rows;
}

/** 0 when the tables are being made, or are not there at all. */
async function versionOf({ connection, target, tables, deadline }: Server): Promise<number> {
  try {
    return await readVersion(connection, { place: target, tables }, deadline);
  } catch (error) {
    const isAbsent =
      error instanceof StoreError && error.problem.code === notInitialised(target).code;
    if (isAbsent) return 0;
    throw error;
  }
}

async function statusOf(server: Server): Promise<StoreStatus> {
  const version = await versionOf(server);
  const knownVersion = server.steps.length;
  if (version === knownVersion) await findTables(server);
  return statusOfVersion(version, knownVersion, "PostgreSQL", server.target.shown);
}

/** Refused with `store.structure` where one is gone. */
async function findTables(server: Server): Promise<void> {
  const { goals, lanes, artifacts, events } = server.tables;
  const looks = [goals, lanes, artifacts, events].map(
    (name) => `SELECT 1 FROM ${name} WHERE false`,
  );
  try {
    await ask(server, looks.join(" UNION ALL "));
  } catch (error) {
    throw orPartGone(error, server.target);
  }
}

/** Makes the table of the version, if the schema is ours or empty, and takes all steps. */
async function build(server: Server): Promise<void> {
  const { target, tables } = server;
  await untilSettled(server, async () => {
    const found = await objectsIn(server.connection, target.schema, server.deadline.left());
    const isOurs = found.has("schema_version");
    if (found.size > 0 && !isOurs) throw new StoreError(foreign(target));
    await makeSchema(server);
    await server.connection.script(foundation(tables), server.deadline.left());
  });
  await takeSteps(server);
}

/** Makes the schema if it is not there, in a database that can hold every text. */
async function makeSchema(server: Server): Promise<void> {
  const { target, tables, connection, deadline } = server;
  const [found] = await ask<{ readonly encoding: string; readonly is_there: boolean }>(
    server,
    `SELECT current_setting('server_encoding') AS encoding,
      EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1) AS is_there`,
    [target.schema],
  );
  if (found !== undefined && !isUtf8(found.encoding)) {
    throw new StoreError(encodingOf(target, found.encoding));
  }
  if (found?.is_there === true) return;
  try {
    await connection.script(schemaItself(tables), deadline.left());
  } catch (error) {
    throw codeOf(error) === DENIED ? new StoreError(mayMakeNoSchema(target), error) : error;
  }
}

/** Those of our indexes that somebody took away; what is there is not touched. */
async function makeIndexesAgain(server: Server): Promise<void> {
  const { target, tables, steps, connection } = server;
  const found = await objectsIn(connection, target.schema, server.deadline.left());
  for (const { name, sql } of madeBy(steps, tables).indexes) {
    if (found.has(name)) continue;
    await untilSettled(server, async () => {
      try {
        await connection.script(sql, LONGEST_STEP_MS);
      } catch (error) {
        // Of another upgrader who makes the same the server says the name of its own index.
        const isTwice =
          codeOf(error) === TWICE && error instanceof Error && error.message.includes(name);
        throw isTwice
          ? new StoreError(standsTwice(target, name), error)
          : orPartGone(error, target);
      }
    });
  }
}

/**
 * Takes the missing steps, each in a transaction; those of a store that is being made are one, so that
 * nobody meets it at a version in between. The row of the version is locked by whoever takes one, so
 * that others wait and then find it taken.
 */
async function takeSteps(server: Server): Promise<void> {
  const { tables, steps, connection, deadline, target } = server;
  for (let isDone = false; !isDone;) {
    isDone = await untilSettled(server, async () => {
      await connection.script("BEGIN ISOLATION LEVEL READ COMMITTED", deadline.left());
      try {
        const [row] = await ask<{ version: number }>(
          server,
          `SELECT version FROM ${tables.version} FOR UPDATE`,
        );
        if (row === undefined) throw new StoreError(versionGone(target));
        const { version } = row;
        const taken = steps.slice(version, version === 0 ? undefined : version + 1);
        if (taken.length === 0) {
          checkVersion(version, steps.length, target);
          return true;
        }
        for (const step of taken) await connection.script(step(tables), LONGEST_STEP_MS);
        // A step may take longer than a command may; its end has time of its own.
        const ending = { ...server, deadline: deadlineIn(LONGEST_END_MS) };
        await ask(ending, `UPDATE ${tables.version} SET version = $1::integer`, [
          version + taken.length,
        ]);
        await connection.script("COMMIT", ending.deadline.left());
        return false;
      } finally {
        await rollBack(connection);
      }
    });
  }
}

/** Does it again when another upgrader was doing the same. */
async function untilSettled<T>({ deadline }: Server, act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isPassing =
        kindOf(error) === "conflict" || MADE_MEANWHILE.has(codeOf(error)) || isRaced(error);
      if (!isPassing || !(await pauseBefore(attempt, deadline))) throw error;
    }
  }
}

/** What the server says to one of two that grant rights on the same thing at the same moment. */
function isRaced(error: unknown): boolean {
  const says = error instanceof Error ? error.message : "";
  return codeOf(error) === "XX000" && says.includes("concurrently updated");
}

async function grant(server: Server, grants: RoleGrants): Promise<void> {
  const { tables, connection, deadline, target } = server;
  const parts = ["agent", "operator", "reader"] as const;
  for (const part of parts) {
    for (const role of grants[part] ?? []) {
      const statements = grantsFor(part, role, tables).join("; ");
      try {
        await untilSettled(server, () => connection.script(statements, deadline.left()));
      } catch (error) {
        if (codeOf(error) === NO_ROLE) throw new StoreError(noRole(role), error);
        if (codeOf(error) === DENIED) throw new StoreError(mayNotGrant(target, role), error);
        throw error;
      }
      // Of somebody who may not grant, the server only warns, and says that all is done.
      const [has] = await ask<{ readonly all: boolean }>(server, hasRights(part, tables), [
        role,
        target.schema,
      ]);
      if (has?.all !== true) throw new StoreError(mayNotGrant(target, role));
    }
  }
}
