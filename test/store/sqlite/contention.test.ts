import { afterAll, expect, test } from "bun:test";
import { openSqliteStore } from "../../../src/store/sqlite/store.ts";
import { byHand, freshRoot, tryRead, tryWrite, removeRoots } from "./world.ts";

afterAll(removeRoots);

/** Opens, writes and closes `rounds` times, as so many commands would. */
const WORKER = `
import { openSqliteStore } from ${JSON.stringify(`${import.meta.dir}/../../../src/store/sqlite/store.ts`)};
const [root, name, rounds] = process.argv.slice(-3);
for (let round = 0; round < Number(rounds); round += 1) {
  const store = openSqliteStore({ root });
  await store.write(async (writer) => {
    const count = Number((await writer.goal("count"))?.text ?? 0);
    await writer.putGoal({ session_ref: "count", text: String(count + 1) });
    await writer.appendEvent(JSON.stringify({ session_ref: name, round }));
  });
  await store.close();
}
`;

test("processes that make the store and write to it at once all succeed", async () => {
  const root = freshRoot();
  const [workers, rounds] = [8, 10];
  const processes = Array.from({ length: workers }, (_, n) =>
    Bun.spawn([process.execPath, "-e", WORKER, "--", root, `w${n}`, String(rounds)], {
      stderr: "pipe",
      stdout: "ignore",
    }),
  );
  for (const worker of processes) {
    expect(await new Response(worker.stderr).text()).toBe("");
    expect(await worker.exited).toBe(0);
  }
  byHand(root, (db) => {
    expect(db.query("SELECT record FROM goals").values()).toEqual([[String(workers * rounds)]]);
    expect(db.query("SELECT count(*) FROM events").values()).toEqual([[workers * rounds]]);
    expect(db.query("PRAGMA integrity_check").values()).toEqual([["ok"]]);
    const rounded = db
      .query<{ record: string }, []>(
        "SELECT record FROM events WHERE session_ref = 'w0' ORDER BY seq",
      )
      .all()
      .map(({ record }) => record);
    expect(rounded).toEqual(
      Array.from({ length: rounds }, (_, round) => JSON.stringify({ session_ref: "w0", round })),
    );
  });
}, 300_000);

test("a writer waits for another one up to its time, a reader waits for nobody", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const holder = openSqliteStore({ root });
  await holder.write(async () => {
    expect(await tryWrite(root, { timeoutMs: 50 })).toBe("store.busy");
    expect(await tryRead(root, { timeoutMs: 50 })).toBe("done");
  });
  expect(await tryWrite(root, { timeoutMs: 50 })).toBe("done");
  await holder.close();
});

test("a writer that waits goes on when the other one is done", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const holder = openSqliteStore({ root });
  const { promise: held, resolve: tell } = Promise.withResolvers<null>();
  const holding = holder.write(async () => {
    tell(null);
    await Bun.sleep(400);
  });
  await held;
  const waiting = tryWrite(root, { timeoutMs: 10_000 });
  await holding;
  expect(await waiting).toBe("done");
  await holder.close();
});
