/**
 * Compounds whose small word says nothing of the rest: "sign-in guide", "on-call guide", "no-code editor". To patterns over
 * small words they are one word, as long as it was.
 */

const SMALL = "in|on|off|up|out|of|for|with|no|not|all|if|when|while|how|what|to|than|as";
const COMPOUND = new RegExp(
  `(?<=\\p{L}{2})(?<!follow|half|nice)-(?=(?:${SMALL})(?![\\p{L}-]))|(?<=(?<![\\p{L}-])(?:${SMALL}))-(?=\\p{L}{3})`,
  "giu",
);

/** A text with an "x" for the hyphens of such compounds. */
export function joinedWords(text: string): string {
  return text.includes("-") ? text.replace(COMPOUND, "x") : text;
}
