/** Work said plainly not to have been done, not to have been checked, or not to work. */

import type { Modifier, Rule } from "../clauses/rule.ts";
import {
  isAbility,
  isErrorLine,
  isForbidden,
  isHarmlessNegative,
  isOwnFailure,
  isOwnMisfortune,
  isRefusal,
} from "../clauses/looks/trouble.ts";

const ADVICE =
  "Do it and report it with its evidence; if it is not wanted, have the goal redirected so that it no longer asks for it.";

/** A server or a tool that answered. */
const REPLY =
  /\b(?:replied|replies|answered|responded|said|returned|complained|came back with|ended with|stopped with)\b/;

/** What still happens to others, to whom done_when does not refer. */
const OTHERS = /\b(?:else|others?|as before|as ever|whereas|while the rest)\b/;

const PLAIN: readonly Modifier[] = ["premise", "attributive", "behaviour", "solved", "aside"];

export const UNDELIVERED_RULES: readonly Rule[] = [
  {
    id: "completion.undelivered.not-done",
    patterns: [
      "have not",
      "was/be not adverb/yet/be/every/still* made/checked",
      "not yet",
      "not ..3 properly",
      "do/be/have/was/can not ..4 yet",
      "not ..6 yet/sofar $",
      "no ..5 yet/sofar $",
      "^ not adverb/yet/be* made/checked/verify",
      "i ..8 and not adverb* made/checked/past_form/verify",
      "no ..4 made/checked yet/sofar",
    ],
    takenBack: PLAIN,
    check: (hit) => !isHarmlessNegative(hit),
    says: "The message says that something has not been done or checked.",
    advice: ADVICE,
    examples: {
      reject: [
        "Syncing isn't implemented yet.",
        "The index has not been built.",
        "The bell is not wired.",
        "Rear seam - not started",
        "Not yet.",
        "Roll-back: not done.",
        "Tests: not run.",
      ],
      accept: [
        "Fixed in the table; it has not come back in 50 power cycles.",
        "Production code: not touched.",
        "A node that is not ready gets no traffic.",
        "No complaints so far.",
      ],
    },
  },
  {
    id: "completion.undelivered.unable",
    patterns: [
      "i ..2 can not",
      "i have/had/be/was not",
      "i ..1 did/do/had not",
      "i adverb* not",
      "noaccess",
      "unsure",
      "i will not",
      "nobody ..1 have/had/can/did",
      "can not be/have adverb* made/checked/make/verify/past_form/settled",
      "can not make/verify/past_form",
    ],
    takenBack: ["premise", "attributive", "behaviour", "solved", "aside"],
    check: (hit) => !isHarmlessNegative(hit) && !isAbility(hit),
    says: "The writer says that something could not be done or is not known.",
    advice:
      "Say which condition it touches as a blocker and have it settled before the goal is reported as done.",
    examples: {
      reject: [
        "The press cannot be reached from this room.",
        "I haven't moved any crates yet.",
        "I cannot reach the console.",
        "I never saw it leave zero.",
        "We were unable to print the cover.",
        "I have no login for their console.",
        "It is unclear why the press stops.",
        "I have not executed the tests.",
        "I was not able to verify iOS 18.",
      ],
      accept: [
        "I did not touch the public API.",
        "I could not find a single broken link.",
        "Guests are unable to open it.",
      ],
    },
  },
  {
    id: "completion.undelivered.lacking",
    patterns: [
      "still? lack the/no/every/few/it",
      "have/be/was no ..3 yet/sofar/fornow/atpresent",
      "no ..3 fornow",
    ],
    takenBack: ["negation", "subject", "premise", "attributive", "behaviour", "solved", "aside"],
    says: "The message says that something is lacking.",
    advice: ADVICE,
    examples: {
      reject: ["It has no lid so far.", "The chart lacks a legend.", "There is no sound for now."],
      accept: ["No page lacks a title.", "When a page lacks a title, the build stops."],
    },
  },
  {
    id: "completion.blocker.negative-verb",
    patterns: ["do/will/did not adverb* hedgework/make/verify"],
    takenBack: ["condition", "attributive", "behaviour", "deliberate", "solved", "aside"],
    check: isOwnMisfortune,
    says: "The message reports something that does not work.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: [
        "The crypto library does not fit next to the stack.",
        "The press does not start.",
        "The total does not match the ledger.",
      ],
      accept: ["It no longer blocks.", "The build did not pass at first; it passes now."],
    },
  },
  {
    id: "completion.blocker.fails",
    weak: true,
    patterns: [
      "fail",
      "failed",
      "be/was/get/still/now/remain adverb* broken",
      "^ broken $",
      "be/get/still/now/remain adverb* redmark",
    ],
    takenBack: [
      "negation",
      "undoing",
      "subject",
      "condition",
      "attributive",
      "behaviour",
      "deliberate",
      "solved",
      "aside",
    ],
    check: isOwnMisfortune,
    says: "The message reports something that fails.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: [
        "The lint job fails.",
        "The bells ring for a while, then they fail.",
        "The publish step is blocked.",
        "Start on the old system quits with an exception.",
        "The build breaks on the new host.",
      ],
      accept: [
        "`press` ends with exit code 0.",
        "Whatever fails at the fifth try lands on the other list.",
        "The test was flaky to begin with; it waits for the page now and passes.",
        "What went wrong and how it ended:",
        "When the disk is full, the job fails and mails the keeper.",
        "The sender gives up after the third failed try.",
        "| Suite | Passed | Failed |\n|---|---|---|\n| unit | 22 | 0 |",
        "The job stops at its next checkpoint.",
        "The export failed with a full disk; with a smaller batch it ran through.",
        "The export failed at first; it is fixed and passes now.",
        "A login that fails shows an error.",
        "The job fails when the diff is not empty.",
        "No step failed.",
      ],
    },
  },
  {
    id: "completion.blocker.crashes",
    patterns: ["crash"],
    takenBack: ["negation", "undoing", "subject", "premise", "deliberate", "solved", "aside"],
    check: isOwnMisfortune,
    says: "The message reports something that crashes or comes out wrong.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: ["The app crashes when the list is empty.", "Printing cuts off the last column."],
      accept: ["If the app crashes, a dump is written.", "No press hangs."],
    },
  },
  {
    id: "completion.blocker.still-happens",
    patterns: ["still word/makes/operate/open/fail/crash"],
    takenBack: ["negation", "premise", "solved", "aside"],
    check: (hit) => isForbidden(hit) && !OTHERS.test(hit.clause.text),
    says: "The message says that something still happens which is asked not to.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: ["One entry still doubles."],
      accept: ["The entry still opens."],
    },
  },
  {
    id: "completion.blocker.refused",
    patterns: ["replied ..2 mask", "returns mask"],
    takenBack: ["negation", "subject", "condition", "behaviour", "deliberate", "solved", "aside"],
    check: (hit) => isRefusal(hit) && REPLY.test(hit.clause.text),
    says: "The message quotes a refusal.",
    advice: "Have the access granted or the fault mended, then report the run that passes.",
    examples: {
      reject: ["The registry replied `denied: not allowed to create the package`."],
      accept: ["A wrong key is answered with `denied`: each call is answered with `denied`."],
    },
  },
  {
    id: "completion.blocker.error-output",
    patterns: ["faults", "broken", "can not", "failed sep"],
    kinds: ["code"],
    takenBack: ["negation", "deliberate"],
    check: isErrorLine,
    says: "The output shown ends in an error.",
    advice: "Mend it and report the run that passes, or have the goal redirected.",
    examples: {
      reject: [
        "```\nAn error occurred (AccessDenied) when calling the operation\n```",
        "The seal ended like this:\n\n    seal: stamping failed: no ink\n",
      ],
      accept: ["```\n0 errors, 0 warnings\n```", "```\nrows: 40\nfailed: 0\n```"],
    },
  },
  {
    id: "completion.tests.failed-count",
    patterns: [
      "number/few word/adverb/checked/verify/makes/still/be/number* fail/failed/broken/faults/redmark/muted",
      "number checked comma ..5 redmark/fail/failed $",
      "fail/failed/broken/faults/redmark word? sep/arrow? number !percent",
    ],
    kinds: ["paragraph", "item", "heading", "cell", "code"],
    takenBack: ["negation", "condition", "told", "deliberate", "aside"],
    check: isOwnFailure,
    says: "A test summary counts failures.",
    advice: "Mend the failing tests and report the run that passes, or have the goal redirected.",
    examples: {
      reject: [
        "```\nmake check\nPASS: 212\nFAIL: 3\n```",
        "```\nFound 2 errors.\n```",
        "```\nTests:       1 failed, 118 passed, 119 total\n```",
        "12 specs, 2 failures.",
        "Two tests fail.",
        "Failed: 3, Passed: 40",
        "211 green, 1 red",
      ],
      accept: [
        "Each example has its error responses (400, 404).",
        "The two failures are the refusals under test.",
        "It pushed 312 such failed events back to the topic in the test.",
        "Passed! - Failed: 0, Passed: 188",
        "12 Tests 0 Failures 0 Ignored",
        "Two tests failed at first; both pass now.",
      ],
    },
  },
];
