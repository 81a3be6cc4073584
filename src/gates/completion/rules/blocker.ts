/** What stood in the way: failures, crashes, refusals, snags, other people. */

import { isAwaited, isOldStillServed, isOwnBlocker, isShutOut } from "../clauses/looks/shut-out.ts";
import { isErrorLine, isForbidden, isOwnMisfortune } from "../clauses/looks/trouble.ts";
import { isMadeNotTo } from "../clauses/senses/of-thing.ts";
import { isFeared, isFirstTry, isHowOften, isTurnedAway } from "../clauses/senses/turned-away.ts";
import type { Rule } from "../clauses/rule.ts";
import {
  isHeldUp,
  isOldOfItself,
  isRefrained,
  isShutToOthers,
  isTroubleOfThing,
} from "../clauses/senses/trouble.ts";
import { DELIVER, UNBLOCK } from "./advice.ts";

const MEND =
  "Mend it and report the check that shows it, or have the goal redirected by the operator.";

/** What still happens to others, to whom done_when does not refer. */
const OTHERS = /\b(?:else|others?|as before|as ever|whereas|while the rest)\b/;

export const BLOCKER_RULES: readonly Rule[] = [
  {
    id: "completion.blocker.negative-verb",
    patterns: ["do/will/did not adverb* hedgework/make/verify"],
    takenBack: ["condition", "attributive", "behaviour", "deliberate", "solved", "aside"],
    check: (hit) =>
      isOwnMisfortune(hit) && !isRefrained(hit) && !isMadeNotTo(hit) && !isFirstTry(hit),
    checkedLast: true,
    says: "The message reports something that does not work.",
    advice: MEND,
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
    check: (hit) =>
      isOwnMisfortune(hit) &&
      !isTroubleOfThing(hit) &&
      !isTurnedAway(hit) &&
      !isHowOften(hit) &&
      !isFeared(hit),
    checkedLast: true,
    says: "The message reports something that fails.",
    advice: MEND,
    examples: {
      reject: [
        "The lint job fails.",
        "The bells ring for a while, then they fail.",
        "The publish step is blocked.",
        "Start on the old system quits with an exception.",
        "The build breaks on the new host.",
      ],
      accept: [
        "The coats hung on the left side.",
        "The scandal broke in May 1974.",
        "The page falls back to English for other languages.",
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
        "# tests 18 # pass 18 # fail 0",
      ],
    },
  },
  {
    id: "completion.blocker.crashes",
    patterns: ["crash"],
    takenBack: ["negation", "undoing", "subject", "premise", "deliberate", "solved", "aside"],
    check: (hit) => isOwnMisfortune(hit) && !isTroubleOfThing(hit),
    checkedLast: true,
    says: "The message reports something that crashes or comes out wrong.",
    advice: MEND,
    examples: {
      reject: ["The app crashes when the list is empty.", "Printing cuts off the last column."],
      accept: [
        "The picture hangs in the hall.",
        "If the app crashes, a dump is written.",
        "No press hangs.",
      ],
    },
  },
  {
    id: "completion.blocker.still-happens",
    patterns: ["still word/makes/operate/open/fail/crash"],
    takenBack: ["negation", "premise", "solved", "aside"],
    check: (hit) => isForbidden(hit) && !OTHERS.test(hit.clause.text),
    says: "The message says that something still happens which is asked not to.",
    advice: MEND,
    examples: {
      reject: ["One entry still doubles."],
      accept: ["The entry still opens."],
    },
  },
  {
    id: "completion.blocker.error-output",
    patterns: ["faults", "broken", "can not", "failed sep"],
    kinds: ["code"],
    takenBack: ["negation", "deliberate"],
    check: isErrorLine,
    says: "The output shown ends in an error.",
    advice: "Mend it and report the run that passes, or have the goal redirected by the operator.",
    examples: {
      reject: [
        "```\nAn error occurred (AccessDenied) when calling the operation\n```",
        "The seal ended like this:\n\n    seal: stamping failed: no ink\n",
      ],
      accept: ["```\n0 errors, 0 warnings\n```", "```\nrows: 40\nfailed: 0\n```"],
    },
  },
  {
    id: "completion.blocker.shut-out",
    patterns: ["shutout", "notlet i", "turned/broken ..1 i"],
    takenBack: ["negation", "premise", "deliberate", "solved", "aside"],
    check: (hit) => isShutOut(hit) && !isShutToOthers(hit),
    says: "The message says that a door was shut to the writer.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The archive share is mounted read-only for the account I run under.",
        "Their portal rejected our certificate.",
        "The licence server would not let me in.",
      ],
      accept: [
        "The share is read-only for guests.",
        "The server turned down all ten forged certificates.",
      ],
    },
  },
  {
    id: "completion.blocker.old-served",
    patterns: ["still ..3 old"],
    takenBack: ["negation", "premise", "aside"],
    check: (hit) => isOldStillServed(hit) && !isOldOfItself(hit),
    says: "The message says that the old thing is still in use.",
    advice: DELIVER,
    examples: {
      reject: ["The branches still see the old prices there."],
      accept: ["The old links still work."],
    },
  },
  {
    id: "completion.blocker.asked",
    patterns: ["askedfor"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: isAwaited,
    says: "The message says that something was asked for which has not come.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "I have asked the DBA for the grant.",
        "The office has been asked to open the port.",
      ],
      accept: ["I have asked the desk for the key and got it."],
    },
  },
  {
    id: "completion.blocker.snag",
    patterns: ["snag", "refuses $"],
    takenBack: [
      "negation",
      "premise",
      "condition",
      "behaviour",
      "subject",
      "deliberate",
      "solved",
      "aside",
    ],
    check: (hit) => !isHeldUp(hit),
    says: "The message tells of trouble that is not over.",
    advice: MEND,
    examples: {
      reject: ["I hit a snag with the last page.", "The last page refuses to print."],
      accept: [
        "The beam is held up by two posts.",
        "A node that has no key refuses to start.",
        "I hit a snag at first; it is solved.",
      ],
    },
  },
  {
    id: "completion.blocker.label",
    patterns: ["^^ broken/faults sep"],
    takenBack: ["solved", "aside"],
    check: isOwnBlocker,
    says: "The message names a blocker.",
    advice: UNBLOCK,
    examples: {
      reject: ["Blocked: no push rights on the registry."],
      accept: ["Blockers: none."],
    },
  },
];
