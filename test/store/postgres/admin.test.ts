import { beforeAll, describe, expect, test, setDefaultTimeout } from "bun:test";
import { join } from "node:path";
import type { StoreStatus } from "../../../src/store/admin.ts";
import { StoreError } from "../../../src/store/port.ts";
import { openPostgresAdmin } from "../../../src/store/postgres/admin.ts";
import { STEPS, type Steps } from "../../../src/store/postgres/schema.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import {
  SERVER_PATIENCE,
  type PostgresServer,
  freshSchema,
  sharedServer,
} from "../../postgres/server.ts";
import { byHand, refusalOf } from "../../postgres/sql.ts";
import { MORE_STEPS, waitsFor } from "./upgrader.ts";
import { codeOf, outcomeOf, readGoals, writeGoal } from "./world.ts";

setDefaultTimeout(SERVER_PATIENCE);
let server: PostgresServer;
beforeAll(async () => {
  server = await sharedServer();
});

let names = 0;
function newName(): string {
  names += 1;
  return `made_${process.pid}_${names}`;
}

const admin = (url: string) => openPostgresAdmin({ address: url, env: {} });

async function refusal(promise: Promise<StoreStatus | string>): Promise<string> {
  return promise.then(
    (answer) => (typeof answer === "string" ? answer : answer.state),
    (error: unknown) => (error instanceof StoreError ? error.problem.code : String(error)),
  );
}

describe("store init", () => {
  test("a command on a database without a store names it and makes nothing", async () => {
    const url = server.url({ schema: newName() });
    for (const act of [readGoals, writeGoal]) {
      const { code, said } = await outcomeOf(url, (store) => act(store));
      expect(code).toBe("store.not_initialised");
      expect(said).toContain("svc-goals store init");
    }
    expect(await admin(url).status()).toMatchObject({ state: "absent", version: null });
    expect(await refusal(admin(url).upgrade())).toBe("store.not_initialised");
    expect(await admin(url).init({})).toMatchObject({ state: "current", version: STEPS.length });
    expect(await codeOf(url, writeGoal)).toBe("done");
  });

  test("may be run again and by many at once", async () => {
    const url = server.url({ schema: newName() });
    const states = await Promise.all(Array.from({ length: 8 }, () => admin(url).init({})));
    expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "current"));
    expect(await codeOf(url, writeGoal)).toBe("done");
    expect(await admin(url).init({})).toMatchObject({ state: "current" });
    expect(await codeOf(url, (store) => store.read((reader) => reader.goal("s")))).toBe("done");
  });

  test("takes a schema with any name", async () => {
    const odd = server.url({ schema: encodeURIComponent(`Odd "name"; ${newName()} é`) });
    expect(await refusal(admin(odd).init({}))).toBe("current");
    expect(await codeOf(odd, writeGoal)).toBe("done");
    const role = `Odd "role"; ${newName()} é`;
    await byHand(server, `CREATE ROLE "${role.replaceAll('"', '""')}"`);
    for (const part of ["agent", "operator", "reader"]) {
      expect(await refusal(admin(odd).init({ [part]: [role] }))).toBe("current");
    }
  });

  test.each([
    ["tables", "CREATE TABLE %.recipes (name text)"],
    ["views alone", "CREATE VIEW %.recipes AS SELECT 1"],
  ])(
    "leaves a schema alone that holds %s of another program, also those it may not see",
    async (_, made) => {
      const [schema, owner] = [newName(), newName()];
      await byHand(
        server,
        `CREATE SCHEMA ${schema}; ${made.replace("%", schema)};
       CREATE ROLE ${owner} LOGIN; GRANT CREATE, USAGE ON SCHEMA ${schema} TO ${owner};
       GRANT CREATE ON DATABASE postgres TO ${owner}`,
      );
      for (const user of ["postgres", owner]) {
        expect(await refusal(admin(server.url({ schema, user })).init({}))).toBe("store.foreign");
      }
    },
  );
});

describe("a table schema_version of another program", () => {
  test.each([
    [
      "as Flyway's",
      "(installed_rank int PRIMARY KEY, version text); INSERT INTO %.schema_version VALUES (1, '2')",
    ],
    ["empty", "(version int)"],
    ["without a version", "(name text)"],
  ])("is told as that by everything, and left alone: %s", async (_, columns) => {
    const schema = newName();
    const table = `CREATE TABLE %.schema_version ${columns}`.replaceAll("%", schema);
    await byHand(server, `CREATE SCHEMA ${schema}; ${table}`);
    const rows = (): Promise<unknown> => byHand(server, `SELECT * FROM ${schema}.schema_version`);
    const before = await rows();
    const url = server.url({ schema });
    for (const act of [readGoals, writeGoal]) expect(await codeOf(url, act)).toBe("store.foreign");
    for (const act of ["status", "upgrade", "init"] as const) {
      expect(await refusal(admin(url)[act]({}))).toBe("store.foreign");
    }
    expect(await rows()).toEqual(before);
  });
});

describe("an owner", () => {
  const owner = newName();
  const own = (schema: string, database = "postgres"): string =>
    server.url({ schema, database, user: owner });
  const refusedInit = (url: string) =>
    admin(url)
      .init({})
      .catch((error: unknown) => error);
  beforeAll(() => byHand(server, `CREATE ROLE ${owner} LOGIN`));

  test("of an existing schema needs no right in the database", async () => {
    const schema = newName();
    expect(await refusedInit(own(schema))).toMatchObject({
      problem: {
        code: "store.no_permission",
        advice: expect.stringContaining(`GRANT CREATE ON DATABASE "postgres" TO "${owner}"`),
      },
    });
    await byHand(server, `CREATE SCHEMA ${schema} AUTHORIZATION ${owner}`);
    expect(await refusal(admin(own(schema)).init({}))).toBe("current");
    expect(await codeOf(own(schema), writeGoal)).toBe("done");
    // What only the owner can do is refused to others, and what there is nothing of to nobody.
    const agent = newName();
    await byHand(server, `CREATE ROLE ${agent} LOGIN`);
    await admin(own(schema)).init({ agent: [agent] });
    const asAgent = server.url({ schema, user: agent });
    expect(await refusal(admin(asAgent).upgrade())).toBe("current");
    await byHand(server, `DROP INDEX ${schema}.goals_text`);
    expect(
      await admin(asAgent)
        .upgrade()
        .catch((error: unknown) => error),
    ).toMatchObject({
      problem: { code: "store.no_permission", advice: "run this as the role that owns the schema" },
    });
    expect(await refusal(admin(own(schema)).upgrade())).toBe("current");
    const importing = await outcomeOf(asAgent, (store) =>
      store.write((writer) => writer.addEvents([{ seq: 1000, text: "{}" }])),
    );
    expect(importing.code).toBe("store.no_permission");
    expect(importing.said).toContain("--operator-role");
  });

  test("of a database in another encoding is told so, and makes nothing in it", async () => {
    const database = newName();
    await byHand(
      server,
      `CREATE DATABASE ${database} ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C' OWNER ${owner}`,
      { parameters: [] },
    );
    expect(await refusedInit(own("svc", database))).toMatchObject({
      problem: { code: "store.encoding", message: expect.stringContaining("LATIN1") },
    });
    expect(await codeOf(own("svc", database), readGoals)).toBe("store.not_initialised");
  });
});

describe("versions", () => {
  async function atVersion(version: number): Promise<string> {
    const { schema, url } = await freshSchema();
    await byHand(server, `UPDATE ${schema}.schema_version SET version = ${version}`);
    return url;
  }

  test("a newer one is refused by everything and left alone", async () => {
    const url = await atVersion(STEPS.length + 1);
    expect(await codeOf(url, readGoals)).toBe("store.newer_version");
    expect(await codeOf(url, writeGoal)).toBe("store.newer_version");
    expect(await refusal(admin(url).upgrade())).toBe("store.newer_version");
    expect(await refusal(admin(url).init({}))).toBe("store.newer_version");
    expect(await admin(url).status()).toMatchObject({
      state: "newer",
      version: STEPS.length + 1,
    });
  });

  test("a store whose making stopped halfway is finished by init, whatever was made", async () => {
    const url = await atVersion(0);
    expect(await codeOf(url, readGoals)).toBe("store.not_initialised");
    const states = await Promise.all([1, 2, 3].map(() => admin(url).init({})));
    expect(states.map(({ state }) => state)).toEqual(["current", "current", "current"]);
    expect(await codeOf(url, writeGoal)).toBe("done");
  });
});

test("events that SQL has put in before the upgrade are found by their text after it", async () => {
  const { schema, url } = await freshSchema();
  await byHand(server, `DROP SCHEMA ${schema} CASCADE`);
  const [first] = STEPS;
  await openPostgresAdmin({ address: url, env: {}, steps: [first!] }).init({});
  const text = '{"session_ref":"s","change":"enrolled"}';
  await byHand(
    server,
    `INSERT INTO ${schema}.goals (session_ref, record) VALUES ('s', '{}');
    INSERT INTO ${schema}.events (record) VALUES ('${text}')`,
  );
  expect(await codeOf(url, readGoals)).toBe("store.older_version");
  expect(await admin(url).upgrade()).toMatchObject({ state: "current", version: STEPS.length });
  const store = openPostgresStore({ address: url, env: {} });
  const goal = await store.read((reader) => reader.anchoredGoal("s"));
  expect(goal?.anchors.enrolment).toBe(text);
  await store.close();
});

/** Keeps those who make or upgrade a store from ending the last step, until they are let go. */
async function holdLastStep(schema: string): Promise<() => Promise<void>> {
  const client = new Bun.SQL(`${server.url()}?sslmode=disable`, { max: 1, prepare: false });
  await client.unsafe(`SELECT pg_advisory_lock(hashtext('"${schema}"'))`);
  return () => client.close({ timeout: 0 });
}

/** Does somebody wait there? */
async function isHeld(): Promise<boolean> {
  const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  return (await byHand(server, waiting)).length > 0;
}

test("a store that is being made is nowhere at a version in between, which others would refuse", async () => {
  const schema = newName();
  const url = server.url({ schema });
  const held: Steps = [...STEPS, (tables) => waitsFor(tables.schema)];
  const own = (steps: Steps) => openPostgresAdmin({ address: url, env: {}, steps });
  const met = new Set<string>();
  const letGo = await holdLastStep(schema);
  const made = new AbortController();
  const making = own(held)
    .init({})
    .finally(() => made.abort());
  try {
    while (!made.signal.aborted && !(await isHeld())) met.add((await own(held).status()).state);
    met.add((await own(held).status()).state);
  } finally {
    await letGo();
  }
  while (!made.signal.aborted) met.add((await own(held).status()).state);
  expect(await making).toMatchObject({ state: "current", version: held.length });
  met.delete("current");
  expect([...met]).toEqual(["absent"]);
});

describe("an upgrade of two steps", () => {
  const [OURS, LAST] = [STEPS.length, MORE_STEPS.length];
  const knowing = (address: string, steps: Steps) => openPostgresAdmin({ address, env: {}, steps });
  const versionAt = async (url: string): Promise<number | null> =>
    (await admin(url).status()).version;

  test("until it is made, commands of the newer program name it, and those of the older one afterwards", async () => {
    const { url } = await freshSchema();
    const newer = openPostgresStore({ address: url, env: {}, steps: MORE_STEPS });
    const { findings } = await newer.examine(Date.now());
    const refusals = [
      await refusal(newer.read(async () => "read")),
      await refusal(newer.write(async () => "written")),
      await refusal(knowing(url, MORE_STEPS).init({})),
      findings[0]?.problem.code,
    ];
    expect(refusals).toEqual(Array.from({ length: 4 }, () => "store.older_version"));
    expect(findings[0]?.problem.advice).toContain('"svc-goals store upgrade"');
    expect(await knowing(url, MORE_STEPS).status()).toMatchObject({
      state: "older",
      version: OURS,
    });
    expect(await codeOf(url, writeGoal)).toBe("done");

    const upgraded = { state: "current", version: LAST, knownVersion: LAST } as const;
    expect(await knowing(url, MORE_STEPS).upgrade()).toMatchObject(upgraded);
    expect(await refusal(newer.write(async () => "written"))).toBe("written");
    await newer.close();
    expect(await codeOf(url, readGoals)).toBe("store.newer_version");
    expect(await refusal(admin(url).upgrade())).toBe("store.newer_version");
  });

  test("is made once, one step after the other, however many make it", async () => {
    const { schema, url } = await freshSchema();
    const states = await Promise.all(
      Array.from({ length: 6 }, () => refusal(knowing(url, MORE_STEPS).upgrade())),
    );
    expect(states).toEqual(Array.from({ length: 6 }, () => "current"));
    const taken = await byHand(
      server,
      `SELECT step, coalesce(began >= lag(ended) OVER (ORDER BY step), true) AS in_turn
       FROM ${schema}.taken ORDER BY step`,
    );
    expect(taken).toEqual([OURS + 1, LAST].map((step) => ({ step, in_turn: true })));
  });

  test("that is killed in its last step has taken those before, and is finished by the next", async () => {
    const { schema, url } = await freshSchema();
    const upgrader = join(import.meta.dir, "upgrader.ts");
    const letGo = await holdLastStep(schema);
    const child = Bun.spawn([process.execPath, upgrader, url], { stderr: "inherit" });
    while (!(await isHeld()) && child.exitCode === null) await Bun.sleep(10);
    child.kill("SIGKILL");
    await child.exited;
    await letGo();
    expect(await versionAt(url)).toBe(OURS + 1);
    expect(await byHand(server, `SELECT step FROM ${schema}.taken`)).toEqual([{ step: OURS + 1 }]);
    expect(await codeOf(url, writeGoal)).toBe("store.newer_version");
    expect(await refusal(knowing(url, MORE_STEPS).upgrade())).toBe("current");
    expect(await versionAt(url)).toBe(LAST);
  });
});

describe("roles", () => {
  const [agent, operator, reader, owner] = ["agent", "operator", "reader", "owner"].map(
    (part) => `${part}_${process.pid}`,
  ) as [string, string, string, string];
  const schema = newName();
  const as = (user: string): string => server.url({ schema, user });
  const sql = (user: string, statement: string): Promise<string> =>
    refusalOf(byHand(server, statement.replaceAll("%", schema), { user }));
  const DENIED = "42501";

  beforeAll(async () => {
    const logins = [agent, operator, reader, owner].map((role) => `CREATE ROLE ${role} LOGIN`);
    await byHand(server, `${logins.join("; ")}; GRANT CREATE ON DATABASE postgres TO ${owner}`);
    const grants = { agent: [agent], operator: [operator], reader: [reader] };
    // Several at once, as the operators of several machines may: who loses a race grants again.
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refusal(admin(as(owner)).init(grants))),
    );
    expect(new Set(answers)).toEqual(new Set(["current"]));
  });

  test("an agent reads, writes goals and artifacts and appends to the trail", async () => {
    expect(await codeOf(as(agent), writeGoal)).toBe("done");
    expect(
      await codeOf(as(agent), (store) =>
        store.write(async (writer) => {
          await writer.putGoal({ session_ref: "l", text: '{"lane_id":"L","status":"open"}' });
          await writer.putGoal({ session_ref: "l", text: '{"lane_id":"L","status":"complete"}' });
          await writer.putArtifact({ url: "https://h/a", text: "{}" });
          await writer.putArtifact({ url: "https://H/a", text: "{}" });
          await writer.appendEvent("{}");
        }),
      ),
    ).toBe("done");
    expect(await codeOf(as(agent), readGoals)).toBe("done");
  });

  test.each([
    ["UPDATE %.events SET record = ''"],
    ["DELETE FROM %.events"],
    ["TRUNCATE %.events"],
    ["INSERT INTO %.events (seq, record) VALUES (1000000, '')"],
    ["DELETE FROM %.goals"],
    ["DELETE FROM %.artifacts"],
    ["UPDATE %.lanes SET session_ref = 'x'"],
    ["UPDATE %.schema_version SET version = 9"],
    ["ALTER TABLE %.events DISABLE TRIGGER ALL"],
    ["DROP TABLE %.events"],
    ["CREATE TABLE %.more (x text)"],
  ])("an agent may not: %s", async (statement) => {
    expect(await sql(agent, statement)).toBe(DENIED);
  });

  test("an agent may free the lane of another by hand, and that is found", async () => {
    const text = '{"lane_id":"mine","status":"open"}';
    expect(await codeOf(as(agent), (store) => writeGoal(store, "robbed", text))).toBe("done");
    expect(await sql(agent, "DELETE FROM %.lanes WHERE lane_id = 'mine'")).toBe("");
    const found: string[] = [];
    await outcomeOf(as(reader), async (store) => {
      const { findings } = await store.examine(Date.now());
      found.push(...findings.map(({ problem }) => problem.code));
    });
    expect(found).toContain("doctor.lost_lane");
    const back = "INSERT INTO %.lanes (lane_id, session_ref) VALUES ('mine', 'robbed')";
    expect(await sql(operator, back)).toBe("");
  });

  test("an operator may also repair records and import, but not rewrite the trail", async () => {
    expect(await codeOf(as(operator), writeGoal)).toBe("done");
    expect(
      await codeOf(as(operator), (store) =>
        store.write(async (writer) => {
          const { lastSeq } = await writer.extent();
          await writer.addEvents([{ seq: lastSeq + 10, text: "{}" }]);
        }),
      ),
    ).toBe("done");
    expect(await sql(operator, "DELETE FROM %.goals WHERE session_ref = 'none'")).toBe("");
    for (const rewriting of [
      "UPDATE %.events SET record = ''",
      "DELETE FROM %.events",
      "UPDATE %.schema_version SET version = 9",
      "DELETE FROM %.schema_version",
    ]) {
      expect(await sql(operator, rewriting)).toBe(DENIED);
    }
  });

  test("a reader reads and writes nothing", async () => {
    expect(await codeOf(as(reader), readGoals)).toBe("done");
    const { code, said } = await outcomeOf(as(reader), writeGoal);
    expect(code).toBe("store.no_permission");
    expect(said).toContain(reader);
    expect(await sql(reader, "INSERT INTO %.events (record) VALUES ('')")).toBe(DENIED);
  });

  test("an examination says what a role may do that it should not", async () => {
    const findings = async (user: string): Promise<readonly string[]> => {
      const codes: string[] = [];
      await outcomeOf(as(user), async (store) => {
        const examined = await store.examine(Date.now());
        codes.push(...examined.findings.map(({ level, problem }) => `${level} ${problem.code}`));
      });
      return codes;
    };
    expect(await findings(agent)).toEqual([]);
    expect(await findings(operator)).toEqual([]);
    expect(await findings(reader)).toEqual(["note doctor.reads_only"]);
    expect(await findings(owner)).toEqual(["note doctor.may_rewrite"]);
  });

  test.each([
    ["the operator", operator],
    ["a reader", reader],
  ])("%s cannot grant rights, and is told who can", async (_, who) => {
    const newcomer = newName();
    await byHand(server, `CREATE ROLE ${newcomer} LOGIN`);
    for (const part of ["agent", "operator", "reader"]) {
      const granting = admin(as(who)).init({ [part]: [newcomer] });
      expect(await granting.catch((error: unknown) => error)).toMatchObject({
        problem: {
          code: "store.no_permission",
          advice: expect.stringContaining("as the role that owns the schema"),
        },
      });
    }
    expect(await codeOf(as(newcomer), readGoals)).toBe("store.no_permission");
    expect(await refusal(admin(as(owner)).init({ operator: [newcomer] }))).toBe("current");
    expect(await codeOf(as(newcomer), writeGoal)).toBe("done");
  });

  test("a role that does not exist, and one without rights, are named", async () => {
    expect(await refusal(admin(as(owner)).init({ agent: ["nobody_at_all"] }))).toBe(
      "store.no_role",
    );
    const stranger = newName();
    await byHand(server, `CREATE ROLE ${stranger} LOGIN`);
    expect(await codeOf(as(stranger), readGoals)).toBe("store.no_permission");
  });
});
