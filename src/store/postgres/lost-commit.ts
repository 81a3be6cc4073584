import type { ServerTarget } from "./address.ts";
import type { StoredEvent } from "../../domain/operation-replay.ts";
import type { Connection } from "./connection.ts";
import { kindOf } from "./failures.ts";
import { type Deadline, connectPatiently, pauseBefore } from "./patience.ts";
import type { WrittenRow } from "./problems.ts";
import type { Tables } from "./schema.ts";
import { artifactKey } from "./searched.ts";
import { rollBack } from "./transaction.ts";
import type { Traces } from "./write-rows.ts";

/**
 * Was a transaction committed whose answer was lost? Null when nobody can say until the deadline.
 *
 * The lost transaction may still be under way at the server. So we first ask for a row that it has
 * written, which we get only when it has ended, and then look for its event: by number and text, since a
 * server that was killed may give the numbers of lost transactions a second time. Nothing is changed.
 */
export async function wasCommitted(
  target: ServerTarget,
  tables: Tables,
  { event, row }: Traces,
  deadline: Deadline,
): Promise<boolean | null> {
  if (event === null) return null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await connectPatiently(target, deadline);
      try {
        const found = await look(connection, tables, event, row, deadline);
        // Without a row to wait for, what is not there yet may still come.
        return found || row !== null ? found : null;
      } finally {
        await rollBack(connection);
        connection.close();
      }
    } catch (error) {
      if (kindOf(error) === "final" || !(await pauseBefore(attempt, deadline))) return null;
    }
  }
}

async function look(
  connection: Connection,
  tables: Tables,
  { seq, text }: StoredEvent,
  row: WrittenRow | null,
  deadline: Deadline,
): Promise<boolean> {
  const limit = Math.ceil(deadline.left());
  // Each statement is to see what has been committed until then.
  await connection.script(
    `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = ${limit}`,
    limit,
  );
  if (row !== null) {
    await connection.run(WAIT_FOR[row.table](tables), [keyOf(row)], deadline.left());
  }
  const { rows } = await connection.run(
    `SELECT seq FROM ${tables.events} WHERE seq = $1::bigint AND record = $2`,
    [seq, text],
    deadline.left(),
  );
  return rows.length > 0;
}

/** The session reference, or the key that a url has in the table. */
function keyOf({ table, key }: WrittenRow): string {
  return table === "goals" ? key : artifactKey(key);
}

/** Statements that wait for whoever is writing the row, also when it is not there yet. */
const WAIT_FOR: Readonly<Record<WrittenRow["table"], (tables: Tables) => string>> = {
  goals: ({ goals }) =>
    `INSERT INTO ${goals} (session_ref, record) VALUES ($1, '')
     ON CONFLICT (session_ref) DO UPDATE SET record = goals.record`,
  artifacts: ({ artifacts }) =>
    `INSERT INTO ${artifacts} (url, url_key, record) VALUES ($1::text, $1::text, '')
     ON CONFLICT (url_key) DO UPDATE SET record = artifacts.record`,
};
