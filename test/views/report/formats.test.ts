import { describe, expect, test } from "bun:test";
import { parse } from "yaml";
import { digest, type Report } from "../../../src/replay/report.ts";
import { renderGithub } from "../../../src/views/report/github.ts";
import { renderJson } from "../../../src/views/report/json.ts";
import { renderJunit } from "../../../src/views/report/junit.ts";
import { renderText } from "../../../src/views/report/text.ts";
import { renderTap } from "../../../src/views/report/tap.ts";
import { MIXED, PARKED, report, result } from "./sample.ts";

const FIXTURES = "fixtures/50%,a:b.json";

const HOSTILE: Report = report([
  result(
    0,
    "::error::\n##[x] # TODO \\ <&\"'> \u001b[2J\u0000\ufffe\ud800\r\n1..9",
    "voice accept reject",
    [{ ...PARKED, span: { start: 0, end: 9, text: "]]> %0A\n::stop-commands::x" } }],
  ),
  result(1, "n".repeat(100_000), "voice accept accept"),
]);

const EMPTY = report([], { shard: { index: 3, count: 3 }, fixtureTotal: 2 });

describe("JSON", () => {
  test("the stored report, whole", () => {
    const one = report([result(0, "export_works\n", "completion accept reject", [PARKED])]);
    expect(renderJson(one)).toMatchInlineSnapshot(`
      "{
        "schema": "svc.replay-report/1",
        "tool_version": "0.1.0",
        "rules_hash": "sha256:abc",
        "shard": null,
        "fixture_file": "cases.json",
        "fixture_hash": "f00d",
        "fixture_total": 1,
        "summary": {
          "fixtures": 1,
          "passed": 0,
          "failed": 1,
          "accuracy": 0,
          "false_blocks": {
            "count": 1,
            "total": 1,
            "rate": 100
          },
          "missed": {
            "count": 0,
            "total": 0,
            "rate": 0
          },
          "by_category": {
            "completion": {
              "fixtures": 1,
              "passed": 0,
              "failed": 1,
              "accuracy": 0,
              "false_blocks": {
                "count": 1,
                "total": 1,
                "rate": 100
              },
              "missed": {
                "count": 0,
                "total": 0,
                "rate": 0
              }
            },
            "voice": {
              "fixtures": 0,
              "passed": 0,
              "failed": 0,
              "accuracy": 0,
              "false_blocks": {
                "count": 0,
                "total": 0,
                "rate": 0
              },
              "missed": {
                "count": 0,
                "total": 0,
                "rate": 0
              }
            }
          }
        },
        "cases": [
          {
            "index": 0,
            "line": 1,
            "name": "export_works\\n",
            "category": "completion",
            "expected": "accept",
            "verdict": "reject",
            "passed": false,
            "reasons": [
              {
                "rule": "completion.deferral.parked",
                "sentence": "The message puts a part of the work off.",
                "span": {
                  "start": 12,
                  "end": 43,
                  "text": "The CSV export is left for later"
                },
                "missing": "the CSV export works",
                "advice": "Deliver it, or say what stands in the way."
              }
            ]
          }
        ]
      }
      "
    `);
  });
});

describe("JUnit", () => {
  test("the report, whole", () => {
    expect(renderJunit({ ...MIXED, fixtureFile: "fixtures/a.json" })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="svc-replay-eval" tests="4" failures="2" errors="0">
        <testsuite name="completion" tests="2" failures="1" errors="0" skipped="0">
          <testcase name="all_done" classname="replay.completion" file="fixtures/a.json" line="1"/>
          <testcase name="export_works" classname="replay.completion" file="fixtures/a.json" line="2">
            <failure message="expected accept, got reject" type="false_block">[completion.deferral.parked] The message puts a part of the work off.
        text 12-43: “The CSV export is left for later”
        missing: the CSV export works
        do: Deliver it, or say what stands in the way.
      [completion.missing] Nothing says that a condition is met.
        missing: the page loads
        do: Say how it was checked.</failure>
          </testcase>
        </testsuite>
        <testsuite name="voice" tests="2" failures="1" errors="0" skipped="0">
          <testcase name="asks_plainly" classname="replay.voice" file="fixtures/a.json" line="3"/>
          <testcase name="relays_a_wish" classname="replay.voice" file="fixtures/a.json" line="4">
            <failure message="expected reject, got accept" type="missed">no rule found anything to reject</failure>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });

  test("hostile text leaves the XML well-formed", () => {
    const xml = renderJunit({ ...HOSTILE, fixtureFile: FIXTURES });
    expect(xml.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/gu, "")).not.toContain("&");
    expect(xml.match(/<testcase /gu)).toHaveLength(2);
    // Between tags nothing but text; inside of tags only quoted values.
    const tags = xml.match(/<[^>]*>/gu) ?? [];
    expect(tags.every((tag) => /^<[?/]?[a-z]+(?: [a-z]+="[^"<]*")*[?/]?>$/u.test(tag))).toBe(true);
  });

  test("an empty shard has both suites", () => {
    expect(renderJunit(EMPTY).match(/<testsuite .*tests="0"/gu)).toHaveLength(2);
  });
});

describe("GitHub", () => {
  test("the report, whole", () => {
    expect(renderGithub(digest(MIXED), FIXTURES)).toMatchInlineSnapshot(`
      "::error file=fixtures/50%25%2Ca%3Ab.json,line=2,title=completion%3A export_works::expected accept, got reject%0A[completion.deferral.parked] The message puts a part of the work off.%0A  text 12-43: “The CSV export is left for later”%0A  missing: the CSV export works%0A  do: Deliver it, or say what stands in the way.%0A[completion.missing] Nothing says that a condition is met.%0A  missing: the page loads%0A  do: Say how it was checked.
      ::error file=fixtures/50%25%2Ca%3Ab.json,line=4,title=voice%3A relays_a_wish::expected reject, got accept%0Ano rule found anything to reject
      ::notice title=svc-replay-eval::2 of 4 passed (50.00%25); 1 of 2 wrongly rejected, 1 of 2 wrongly accepted
      "
    `);
  });

  test("hostile text cannot start a command of its own", () => {
    const lines = renderGithub(digest(HOSTILE), null).trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toStartWith(
      String.raw`::error title=voice%3A %3A%3Aerror%3A%3A\n##[x] # TODO \ <&"'> \x1b[2J\x00\ufffe\ud800\r\n1..9::expected accept, got reject%0A[`,
    );
    expect(lines[0]).toContain("%250A\\n::stop-commands::x");
    expect(lines[1]).toStartWith("::notice title=svc-replay-eval::");
  });
});

describe("TAP", () => {
  test("the report, whole", () => {
    expect(renderTap(MIXED)).toMatchInlineSnapshot(`
      "TAP version 14
      1..4
      ok 1 - completion: all_done
      not ok 2 - completion: export_works
        ---
        message: wrongly rejected
        expected: accept
        actual: reject
        index: 1
        reasons:
          - rule: "completion.deferral.parked"
            sentence: "The message puts a part of the work off."
            start: 12
            end: 43
            text: "The CSV export is left for later"
            missing: "the CSV export works"
            advice: "Deliver it, or say what stands in the way."
          - rule: "completion.missing"
            sentence: "Nothing says that a condition is met."
            missing: "the page loads"
            advice: "Say how it was checked."
        ...
      ok 3 - voice: asks_plainly
      not ok 4 - voice: relays_a_wish
        ---
        message: wrongly accepted
        expected: reject
        actual: accept
        index: 3
        reasons: []
        ...
      # 2 of 4 passed (50.00%); 1 of 2 wrongly rejected, 1 of 2 wrongly accepted
      "
    `);
  });

  test("hostile text makes neither test points nor directives", () => {
    const lines = renderTap(HOSTILE).trimEnd().split("\n");
    expect(lines.filter((line) => /^(?:not )?ok /u.test(line))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith("1.."))).toEqual(["1..2"]);
    expect(lines[2]).toBe(
      String.raw`not ok 1 - voice: ::error::\\n\#\#[x] \# TODO \\ <&"'> \\x1b[2J\\x00\\ufffe\\ud800\\r\\n1..9`,
    );
  });

  test("the diagnostics are YAML", () => {
    const lines = renderTap(HOSTILE).split("\n");
    const block = lines.slice(lines.indexOf("  ---") + 1, lines.indexOf("  ..."));
    const value: unknown = parse(block.join("\n"));
    expect(value).toMatchObject({
      expected: "accept",
      actual: "reject",
      reasons: [{ rule: PARKED.rule, text: String.raw`]]> %0A\n::stop-commands::x` }],
    });
  });

  test("an empty shard is a plan without tests", () => {
    expect(renderTap(EMPTY)).toStartWith("TAP version 14\n1..0 # SKIP no cases\n");
  });
});

test("long names that differ at their ends stay apart in every format", () => {
  const long = "n".repeat(5000);
  const names = [`${long}1`, `${long}2`];
  const cases = names.map((name, at) => result(at, name, "voice accept reject", [PARKED]));
  const formats = {
    text: renderText(digest(report(cases)), { explain: false }),
    junit: renderJunit(report(cases)),
    tap: renderTap(report(cases)),
    github: renderGithub(digest(report(cases)), FIXTURES),
  };
  for (const name of names) for (const text of Object.values(formats)) expect(text).toContain(name);
});

test("the same report gives the same bytes", () => {
  const all = (): readonly string[] => [
    renderJson(MIXED),
    renderJunit(MIXED),
    renderGithub(digest(MIXED), FIXTURES),
    renderTap(MIXED),
  ];
  expect(all()).toEqual(all());
});
