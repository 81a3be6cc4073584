import {
  isExchanged,
  isFixedAnswer,
  isFixedFigure,
  isPreferred,
  isSimplerThanAsked,
  isWaived,
} from "../clauses/looks/exchanged.ts";
import { isInPlaceOfAsked } from "../clauses/looks/stand-in.ts";
import type { Rule } from "../clauses/rule.ts";
import { DELIVER, REPLACE } from "./advice.ts";

/** Another thing than was asked for: a simpler one, one that was exchanged, an answer that is always the same. */
export const OTHER_THING_RULES: readonly Rule[] = [
  {
    id: "completion.placeholder.instead",
    patterns: ["instead"],
    takenBack: ["negation", "undoing", "premise", "behaviour", "solved", "aside"],
    check: isInPlaceOfAsked,
    says: "The message says that something other than the real thing happens.",
    advice: REPLACE,
    examples: {
      reject: ["The list was typed instead of the parts."],
      accept: ["It says 'tea' instead of 'coffee'."],
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
];
