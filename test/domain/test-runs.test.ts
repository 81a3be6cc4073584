import { describe, expect, test } from "bun:test";
import {
  judgeTestRuns,
  readTestRuns,
  standingFailures,
} from "../../src/domain/test-runs/read-test-runs.ts";

const passing: readonly string[] = [
  // pytest
  "===== 12 passed in 0.10s =====",
  "12 passed, 2 skipped, 1 xfailed, 3 warnings in 3.02s",
  // unittest
  "Ran 12 tests in 0.101s\n\nOK",
  "Ran 12 tests in 0.101s\n\nOK (skipped=2)",
  "Ran 12 tests in 0.101s\n\nOK (expected failures=1)",
  // jest, vitest
  "Test Suites: 3 passed, 3 total\nTests:       12 passed, 12 total\nTime: 1.2 s",
  "Tests:       2 skipped, 10 passed, 12 total",
  "Tests:       1 todo, 11 passed, 12 total",
  " Test Files  3 passed (3)\n      Tests  12 passed (12)",
  "      Tests  10 passed | 2 skipped (12)",
  // mocha, karma, ava
  "  12 passing (34ms)",
  "  12 passing (34ms)\n  2 pending",
  "Executed 12 of 12 SUCCESS (0.1 secs / 0.05 secs)",
  "12 tests passed",
  // go
  "ok  \texample.com/ledger\t0.012s",
  "ok  \texample.com/ledger\t(cached)",
  "=== RUN   TestAdd\n--- PASS: TestAdd (0.00s)\nPASS\nok  \texample.com/ledger\t0.012s",
  // cargo
  "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
  "test result: ok. 12 passed; 0 failed; 0 ignored\n\ntest result: ok. 0 passed; 0 failed; 0 ignored",
  "     Summary [   0.1s] 12 tests run: 12 passed, 0 skipped",
  // JUnit, Maven, gradle, sbt
  "[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 0\n[INFO] BUILD SUCCESS",
  "Tests run: 12, Failures: 0, Errors: 0, Skipped: 2",
  "OK (12 tests)",
  "[        12 tests found           ]\n[        12 tests successful      ]\n[         0 tests failed          ]",
  "[info] Passed: Total 12, Failed 0, Errors 0, Passed 12",
  // rspec, minitest, ExUnit, phpunit, busted
  "12 examples, 0 failures",
  "12 examples, 0 failures, 2 pending",
  "12 runs, 30 assertions, 0 failures, 0 errors, 0 skips",
  "4 doctests, 12 tests, 0 failures",
  "OK (12 tests, 30 assertions)",
  "OK, but incomplete, skipped, or risky tests!\nTests: 12, Assertions: 30, Skipped: 2.",
  "12 successes / 0 failures / 0 errors / 0 pending : 0.01 seconds",
  // ctest, TAP, prove
  "100% tests passed, 0 tests failed out of 12",
  "1..2\nok 1 - reads\nok 2 - writes",
  "1..2\nok 1 - reads\nnot ok 2 - prints # TODO no printer",
  "# tests 12\n# pass 12\n# fail 0",
  "All tests successful.\nFiles=3, Tests=12,  0 wallclock secs\nResult: PASS",
  // dotnet
  "Passed!  - Failed:     0, Passed:    12, Skipped:     0, Total:    12, Duration: 34 ms - x.dll",
  "Test summary: total: 12, failed: 0, succeeded: 12, skipped: 0, duration: 1.2s",
  // bun, node, deno
  " 12 pass\n 0 fail\n 30 expect() calls\nRan 12 tests across 3 files. [34.00ms]",
  "ℹ tests 12\nℹ suites 0\nℹ pass 12\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 34",
  "ok | 12 passed | 0 failed (34ms)",
  // gtest, Catch2, swift, bazel, flutter, playwright
  "[==========] 12 tests from 3 test suites ran. (3 ms total)\n[  PASSED  ] 12 tests.",
  "All tests passed (30 assertions in 12 test cases)",
  "Executed 12 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds",
  "Executed 12 out of 12 tests: 12 tests pass.",
  "00:03 +12: All tests passed!",
  "  12 passed (3.4s)",
  // prose
  "All twelve tests pass.",
  "All 12 tests pass.",
  "All 12 unit tests are green.",
  "12/12 tests pass",
  "Tests: 12/12",
  "PASS 12/12",
  "12 of the 12 tests pass.",
  "1,204 tests passed, none failed.",
  "**12** tests pass.",
  "None of the 12 tests fail.",
  "We wrote 12 tests, all green.",
  "17 passed in 0.92s",
  "Alle 12 Tests bestanden.",
  "Todas las 12 pruebas pasan.",
  // what was, and what is now
  "11/12 tests passed before the fix, now 12/12.",
  "At first 2 tests failed; now 12 passed.",
  "Run 1: 410 passed, 2 failed. After the fix of the cache: 412 passed, 0 failed.",
  "Before: 3 failed, 9 passed; after: 12 passed, 0 failed.",
  "With the fix reverted 2 tests fail on purpose. 12 passed.",
  "9/12 → 12/12 tests pass.",
  "31 unit tests and 6 end-to-end tests pass.",
  "Unit tests: 26, every one passing",
  "Unit tests for all of the above: 27, all pass",
  "`OnboardingSkipTests`: 6/6.",
  "The suite ended at 97 of 97.",
  "All 22 tests in `room.spec.ts` are green.",
  "Testlauf: 58 bestanden, 0 fehlgeschlagen.",
  "Tests run: 342, Failures: 0, Errors: 0, Skipped: 0 - BUILD SUCCESS (01:12 min)",
  "9 examples, 0 failures (5 for the retries, 4 for the dead letters).",
  "12 tests pass. The two failures are the refusals under test.",
  "12 tests pass; ten of the errors have a fix.",
  "During the work three contract tests were red because amounts were floats. 12 tests pass.",
  "runs 1-50   success 50   failure 0   cancelled 0",
  "The suite (12 tests) passes.",
  "12 tests pass. It answers 12 failed logins with 403.",
];

const failing: readonly string[] = [
  "===== 1 failed, 11 passed in 0.12s =====",
  "11 passed, 1 error in 0.12s",
  "FAILED tests/test_ledger.py::test_add - assert 1 == 2\n1 failed, 11 passed in 0.12s",
  "Ran 12 tests in 0.101s\n\nFAILED (failures=1)",
  "Ran 12 tests in 0.101s\n\nFAILED (errors=1)",
  "Tests:       1 failed, 11 passed, 12 total",
  "Tests: 11 passed, 12 total.",
  "Tests:       1 skipped, 10 passed, 12 total",
  "      Tests  1 failed | 11 passed (12)",
  "  11 passing (34ms)\n  1 failing",
  "--- FAIL: TestAdd (0.00s)\nFAIL\nFAIL\texample.com/ledger\t0.012s\nok  \texample.com/api\t0.1s",
  "test result: FAILED. 11 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out",
  "Tests run: 12, Failures: 1, Errors: 0, Skipped: 0",
  "Tests run: 12, Failures: 0, Errors: 2, Skipped: 0",
  "12 tests completed, 1 failed",
  "12 examples, 1 failure",
  "12 runs, 30 assertions, 1 failures, 0 errors, 0 skips",
  "FAILURES!\nTests: 12, Assertions: 30, Failures: 1.",
  "92% tests passed, 1 tests failed out of 12",
  "1..2\nok 1 - reads\nnot ok 2 - writes",
  "# tests 12\n# pass 11\n# fail 1",
  "Failed 1/12 subtests",
  "Failed!  - Failed:     1, Passed:    11, Skipped:     0, Total:    12",
  "Test summary: total: 12, failed: 1, succeeded: 11, skipped: 0",
  " 11 pass\n 1 fail\nRan 12 tests across 3 files.",
  "ℹ tests 12\nℹ pass 11\nℹ fail 1",
  "FAILED | 11 passed | 1 failed (34ms)",
  "[  PASSED  ] 11 tests.\n[  FAILED  ] 1 test, listed below:",
  "test cases: 12 | 11 passed | 1 failed",
  "Executed 12 tests, with 1 failure (0 unexpected) in 0.1 seconds",
  "11/12 tests pass.",
  "0/12 tests pass.",
  "0 of 12 tests pass.",
  "Only 11 of the 12 tests pass.",
  "9 of 12 unit tests pass",
  "Eleven of twelve tests pass.",
  "None of the 12 tests pass.",
  "PASS 11/12",
  "Tests: 11/12",
  "11 of 12 passed.",
  "All but one of the 12 tests pass.",
  "All 12 tests but one pass.",
  "12 tests fail",
  "12 tests do not pass.",
  "12 tests, 11 pass.",
  "3 passed, 1 failed",
  "12 tests passed before the change, 3 fail now.",
  "Unit: 11/12 tests pass. Integration: 40/40 tests pass.",
  "suite: 211 passed, 1 failed (`test_idle`, it was red on `main` before I started)",
  "203 tests, 202 green",
  "12 tests pass; CI shows 2 failures.",
  "12 tests pass locally, but 2 fail in CI.",
  "12 tests pass except one.",
  "11 tests pass and one does not.",
  "Not all of the 12 tests pass.",
  "Fewer than 12 tests pass.",
  "Half of the 12 tests pass.",
  "Two tests fail, both red on main.",
  "27 green, 1 red (`TestCopy`)",
  "12 tests pass, 3 errors in the suite.",
  "Before merging I ran the suite: 11/12 tests pass.",
];

const neither: readonly string[] = [
  "The tests pass.",
  "All tests pass.",
  "Ran 12 tests in 0.101s",
  "12 tests are planned.",
  "12 tests should pass.",
  "The 12 tests have to pass.",
  "I wrote 12 tests.",
  "3/12 shards",
  "11/12 done so far",
  "Tests: 11/12 ported so far",
  "11 of the 12 tests are new.",
  "On 11/12 the tests were moved.",
  "It shows 12 green buttons.",
  "12 failed logins are simulated before the lock.",
  "All 12 files pass the virus scan.",
  "?   \texample.com/ledger\t[no test files]",
  "No row in `likes`, none in `passes`.",
  "It holds 46 animals that had no test this year.",
  "W/Queue: upload 8812 failed (503), giving up after 5 retries",
  "It feeds the test ten segments of which two are broken.",
  "Both of the 12 protests passed by.",
  "BUILD SUCCESSFUL in 2s\n12 actionable tasks: 12 executed",
];

const empty: readonly string[] = [
  "0 tests passed.",
  "0 tests pass",
  "No tests pass.",
  "Ran 0 tests, 0 passed.",
  "0 examples, 0 failures",
  "Ran 0 tests in 0.000s\n\nOK",
  "test result: ok. 0 passed; 0 failed; 0 ignored",
];

describe("runs of tests", () => {
  for (const [verdict, texts] of [
    ["passing", passing],
    ["failing", failing],
    ["none", neither],
    ["empty", empty],
  ] as const)
    for (const text of texts)
      test(`${verdict}: ${JSON.stringify(text)}`, () => {
        expect(judgeTestRuns(text)).toBe(verdict);
      });

  // None of these would end within a minute if a count or a failure looked through all the others.
  test.each([
    "1/",
    "12 tests ",
    "1 of ",
    "11 passed, ",
    "but ",
    "if ",
    "=",
    "1,",
    "ok 1 ",
    "1 not, ",
    "1 but 2 not, ",
    "1 red ",
    "all but 1 ",
    "pass, except ",
    "PASS: 1 FAIL: 0 ",
    "1 tests that ",
    "--- FAIL: x\n",
    "1 failed\n",
    "1 failed, now 2 failed\n",
  ])(
    "1 MB of %j is read",
    (unit) => {
      judgeTestRuns(unit.repeat(Math.ceil(1_000_000 / unit.length)));
    },
    30_000,
  );

  test("what stands is found among many failures, from the end", () => {
    const failures = "--- FAIL: x\n".repeat(80_000);
    expect(standingFailures(readTestRuns(failures)).size).toBe(80_000);
    expect(judgeTestRuns(`${failures}Now 12 tests pass.`)).toBe("passing");
    expect(judgeTestRuns(`Now 12 tests pass.\n${failures}`)).toBe("failing");
  }, 30_000);

  test.each<[string, number]>([
    ["11/12 tests pass. 12 tests pass.", 0],
    ["11/12 tests pass. 13 tests pass.", 1],
    ["11/12 tests pass. Now 13 tests pass.", 0],
    ["11/12 tests pass. Now 10 tests pass.", 1],
    ["11/12 tests pass. Now 9/13 tests pass. 13 tests pass.", 0],
    ["1 test failed. 12 tests pass. Now 2 tests failed.", 2],
    ["11/12 tests pass. 13 tests pass. Now 12 tests run.", 1],
  ])("%s leaves %i failing", (text, standing) => {
    expect(standingFailures(readTestRuns(text)).size).toBe(standing);
  });
});
