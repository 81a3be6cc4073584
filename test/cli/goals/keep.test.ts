import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultsOf } from "../intact.ts";
import { runInTerminal } from "../terminal.ts";
import { ENROLMENT, RECORDING, codes, openWorkspace, record, whole } from "../workspace.ts";

/** Moving, copying and checking a store, as it is typed. */
const space = openWorkspace("keep");
afterAll(() => space.remove());
const file = join(space.folder, "records.jsonl");
const REF = ["--session-ref", "nightly"];
let places = 0;

/** A root that nobody has used. */
function newRoot(): string {
  places += 1;
  return join(space.folder, `root-${places}`);
}

/** A root with the records of the workspace. */
function copied(): string {
  const root = newRoot();
  expect(space.goals("import", "--input", file, "--root", root).exit).toBe(0);
  return root;
}

function sql(root: string, statement: string): void {
  const db = new Database(join(root, "svc.db"));
  try {
    db.run(statement);
  } finally {
    db.close();
  }
}

beforeAll(() => {
  space.goals("set", ...REF, ...ENROLMENT, "--open-ask", "Which key?");
  space.goals("hold", ...REF, "--reason", "waits for the key");
  space.artifacts("record", ...RECORDING);
  // What a hand has put in: no JSON, a NUL character, bytes that are no UTF-8.
  space.sql("INSERT INTO goals (session_ref, record) VALUES ('odd', 'garbage {')");
  space.sql("INSERT INTO artifacts (url, record) VALUES ('no url', 'x' || char(0) || 'y')");
  space.sql("INSERT INTO events (seq, record) VALUES (90, CAST(x'7bff7d' AS TEXT))");
  expect(space.goals("export", "--output", file)).toMatchObject({
    exit: 0,
    stdout: "",
    stderr: "",
  });
});

describe("export", () => {
  test("prints the same that it writes, for this user alone", () => {
    const printed = space.goals("export");
    expect([printed.exit, printed.stderr]).toEqual([0, ""]);
    expect(printed.stdout).toBe(readFileSync(file, "utf8"));
    expect(space.goals("export", "--output", "-").stdout).toBe(printed.stdout);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [header = ""] = printed.stdout.split("\n");
    expect(JSON.parse(header)).toMatchObject({ version: 1, goals: 2, artifacts: 2, events: 4 });
  });

  test("of a store that is not there is an empty export, and makes none", () => {
    const root = newRoot();
    const ran = space.goals("export", "--root", root);
    expect(ran.stdout).toMatch(/^\{"format":"svc-records","version":1,"goals":0,.*\}\n$/u);
    expect(existsSync(root)).toBe(false);
  });

  test.each([
    ["a directory", ".", "is a directory"],
    ["a folder that is not there", "no/such/file", "its directory does not exist"],
  ])("says why it cannot write: %s", (_, output, reason) => {
    const ran = space.run("svc-goals", ["export", "--output", output], { cwd: space.folder });
    expect([ran.exit, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).toStartWith(`svc-goals: --output "${output}" `);
    expect(ran.stderr).toContain(reason);
    expect(readdirSync(space.folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("never takes the place of the store or its policy, whatever way leads there", () => {
    const root = copied();
    const db = join(root, "svc.db");
    symlinkSync(db, join(space.folder, "link-to-store"));
    symlinkSync(root, join(space.folder, "link-to-root"));
    writeFileSync(join(root, "policy.yaml"), "version: 1\n");
    const named = space.file("named-policy.yaml", "version: 1\n");
    const before = readFileSync(db);
    for (const output of [
      db,
      `${db}-wal`,
      join(root, "policy.yaml"),
      join(space.folder, "link-to-store"),
      join(space.folder, "link-to-root", "svc.db-shm"),
    ]) {
      const ran = space.goals("export", "--output", output, "--root", root);
      expect([ran.exit, codes(ran)]).toEqual([2, ["output.of_the_store"]]);
    }
    const args = ["export", "--root", root, "--policy-config", named, "--output", named];
    expect(codes(space.goals(...args))).toEqual(["output.of_the_store"]);
    // Also where another policy is named.
    const policy = ["--policy-config", named, "--output", join(root, "policy.yaml")];
    expect(codes(space.goals("export", "--root", root, ...policy))).toEqual([
      "output.of_the_store",
    ]);
    expect(readFileSync(db)).toEqual(before);
    expect(space.goals("export", "--root", root, "--output", join(root, "copy.jsonl")).exit).toBe(
      0,
    );
  });

  test("is for this user alone, also where another file stood", () => {
    const shared = space.file("shared.jsonl", "old");
    chmodSync(shared, 0o644);
    expect(space.goals("export", "--output", shared).exit).toBe(0);
    expect(statSync(shared).mode & 0o777).toBe(0o600);
  });

  test("to a closed pipe ends quietly", () => {
    const ran = space.shell("svc-goals export | head -c 0; echo ${PIPESTATUS[0]}");
    expect(ran).toMatchObject({ stdout: "0\n", stderr: "" });
  });

  test("to a full device says so", () => {
    const ran = space.shell("svc-goals export > /dev/full");
    expect([ran.exit, codes(ran)]).toEqual([2, ["output.unwritable"]]);
  });
});

describe("import", () => {
  test("carries everything over, byte for byte, and says how much it was", () => {
    const root = newRoot();
    const ran = space.goals("import", "--input", file, "--root", root);
    expect(record(ran)).toEqual({
      goals: { added: 2, present: 0 },
      artifacts: { added: 2, present: 0 },
      events: { added: 4, present: 0 },
    });
    expect(space.goals("export", "--root", root).stdout).toBe(readFileSync(file, "utf8"));
    const db = new Database(join(root, "svc.db"), { readonly: true });
    expect(db.query("SELECT seq, hex(record) AS hex FROM events WHERE seq = 90").get()).toEqual({
      seq: 90,
      hex: "7BFF7D",
    });
    db.close();
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(space.goals("resume", ...REF, "--root", root).exit).toBe(0);
    expect(space.goals("log", "--root", root, "--format", "json").stdout).toContain('"seq": 91');
  });

  test("can be run again", () => {
    const root = copied();
    const again = space.goals("import", "--input", file, "--root", root, "--format", "text");
    expect(whole(again, space)).toBe(
      "exit 0\n-- stdout\n" +
        "goals      0 added, 2 there already\n" +
        "artifacts  0 added, 2 there already\n" +
        "events     0 added, 4 there already",
    );
  });

  test("reads a pipe, and a file as standard input", () => {
    const [piped, read] = [newRoot(), newRoot()];
    expect(
      space.shell(`svc-goals export | svc-goals import --input - --root '${piped}'`).exit,
    ).toBe(0);
    expect(space.shell(`svc-goals import --input - --root '${read}' < '${file}'`).exit).toBe(0);
    for (const root of [piped, read]) {
      expect(space.goals("export", "--root", root).stdout).toBe(readFileSync(file, "utf8"));
    }
  });

  test("lists what is in the way, and changes nothing", () => {
    const root = copied();
    space.goals("resume", ...REF, "--root", root);
    const before = space.goals("export", "--root", root).stdout;
    const ran = space.goals("import", "--input", file, "--root", root);
    expect([ran.exit, ran.stdout]).toEqual([1, ""]);
    expect(codes(ran)).toEqual(["import.goal_differs"]);
    expect(ran.stderr).toStartWith('svc-goals: session "nightly" has another record here: nothing');
    expect(space.goals("export", "--root", root).stdout).toBe(before);
  });

  test("lists twenty of many and counts the rest", () => {
    const [here, there] = [newRoot(), newRoot()];
    for (const [root, text] of [
      [here, "ours"],
      [there, "theirs"],
    ] as const) {
      space.goals("import", "--input", file, "--root", root);
      sql(
        root,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
         INSERT INTO goals (session_ref, record) SELECT 's' || i, '${text}' FROM n`,
      );
    }
    const theirs = join(space.folder, "theirs.jsonl");
    space.goals("export", "--root", there, "--output", theirs);
    const ran = space.goals("import", "--input", theirs, "--root", here);
    expect(ran.exit).toBe(1);
    expect(ran.stderr.trimEnd().split("\n")).toHaveLength(21);
    expect(ran.stderr).toEndWith("svc-goals: and 30 more like these\n");
  });

  test.each([
    ["no file", "missing.jsonl", null, "import.unreadable", "does not exist"],
    ["a directory", ".", null, "import.unreadable", "is a directory"],
    ["an empty file", "empty.jsonl", "", "import.not_records", "empty.jsonl:1: is empty"],
    ["another file", "other.jsonl", "[1]\n", "import.not_records", "other.jsonl:1: is no export"],
    ["bytes", "bytes.jsonl", "\0\ufffd".repeat(9), "import.not_records", "bytes.jsonl:1: "],
  ])("refuses %s with exit 2, and makes no store", (_, name, content, code, message) => {
    const root = newRoot();
    if (content !== null) space.file(name, content);
    const args = ["import", "--input", name, "--root", root];
    const ran = space.run("svc-goals", args, { cwd: space.folder });
    expect([ran.exit, ran.stdout, codes(ran)]).toEqual([2, "", [code]]);
    expect(ran.stderr).toContain(message);
    expect(existsSync(root)).toBe(false);
  });

  test("names the line that is damaged or at which a file ends", () => {
    const bytes = readFileSync(file);
    const damaged = Buffer.from(bytes);
    const at = bytes.indexOf("waits for the key");
    damaged[at] = 0x57;
    const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
    const cases = [
      ["import.damaged", line, damaged],
      ["import.truncated", line, bytes.subarray(0, at)],
    ] as const;
    for (const [code, told, content] of cases) {
      const name = space.file(`${code}.jsonl`, content);
      const root = newRoot();
      const ran = space.goals("import", "--input", name, "--root", root);
      expect([ran.exit, codes(ran)]).toEqual([2, [code]]);
      expect(ran.stderr).toStartWith(`svc-goals: ${name}:${told}: is `);
      expect(space.goals("list", "--format", "json", "--root", root).stdout).toBe("[]\n");
    }
  });

  test("reads no further than it must", () => {
    // A sparse file, longer than any memory: there is no line end in it.
    const endless = join(space.folder, "endless");
    space.shell("truncate -s 1T endless");
    const root = newRoot();
    const ran = space.goals("import", "--input", endless, "--root", root);
    expect([ran.exit, codes(ran)]).toEqual([2, ["import.not_records"]]);
    // After a first line that is one, a line may be long, but not endless.
    const long = join(space.folder, "long.jsonl");
    space.shell("head -n 1 records.jsonl > long.jsonl; truncate -s 1T long.jsonl");
    const second = space.goals("import", "--input", long, "--root", root);
    expect([second.exit, codes(second)]).toEqual([2, ["import.damaged"]]);
    expect(second.stderr).toContain("long.jsonl:2: is damaged: this line is longer than");
  }, 300_000);

  test("says who waits for it, in both kinds of store", () => {
    const help = space.goals("import", "--help").stdout.replaceAll("\n", " ");
    expect(help).toContain("Into a directory, other commands that write wait for it.");
    expect(help).toContain("On PostgreSQL they do not, and each change of theirs makes it begin");
  });

  test("needs --input, and takes no actor", () => {
    expect(space.goals("import")).toMatchObject({ exit: 2, stdout: "" });
    expect(space.goals("import", "--input", file, "--actor", "a:b").exit).toBe(2);
  });

  test("says on a terminal how many rows there were", async () => {
    const { exit, screen } = await runInTerminal("svc-goals", ["import", "--input", file], {
      env: { SVC_ROOT: newRoot() },
    });
    // Where this takes more than a second, a line that says how far it is has come and gone.
    const left = screen.split("\n").map((line) => line.split("\r\u001b[K").at(-1));
    expect([exit, left.join("\n")]).toEqual([
      0,
      "goals      2 added, 0 there already\n" +
        "artifacts  2 added, 0 there already\n" +
        "events     4 added, 0 there already\n",
    ]);
  });
});

describe("backup", () => {
  test("is a store of its own, with everything in it", () => {
    const output = join(space.folder, "backup.db");
    expect(space.goals("backup", "--output", output)).toMatchObject({
      exit: 0,
      stdout: "",
      stderr: "",
    });
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const root = newRoot();
    mkdirSync(root, { mode: 0o700 });
    writeFileSync(join(root, "svc.db"), readFileSync(output), { mode: 0o600 });
    expect(space.goals("export", "--root", root).stdout).toBe(readFileSync(file, "utf8"));
    const db = new Database(join(root, "svc.db"));
    expect(db.query("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    db.close();
    expect(space.goals("resume", ...REF, "--root", root).exit).toBe(0);
    expect(readdirSync(space.folder).filter((name) => /part|backup\.db./u.test(name))).toEqual([]);
  });

  test("replaces nothing, whatever stands there", () => {
    for (const make of [
      (path: string) => writeFileSync(path, "mine"),
      (path: string) => mkdirSync(path),
      (path: string) => symlinkSync("nowhere", path),
    ]) {
      const output = join(mkdtempSync(join(space.folder, "taken-")), "b.db");
      make(output);
      const ran = space.goals("backup", "--output", output);
      expect([ran.exit, ran.stdout, codes(ran)]).toEqual([1, "", ["backup.exists"]]);
      expect(readdirSync(join(output, ".."))).toEqual(["b.db"]);
    }
  });

  test("of nothing is refused, and so is a place that is not there", () => {
    const root = newRoot();
    const none = space.goals("backup", "--output", join(space.folder, "x"), "--root", root);
    expect([none.exit, codes(none)]).toEqual([1, ["backup.no_store"]]);
    expect(none.stderr).toContain(`no store to be copied at ${root}:`);
    expect(codes(space.goals("backup", "--output", "-"))).toEqual(["output.unwritable"]);
    const nowhere = space.goals("backup", "--output", join(space.folder, "no/such/x.db"));
    expect([nowhere.exit, codes(nowhere)]).toEqual([2, ["output.unwritable"]]);
    expect(nowhere.stderr).toContain("its directory does not exist");
    expect(existsSync(join(space.folder, "x"))).toBe(false);
  });

  test("waits for a store that is locked as long as SVC_STORE_TIMEOUT says", () => {
    const root = copied();
    const db = new Database(join(root, "svc.db"));
    db.run("PRAGMA journal_mode = DELETE");
    db.run("BEGIN EXCLUSIVE");
    const output = join(space.folder, "z");
    const ran = space.run("svc-goals", ["backup", "--output", output, "--root", root], {
      env: { SVC_STORE_TIMEOUT: "300ms" },
    });
    db.close();
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.busy"]]);
    expect(readdirSync(space.folder).filter((name) => name.startsWith("z"))).toEqual([]);
  }, 300_000);

  test("of a store with garbled text is refused with exit 3: the copy would pass every check", () => {
    const root = copied();
    sql(root, "PRAGMA journal_mode = DELETE");
    const path = join(root, "svc.db");
    const garbled = readFileSync(path, "latin1").replaceAll('"enrolled"', "ZZZZZZZZZZ");
    writeFileSync(path, garbled, "latin1");
    const ran = space.goals("backup", "--output", join(space.folder, "lost"), "--root", root);
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.damaged"]]);
    expect(readdirSync(space.folder).filter((name) => name.startsWith("lost"))).toEqual([]);
  });

  test.each(["-wal", "-journal"])(
    "is not put beside a log (%s) that another file has left, and that would be written into it",
    (end) => {
      const folder = newRoot();
      mkdirSync(folder);
      writeFileSync(join(folder, `svc.db${end}`), "changes of another file");
      const ran = space.goals("backup", "--output", join(folder, "svc.db"));
      expect([ran.exit, codes(ran)]).toEqual([1, ["backup.exists"]]);
      expect(readdirSync(folder)).toEqual([`svc.db${end}`]);
    },
  );

  test.each(["svc.db-journal", "svc.db-wal", "svc.db-shm", "policy.yaml"])(
    "never becomes %s of the store, which the next command would take for its own",
    (name) => {
      const root = copied();
      const before = readFileSync(join(root, "svc.db"));
      const ran = space.goals("backup", "--root", root, "--output", join(root, name));
      expect([ran.exit, codes(ran)]).toEqual([2, ["output.of_the_store"]]);
      expect(readFileSync(join(root, "svc.db"))).toEqual(before);
    },
  );

  test("of a store whose indexes are damaged is none, as doctor has it", () => {
    const root = copied();
    const db = join(root, "svc.db");
    const pages = new Database(db)
      .query<{ page: number }, []>(
        "SELECT rootpage AS page FROM sqlite_schema WHERE name IN ('events_session', 'events_anchor')",
      )
      .all()
      .map(({ page }) => ({ from: (page - 1) * 4096, to: page * 4096 }));
    const sound = readFileSync(db);
    const damaged = Buffer.from(sound);
    // Each stands where the other is looked for: as many rows, and none of them right.
    for (const [at, { from }] of pages.entries()) {
      const other = pages[1 - at];
      sound.copy(damaged, from, other?.from, other?.to);
    }
    writeFileSync(db, damaged);
    const output = join(space.folder, "of-damaged-indexes.db");
    const ran = space.goals("backup", "--root", root, "--output", output);
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.damaged"]]);
    expect(ran.stderr).toContain("missing from index");
    expect(existsSync(output)).toBe(false);
  });

  test.each(["backup", "store status", "store init", "store upgrade", "doctor"])(
    "of a table that is gone %s says so, and makes nothing of it",
    (command) => {
      const root = copied();
      sql(root, "DROP TABLE artifacts");
      const args = command === "backup" ? ["--output", join(space.folder, "tableless")] : [];
      const ran = space.goals(...command.split(" "), ...args, "--root", root);
      expect([ran.exit, ran.stdout + ran.stderr]).toEqual([
        3,
        expect.stringContaining("its table artifacts is gone"),
      ]);
      expect(existsSync(join(space.folder, "tableless"))).toBe(false);
    },
  );

  test("of a damaged store is refused with exit 3", () => {
    const root = copied();
    writeFileSync(join(root, "svc.db"), "no database, but long enough to be looked at ".repeat(99));
    const ran = space.goals("backup", "--output", join(space.folder, "y"), "--root", root);
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.damaged"]]);
    expect(readdirSync(space.folder).filter((name) => name.startsWith("y"))).toEqual([]);
  });
});

describe("doctor", () => {
  /** A root that is well: one goal, held, and an artifact. */
  function healthy(): string {
    const root = newRoot();
    space.goals("set", ...REF, ...ENROLMENT, "--root", root);
    space.goals("hold", ...REF, "--reason", "waits for the key", "--root", root);
    space.artifacts("record", ...RECORDING, "--root", root);
    return root;
  }

  function doctor(root: string): { exit: number; codes: readonly string[] } {
    const before = existsSync(join(root, "svc.db")) ? readFileSync(join(root, "svc.db")) : null;
    const ran = space.goals("doctor", "--root", root, "--format", "json");
    if (ran.exit === 3) {
      expect(ran.stdout).toBe("");
      return { exit: 3, codes: codes(ran) };
    }
    if (before !== null) expect(before.equals(readFileSync(join(root, "svc.db")))).toBe(true);
    expect(ran.stderr).toBe("");
    const report: { findings: { level: string; code: string }[] } = JSON.parse(ran.stdout);
    return { exit: ran.exit, codes: report.findings.map(({ level, code }) => `${level} ${code}`) };
  }

  test("says that nothing is wrong", () => {
    const root = healthy();
    const ran = space.goals("doctor", "--root", root, "--format", "text");
    expect(whole(ran, space).replace(/\d{4,} bytes/u, "<size> bytes")).toBe(
      `exit 0
-- stdout
engine   SQLite
file     <folder>/root-${places}/svc.db
size     <size> bytes
version  1, this program knows 1
journal  wal
nothing is wrong: looked at 1 goal, 1 artifact and 3 events`,
    );
    expect(doctor(root)).toEqual({ exit: 0, codes: [] });
  });

  test("of a store that is not there says so, and makes none", () => {
    const root = newRoot();
    expect(doctor(root)).toEqual({ exit: 0, codes: ["note doctor.no_store"] });
    expect(existsSync(root)).toBe(false);
  });

  test("shows each finding with its next step", () => {
    const root = healthy();
    sql(root, `UPDATE goals SET record = json_set(record, '$.done_when', 'Nothing is left')`);
    const ran = space.goals("doctor", "--root", root, "--format", "text");
    expect(ran.exit).toBe(1);
    expect(ran.stdout).toContain(
      'wrong: the goal of session "nightly" differs in done_when: somebody has edited the store [goal.anchor_mismatch]\n  next: compare ',
    );
    expect(ran.stdout).toEndWith("1 wrong: looked at 1 goal, 1 artifact and 3 events\n");
  });

  test.each([
    ["a goal that is no JSON", "UPDATE goals SET record = 'x'", ["wrong goal.malformed"]],
    [
      "a goal edited beside its anchors",
      "UPDATE goals SET record = json_set(record, '$.reasoning', 'x')",
      ["wrong doctor.goal_differs"],
    ],
    ["a row that is gone", "DELETE FROM goals", ["wrong goal.anchor_mismatch"]],
    ["an artifact that is gone", "DELETE FROM artifacts", ["wrong doctor.artifact_gone"]],
    [
      "events that are gone",
      "DELETE FROM events WHERE session_ref IS NOT NULL",
      ["wrong goal.anchor_mismatch"],
    ],
    [
      "an event by hand",
      "INSERT INTO events (record) VALUES ('{}')",
      ["wrong doctor.event_unreadable"],
    ],
    [
      "an artifact by hand",
      "INSERT INTO artifacts (url, record) VALUES ('https://h/x', '[]')",
      ["wrong artifact.no_object"],
    ],
    [
      "a trigger",
      "CREATE TRIGGER t AFTER INSERT ON goals BEGIN SELECT 1; END",
      ["wrong doctor.trigger"],
    ],
    ["a table of somebody", "CREATE TABLE mine (x)", ["note doctor.structure"]],
    ["another journal", "PRAGMA journal_mode = DELETE", ["note doctor.journal"]],
  ])("finds %s", (_, statement, expected) => {
    const root = healthy();
    sql(root, statement);
    const found = doctor(root);
    expect([...new Set(found.codes)]).toEqual(expected);
    expect(found.exit).toBe(expected.some((code) => code.startsWith("wrong")) ? 1 : 0);
  });

  test.each([
    ["an index that is gone", "DROP INDEX goals_lane", "store.structure"],
    ["a newer version", "PRAGMA user_version = 99", "store.newer_version"],
    ["a version that is nobody's", "PRAGMA user_version = -1", "store.foreign"],
  ])("ends with 3 for %s", (_, statement, code) => {
    const root = healthy();
    sql(root, statement);
    expect(doctor(root)).toEqual({ exit: 3, codes: [code] });
  });

  test("store status says a newer version as every other command does", () => {
    const root = healthy();
    sql(root, "PRAGMA user_version = 99");
    const status = space.goals("store", "status", "--root", root);
    expect([status.exit, status.stdout, codes(status)]).toEqual([3, "", ["store.newer_version"]]);
  });

  test("says how an index that is gone is put back", () => {
    const root = healthy();
    const db = new Database(join(root, "svc.db"));
    const indexes = db
      .query<{ name: string }, []>(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
      )
      .all();
    for (const { name } of indexes) db.run(`DROP INDEX ${name}`);
    db.close();
    const found = space.goals("doctor", "--root", root);
    expect([
      found.exit,
      found.stderr.split(`"svc-goals store upgrade --root ${root}"`).length - 1,
    ]).toEqual([3, indexes.length]);
    expect(space.goals("store", "upgrade", "--root", root).exit).toBe(0);
    expect(doctor(root)).toEqual({ exit: 0, codes: [] });
  });

  test("what needs an index that is gone says how it is put back, and speaks of no damage", () => {
    const root = healthy();
    sql(root, "DROP INDEX goals_unfinished");
    const stopped = space.goals("roster", "--root", root);
    expect([stopped.exit, codes(stopped)]).toEqual([3, ["store.structure"]]);
    expect(stopped.stderr).toContain(`"svc-goals store upgrade --root ${root}"`);
    expect(space.goals("store", "upgrade", "--root", root).exit).toBe(0);
    expect(space.goals("roster", "--root", root).exit).toBe(0);
  });

  test("an index that two goals of one lane stand against is not made again, and they are named", () => {
    const root = healthy();
    sql(root, "DROP INDEX goals_lane; DROP INDEX artifacts_published");
    sql(root, "INSERT INTO goals (session_ref, record) SELECT 'second', record FROM goals");
    const ran = space.goals("store", "upgrade", "--root", root);
    expect([ran.exit, codes(ran)]).toEqual([3, ["store.structure"]]);
    expect(space.goals("doctor", "--root", root).stderr).toContain(
      '"svc-goals import" into a new root names them',
    );
    const export2 = join(space.folder, "two-in-a-lane.jsonl");
    expect(space.goals("export", "--root", root, "--output", export2).exit).toBe(0);
    const into = space.goals("import", "--input", export2, "--root", newRoot());
    expect([into.exit, codes(into)]).toEqual([1, ["import.lane_taken"]]);
  });

  test("ends with 3 for damage, and for what is no store", () => {
    const root = healthy();
    sql(root, "PRAGMA journal_mode = DELETE");
    const bytes = readFileSync(join(root, "svc.db"));
    // The pages of the tables, not the header and not the schema.
    writeFileSync(join(root, "svc.db"), bytes.fill(0x5a, 3 * 4096, 9 * 4096));
    const found = doctor(root);
    expect([found.exit, new Set(found.codes)]).toEqual([3, new Set(["store.damaged"])]);
    const other = newRoot();
    mkdirSync(other, { mode: 0o700 });
    writeFileSync(join(other, "svc.db"), "text ".repeat(999), { mode: 0o600 });
    expect(doctor(other)).toEqual({ exit: 3, codes: ["store.damaged"] });
  });

  test("finds permissions that are too wide, and a clock that is behind", () => {
    const root = healthy();
    chmodSync(join(root, "svc.db"), 0o666);
    chmodSync(root, 0o750);
    expect(doctor(root)).toEqual({
      exit: 1,
      codes: ["wrong doctor.mode_writable", "note doctor.mode_shared"],
    });
    chmodSync(join(root, "svc.db"), 0o600);
    chmodSync(root, 0o700);
    const later = Date.now() / 1000 + 3600;
    utimesSync(join(root, "svc.db"), later, later);
    expect(doctor(root)).toEqual({ exit: 1, codes: ["wrong doctor.clock"] });
  });
});

test.skipIf(process.getuid?.() !== 0)(
  "a user who may only read can look and copy (skipped for others than the superuser)",
  () => {
    const root = copied();
    chmodSync(space.folder, 0o755);
    chmodSync(root, 0o755);
    chmodSync(join(root, "svc.db"), 0o644);
    const as = `setpriv --reuid=65534 --clear-groups svc-goals`;
    const seen = space.shell(`${as} doctor --format json --root '${root}'`);
    const { findings } = JSON.parse(seen.stdout);
    const found: string[] = findings.map(({ code }: { code: string }) => code);
    expect(found).toContain("doctor.read_only");
    expect(found).not.toContain("doctor.journal");
    expect(JSON.parse(seen.stdout).facts.journal).toBe("wal");
    expect(space.shell(`${as} export --root '${root}' | cmp - '${file}'`).exit).toBe(0);
    const output = join(mkdtempSync(join(tmpdir(), "svc-keep-other-")), "b.db");
    chmodSync(join(output, ".."), 0o777);
    expect(space.shell(`${as} backup --root '${root}' --output '${output}'`).exit).toBe(0);
    expect(statSync(output).mode & 0o777).toBe(0o600);
    // What it may not open is the store's fault, not that of the place for the copy.
    chmodSync(join(root, "svc.db"), 0o600);
    const unreadable = space.shell(`${as} backup --root '${root}' --output '${output}.2'`);
    expect([unreadable.exit, codes(unreadable)]).toEqual([3, ["store.no_permission"]]);
    expect(readdirSync(join(output, ".."))).toEqual(["b.db"]);
    chmodSync(join(root, "svc.db"), 0o644);
    const refused = space.shell(`${as} import --root '${root}' --input '${file}'`);
    expect([refused.exit, refused.stdout]).toEqual([2, ""]);
    chmodSync(file, 0o644);
    const readOnly = space.shell(`${as} import --root '${root}' --input '${file}'`);
    expect([readOnly.exit, codes(readOnly)]).toEqual([3, ["store.read_only"]]);
    // In another root whoever reads this would work where nobody looks.
    for (const { stderr } of [unreadable, readOnly]) {
      expect(stderr).toContain("have the operator, or the owner of the directory, give this user");
    }
    rmSync(join(output, ".."), { recursive: true });
  },
);

test("the whole of the workspace stays as it was", () => {
  expect(faultsOf(space.database).filter((fault) => !/odd|event 90/u.test(fault))).toEqual([
    "1 goals in the trail, 2 stored",
  ]);
});
