import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "../../src/store/port.ts";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { openPostgresStore } from "../../src/store/postgres/store.ts";
import { freshSchema } from "../postgres/server.ts";
import { openMemoryStore } from "./memory-store.ts";

/** A fresh, empty store and what takes it away again. */
export interface Fixture {
  readonly store: Store;
  readonly dispose: () => Promise<void>;
}

/** Every engine that the suites run on. */
export const ENGINES: readonly { readonly name: string; readonly open: () => Promise<Fixture> }[] =
  [
    {
      name: "memory",
      open: async () => ({ store: openMemoryStore(), dispose: async () => {} }),
    },
    {
      name: "sqlite",
      open: async () => {
        const parent = mkdtempSync(join(tmpdir(), "svc-store-"));
        const store = openSqliteStore({ root: join(parent, "root") });
        return {
          store,
          dispose: async () => {
            await store.close();
            rmSync(parent, { recursive: true });
          },
        };
      },
    },
    {
      name: "postgres",
      open: async () => {
        const { url } = await freshSchema();
        const store = openPostgresStore({ address: url, env: {} });
        return { store, dispose: () => store.close() };
      },
    },
  ];
