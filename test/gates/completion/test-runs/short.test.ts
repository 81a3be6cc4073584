import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { findShortRun } from "../../../../src/gates/completion/test-runs/short.ts";
import { readSubject } from "../../../../src/gates/completion/subject.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../../growth.ts";

function rule(output: string, doneWhen = "the export page loads"): string | null {
  const c = { goal: "Build the export page.", doneWhen, output };
  return findShortRun(openDocument(output), readSubject(c))?.rule ?? null;
}

const rejected: readonly string[] = [
  "The export page loads. 11/12 tests pass.",
  "The export page loads. 11 of 12 tests pass.",
  "The export page loads. Only 11 of the 12 unit tests pass.",
  "The export page loads and eleven of the twelve tests pass.",
  "The export page loads. 11 out of 12 specs are green.",
  "The export page loads. 0/12 tests pass.",
  "The export page loads. None of the 12 tests pass.",
  "The export page loads.\n\n- Tests: 11/12 passed",
  "The export page loads.\n\n```\nPASS 11/12\n```",
  "The export page loads. 9/12 → 11/12 tests pass.",
  "The export page loads. I fixed the button: 11/12 tests pass.",
  "The export page loads. 11/12 tests pass. The 40 tests of the server pass too.",
];

const accepted: readonly string[] = [
  "The export page loads. 12/12 tests pass.",
  "The export page loads. 11/12 tests passed before the fix, now 12/12.",
  "The export page loads. At first 11 of 12 tests passed. Now all 12 tests pass.",
  "The export page loads. First run: 11/12 tests passed. After the fix 13/13 tests pass.",
  "## Before\n\n11/12 tests passed.\n\n## After\n\nThe export page loads, 12 tests pass.",
  "The export page loads. 11 of 12 tests pass, 1 is skipped.",
  "The export page loads. 3/12 shards ran, tests pass.",
  "The export page loads; 11/12 done so far in the pass over the old pages.",
  "The export page loads. 10 of the 12 tests are new; all pass.",
  "The export page loads. It shows 11/12 tests passed when one is red.",
  "The export page loads. With the fix reverted, 11 of 12 tests pass.",
  'The export page loads. The badge says "11/12 tests pass".',
  "The export page loads. The badge reads `11/12 tests pass`.",
  "The export page loads. 11 of the 12 pages pass the check of contrast.",
  "> 11/12 tests pass\n\nThe export page loads.",
  "The export page loads. On 11/12 tests passed as well.",
  "The export page loads.\n\n```\n 1/2 tests OK\n 2/2 tests OK\n```",
];

describe("a run of tests of which some do not pass", () => {
  for (const output of rejected)
    test(`stops ${JSON.stringify(output)}`, () => {
      expect(rule(output)).toBe("completion.tests.short");
    });
  for (const output of accepted)
    test(`lets pass ${JSON.stringify(output)}`, () => {
      expect(rule(output)).toBeNull();
    });

  test("a share that done_when asks for is judged by that", () => {
    expect(rule("11 of 12 tests pass.", "at least 10 of the 12 tests pass")).toBeNull();
    expect(rule("11 of 12 tests pass.", "the page shows which tests fail")).toBeNull();
  });

  test("verdict and reasons agree", () => {
    const gate = completionGate(DEFAULT_GATE_POLICY);
    for (const [outputs, verdict] of [
      [rejected, "reject"],
      [
        accepted.filter((output) =>
          /^The export page loads\. 1(?!.*(?:skipped|pages))/.test(output),
        ),
        "accept",
      ],
    ] as const)
      for (const output of outputs) {
        const c = { goal: "Build the export page.", doneWhen: "the export page loads", output };
        expect([output, gate.verdict(c)]).toEqual([output, verdict]);
        expect([output, gate.judge(c).verdict]).toEqual([output, verdict]);
      }
  });

  test("long messages are read in time linear in them", () => {
    for (const unit of [
      "1/2 pass ",
      "1 of 2 tests pass. ",
      "of the 1 ",
      "pass ",
      "11/12 tests pass\n\n",
    ]) {
      expectLinear((length) => rule(`${repeated(unit, length)} 11/12 tests`));
    }
  });
});
