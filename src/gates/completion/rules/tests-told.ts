/** Tests that were muted, excused, bent or that flicker, and what was never seen to run. */

import type { Rule } from "../clauses/rule.ts";
import {
  isBent,
  isExcuse,
  isFlakyRun,
  isFromModel,
  isMutedByMark,
  isSaidOfOthers,
  isSimulatedOnly,
  isUntried,
} from "../clauses/looks/tests-told.ts";
import { wordsOf } from "../clauses/looks/hit.ts";

export const TESTS_TOLD_RULES: readonly Rule[] = [
  {
    id: "completion.tests.muted-mark",
    patterns: ["@silencer/omit/undone/muted/omitted/faults/off/broken mask"],
    takenBack: ["premise", "aside"],
    check: isMutedByMark,
    says: "A check was silenced by a mark in the code.",
    advice: "Mend the check and report the run that passes, or have the goal redirected.",
    examples: {
      reject: [
        "`refunds_test.exs` has been tagged `@tag :skip` as it flickers on the runner.",
        "It divides by zero, so I put `pending` in front of it.",
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
    advice: "Mend the failing tests and report the run that passes, or have the goal redirected.",
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
    id: "completion.undelivered.by-reading",
    patterns: ["byreading"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: isUntried,
    says: "The message infers what was to be tried.",
    advice: "Try it and report what was seen.",
    examples: {
      reject: [
        "Reading through the code took the place of a run.",
        "For the second width I went by the CSS.",
        "The record was drawn up from the accessibility tree.",
      ],
      accept: ["The list is made from the ledger."],
    },
  },
  {
    id: "completion.partial.likeness",
    patterns: ["likeness"],
    takenBack: ["negation", "premise", "aside"],
    check: isSaidOfOthers,
    says: "One is reported, and the others are said to be like it.",
    advice: "Try the others as well and report each.",
    examples: {
      reject: ["The procedure is the same for the others."],
      accept: ["The colour is not the same for the others."],
    },
  },
  {
    id: "completion.tests.bent",
    patterns: ["sothatgreen"],
    takenBack: ["negation", "premise", "aside"],
    check: isBent,
    says: "The message says that a check was bent until it passed.",
    advice:
      "Mend what the check found and report the run that passes, or have the goal redirected.",
    examples: {
      reject: ["The case is out to keep the run clean.", "I deleted the failing assertion."],
      accept: ["The room is kept clean and quiet."],
    },
  },
  {
    id: "completion.placeholder.from-model",
    patterns: ["frommodel", "simulator"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: (hit) =>
      /(?:simulat|emulat)(?:ors?|ed)(?: image)?$/.test(wordsOf(hit)) && !/from/.test(wordsOf(hit))
        ? isSimulatedOnly(hit)
        : isFromModel(hit),
    says: "The message reports a model or a recording in place of the real thing.",
    advice: "Try the real thing and report what was seen, or have the goal redirected.",
    examples: {
      reject: [
        "Both figures come from the model.",
        "The receipt stems from a local replay server.",
        "I only checked page one.",
      ],
      accept: ["The wood comes from the yard."],
    },
  },
];
