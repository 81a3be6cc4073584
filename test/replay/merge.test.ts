import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { merge, type NamedReport } from "../../src/replay/merge.ts";
import { inShard, type Report } from "../../src/replay/report.ts";
import { report, result } from "../views/report/sample.ts";

function whole(size: number): Report {
  const cases = Array.from({ length: size }, (_, index) =>
    result(
      index,
      `case ${index}`,
      index % 3 === 0 ? "voice accept reject" : "completion reject reject",
    ),
  );
  return report(cases);
}

function part(
  of: Report,
  index: number,
  count: number,
  changes: Partial<Report> = {},
): NamedReport {
  const shard = { index, count };
  const cases = of.cases.filter((each) => inShard(each.index, shard));
  const { toolVersion, rulesHash, fixtureFile, fixtureHash, fixtureTotal } = { ...of, ...changes };
  return {
    name: `${index}.json`,
    report: report(changes.cases ?? cases, {
      toolVersion,
      rulesHash,
      fixtureFile,
      fixtureHash,
      fixtureTotal,
      shard,
    }),
  };
}

function problemsOf(parts: readonly NamedReport[]): readonly string[] {
  const merged = merge(parts);
  return merged.ok ? [] : merged.problems.map((problem) => `${problem.message} [${problem.code}]`);
}

test("the parts of any run, in any order, give the whole", () => {
  const run = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 6 })).chain(([size, count]) =>
    fc.tuple(
      fc.constant(size),
      fc.shuffledSubarray(
        Array.from({ length: count }, (_, index) => index + 1),
        { minLength: count },
      ),
    ),
  );
  fc.assert(
    fc.property(run, ([size, order]) => {
      const all = whole(size);
      const parts = order.map((index) => part(all, index, order.length));
      expect(merge(parts)).toEqual({ ok: true, report: all });
      if (parts.length > 1) {
        const missing = order[0] ?? 0;
        expect(problemsOf(parts.slice(1))).toEqual([
          `shard ${missing}/${order.length} is missing [merge.missing_shards]`,
        ]);
      }
    }),
  );
});

test("a single whole report is its own merger", () => {
  expect(merge([{ name: "all.json", report: whole(3) }])).toEqual({ ok: true, report: whole(3) });
});

describe("parts that do not belong together are refused", () => {
  const all = whole(6);
  const [one, two] = [part(all, 1, 2), part(all, 2, 2)];

  test.each<[string, readonly NamedReport[], readonly string[]]>([
    ["nothing", [], ["there is no report to merge [merge.nothing]"]],
    [
      "the same part twice",
      [one, { ...one, name: "again.json" }, two],
      ["1.json and again.json are both shard 1/2 [merge.duplicate_shard]"],
    ],
    [
      "the same part twice in the place of another",
      [part(all, 1, 3), part(all, 2, 3), { ...part(all, 2, 3), name: "again.json" }],
      [
        "2.json and again.json are both shard 2/3 [merge.duplicate_shard]",
        "shard 3/3 is missing [merge.missing_shards]",
      ],
    ],
    [
      "the same part twice, of other rules",
      [part(all, 1, 3), { ...part(all, 1, 3, { rulesHash: "sha256:def" }), name: "again.json" }],
      [
        "1.json and again.json were judged by different rules (sha256:abc and sha256:def) [merge.different_rules]",
        "1.json and again.json are both shard 1/3 [merge.duplicate_shard]",
      ],
    ],
    [
      "other rules",
      [one, part(all, 2, 2, { rulesHash: "sha256:def" })],
      [
        "1.json and 2.json were judged by different rules (sha256:abc and sha256:def) [merge.different_rules]",
      ],
    ],
    [
      "another version",
      [one, part(all, 2, 2, { toolVersion: "0.2.0" })],
      ["1.json and 2.json come from versions 0.1.0 and 0.2.0 [merge.different_version]"],
    ],
    [
      "another fixture file",
      [one, part(all, 2, 2, { fixtureTotal: 7 })],
      ["1.json and 2.json are of fixture files with 6 and 7 cases [merge.different_fixtures]"],
    ],
    [
      "other cases in a fixture file of the same length",
      [one, part(all, 2, 2, { fixtureHash: "beef" })],
      [
        "1.json and 2.json are of fixture files with different cases, or with the same in another order or form [merge.different_fixtures]",
      ],
    ],
    [
      "another count of shards",
      [one, part(all, 2, 3)],
      ["1.json and 2.json are parts of 2 and of 3 shards [merge.different_count]"],
    ],
    [
      "a whole report",
      [one, { name: "all.json", report: all }],
      ["all.json is a report of all cases, not of a shard [merge.not_a_shard]"],
    ],
    [
      "a name in two parts",
      [
        one,
        part(all, 2, 2, {
          cases: two.report.cases.map((each, at) =>
            at === 0 ? { ...each, name: "case 0" } : each,
          ),
        }),
      ],
      ["1.json and 2.json both have a case named “case 0” [merge.duplicate_case]"],
    ],
    [
      "a position in two parts",
      [
        one,
        part(all, 2, 2, {
          cases: two.report.cases.map((each, at) => (at === 0 ? { ...each, index: 0 } : each)),
        }),
      ],
      ["1.json and 2.json both have a case at index 0 [merge.duplicate_case]"],
    ],
    [
      "cases that are missing",
      [one, part(all, 2, 2, { cases: two.report.cases.slice(1) })],
      ["the parts have 5 cases, and the fixture file has 6 [merge.missing_cases]"],
    ],
  ])("%s", (_, parts, problems) => {
    expect(problemsOf(parts)).toEqual(problems);
  });

  test("many missing parts are counted", () => {
    expect(problemsOf([part(all, 3, 1000)])).toEqual([
      "shards 1/1000, 2/1000, 4/1000, 5/1000, 6/1000, 7/1000, 8/1000, 9/1000, 10/1000, 11/1000 and 989 more are missing [merge.missing_shards]",
    ]);
  });
});

describe("a part without the hash of its fixtures", () => {
  const all = whole(9);
  const unhashed = part(all, 1, 3, { fixtureHash: null });

  const refused = "fixture_hash of 1.json must be text, and is missing or null [report.wrong_type]";

  test("is refused, whatever its place", () => {
    const parts = [unhashed, part(all, 2, 3), part(all, 3, 3)];
    for (const given of [parts, parts.toReversed()]) expect(problemsOf(given)).toEqual([refused]);
  });

  test("hides no difference between the others", () => {
    expect(
      problemsOf([unhashed, part(all, 2, 3), part(all, 3, 3, { fixtureHash: "beef" })]),
    ).toEqual([
      refused,
      "2.json and 3.json are of fixture files with different cases, or with the same in another order or form [merge.different_fixtures]",
    ]);
  });

  test("is fine where it is whole and alone", () => {
    const alone = { ...whole(3), fixtureHash: null };
    expect(merge([{ name: "all.json", report: alone }])).toEqual({ ok: true, report: alone });
  });
});
