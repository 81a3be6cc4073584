/** A deed that was asked for and is only meant, tried or left: "I forgot to start the job", "planning to start the job". */

import { type Frame, framed } from "./frame.ts";
import { EARLIER_WORD } from "../../../domain/earlier.ts";

const DEED =
  "(?<item>(?!be |have |say\\b|note\\b|mention\\b|add that\\b|point out\\b|thank\\b|see\\b)\\p{L}+(?: [^,;:]{2,120})?)";
const TIME = "(?:(?:now|then|next|later|tomorrow|afterwards|soon|tonight|today|meanwhile),? )?";
const NOT_IN = new RegExp(
  `\\b(?:${EARLIER_WORD}|at first|nothing|nobody|none|so that|in order|because|used to|no longer|without|if|when|whenever)\\b`,
  "u",
);
/** Where what is meant is asked for: a plan, an offer, a proposal. */
const OF_PLANS =
  /\b(?:plans?|planned|propos\w+|suggest\w*|offers?|offered|recommend\w*|ideas?|intent\w*|agenda|to-?dos?|next steps?|roadmap|no|not|nobody|none|never|refus\w*|reject\w*|stops?|without|cannot|limits?|highest|lowest)\b/u;

export const MEANT: readonly Frame[] = [
  {
    id: "meant.mine",
    calledBy:
      "will would could need needed tried try wanted want hope hoped plan planned mean meant intend intended failed forgot neglected refused declined decided chose began started stopped gave allowed going have must should next later tomorrow",
    ofThings: true,
    ofItem: true,
    metBy: OF_PLANS,
    notIn: NOT_IN,
    begins: true,
    pattern: framed(
      `${TIME}(?:i|we) (?:also |still |just |simply |really )*(?<state>will|['’]ll|shall|(?:would|['’]d)(?: now| next| then| rather| still)?|could (?:still|now) |need(?:ed)? to|have (?:yet |still )?to|must|should|ought to|(?:tried|want(?:ed)?|hop(?:e|ed)|plan(?:ned)?|mean(?:t)?|intend(?:ed)?|failed|forgot|neglected|refused|declined|decided not|chose not|began|(?:have )?started|(?:was|were|am|are) going|(?:am|are|was|were) not allowed|did not manage|never got) to|(?:stopped|gave up) trying to) ${DEED}`,
    ),
  },
  {
    id: "meant.next",
    calledBy: "next later tomorrow afterwards then",
    ofThings: true,
    ofItem: true,
    metBy: OF_PLANS,
    notIn: NOT_IN,
    pattern: framed(`(?<state>(?:next|later|tomorrow|afterwards|tonight),?) (?:i|we) ${DEED}`),
  },
  {
    id: "meant.bare",
    calledBy: "will trying planning hoping going about meaning intending plan rest",
    ofThings: true,
    ofItem: true,
    metBy: OF_PLANS,
    notIn: NOT_IN,
    begins: true,
    pattern: framed(
      `(?<state>(?:will(?= (?!be\\b)\\p{L})|(?:trying|planning|hoping|going|about|meaning|intending) to)|(?:the|my|our) (?:plan|rest|idea|next (?:step|thing)) is to|it (?:was|is|proved|turned out) (?:not possible|impossible) to|there (?:was|is) no way to|it would (?:help|be (?:good|best|wise)) to) ${DEED}`,
    ),
    // "Will Brown signed it": a name.
    check: ({ item }) => /^(?!has\b|had\b|is\b|was\b)\p{Ll}/u.test(item ?? ""),
  },
  {
    id: "meant.others",
    calledBy: "must has have needs need should",
    ofThings: true,
    ofItem: true,
    metBy: OF_PLANS,
    notIn: NOT_IN,
    pattern: framed(
      `(?:(?:the|our|your) (?:team|admins?|administrators?|operators?|owners?|maintainers?|office|crew|staff)|somebody|someone|one|you) (?<state>must|has to|have to|needs? to|should|will have to|ought to) ${DEED}`,
    ),
  },
];
