import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { madeBy } from "../../../src/store/postgres/expected-structure.ts";
import { STEPS, foundation, schemaItself, tablesIn } from "../../../src/store/postgres/schema.ts";
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

test("indexes that are gone are made again by an upgrade, and by many at once", async () => {
  const { indexes } = madeBy(STEPS, tablesIn("any"));
  const { url } = await after((schema) =>
    indexes.map(({ name }) => `DROP INDEX ${schema}.${name}`).join(";"),
  );
  const found = (await examined(url)).filter(({ level }) => level === "wrong");
  expect(found.map(({ problem }) => problem.advice)).toEqual(
    indexes.map(() => expect.stringContaining('"svc-goals store upgrade"')),
  );
  const admins = Array.from({ length: 4 }, () => openPostgresAdmin({ address: url, env: {} }));
  const states = await Promise.all(admins.map((admin) => admin.upgrade()));
  expect(states.map(({ state }) => state)).toEqual(admins.map(() => "current"));
  expect(await wrong(url)).toEqual([]);
});

test("an index that cannot be made again is told with why", async () => {
  const { url } = await after(
    (schema) => `DROP INDEX ${schema}.artifacts_url;
      INSERT INTO ${schema}.artifacts (url, record) VALUES ('https://h/a', ''), ('https://h/a', '')`,
  );
  const upgrading = openPostgresAdmin({ address: url, env: {} }).upgrade();
  expect(await upgrading.catch((error: unknown) => error)).toMatchObject({
    problem: { code: "store.structure", message: expect.stringContaining("artifacts_url cannot") },
  });
});

describe("what keeps records right", () => {
  test.each([
    ["goals DROP CONSTRAINT goals_pkey", "the constraint PRIMARY KEY (session_ref) of goals is"],
    ["lanes DROP CONSTRAINT lanes_pkey", "the constraint PRIMARY KEY (lane_id) of lanes is"],
    ["artifacts DROP CONSTRAINT artifacts_pkey", "the constraint PRIMARY KEY (added) of artifacts"],
    ["events DROP CONSTRAINT events_pkey", "the constraint PRIMARY KEY (seq) of events is missing"],
    [
      "artifacts DROP CONSTRAINT artifacts_url_key_key",
      "the constraint UNIQUE (url_key) of artifacts",
    ],
    ["goals DROP CONSTRAINT goals_columns_of_record", "the constraint CHECK goals_columns_of_"],
    [
      "schema_version DROP CONSTRAINT schema_version_pkey",
      "the constraint PRIMARY KEY (only_row) of schema_version",
    ],
    [
      "schema_version DROP CONSTRAINT schema_version_only_row_check",
      "the constraint CHECK (only_row) of schema_version",
    ],
    ["goals ALTER COLUMN record DROP NOT NULL", "NOT NULL of the column record of goals"],
    ["events ALTER COLUMN seq DROP IDENTITY", "the default of the column seq of events"],
    [
      "goals ALTER COLUMN lane_id TYPE varchar(9)",
      "the column lane_id of goals is character varying",
    ],
  ])("ALTER TABLE %s is found", async (change, named) => {
    const { url } = await after((schema) => `ALTER TABLE ${schema}.${change}`);
    const found = await wrong(url);
    expect(found).toEqual([expect.stringMatching(/^store\.structure: /u)]);
    expect(found[0]).toContain(named);
  });

  test("an index of the same name that lets a url in twice is found", async () => {
    const { url } = await after(
      (schema) => `DROP INDEX ${schema}.artifacts_url;
        CREATE INDEX artifacts_url ON ${schema}.artifacts (md5(url))`,
    );
    const [found = "", ...more] = await wrong(url);
    expect(found).toStartWith("store.structure: the index artifacts_url at ");
    expect(more).toEqual([]);
  });

  test("what is put back as the advice says is sound again", async () => {
    const { server, schema, url } = await after(
      (name) => `ALTER TABLE ${name}.lanes DROP CONSTRAINT lanes_pkey`,
    );
    const advice = (await examined(url)).map(({ problem }) => problem.advice).join("");
    const [statement = ""] = /ALTER TABLE .*\)(?=:)/u.exec(advice) ?? [];
    expect(statement).toContain(schema);
    await byHand(server, statement);
    expect(await wrong(url)).toEqual([]);
  });
});

test("each column that is gone is one finding, and what hung on it is not told besides", async () => {
  const made = madeBy(STEPS, tablesIn("any")).tables;
  expect(made.map(({ name, columns }) => [name, columns.length])).toEqual([
    ["schema_version", 2],
    ["goals", 7],
    ["lanes", 2],
    ["artifacts", 7],
    ["events", 5],
  ]);
  for (const { name, columns } of made.slice(1)) {
    for (const column of columns) {
      const { url } = await after(
        (schema) => `ALTER TABLE ${schema}.${name} DROP COLUMN ${column.name} CASCADE`,
      );
      const found = await wrong(url);
      expect(found).toHaveLength(1);
      // With the column goes its index, which cannot be made again.
      expect(["current", "store.structure"]).toContain((await managed(url))[1] ?? "");
      expect(found[0]).toStartWith("store.structure: a part of the store ");
      expect(found[0]).toEndWith(` the column ${column.name} of ${name}`);
    }
  }
});

describe("lanes", () => {
  /** A goal in a lane, as SQL stores it with its columns. */
  const goal = (schema: string, ref: string, lane: string): string => {
    const text = `{"status":"open","lane_id":"${lane}"}`;
    return `INSERT INTO ${schema}.goals (session_ref, record, record_md5, status, lane_id)
      VALUES ('${ref}', '${text}', md5('${text}'), 'open', '${lane}');`;
  };
  const row = (schema: string, ref: string, lane: string): string =>
    `INSERT INTO ${schema}.lanes VALUES ('${lane}', '${ref}');`;

  test("a goal that has its lane is sound", async () => {
    const { url } = await after((schema) => goal(schema, "a", "L") + row(schema, "a", "L"));
    expect(await wrong(url)).toEqual([]);
  });

  test("a goal whose lane was taken away is named, and giving it back mends it", async () => {
    const { server, schema, url } = await after((name) => goal(name, "a", "L"));
    expect(await wrong(url)).toEqual([
      expect.stringMatching(/^doctor\.lost_lane: the goal of a is in lane "L", which nobody/u),
    ]);
    await byHand(server, row(schema, "a", "L"));
    expect(await wrong(url)).toEqual([]);
  });

  test("that was taken for a session without a goal is named", async () => {
    const { url } = await after((schema) => row(schema, "nobody", "L"));
    expect(await wrong(url)).toEqual([
      expect.stringMatching(/^doctor\.stray_lane: lane "L" is taken by nobody/u),
    ]);
  });

  test("of a goal that is gone is told with what comes first", async () => {
    const { url } = await after((schema) => row(schema, "nobody", "L"));
    const found = await examined(url);
    const stray = found.find(({ problem }) => problem.code === "doctor.stray_lane");
    expect(stray?.problem.advice).toContain("put its goal back first");
  });

  test("that a goal has left by hand is named, and one that it has by hand is not", async () => {
    const put = (schema: string, ref: string, text: string): string =>
      `INSERT INTO ${schema}.goals (session_ref, record) VALUES ('${ref}', '${text}');`;
    const { url } = await after(
      (schema) =>
        put(schema, "done", '{"status":"complete","lane_id":"L"}') +
        put(schema, "moved", '{"status":"open","lane_id":"other"}') +
        put(schema, "stays", '{"status":"open","lane_id":"M"}') +
        put(schema, "garbage", "no {json") +
        row(schema, "done", "L") +
        row(schema, "moved", "K") +
        row(schema, "stays", "M") +
        row(schema, "garbage", "N"),
    );
    expect(await wrong(url)).toEqual([
      expect.stringMatching(/^doctor\.stray_lane: lane "K" is taken by moved, whose goal/u),
      expect.stringMatching(/^doctor\.stray_lane: lane "L" is taken by done, whose goal/u),
    ]);
  });

  test("two goals in one are named, and which of them has not taken it", async () => {
    const { url } = await after(
      (schema) => goal(schema, "a", "L") + goal(schema, "b", "L") + row(schema, "a", "L"),
    );
    expect(await wrong(url)).toEqual([
      expect.stringMatching(/^doctor\.shared_lane: lane "L" has 2 .* among them a and b$/u),
      expect.stringMatching(/^doctor\.lost_lane: the goal of b is in lane "L", which a has/u),
    ]);
  });
});

describe("a table that is gone", () => {
  test.each(["goals", "lanes", "artifacts", "events"])("%s is named", async (table) => {
    const { url } = await after((schema) => `DROP TABLE ${schema}.${table}`);
    const [first = "", ...more] = await wrong(url);
    expect(more).toEqual([]);
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

  test.each([
    ["is gone", "DROP TABLE %.schema_version"],
    ["is empty", "DELETE FROM %.schema_version"],
    ["is gone with another", "DROP TABLE %.schema_version; DROP TABLE %.goals"],
  ])(
    "the table of the version %s: our own tables are known, and nothing is made",
    async (_, sql) => {
      const { server, schema, url } = await after((name) => sql.replaceAll("%", name));
      const objects = (): Promise<unknown> =>
        byHand(
          server,
          `SELECT relname FROM pg_class WHERE relnamespace = '${schema}'::regnamespace ORDER BY 1`,
        );
      const before = await objects();
      for (const act of [readGoals, writeGoal]) {
        const { code, said } = await outcomeOf(url, (store) => act(store));
        expect(code).toBe("store.structure");
        expect(said).toMatch(/lost the row that says its version: .* from a backup of the server/u);
        expect(said).not.toContain("store init");
      }
      expect(await wrong(url)).toEqual([
        expect.stringMatching(/^store\.structure: .* its version$/u),
      ]);
      expect(await managed(url)).toEqual(Array.from({ length: 3 }, () => "store.structure"));
      expect(await objects()).toEqual(before);
    },
  );

  test("is told with what can be done with a backup, which is no file to import", async () => {
    const { url } = await after((schema) => `DROP TABLE ${schema}.goals`);
    const [finding] = await examined(url);
    expect(finding?.problem.advice).toContain("docs/storage.md tells how the last backup gets");
    expect(finding?.problem.advice).not.toContain("import the last backup");
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

test("a role that has every name quoted finds nothing wrong", async () => {
  const quoting = `quoting_${process.pid}`;
  const { server, schema } = await after(
    () =>
      `CREATE ROLE ${quoting} SUPERUSER LOGIN; ALTER ROLE ${quoting} SET quote_all_identifiers = on`,
  );
  expect(await wrong(server.url({ schema, user: quoting }))).toEqual([]);
});

test("a role that may write some things and not others is told what it lacks", async () => {
  const role = `halved_${process.pid}`;
  const { server, schema, url } = await after(() => `CREATE ROLE ${role} LOGIN`);
  await openPostgresAdmin({ address: url, env: {} }).init({ agent: [role] });
  const own = server.url({ schema, user: role });
  expect(await examined(own)).toEqual([]);
  await byHand(server, `REVOKE DELETE ON ${schema}.lanes FROM ${role}`);
  expect(await wrong(own)).toEqual([
    expect.stringMatching(/^doctor\.rights: .* lacks DELETE on "\w+"\.lanes, so/u),
  ]);
  await byHand(server, `REVOKE INSERT ON ${schema}.events, ${schema}.goals FROM ${role}`);
  await byHand(server, `REVOKE INSERT (record) ON ${schema}.events FROM ${role}`);
  expect(await wrong(own)).toEqual([
    expect.stringMatching(/INSERT on "\w+"\.goals, DELETE on .*, INSERT on "\w+"\.events/u),
  ]);
  const [finding] = await examined(own);
  expect(finding?.problem.advice).toContain(`store init --agent-role ${role}`);
  await openPostgresAdmin({ address: url, env: {} }).init({ agent: [role] });
  expect(await examined(own)).toEqual([]);
  await byHand(server, `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${role}`);
  await openPostgresAdmin({ address: url, env: {} }).init({ reader: [role] });
  expect((await examined(own)).map(({ problem }) => problem.code)).toEqual(["doctor.reads_only"]);
});

test("a database in another encoding is named, and looked at all the same", async () => {
  const { server } = await freshSchema();
  const database = `latin_${process.pid}`;
  await byHand(
    server,
    `CREATE DATABASE ${database} ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`,
    { parameters: [] },
  );
  const url = server.url({ database });
  const client = new Bun.SQL(`${url}?sslmode=disable`, { max: 1 });
  // As an earlier version made it.
  const tables = tablesIn("svc");
  const steps = [schemaItself, foundation, ...STEPS].map((step) => step(tables)).join(";");
  const version = `UPDATE ${tables.version} SET version = ${STEPS.length}`;
  await client.unsafe(`${steps};${version}`).simple();
  await client.close();
  expect(await wrong(url)).toEqual([expect.stringMatching(/^doctor\.encoding: .* LATIN1/u)]);
  expect(await codeOf(url, (store) => writeGoal(store, "s", '{"goal":"日本"}'))).toBe(
    "store.encoding",
  );
});
