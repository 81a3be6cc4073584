/** What stood in the way: refused calls, missing means, snags, other people, steps for the reader. */

import type { Rule } from "../clauses/rule.ts";
import {
  isAskOf,
  isAwaited,
  isBeyondParser,
  isFarFromHand,
  isLifeless,
  isOldStillServed,
  isOwnBlocker,
  isPlainStep,
  isRefusedCall,
  isRequest,
  isShutOut,
  isWithoutMeans,
} from "../clauses/looks/shut-out.ts";
import { wordsOf } from "../clauses/looks/hit.ts";

const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";
const UNBLOCK =
  "Say which condition it touches as a blocker and have it settled before the goal is reported as done.";

export const SHUT_OUT_RULES: readonly Rule[] = [
  {
    id: "completion.blocker.shut-out",
    patterns: ["shutout", "notlet i", "turned/broken ..1 i"],
    takenBack: ["negation", "premise", "deliberate", "solved", "aside"],
    check: isShutOut,
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
    id: "completion.blocker.refused-call",
    patterns: ["returns/replied/ext i ,,5 number", "returns/replied/ext prep? the? number prep/to"],
    takenBack: ["negation", "premise", "behaviour", "deliberate", "solved", "aside"],
    check: isRefusedCall,
    says: "The message tells of a refusal.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The sandbox answered our credentials with 401 all afternoon.",
        "The API answered 403 to the publish call.",
      ],
      accept: [
        "A request without a token is answered with 403.",
        "It answered 401 to each of the forged tokens.",
      ],
    },
  },
  {
    id: "completion.undelivered.no-means",
    patterns: [
      "there be/was no ..6 athand/made",
      "no ..3 be/was adverb* athand/made",
      "bare",
      "absence ,,6 i",
      "absence $",
    ],
    takenBack: ["premise", "behaviour", "solved", "aside"],
    check: (hit) =>
      /^(?:this |the |in the absence|for lack|lacking|not having|having no|had to)/.test(
        wordsOf(hit),
      ) || isWithoutMeans(hit),
    says: "The writer says that what was needed for it was not at hand.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "There is no board attached to this host, which is why both figures come from the model.",
        "No scale is connected to this machine.",
        "In the absence of a printer I looked at the preview.",
        "This machine has no Docker.",
      ],
      accept: [
        "When no scale is connected, the button is grey.",
        "There are no warnings on this machine.",
      ],
    },
  },
  {
    id: "completion.undelivered.out-of-reach",
    patterns: ["not ..4 athand", "no ..4 athand"],
    takenBack: ["premise", "behaviour", "solved", "aside"],
    check: (hit) => isFarFromHand(hit) && !/\b(?:hand|reach)\b/.test(hit.subject.doneWhen),
    says: "The writer says that what was needed for it was not at hand.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "The analyser was not at my disposal.",
        "With no scale plugged in, the figures are the model's.",
      ],
      accept: ["The manual is at hand."],
    },
  },
  {
    id: "completion.partial.beyond-reach",
    patterns: ["relative ,,6 cannotread"],
    takenBack: ["negation", "aside"],
    check: isBeyondParser,
    says: "The message says that one of those asked for is not dealt with.",
    advice: DELIVER,
    examples: {
      reject: ["The tide book uses a layout that this parser doesn't read."],
      accept: ["A book that the parser doesn't read is set aside."],
    },
  },
  {
    id: "completion.blocker.old-served",
    patterns: ["still ..3 old"],
    takenBack: ["negation", "premise", "aside"],
    check: isOldStillServed,
    says: "The message says that the old thing is still in use.",
    advice: DELIVER,
    examples: {
      reject: ["The branches still see the old prices there."],
      accept: ["The old links still work."],
    },
  },
  {
    id: "completion.handover.request",
    patterns: ["please"],
    takenBack: ["negation", "premise"],
    check: isRequest,
    says: "The message asks the reader to do something.",
    advice:
      "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
    examples: {
      reject: [
        "On each unit, please clear the lock bit by hand.",
        "Please wipe the card in the drawer.",
      ],
      accept: ["Please note that all parts are in.", "Please see the log in `run.log`."],
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
    id: "completion.handover.plain-step",
    patterns: ["^ plainstep/operate/make/omit/hedgework"],
    kinds: ["paragraph", "item"],
    takenBack: ["aside"],
    check: (hit) => isPlainStep(hit) || isAskOf(hit),
    says: "The message tells the reader a step to take.",
    advice:
      "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.",
    examples: {
      reject: [
        "Put your key into `config.yml` and restart the service, after which phones can connect.",
        "Plug the board in and call `make flash`, and the curve appears.",
        "Ask the office to open the port.",
      ],
      accept: ["Press F5 to reload the list.", "Scan the card, then the book."],
    },
  },
  {
    id: "completion.placeholder.inert",
    patterns: ["inert"],
    takenBack: [
      "negation",
      "undoing",
      "premise",
      "condition",
      "behaviour",
      "deliberate",
      "solved",
      "aside",
    ],
    check: isLifeless,
    says: "The message says that what is there does nothing yet, or is not finished.",
    advice: DELIVER,
    examples: {
      reject: [
        "The button is wired to nothing.",
        "The numbers are invented.",
        "The last page is only a skeleton.",
      ],
      accept: ["When the list is empty the page shows a blank page.", "No number was made up."],
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
    says: "The message tells of trouble that is not over.",
    advice: "Mend it and report the check that shows it, or have the goal redirected.",
    examples: {
      reject: ["I hit a snag with the last page.", "The last page refuses to print."],
      accept: ["A node that has no key refuses to start.", "I hit a snag at first; it is solved."],
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
