import { afterAll, describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { normalUrl } from "../../../src/store/normal-url.ts";
import { PLAIN_URL, SCHEMA_VERSION, STEPS } from "../../../src/store/sqlite/schema.ts";
import { openSqliteStore } from "../../../src/store/sqlite/store.ts";
import { Database } from "bun:sqlite";
import { byHand, freshRoot, tryRead, tryWrite, removeRoots } from "./world.ts";

afterAll(removeRoots);

test("the version of the file is the number of steps it has taken", async () => {
  const root = freshRoot();
  await tryWrite(root);
  expect(byHand(root, (db) => db.query("PRAGMA user_version").values())).toEqual([[STEPS.length]]);
});

test("a newer version is refused, and nothing is changed", async () => {
  const root = freshRoot();
  await tryWrite(root);
  byHand(root, (db) => db.run(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`));
  expect(await tryRead(root)).toBe("store.newer_version");
  expect(await tryWrite(root)).toBe("store.newer_version");
});

test("a version that becomes newer under an open store is noticed", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const store = openSqliteStore({ root });
  await store.write(async () => {});
  byHand(root, (db) => db.run(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`));
  const failing = store.write(async () => {}).catch((error: unknown) => error);
  expect(await failing).toMatchObject({ problem: { code: "store.newer_version" } });
  await store.close();
});

test("a file whose tables are gone is damaged", async () => {
  const root = freshRoot();
  await tryWrite(root);
  byHand(root, (db) => db.run("ALTER TABLE goals RENAME TO elsewhere"));
  expect(await tryRead(root)).toBe("store.damaged");
});

test("a file whose column was renamed is changed, and not damaged", async () => {
  const root = freshRoot();
  await tryWrite(root);
  byHand(root, (db) => db.run("ALTER TABLE events RENAME COLUMN record TO elsewhere"));
  expect(await tryRead(root)).toBe("store.structure");
});

describe("the stored records are an interface", () => {
  test("of three tables with a key and a record each", async () => {
    const root = freshRoot();
    await tryWrite(root);
    const columns = (table: string): unknown[] =>
      byHand(root, (db) =>
        db
          .query<{ name: string; type: string }, []>(`PRAGMA table_info(${table})`)
          .all()
          .map(({ name, type }) => `${name} ${type}`),
      );
    expect(columns("goals")).toEqual(["session_ref TEXT", "record TEXT"]);
    expect(columns("artifacts")).toEqual(["url TEXT", "record TEXT"]);
    expect(columns("events")).toEqual(["seq INTEGER", "record TEXT"]);
  });

  test("rows put in by hand are found like any other, however malformed", async () => {
    const root = freshRoot();
    await tryWrite(root);
    const texts = ["", "{", "null", "[]", '{"status":1,"lane_id":[]}', '{"reviewed":"true"}', "\0"];
    byHand(root, (db) => {
      texts.forEach((text, n) => {
        db.query("INSERT INTO goals VALUES (?, ?)").run(`g${n}`, text);
        db.query("INSERT INTO artifacts VALUES (?, ?)").run(`https://h/${n}`, text);
        db.query("INSERT INTO events (record) VALUES (?)").run(text);
      });
      db.run("INSERT INTO goals VALUES ('utf8', CAST(x'7bff7d' AS TEXT))");
      db.run("INSERT INTO artifacts VALUES (CAST(x'ff' AS TEXT), CAST(x'7bff7d' AS TEXT))");
    });
    const store = openSqliteStore({ root });
    await store.read(async (reader) => {
      expect(await Array.fromAsync(reader.goals({}))).toHaveLength(texts.length + 2);
      expect(await Array.fromAsync(reader.liveGoals())).toHaveLength(texts.length + 2);
      expect(await Array.fromAsync(reader.artifacts({}))).toHaveLength(texts.length + 1);
      expect(await Array.fromAsync(reader.artifacts({ unreviewed: true }))).toHaveLength(
        texts.length + 1,
      );
      expect(await Array.fromAsync(reader.events({ about: "goals" }))).toHaveLength(texts.length);
      expect(await reader.artifact("HTTPS://h/1")).toEqual({ url: "https://h/1", text: "{" });
    });
    await store.close();
  });

  test("the database itself keeps a lane for one unfinished goal", async () => {
    const root = freshRoot();
    await tryWrite(root);
    byHand(root, (db) => {
      const insert = db.query("INSERT INTO goals VALUES (?, ?)");
      insert.run("a", '{"status":"open","lane_id":"L"}');
      insert.run("b", '{"status":"complete","lane_id":"L"}');
      expect(() => insert.run("c", '{"status":"held","lane_id":"L"}')).toThrow("UNIQUE");
      expect(() =>
        db.run(
          `UPDATE goals SET record = '{"status":"open","lane_id":"L"}' WHERE session_ref = 'b'`,
        ),
      ).toThrow("UNIQUE");
    });
  });
});

describe("urls that are beyond doubt their own normal form", () => {
  const db = new Database(":memory:");
  const isPlain = (url: string): boolean =>
    db
      .query<{ plain: number | null }, [string]>(
        `SELECT ${PLAIN_URL} AS plain FROM (SELECT ? AS url)`,
      )
      .get(url)?.plain === 1;

  test.each([
    "https://host.example/",
    "https://artifacts.example.com/a/report-7.html?x=1#y",
    "https://host.example:8443/A/b%20c",
  ])("%s is one", (url) => {
    expect(isPlain(url)).toBeTrue();
  });

  test.each([
    "https://host.example",
    "HTTPS://host.example/",
    "https://Host.example/",
    "https://host.example:443/",
    "https://host.example:0443/",
    "https://host.example:/",
    "https://u@host.example/",
    "https://10.0.0.1/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://host.example/a/../b",
    "https://host.example/a/%2E%2e/b",
    "https://host.example/a b",
    "https://host.example/ä",
    "https://xn--a.example/",
    " https://host.example/",
    "not a url",
    "",
  ])("%p is none", (url) => {
    expect(isPlain(url)).toBeFalse();
  });

  test("are never changed by normalising", () => {
    const part = fc.string({
      unit: fc.constantFrom(...Array.from("aZ09-._~%2e/:?#@!'[]\\ äx443n"), "..", "%2E"),
      maxLength: 8,
    });
    const url = fc
      .tuple(fc.constantFrom("https://", "https:/", "HTTPS://"), part, part)
      .map(([scheme, host, path]) => `${scheme}h${host}/${path}`);
    fc.assert(
      fc.property(url, (text) => {
        if (isPlain(text)) expect(normalUrl(text)).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });
});

test("reads by key, lane, goal text and anchor go through an index", async () => {
  const root = freshRoot();
  await tryWrite(root);
  const plan = (sql: string): string =>
    byHand(root, (db) =>
      db
        .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail)
        .join("; "),
    );
  for (const sql of [
    "SELECT record FROM goals WHERE session_ref = 'a'",
    "SELECT session_ref FROM goals WHERE lane_id = 'a' AND status IS NOT 'complete'",
    "SELECT 1 FROM events WHERE anchor = 'a' AND change = 'enrolled' ORDER BY seq LIMIT 1",
    "SELECT record FROM events WHERE session_ref = 'a' ORDER BY seq",
    "SELECT record FROM events WHERE url = 'a' ORDER BY seq",
    "SELECT url FROM artifacts ORDER BY published_at, rowid",
  ]) {
    expect(plan(sql)).toMatch(/USING (?:COVERING )?INDEX/);
    expect(plan(sql)).not.toMatch(/SCAN (?:goals|events)|TEMP B-TREE/);
  }
});
