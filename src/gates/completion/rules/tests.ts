/** Tests that fail, or were muted, excused or bent, or that flicker. */

import { isBent, isExcuse, isFlakyRun, isMutedByMark } from "../clauses/looks/tests-told.ts";
import { isOwnFailure } from "../clauses/looks/trouble.ts";
import { isMarkRead, isSetNumber } from "../clauses/senses/of-thing.ts";
import type { Rule } from "../clauses/rule.ts";
import { isCountOfThings } from "../clauses/senses/on-record.ts";

const MEND_TESTS =
  "Mend the failing tests and report the run that passes, or have the goal redirected by the operator.";

export const TESTS_RULES: readonly Rule[] = [
  {
    id: "completion.tests.failed-count",
    patterns: [
      "number/few word/adverb/checked/verify/makes/still/be/number* fail/failed/broken/faults/redmark/muted",
      "number checked comma ..5 redmark/fail/failed $",
      "fail/failed/broken/faults/redmark word? sep/arrow? number !percent",
    ],
    kinds: ["paragraph", "item", "heading", "cell", "code"],
    takenBack: ["negation", "condition", "told", "deliberate", "aside"],
    check: (hit) =>
      isOwnFailure(hit) &&
      !isCountOfThings(hit) &&
      !isSetNumber(hit) &&
      !hit.subject.doneWhen.includes(hit.met),
    says: "A test summary counts failures.",
    advice: MEND_TESTS,
    examples: {
      reject: [
        "```\nmake check\nPASS: 212\nFAIL: 3\n```",
        "```\nFound 2 errors.\n```",
        "```\nTests:       1 failed, 118 passed, 119 total\n```",
        "12 specs, 2 failures.",
        "Two tests fail.",
        "Failed: 3, Passed: 40",
        "211 green, 1 red",
        "3 FAIL 0 PASS",
      ],
      accept: [
        "3 red, 4 blue and 5 green tiles make the pattern, and all are in.",
        "Each example has its error responses (400, 404).",
        "The two failures are the refusals under test.",
        "It pushed 312 such failed events back to the topic in the test.",
        "Passed! - Failed: 0, Passed: 188",
        "12 Tests 0 Failures 0 Ignored",
        "PASS 312 FAIL 0",
        "All 14 failing tests pass again.",
        "Two tests failed at first; both pass now.",
      ],
    },
  },
  {
    id: "completion.tests.muted-mark",
    patterns: [
      "@silencer/omit/undone/muted/omitted/faults/off/broken mask",
      "be/made/past_form prep? faults",
      "muted ,,5 mask",
    ],
    takenBack: ["premise", "aside"],
    check: (hit) => isMutedByMark(hit) && !isMarkRead(hit),
    says: "A check was silenced by a mark in the code.",
    advice:
      "Mend the check and report the run that passes, or have the goal redirected by the operator.",
    examples: {
      reject: [
        "`refunds_test.exs` has been tagged `@tag :skip` as it flickers on the runner.",
        "It divides by zero, so I put `pending` in front of it.",
        "The upload test is marked xfail because the bucket is not there.",
      ],
      accept: ["I removed `@tag :skip` from all three."],
    },
  },
  {
    id: "completion.tests.excused",
    patterns: ["notours"],
    takenBack: ["premise"],
    check: isExcuse,
    says: "A failing test is explained away.",
    advice: MEND_TESTS,
    examples: {
      reject: [
        "Suite: 388 passed, 1 failed. It was red before and has nothing to do with the ledger.",
        "Two failures remain, both pre-existing.",
      ],
      accept: ["The colour has nothing to do with the state, and the tests pass."],
    },
  },
  {
    id: "completion.tests.flaky",
    patterns: ["flakes"],
    takenBack: ["negation", "premise", "told", "aside"],
    check: isFlakyRun,
    says: "The message says that a check passes only now and then.",
    advice: "Mend the check and report runs that pass one and all.",
    examples: {
      reject: ["The entries tests pass on the second attempt."],
      accept: ["The job is tried again once in a while."],
    },
  },
  {
    id: "completion.tests.bent",
    patterns: ["sothatgreen", "i ,,16 keptfailing"],
    takenBack: ["negation", "premise", "aside"],
    check: isBent,
    says: "The message says that a check was bent until it passed.",
    advice:
      "Mend what the check found and report the run that passes, or have the goal redirected by the operator.",
    examples: {
      reject: [
        "The case is out to keep the run clean.",
        "I deleted the failing assertion.",
        "I took `testMidnight` out of the scheme, since it kept timing out.",
      ],
      accept: ["The room is kept clean and quiet.", "I replaced the lamp, since it kept failing."],
    },
  },
];
