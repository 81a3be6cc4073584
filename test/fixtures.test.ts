import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBuilt } from "./cli/run.ts";

const FILES = readdirSync(join(ROOT, "fixtures/gates")).toSorted();
/** Labelled cases of other hands, beside a checkout of this project; not everybody has them. */
const SHARED = join(ROOT, "../shared/gates/dev.json");

describe("the shipped fixtures", () => {
  test("are at least 150, of both categories and both labels", () => {
    const cases = FILES.flatMap((file) =>
      JSON.parse(readFileSync(join(ROOT, "fixtures/gates", file), "utf8")),
    );
    expect(cases.length).toBeGreaterThanOrEqual(150);
    for (const category of ["completion", "voice"]) {
      for (const expected of ["accept", "reject"]) {
        const some = cases.filter((c) => c.category === category && c.expected_result === expected);
        expect(some.length).toBeGreaterThanOrEqual(30);
      }
    }
    expect(new Set(cases.map((c) => c.name)).size).toBe(cases.length);
  });

  test.each(FILES)(
    "nothing newly breaks in %s (npm run baselines accepts what changed)",
    (file) => {
      const baseline = `fixtures/baselines/${file}`;
      const ran = runBuilt("svc-replay-eval", [
        "--fixtures",
        `fixtures/gates/${file}`,
        "--baseline",
        baseline,
      ]);
      expect(ran.stderr).toBe("");
      expect(ran.stdout).toContain("  Broke: 0\n");
      expect(ran.exit).toBe(0);
    },
  );
});

test.skipIf(!existsSync(SHARED))(
  "the shared labelled cases pass at 98% (skipped where they are not beside the checkout)",
  () => {
    const ran = runBuilt("svc-replay-eval", ["--fixtures", SHARED, "--min-accuracy", "98"]);
    expect(ran.stdout).toContain("Fixtures: 250\n");
    expect(ran.exit).toBe(0);
  },
);
