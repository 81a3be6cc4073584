/** How a clause speaks of things: of all of them, or of those only that it picks out. */

import { isParticiple, verbBase } from "../../../domain/inventory/words/verbs.ts";
import { DETERMINER_WORDS, FUNCTION_WORDS, NUMBER_WORDS } from "./words.ts";

/** What picks some things out of all: a quantity, words in front of the noun, or what stands behind it. */
export interface Mention {
  readonly kind: "whole" | "quantity" | "premodified" | "postmodified" | "bare" | "single";
  /** The words that pick them out; "" for none. */
  readonly limit: string;
  /** Whether "all", "every" or a number says that it is all of them. */
  readonly isSure: boolean;
}

type IsAsked = (word: string) => boolean;

const whole = (isSure: boolean): Mention => ({ kind: "whole", limit: "", isSure });
const limited = (kind: Mention["kind"], limit: string): Mention => ({ kind, limit, isSure: false });
const QUANTITY = /^(?:some|several|many|most|few|various|certain|half)$/u;
const PART =
  /^(?:part|share|majority|minority|handful|number|bulk|half|third|quarter|portion|fraction|proportion|couple|lot|selection|chunk|most|many|some|several|few|much)$/u;
/** Words in front of a noun that pick nothing out. */
const PICKS_NOTHING =
  /^(?:other|others|remaining|same|single|individual|whole|entire|complete|existing|own|said|following|above|new|§|-)$/u;
const SELECTING =
  /^(?:main|big|large|small|new|old|key|core|central|major|important|chief|principal|public|busy|popular|common|active|recent|long|short|high|low|\p{L}{3,}(?:er|est))$/u;
const ONE_OF_ALL = /^(?:every|each|any|no|neither|either)$/u;
const MOST_PREMODIFIERS = 4;

/** The mention of a noun at a place of a row of words and marks; null where it speaks of a single thing, or of those of somebody. */
export function mentionAt(tokens: readonly string[], at: number, isAsked: IsAsked): Mention | null {
  let start = at - 1;
  while (start >= 0 && at - start <= MOST_PREMODIFIERS && isModifier(tokens[start] ?? "")) start--;
  // "The more important pages"
  if (/^(?:more|most|less|least)$/u.test(tokens[start] ?? "") && tokens[start - 1] === "the")
    start--;
  const before = tokens[start] ?? "";
  const determiner = DETERMINER_WORDS.has(before) || NUMBER_WORDS.test(before) ? before : "";
  const quantity = quantityBefore(tokens, determiner === "" ? start : start - 1, determiner);
  if (quantity !== "") return limited("quantity", quantity);
  const isMany = /[^su]s$/u.test(tokens[at] ?? "");
  if (/^(?:their|its|his|her|my|your)$/u.test(determiner)) return null;
  const isOne = !isMany && !ONE_OF_ALL.test(determiner);
  const picked = tokens
    .slice(start + 1, at)
    .filter((word) => !PICKS_NOTHING.test(word) && !isParticiple(word) && !isAsked(word));
  // "The application log", where all logs are asked for
  if (isOne && picked.some((word) => word.endsWith("est"))) return whole(true);
  if (isOne)
    return determiner === "the" && picked.length > 0 ? limited("single", picked.join(" ")) : null;
  // "Three door keys" may be all; "the two big halls" are those that are big.
  if (NUMBER_WORDS.test(determiner) && !picked.some((word) => SELECTING.test(word)))
    return whole(true);
  // "For pages bought in May, it is done"; "every stop on the great organ speaks"
  const isFronted =
    (/^(?:all|every|each)$/u.test(determiner) &&
      /^(?:on|in|of|near|from|along|beside)$/u.test(tokens[at + 1] ?? "")) ||
    (at <= MOST_PREMODIFIERS && /^(?:for|on|in|with)$/u.test(tokens[0] ?? ""));
  const behind = limitBehind(tokens.slice(at + 1, at + LONGEST), isAsked, isMany, isFronted);
  if (behind !== "") return limited("postmodified", behind);
  if (picked.length === 0)
    return whole(/^(?:all|both)$/u.test(determiner) || ONE_OF_ALL.test(determiner));
  const limit = picked.join(" ");
  if (determiner === "") return start < 0 ? limited("bare", limit) : null;
  // "Each placed image"
  if (!isMany || /^(?:an?|any|such)$/u.test(determiner)) return null;
  return limited("premodified", limit);
}

function isModifier(token: string): boolean {
  return /^[\p{L}§]/u.test(token) && !FUNCTION_WORDS.has(token) && !NUMBER_WORDS.test(token);
}

/** "Several", "most of", "a good part of": a quantity that is not all. */
function quantityBefore(tokens: readonly string[], at: number, determiner: string): string {
  if (QUANTITY.test(determiner))
    return /^(?:as|how|so|too)$/u.test(tokens[at] ?? "") ? "" : determiner;
  const noun = tokens[at - 1] ?? "";
  // "The number of tests is 1,904"
  if (noun === "number" && tokens[at - 2] === "the") return "";
  return tokens[at] === "of" && PART.test(noun) ? `${noun} of` : "";
}

/** What tells of the ones that were left to do, or of a time before. */
const LACKING =
  /(?<!\p{L})(?:no|not|never|without|had|was|were|lack\p{L}*|miss\p{L}*|still|remain\p{L}*|left|exist\p{L}*|there|need\p{L}*|listed|named|found|affected|concerned|we have|you|i|together|before|earlier)(?!\p{L})|n['’]t(?!\p{L})/u;
const RELATIVE = /^(?:that|which|who|whom|whose|where) /u;
/** "The tables the application writes to", "pages people visit most". */
const CONTACT =
  /^(?:(?:the|an?|our|this) (?!same|next|first|last|way|day|week|moment|time|night|morning|other|second|third)\p{L}|(?:we|they|people|(?<plural>\p{L}{3,}[^su]s)) \p{L}{3})/u;
const PARTICIPLE =
  /^(?:(?:most|often|currently|recently|newly|already|last) )*(?<verb>\p{L}{3,}) (?:since|after|before|this|last|by|in|on|at|from|for|with|within|under|over|during|through|most|every|often|daily)(?!\p{L})/u;
const PREPOSITIONAL =
  /^(?:for|with|under|over|above|below|near|since|from|between|after|before|within|inside|behind|around|along|across|beside|next to|opposite|through|up to|smaller than|larger than|bigger than|older than|newer than|of|in|on|at|to)(?= )/u;
const FINITE =
  /^(?:is|are|was|were|has|have|had|can|do|does|did|gets?|got|now|carr(?:y|ies)|shows?|all)$/u;
/** "On the list", "in the repository": where all of them are; "on Sunday": when it was done. */
const CONTAINER =
  /^(?:list|inventory|register|catalogue|index|plan|table|repository|repo|project|code|codebase|system|building|house|site|website|app|set|collection|database|company|world|fleet|firm|school|club|village|town|\p{L}+day|days|weeks|hours|minutes|months|time|turn|order|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)$/u;
const PHRASE_END = / [,;:()–—]|^[,;:()–—]/u;
const LONGEST = 24;

const MEASURE =
  /^(?:of|for|with|at) (?:about |some |roughly )?[€£$]?\d[\d.,]*(?: ?\p{L}+)?(?: and [€£$]?\d[\d.,]* ?\p{L}*)?(?= (?:is|are|was|were|has|have|got)(?!\p{L})|$)/u;
const ITS_OWN = /^(?:to|in|into|onto) (?:its|their) (?:own|respective|proper) [\p{L}-]+$/u;
const JOINED = /^(?<link>in|on|at|for|from|of|with) .* and \k<link> /u;

/** What stands behind a noun and picks out some of the things; "" for nothing. */
function limitBehind(
  behind: readonly string[],
  isAsked: IsAsked,
  isMany: boolean,
  isFronted: boolean,
): string {
  const phrase = behind.join(" ").split(PHRASE_END, 1)[0] ?? "";
  const words = phrase.split(" ");
  if (!isLimit(phrase, isMany, () => isFronted || hasVerbBehind(words, isAsked), isAsked))
    return "";
  const least = PREPOSITIONAL.test(phrase) || PARTICIPLE.test(phrase) ? 0 : 2;
  const end = words.findIndex((word, index) => index > least && FINITE.test(word));
  const limit = words.slice(0, end < 0 ? 6 : Math.min(end, 6));
  if (LACKING.test(limit.join(" "))) return "";
  // "Each part to its own method", "every letter in its envelope": where each of them goes.
  if (ITS_OWN.test(phrase)) return "";
  // "Fees of 660 euros", "shutters on the street side and on the garden side": how much, and more than one of the groups.
  if (MEASURE.test(phrase) || JOINED.test(phrase)) return "";
  const isWord = (word: string): boolean =>
    word.length > 2 && !FUNCTION_WORDS.has(word) && !NUMBER_WORDS.test(word);
  const telling = limit.filter(isWord).slice(0, 2);
  const isBound = /^\d/u.test(limit.slice(1).find((word) => !FUNCTION_WORDS.has(word)) ?? "");
  if (CONTAINER.test(telling[0] ?? "") && PREPOSITIONAL.test(phrase)) return "";
  if (limit.some((word) => /^\d/u.test(word) && isAsked(word))) return "";
  if (telling.length === 0 ? !isBound : telling.every(isAsked) || limit.includes("§")) return "";
  return limit.join(" ");
}

function isLimit(
  phrase: string,
  isMany: boolean,
  hasVerb: () => boolean,
  isAsked: IsAsked,
): boolean {
  if (RELATIVE.test(phrase)) return true;
  if (PREPOSITIONAL.test(phrase)) return hasVerb();
  const verb = PARTICIPLE.exec(phrase)?.groups?.["verb"];
  // "The pages moved to the new host" tells of all of them, "the pages moved in May are tested" does not.
  if (verb !== undefined && isParticiple(verb)) return !isAsked(verb) && hasVerb();
  const contact = CONTACT.exec(phrase);
  const plural = contact?.groups?.["plural"];
  if (contact === null || plural === undefined || isMany) return contact !== null;
  // "Every page customers visit", but "every form shows errors"
  return verbBase(plural) === null && !FUNCTION_WORDS.has(phrase.split(" ")[1] ?? "");
}

function isVerb(word: string): boolean {
  return isParticiple(word) || (verbBase(word) ?? word) !== word;
}

/** "Added since spring check the token": a verb, or a word of the condition where one can stand. */
function hasVerbBehind(words: readonly string[], isAsked: IsAsked): boolean {
  // "At the festival office": behind a small word or another of the condition's it is no verb.
  const isFree = (before: string): boolean =>
    !FUNCTION_WORDS.has(before) && !isAsked(before) && !/^\d/u.test(before);
  return words.some(
    (word, at) =>
      at > 1 &&
      (FINITE.test(word) || ((isAsked(word) || isVerb(word)) && isFree(words[at - 1] ?? ""))),
  );
}
