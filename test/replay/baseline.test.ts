import { expect, test } from "bun:test";
import { compareBaseline, isWorse } from "../../src/replay/baseline.ts";
import { inShard, type Report, type Shard } from "../../src/replay/report.ts";
import { renderBaseline } from "../../src/views/report/baseline.ts";
import { report, result } from "../views/report/sample.ts";

const BEFORE = report([
  result(0, "stays", "voice accept accept"),
  result(1, "breaks", "voice accept accept"),
  result(2, "mends", "voice reject accept"),
  result(3, "fails_on", "voice reject accept"),
  result(4, "goes", "voice reject reject"),
]);

const NOW = report(
  [
    result(0, "comes\n", "voice reject accept"),
    result(1, "stays", "voice accept accept"),
    result(2, "breaks", "voice reject accept"),
    result(3, "mends", "voice reject reject"),
    result(4, "fails_on", "voice reject accept"),
  ],
  { rulesHash: "sha256:def" },
);

function only(of: Report, shard: Shard): Report {
  return report(
    of.cases.filter((each) => inShard(each.index, shard)),
    { shard, fixtureTotal: of.fixtureTotal },
  );
}

function shape(a: Report, b: Report): unknown {
  const { added, removed } = compareBaseline(a, b);
  return { added: added?.length ?? null, removed: removed?.length ?? null };
}

test("names what broke, mended, came and went, wherever it stands in the file", () => {
  expect(renderBaseline(compareBaseline(BEFORE, NOW))).toBe(`Since the baseline:
  Broke: 1
  Mended: 1
  Still failing: 1
  New: 1
  Removed: 1
  Rules: changed

Broke:
  ✗ breaks (expected reject, got accept, was labelled accept)

Mended:
  ✓ mends (expected reject, got reject)

New:
  ✗ comes\\n (expected reject, got accept)

Removed:
  - goes
`);
});

test("nothing changed", () => {
  expect(renderBaseline(compareBaseline(BEFORE, BEFORE))).toBe(`Since the baseline:
  Broke: 0
  Mended: 0
  Still failing: 2
  New: 0
  Removed: 0
  Rules: the same
`);
});

test("only what newly broke makes it worse", () => {
  expect(isWorse(compareBaseline(BEFORE, NOW))).toBe(true);
  expect(isWorse(compareBaseline(BEFORE, BEFORE))).toBe(false);
  const failingNewcomer = report([...BEFORE.cases, result(5, "new", "voice accept reject")]);
  expect(isWorse(compareBaseline(BEFORE, failingNewcomer))).toBe(false);
});

test("a shard can tell what came, not what went; of a baseline of a shard it is the other way", () => {
  const first = only(BEFORE, { index: 1, count: 2 });
  const second = only(BEFORE, { index: 2, count: 2 });
  expect(shape(BEFORE, first)).toEqual({ added: 0, removed: null });
  expect(shape(first, BEFORE)).toEqual({ added: null, removed: 0 });
  expect(shape(first, first)).toEqual({ added: 0, removed: 0 });
  expect(shape(first, second)).toEqual({ added: null, removed: null });
  expect(renderBaseline(compareBaseline(first, second))).toContain("New: not known, ");
});
