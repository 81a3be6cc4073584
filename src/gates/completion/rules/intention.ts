/** Work that is only announced. */

import { isAtWork } from "../clauses/looks/at-work.ts";
import { isAnnounced } from "../clauses/looks/handover.ts";
import { isFeared } from "../clauses/senses/turned-away.ts";
import { isAsItWillBe } from "../clauses/senses/of-thing.ts";
import type { Rule } from "../clauses/rule.ts";
import { isMotion } from "../clauses/senses/steps.ts";

const DO_FIRST = "Do it, then report the result with its evidence.";

export const INTENTION_RULES: readonly Rule[] = [
  {
    id: "completion.intention.i-will",
    patterns: [
      "i will adverb/now/later/still/be*",
      "iam adverb/now/still/later/atpresent* making/verifying/plan/nextmove/will/ing_form/amid",
      "i ..2 plan to",
      "i plan make/verify/operate/hedgework/park/word",
      "nextmove",
      "will/must adverb* be adverb* make/made/checked",
      "make/makes/made/follows/must be? ..3 nextmove",
      "get adverb* made ..4 nextmove",
      "comma adverb the ..3 get made/checked/past_form",
      "onto",
      "i would? adverb* plan",
    ],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: (hit) => isAnnounced(hit) && !isMotion(hit) && !isAsItWillBe(hit) && !isFeared(hit),
    says: "The message announces work instead of reporting it.",
    advice: DO_FIRST,
    examples: {
      reject: [
        "As a next step I'd suggest the hem.",
        "I will now move the files.",
        "I'm starting with the accounts.",
        "We'll add the index afterwards.",
        "Let me check the seams.",
        "My next step is the cover.",
        "With this in place I turn to generic functions.",
      ],
      accept: [
        "The path leads on to the mill.",
        "We are using bolts of steel.",
        "The DNS records and Let's Encrypt certificates are in place.",
        "I had first meant to leave it, but it is in.",
        "I moved the files.",
      ],
    },
  },
  {
    id: "completion.intention.at-work",
    patterns: [
      "^^ now adverb* making/verifying/ing_form/amid",
      "^^ adverb? atpresent adverb* making/verifying/ing_form/amid",
      "^^ still making/verifying/ing_form/amid",
      "making/verifying/ing_form ,,9 now/atpresent $$",
      "^^ plan make/verify/operate/word",
      "^^ now prep",
    ],
    takenBack: ["negation", "aside"],
    check: isAtWork,
    says: "The message ends in the middle of the work.",
    advice: DO_FIRST,
    examples: {
      reject: [
        "Now gluing the parts to it.",
        "Now for the entries.",
        "Right now moving the entries of the second book.",
        "Copying the parts to the new shelf now.",
        "About to hang the parts.",
      ],
      accept: [
        "Now gluing the parts takes 3 minutes.",
        "Now using bolts of steel.",
        "Just moving the entries is enough.",
        "Still hanging in the hall: the bell.",
      ],
    },
  },
  {
    id: "completion.intention.turn-now",
    patterns: ["turnnow", "nextmove now", "relative i nextmove"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    says: "The message announces work instead of reporting it.",
    advice: DO_FIRST,
    examples: {
      reject: ["The index is what I turn to now.", "The import is where I am continuing."],
      accept: ["When one page is done, the reader turns to the next."],
    },
  },
];
