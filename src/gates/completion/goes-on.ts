/** How a sentence begins that goes on from the one before it. */

const LEAD = "(?:(?:and|but|then|now|so) )?";
const PRONOUN = "it|they|this|that|these|those|he|she";

/** "It was through at ten": by the pronoun that stands for what was named; "all" and "both" may count other things. */
export const REFERS = new RegExp(`^\\W*${LEAD}(?:${PRONOUN})\\b`, "u");

/** By any of these, or by what mended it: "I've since fixed the lock", "the culprit was a stale key", "a minute later". */
export const GOES_ON = new RegExp(
  `^\\W*${LEAD}(?:${PRONOUN}|all|both|each|an? \\p{L}+ later|(?:i (?:have |['’]ve )?(?:since |then |now )?)?(?:fixed|solved|repaired|corrected|resolved)|the (?:fix|cause|culprit))\\b`,
  "u",
);
