import { type Store, StoreError } from "../store/port.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import { storeProblem } from "../domain/errors.ts";
import type { RootAddress } from "./root-address.ts";

/** The store at an address; nothing is opened or made before it is used. The one place that knows the engines. */
export function openStore(root: RootAddress): Store {
  switch (root.kind) {
    case "directory":
      return openSqliteStore({ root: root.path });
    case "postgres":
      return unavailable();
    default:
      return root satisfies never;
  }
}

/** Copies the store in a directory to a new file; see there. */
export async function backUpFile(root: string, target: string): Promise<boolean> {
  const sqlite = await import("../store/sqlite/backup.ts");
  return sqlite.backUpFile(root, target);
}

/** Stands for the shared store until this build has it. */
function unavailable(): Store {
  const refuse = async (): Promise<never> => {
    throw new StoreError(
      storeProblem(
        "store.no_postgres",
        "this build has the embedded store only and cannot use a postgres:// address",
        "name a directory with --root or SVC_ROOT",
      ),
    );
  };
  return { read: refuse, write: refuse, examine: refuse, close: async () => {} };
}
