import { StoreError } from "../port.ts";
import type { Connection } from "./connection.ts";
import { codeOf } from "./failures.ts";
import { type Place, foreign, notInitialised, partGone, versionGone } from "./problems.ts";
import { madeBy } from "./expected-structure.ts";
import type { Deadline } from "./patience.ts";
import { STEPS, type Tables } from "./schema.ts";

/** What is missing where the version should stand. A table of that name without our columns may be another program's. */
type Lack = "row" | "table" | "columns";

const LACKS: Readonly<Record<string, Lack>> = {
  "42P01": "table",
  "3F000": "table",
  "42703": "columns",
};

/** What a failure to read the version says is missing; null when it failed otherwise. */
export function lackOf(error: unknown): Lack | null {
  return LACKS[codeOf(error)] ?? null;
}

/** All that a schema holds; `information_schema` would keep to itself what this role may not use. */
export async function objectsIn(
  connection: Connection,
  schema: string,
  limitMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await connection.run<{ readonly name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1`,
    [schema],
    limitMs,
  );
  return new Set(rows.map(({ name }) => name));
}

interface WhereVersion {
  readonly place: Place;
  readonly tables: Tables;
}

/**
 * Why a schema has no version: there is no store in it, or somebody took the version away, and the store
 * must not be made once more; or its table is of another program, such as that of Flyway.
 */
export async function withoutVersion(
  connection: Connection,
  { place, tables }: WhereVersion,
  lack: Lack,
  limitMs: number,
): Promise<StoreError> {
  const found = await objectsIn(connection, place.schema, limitMs);
  const isOurs = madeBy(STEPS, tables).indexes.some(({ name }) => found.has(name));
  if (lack === "columns") {
    const what = "a column of the table schema_version";
    return new StoreError(isOurs ? partGone(place, what) : foreign(place));
  }
  // A table of the version that was not there before is of a store that is just being made.
  const isLost = isOurs && (lack === "row" || !found.has("schema_version"));
  return new StoreError(isLost ? versionGone(place) : notInitialised(place));
}

/** Rejects with what `withoutVersion` says where there is none. */
export async function readVersion(
  connection: Connection,
  ground: WhereVersion,
  deadline: Deadline,
): Promise<number> {
  let lack: Lack | null = "row";
  try {
    const text = `SELECT version FROM ${ground.tables.version} WHERE only_row`;
    const { rows } = await connection.run<{ readonly version: number }>(text, [], deadline.left());
    if (rows[0] !== undefined) return rows[0].version;
  } catch (error) {
    lack = lackOf(error);
    if (lack === null) throw error;
  }
  throw await withoutVersion(connection, ground, lack, deadline.left());
}
