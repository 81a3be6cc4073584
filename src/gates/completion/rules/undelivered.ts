/** Work said plainly not to have been done, not to have been checked, or to be out of reach. */

import { isNoneOfAsked } from "../clauses/looks/exchanged.ts";
import { isHeadlineOfAsked } from "../clauses/looks/headline.ts";
import { wordsOf } from "../clauses/looks/hit.ts";
import { isLackOfMeans, isRunOut } from "../clauses/looks/no-means.ts";
import { isFarFromHand, isWithoutMeans } from "../clauses/looks/shut-out.ts";
import { isUntried } from "../clauses/looks/tests-told.ts";
import { isAbility, isHarmlessNegative } from "../clauses/looks/trouble.ts";
import { isKeptOut, isLackBefore, isNotInCase, isShownByTest } from "../clauses/senses/of-thing.ts";
import type { Modifier, Rule } from "../clauses/rule.ts";
import { isComputed } from "../clauses/senses/doubt.ts";
import {
  isInabilityOfOthers,
  isLackOfOld,
  isNotTheWork,
  isPlaceNotMeans,
} from "../clauses/senses/negatives.ts";
import { DELIVER, UNBLOCK } from "./advice.ts";

const DO_IT =
  "Do it and report it with its evidence; if it is not wanted, have the goal redirected by the operator so that it no longer asks for it.";

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
    check: (hit) => !isHarmlessNegative(hit) && !isNotTheWork(hit) && !isNotInCase(hit),
    says: "The message says that something has not been done or checked.",
    advice: DO_IT,
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
        "The stones were not painted but glazed.",
        "The number is not published by the bank.",
        "Fixed in the table; it has not come back in 50 power cycles.",
        "Production code: not touched.",
        "A node that is not ready gets no traffic.",
        "No complaints so far.",
      ],
    },
  },
  {
    id: "completion.undelivered.headline",
    patterns: ["^ ..4 not adverb/yet* made/checked/verify $"],
    takenBack: ["negation", "solved", "aside"],
    check: (hit) => isHeadlineOfAsked(hit) && !isHarmlessNegative(hit),
    says: "The message says in passing that something asked for is not there.",
    advice: DO_IT,
    examples: {
      reject: ["Parts not built.", "Second part not tested."],
      accept: [
        "Rows not imported: 0.",
        "Old parts not touched.",
        "The list shows parts not built.",
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
    check: (hit) =>
      !isHarmlessNegative(hit) && !isAbility(hit) && !isInabilityOfOthers(hit) && !isKeptOut(hit),
    says: "The writer says that something could not be done or is not known.",
    advice: UNBLOCK,
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
        "The role `guest` has no access to the list.",
        "Horses cannot see the lamp.",
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
    check: (hit) => !isLackOfOld(hit) && !isLackBefore(hit),
    says: "The message says that something is lacking.",
    advice: DO_IT,
    examples: {
      reject: ["It has no lid so far.", "The chart lacks a legend.", "There is no sound for now."],
      accept: [
        "The old map lacks the canal of 1902.",
        "No page lacks a title.",
        "When a page lacks a title, the build stops.",
      ],
    },
  },
  {
    id: "completion.undelivered.by-reading",
    patterns: ["byreading"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: (hit) => isUntried(hit) && !isComputed(hit),
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
      (/^(?:this |the |in the absence|for lack|lacking|not having|having no|had to)/.test(
        wordsOf(hit),
      ) ||
        isWithoutMeans(hit)) &&
      !isShownByTest(hit),
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
    id: "completion.undelivered.lacked-means",
    patterns: [
      "i had no/noaccess",
      "i lack",
      "no can be made/checked",
      "nobody ..5 can operate i",
      "uninformed",
    ],
    takenBack: ["told", "aside"],
    check: isLackOfMeans,
    says: "The writer says that what was needed for it was not at hand.",
    advice: UNBLOCK,
    examples: {
      reject: [
        "I had no press to try them on.",
        "I had no glossary, so the terms are my own.",
        "I lacked the keys to the yard, which means that the crane was drawn and nothing more.",
        "The registry was out of reach, so nothing could be installed.",
        "Whether the prices hold nobody could tell me.",
      ],
      accept: [
        "I had no reason to stop the run.",
        "The lodge had no stairs to climb.",
        "Guests who lacked a ticket were turned away.",
        "Nothing could be found that differs.",
        "Nobody could tell the copy from the original.",
      ],
    },
  },
  {
    id: "completion.undelivered.ran-out",
    patterns: ["because ,,2 sep? ,,4 ranout", "comma ..4 ranout"],
    takenBack: ["told", "aside"],
    check: isRunOut,
    says: "The message says why less was done than was asked.",
    advice: DO_IT,
    examples: {
      reject: [
        "Jars 160 to 200 are bare, since the labels were used up.",
        "The attic has one coat only, as the paint ran out.",
        "The fur coats carry none, the tags having run short.",
      ],
      accept: [
        "I bought two more tins as the paint ran out on Tuesday.",
        "The labels were used up to the last one.",
        "Both coats are on, since the rain was over.",
      ],
    },
  },
  {
    id: "completion.undelivered.out-of-reach",
    patterns: ["not ..4 athand", "no ..4 athand"],
    takenBack: ["premise", "behaviour", "solved", "aside"],
    check: (hit) =>
      isFarFromHand(hit) &&
      !isPlaceNotMeans(hit) &&
      !/\b(?:hand|reach)\b/.test(hit.subject.doneWhen),
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
    id: "completion.undelivered.none",
    patterns: ["^ there be no", "^ no ..2 be/was made", "unsupported"],
    takenBack: ["premise", "behaviour", "deliberate", "solved", "aside"],
    check: isNoneOfAsked,
    says: "The message says that something asked for is not there.",
    advice: DELIVER,
    examples: {
      reject: ["There are no parts."],
      accept: ["There is no second entry."],
    },
  },
];
