import type { Database } from "bun:sqlite";
import { StoreError } from "../port.ts";
import { foundDamage } from "./problems.ts";
import { TABLES } from "./schema.ts";
import { structureOf } from "./structure.ts";

/** What is damaged in a file, at most so many of each kind; every page, every row and every index is read. */
export function damagesIn(db: Database, most: number): readonly string[] {
  const found = db
    .query<{ readonly integrity_check: string }, []>(`PRAGMA integrity_check(${most})`)
    .all()
    .map((row) => row.integrity_check)
    .filter((text) => text !== "ok");
  return found.length > 0 ? found : garbledIndexes(db);
}

/** Throws when a table is gone: what is left of the file reads and copies well. */
export function checkTables(db: Database, path: string): void {
  const found = structureOf(db);
  const missing = TABLES.find((name) => !found.has(`table ${name}`));
  if (missing !== undefined)
    throw new StoreError(foundDamage(path, `its table ${missing} is gone`));
}

const INDEX =
  /^CREATE (?:UNIQUE )?INDEX (?<index>\w+) ON (?<table>\w+) \([^)]*\)(?<where> WHERE .*)?$/su;

/**
 * The indexes that hold another number of rows than their table does. SQLite's own check leaves that out for
 * the indexes of a part of a table; it is what shows that the text of a record was garbled where it lies.
 */
function garbledIndexes(db: Database): readonly string[] {
  return [...structureOf(db).values()].flatMap((sql) => {
    const { index, table, where = "" } = INDEX.exec(sql)?.groups ?? {};
    if (index === undefined || table === undefined || !TABLES.includes(table)) return [];
    const count = (how: string): string => `(SELECT count(*) FROM ${table} ${how}${where})`;
    const row = db
      .query<{ differs: number }, []>(
        `SELECT ${count(`INDEXED BY ${index}`)} <> ${count("NOT INDEXED")} AS differs`,
      )
      .get();
    return row?.differs === 1 ? [`the index ${index} and the table ${table} differ`] : [];
  });
}
