/** What was delivered is another thing than asked, a simpler one, a looser one, or one with a part left out. */

import type { Rule } from "../clauses/rule.ts";
import {
  isBelittled,
  isEased,
  isExceptionOfOne,
  isExchanged,
  isFixedAnswer,
  isFixedFigure,
  isNoneOfAsked,
  isOnlyIf,
  isPreferred,
  isSimplerThanAsked,
  isWaived,
  isWithoutAsked,
} from "../clauses/looks/exchanged.ts";

const DELIVER =
  "Deliver it and report it with its evidence, or have the goal redirected so that it no longer asks for it.";
const MEASURE =
  "Meet the measure that done_when names, or have the goal redirected to another one.";

export const EXCHANGED_RULES: readonly Rule[] = [
  {
    id: "completion.relaxed.good-enough",
    patterns: ["goodenough"],
    takenBack: ["premise", "subject", "deliberate", "told", "aside"],
    check: isBelittled,
    says: "The message makes light of a shortfall.",
    advice: MEASURE,
    examples: {
      reject: [
        "It polls once a second, which gives the same effect.",
        "The mean is 58.7, a hair under the mark.",
        "It follows the load closely enough for this workload.",
      ],
      accept: ["The two lists give the same total."],
    },
  },
  {
    id: "completion.relaxed.measure",
    patterns: ["loosen", "muted"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: isEased,
    says: "The message says that a measure was made easier to meet.",
    advice: MEASURE,
    examples: {
      reject: [
        "I therefore opened the band to 3.5 %.",
        "The tolerance was raised to 5 mm.",
        "The assertion in the suite uses 3 degrees accordingly.",
      ],
      accept: ["I opened the page on three phones.", "The water level was raised by 2 cm."],
    },
  },
  {
    id: "completion.placeholder.simpler",
    patterns: ["simpler"],
    takenBack: ["negation", "premise", "aside"],
    check: isSimplerThanAsked,
    says: "The message says that something simpler than what was asked for was taken.",
    advice: DELIVER,
    examples: {
      reject: ["It lists the names, which is simpler than the parts."],
      accept: ["Each call takes 2 ms, which is faster than before."],
    },
  },
  {
    id: "completion.placeholder.exchanged",
    patterns: ["instead"],
    takenBack: ["negation", "premise", "aside"],
    check: isExchanged,
    says: "The message says that something else was taken than what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["I used a list instead of the parts.", "Rather than delivering it I drew a sketch."],
      accept: ["It says 'tea' instead of 'coffee'."],
    },
  },
  {
    id: "completion.placeholder.fixed-answer",
    patterns: ["returns/ext prep? fixedval"],
    takenBack: ["negation", "undoing", "condition", "deliberate", "solved", "aside"],
    check: isFixedAnswer,
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: DELIVER,
    examples: {
      reject: [
        "For drips it answers with a fixed 50 mg, so that the screen has something to show.",
      ],
      accept: ["A bad key returns a fixed error page."],
    },
  },
  {
    id: "completion.placeholder.whatever",
    patterns: ["returns/ext number ,,12 sameness"],
    takenBack: ["negation", "undoing", "condition", "deliberate", "solved", "aside"],
    check: isFixedFigure,
    says: "The message says that an answer is fixed in place of being worked out.",
    advice: DELIVER,
    examples: {
      reject: ["It answers 1.08 for the dollar and 0.86 for the pound whatever the date."],
      accept: ["It gives 14 for the first and 15 for the second ship."],
    },
  },
  {
    id: "completion.partial.odd-one",
    patterns: ["oddone"],
    takenBack: ["negation", "premise", "solved", "subject", "aside"],
    check: isExceptionOfOne,
    says: "The message makes an exception from what was asked for.",
    advice: "Deliver the rest and report it, or have the goal redirected to what was delivered.",
    examples: {
      reject: ["The last entry is the odd one out."],
      accept: ["No page is the exception."],
    },
  },
  {
    id: "completion.placeholder.waived",
    patterns: ["waived"],
    takenBack: ["negation", "premise", "aside"],
    check: isWaived,
    says: "The message says that something asked for was found needless.",
    advice: DELIVER,
    examples: {
      reject: ["I decided against parts.", "Parts were overkill."],
      accept: ["A second lock was unnecessary.", "I saw no need for a cache."],
    },
  },
  {
    id: "completion.placeholder.preferred",
    patterns: ["chose"],
    takenBack: ["negation", "premise", "aside"],
    check: isPreferred,
    says: "The message says that something else was taken than what was asked for.",
    advice: DELIVER,
    examples: {
      reject: ["I went with one list over the parts."],
      accept: ["I opted for a thick paper."],
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
    advice: "Make it hold always and report the check, or have the goal redirected.",
    examples: {
      reject: ["The entry only works with the tray shut."],
      accept: ["The lamp only works with the tray shut."],
    },
  },
];
