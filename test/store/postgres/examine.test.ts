import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { type Examination, StoreError } from "../../../src/store/port.ts";
import { type FreshSchema, SERVER_PATIENCE, freshSchema } from "../../postgres/server.ts";
import { byHand } from "../../postgres/sql.ts";
import { codeOf, outcomeOf, readGoals, writeGoal } from "./world.ts";

/** What doctor says of a server: one thing is wrong at a time, and each has a harmless next step. */
setDefaultTimeout(SERVER_PATIENCE);
const HOUR_MS = 3_600_000;

async function examined(url: string, now = Date.now()): Promise<Examination["findings"]> {
  const findings: Examination["findings"][number][] = [];
  await outcomeOf(url, async (store) => {
    findings.push(...(await store.examine(now)).findings);
  });
  for (const { problem } of findings)
    expect(problem.advice).not.toMatch(/delete|drop|store init"/iu);
  return findings;
}

async function wrong(url: string, now?: number): Promise<readonly string[]> {
  return (await examined(url, now)).flatMap(({ level, problem: { code, message } }) =>
    level === "wrong" ? [`${code}: ${message}`] : [],
  );
}

/** A store of which this was done by hand. */
async function after(statement: (schema: string) => string): Promise<FreshSchema> {
  const fresh = await freshSchema();
  await byHand(fresh.server, statement(fresh.schema));
  return fresh;
}

/** What the operator's commands say of a store. */
async function managed(url: string): Promise<readonly string[]> {
  const admin = openPostgresAdmin({ address: url, env: {} });
  const said: string[] = [];
  for (const act of [() => admin.status(), () => admin.upgrade(), () => admin.init({})]) {
    said.push(
      await act().then(
        ({ state }) => state,
        (error: unknown) => (error instanceof StoreError ? error.problem.code : String(error)),
      ),
    );
  }
  return said;
}

test("a sound store has nothing wrong", async () => {
  expect(await wrong((await freshSchema()).url)).toEqual([]);
});

test("an index that is gone is named", async () => {
  const { url } = await after((schema) => `DROP INDEX ${schema}.goals_text`);
  const found = await wrong(url);
  expect(found).toEqual([expect.stringMatching(/^store\.structure: the index goals_text is/u)]);
});

describe("a table that is gone", () => {
  test.each(["goals", "lanes", "artifacts", "events"])("%s is named", async (table) => {
    const { url } = await after((schema) => `DROP TABLE ${schema}.${table}`);
    const [first = ""] = await wrong(url);
    expect(first).toStartWith("store.structure: ");
    expect(first).toEndWith(`the table ${table}`);
    expect(await managed(url)).toEqual(Array.from({ length: 3 }, () => "store.structure"));
  });

  test("is not taken for a store that has never been made", async () => {
    const { url } = await after((schema) => `DROP TABLE ${schema}.goals`);
    for (const act of [readGoals, writeGoal]) {
      const { code, said } = await outcomeOf(url, (store) => act(store));
      expect(code).toBe("store.structure");
      expect(said).toContain(".goals");
      expect(said).not.toContain("store init");
    }
    const column = await after((schema) => `ALTER TABLE ${schema}.goals DROP COLUMN goal_mark`);
    expect(await codeOf(column.url, writeGoal)).toBe("store.structure");
  });

  test("that holds the version, alone: then nobody knows of a store, and init makes none beside it", async () => {
    const { url } = await after((schema) => `DROP TABLE ${schema}.schema_version`);
    expect(await codeOf(url, readGoals)).toBe("store.not_initialised");
    expect(await managed(url)).toEqual(["absent", "store.not_initialised", "store.foreign"]);
  });
});

test("a clock that is off is told, with the side on which it is", async () => {
  const { url } = await freshSchema();
  expect(await wrong(url, Date.now() + HOUR_MS)).toEqual([
    expect.stringMatching(/^doctor\.clock: .* 60 minutes ahead of/u),
  ]);
  expect(await wrong(url, Date.now() - HOUR_MS)).toEqual([
    expect.stringMatching(/^doctor\.clock: .* 60 minutes behind/u),
  ]);
  expect(await wrong(url, Date.now() + HOUR_MS / 60)).toEqual([]);
});

test("a role that may not read is named, whether it sees the version or not", async () => {
  const stranger = `stranger_${process.pid}`;
  const { server, schema } = await after(() => `CREATE ROLE ${stranger} LOGIN`);
  const url = server.url({ schema, user: stranger });
  const denied = [expect.stringMatching(new RegExp(`^store\\.no_permission: "${stranger}"`, "u"))];
  expect(await wrong(url)).toEqual(denied);
  await byHand(
    server,
    `GRANT USAGE ON SCHEMA ${schema} TO ${stranger}; GRANT SELECT ON ${schema}.schema_version TO ${stranger}`,
  );
  expect(await wrong(url)).toEqual(denied);
});
