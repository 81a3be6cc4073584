/** A step handed to the reader. */

import { isOfAsked } from "../clauses/looks/asked.ts";
import { isHandedStep, isOnlyToLook, isRequirement } from "../clauses/looks/handover.ts";
import { hasNegation, textAfter, textBefore, wordsOf } from "../clauses/looks/hit.ts";
import { isLeftToOthers } from "../clauses/looks/left-to-others.ts";
import { isAskOf, isPlainStep, isRequest } from "../clauses/looks/shut-out.ts";
import { tellsHowItWorks } from "../clauses/senses/no-handover.ts";
import { isOnceExpected, isSeenTo, isUntilUsed, isUseShown } from "../clauses/senses/of-thing.ts";
import type { Hit, Rule } from "../clauses/rule.ts";
import { isLastOfThings, isMemory, isNeedOfThing, isUseOfThing } from "../clauses/senses/steps.ts";
import { DELIVER } from "./advice.ts";

const TAKE_STEP =
  "Take the step yourself and report its result, or have the goal redirected by the operator so that it names who takes it.";

/** "You no longer need", "so you needn't" */
const NEED_NOT = /\b(?:no longer|never again|needn['’]t)(?: \p{L}+){0,2}$/u;

/** "… so that other readers can be plugged in", where that is what was asked for. */
function isRoomAsked({ clause, subject }: Hit): boolean {
  const room = /\bcan be (?:plugged|dropped|slotted|hooked) in\b/;
  return room.test(clause.text) && room.test(subject.doneWhen);
}

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
      !hasNegation(hit) &&
      !NEED_NOT.test(`${textBefore(hit)}${wordsOf(hit)}`) &&
      !isOnlyToLook(hit) &&
      !tellsHowItWorks(hit) &&
      !(/\bneed$/.test(wordsOf(hit)) && !/^ to\b/.test(textAfter(hit))) &&
      !isUseOfThing(hit),
    says: "The message hands the reader a step.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "You'll need to add the key.",
        "You have to add the key to the config.",
        "You still have to print the labels.",
        "To finish, you must point the record at the new host.",
        "It works once you supply the paper.",
        "Hooking it up to the pager is on you.",
        "Certificates: bring your own.",
      ],
      accept: [
        "Once you log in, the list opens.",
        "The card you need to open the gate is in the envelope.",
        "You don't need to do anything.",
        "You can see the list by date.",
      ],
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
    check: (hit) => !isMemory(hit),
    says: "The message tells the reader to do something.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "Remember to install libvips on the hosts.",
        "Don't forget to set the key.",
        "Please run the migration.",
      ],
      accept: [
        "The remember-me cookie lives for 30 days.",
        "Visitors remember the smell.",
        "The choice is remembered.",
        "I made sure that the links work.",
      ],
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
    check: (hit) =>
      !isRequirement(hit) &&
      !isNeedOfThing(hit) &&
      !isSeenTo(hit) &&
      !isUntilUsed(hit) &&
      !isOnceExpected(hit),
    says: "The message names a step that is still to be taken.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "The index must be built manually before going live.",
        "The hinge still needs a screw.",
        "The secret has to be set on each host by an admin.",
        "Someone has to sign the form.",
      ],
      accept: [
        "The car has a manual gearbox.",
        "The kiln needs some 40 minutes to heat up.",
        "After someone logs in, the clock starts.",
        "No manual step is needed.",
        "I had feared we would need a new pump.",
        "A sample of 100 was checked by hand.",
      ],
    },
  },
  {
    id: "completion.handover.imperative",
    patterns: [
      "^^ number? sep? later? comma? make/verify/operate/open",
      "^ make/verify/operate/open",
    ],
    takenBack: ["aside"],
    check: (hit) => isHandedStep(hit) && !isUseShown(hit),
    says: "The message lists a step for the reader to take.",
    advice: TAKE_STEP,
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
        "Endpoints: login, signup, reset, export.",
        "Load test: 400 clients, log in the folder.",
        "Changes:\n- Add retry to the sender",
        "- Run time: 3 s",
      ],
    },
  },
  {
    id: "completion.handover.last-thing",
    patterns: ["lastthing"],
    takenBack: ["negation", "premise", "behaviour", "subject", "aside"],
    check: (hit) => !isLastOfThings(hit),
    says: "The message names a step that is still to be taken.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "All that's left is to flip the switch.",
        "You may want to add an index.",
        "A restart is needed.",
      ],
      accept: ["No restart is needed."],
    },
  },
  {
    id: "completion.handover.offer",
    patterns: ["offer", "groundwork"],
    takenBack: ["negation", "premise", "behaviour", "solved", "aside"],
    check: (hit) => isOfAsked(hit) && !isRoomAsked(hit),
    says: "The message offers work that was asked for, in place of doing it.",
    advice: DELIVER,
    examples: {
      reject: ["I can add the doubled entry on request.", "The groundwork for the entry is laid."],
      accept: ["I can add a dark theme on request."],
    },
  },
  {
    id: "completion.handover.others",
    patterns: ["would? must", "ones", "passedon", "comma byothers"],
    takenBack: ["negation", "behaviour", "told", "aside"],
    check: isLeftToOthers,
    says: "The message leaves work that was asked for to somebody else.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "The neighbours will have to move the last parts.",
        "The yard crew will be the ones to deliver them.",
        "Moving the parts is a job I've entrusted to the porters.",
        "The parts are on the dock, to be delivered by the porter.",
      ],
      accept: [
        "Guests will have to press one button.",
        "Whoever is last will have to lock the door.",
        "A thief will have to break two locks.",
        "The porters were the ones to move them.",
      ],
    },
  },
  {
    id: "completion.handover.request",
    patterns: ["please"],
    takenBack: ["negation", "premise"],
    check: isRequest,
    says: "The message asks the reader to do something.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "On each unit, please clear the lock bit by hand.",
        "Please wipe the card in the drawer.",
      ],
      accept: ["Please note that all parts are in.", "Please see the log in `run.log`."],
    },
  },
  {
    id: "completion.handover.plain-step",
    patterns: ["^ plainstep/operate/make/omit/hedgework"],
    kinds: ["paragraph", "item"],
    takenBack: ["aside"],
    check: (hit) => (isPlainStep(hit) || isAskOf(hit)) && !isUseShown(hit),
    says: "The message tells the reader a step to take.",
    advice: TAKE_STEP,
    examples: {
      reject: [
        "Put your key into `config.yml` and restart the service, after which phones can connect.",
        "Plug the board in and call `make flash`, and the curve appears.",
        "Ask the office to open the port.",
      ],
      accept: ["Press F5 to reload the list.", "Scan the card, then the book."],
    },
  },
];
