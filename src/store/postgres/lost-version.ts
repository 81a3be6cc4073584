import { StoreError } from "../port.ts";
import type { Connection } from "./connection.ts";
import { codeOf } from "./failures.ts";
import { type Place, notInitialised, versionGone } from "./problems.ts";
import { madeBy } from "./expected-structure.ts";
import type { Deadline } from "./patience.ts";
import { STEPS, type Tables } from "./schema.ts";

const [NO_TABLE, NO_SCHEMA] = ["42P01", "3F000"];

/** Does a failure to read the version mean that there is no table of it? */
export function isWithoutVersion(error: unknown): boolean {
  return codeOf(error) === NO_TABLE || codeOf(error) === NO_SCHEMA;
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
 * must not be made once more. `isEmpty`: its table is there and has no row.
 */
export async function withoutVersion(
  connection: Connection,
  { place, tables }: WhereVersion,
  isEmpty: boolean,
  limitMs: number,
): Promise<StoreError> {
  const found = await objectsIn(connection, place.schema, limitMs);
  // A table of the version that was not there before is of a store that is just being made.
  const isLost =
    (isEmpty || !found.has("schema_version")) &&
    madeBy(STEPS, tables).indexes.some(({ name }) => found.has(name));
  return new StoreError(isLost ? versionGone(place) : notInitialised(place));
}

/** Rejects with what `withoutVersion` says where there is none. */
export async function readVersion(
  connection: Connection,
  ground: WhereVersion,
  deadline: Deadline,
): Promise<number> {
  let isEmpty = false;
  try {
    const text = `SELECT version FROM ${ground.tables.version}`;
    const { rows } = await connection.run<{ readonly version: number }>(text, [], deadline.left());
    if (rows[0] !== undefined) return rows[0].version;
    isEmpty = true;
  } catch (error) {
    if (!isWithoutVersion(error)) throw error;
  }
  throw await withoutVersion(connection, ground, isEmpty, deadline.left());
}
