import { Database, constants } from "bun:sqlite";
import { StoreError } from "../port.ts";
import { fs } from "./fs.ts";
import { errorCode } from "../../domain/error-code.ts";
import { isBusy } from "./failures.ts";
import { busy, foreign, newerVersion, olderVersion } from "./problems.ts";
import { SCHEMA_VERSION, STEPS } from "./schema.ts";

/** How long SQLite itself waits for a lock before this program takes over, in milliseconds. */
const LOCK_WAIT_MS = 200;

/** Opens for writing: durable commits, and a short wait of SQLite's own. */
export function openForWriting(path: string): Database {
  const { SQLITE_OPEN_READWRITE, SQLITE_OPEN_CREATE } = constants;
  const db = new Database(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  db.run(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; PRAGMA synchronous = FULL`);
  return db;
}

/**
 * Opens for reading only, so that a reading command cannot write, also where SQLite can make no files
 * of its own beside the store.
 */
export async function connectToRead(path: string, deadline: number): Promise<Database> {
  const db = await patiently(path, deadline, () => openForReading(path));
  try {
    await patiently(path, deadline, () => versionOf(db, path));
    return db;
  } catch (error) {
    db.close();
    const immutable = /^SQLITE_(?:CANTOPEN|READONLY)/.test(errorCode(error))
      ? openImmutable(path)
      : null;
    if (immutable === null) throw error;
    return immutable;
  }
}

export function openForReading(path: string): Database {
  const db = new Database(path, constants.SQLITE_OPEN_READONLY);
  db.run(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  return db;
}

/**
 * Opens a file in a directory that cannot be written, where SQLite cannot make its shared memory.
 * Null when changes are waiting in a write-ahead log, which this way of opening would not see.
 */
function openImmutable(path: string): Database | null {
  try {
    const { statSync } = fs();
    if (statSync(`${path}-wal`).size > 0) return null;
  } catch (error) {
    if (errorCode(error) !== "ENOENT") return null;
  }
  const { SQLITE_OPEN_READONLY, SQLITE_OPEN_URI } = constants;
  const url = `${Bun.pathToFileURL(path).href}?immutable=1`;
  return new Database(url, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

/** The version of the schema; taking it also takes the snapshot of a transaction. A negative one is nobody's. */
export function versionOf(db: Database, path: string): number {
  const version =
    db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
  if (version < 0) throw new StoreError(foreign(path));
  return version;
}

/** The same, where the file must be a store or empty; 0 when there is nothing in it yet. */
export function storeVersionOf(db: Database, path: string): number {
  const version = versionOf(db, path);
  if (version > 0 || db.query("SELECT 1 FROM sqlite_master LIMIT 1").get() === null) return version;
  // Another process may have made the tables in between, and gave them a version as it did.
  const now = versionOf(db, path);
  if (now === 0) throw new StoreError(foreign(path));
  return now;
}

/** Throws when the version is not the one that this program reads. */
export function checkVersion(version: number, path: string): void {
  if (version > SCHEMA_VERSION) {
    throw new StoreError(newerVersion(path, version, SCHEMA_VERSION));
  }
  if (version < SCHEMA_VERSION) {
    throw new StoreError(olderVersion(path, version, SCHEMA_VERSION));
  }
}

/**
 * Brings a file to the version of this program, from nothing when it is new; any number of processes
 * may try at once. All missing steps are one transaction, so that nobody meets a version in between.
 */
export async function upgrade(db: Database, path: string, deadline: number): Promise<void> {
  // Nothing of another program's file is changed, its journal mode included.
  await patiently(path, deadline, () => storeVersionOf(db, path));
  // Write-ahead logging is a property of the file; it takes the whole file for a moment.
  await patiently(path, deadline, () => db.run("PRAGMA journal_mode = WAL"));
  await patiently(path, deadline, () => db.run("BEGIN IMMEDIATE"));
  try {
    const version = storeVersionOf(db, path);
    if (version >= SCHEMA_VERSION) return checkVersion(version, path);
    db.run(`${STEPS.slice(version).join(";")}; PRAGMA user_version = ${SCHEMA_VERSION}`);
    db.run("COMMIT");
  } finally {
    if (db.inTransaction) db.run("ROLLBACK");
  }
}

/** How long to wait for a lock on the store when nobody has said, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * The deadline of what begins now, on a clock that nobody sets. Not on that of `performance`, which is
 * loaded at its first use.
 */
export function deadlineIn(timeoutMs = DEFAULT_TIMEOUT_MS): number {
  return Bun.nanoseconds() + timeoutMs * 1e6;
}

/**
 * Does what may find the file locked, again and again with a short random pause, until the deadline
 * of `deadlineIn`. SQLite's own waiting is unfair under many writers and does
 * not cover every lock; this does.
 */
export async function patiently<T>(path: string, deadline: number, act: () => T): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Bun.nanoseconds() >= deadline) throw new StoreError(busy(path), error);
      await Bun.sleep(1 + Math.random() * 15);
    }
  }
}
