/** Some of it in place of all. */

import { isAskedAbout } from "../clauses/looks/deferral.ts";
import { isExceptionOfOne, isOnlyIf, isWithoutAsked } from "../clauses/looks/exchanged.ts";
import { hasAny, textAfter, wordsOf } from "../clauses/looks/hit.ts";
import { isExceptionUnasked, isPartOfAsked, isShortFraction } from "../clauses/looks/partial.ts";
import { isBeyondParser } from "../clauses/looks/shut-out.ts";
import { isSaidOfOthers } from "../clauses/looks/tests-told.ts";
import { isFilter } from "../clauses/senses/of-thing.ts";
import type { Rule } from "../clauses/rule.ts";
import {
  isRuleWithException,
  isShareOfWorld,
  isStageOfThing,
  isUseSoFar,
  isTaleOfOthers,
} from "../clauses/senses/parts.ts";
import { DELIVER, HOLD_ALWAYS } from "./advice.ts";
import { lettersFor } from "../clauses/letters.ts" with { type: "macro" };

const DELIVER_REST =
  "Deliver the rest and report it, or have the goal redirected by the operator to what was delivered.";

/** "So far nobody has complained": of what there is to be none. */
const NOBODY = /^so far,? (?:nobody|no one|nothing|none)\b/u;

export const PARTIAL_RULES: readonly Rule[] = [
  {
    id: "completion.partial.most",
    patterns: [
      "partly",
      "be/was/have mostly",
      "prep most word/tech/users/occasion/make/makes",
      "^ most word/tech/users/makes ..2 be/have/was/hedgework",
    ],
    takenBack: ["negation", "subject", "premise", "solved", "aside"],
    check: (hit) => isPartOfAsked(hit) && !isShareOfWorld(hit),
    says: "The message says that most, but not all, was delivered.",
    advice: DELIVER_REST,
    examples: {
      reject: [
        "188 messages go through it, that is most of the error messages.",
        "Almost everything is ported.",
        "The bulk of the pages are scanned.",
        "Partially done",
      ],
      accept: [
        "Most of the rain falls in May.",
        "The lens is made for this kind of bird.",
        "61 conflicts were resolved, most of them import order.",
        "Most of the gain comes from the cache.",
      ],
    },
  },
  {
    id: "completion.partial.so-far",
    patterns: ["^^ sofar", "sofar $$", "made/checked ..2 sofar"],
    takenBack: ["negation", "subject", "premise", "solved", "aside"],
    check: (hit) =>
      !hasAny(hit, lettersFor("no was someone")) &&
      !NOBODY.test(wordsOf(hit) + textAfter(hit)) &&
      !isStageOfThing(hit) &&
      !isUseSoFar(hit),
    says: "The message tells how far the work has got, not that it is done.",
    advice: DELIVER_REST,
    examples: {
      reject: ["The survey has 12 answers to date."],
      accept: ["No errors so far.", "So far nobody has switched back."],
    },
  },
  {
    id: "completion.partial.fraction",
    patterns: ["number prep? of the/every/it? number", "number of the/it/every number"],
    takenBack: ["solved", "condition", "deliberate"],
    check: isShortFraction,
    says: "The message reports a part of a stated number.",
    advice: DELIVER_REST,
    examples: {
      reject: ["61 of 63 entries are resolved.", "Twelve of the fourteen parts are finished."],
      accept: [
        "54 of 54 match.",
        "A sample of 100 was read.",
        "The job removed 3 of 5 seeded drafts, the ones that were too old.",
      ],
    },
  },
  {
    id: "completion.partial.some-of-them",
    patterns: ["^ someof ..1 be/have/makes/hedgework"],
    takenBack: ["subject", "premise", "solved", "aside"],
    check: (hit) => isAskedAbout(hit) && /\b(?:each|every|all)\b/.test(hit.subject.doneWhen),
    says: "The message speaks of some where all were asked for.",
    advice: DELIVER_REST,
    examples: {
      reject: ["Five of them are delivered by the parts."],
      accept: ["Five of them were doubled before."],
    },
  },
  {
    id: "completion.partial.all-but",
    patterns: [
      "every ,,8 except",
      "allbut",
      "made/checked ,,6 except",
      "be ..2 except",
      "every ..4 but the/number/mask/word",
    ],
    takenBack: ["negation", "solved", "aside"],
    check: (hit) => isExceptionUnasked(hit) && !isRuleWithException(hit) && !isFilter(hit),
    says: "The message makes an exception from what was asked for.",
    advice: DELIVER_REST,
    examples: {
      reject: [
        "All month sheets but December compute by formulas.",
        "Everything except the PDF works.",
        "All pages are translated, apart from the imprint.",
      ],
      accept: ["The shop is open every day except Monday.", "Nothing changed except the header."],
    },
  },
  {
    id: "completion.partial.progress",
    patterns: ["^ adverb? progress", "i ,,6 progress", "progress $"],
    takenBack: ["negation", "premise", "behaviour", "aside"],
    check: (hit) => !isTaleOfOthers(hit),
    says: "The message tells how far the work has got, not that it is done.",
    advice: DELIVER,
    examples: {
      reject: [
        "Good progress, and the design has proved right.",
        "I made good headway.",
        "Nearly there!",
      ],
      accept: ["A progress bar shows how far the upload is."],
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
    id: "completion.partial.odd-one",
    patterns: ["oddone"],
    takenBack: ["negation", "premise", "solved", "subject", "aside"],
    check: (hit) => isExceptionOfOne(hit) && !isTaleOfOthers(hit),
    says: "The message makes an exception from what was asked for.",
    advice: DELIVER_REST,
    examples: {
      reject: ["The last entry is the odd one out."],
      accept: ["The thief got away in 1921.", "No page is the exception."],
    },
  },
  {
    id: "completion.partial.but-without",
    patterns: ["butwithout"],
    takenBack: ["premise", "solved", "aside"],
    check: isWithoutAsked,
    says: "The message makes an exception from what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["The print is in, but without the parts."],
      accept: ["It is in, but without the old border."],
    },
  },
  {
    id: "completion.partial.only-if",
    patterns: ["onlyif"],
    takenBack: ["negation", "behaviour", "deliberate", "solved", "aside"],
    check: isOnlyIf,
    says: "The message says that something holds under a condition alone.",
    advice: HOLD_ALWAYS,
    examples: {
      reject: ["The entry only works with the tray shut."],
      accept: ["The lamp only works with the tray shut."],
    },
  },
];
