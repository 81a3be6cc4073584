import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isReadOtherwise } from "../../../src/store/sqlite/other-version.ts";
import { ENROLMENT, RECORDING, codes, openWorkspace } from "../workspace.ts";

/** Rows that another version of SQLite has put in, which reads them otherwise than the built-in one. */
const space = openWorkspace("other-version");
afterAll(() => space.remove());
let places = 0;

/** A store that is well. */
function healthy(): string {
  places += 1;
  const root = join(space.folder, `root-${places}`);
  space.goals("set", "--session-ref", "nightly", ...ENROLMENT, "--root", root);
  space.artifacts("record", ...RECORDING, "--root", root);
  return root;
}

interface Otherwise {
  readonly table: "goals" | "artifacts" | "events";
  /** What this version reads, and what the other one does. */
  readonly here: string;
  readonly there: string;
}

function sql(path: string, statement: string): void {
  const db = new Database(path);
  db.run(statement);
  db.close();
}

/** Inserts as a version does that reads one column in another way: up to the NUL, say, or far deeper. */
function insertOtherwise(
  root: string,
  { table, here, there }: Otherwise,
  values: readonly string[],
): void {
  const path = join(root, "svc.db");
  // SQLite lets nobody change the text of a table, so it is changed where it lies in the file.
  const change = (from: string, to: string): void => {
    sql(path, "PRAGMA journal_mode = DELETE");
    const parts = readFileSync(path, "latin1").split(`(${from.padEnd(here.length)})`);
    // A page that was split may have left a copy behind.
    expect(parts.length).toBeGreaterThan(1);
    writeFileSync(path, parts.join(`(${to.padEnd(here.length)})`), "latin1");
    sql(path, "PRAGMA journal_mode = WAL");
  };
  change(here, there);
  const db = new Database(path);
  const key = table === "goals" ? "session_ref, " : table === "artifacts" ? "url, " : "";
  const marks = values.map(() => "?").join(", ");
  db.query(`INSERT INTO ${table} (${key}record) VALUES (${marks})`).run(...values);
  db.close();
  change(there, here);
}

/** The column of a key, and what takes its place in the text of the table. */
function column(key: string, there: string): Omit<Otherwise, "table"> {
  return { here: COLUMN.replaceAll("KEY", key), there };
}
const TYPE =
  "CASE WHEN json_valid(record) THEN CASE WHEN json_type(json_remove(record, '$.KEY'), '$.KEY') IS NULL THEN json_type(record, '$.KEY') END END";
const COLUMN = `CASE ${TYPE} WHEN 'text' THEN record ->> '$.KEY' END`;
const FIRST = (key: string): string => `substr(record ->> '$.${key}', 1, 1)`;
const DEEP = `{"url":"https://m.com/2","reviewed":true,"x":${"[".repeat(1500)}${"]".repeat(1500)}}`;

const CASES: readonly (readonly [string, Otherwise, readonly string[], string])[] = [
  [
    "a date with a NUL",
    { table: "artifacts", ...column("published_at", FIRST("published_at")) },
    ["https://m.com/1", String.raw`{"url":"https://m.com/1","published_at":"a\u0000b"}`],
    "the artifact https://m.com/1 into the indexes artifacts_published, artifacts_unreviewed",
  ],
  [
    "a lane with a NUL",
    { table: "goals", ...column("lane_id", FIRST("lane_id")) },
    ["s1", String.raw`{"session_ref":"s1","lane_id":"a\u0000b"}`],
    'the goal of session "s1" into the index goals_lane',
  ],
  [
    "an artifact nested 1,500 deep",
    {
      table: "artifacts",
      here: TYPE.replaceAll("KEY", "reviewed"),
      there: "'true'",
    },
    ["https://m.com/2", DEEP],
    "the artifact https://m.com/2 into the index artifacts_unreviewed",
  ],
  [
    "an event with a NUL",
    { table: "events", ...column("session_ref", FIRST("session_ref")) },
    [String.raw`{"session_ref":"a\u0000b","change":"enrolled"}`],
    "event 3 into the indexes events_session, events_anchor",
  ],
];

test.each(CASES)(
  "%s is no damage: doctor names it and looks at all others, and upgrade settles it",
  (_, how, values, named) => {
    const root = healthy();
    insertOtherwise(root, how, values);
    const found = space.goals("doctor", "--root", root, "--format", "text");
    expect([found.exit, found.stderr]).toEqual([1, ""]);
    expect(found.stdout).toContain(`another version of SQLite has put ${named} otherwise`);
    expect(found.stdout).toContain(
      `next: "svc-goals store upgrade --root ${root}" makes the index`,
    );
    // The other rows were looked at, and what is wrong with this one besides is said too.
    expect(found.stdout).toMatch(/looked at \d goals?, \d artifacts? and \d events\n$/u);
    expect(found.stdout.match(/^wrong: .*$/gmu)?.length).toBeGreaterThan(1);
    const stored = space.goals("export", "--root", root).stdout;

    const output = join(space.folder, `copy-${places}.db`);
    const backup = space.goals("backup", "--root", root, "--output", output);
    expect([backup.exit, codes(backup)]).toEqual([0, ["doctor.misfiled"]]);
    const restored = `${root}-restored`;
    mkdirSync(restored, { mode: 0o700 });
    copyFileSync(output, join(restored, "svc.db"));

    expect(space.goals("store", "upgrade", "--root", root).exit).toBe(0);
    for (const place of [restored, root]) {
      expect(space.goals("export", "--root", place).stdout).toBe(stored);
      const again = space.goals("doctor", "--root", place, "--format", "text");
      expect(again.stdout).not.toContain("doctor.misfiled");
      expect(again.stdout).toContain("looked at");
    }
  },
  60_000,
);

test("an index that lost the row of a record that every version reads alike is damage, and stays", () => {
  const root = healthy();
  insertOtherwise(root, { table: "goals", ...column("lane_id", FIRST("lane_id")) }, [
    "s1",
    '{"lane_id":"abc"}',
  ]);
  for (const command of [["doctor"], ["store", "upgrade"], ["doctor"]]) {
    const ran = space.goals(...command, "--root", root);
    if (command[0] === "doctor") expect([ran.exit, codes(ran)]).toEqual([3, ["store.damaged"]]);
  }
  const output = join(space.folder, "of-damage.db");
  expect(space.goals("backup", "--root", root, "--output", output).exit).toBe(3);
});

test.each<[string, boolean]>([
  [String.raw`{"a":"\u0000"}`, true],
  [String.raw`{"\u0061":1}`, true],
  [String.raw`{"a":"\ud800"}`, true],
  [String.raw`{"a":"\\\u0000"}`, true],
  [DEEP, true],
  [String.raw`{"a":"\\u0000"}`, false],
  [String.raw`{"a":"\u001b[0m"}`, false],
  [String.raw`{"a":"\u0000"`, false],
  ['{"a":[[[[1]]]]}', false],
])("of a text it is known whether versions differ (%#)", (text, expected) => {
  expect(isReadOtherwise(text)).toBe(expected);
});
