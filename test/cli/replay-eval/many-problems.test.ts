import { expect, test } from "bun:test";
import { runBuilt, type Ran } from "../run.ts";
import { CASE, fixtureFolder } from "./fixture-files.ts";

const { file } = fixtureFolder("many-problems");

const fixtures = file("good.json", JSON.stringify([CASE]));

function replay(...args: readonly string[]): Ran {
  return runBuilt("svc-replay-eval", ["--fixtures", fixtures, ...args]);
}

test("a policy of control characters alone is refused and counted", () => {
  const ran = replay("--policy-config", file("controls.yaml", "\u0001".repeat(900_000)));
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toContain("U+0001 is not allowed in YAML");
  expect(ran.stderr).toEndWith("svc-replay-eval: and 899980 more like these\n");
});

test("so are unknown keys without number", () => {
  const keys = Array.from({ length: 30_000 }, (_, i) => `k${i}: 1`).join("\n");
  const ran = replay("--policy-config", file("keys.yaml", keys));
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toEndWith("svc-replay-eval: and 29980 more like these\n");
});

test("a long value of a policy leaves the advice in sight", () => {
  const policy = `artifacts:\n  url_prefix: "${"x".repeat(50_000)}"\n`;
  const ran = replay("--policy-config", file("long.yaml", policy));
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toEndWith(
    "write an address such as https://artifacts.example.com/a/ [policy.bad_url]\n",
  );
});

test("problems of a report carry their codes, and all are counted", () => {
  const other = file("other.json", JSON.stringify({ schema: "svc.replay-report/9" }));
  expect(replay("--baseline", other).stderr).toEndWith("[report.schema]\n");

  const report = JSON.parse(replay("--format", "json").stdout);
  const broken = { ...report, cases: Array.from({ length: 300 }, () => ({})) };
  const ran = replay("--baseline", file("broken.json", JSON.stringify(broken)));
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toContain("[report.wrong_type]\n");
  // Each of the seven fields of each case.
  expect(ran.stderr).toEndWith("svc-replay-eval: and 2080 more like these\n");
});
