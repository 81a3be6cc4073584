import { Database } from "bun:sqlite";
import { closeSync, fsyncSync, openSync } from "node:fs";
import { StoreError } from "../port.ts";
import { connectToRead, deadlineIn, storeVersionOf } from "./connection.ts";
import type { Problem } from "../../domain/errors.ts";
import { type MisfiledRow, checkFile, checkTables } from "./damage.ts";
import { errorCode } from "../../domain/error-code.ts";
import { isLaneTaken, toStoreError } from "./failures.ts";
import { foundDamage, newerVersion, sharedLane } from "./problems.ts";
import { misfiled } from "./misfiled.ts";
import { databasePath, statDatabase } from "./files.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import type { SqliteOptions } from "./store.ts";
import { makeIndexesAnew } from "./structure.ts";

/** While the copy is written, errors that are the store's; all others come from where it is written. */
const OF_THE_STORE = /^SQLITE_(?:CORRUPT|NOTADB|BUSY|LOCKED|PROTOCOL|IOERR_READ|IOERR_SHORT_READ)/u;

/**
 * Copies the file of the store under `root` to `target`, which must not exist: one consistent view, byte
 * for byte in its records, checked, and on the disk when it resolves. Others read and write meanwhile.
 * Resolves to what is to be said of the store that was copied, and to null when there is none. Rejects with `StoreError` for the store, and with the error of
 * the system or of SQLite for the target.
 */
export async function backUpFile(
  { root, timeoutMs }: Pick<SqliteOptions, "root" | "timeoutMs">,
  target: string,
): Promise<readonly Problem[] | null> {
  const path = databasePath(root);
  if ((await statDatabase(path)) === null) return null;
  const stored = await openStored(path, deadlineIn(timeoutMs));
  if (stored === null) return null;
  const { db, rows } = stored;
  try {
    closeSync(openSync(target, "wx", 0o600));
    db.query("VACUUM INTO ?").run(target);
  } catch (error) {
    throw OF_THE_STORE.test(errorCode(error)) ? toStoreError(error, path) : error;
  } finally {
    db.close();
  }
  finish(target, rows, path);
  return rows.map((row) => misfiled(path, row));
}

interface Stored {
  readonly db: Database;
  readonly rows: readonly MisfiledRow[];
}

/** Opens a store for reading; null when there is none in the file. Rejects with `StoreError`. */
async function openStored(path: string, deadline: number): Promise<Stored | null> {
  let db: Database | null = null;
  let isStore = false;
  try {
    db = await connectToRead(path, deadline);
    const version = storeVersionOf(db, path);
    if (version === 0) return null;
    if (version > SCHEMA_VERSION) {
      throw new StoreError(newerVersion(path, version, SCHEMA_VERSION));
    }
    checkTables(db, path);
    // A damaged file copies well: whatever is missing or garbled would be so in a copy that passes every check,
    // and an index that lacks rows is copied as it is.
    const { damages, misfiled: rows } = checkFile(db, 1);
    const [damage] = damages;
    if (damage !== undefined) throw new StoreError(foundDamage(path, damage));
    isStore = true;
    return { db, rows };
  } catch (error) {
    throw toStoreError(error, path);
  } finally {
    if (!isStore) db?.close();
  }
}

/** A copy begins without write-ahead log, which the mode of its file decides, and with indexes that fit its rows. */
function finish(target: string, rows: readonly MisfiledRow[], path: string): void {
  const copy = new Database(target, { readwrite: true });
  try {
    makeIndexesAnew(copy, rows);
    copy.run("PRAGMA journal_mode = WAL");
    const [check] = copy.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all();
    if (check?.quick_check !== "ok") throw new Error(`the copy is damaged: ${check?.quick_check}`);
  } catch (error) {
    throw isLaneTaken(error) ? new StoreError(sharedLane(path), error) : error;
  } finally {
    copy.close();
  }
  const fd = openSync(target, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
