import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "../../src/store/port.ts";
import { databasePath } from "../../src/store/sqlite/files.ts";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { openPostgresStore } from "../../src/store/postgres/store.ts";
import { freshSchema } from "../postgres/server.ts";
import { byHand } from "../postgres/sql.ts";
import { openMemoryStore } from "./memory-store.ts";

/** A row as another program puts it into the columns that are an interface, and into no others. */
export type RowByHand =
  | { readonly url: string; readonly record: string }
  /** An event, which gets the next number. */
  | { readonly record: string };

/** A fresh, empty store and what takes it away again. */
export interface Fixture {
  readonly store: Store;
  /** Puts a row in with SQL; in memory there are no columns that could be left empty. */
  readonly putByHand: (row: RowByHand) => Promise<unknown>;
  readonly dispose: () => Promise<void>;
}

/** Every engine that the suites run on. */
export const ENGINES: readonly { readonly name: string; readonly open: () => Promise<Fixture> }[] =
  [
    {
      name: "memory",
      open: async () => {
        const store = openMemoryStore();
        const putByHand = (row: RowByHand): Promise<unknown> =>
          store.write(async (writer) =>
            "url" in row
              ? writer.putArtifact({ url: row.url, text: row.record })
              : writer.appendEvent(row.record),
          );
        return { store, putByHand, dispose: async () => {} };
      },
    },
    {
      name: "sqlite",
      open: async () => {
        const parent = mkdtempSync(join(tmpdir(), "svc-store-"));
        const root = join(parent, "root");
        const store = openSqliteStore({ root });
        return {
          store,
          putByHand: async (row) => {
            const db = new Database(databasePath(root));
            const { sql, parameters } = insertion(row, (n) => `?${n}`);
            db.run(sql, [...parameters]);
            db.close();
          },
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
        const { server, schema, url } = await freshSchema();
        const store = openPostgresStore({ address: url, env: {} });
        return {
          store,
          putByHand: (row) => {
            const { sql, parameters } = insertion(row, (n) => `$${n}`, `${schema}.`);
            return byHand(server, sql, { parameters });
          },
          dispose: () => store.close(),
        };
      },
    },
  ];

function insertion(
  row: RowByHand,
  parameter: (n: number) => string,
  schema = "",
): { readonly sql: string; readonly parameters: readonly string[] } {
  const [table, columns] = "url" in row ? ["artifacts", "url, record"] : ["events", "record"];
  const parameters = "url" in row ? [row.url, row.record] : [row.record];
  const values = parameters.map((_, i) => parameter(i + 1)).join(", ");
  return { sql: `INSERT INTO ${schema}${table} (${columns}) VALUES (${values})`, parameters };
}
