import { describe, expect, test } from "bun:test";
import { readReport } from "../../src/replay/read-report.ts";
import { renderJson } from "../../src/views/report/json.ts";
import { MIXED, report, result } from "../views/report/sample.ts";

function problemsOf(text: string): readonly string[] {
  const read = readReport(text);
  return read.ok ? [] : read.problems.map((problem) => `${problem.message} [${problem.code}]`);
}

/** The stored report with one thing replaced in its text. */
function edited(from: string, to: string): string {
  const text = renderJson(MIXED);
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe("what was stored reads back the same", () => {
  const hostile = 'a"\\\n\t\u0000\u001b[2J\u0085\u202e\u2028x\u{1f600}\u{e0041}\ufeff';
  test.each([
    ["a mixed report", MIXED],
    ["an empty one", report([])],
    ["an empty shard", report([], { shard: { index: 5, count: 9 }, fixtureTotal: 4 })],
    ["a hostile name", report([result(0, hostile, "voice accept accept")])],
  ])("%s", (_, whole) => {
    const text = renderJson(whole);
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e\u2028\ufeff]/u);
    expect(readReport(text)).toEqual({ ok: true, report: whole });
  });
});

test("a byte order mark, other layout and further keys do not matter", () => {
  const compact = JSON.stringify(JSON.parse(renderJson(MIXED)));
  expect(readReport(`\ufeff{"note":"kept by CI",${compact.slice(1)}`)).toEqual({
    ok: true,
    report: MIXED,
  });
});

describe("what is no report is refused by name", () => {
  test.each([
    ["", "the file is empty [report.not_json]"],
    ["{", "the file ends in the middle [report.not_json]"],
    ["<xml>", "the file is not JSON [report.not_json]"],
    [renderJson(MIXED).slice(0, 900), "the file ends in the middle [report.not_json]"],
    ["{bad}", "the file is not JSON [report.not_json]"],
    ['{"schema": tr', "the file ends in the middle [report.not_json]"],
    ["[]", "the file is not a JSON report, which is one object [report.not_json]"],
    ["null", "the file is not a JSON report, which is one object [report.not_json]"],
    [
      `${JSON.stringify({ schema: "x", note: "}" })}\n\ngarbage\n`,
      "something stands behind the end of the report, on line 3 [report.not_json]",
    ],
    ["{}{}", "something stands behind the end of the report, on line 1 [report.not_json]"],
    [
      "{}",
      "this is not a report that this version reads: it names no schema where svc.replay-report/1 is wanted [report.schema]",
    ],
    [
      '{"schema": "svc.replay-report/2"}',
      "this is not a report that this version reads: its schema is svc.replay-report/2 where svc.replay-report/1 is wanted [report.schema]",
    ],
    [
      edited('"rules_hash": "sha256:abc"', '"rules_hash": 3'),
      "rules_hash must be text, and is 3 [report.wrong_type]",
    ],
    [
      edited('"verdict": "reject"', '"verdict": "maybe"'),
      "cases[1].verdict must be accept or reject, and is “maybe” [report.wrong_type]",
    ],
    [
      edited('"start": 12', '"start": -1'),
      "cases[1].reasons[0].span.start must be a whole number, and is -1 [report.wrong_type]",
    ],
    [
      edited('"shard": null', '"shard": {"index": 5, "count": 4}'),
      "there is no part 5 of 4 [report.inconsistent]",
    ],
    [
      edited('"name": "asks_plainly"', '"name": "all_done"'),
      "there are two cases named “all_done” [report.inconsistent]",
    ],
    [
      edited('"fixture_total": 4', '"fixture_total": 5'),
      "it has 4 cases where it must have 5 [report.inconsistent]",
    ],
    [
      edited('"accuracy": 50', '"accuracy": 100'),
      "the summary does not agree with the cases [report.inconsistent]",
    ],
    [
      edited('"passed": false', '"passed": true'),
      "cases[1] says passed: true, and its verdict does not [report.inconsistent]",
    ],
  ])("%#", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});

test("everything that is wrong is said at once", () => {
  const text = edited('"category": "voice"', '"category": 1').replaceAll(
    '"index": 1',
    '"index": x',
  );
  expect(problemsOf(text.replaceAll("x,", "1.5,"))).toEqual([
    "cases[1].index must be a whole number, and is 1.5 [report.wrong_type]",
    "cases[2].category must be completion or voice, and is 1 [report.wrong_type]",
  ]);
});

test("cases out of order or of another shard are refused", () => {
  const shard = report([result(1, "b", "voice accept accept")], {
    shard: { index: 2, count: 2 },
    fixtureTotal: 2,
  });
  const text = renderJson(shard).replace('"index": 1,\n      "line"', '"index": 0,\n      "line"');
  expect(problemsOf(text)).toEqual([
    "case “b” at index 0 does not belong to its shard [report.inconsistent]",
  ]);
});
