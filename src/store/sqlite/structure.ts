import { Database } from "bun:sqlite";
import type { MisfiledRow } from "./damage.ts";
import { STEPS } from "./schema.ts";

/** The SQL of tables, indexes, triggers and views by their kind and name, such as `index goals_lane`. */
export type Structure = ReadonlyMap<string, string>;

/** What the steps of the schema make. */
export function wantedStructure(): Structure {
  const wanted = new Database(":memory:");
  try {
    wanted.run(STEPS.join(";"));
    return structureOf(wanted);
  } finally {
    wanted.close();
  }
}

/** What is in a file. */
export function structureOf(db: Database): Structure {
  const rows = db
    .query<{ name: string; sql: string }, []>(
      "SELECT type || ' ' || name AS name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .all();
  return new Map(rows.map(({ name, sql }) => [name, sql]));
}

/**
 * Makes the indexes again that are gone; records are not touched. The one that may find a reason to refuse
 * comes last: an export does without it.
 */
export function makeIndexesAgain(db: Database): void {
  const found = structureOf(db);
  const missing = [...wantedStructure()].filter(
    ([name]) => name.startsWith("index ") && !found.has(name),
  );
  const last = (sql: string): number => Number(sql.startsWith("CREATE UNIQUE"));
  for (const [, sql] of missing.toSorted(([, one], [, other]) => last(one) - last(other))) {
    db.run(sql.replace(/INDEX/u, "INDEX IF NOT EXISTS"));
  }
}

/** Makes the indexes anew that rows are misfiled in; records are not touched, and another version may see it otherwise again. */
export function makeIndexesAnew(db: Database, rows: readonly MisfiledRow[]): void {
  for (const index of new Set(rows.flatMap(({ indexes }) => indexes))) db.run(`REINDEX "${index}"`);
}
