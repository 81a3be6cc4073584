import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreError } from "../../../src/store/port.ts";
import { type SqliteOptions, openSqliteStore } from "../../../src/store/sqlite/store.ts";

/** A fresh directory; the store's root is one below it. */
export function freshRoot(): string {
  const parent = mkdtempSync(join(tmpdir(), "svc-sqlite-"));
  made.push(parent);
  return join(parent, "root");
}

const made: string[] = [];

/** Takes the directories away again; every file of tests asks for it when it is done. */
export function removeRoots(): void {
  for (const parent of made.splice(0)) rmSync(parent, { recursive: true, force: true });
}

export function databaseIn(root: string): string {
  return join(root, "svc.db");
}

/** What another program does to the file. */
export function byHand<T>(root: string, act: (db: Database) => T): T {
  const db = new Database(databaseIn(root));
  try {
    return act(db);
  } finally {
    db.close();
  }
}

/** Writes one goal; the code of what stands in the way, else "done". */
export async function tryWrite(
  root: string,
  options: Partial<SqliteOptions> = {},
): Promise<string> {
  return attempt(root, options, (store) =>
    store.write((writer) => writer.putGoal({ session_ref: "w", text: "{}" })),
  );
}

/** Reads all there is; the code of what stands in the way, else "done". */
export async function tryRead(root: string, options: Partial<SqliteOptions> = {}): Promise<string> {
  return attempt(root, options, (store) =>
    store.read(async (reader) => {
      await Array.fromAsync(reader.goals({}));
      await Array.fromAsync(reader.artifacts({}));
      await Array.fromAsync(reader.events({ about: "everything" }));
    }),
  );
}

/** The references of the goals in a store. */
export async function sessionsIn(root: string): Promise<string[]> {
  const store = openSqliteStore({ root });
  try {
    const goals = await store.read((reader) => Array.fromAsync(reader.goals({})));
    return goals.map(({ session_ref }) => session_ref);
  } finally {
    await store.close();
  }
}

async function attempt(
  root: string,
  options: Partial<SqliteOptions>,
  act: (store: ReturnType<typeof openSqliteStore>) => Promise<unknown>,
): Promise<string> {
  const store = openSqliteStore({ root, timeoutMs: 300, ...options });
  try {
    await act(store);
    return "done";
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return error.problem.kind === "store" ? error.problem.code : "not a store problem";
  } finally {
    await store.close();
  }
}
