/** A step handed to the reader, work that is only announced, and doubt in place of a result. */

import type { Rule } from "../clauses/rule.ts";
import { isAskedAbout } from "../clauses/looks/delay.ts";
import { isAnnounced, isDoubt, isHandedStep, isRequirement } from "../clauses/looks/handover.ts";
import { hasNegation, textAfter, wordsOf } from "../clauses/looks/hit.ts";

const STEP =
  "Take the step yourself and report its result, or have the goal redirected so that it names who takes it.";

export const HANDOVER_RULES: readonly Rule[] = [
  {
    id: "completion.handover.you-need-to",
    patterns: [
      "you ..2 must/need",
      "you will ..2 must/need/make/operate/verify/plan",
      "you should adverb* make/operate/verify",
      "you be to make/operate/verify",
      "once/until/if/after you ..2 have? adverb* made/make/makes/operate/verify/past_form/checked",
      "please you",
      "on_you",
      "must ..4 prep you",
      "prep relative you can",
      "you word word? must/need",
    ],
    takenBack: ["negation", "subject"],
    // "You need Node 20 or later": no step.
    check: (hit) =>
      !hasNegation(hit) && !(/\bneed$/.test(wordsOf(hit)) && !/^ to\b/.test(textAfter(hit))),
    says: "The message hands the reader a step.",
    advice: STEP,
    examples: {
      reject: [
        "You'll need to add the key.",
        "You still have to print the labels.",
        "To finish, you must point the record at the new host.",
        "It works once you supply the paper.",
        "Hooking it up to the pager is on you.",
        "Certificates: bring your own.",
      ],
      accept: ["You don't need to do anything.", "You can see the list by date."],
    },
  },
  {
    id: "completion.handover.remember",
    patterns: [
      "remember",
      "^ makesure",
      "please makesure",
      "please adverb* make/operate/verify/park",
    ],
    takenBack: ["negation", "subject"],
    says: "The message tells the reader to do something.",
    advice: STEP,
    examples: {
      reject: [
        "Remember to install libvips on the hosts.",
        "Don't forget to set the key.",
        "Please run the migration.",
      ],
      accept: ["The choice is remembered.", "I made sure that the links work."],
    },
  },
  {
    id: "completion.handover.manual-step",
    patterns: [
      "must adverb* be adverb* make/made/checked/verify/past_form/settled",
      "must ,,8 before it can",
      "need to ..5 before",
      "someone ..4 must/should/need",
      "need ..2 manual",
      "the/number/few/every manual word/occasion/operate/make",
      "must ..4 manual",
      "need someone/the/you/few/every/making/verifying/ext",
      "once/until/after someone",
    ],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) => !isRequirement(hit),
    says: "The message names a step that is still to be taken.",
    advice: STEP,
    examples: {
      reject: [
        "The index must be built manually before going live.",
        "The hinge still needs a screw.",
        "The secret has to be set on each host by an admin.",
        "Someone has to sign the form.",
      ],
      accept: ["No manual step is needed.", "A sample of 100 was checked by hand."],
    },
  },
  {
    id: "completion.handover.imperative",
    patterns: [
      "^^ number? sep? later? comma? make/verify/operate/open",
      "^ make/verify/operate/open",
    ],
    takenBack: ["aside"],
    check: isHandedStep,
    says: "The message lists a step for the reader to take.",
    advice: STEP,
    examples: {
      reject: [
        "When you're happy with it, run `press --apply`.",
        "Next steps:\n1. Run `bin/migrate` once on your machine.",
        "## Before you deploy\n\n- Set `KEY` in the console.",
        "To finish, point the record at `d3k1`.",
        "Registration: open the dashboard, choose Webhooks, paste the address and save.",
      ],
      accept: [
        "- **Build**: 90 crates an hour.",
        "Tools: paint (B), fill (F).",
        "After the broker was back, sign-in worked again.",
        "Restore drill, complete.",
        "Load test: 400 clients, log in the folder.",
        "Changes:\n- Add retry to the sender",
        "- Run time: 3 s",
      ],
    },
  },
  {
    id: "completion.intention.i-will",
    patterns: [
      "i will adverb/now/later/still/be*",
      "iam adverb/now/still/later* making/verifying/plan/nextmove/will/ing_form",
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
    check: isAnnounced,
    says: "The message announces work instead of reporting it.",
    advice: "Do it, then report the result with its evidence.",
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
        "The DNS records and Let's Encrypt certificates are in place.",
        "I had first meant to leave it, but it is in.",
        "I moved the files.",
      ],
    },
  },
  {
    id: "completion.hedge.should",
    patterns: [
      "should adverb/now/not/every/still/no/be* hedgework/remain/keep/make/verify/made/checked/be/adverb/prep/number",
      "should $",
    ],
    takenBack: ["behaviour", "solved", "aside"],
    check: (hit) => !isRequirement(hit) && !/\bshould\b/.test(hit.subject.text),
    says: "The message says what should be, not what is.",
    advice: "Check it and report what was seen, instead of what is expected.",
    examples: {
      reject: [
        "Memory should stay below 400 MB with this.",
        "The drift ought to be far below one degree.",
        "It should now work on all hosts.",
      ],
      accept: [
        "It behaves as it should.",
        "Should a key be missing, the reply is 401.",
        "The page explains when a reader should call.",
      ],
    },
  },
  {
    id: "completion.hedge.doubt",
    patterns: [
      "hedge",
      "i ..2 believe",
      "iam adverb* confident",
      "can only be? checked/verify",
      "be believe to/prep",
      "would be confident",
      "may not? adverb/still* hedgework/make/verify/need/be/have",
      "can still hedgework",
      "because ..3 would hedgework/make/be/follows/get/verify",
    ],
    takenBack: ["negation", "subject", "behaviour", "solved", "aside"],
    check: isDoubt,
    says: "The message hedges its claim.",
    advice: "Check it and report what was seen, instead of what is expected.",
    examples: {
      reject: [
        "The other way round probably works as well.",
        "In theory no double checkout is possible.",
        "I believe the third counts as well.",
        "The bias term looks right to me.",
        "It seems to work.",
        "I would be surprised if one were to fail.",
        "The chart might need another pass.",
      ],
      accept: [
        "With the May export it is 0.",
        "The bell rang at a closed port on my machine.",
        "The ballots were printed on stock.",
        "Members may not see drafts.",
      ],
    },
  },
  {
    id: "completion.hedge.sometimes",
    patterns: ["sometimes"],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    check: (hit) =>
      /\b(?:no|never|not|always|every|each|all)\b/.test(hit.subject.doneWhen) && isAskedAbout(hit),
    says: "The message says that something holds only at times.",
    advice: "Make it hold always and report the check, or have the goal redirected.",
    examples: {
      reject: [
        "An entry is doubled now and then after an outage, and the clean-up usually catches it.",
      ],
      accept: ["A guest sometimes writes twice; each letter is kept once."],
    },
  },
];
