/** Test summaries that count failures, in prose, tables and shown output. */

import { words, type Candidate, type Rule } from "../rule.ts";

const ADVICE =
  "Mend the failing tests and report the run that passes, or have the goal redirected.";
const ALL_KINDS = ["paragraph", "item", "heading", "cell", "code"] as const;

export const FAILING_TEST_RULES: readonly Rule[] = [
  {
    id: "completion.tests.failed-count",
    patterns: words(
      "(?:[1-9][\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|a|some|several|a few) (?:of (?:the |them )?(?:\\d+ )?)?(?:[a-z§][\\w§-]* ){0,2}?(?:(?:is |are |still |now |currently )*(?:failed|failing|failures?|fails?|errors?|errored|broken|red))",
      "[1-9]\\d* (?:tests? |specs? )?(?:were |are )?(?:skipped|ignored|disabled|excluded|xfailed|quarantined|muted)(?: because| since| as| due| for now| until| on ci|,? (?:they|the \\w+ (?:was|were|is|are)))",
      "(?:failed|failures?|failing|errors?|broken|red)(?: (?:tests?|specs?|cases?))?(?: ?[:=] ?| )[1-9]\\d*",
    ),
    unless:
      /\b(?:expected|planted|deliberate|provoked|forced|simulated|injected|retried|after \d+ fail|failed (?:attempts?|logins?|sends?|payments?|deliver\w+|jobs?|tries|checks?)|error (?:pages?|messages?|codes?|cases?|states?|texts?|branch|rate|paths?|types?|bars?|handling)|errors? (?:are|is) (?:shown|listed|marked|highlighted|logged|reported|caught|translated))\b|exit|(?:red|broken) (?:square|light|dot|line|badge|led|flag|cells?|links? (?:fixed|were|are fixed|repaired))|e\d{2,}|(?:above|below|under|over|at most|up to|than) (?:\d+|one|two|three|four|five|ten) |test for|tests for/,
    kinds: ALL_KINDS,
    cancelledBy: ["negation", "condition", "solved", "undoing", "aside"],
    check: isOwnFailure,
    says: "A test summary counts failures.",
    advice: ADVICE,
    examples: {
      reject: [
        "```\nTests:       1 failed, 118 passed, 119 total\n```",
        "12 specs, 2 failures.",
        "Two tests fail.",
        "Failed: 3, Passed: 40",
      ],
      accept: [
        "Passed! - Failed: 0, Passed: 188",
        "12 Tests 0 Failures 0 Ignored",
        "Two tests failed at first; both pass now.",
      ],
    },
  },
  {
    id: "completion.tests.red-mark",
    anchors: ["fail", "failed", "not"],
    patterns: [
      /^(?:fail(?:ed)?(?::| {1,2}\S|$)|not ok \d|--- fail|\S+ (?:\.{3} )?fail(?:ed)?$|test result: failed)/,
    ],
    kinds: ["code"],
    cancelledBy: ["subject"],
    check: isOwnRun,
    says: "The test output shown marks a test as failed.",
    advice: ADVICE,
    examples: {
      reject: ["```\n--- FAIL: TestPaging (0.02s)\n```", "```\nFAIL src/cart.test.ts\n```"],
      accept: ["```\nok   billing/handlers   1.204s\n```"],
    },
  },
];

const SUMMARY =
  /\b(?:tests?|specs?|examples?|suites?|assertions?|scenarios?|checks|passed|pass(?:es|ing)?|passing|total|skipped|ignored|ok|in \d[\d.]*s)\b/;

/** Whether a count of failures is that of the writer's tests, not of the thing built or an earlier run. */
function isOwnFailure({ doc, clause, text, match, subject }: Candidate): boolean {
  const word = /fail\w*|error\w*|broken|red/.exec(match[0])?.[0] ?? "";
  const isSummary =
    SUMMARY.test(text) ||
    (clause.kind === "code" && /^\d+ (?:failing|failed|failures?|errors?)\b/.test(text));
  if (!isSummary && !/^fail\w* ?[:=]/.test(match[0])) return false;
  if (subject.mentions(word) && (!isSummary || /^\[?\d\d:\d\d/.test(text))) return false;
  if (!isSummary && word.startsWith("err") && !/\d/.test(match[0])) return false;
  return clause.kind !== "code" || isOwnRun({ doc, clause });
}

/** Whether shown output is that of the last run: not of an earlier one, nor of one that is told to fail. */
function isOwnRun({ doc, clause }: Pick<Candidate, "doc" | "clause">): boolean {
  const { text: whole } = doc;
  const before = whole.slice(Math.max(0, clause.start - 200), clause.start).toLowerCase();
  if (
    /\b(?:before|at first|first run|old code|without the fix|on main|previously|used to|earlier|expected to fail|as (?:it should|intended|expected)|red|planted)\b[^.`]{0,60}:?\s*```[^`]*$/.test(
      before,
    )
  )
    return false;
  const later = whole.slice(clause.end, clause.end + 600).toLowerCase();
  return !/\b(?:now|after(?:wards)?|since|then|second run|with the fix|fixed)\b[^`]{0,120}\b(?:pass|green|0 (?:failed|failures))/.test(
    later,
  );
}
