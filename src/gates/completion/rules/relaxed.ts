/** A measure that was made looser than done_when has it. */

import { isBelittled, isEased } from "../clauses/looks/exchanged.ts";
import type { Rule } from "../clauses/rule.ts";
import { isPlainSize } from "../clauses/senses/parts.ts";

const MEET =
  "Meet the measure that done_when names, or have the goal redirected by the operator to another one.";

export const RELAXED_RULES: readonly Rule[] = [
  {
    id: "completion.relaxed.good-enough",
    patterns: ["goodenough"],
    takenBack: ["premise", "subject", "deliberate", "told", "aside"],
    check: (hit) => isBelittled(hit) && !isPlainSize(hit),
    says: "The message makes light of a shortfall.",
    advice: MEET,
    examples: {
      reject: [
        "It polls once a second, which gives the same effect.",
        "The mean is 58.7, a hair under the mark.",
        "It follows the load closely enough for this workload.",
      ],
      accept: ["The belt is a touch over 40 mm wide.", "The two lists give the same total."],
    },
  },
  {
    id: "completion.relaxed.measure",
    patterns: ["loosen", "muted"],
    takenBack: ["negation", "undoing", "premise", "aside"],
    check: isEased,
    says: "The message says that a measure was made easier to meet.",
    advice: MEET,
    examples: {
      reject: [
        "I therefore opened the band to 3.5 %.",
        "The tolerance was raised to 5 mm.",
        "The assertion in the suite uses 3 degrees accordingly.",
      ],
      accept: ["I opened the page on three phones.", "The water level was raised by 2 cm."],
    },
  },
];
