import type { Database } from "bun:sqlite";
import { isUtf8 } from "node:buffer";
import type { StoredText } from "../../domain/stored-text.ts";

/** SQLite keeps in a text whatever bytes it was given; here those that are no valid UTF-8 are found. */

/** What stands in a text for bytes that are no valid UTF-8. */
const UNREADABLE = "\ufffd";

/** Only a text with the sign for what cannot be read may be no valid UTF-8. */
export function isSuspect(key: string | number, text: string): boolean {
  return text.includes(UNREADABLE) || (typeof key === "string" && key.includes(UNREADABLE));
}

/** What a suspect row must say besides its text. */
export function oddities<Key extends string>(
  db: Database,
  table: string,
  column: Key,
  row: StoredText & Readonly<Record<Key, string | number>>,
): Pick<StoredText, "bytes" | "hasOddKey"> {
  const found = storedBytes(db, table, column, row[column]);
  if (found === null) return { hasOddKey: true };
  return isUtf8(found) ? {} : { bytes: found };
}

/** The bytes of a record; null when there is no row with that key, which is then no valid UTF-8. */
function storedBytes(
  db: Database,
  table: string,
  column: string,
  key: string | number,
): Uint8Array | null {
  const found = db
    .query<{ bytes: Uint8Array }, [string | number]>(
      `SELECT CAST(record AS BLOB) AS bytes FROM ${table} WHERE ${column} = ?`,
    )
    .get(key);
  return found?.bytes ?? null;
}

/** Does the row with this key hold exactly the text or the bytes that are given? */
export function holds(
  db: Database,
  table: string,
  column: string,
  key: string,
  stored: string,
  given: StoredText,
): boolean {
  if (stored !== given.text) return false;
  if (given.bytes === undefined && !isSuspect("", stored)) return true;
  const bytes = storedBytes(db, table, column, key);
  return bytes !== null && Buffer.compare(bytes, given.bytes ?? Buffer.from(given.text)) === 0;
}
