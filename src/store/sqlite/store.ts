import type { Database } from "bun:sqlite";
import type { Stats } from "node:fs";
import type { Reader, Store, Writer } from "../port.ts";
import { turns } from "../turns.ts";
import {
  checkVersion,
  connectToRead,
  deadlineIn,
  openForWriting,
  patiently,
  storeVersionOf,
  upgrade,
  versionOf,
} from "./connection.ts";
import { withStoreErrors } from "./failures.ts";
import {
  type StatType,
  databasePath,
  makeFiles,
  refuseNetwork,
  statDatabase,
  statType,
} from "./files.ts";
import { firstWrite } from "./first-write.ts";
import { emptyReader, readerOn } from "./rows.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { writerOn } from "./write-rows.ts";

export interface SqliteOptions {
  /** The directory that holds, or will hold, `svc.db`. */
  readonly root: string;
  /** How long to wait for other writers, in milliseconds. */
  readonly timeoutMs?: number;
  /**
   * True for what reads in order to write: it reads on the connection that it writes on, which saves
   * opening another. A store that cannot be written then cannot be read either.
   */
  readonly writes?: boolean;
  readonly statType?: StatType;
}

/**
 * So many pages a reader keeps, in memory that it fills again and again: a page is hardly ever read twice but those at
 * the top of an index, and memory that was never touched costs more than the page.
 */
const PAGES_KEPT = 40;

/**
 * The embedded store: one SQLite file in write-ahead mode, opened when it is first used. Commits are
 * on the disk (`synchronous = FULL`) before `write` resolves.
 */
export function openSqliteStore(options: SqliteOptions): Store {
  const path = databasePath(options.root);
  const writes = options.writes ?? false;
  const typeOf = options.statType ?? statType;
  const deadline = (): number => deadlineIn(options.timeoutMs);
  let reading: Database | null = null;
  let writing: Database | null = null;
  // A connection has room for one transaction.
  const writeTurn = turns();
  const readTurn = writes ? writeTurn : turns();
  const lastTurn: typeof writeTurn = writes ? writeTurn : (act) => writeTurn(() => readTurn(act));

  const connectForReading = async (): Promise<Database | null> => {
    const stat = await statDatabase(path);
    if (stat === null) return null;
    if (writes) return (writing ??= await connectForWriting(stat));
    await refuseNetwork(path, typeOf, stat.dev);
    const db = await connectToRead(path, deadline());
    db.run(`PRAGMA cache_size = ${PAGES_KEPT}`);
    return db;
  };

  /** `known` is what was found of the file a moment ago; null to look. */
  const connectForWriting = async (known: Stats | null): Promise<Database> => {
    const stat = known ?? (await statDatabase(path));
    await refuseNetwork(path, typeOf, stat?.dev);
    if (stat === null) makeFiles(path);
    const db = await patiently(path, deadline(), () => openForWriting(path));
    try {
      const version = await patiently(path, deadline(), () => versionOf(db, path));
      if (version < SCHEMA_VERSION) await upgrade(db, path, deadline());
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  };

  const read = async <T>(work: (reader: Reader) => Promise<T>): Promise<T> => {
    reading ??= await connectForReading();
    if (reading === null) return work(emptyReader);
    const db = reading;
    try {
      const version = await patiently(path, deadline(), () => {
        if (!db.inTransaction) db.run("BEGIN");
        return storeVersionOf(db, path);
      });
      // Another process is making the file at this moment.
      if (version === 0) return await work(emptyReader);
      checkVersion(version, path);
      return await work(readerOn(db));
    } finally {
      if (db.inTransaction) db.run("ROLLBACK");
    }
  };

  const begin = async (known: Stats | null = null): Promise<Writer> => {
    writing ??= await connectForWriting(known);
    const db = writing;
    await patiently(path, deadline(), () => db.run("BEGIN IMMEDIATE"));
    checkVersion(versionOf(db, path), path);
    return writerOn(db);
  };

  const commit = (): void => {
    writing?.run("COMMIT");
  };

  const rollBack = (): void => {
    if (writing?.inTransaction === true) writing.run("ROLLBACK");
  };

  const write = async <T>(work: (writer: Writer) => Promise<T>): Promise<T> => {
    const stat = writing === null ? await statDatabase(path) : null;
    if (writing === null && stat === null) {
      const first = firstWrite(() => begin());
      try {
        const result = await work(first.writer);
        if (await first.hasBegun()) commit();
        return result;
      } catch (error) {
        rollBack();
        if (!first.isOutdated()) throw error;
      }
    }
    try {
      const result = await work(await begin(stat));
      commit();
      return result;
    } catch (error) {
      rollBack();
      throw error;
    }
  };

  return {
    read: (work) => readTurn(() => withStoreErrors(path, () => read(work))),
    write: (work) => writeTurn(() => withStoreErrors(path, () => write(work))),
    examine: async (now) => {
      const { examineFile } = await import("./examine.ts");
      return examineFile(path, typeOf, now, deadline());
    },
    close: () =>
      lastTurn(async () => {
        reading?.close();
        if (writing !== reading) writing?.close();
        reading = null;
        writing = null;
      }),
  };
}
