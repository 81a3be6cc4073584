import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { faultsOf } from "../cli/intact.ts";
import { seedStore, seededCounts } from "../cli/seed-store.ts";
import { ENROLMENT, codes, openWorkspace, record } from "../cli/workspace.ts";
import { freshSchema } from "../postgres/server.ts";
import { killHalfway, start } from "./run-async.ts";
import { PATIENCE, SCALE, report } from "./scale.ts";

/** The way of a fleet: from a directory into a PostgreSQL server, and back. */
const space = openWorkspace("fleet-moves");
afterAll(() => space.remove());
const source = join(space.folder, "source");
const file = join(space.folder, "records.jsonl");

beforeAll(async () => {
  const store = openSqliteStore({ root: source });
  await seedStore(store, SCALE.movedGoals);
  await store.close();
  space.goals("hold", "--session-ref", "s0000000", "--reason", "of today", "--root", source);
  expect(space.goals("export", "--root", source, "--output", file).exit).toBe(0);
}, PATIENCE);

function isSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}

/** The digest of what a store holds, as it is exported. */
function digestOf(url: string): string {
  const path = join(space.folder, "digest.jsonl");
  expect(space.goals("export", "--root", url, "--output", path).exit).toBe(0);
  return new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex");
}

test(
  `${SCALE.movedGoals} goals move to a server and back, and arrive byte for byte`,
  async () => {
    const { url } = await freshSchema();
    const seconds: string[] = [];
    const timed = async (...args: readonly string[]): Promise<void> => {
      const { ran } = start("svc-goals", args, space.root);
      const { exit, stderr, ms } = await ran;
      expect([args[0], exit, stderr]).toEqual([args[0], 0, ""]);
      seconds.push(`${args[0]} ${(ms / 1000).toFixed(1)} s`);
    };
    const [there, back] = [join(space.folder, "there.jsonl"), join(space.folder, "back.jsonl")];
    await timed("import", "--input", file, "--root", url);
    await timed("export", "--output", there, "--root", url);
    expect(isSame(file, there)).toBe(true);
    await timed("import", "--input", file, "--root", url);
    const root = join(space.folder, "back");
    await timed("import", "--input", there, "--root", root);
    await timed("export", "--output", back, "--root", root);
    expect(isSame(file, back)).toBe(true);

    const copy = join(space.folder, "copy");
    mkdirSync(copy, { mode: 0o700 });
    await timed("backup", "--output", join(space.folder, "copy.db"), "--root", url);
    renameSync(join(space.folder, "copy.db"), join(copy, "svc.db"));
    expect(statSync(join(copy, "svc.db")).mode & 0o777).toBe(0o600);
    expect(faultsOf(join(copy, "svc.db"))).toEqual([]);
    await timed("export", "--output", back, "--root", copy);
    expect(isSame(file, back)).toBe(true);
    report(`${SCALE.movedGoals} goals through PostgreSQL: ${seconds.join(", ")}`);
  },
  PATIENCE,
);

test(
  "doctor looks at a server and at its records",
  async () => {
    const { url, server, schema } = await freshSchema();
    expect(space.goals("import", "--input", file, "--root", url).exit).toBe(0);
    const healthy = space.goals("doctor", "--root", url, "--format", "json");
    const { records, findings } = JSON.parse(healthy.stdout);
    // The seeded records have times of their own, of which doctor may say that they are ahead of the clock.
    const seen = findings.map(({ code }: { code: string }) => code);
    expect(seen.filter((code: string) => code !== "doctor.clock")).toEqual(["doctor.may_rewrite"]);
    const { goals, artifacts, events } = seededCounts(SCALE.movedGoals);
    expect(records).toEqual({ goals, artifacts, events: events + 1 });
    const edited = new Bun.SQL(server.url());
    await edited.unsafe(
      `UPDATE ${schema}.goals SET record = 'x', record_md5 = NULL, status = NULL, lane_id = NULL, goal_mark = NULL
     WHERE session_ref = 's0000001'`,
    );
    await edited.unsafe(`INSERT INTO ${schema}.lanes (lane_id, session_ref) VALUES ('L', 'gone')`);
    await edited.close();
    const ill = space.goals("doctor", "--root", url, "--format", "json");
    expect(ill.exit).toBe(1);
    const found: { code: string }[] = JSON.parse(ill.stdout).findings;
    expect(found.map(({ code }) => code)).toContain("goal.malformed");
    expect(found.map(({ code }) => code)).toContain("doctor.stray_lane");
    const nobody = space.run(
      "svc-goals",
      ["doctor", "--root", "postgres://a@127.0.0.1:1/x", "--format", "json"],
      { env: { SVC_STORE_TIMEOUT: "0.5" } },
    );
    expect([nobody.exit, nobody.stdout]).toEqual([3, ""]);
    expect(codes(nobody)[0]).toStartWith("store.");
  },
  PATIENCE,
);

test(
  "an import into a server that is killed is done or has changed nothing, and is run again",
  async () => {
    const { url } = await freshSchema();
    space.goals("set", "--session-ref", "mine", ...ENROLMENT, "--root", url);
    const before = digestOf(url);
    const other = await freshSchema();
    const { ms } = await start("svc-goals", ["import", "--input", file, "--root", other.url], "")
      .ran;
    const found = new Set([before]);
    // In the middle, whatever time it takes: of its file it has been given one half.
    await killHalfway(["import"], file, url);
    expect(digestOf(url)).toBe(before);
    let killed = 1;
    for (let i = 0; i < SCALE.killedMoves; i += 1) {
      const args = ["import", "--input", file, "--root", url];
      const moving = start("svc-goals", args, space.root);
      const timer = setTimeout(() => moving.kill(), (ms * (i + 0.5)) / (SCALE.killedMoves + 1));
      const { wasKilled } = await moving.ran;
      clearTimeout(timer);
      if (!wasKilled) break;
      killed += 1;
      found.add(digestOf(url));
      // Whoever dies between the commit and the end has imported everything.
      if (found.size > 1) break;
    }
    const next = space.goals("import", "--input", file, "--root", url);
    expect([next.exit, next.stderr]).toEqual([0, ""]);
    expect(new Set([before, digestOf(url)]).isSupersetOf(found)).toBe(true);
    const again = record(space.goals("import", "--input", file, "--root", url));
    expect(again).toMatchObject({ goals: { added: 0, present: SCALE.movedGoals } });
    report(`${killed} imports into PostgreSQL killed, each of them done or not begun`);
  },
  PATIENCE,
);

test("a text that a server cannot hold is refused, and nothing is imported", async () => {
  const { url } = await freshSchema();
  const root = join(space.folder, "nul");
  space.goals("set", "--session-ref", "a", ...ENROLMENT, "--root", root);
  const store = openSqliteStore({ root });
  await store.write((writer) => writer.putGoal({ session_ref: "b", text: "x\0y" }));
  await store.close();
  const ran = space.shell(
    `svc-goals export --root '${root}' | svc-goals import --input - --root '${url}'`,
  );
  expect([ran.exit, ran.stdout, codes(ran)]).toEqual([3, "", ["store.text"]]);
  expect(ran.stderr).toContain('the goal of session "b" holds U+0000');
  expect(space.goals("list", "--root", url, "--format", "json").stdout).toBe("[]\n");
});
