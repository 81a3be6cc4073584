import { readNumber } from "./numbers.ts";
import { EVERY, namesThings, PAIR } from "./totals.ts";
import { isParticiple, verbBase } from "./verbs.ts";

/** Where the verb of a counted subject stands: "both doors lock", "all four lamps light up", "each of the three pumps starts"; -1 for none. */
export function verbOfCounted(words: readonly string[]): number {
  const [first = "", second = ""] = words;
  const each = first === "each" && second === "of";
  if (PAIR.has(first) ? !namesThings(second) : !EVERY.has(first) && !each) return -1;
  const noun = words.findIndex(
    (word, at) => at > 0 && at < (each ? 6 : 5) && PLURAL_NOUN.test(word),
  );
  if (noun < 1) return -1;
  const verb = words[noun + 1] ?? "";
  if (each) return /[^s]s$/u.test(verb) && readNumber(verb) === null ? noun + 1 : -1;
  const told =
    /^\p{L}/u.test(verb) &&
    (verbBase(verb) === verb || PLURAL_VERB.test(verb) || tells(words, noun + 1));
  return told ? noun + 1 : -1;
}

/** A word that is no verb of the list stands as one where only a word like "up" or an end follows. */
function tells(words: readonly string[], at: number): boolean {
  return !isParticiple(words[at] ?? "") && PARTICLE.test(words[at + 1] ?? "");
}

/** What belongs to the verb in front of it: "light up". */
export const PARTICLE = /^(?:up|off|on|out|in|down|too)$/u;
const PLURAL_VERB = /^(?:are|were|have|can|could|may|must|shall|should|will|would|do)$/u;
const PLURAL_NOUN = /(?:[^s]s|people|children|men|women|data|media)$/u;
