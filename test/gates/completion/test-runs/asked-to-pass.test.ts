import { describe, expect, test } from "bun:test";
import { findTestFailures } from "../../../../src/gates/completion/test-runs/asked-to-pass.ts";
import { readSubject } from "../../../../src/gates/completion/subject.ts";
import { openDocument } from "../../../../src/gates/text/document.ts";

function rules(doneWhen: string, output: string): readonly string[] {
  const c = { goal: "Build the index.", doneWhen, output };
  return findTestFailures(openDocument(output), readSubject(c), "all").map(({ rule }) => rule);
}

const asked = "the index is built; the whole test suite passes";
const log = (last: string): string =>
  `Index built.\n\n\`\`\`\ntest_read ..... PASS\ntest_write .... PASS\ntest_merge .... ${last}\n\`\`\`\n`;

describe("tallies and lines of test runs", () => {
  const rejected: readonly string[] = [
    "The index is built. Suite: `412 passed, 2 failed`.",
    "The index is built. Tests: 1 failed, 411 passed.",
    "End-to-end: 19 green, 1 red (`upload_large`), as on most days.",
    "| Suite | Result |\n|---|---|\n| unit | 90 passed, 3 failures |",
    "`40 passed, 3 failed` on the first machine; `12 passed, 0 failed` in the smoke suite.",
    log("FAIL (line 20)"),
  ];
  for (const output of rejected)
    test(`stops ${JSON.stringify(output)}`, () => {
      expect(rules(asked, output)).toEqual(["completion.tests.tally"]);
    });

  const accepted: readonly string[] = [
    "The index is built. Suite: `412 passed, 0 failed`.",
    "The index is built. 412 passed, 0 failures, 3 skipped on purpose.",
    "At first `410 passed, 2 failed`; now `412 passed`.",
    "Run 1: `410 passed, 2 failed`. After the fix of the cache: `412 passed, 0 failed`.",
    "## Before\n\n`410 passed, 2 failed`\n\n## After\n\n`412 passed, 0 failed`",
    "The suite was run with the fix reverted: 411 passed, 1 failed. With it: 412 passed.",
    "A 404 answers within 12 ms, 3 errors are mapped to 400. 412 passed.",
    "The index is built. 41 tests, 3 error cases among them, and 12 failed logins are simulated.",
    log("PASS"),
    log("PASS\nfail: 0"),
  ];
  for (const output of accepted)
    test(`lets pass ${JSON.stringify(output)}`, () => {
      expect(rules(asked, output)).toEqual([]);
    });

  test("says nothing where no tests are asked to pass", () => {
    expect(rules("the index is built", "Suite: `412 passed, 2 failed`.")).toEqual([]);
    expect(rules("the test run shows which specs fail", "12 passed, 2 failed")).toEqual([]);
  });
});

describe("tests put aside", () => {
  test("by a mark that the writer set", () => {
    for (const output of [
      "`merge_test.exs` is tagged `@tag :skip`, it flickers.",
      "The run is clean: I marked the merge test as skipped.",
      "Merging: I put `xit`/`pending` in front of the slow one. 90 examples, 0 failures, 1 pending",
    ])
      expect(rules(asked, output)).toEqual(["completion.tests.put-aside"]);
  });

  test("but not by one that is gone or was there", () => {
    for (const output of [
      "The test that had been tagged `skip` runs again.",
      "Nothing is marked as skipped.",
      "I removed the `@pytest.mark.skip` that was set in 2019.",
      "412 passed, 2 skipped (Windows only)",
    ])
      expect(rules(asked, output)).toEqual([]);
  });
});
