import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../../src/gates/gate.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

const REPORT =
  'All three findings in the parser are fixed: quoted newlines, escaped quotes and the trailing comma.\n\nThe state machine keeps `"line one\\nline two"` as one field. Eleven cases in `tests/quoted.rs` cover it, and the parser tests pass. Throughput on the 200 MB sample is unchanged.';

/** What is asked for, and a part of a message that gives it. */
const KINDS: readonly (readonly [asked: string, given: string])[] = [
  [
    "the output of `cargo test -p csvlite`",
    "```\n$ cargo test -p csvlite\ntest result: ok. 31 passed; 0 failed\n```",
  ],
  [
    "the commit hash of each fix",
    "Commits: quoted newlines `3fa91c2`, escaped quotes `77ab01d`, trailing comma `e19c0b4`.",
  ],
  [
    "the file and line number of each finding",
    "- `src/quote.rs:41` quoted newline\n- `src/escape.rs`, line 88: escaped quotes\n- `src/row.rs:12` trailing comma",
  ],
  ["the benchmark figures before and after", "Benchmark: 410 MB/s before, 428 MB/s after."],
  ["each check as the command and its output", "```\n$ cargo clippy\nno warnings\n```"],
  [
    "the `test result:` line of each finding",
    "```\nquoted test result: ok. 3 passed\nescaped test result: ok. 4 passed\ncomma test result: ok. 4 passed\n```",
  ],
  ["the URL of the CI run", "CI: https://ci.acme.example/runs/8841"],
  ["a screenshot of the coverage page", "Screenshot: `shots/coverage.png`"],
  [
    "the log line of the successful start",
    "```\n2024-05-02T10:11:12Z INFO parser started port=8080\n```",
  ],
  ["the SHA-256 checksum of the artifact", "sha256 9f1c44aa01bd77e29f1c44aa01bd77e2"],
  ["the fingerprint of the signing key", "Fingerprint: `9F1C 44AA 01BD 77E2 9F1C 44AA`."],
  ["the diff of the config file", "```diff\n-timeout = 5\n+timeout = 30\n```"],
  ["the query and its result", "```sql\nselect count(*) from rows;\n 4118\n```"],
  ["the row counts of both tables", "rows_old: 4,118 rows; rows_new: 4,118 rows."],
];

const FORMS: readonly (readonly [name: string, form: (asked: string) => string])[] = [
  ["must contain", (asked) => `the final message must contain ${asked}`],
  ["pasted", (asked) => `${asked} is pasted into the final message`],
  ["has to give", (asked) => `the report has to give ${asked}`],
  ["in the summary", (asked) => `${asked} must be given in the summary, as our policy asks`],
  ["comes with", (asked) => `the closing message comes with ${asked}`],
  ["audit rules", (asked) => `the summary must show ${asked}, as our audit rules demand`],
  ["attached", (asked) => `${asked} is attached to the report`],
];

describe("evidence that done_when asks for in words", () => {
  for (const [name, form] of FORMS)
    test(name, () => {
      const verdict = (asked: string, output: string, isLast: boolean): string => {
        const parts = ["all three findings are fixed", "the parser tests pass"];
        parts.splice(isLast ? 2 : 1, 0, form(asked));
        const goal = "Fix the three findings in the CSV parser";
        return gate.verdict({ goal, doneWhen: parts.join("; "), output });
      };
      const wrong: string[] = [];
      for (const [asked, given] of KINDS)
        for (const isLast of [true, false]) {
          if (verdict(asked, REPORT, isLast) === "accept") wrong.push(`missed: ${asked}`);
          if (verdict(asked, `${REPORT}\n\n${given}`, isLast) === "reject")
            wrong.push(`blocked: ${asked}`);
        }
      expect(wrong).toEqual([]);
    });

  const cases: readonly (readonly [
    goal: string,
    doneWhen: string,
    output: string,
    verdict: "accept" | "reject",
  ])[] = [
    [
      "Restore the staging database; show each check as the command and its output",
      "all tables are restored; the app starts against it",
      "All 41 tables are restored, and the app starts against it.",
      "reject",
    ],
    [
      "Restore the staging database; show each check as the command and its output",
      "all tables are restored; the app starts against it",
      "All 41 tables are restored, and the app starts against it.\n\n```\n$ curl -s localhost/health\nok\n```",
      "accept",
    ],
    [
      "Fix the four findings of the audit",
      "the four findings are fixed; the audit reports zero high; the report names the commit hash of each fix",
      "The four findings are fixed, and the audit reports zero high or critical.",
      "reject",
    ],
    [
      "Audit the login",
      "each finding is reported with file and line number; the tests pass",
      "Each query was read, and four findings were made and mended. The tests pass.",
      "reject",
    ],
    [
      "Add a lint rule",
      "every finding is reported with file and line number; `--json` prints the same; the tests pass",
      "Rule `no-sleep` is in. Every finding is reported with file and line number on the console, `--json` prints the same. All 22 tests pass.",
      "accept",
    ],
  ];
  for (const [goal, doneWhen, output, verdict] of cases)
    test(`${verdict}: ${goal}: ${output.length}`, () => {
      expect(gate.verdict({ goal, doneWhen, output })).toBe(verdict);
    });
});
