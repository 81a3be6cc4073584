import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt, scratchFolder } from "./cli/run.ts";

const FILES = readdirSync(join(ROOT, "fixtures/gates")).toSorted();
/** Labelled cases of other hands, beside a checkout of this project; not everybody has them. */
const SHARED = join(ROOT, "../shared/gates/dev.json");

const folder = scratchFolder("fixtures");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

/** The names of the cases that a report says are judged right. */
function passedIn(report: { readonly cases: readonly { name: string; passed: boolean }[] }) {
  return new Set(report.cases.flatMap(({ name, passed }) => (passed ? [name] : [])));
}

describe("the shipped fixtures", () => {
  test("are at least 150, of both categories and both labels", () => {
    const cases = FILES.flatMap((file) => read(`fixtures/gates/${file}`));
    expect(cases.length).toBeGreaterThanOrEqual(150);
    for (const category of ["completion", "voice"]) {
      for (const expected of ["accept", "reject"]) {
        const some = cases.filter((c) => c.category === category && c.expected_result === expected);
        expect(some.length).toBeGreaterThanOrEqual(30);
      }
    }
    expect(new Set(cases.map((c) => c.name)).size).toBe(cases.length);
  });

  // All files in one run: judging them is quick once the runtime has compiled the rules.
  test("each is judged as its baseline has it (npm run baselines accepts what changed)", () => {
    const all = join(folder, "all.json");
    writeFileSync(all, JSON.stringify(FILES.flatMap((file) => read(`fixtures/gates/${file}`))));
    const ran = runBuilt("svc-replay-eval", ["--fixtures", all, "--format", "json"]);
    expect(ran.stderr).toBe("");
    const now = passedIn(JSON.parse(ran.stdout));
    const before = new Set(
      FILES.flatMap((file) => [...passedIn(read(`fixtures/baselines/${file}`))]),
    );
    const broke = [...before].filter((name) => !now.has(name));
    const mended = [...now].filter((name) => !before.has(name));
    expect({ broke, mended }).toEqual({ broke: [], mended: [] });
  });

  test("each stands beside its baseline", () => {
    expect(readdirSync(join(ROOT, "fixtures/baselines")).toSorted()).toEqual(FILES);
    const [file = ""] = FILES;
    const ran = runBuilt("svc-replay-eval", [
      "--fixtures",
      `fixtures/gates/${file}`,
      "--baseline",
      `fixtures/baselines/${file}`,
    ]);
    expect([ran.stderr, ran.exit]).toEqual(["", 0]);
    expect(ran.stdout).toContain("  Broke: 0\n");
  });
});

test.skipIf(!existsSync(SHARED))(
  "the shared labelled cases pass at 98% (skipped where they are not beside the checkout)",
  () => {
    const ran = runBuilt("svc-replay-eval", ["--fixtures", SHARED, "--min-accuracy", "98"]);
    expect(ran.stdout).toContain("Fixtures: 250\n");
    expect(ran.exit).toBe(0);
  },
);
