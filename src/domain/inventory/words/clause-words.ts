/** Words and endings by which the verbs of clauses are told from nouns. */

import { readNumber } from "./numbers.ts";
import { opensObject, SUBORDINATORS, verbBase } from "./verbs.ts";

/** What opens a noun phrase; what stands before the noun and its verb in "no radiator leaks". */
export const DETERMINERS = new Set(
  "the a an each every no its their his her our your this that one another neither".split(" "),
);
/** Behind a word with `s` these are its object, so that the word is a verb: "sorts it", "shuts the door". */
export const OBJECTS = new Set(
  "it them him us itself themselves nothing everything something".split(" "),
);
export const OBJECT_DETERMINERS = new Set(
  "the a an its their his her this these all both no each every any only".split(" "),
);
export const TIMES = /^(?:day|night|week|month|year|hour|minute|second|time|morning|quarter)s?$/u;
/** A pronoun that can only be a subject where a verb follows it. */
export const SUBJECTS =
  /^(?:it|they|he|she|we|you|i|everyone|everybody|everything|nobody|nothing|someone|somebody|this|these|none|each)$/u;
/** Behind these stands a verb. */
export const ADVERB = /^(?:never|always|still|automatically|immediately)$/u;
const NOT_A_VERB =
  /^(?:this|its|his|hers|theirs|ours|yours|always|perhaps|plus|less|minus|as|thus|versus|towards|upwards|besides|sometimes|afterwards|across|was|is|has|does|news|series|us|yes|vs|hours?|days|others|ones|times)$/u;
export const PREPOSITIONS = new Set(
  "of in on at to for from by with without per as into onto over under above below between across via through about against within after before during until since than or and".split(
    " ",
  ),
);
/** What stands at an end behind which no noun can be joined on: "is up", "is green". */
export const STATES = new Set(
  (
    "up down off on out back away online offline live ready done open shut closed empty clean green red correct valid available reachable complete free " +
    "right there here again twice once daily nightly hourly weekly gone dry full safe idempotent public private active visible"
  ).split(" "),
);
export const UNITS =
  /^(?:ms|s|secs?|seconds?|minutes?|mins?|h|hrs?|hours?|days?|nights?|weeks?|months?|years?|times?|bars?|volts?|v|a|amps?|w|watts?|kw|hz|khz|mhz|ghz|%|percent|degrees?|°c|°f|kg|g|grams?|t|tonnes?|tons?|l|ml|litres?|liters?|metres?|meters?|m|km|mm|cm|miles?|b|kb|mb|gb|tb|px|points?|rpm|euros?|dollars?|pieces?|steps?|attempts?|tries|retries)$/u;
export const BE = /^(?:is|are|was|were|be|been|being|has|have|had|gets?|got|stays?|remains?)$/u;

/** `-s` as the third person has it: "shuts", "archives"; not "access", "this". */
export function looksInflected(word: string): boolean {
  return /^[a-z]{2,}[^\WsuiA-Z_]s$/u.test(word) && !NOT_A_VERB.test(word);
}

/** A noun in the plural, as far as its ending tells. */
export function looksPlural(word: string): boolean {
  return looksInflected(word) || /^(?:people|data|children|times|ones|others)$/u.test(word);
}

/** Nothing that could be the noun of "the list views panel" stands at an index. */
export function endsPhrase(words: readonly string[], at: number): boolean {
  const word = words[at];
  return (
    word === undefined ||
    word === "," ||
    word === "`" ||
    word === "of" ||
    opensObject(word) ||
    OBJECTS.has(word) ||
    OBJECT_DETERMINERS.has(word) ||
    PREPOSITIONS.has(word) ||
    STATES.has(word) ||
    SUBORDINATORS.has(word) ||
    readNumber(word) !== null ||
    /^\d|ly$/u.test(word)
  );
}

/** A listed verb with `s`. */
export function isVerbForm(word: string): boolean {
  return looksInflected(word) && verbBase(word) !== null;
}
