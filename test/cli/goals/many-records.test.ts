import { afterAll, beforeAll, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { type Peak, peakOf } from "../peak.ts";
import { ENROLMENT, openWorkspace } from "../workspace.ts";

/** 100,000 goals: lists and trails are streamed in memory that does not grow with them. */
const COUNT = 100_000;
const space = openWorkspace("many-records");
afterAll(() => space.remove());

beforeAll(() => {
  space.goals("set", "--session-ref", "model", ...ENROLMENT);
  const model = space.stored("model");
  const db = new Database(space.database);
  db.run("PRAGMA synchronous = OFF");
  const goal = db.query("INSERT INTO goals (session_ref, record) VALUES (?, ?)");
  const event = db.query("INSERT INTO events (record) VALUES (?)");
  db.transaction(() => {
    for (let i = 0; i < COUNT; i += 1) {
      const name = `s${String(i).padStart(6, "0")}`;
      const record = model.replaceAll('"model"', `"${name}"`);
      goal.run(name, record);
      event.run(
        `{"time":"2026-11-21T09:30:00Z","session_ref":"${name}","command":"set","actor":"a:b","change":"enrolled","old":null,"new":${record}}`,
      );
    }
  })();
  db.close();
}, 300_000);

async function peak(...args: readonly string[]): Promise<Peak> {
  const found = await peakOf(space.root, args);
  expect([args, found.exit]).toEqual([args, 0]);
  return found;
}

test.each([
  ["list", "markdown"],
  ["list", "json"],
  ["list", "box"],
  ["log", "json"],
  ["log", "text"],
])(
  "%s --format %s",
  async (command, format) => {
    const few = await peak(
      command,
      "--format",
      format,
      ...(command === "list" ? ["--limit", "1000"] : ["--session-ref", "s000001"]),
    );
    const all = await peak(command, "--format", format);
    expect(all.bytes).toBeGreaterThan(COUNT * 100);
    expect(all.mib - few.mib).toBeLessThan(80);
  },
  300_000,
);

test("a reader who goes away early ends it early, and a name is completed among many", () => {
  expect(space.shell("svc-goals list | head -n 1").stdout).toStartWith("| Session |");
  expect(space.shell("svc-goals log --format json | head -n 1").stdout).toBe("[\n");
  expect(
    space.goals("__complete", "--", "svc-goals", "get", "--session-ref", "s0999").stdout,
  ).toStartWith("words\ns099900\n");
});
