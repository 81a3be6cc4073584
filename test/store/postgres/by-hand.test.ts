import { beforeAll, describe, expect, test, setDefaultTimeout } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BY_HAND } from "../../../src/store/postgres/by-hand.ts";
import { STEPS, tablesIn } from "../../../src/store/postgres/schema.ts";
import { streamEvents } from "../../../src/store/postgres/stream-events.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import type { Reader, Store } from "../../../src/store/port.ts";
import { SERVER_PATIENCE, type FreshSchema, freshSchema } from "../../postgres/server.ts";
import { byHand, refusalOf } from "../../postgres/sql.ts";

/** Rows that SQL has put in or changed: shown like any other, and the constraints that hold for them. */
setDefaultTimeout(SERVER_PATIENCE);
let fresh: FreshSchema;
let store: Store;
beforeAll(async () => {
  fresh = await freshSchema();
  store = openPostgresStore({ address: fresh.url, env: {} });
});

const sql = (statement: string): Promise<string> =>
  refusalOf(byHand(fresh.server, statement.replaceAll("%", fresh.schema)));
const [CHECK, UNIQUE] = ["23514", "23505"];
const refs = (rows: (reader: Reader) => AsyncIterable<{ session_ref: string }>) =>
  store.read(async (reader) => (await Array.fromAsync(rows(reader))).map((row) => row.session_ref));

describe("goals", () => {
  beforeAll(async () => {
    await store.write((writer) =>
      writer.putGoal({ session_ref: "ours", text: '{"status":"open","lane_id":"L"}' }),
    );
    const insert = "INSERT INTO %.goals (session_ref, record) VALUES";
    await sql(`${insert} ('open', '{"status":"open"}'), ('done', '{"status":"complete"}'),
      ('garbage', 'no {json'), ('twice', '{"status":"open","status":"complete"}')`);
  });

  test("that were put in are chosen by their text", async () => {
    expect(await refs((reader) => reader.goals({}))).toEqual([
      "done",
      "garbage",
      "open",
      "ours",
      "twice",
    ]);
    expect(await refs((reader) => reader.goals({ statuses: ["open"] }))).toEqual(["open", "ours"]);
    expect(await refs((reader) => reader.goals({ statuses: ["complete"] }))).toEqual(["done"]);
    expect(await refs((reader) => reader.goals({ statuses: ["open"], limit: 1 }))).toEqual([
      "open",
    ]);
    expect(await refs((reader) => reader.liveGoals())).toEqual([
      "garbage",
      "open",
      "ours",
      "twice",
    ]);
  });

  test("cannot be changed in the text alone, so that no search goes by what it was", async () => {
    const change = `UPDATE %.goals SET record = '{"status":"complete"}'`;
    expect(await sql(`${change} WHERE session_ref = 'ours'`)).toBe(CHECK);
    expect(await sql(`UPDATE %.goals SET status = 'complete' WHERE session_ref = 'open'`)).toBe(
      CHECK,
    );
    const emptied =
      "record_md5 = NULL, status = NULL, lane_id = NULL, is_live = true, goal_mark = NULL";
    expect(await sql(`${change}, ${emptied} WHERE session_ref = 'ours'`)).toBe("");
    expect(await refs((reader) => reader.goals({ statuses: ["complete"] }))).toEqual([
      "done",
      "ours",
    ]);
    const put = (text: string): Promise<unknown> =>
      store.write((writer) => writer.putGoal({ session_ref: "ours", text }));
    const holder = (): Promise<string | null> => store.read((reader) => reader.laneHolder("L"));
    // The lane that the change by hand has left behind goes with the next change, and comes back.
    await put('{"status":"complete","lane_id":"L"}');
    expect(await holder()).toBeNull();
    await put('{"status":"working","lane_id":"L"}');
    expect(await holder()).toBe("ours");
    expect(
      await sql(`${change.replace("complete", "working")}, ${emptied} WHERE session_ref = 'ours'`),
    ).toBe("");
    await put('{"status":"working","lane_id":"L"}');
    expect(await holder()).toBe("ours");
  });

  test("keep session reference and lane to one", async () => {
    expect(await sql("INSERT INTO %.goals (session_ref, record) VALUES ('open', '')")).toBe(UNIQUE);
    expect(await sql("INSERT INTO %.lanes (lane_id, session_ref) VALUES ('L', 'x')")).toBe(UNIQUE);
  });
});

test("the queries of docs/postgresql.md end at none of them", async () => {
  const page = readFileSync(join(import.meta.dir, "../../../docs/postgresql.md"), "utf8");
  const block = /^## Tables and rows$[^]*?```sql\n(?<sql>[^]*?)```/mu.exec(page)?.groups?.["sql"];
  const queries = (block ?? "").split(";").filter((query) => query.includes("SELECT"));
  expect(queries).toHaveLength(2);
  expect(await sql("INSERT INTO %.events (record) VALUES ('no {json'), ('[1]')")).toBe("");
  for (const query of queries) expect(await sql(query.replaceAll("svc.", "%."))).toBe("");
});

describe("artifacts", () => {
  beforeAll(async () => {
    await sql(`INSERT INTO %.artifacts (url, record) VALUES
      ('HTTPS://Odd.example:443/x/../a', '{"reviewed":true,"published_at":"2026-01-01T00:00:00Z"}'),
      ('https://odd.example/b', 'garbage')`);
  });

  test("that were put in are found by any spelling, and judged by their text", async () => {
    await store.read(async (reader) => {
      expect((await reader.artifact("https://odd.example/a"))?.url).toStartWith("HTTPS://Odd");
      expect((await reader.artifact("https://ODD.example/b"))?.text).toBe("garbage");
      const unreviewed = await Array.fromAsync(reader.artifacts({ unreviewed: true }));
      expect(unreviewed.map(({ url }) => url)).toEqual(["https://odd.example/b"]);
    });
  });

  test("are replaced and not doubled when they are published", async () => {
    await store.write((writer) => writer.putArtifact({ url: "https://odd.example/a", text: "{}" }));
    const urls = await store.read((reader) => Array.fromAsync(reader.artifacts({})));
    expect(urls.map(({ url }) => url).toSorted()).toEqual([
      "https://odd.example/a",
      "https://odd.example/b",
    ]);
    expect(
      await sql("INSERT INTO %.artifacts (url, record) VALUES ('https://odd.example/b', '')"),
    ).toBe(UNIQUE);
  });
});

test("a second row of an artifact is found by its own spelling only, and stays when it is replaced", async () => {
  const [first, second] = ["https://second.example/a", "https://SECOND.example/a"];
  await store.write((writer) => writer.putArtifact({ url: first, text: "1" }));
  await sql(`INSERT INTO %.artifacts (url, record) VALUES ('${second}', '2')`);
  const found = (url: string): Promise<unknown> => store.read((reader) => reader.artifact(url));
  expect(await found(first)).toEqual({ url: first, text: "1" });
  expect(await found(second)).toEqual({ url: second, text: "2" });
  expect(await found("https://second.example/./a")).toEqual({ url: first, text: "1" });
  await store.write((writer) => writer.putArtifact({ url: second, text: "3" }));
  expect(await found(second)).toEqual({ url: second, text: "3" });
  expect(await found(first)).toEqual({ url: first, text: "1" });
});

test("a text that PostgreSQL cannot hold is refused and not changed", async () => {
  for (const text of ['{"a":"\0"}', '{"a":"\ud800"}']) {
    const writing = store.write((writer) => writer.putGoal({ session_ref: "odd", text }));
    expect(
      await writing.then(
        () => "written",
        (error: unknown) => error,
      ),
    ).toMatchObject({ problem: { code: "store.text" } });
  }
  expect(await store.read((reader) => reader.goal("odd"))).toBeNull();
});

test("texts that look like keys but are too long, or hold what an index cannot, are stored", async () => {
  const long = "x".repeat(100_000);
  const text = JSON.stringify({ status: long, lane_id: long, goal: long, published_at: "\0" });
  const url = `https://host.example/${long}`;
  await store.write(async (writer) => {
    await writer.putGoal({ session_ref: "long", text });
    await writer.putArtifact({ url, text });
    await writer.appendEvent(JSON.stringify({ url, session_ref: long }));
  });
  await store.read(async (reader) => {
    expect(await reader.goal("long")).toEqual({ session_ref: "long", text });
    expect((await reader.artifact(url))?.text).toBe(text);
    expect(await reader.sessionWithGoal(long)).toBe("long");
    const events = await Array.fromAsync(reader.events({ about: "artifacts", normalUrl: url }));
    expect(events).toHaveLength(1);
  });
});

test("the events of hundreds of artifacts are two questions", async () => {
  const asked: string[] = [];
  const run = async (statement: string): Promise<never[]> => {
    asked.push(statement);
    return [];
  };
  const normalUrls = Array.from({ length: 500 }, (_, at) => `https://host.example/${at}`);
  const events = streamEvents(run, tablesIn("s"), { about: "some artifacts", normalUrls });
  expect(await Array.fromAsync(events)).toEqual([]);
  expect(asked).toHaveLength(2);
});

test("events that were put in by hand are looked for in an index of their own", () => {
  const made = STEPS.map((step) => step(tablesIn(fresh.schema))).join(";");
  const index = /INDEX IF NOT EXISTS events_by_hand ON [^;]* WHERE (?<condition>[^;]*)/u.exec(
    made.replaceAll(/\s+/gu, " "),
  );
  expect(index?.groups?.["condition"]).toBe(BY_HAND);
});
