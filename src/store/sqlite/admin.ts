import { type StoreAdmin, type StoreStatus, statusOfVersion } from "../admin.ts";
import { StoreError } from "../port.ts";
import {
  connectToRead,
  deadlineIn,
  openForWriting,
  patiently,
  storeVersionOf,
  upgrade,
} from "./connection.ts";
import { checkFile, checkTables } from "./damage.ts";
import { isLaneTaken, withStoreErrors } from "./failures.ts";
import { newerVersion, noRoles, nothingYet, sharedLane } from "./problems.ts";
import { databasePath, makeFiles, refuseNetwork, statDatabase, statType } from "./files.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import type { SqliteOptions } from "./store.ts";
import { makeIndexesAgain, makeIndexesAnew } from "./structure.ts";

/** Makes, upgrades and describes the file of one machine. */
export function openSqliteAdmin({
  root,
  timeoutMs,
  statType: typeOf = statType,
}: SqliteOptions): StoreAdmin {
  const path = databasePath(root);
  const deadline = (): number => deadlineIn(timeoutMs);

  const status = async (): Promise<StoreStatus> => {
    const version = (await statDatabase(path)) !== null ? await versionIn(path, deadline()) : 0;
    return statusOfVersion(version, SCHEMA_VERSION, "SQLite", path);
  };

  const bringUpToDate = async (): Promise<StoreStatus> => {
    const { version } = await status();
    if ((version ?? 0) > SCHEMA_VERSION) {
      throw new StoreError(newerVersion(path, version ?? 0, SCHEMA_VERSION));
    }
    await refuseNetwork(path, typeOf);
    makeFiles(path);
    const db = await patiently(path, deadline(), () => openForWriting(path));
    try {
      await upgrade(db, path, deadline());
      await patiently(path, deadline(), () => makeIndexesAgain(db));
      // Of a damaged file nothing is mended: an index may be what shows that a record was garbled.
      const { misfiled } = checkFile(db, 1);
      await patiently(path, deadline(), () => makeIndexesAnew(db, misfiled));
    } catch (error) {
      throw isLaneTaken(error) ? new StoreError(sharedLane(path), error) : error;
    } finally {
      db.close();
    }
    return status();
  };

  const typed = <T>(act: () => Promise<T>): Promise<T> => withStoreErrors(path, act);

  return {
    status: () => typed(status),
    init: (grants) =>
      typed(async () => {
        if (Object.values(grants).some((roles) => roles.length > 0)) {
          throw new StoreError(noRoles(path));
        }
        return bringUpToDate();
      }),
    upgrade: () =>
      typed(async () => {
        if ((await status()).state === "absent") throw new StoreError(nothingYet(path));
        return bringUpToDate();
      }),
    close: async () => {},
  };
}

async function versionIn(path: string, deadline: number): Promise<number> {
  const db = await connectToRead(path, deadline);
  try {
    const version = storeVersionOf(db, path);
    if (version === SCHEMA_VERSION) checkTables(db, path);
    return version;
  } finally {
    db.close();
  }
}
