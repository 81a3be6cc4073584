import { orPartGone } from "./failures.ts";
import { type Place, newerVersion, notInitialised, olderVersion } from "./problems.ts";
import { StoreError } from "../port.ts";
import type { Connection } from "./connection.ts";
import { lackOf, withoutVersion } from "./lost-version.ts";
import type { Run } from "./rows.ts";
import type { Tables } from "./schema.ts";

/** A server that is told to stop a statement is given this much longer to say so, in milliseconds. */
const GRACE_MS = 250;

/** Where transactions are run. */
export interface Ground {
  readonly place: Place;
  readonly tables: Tables;
  /** The version of a store that this program reads and writes. */
  readonly version: number;
}

/** A transaction that has begun. */
export interface Transaction {
  readonly run: Run;
  /** What the server or the connection failed with first; null as long as all is well. */
  readonly failure: unknown;
}

/**
 * Begins a view that stays as it is. Its statements may each take `limitMs`, and between them it may
 * wait for as long as whoever reads the output likes.
 */
export async function beginReading(
  connection: Connection,
  ground: Ground,
  limitMs: number,
): Promise<Transaction> {
  const settings = `SET LOCAL statement_timeout = ${Math.ceil(limitMs)}`;
  await begin(connection, ground, limitMs, "REPEATABLE READ READ ONLY", settings);
  return transactionOn(connection, ground, limitMs);
}

/** So long the server keeps the locks of a client that says nothing more, in milliseconds. */
const SILENCE_MS = 60_000;

/**
 * Begins a serializable transaction whose statements may each take `limitMs`. The server ends it by
 * itself when nothing comes any more, so that its locks do not outlive a client that is gone.
 */
export async function beginWriting(
  connection: Connection,
  ground: Ground,
  limitMs: number,
): Promise<Transaction> {
  const settings = [
    `SET LOCAL statement_timeout = ${Math.ceil(limitMs)}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${Math.ceil(Math.max(limitMs, SILENCE_MS))}`,
    // Whoever scans a small table has read all of it, and conflicts with everybody who writes there.
    "SET LOCAL enable_seqscan = off",
  ];
  await begin(connection, ground, limitMs, "SERIALIZABLE", settings.join("; "));
  return transactionOn(connection, ground, limitMs);
}

async function begin(
  connection: Connection,
  { place, tables, version }: Ground,
  limitMs: number,
  isolation: string,
  settings: string,
): Promise<void> {
  const start = `BEGIN ISOLATION LEVEL ${isolation}; ${settings}; SELECT version FROM ${tables.version} WHERE only_row`;
  let found: number | undefined;
  try {
    const { rows } = await connection.script<{ readonly version: number }>(
      start,
      limitMs + GRACE_MS,
    );
    found = rows[0]?.version;
  } catch (error) {
    const lack = lackOf(error);
    if (lack === null) throw error;
    await rollBack(connection);
    if (!connection.isUsable) throw error;
    throw await withoutVersion(connection, { place, tables }, lack, limitMs);
  }
  if (found === undefined) {
    throw await withoutVersion(connection, { place, tables }, "row", limitMs);
  }
  checkVersion(found, version, place);
}

function transactionOn(connection: Connection, { place }: Ground, limitMs: number): Transaction {
  let failure: unknown = null;
  return {
    get failure() {
      return failure;
    },
    run: async <Row>(sql: string, parameters: Parameters<Run>[1] = []) => {
      try {
        return (await connection.run<Row>(sql, parameters, limitMs + GRACE_MS)).rows;
      } catch (error) {
        const known = orPartGone(error, place);
        failure ??= known;
        throw known;
      }
    },
  };
}

/** Ends a transaction whose changes nobody wants. The connection is closed when it does not obey. */
export async function rollBack(connection: Connection): Promise<void> {
  if (!connection.isUsable) return;
  try {
    await connection.script("ROLLBACK", 2000);
  } catch {
    connection.close();
  }
}

/** Throws when the store does not have the version that this program knows. */
export function checkVersion(found: number, known: number, place: Place): void {
  if (found === known) return;
  if (found === 0) throw new StoreError(notInitialised(place));
  throw new StoreError(
    found > known ? newerVersion(place, found, known) : olderVersion(place, found, known),
  );
}
