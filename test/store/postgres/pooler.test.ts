import { afterAll, beforeAll, expect, test, setDefaultTimeout } from "bun:test";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import type { Store } from "../../../src/store/port.ts";
import { type Pooler, openPooler } from "../../postgres/pooler.ts";
import { SERVER_PATIENCE, type FreshSchema, freshSchema } from "../../postgres/server.ts";
import { writeGoal } from "./world.ts";

/** A pooler in transaction mode stands between: nothing may be expected of the session. */
setDefaultTimeout(SERVER_PATIENCE);
let fresh: FreshSchema;
let pooler: Pooler;
let stores: readonly Store[];
const CONNECTIONS = 3;

beforeAll(async () => {
  fresh = await freshSchema();
  pooler = await openPooler(fresh.server.port, CONNECTIONS);
  const address = `postgres://postgres@127.0.0.1:${pooler.port}/postgres?schema=${fresh.schema}`;
  stores = Array.from({ length: 8 }, () => openPostgresStore({ address, env: {} }));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  pooler.close();
});

test("clients that share three connections by turns lose nothing and see no one's settings", async () => {
  await Promise.all(
    stores.map(async (store, at) => {
      for (let round = 0; round < 10; round += 1) {
        await writeGoal(store, `s${at}`, JSON.stringify({ round, lane_id: `lane ${at}` }));
        const goal = await store.read((reader) => reader.goal(`s${at}`));
        expect(goal?.text).toBe(JSON.stringify({ round, lane_id: `lane ${at}` }));
      }
    }),
  );
  const [store] = stores;
  const extent = await store?.read((reader) => reader.extent());
  expect(extent).toMatchObject({ goals: stores.length, events: stores.length * 10 });
  // How many each carried is up to the machine; that each was used is what makes them shared.
  expect(pooler.carried.every((count) => count > 0)).toBe(true);
});

test("a long list is read in one view over several pages", async () => {
  const [store, other] = stores;
  const rows = Array.from({ length: 1200 }, (_, i) => ({ session_ref: `row ${i}`, text: "{}" }));
  await store?.write((writer) => writer.addGoals(rows));
  let seen = 0;
  await store?.read(async (reader) => {
    for await (const { session_ref } of reader.goals({})) {
      if (seen === 0 && other !== undefined) await writeGoal(other, "row late");
      if (session_ref.startsWith("row ")) seen += 1;
    }
  });
  expect(seen).toBe(rows.length);
});
