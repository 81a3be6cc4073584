import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { hundredthsOfPercent, percent } from "../../src/domain/percent.ts";
import { buildReport, digest, inShard, startTally, summarise } from "../../src/replay/report.ts";
import { MIXED, report, result } from "../views/report/sample.ts";

test.each([
  [0, 0, "0.00"],
  [0, 7, "0.00"],
  [7, 7, "100.00"],
  [1, 3, "33.33"],
  [2, 3, "66.67"],
  [148, 150, "98.67"],
  [1, 16, "6.25"],
  [1, 800, "0.13"],
  [3, 800, "0.38"],
  [201, 20_000, "1.01"],
  [19_999, 20_000, "100.00"],
  [1, 20_000, "0.01"],
  [1, 20_001, "0.00"],
])("%d of %d is %s%%, halves rounded up", (part, total, shown) => {
  expect(percent(part, total).toFixed(2)).toBe(shown);
});

test("a percentage is the exact one, rounded half up, whatever the counts", () => {
  const counts = fc.tuple(fc.nat(400_000_000_000), fc.nat(400_000_000_000));
  fc.assert(
    fc.property(counts, ([a, b]) => {
      const [part, total] = a <= b ? [a, b] : [b, a];
      const exact =
        total === 0 ? 0n : (BigInt(part) * 20_000n + BigInt(total)) / (2n * BigInt(total));
      const hundredths = hundredthsOfPercent(part, total);
      expect(BigInt(hundredths)).toBe(exact);
      expect(percent(part, total).toFixed(2)).toBe((hundredths / 100).toFixed(2));
      expect(Math.round(Number(percent(part, total).toFixed(2)) * 100)).toBe(hundredths);
    }),
  );
});

test("the summary counts each category and both kinds of error", () => {
  expect(MIXED.summary).toEqual({
    fixtures: 4,
    passed: 2,
    failed: 2,
    accuracy: 50,
    falseBlocks: { count: 1, total: 2, rate: 50 },
    missed: { count: 1, total: 2, rate: 50 },
    byCategory: {
      completion: {
        fixtures: 2,
        passed: 1,
        failed: 1,
        accuracy: 50,
        falseBlocks: { count: 1, total: 2, rate: 50 },
        missed: { count: 0, total: 0, rate: 0 },
      },
      voice: {
        fixtures: 2,
        passed: 1,
        failed: 1,
        accuracy: 50,
        falseBlocks: { count: 0, total: 0, rate: 0 },
        missed: { count: 1, total: 2, rate: 50 },
      },
    },
  });
});

test("a tally that is told of many results at once counts the same", () => {
  const tally = startTally();
  tally.add({ category: "completion", expected: "accept", verdict: "accept" });
  tally.add({ category: "completion", expected: "accept", verdict: "reject" });
  tally.add({ category: "voice", expected: "reject", verdict: "reject" }, 1);
  tally.add({ category: "voice", expected: "reject", verdict: "accept" }, 1);
  tally.add({ category: "voice", expected: "accept", verdict: "accept" }, 0);
  expect(tally.summary()).toEqual(MIXED.summary);
});

test("the order in which cases were run does not show", () => {
  const shuffled = [2, 0, 3, 1].flatMap((index) => MIXED.cases[index] ?? []);
  expect(buildReport({ ...MIXED, cases: shuffled })).toEqual(MIXED);
});

test("the digest has the failures in fixture order", () => {
  expect(digest(MIXED).failures.map((failure) => failure.name)).toEqual([
    "export_works",
    "relays_a_wish",
  ]);
});

test("shards take every n-th case and together each case once", () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => inShard(index, { index: 2, count: 3 }))).toEqual([
    1, 4,
  ]);
  expect(inShard(5, null)).toBe(true);
  for (let index = 0; index < 20; index += 1) {
    const takers = [1, 2, 3, 4].filter((shard) => inShard(index, { index: shard, count: 4 }));
    expect(takers).toHaveLength(1);
  }
});

test("nothing at all is no division by zero", () => {
  expect(summarise([]).accuracy).toBe(0);
  expect(report([result(0, "a", "voice accept reject")]).summary.missed.rate).toBe(0);
});
