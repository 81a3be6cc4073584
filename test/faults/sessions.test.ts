import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { openPostgresAdmin } from "../../src/store/postgres/admin.ts";
import { openPostgresStore } from "../../src/store/postgres/store.ts";
import type { Store } from "../../src/store/port.ts";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { scratchFolder } from "../cli/run.ts";
import { freshSchema, startServer } from "../postgres/server.ts";
import { PATIENCE, SCALE, report } from "./scale.ts";
import { checkTrail } from "./sessions/trail.ts";
import type { Tally } from "./sessions/worker.ts";

/**
 * 64 sessions at once on overlapping goals and lanes: nothing lost, no rule broken, one winner a
 * lane, all of it seen from the audit trail alone.
 */
const SESSIONS = 64;
const folder = scratchFolder("sessions");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs all sessions in so many processes; what became of their commands. */
async function runSessions(root: string, processes: number): Promise<Tally> {
  const each = SESSIONS / processes;
  const tallies = await Promise.all(
    Array.from({ length: processes }, async (_, at): Promise<Tally> => {
      const worker = join(import.meta.dir, "sessions/worker.ts");
      const args = [root, at * each, each, SCALE.sessionSeconds].map(String);
      const child = Bun.spawn([process.execPath, worker, ...args], {
        stdout: "pipe",
        stderr: "inherit",
      });
      const said = await new Response(child.stdout).text();
      expect(await child.exited).toBe(0);
      return JSON.parse(said);
    }),
  );
  const failed: Record<string, number> = {};
  for (const tally of tallies) {
    for (const [code, count] of Object.entries(tally.failed)) {
      failed[code] = (failed[code] ?? 0) + count;
    }
  }
  const sum = (key: "changed" | "refused"): number =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return { changed: sum("changed"), refused: sum("refused"), failed };
}

async function expectSound(name: string, store: Store, tally: Tally): Promise<void> {
  const { events, faults } = await checkTrail(store);
  await store.close();
  expect(faults).toEqual([]);
  expect(tally.failed).toEqual({});
  expect(events).toBe(tally.changed);
  expect(events).toBeGreaterThan(0);
  const rate = (tally.changed / SCALE.sessionSeconds).toFixed(0);
  report(
    `${SESSIONS} sessions on ${name}: ${tally.changed} changes (${rate} a second), ${tally.refused} refused or not needed, none lost`,
  );
}

test(
  `${SESSIONS} sessions on PostgreSQL, a connection each`,
  async () => {
    const { url } = await freshSchema();
    const tally = await runSessions(url, 2);
    await expectSound("PostgreSQL", openPostgresStore({ address: url, env: {} }), tally);
  },
  PATIENCE,
);

test(
  `${SESSIONS} sessions on PostgreSQL, which is killed and restarted in the middle`,
  async () => {
    const server = await startServer();
    const address = server.url({ schema: "svc" });
    await openPostgresAdmin({ address, env: {} }).init({});
    const running = runSessions(address, 2);
    let restarts = 0;
    const rounds = Math.ceil(SCALE.sessionSeconds / 20);
    for (let round = 1; round <= rounds; round += 1) {
      await Bun.sleep((SCALE.sessionSeconds * 1000) / (rounds + 1));
      await server.kill();
      await server.start();
      restarts += 1;
    }
    const { changed, failed, refused } = await running;
    const store = openPostgresStore({ address, env: {} });
    const { events, faults } = await checkTrail(store);
    await store.close();
    await server.remove();
    expect(faults).toEqual([]);
    // A commit that was under way is looked up: nobody is left in doubt, nothing is lost or done twice.
    // Only who was in the middle of reading is told to read again.
    expect(Object.keys(failed).filter((code) => code !== "store.connection_lost")).toEqual([]);
    expect(events).toBe(changed);
    report(
      `${SESSIONS} sessions, the server killed ${restarts} times: ${changed} changes, ${refused} refused or not needed, none lost or doubled`,
    );
  },
  PATIENCE,
);

test(
  `${SESSIONS} sessions on SQLite, in ${SCALE.sessionProcesses} processes`,
  async () => {
    const root = join(folder, "root");
    const tally = await runSessions(root, SCALE.sessionProcesses);
    await expectSound("SQLite", openSqliteStore({ root }), tally);
  },
  PATIENCE,
);
