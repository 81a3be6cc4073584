import { OFTEN_NOUNS } from "./sides.ts";
import { DETERMINERS, isVerbForm, looksPlural, PREPOSITIONS } from "../words/clause-words.ts";
import { isAuxiliary, isParticiple } from "../words/verbs.ts";

/** Things that are listed as often as they are done: "user ids", "page numbers". */
export const LISTED_NOUNS =
  /^(?:numbers|ids|fields|columns|titles|links|prices|times|dates|levels|sizes|items|values|titles|plans|forms|cards|books|roles|rights|limits|states|steps|rules|fees|deals|photos|images|licen[cs]es|contracts)$/u;

/** "book titles the reader has marked": a name that is listed, and a relative clause without its "that". */
export function namesWhat(words: readonly string[]): boolean {
  const [first = "", things = "", of = "", noun = "", verb = ""] = words;
  const listed = OFTEN_NOUNS.test(things) || LISTED_NOUNS.test(things);
  if (!listed || DETERMINERS.has(first) || looksPlural(first) || PREPOSITIONS.has(first))
    return false;
  return /^(?:the|an?|each|every|its|their|our)$/u.test(of) && noun !== "" && isTelling(verb);
}

function isTelling(verb: string): boolean {
  return isAuxiliary(verb) || isParticiple(verb) || isVerbForm(verb);
}
