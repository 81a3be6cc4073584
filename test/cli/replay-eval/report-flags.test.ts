import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fakeIo } from "../fake-io.ts";
import { flagsOf } from "../../../src/cli/parse-flags.ts";
import { problemList } from "../../../src/cli/replay-eval/problem-list.ts";
import { publish } from "../../../src/cli/replay-eval/publish.ts";
import { reportFlags } from "../../../src/cli/replay-eval/report-flags.ts";
import { buildReport } from "../../../src/replay/report.ts";
import { runBuilt, scratchFolder } from "../run.ts";
import { CASE } from "./fixture-files.ts";

const folder = scratchFolder("report-flags");
afterAll(() => rmSync(folder, { recursive: true }));

async function exitOf(minAccuracy: string, passed: number, fixtures: number): Promise<number> {
  const flags = flagsOf(new Map([["min-accuracy", [minAccuracy]]]));
  const problems = problemList();
  const wanted = reportFlags(flags, problems);
  expect(problems.total).toBe(0);
  const cases = Array.from({ length: fixtures }, (_, index) => ({
    index,
    line: null,
    name: `case ${index}`,
    category: "voice" as const,
    expected: "accept" as const,
    verdict: index < passed ? ("accept" as const) : ("reject" as const),
    reasons: [],
  }));
  const report = buildReport({
    toolVersion: "1",
    rulesHash: "x",
    shard: null,
    fixtureFile: null,
    fixtureHash: null,
    fixtureTotal: fixtures,
    cases,
  });
  const nothing = (): void => {};
  const context = {
    io: fakeIo(),
    flags,
    positionals: [],
    rules: [],
    fail: () => 2 as const,
    warn: nothing,
  };
  return publish(context, wanted, report, null);
}

describe("--min-accuracy", () => {
  const rows: readonly (readonly [string, number, number, number])[] = [
    ["16.1", 161, 1000, 0],
    ["16.100001", 161, 1000, 1],
    ["98.67", 148, 150, 0],
    ["98.68", 148, 150, 1],
    ["98.666", 148, 150, 0],
    ["99.99", 9999, 10_000, 0],
    ["100", 99_999, 100_000, 1],
    ["100%", 7, 7, 0],
    ["60.0000000000001", 6, 10, 1],
    ["60.0000000000000", 6, 10, 0],
    ["59.99999999999999999999999", 6, 10, 0],
  ];
  test.each(rows)("%s of %d in %d is exit %#", async (minimum, passed, fixtures, exit) => {
    expect(await exitOf(minimum, passed, fixtures)).toBe(exit);
  });
});

test("--output - is standard output, an empty one is refused", () => {
  const fixtures = join(folder, "cases.json");
  writeFileSync(fixtures, JSON.stringify([CASE]));
  const printed = runBuilt("svc-replay-eval", ["--fixtures", fixtures, "--output", "-"], {
    cwd: folder,
  });
  expect(printed.stdout).toContain("Fixtures: 1\n");
  expect(existsSync(join(folder, "-"))).toBe(false);
  const refused = runBuilt("svc-replay-eval", ["--fixtures", fixtures, "--output", ""]);
  expect(refused.stderr).toContain("--output is empty: name a file, or - for standard output");
  expect(refused.exit).toBe(2);

  const piped = runBuilt("svc-replay-eval", ["--fixtures", "-", "--format", "junit"], {
    stdin: JSON.stringify([CASE]),
  });
  expect(piped.stdout).toContain("<testcase");
  expect(piped.stdout).not.toContain("file=");
});
