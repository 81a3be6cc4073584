/** Doubt and expectation in place of a result. */

import { isAskedAbout } from "../clauses/looks/deferral.ts";
import { isDoubt, isRequirement } from "../clauses/looks/handover.ts";
import { textAfter, wordsOf } from "../clauses/looks/hit.ts";
import { isExpectation } from "../clauses/looks/not-yet.ts";
import { isTurnOfSpeech } from "../clauses/senses/of-thing.ts";
import type { Hit, Rule } from "../clauses/rule.ts";
import { isSureSense, isTrustOfOthers } from "../clauses/senses/doubt.ts";
import { isGreenThereToo } from "../clauses/looks/tests-told.ts";
import { isNoDoubt } from "../clauses/senses/sure.ts";
import { isTold } from "../clauses/senses/steps.ts";
import { isOnTheWay } from "../on-the-way.ts";
import { HOLD_ALWAYS } from "./advice.ts";

const CHECK = "Check it and report what was seen, instead of what is expected.";

/** "Tried on my machine first, then on the server": where it was tried at first. */
function isFirstPlace(hit: Hit): boolean {
  const words = wordsOf(hit);
  if (!words.startsWith("on my ")) return false;
  const clauses = hit.doc.clauses();
  return isOnTheWay(clauses, clauses.indexOf(hit.clause), words, () => true);
}

export const HEDGE_RULES: readonly Rule[] = [
  {
    id: "completion.hedge.should",
    patterns: [
      "should adverb/now/not/every/still/no/be* hedgework/remain/keep/make/verify/made/checked/be/adverb/prep/number",
      "should $",
    ],
    takenBack: ["behaviour", "solved", "aside"],
    check: (hit) =>
      !isRequirement(hit) && !/\bshould\b/.test(hit.subject.text) && !isTold(textAfter(hit)),
    says: "The message says what should be, not what is.",
    advice: CHECK,
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
    check: (hit) =>
      isDoubt(hit) &&
      !isSureSense(hit) &&
      !isNoDoubt(hit) &&
      !isFirstPlace(hit) &&
      !isGreenThereToo(hit),
    says: "The message hedges its claim.",
    advice: CHECK,
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
        "Votes on paper were counted twice.",
        "The parser assumes UTF-8 when no header is there.",
        "Dogs may be brought on a lead.",
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
    advice: HOLD_ALWAYS,
    examples: {
      reject: [
        "An entry is doubled now and then after an outage, and the clean-up usually catches it.",
      ],
      accept: ["A guest sometimes writes twice; each letter is kept once."],
    },
  },
  {
    id: "completion.hedge.expected",
    patterns: ["should"],
    takenBack: ["premise", "aside", "deliberate"],
    check: (hit) => isExpectation(hit) && !isTold(textAfter(hit)) && !isTurnOfSpeech(hit),
    says: "The message says what should be, not what is.",
    advice: CHECK,
    examples: {
      reject: [
        "It ought to ride through a restart without anyone noticing.",
        "A restart ought not to leave doubled rows any more.",
        "Reading it elsewhere should bring the count down within seconds.",
        "That should do it.",
      ],
      accept: [
        "The guide says when a captain should call the office.",
        "It behaves as it should.",
        "Should the pump stop, the alarm sounds.",
        "The row that should have been masked is masked.",
      ],
    },
  },
  {
    id: "completion.hedge.on-trust",
    patterns: ["ontrust"],
    takenBack: ["negation", "subject", "premise", "behaviour", "solved", "aside"],
    // "it will hold 5 of 10 TB"
    check: (hit) =>
      (!/\bhold$/.test(wordsOf(hit)) ||
        !/^ (?:\d|about|up to|all|the|an?|some|more)\b/.test(textAfter(hit))) &&
      !isTrustOfOthers(hit),
    says: "The message hedges its claim.",
    advice: CHECK,
    examples: {
      reject: [
        "I have my doubts about the last page.",
        "Take it with a grain of salt.",
        "The tests were green the last time I looked.",
      ],
      accept: ["Shares held on trust are in column D.", "No cargo is taken on trust."],
    },
  },
];
