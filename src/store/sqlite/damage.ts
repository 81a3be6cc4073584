import type { Database } from "bun:sqlite";
import { StoreError } from "../port.ts";
import { isReadOtherwise } from "./other-version.ts";
import { foundDamage } from "./problems.ts";
import { TABLES } from "./schema.ts";
import { structureOf } from "./structure.ts";

/** What a check of a whole file found; either list is empty where the other is not. */
export interface FileCheck {
  /** What is damaged: pages, rows, or indexes that nothing but damage explains. */
  readonly damages: readonly string[];
  /** The rows that stand in an index as another version of SQLite reads them. The file is sound, and so are they. */
  readonly misfiled: readonly MisfiledRow[];
}

export interface MisfiledRow {
  readonly table: string;
  /** What the row stands under: a session reference, a url, or the number of an event. */
  readonly key: string | number;
  readonly indexes: readonly string[];
}

/** Enough for every complaint about any file: whether all of them are about an index has to be known. */
const ALL = 1_000_000_000;

/** Checks every page, every row and every index. At most so many damages are told. */
export function checkFile(db: Database, most: number): FileCheck {
  const found = complaints(db, most);
  const complained = found.length > 0 ? found : garbledIndexes(db);
  if (complained.length === 0) return { damages: [], misfiled: [] };
  // Where nothing else is wrong, the rows themselves tell whether it is damage.
  const misfiled = complained.every(isAboutIndex) ? misfiledRows(db) : null;
  if (misfiled === null || !complaints(db, ALL).every(isAboutIndex)) {
    return { damages: complained.slice(0, most), misfiled: [] };
  }
  return { damages: [], misfiled };
}

function complaints(db: Database, most: number): readonly string[] {
  return db
    .query<{ readonly integrity_check: string }, []>(`PRAGMA integrity_check(${most})`)
    .all()
    .map((row) => row.integrity_check)
    .filter((text) => text !== "ok");
}

/** Throws when a table is gone: what is left of the file reads and copies well. */
export function checkTables(db: Database, path: string): void {
  const found = structureOf(db);
  const missing = TABLES.find((name) => !found.has(`table ${name}`));
  if (missing !== undefined)
    throw new StoreError(foundDamage(path, `its table ${missing} is gone`));
}

/** The indexes that stand on what SQLite reads from a record; all others hold what stands in the table as it is. */
const OVER_RECORDS =
  "(?:goals_lane|goals_unfinished|artifacts_published|artifacts_unreviewed|events_session|events_url|events_anchor)";
const ABOUT_INDEX = new RegExp(
  `^(?:row \\d+ (?:missing from|values differ from) index ${OVER_RECORDS}|(?:wrong # of entries in|non-unique entry in) index ${OVER_RECORDS}|the index ${OVER_RECORDS} and the table \\w+ differ)$`,
  "u",
);

function isAboutIndex(complaint: string): boolean {
  return ABOUT_INDEX.test(complaint);
}

const INDEX =
  /^CREATE (?:UNIQUE )?INDEX (?<index>\w+) ON (?<table>\w+) \((?<columns>[^)]*)\)(?<where> WHERE .*)?$/su;

interface Index {
  readonly index: string;
  readonly table: string;
  readonly columns: string;
  readonly where: string;
}

function indexesOf(db: Database): readonly Index[] {
  return [...structureOf(db).values()].flatMap((sql) => {
    const { index, table, columns, where = "" } = INDEX.exec(sql)?.groups ?? {};
    if (index === undefined || table === undefined || columns === undefined) return [];
    return TABLES.includes(table) ? [{ index, table, columns, where }] : [];
  });
}

/**
 * The indexes that hold another number of rows than their table does. SQLite's own check leaves that out for
 * the indexes of a part of a table; it is what shows that the text of a record was garbled where it lies.
 */
function garbledIndexes(db: Database): readonly string[] {
  return indexesOf(db).flatMap(({ index, table, where }) => {
    const count = (how: string): string => `(SELECT count(*) FROM ${table} ${how}${where})`;
    const row = db
      .query<{ differs: number }, []>(
        `SELECT ${count(`INDEXED BY ${index}`)} <> ${count("NOT INDEXED")} AS differs`,
      )
      .get();
    return row?.differs === 1 ? [`the index ${index} and the table ${table} differ`] : [];
  });
}

const KEY: Readonly<Record<string, string>> = {
  goals: "session_ref",
  artifacts: "url",
  events: "seq",
};

interface DifferingRow {
  readonly key: string | number | null;
  readonly text: string;
}

/** The rows that an index has otherwise than their table; null where another version of SQLite does not explain them all. */
function misfiledRows(db: Database): readonly MisfiledRow[] | null {
  const rows = new Map<string, { table: string; key: string | number; indexes: string[] }>();
  for (const { index, table, columns, where } of indexesOf(db)) {
    const entries = (how: string): string =>
      `SELECT rowid AS id, ${columns} FROM ${table} ${how}${where}`;
    const [inIndex, inTable] = [entries(`INDEXED BY ${index}`), entries("NOT INDEXED")];
    const statement = db.prepare<DifferingRow, []>(
      `SELECT t.${KEY[table]} AS key, t.record AS text
       FROM (SELECT id FROM (${inIndex} EXCEPT ${inTable}) UNION SELECT id FROM (${inTable} EXCEPT ${inIndex})) d
       LEFT JOIN ${table} t NOT INDEXED ON t.rowid = d.id ORDER BY d.id`,
    );
    try {
      for (const { key, text } of statement.iterate()) {
        if (key === null || !isReadOtherwise(text)) return null;
        const name = `${table} ${key}`;
        const row = rows.get(name) ?? { table, key, indexes: [] };
        rows.set(name, row);
        row.indexes.push(index);
      }
    } finally {
      statement.finalize();
    }
  }
  return rows.size > 0 ? [...rows.values()] : null;
}
