import { afterAll, beforeAll, expect, test, setDefaultTimeout } from "bun:test";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import type { Store, Writer } from "../../../src/store/port.ts";
import { SERVER_PATIENCE, freshSchema } from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";

/** Two programs whose decisions rest on what the other one changes: as if one after the other. */
setDefaultTimeout(SERVER_PATIENCE);
let stores: readonly [Store, Store];
beforeAll(async () => {
  const { url } = await freshSchema();
  stores = [
    openPostgresStore({ address: url, env: {} }),
    openPostgresStore({ address: url, env: {} }),
  ];
});
afterAll(async () => {
  for (const store of stores) await store.close();
});

/** How many of two writes at once found `isFree` and took it. */
async function takers(
  isFree: (writer: Writer, own: string, others: string) => Promise<boolean>,
  round: number,
): Promise<number> {
  const refs = [`${round} a`, `${round} b`] as const;
  const { promise: bothRead, resolve } = Promise.withResolvers<null>();
  let reads = 0;
  const take = (store: Store, own: string, others: string): Promise<boolean> =>
    store.write(async (writer) => {
      const free = await isFree(writer, own, others);
      reads += 1;
      if (reads >= 2) resolve(null);
      // One may have to wait for the other before it has read.
      await Promise.race([bothRead, Bun.sleep(50)]);
      if (free) await writer.putGoal({ session_ref: own, text: '{"status":"held"}' });
      return free;
    });
  const took = await Promise.all([
    take(stores[0], refs[0], refs[1]),
    take(stores[1], refs[1], refs[0]),
  ]);
  return took.filter(Boolean).length;
}

test.each([
  [
    "a row that is not there",
    async (writer: Writer, _: string, others: string) => (await writer.goal(others)) === null,
  ],
  [
    "a row that is there",
    async (writer: Writer, own: string, others: string) => {
      await writer.goal(own);
      return (await writer.goal(others))?.text !== '{"status":"held"}';
    },
  ],
  [
    "a list",
    async (writer: Writer, own: string) => {
      const held = await Array.fromAsync(writer.goals({ statuses: ["held"] }));
      return !held.some(({ session_ref }) => session_ref.startsWith(own.slice(0, 3)));
    },
  ],
])("each goes by %s that the other writes: one of them wins", async (what, isFree) => {
  for (let round = 100; round < 105; round += 1) {
    if (what === "a row that is there") {
      for (const name of ["a", "b"]) {
        await stores[0].write((w) => w.putGoal({ session_ref: `${round} ${name}`, text: "{}" }));
      }
    }
    expect(await takers(isFree, round)).toBe(1);
    for (const name of ["a", "b"]) {
      await stores[0].write((w) => w.putGoal({ session_ref: `${round} ${name}`, text: "{}" }));
    }
  }
});

test("changes of two goals have nothing in common, however small the tables are", async () => {
  const { server, schema, url } = await freshSchema();
  const two = [0, 1].map(() => openPostgresStore({ address: url, env: {} }));
  const refs = ["a", "b"];
  const text = (ref: string): string => `{"session_ref":"${ref}","change":"updated"}`;
  await two[0]!.write(async (writer) => {
    for (const ref of refs) await writer.putGoal({ session_ref: ref, text: text(ref) });
    for (const ref of refs) await writer.appendEvent(text(ref));
  });
  // What SQL has put in is looked through by both.
  await byHand(server, `INSERT INTO ${schema}.events (record) VALUES ('${text("a")}')`);
  // From now on the server knows how small they are.
  await byHand(server, `ANALYZE ${schema}.goals, ${schema}.events, ${schema}.lanes`);
  const { promise: bothRead, resolve } = Promise.withResolvers<null>();
  let runs = 0;
  const change = async (store: Store, ref: string): Promise<void> =>
    store.write(async (writer) => {
      runs += 1;
      await writer.anchoredGoal(ref);
      await writer.laneHolder(ref);
      if (runs >= 2) resolve(null);
      await bothRead;
      await writer.putGoal({ session_ref: ref, text: text(ref) });
      await writer.appendEvent(text(ref));
    });
  await Promise.all(two.map((store, i) => change(store, refs[i]!)));
  expect(runs).toBe(2);
  for (const store of two) await store.close();
});
