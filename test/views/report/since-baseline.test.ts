import { expect, test } from "bun:test";
import { compareBaseline, leftOut } from "../../../src/replay/baseline.ts";
import { readReport } from "../../../src/replay/read-report.ts";
import { digest } from "../../../src/replay/report.ts";
import { renderBaseline } from "../../../src/views/report/baseline.ts";
import { renderGithub } from "../../../src/views/report/github.ts";
import { renderJson } from "../../../src/views/report/json.ts";
import { renderJunit } from "../../../src/views/report/junit.ts";
import { renderTap } from "../../../src/views/report/tap.ts";
import { report, result } from "./sample.ts";

const BEFORE = report([
  result(0, "was_fine", "completion accept accept"),
  result(1, "was_bad", "voice reject accept"),
  result(2, "stays_bad", "voice reject accept"),
  result(3, "gone", "voice accept accept"),
]);
const NOW = report([
  result(0, "was_fine", "completion accept reject"),
  result(1, "was_bad", "voice reject reject"),
  result(2, "stays_bad", "voice reject accept"),
  result(3, "new\n# bad", "voice reject accept"),
]);
const CHANGED = compareBaseline(BEFORE, NOW);

test("JSON carries it under a key of its own, and is a report as before", () => {
  const text = renderJson(NOW, CHANGED);
  const { baseline, ...rest } = JSON.parse(text);
  expect(rest).toEqual(JSON.parse(renderJson(NOW)));
  expect(Object.keys(JSON.parse(text)).slice(-3)).toEqual(["summary", "baseline", "cases"]);
  const names = (list: readonly { readonly name: string }[]): readonly string[] =>
    list.map(({ name }) => name);
  expect(Object.keys(baseline)).toEqual(
    "rules_changed broke mended still_failing added removed".split(" "),
  );
  expect(baseline.broke).toEqual([
    {
      index: 0,
      line: 1,
      name: "was_fine",
      category: "completion",
      expected: "accept",
      verdict: "reject",
      passed: false,
      before: { expected: "accept", verdict: "accept" },
    },
  ]);
  expect(names(baseline.mended)).toEqual(["was_bad"]);
  expect(names(baseline.still_failing)).toEqual(["stays_bad"]);
  expect(names(baseline.added)).toEqual(["new\n# bad"]);
  expect(names(baseline.removed)).toEqual(["gone"]);
  const read = readReport(text);
  expect(read.ok && read.report.cases.length).toBe(4);
});

test("what a shard cannot tell is null", () => {
  const shard = report([result(0, "a", "voice accept accept")], {
    shard: { index: 1, count: 2 },
    fixtureTotal: 2,
  });
  const { baseline } = JSON.parse(renderJson(NOW, compareBaseline(shard, NOW)));
  expect([baseline.added, baseline.removed?.length]).toEqual([null, 1]);
});

test("a case that a baseline of one part cannot have fails no run, and is a warning", () => {
  const part = report([result(0, "was_fine", "completion accept accept")], {
    shard: { index: 1, count: 4 },
    fixtureTotal: 4,
  });
  const since = compareBaseline(part, NOW);
  const lines = renderGithub(digest(NOW), null, since).split("\n");
  expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("::warning"))).toHaveLength(2);
  expect(renderBaseline(since)).toContain("New: not known, the baseline is of one part\n");
  expect(leftOut(NOW, since)).toBe(3);
  const shard = report(BEFORE.cases, { shard: { index: 1, count: 3 }, fixtureTotal: 12 });
  const other = compareBaseline(part, shard);
  expect(renderBaseline(other)).toContain("New: not known, the baseline is of another shard\n");
  expect(leftOut(shard, other)).toBe(3);
});

test("only a baseline that is of a part or has no case of the run leaves cases out", () => {
  expect(leftOut(NOW, CHANGED)).toBe(0);
  const foreign = report([result(0, "foreign", "voice accept accept")]);
  expect(leftOut(NOW, compareBaseline(foreign, NOW))).toBe(4);
  expect(leftOut({ ...NOW, cases: [] }, compareBaseline(foreign, { ...NOW, cases: [] }))).toBe(0);
});

test("a failed case of JUnit says what it was, and each suite how many broke and were mended", () => {
  const xml = renderJunit(NOW, CHANGED);
  expect(xml).toContain('message="expected accept, got reject, passed in the baseline"');
  expect(xml).toContain('message="expected reject, got accept, failed in the baseline, too"');
  expect(xml).toContain('message="expected reject, got accept, not in the baseline"');
  const values = Array.from(
    xml.matchAll(/name="(\w+ since the baseline)" value="(\d+)"/gu),
    ([, ...found]) => found.join(" "),
  );
  expect(values).toEqual([
    "broke since the baseline 1",
    "mended since the baseline 0",
    "broke since the baseline 0",
    "mended since the baseline 1",
  ]);
  expect(renderJunit(NOW)).not.toContain("baseline");
});

test("an error of GitHub is what broke; the rest is warned of, and a notice has the whole", () => {
  const lines = renderGithub(digest(NOW), null, CHANGED).trimEnd().split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "::error",
    "::warning",
    "::warning",
    "::notice",
    "::notice",
  ]);
  expect(lines[0]).toContain("passed in the baseline");
  expect(lines[4]).toContain("::Since the baseline:%0A  Broke: 1%0A  Mended: 1%0A");
  expect(renderGithub(digest(NOW), null)).not.toContain("::warning");
});

test("TAP has it as comments, whatever the names are", () => {
  const lines = renderTap(NOW, CHANGED).trimEnd().split("\n");
  const from = lines.indexOf("# Since the baseline:");
  expect(from).toBeGreaterThan(0);
  expect(lines.slice(from).every((line) => line.startsWith("#"))).toBe(true);
  expect(lines.slice(from)).toContain("#   Broke: 1");
});
