import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { exportRecords } from "../../../src/app/export-records.ts";
import { type ImportAnswer, importRecords } from "../../../src/app/import-records.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import { type Store, StoreError } from "../../../src/store/port.ts";
import { openMemoryStore } from "../../conformance/memory-store.ts";
import { type FreshSchema, SERVER_PATIENCE, freshSchema } from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";
import { writeGoal } from "./world.ts";
import { linesOf } from "../../app/record-text.ts";

/** Imports into a server beside other sessions and other imports. */
setDefaultTimeout(SERVER_PATIENCE);
const LIMIT_MS = 1500;
let fresh: FreshSchema;
let other: Store;
beforeEach(async () => {
  fresh = await freshSchema();
  other = openPostgresStore({ address: fresh.url, env: {} });
});
afterEach(() => other.close());

/** Two goals with their events, as a file. */
async function file(): Promise<readonly string[]> {
  const store = openMemoryStore();
  for (const ref of ["a", "b"]) await writeGoal(store, ref, `{"goal":"${ref}"}`);
  return exportRecords({ store } as Parameters<typeof exportRecords>[0], (lines) =>
    Array.fromAsync(lines),
  );
}

async function imported(store: Store, lines: readonly string[]): Promise<ImportAnswer> {
  return importRecords(
    { store },
    { name: "f.jsonl", lines: () => linesOf(lines.join("")), onProgress: () => {} },
  );
}

describe("beside a session that goes on writing", () => {
  /** The store for an import; before each of its commits `meanwhile` happens. */
  function interrupted(timeoutMs: number, meanwhile: (run: number) => Promise<unknown>): Store {
    const store = openPostgresStore({ address: fresh.url, env: {}, timeoutMs });
    let runs = 0;
    return {
      ...store,
      write: (work) =>
        store.write(async (writer) => {
          const result = await work(writer);
          runs += 1;
          await meanwhile(runs);
          return result;
        }),
    };
  }

  /** A change that looks for what the import brings, and is done first. */
  async function change(ref: string): Promise<void> {
    await other.write(async (writer) => {
      await writer.anchoredGoal("a");
      await writer.putGoal({ session_ref: ref, text: "{}" });
      await writer.appendEvent(JSON.stringify({ session_ref: ref }));
    });
  }

  async function refusal(importing: Promise<ImportAnswer>): Promise<string> {
    return importing.then(
      () => "done",
      (error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        const { kind, code, message, advice } = error.problem;
        return `${kind} ${code}: ${message}: ${advice}`;
      },
    );
  }

  test("it gives way after a bounded number of runs, says so, and has changed nothing", async () => {
    const lines = await file();
    let runs = 0;
    // Each run takes longer than a command may take.
    const store = interrupted(LIMIT_MS, async (run) => {
      runs = run;
      await change(`session ${run}`);
      await Bun.sleep(LIMIT_MS + 100);
    });
    const said = await refusal(imported(store, lines));
    expect(said).toStartWith("store store.busy: the import was begun 3 times");
    expect(said).toContain("stop the sessions that write");
    expect(said).toContain("repeating it is harmless");
    expect(runs).toBe(3);
    const goals = await other.read((reader) => Array.fromAsync(reader.goals({})));
    expect(goals.map(({ session_ref }) => session_ref)).toEqual([
      "session 1",
      "session 2",
      "session 3",
    ]);
    await store.close();
    expect(await imported(other, lines)).toMatchObject({
      ok: true,
      value: { goals: { added: 2 } },
    });
    expect(await imported(other, lines)).toMatchObject({
      ok: true,
      value: { goals: { added: 0 } },
    });
  });

  test("a change now and then it survives, also when it takes longer than a command may", async () => {
    const store = interrupted(LIMIT_MS, async (run) => {
      if (run === 1) await change("once");
      await Bun.sleep(LIMIT_MS + 100);
    });
    expect(await refusal(imported(store, await file()))).toBe("done");
    await store.close();
  });
});

describe("the number of the next event", () => {
  /** An address whose server takes half a second to set a number below 50, as a busy one may. */
  async function slowly(): Promise<string> {
    const { server, schema } = fresh;
    const role = `slow_${schema}`;
    await byHand(
      server,
      `CREATE ROLE ${role} SUPERUSER LOGIN; CREATE SCHEMA ${role};
       CREATE FUNCTION ${role}.setval(regclass, bigint) RETURNS bigint LANGUAGE sql VOLATILE AS
         'SELECT pg_sleep(CASE WHEN $2 < 50 THEN 0.5 ELSE 0 END); SELECT pg_catalog.setval($1, $2)';
       ALTER ROLE ${role} SET search_path = ${role}, pg_catalog`,
    );
    return server.url({ schema, user: role });
  }

  const add = (store: Store, seq: number): Promise<void> =>
    store.write((writer) => writer.addEvents([{ seq, text: `{"session_ref":"${seq}"}` }]));

  test("is set back by no import, however two of them meet", async () => {
    const address = await slowly();
    const [low, high] = [1, 2].map(() => openPostgresStore({ address, env: {} }));
    const adding = add(low!, 10);
    await Bun.sleep(200);
    await Promise.all([adding, add(high!, 100)]);
    await Promise.all([low!.close(), high!.close()]);
    expect(await writeGoal(other)).toBeGreaterThan(100);
  });

  test("is behind an import before its rows are there, so that no session waits for it", async () => {
    const store = openPostgresStore({ address: await slowly(), env: {} });
    const ends: string[] = [];
    const { promise: isWritten, resolve: tell } = Promise.withResolvers<null>();
    const adding = store.write(async (writer) => {
      const { lastSeq } = await writer.extent();
      await writer.addEvents([1, 2, 3].map((more) => ({ seq: lastSeq + more, text: "{}" })));
      await Promise.race([isWritten, Bun.sleep(30_000)]);
      // It is run again when the session has read before it wrote.
      if (!ends.includes("import")) ends.push("import");
    });
    await Bun.sleep(250);
    await writeGoal(other);
    ends.push("session");
    tell(null);
    await adding;
    expect(ends).toEqual(["session", "import"]);
    await store.close();
    const events = await other.read((reader) =>
      Array.fromAsync(reader.events({ about: "everything" })),
    );
    expect(events).toHaveLength(4);
  });
});
