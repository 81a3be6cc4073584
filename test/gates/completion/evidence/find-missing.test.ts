import { describe, expect, test } from "bun:test";
import { EVIDENCE_KINDS } from "../../../../src/gates/completion/evidence/kinds.ts";
import { RULED_EVIDENCE } from "../../../../src/gates/completion/evidence/rules.ts";
import { findMissingEvidence } from "../../../../src/gates/completion/evidence/find-missing.ts";
import type { Evidence } from "../../../../src/gates/gate.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";
import { expectLinear, repeated } from "../../../growth.ts";

function missing(
  output: string,
  required: readonly Evidence[],
  doneWhen = "x works",
  goal = "x",
): readonly string[] {
  return findMissingEvidence(openDocument(output), { goal, doneWhen, output }, required).map(
    ({ rule }) => rule,
  );
}

describe("required by the policy file", () => {
  for (const { id, pass, fail } of EVIDENCE_KINDS) {
    test(id, () => {
      expect(missing(pass, [id])).toEqual([]);
      expect(missing(fail, [id])).toEqual([`completion.evidence.${id}`]);
    });
  }

  test("several kinds are all told", () => {
    expect(missing("Done.", ["commit", "artifact"])).toEqual([
      "completion.evidence.commit",
      "completion.evidence.artifact",
    ]);
  });
});

describe("required by a policy in words", () => {
  for (const { id, asked, found, pass, fail } of RULED_EVIDENCE) {
    test(id, () => {
      expect(found.every((pattern) => pattern.test(pass))).toBe(true);
      expect(found.every((pattern) => pattern.test(fail))).toBe(false);
      expect(asked.flags).not.toContain("g");
    });
  }

  const rows: readonly (readonly [policy: string, output: string, rules: readonly string[]])[] = [
    ["Policy: the closing message names the commit hash of the fix.", "Fixed.", ["commit-hash"]],
    ["Policy: the closing message names the commit hash of the fix.", "Fixed in 7be04d1c92.", []],
    [
      "Policy: the final message must quote the test command and its output.",
      "All green.",
      ["test-command", "test-output"],
    ],
    [
      "Policy: the final message must quote the test command and its output.",
      "$ pytest -q\n17 passed in 0.92s",
      [],
    ],
    [
      "The policy of this project requires the commit hash and the registry URL in the closing message.",
      "commit 7be04d1c92",
      ["url"],
    ],
    [
      "The final report must list the paths of the files changed.",
      "Two modules were changed.",
      ["path"],
    ],
    ["House policy: name the pull request in your final message.", "Merged as #4412.", []],
    [
      "The final message must paste the summary of the soak test.",
      "It was steady for 24 hours.",
      ["pasted-output"],
    ],
    [
      "The final message must paste the summary of the soak test.",
      "requests: 88120\nerrors: 0",
      [],
    ],
    ["the privacy policy page loads", "The page loads.", []],
  ];
  for (const [policy, output, rules] of rows) {
    test(`${policy} <- ${output}`, () => {
      expect(missing(output, [], `x works. ${policy}`)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
      expect(missing(output, [], "x works", `Make x work. ${policy}`)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
    });
  }
});

describe("required of the report by a sentence of the goal", () => {
  const rows: readonly (readonly [goal: string, output: string, rules: readonly string[]])[] = [
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "Three archives are published, 4 MB each.",
      ["checksum"],
    ],
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "maps.zip 9f1c44aa01bd",
      [],
    ],
    // A seed of digits alone is no checksum.
    [
      "Publish the maps. The report must state the SHA-256 checksum of each archive.",
      "Three archives are published, made with the seed 20240611.",
      ["checksum"],
    ],
    [
      "Compare the lists. The final message must contain the complete output of `diff.py`.",
      "`diff.py` found two differences. 12 tests passed.",
      ["complete-output"],
    ],
    [
      "Compare the lists. The final message must contain the complete output of `diff.py`.",
      "```\n212 rows read\n2 differ\n```",
      [],
    ],
    // Here the report is the thing that is made.
    ["The report must show the version of each library.", "Every library is shown.", []],
    ["Write a report. Its first page must name the version.", "Page one names it.", []],
  ];
  for (const [goal, output, rules] of rows)
    test(`${goal} <- ${output}`, () => {
      expect(missing(output, [], "x works", goal)).toEqual(
        rules.map((rule) => `completion.evidence.${rule}`),
      );
    });
});

test("hostile messages are read in time linear in them", () => {
  const all: readonly Evidence[] = ["deploy", "live_verify", "tests", "commit", "artifact"];
  for (const unit of ["1,", "1.", "a/", "`npm ", "\n", " ", "deadbeef1", "commit ", "$ ", "a."]) {
    expectLinear((length) =>
      missing(
        repeated(unit, length),
        all,
        "x. Policy: quote the test command and its output in the final message.",
      ),
    );
  }
});
