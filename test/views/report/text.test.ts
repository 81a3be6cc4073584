import { expect, test } from "bun:test";
import { digest, type Report } from "../../../src/replay/report.ts";
import { renderText } from "../../../src/views/report/text.ts";
import { ABSENT, MIXED, PARKED, report, result } from "./sample.ts";

function text(of: Report, explain = false): string {
  return renderText(digest(of), { explain });
}

test("the report of the contract, to the letter", () => {
  const cases = Array.from({ length: 150 }, (_, index) => {
    if (index === 100) {
      return result(index, "nudge_names_the_owner", "voice reject accept");
    }
    if (index === 120) return result(index, "nudge_relays_a_wish", "voice reject accept");
    return index < 75
      ? result(index, `case_${index}`, "completion accept accept")
      : result(index, `case_${index}`, "voice reject reject");
  });
  expect(text(report(cases))).toBe(`======== REPLAY-EVAL RESULTS ========
Fixtures: 150
Passed: 148
Failed: 2
Accuracy: 98.67%

By category:
  completion: 75/75 (100.00%)
  voice: 73/75 (97.33%)

Details:
  ✗ nudge_names_the_owner (expected reject, got accept)
  ✗ nudge_relays_a_wish (expected reject, got accept)

========================================
`);
});

test("without failures, Details stands alone", () => {
  expect(text(report([result(0, "a", "completion accept accept")])))
    .toBe(`======== REPLAY-EVAL RESULTS ========
Fixtures: 1
Passed: 1
Failed: 0
Accuracy: 100.00%

By category:
  completion: 1/1 (100.00%)
  voice: 0/0 (0.00%)

Details:

========================================
`);
});

test("an empty shard", () => {
  expect(text(report([], { shard: { index: 4, count: 4 }, fixtureTotal: 3 })))
    .toBe(`======== REPLAY-EVAL RESULTS ========
Fixtures: 0
Passed: 0
Failed: 0
Accuracy: 0.00%

By category:
  completion: 0/0 (0.00%)
  voice: 0/0 (0.00%)

Details:

========================================
`);
});

test("--explain puts the reasons under each failed line", () => {
  expect(text(MIXED, true)).toBe(`======== REPLAY-EVAL RESULTS ========
Fixtures: 4
Passed: 2
Failed: 2
Accuracy: 50.00%

By category:
  completion: 1/2 (50.00%)
  voice: 1/2 (50.00%)

Details:
  ✗ export_works (expected accept, got reject)
      [completion.deferral.parked] The message puts a part of the work off.
        text 12-43: “The CSV export is left for later”
        missing: the CSV export works
        do: Deliver it, or say what stands in the way.
      [completion.missing] Nothing says that a condition is met.
        missing: the page loads
        do: Say how it was checked.
  ✗ relays_a_wish (expected reject, got accept)
      no rule found anything to reject

========================================
`);
});

test("a name or a quotation never breaks the lines or reaches the terminal", () => {
  const hostile = report([
    result(0, "two\nlines\r\u001b[2J\u202e\ud800", "voice accept reject", [
      { ...PARKED, span: { start: 0, end: 3, text: "a\n✗ b\u001b]0;t\u0007" } },
    ]),
    result(1, "n".repeat(100_000), "voice accept reject", [
      {
        ...ABSENT,
        span: { start: 0, end: 40_000, text: `I will do ${"this and ".repeat(5_000)}in the end` },
      },
    ]),
  ]);
  const lines = text(hostile, true).split("\n");
  expect(lines.slice(11, 22)).toEqual([
    "  ✗ two\\nlines\\r\\x1b[2J\\u202e\\ud800 (expected accept, got reject)",
    "      [completion.deferral.parked] The message puts a part of the work off.",
    "        text 0-3: “a\\n✗ b\\x1b]0;t\\x07”",
    "        missing: the CSV export works",
    "        do: Deliver it, or say what stands in the way.",
    `  ✗ ${"n".repeat(100_000)} (expected accept, got reject)`,
    "      [completion.missing] Nothing says that a condition is met.",
    `        text 0-40000: “I will do ${"this and ".repeat(11)}… this and this and this and in the end”`,
    "        missing: the page loads",
    "        do: Say how it was checked.",
    "",
  ]);
});
