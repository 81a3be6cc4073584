import type { Problem } from "../domain/errors.ts";
import type { StoreAdmin } from "../store/admin.ts";
import type { Store } from "../store/port.ts";
import { databasePath, statDatabase } from "../store/sqlite/files.ts";
export { filesOfStore } from "../store/sqlite/files.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import type { PostgresOptions } from "../store/postgres/store.ts";
import { namedRoot } from "./same-place.ts";
import type { DirectoryRoot, RootAddress } from "./root-address.ts";

/**
 * The store at an address; nothing is opened or made before it is used. The one place that knows the engines.
 *
 * @param writes whether it is read in order to be written
 */
export function openStore(root: RootAddress, writes = false): Store {
  switch (root.kind) {
    case "directory":
      return openSqliteStore({ root: root.path, writes, ...waiting(root) });
    case "postgres":
      return openFleetStore(root);
    default:
      return root satisfies never;
  }
}

/** Is there no store yet at an address? To a read it is an empty one; on a server it is an error. */
export async function isStoreAbsent(root: RootAddress): Promise<boolean> {
  return root.kind === "directory" && (await statDatabase(databasePath(root.path))) === null;
}

/** Copies the store in a directory to a new file; see there. */
export async function backUpFile(
  root: DirectoryRoot,
  target: string,
): Promise<readonly Problem[] | null> {
  const sqlite = await import("../store/sqlite/backup.ts");
  return sqlite.backUpFile({ root: root.path, ...waiting(root) }, target);
}

/** What an operator does to the store at an address as a whole. */
export async function openStoreAdmin(root: RootAddress): Promise<StoreAdmin> {
  switch (root.kind) {
    case "directory": {
      const { openSqliteAdmin } = await import("../store/sqlite/admin.ts");
      return openSqliteAdmin({ root: root.path, ...waiting(root) });
    }
    case "postgres": {
      const { openPostgresAdmin } = await import("../store/postgres/admin.ts");
      return openPostgresAdmin(optionsOf(root));
    }
    default:
      return root satisfies never;
  }
}

type FleetRoot = Extract<RootAddress, { readonly kind: "postgres" }>;

function optionsOf(root: FleetRoot): PostgresOptions {
  return { address: root.address, env: root.env, rootFlag: namedRoot(root), ...waiting(root) };
}

/** The engine of the fleet's store is loaded when it is first used. */
function openFleetStore(root: FleetRoot): Store {
  let opened: Promise<Store> | null = null;
  const store = (): Promise<Store> => {
    opened ??= import("../store/postgres/store.ts").then(({ openPostgresStore }) =>
      openPostgresStore(optionsOf(root)),
    );
    return opened;
  };
  return {
    read: async (work) => (await store()).read(work),
    write: async (work) => (await store()).write(work),
    examine: async (now) => (await store()).examine(now),
    close: async () => (await opened)?.close(),
  };
}

function waiting({ timeoutMs }: RootAddress): { readonly timeoutMs?: number } {
  return timeoutMs === undefined ? {} : { timeoutMs };
}
