import { afterAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { faultsOf } from "../cli/intact.ts";
import type { Ran } from "../cli/run.ts";
import { ENROLMENT, RECORDING, URL, codes, openWorkspace } from "../cli/workspace.ts";
import { PATIENCE, SCALE, report } from "./scale.ts";

/** Files that are not what they should be: a clear error with exit 3, or the right answer. */
const space = openWorkspace("broken-stores");
afterAll(() => space.remove());

const REF = ["--session-ref", "session-3"];
const MOVED = join(space.folder, "moved.jsonl");
space.goals("set", "--session-ref", "moved", ...ENROLMENT);
space.goals("export", "--output", MOVED);
const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ["svc-goals", ["get", ...REF]],
  ["svc-goals", ["list", "--format", "json"]],
  ["svc-goals", ["roster"]],
  ["svc-goals", ["log"]],
  ["svc-goals", ["export"]],
  ["svc-goals", ["import", "--input", MOVED]],
  ["svc-goals", ["doctor"]],
  ["svc-goals", ["set", ...REF, "--status", "working"]],
  ["svc-goals", ["add-ask", ...REF, "--open-ask", "Why?"]],
  ["svc-goals", ["close", ...REF, "--acknowledged-by", "operator:dana"]],
  ["svc-artifacts", ["list"]],
  ["svc-artifacts", ["record", ...RECORDING, "--republished"]],
];

/** A root with some goals and an artifact. */
function filled(name: string): string {
  const root = join(space.folder, name);
  for (let i = 0; i < 8; i += 1) {
    const ref = ["--session-ref", `session-${i}`, "--lane-id", `lane-${i}`];
    space.goals("set", ...ref, ...ENROLMENT, "--reasoning", "because ".repeat(300), "--root", root);
  }
  space.artifacts("record", ...RECORDING, "--root", root);
  return root;
}

function runAll(root: string, check: (ran: Ran, args: readonly string[]) => void): void {
  for (const [tool, args] of COMMANDS) {
    const ran = space.run(tool, [...args, "--root", root]);
    expect(ran.stderr).not.toMatch(/\n\s+at |\[internal\]/u);
    check(ran, args);
  }
}

/** Every command fails with one problem of this code, prints no result and changes no byte. */
function expectRefused(
  root: string,
  code: string,
  database: string | null = join(root, "svc.db"),
): void {
  const before = database === null ? null : readFileSync(database);
  runAll(root, (ran, args) => {
    expect([args, ran.exit, ran.stdout, codes(ran)]).toEqual([args, 3, "", [code]]);
  });
  if (database !== null)
    expect(readFileSync(database).equals(before ?? Buffer.alloc(0))).toBe(true);
}

describe("a root that is no store", () => {
  test("a file", () => {
    const root = space.file("a-file", "text");
    expectRefused(root, "store.root_is_file", root);
    expectRefused(join(root, "below"), "store.root_is_file", root);
  });

  test("a directory in the place of the database", () => {
    const root = join(space.folder, "directory");
    mkdirSync(join(root, "svc.db"), { recursive: true });
    expectRefused(root, "store.cannot_open", null);
  });

  test("a file that is no database, and the database of another program", () => {
    const root = join(space.folder, "garbage");
    mkdirSync(root);
    writeFileSync(join(root, "svc.db"), "this is no database, but it is long enough. ".repeat(100));
    expectRefused(root, "store.damaged");
    const other = join(space.folder, "other");
    mkdirSync(other);
    const db = new Database(join(other, "svc.db"));
    db.run("CREATE TABLE recipes (name TEXT)");
    db.close();
    const before = readFileSync(join(other, "svc.db"));
    runAll(other, (ran) => expect(ran.exit).toBe(3));
    expect(
      new Database(join(other, "svc.db"), { readonly: true }).query("SELECT * FROM recipes").all(),
    ).toEqual([]);
    expect(readFileSync(join(other, "svc.db")).length).toBe(before.length);
  });

  test("an empty file is an empty store", () => {
    const root = join(space.folder, "empty");
    mkdirSync(root);
    writeFileSync(join(root, "svc.db"), "");
    expect(space.goals("list", "--format", "json", "--root", root).stdout).toBe("[]\n");
    expect(space.goals("set", ...REF, ...ENROLMENT, "--root", root).exit).toBe(0);
  });

  test("a database of a newer version is left alone", () => {
    const root = filled("newer");
    const db = new Database(join(root, "svc.db"));
    db.run("PRAGMA user_version = 1000");
    db.close();
    expectRefused(root, "store.newer_version");
  });
});

describe("a damaged database", () => {
  const whole = filled("whole");

  test(
    `${SCALE.damages} copies with bytes changed or the end cut off: an error or an answer, never a crash`,
    () => {
      const bytes = readFileSync(join(whole, "svc.db"));
      let refused = 0;
      for (let i = 0; i < SCALE.damages; i += 1) {
        const root = join(space.folder, "damaged");
        rmSync(root, { recursive: true, force: true });
        mkdirSync(root);
        const copy = Buffer.from(bytes);
        const flips = i % 5 === 0 ? 0 : 1 + (i % 40);
        for (let n = 0; n < flips; n += 1) {
          copy[Math.floor(Math.random() * copy.length)] = Math.floor(Math.random() * 256);
        }
        const cut =
          i % 5 === 0 ? Math.floor((copy.length * (i + 1)) / (SCALE.damages + 1)) : copy.length;
        writeFileSync(join(root, "svc.db"), copy.subarray(0, cut));
        runAll(root, (ran, args) => {
          expect([args, [0, 1, 3].includes(ran.exit), ran.stderr]).toEqual([
            args,
            true,
            ran.stderr,
          ]);
          if (ran.exit !== 3) return;
          refused += 1;
          expect(ran.stderr).toMatch(/^(?:svc-(?:goals|artifacts): .*\[store\.[a-z_]+\]\n)+$/u);
        });
      }
      expect(refused).toBeGreaterThan(0);
      report(
        `${SCALE.damages} damaged copies: ${refused} of ${SCALE.damages * COMMANDS.length} commands refused, none crashed`,
      );
    },
    PATIENCE,
  );

  test(
    "a write-ahead log that was cut off: what was committed before the cut is there, whole",
    () => {
      const root = filled("wal");
      // A connection that stays open keeps the log from being folded into the database.
      const keeper = new Database(join(root, "svc.db"));
      keeper.query("SELECT count(*) FROM goals").get();
      const texts = Array.from({ length: 6 }, (_, i) => `question ${i}`);
      for (const text of texts) space.goals("add-ask", ...REF, "--open-ask", text, "--root", root);
      const size = statSync(join(root, "svc.db-wal")).size;
      expect(size).toBeGreaterThan(0);
      const counts = new Set<number>();
      for (let step = 0; step <= 12; step += 1) {
        const cut = join(space.folder, `cut-${step}`);
        mkdirSync(cut);
        for (const file of ["svc.db", "svc.db-wal"])
          copyFileSync(join(root, file), join(cut, file));
        truncateSync(join(cut, "svc.db-wal"), Math.floor((size * step) / 12));
        const got = space.goals("get", ...REF, "--root", cut);
        expect([got.exit, got.stderr]).toEqual([0, ""]);
        const asks: readonly { text: string }[] = JSON.parse(got.stdout).open_asks;
        expect(asks.map(({ text }) => text)).toEqual(texts.slice(0, asks.length));
        counts.add(asks.length);
        expect(space.goals("add-ask", ...REF, "--open-ask", "the next", "--root", cut).stdout).toBe(
          `${asks.length}\n`,
        );
        expect(faultsOf(join(cut, "svc.db"))).toEqual([]);
      }
      keeper.close();
      expect(Math.max(...counts)).toBe(texts.length);
      expect(counts.size).toBeGreaterThan(2);
      expect(space.artifacts("get", "--url", URL, "--root", root).exit).toBe(0);
    },
    PATIENCE,
  );
});
