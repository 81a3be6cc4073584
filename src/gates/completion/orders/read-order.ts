/**
 * The order in a sentence, by its syntax: a bare verb that opens a sentence, or what stands behind a courtesy, a condition, a
 * place or a label: "when you have a minute, just drop the URL in there, and sessions will be kept in Redis".
 */

import { isAuxiliary, isFinite, verbBase } from "../../../domain/inventory/words/verbs.ts";
import { isBareVerb, isNeverNoun } from "./bare-verbs.ts";

export interface Order {
  /** What stands in front: a condition, a purpose, a place or a label. */
  readonly front: string;
  /** "just", "go ahead and" */
  readonly softener: string;
  readonly verb: string;
  readonly object: string;
  /** What comes of it, "the tiles come to life"; "" where nothing is said. */
  readonly result: string;
}

const FRONT =
  /^(?:(?:when|whenever|once|as soon as|if|before|after|until|for|to|so that|on|in|at|with|from|under|behind|next time|any time|the next time|as|since)(?!\p{L})[^,:]{1,80}|[^,:;]{2,50}(?=:)|[^,:;]{2,100}(?=, (?:so|you) )|at last|that done|from here|from there|one more thing|last of all)[,:]\s+/u;
const SOFTENER =
  /^(?:(?:so|and|but|then|now|next(?! time)|just|simply|only|please|kindly|also|first|finally|lastly|merely|quickly|p\.? ?s\.?|do|go ahead and|go on and|feel free to|be so (?:kind|good)(?: as)? (?:to|and)|be a dear and|you (?:just|simply|only|can|could|may|might want to|may want to|only have to|just have to|only need to|just need to)(?: now| then| simply| just)?)(?!\p{L}),?\s+)+/u;
const VERB = /^(?<verb>\p{L}+(?:-\p{L}+)?)(?= |$)\s*(?<rest>.*)$/u;
const DETERMINED =
  "(?:the|an?|your|our|its|their|his|her|my|this|that|these|those|it|them|him|us|me|everything|all|both|each|every|any|which|what|whose|§)(?!\\p{L}|-)";
/** What follows a verb that is a noun as well, and no noun: "run the script", "plug in the cable", not "run time". */
const OBJECT = new RegExp(
  `^(?:(?:up|down|off|out|in|back|away|into|onto)(?: to| on| into)? (?!each|every|any))?${DETERMINED}`,
  "u",
);
/** "Add a file and it is listed": any such thing, as users have them. */
export const ANY_ONE =
  /^(?:(?:in|on|out|up|off|over|to) )?(?:an?|any|another|some|one|two|three)\b/u;
const RESULT =
  /^(?<object>.*?)(?:,? and(?: then| so)? |,? after which |; from (?:that moment|then|there) on,? |; then |, then |; |, so(?: that)? | so that | so (?=the |it |they |all |you )| — )(?<result>(?!then\b).*)$/u;
/** "and in it goes", "and that's it", "and you're live" */
const CONTRACTED =
  /^(?:(?:that|it|there|you|we|they|everything|all|he|she)['’](?:s|re|ll)\b|(?:in|on|off|up|out|away|there|live) (?:it|they|we|you|he|she) \p{L}+s?\b)/u;
const SUBJECT = /^(?!to\b|then\b|for\b|not\b)[\p{L}§\d#]/u;

/** The order that a sentence, normalised and masked, holds; null for most. */
export function readOrder(text: string): Order | null {
  let left = text.replace(/^[^\p{L}§\d]+/u, "").replace(/[\s.!…;]+$/u, "");
  let front = "";
  let softener = "";
  for (let tries = 0; tries < 3; tries++) {
    const soft = SOFTENER.exec(left)?.[0] ?? "";
    softener += soft;
    left = left.slice(soft.length);
    const before = FRONT.exec(left)?.[0] ?? "";
    // "Start the job: …" is no label.
    const { verb = "", rest = "" } = VERB.exec(left)?.groups ?? {};
    if (before === "" || (isBareVerb(verb) && OBJECT.test(rest))) break;
    front += before;
    left = left.slice(before.length);
  }
  const { verb = "", rest = "" } = VERB.exec(left)?.groups ?? {};
  const isLedIn =
    softener !== "" ||
    /\bwhen(?:ever)? you\b/u.test(left) ||
    /\byou\b|^(?:for|on|in) (?:the|all|each|every)\b.*[:,]/u.test(front);
  const isCommand = softener.includes("ahead") && left.startsWith("§");
  if (!isCommand && (!isBareVerb(verb) || !isVerbHere(verb, rest, isLedIn))) return null;
  return { front, softener, verb, ...partsOf(rest) };
}

function isVerbHere(verb: string, rest: string, isLedIn: boolean): boolean {
  if (OBJECT.test(rest)) return true;
  const [joined, second = ""] = rest.split(" ");
  // "You just sign and mail it"
  if (isLedIn && joined === "and" && isBareVerb(second)) return true;
  const { object, result } = partsOf(rest);
  if (!isNeverNoun(verb) && !isLedIn && result === "") return false;
  // "Hit merge on #381", "ask Tom to …"; "when it was red, test results came in" has its own verb soon.
  const words = object.split(/[\s,;:]+/u).slice(0, 5);
  return (
    /^\p{L}/u.test(rest) &&
    !/^(?:of|and|or|by|as|is|are|on|in|at|to|for|with|from)\b|\b(?:that|which|who|ran|went|came|took|got)\b/u.test(
      object,
    ) &&
    !words.some((_, at) => isFinite([verb, ...words], at + 1))
  );
}

function partsOf(rest: string): { readonly object: string; readonly result: string } {
  const { object = rest, result = "" } = RESULT.exec(rest)?.groups ?? {};
  if (result === "" || tellsState(result)) return { object, result };
  // "copy it to the host and restart it, and the page loads"
  return { object: rest, result: partsOf(result).result };
}

/** Whether words tell that something is so, and go on neither with things nor with what is to be done. */
export function tellsState(words: string): boolean {
  if (CONTRACTED.test(words)) return true;
  const [first = "", ...behind] = words.split(/[^\p{L}\p{N}'’§]+/u);
  const isOrder =
    isBareVerb(first) &&
    (isNeverNoun(first) || OBJECT.test(behind.join(" ")) || / and /u.test(words));
  return (
    SUBJECT.test(words) &&
    !isOrder &&
    behind.some((word, at) => isAuxiliary(word) || isForm(word, behind[at - 1] ?? first, at))
  );
}

/** "The printer prints", "it runs", "tiles load" */
function isForm(word: string, before: string, at: number): boolean {
  const base = verbBase(word);
  if (base === null) return false;
  if (base !== word)
    return at > 0 || /^(?:it|he|she|this|that|§|(?:every|some|any)\p{L}+)$/u.test(before);
  return /^(?:they|you|we|all|both|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$|[^s]s$/u.test(
    before,
  );
}
