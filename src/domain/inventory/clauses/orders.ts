/** Orders: "fix the leak and paint the wall", "can search the catalogue and reserve books". */

import {
  DETERMINERS,
  endsPhrase,
  looksPlural,
  PREPOSITIONS,
  STATES,
} from "../words/clause-words.ts";
import { AND } from "../words/list-words.ts";
import { readNumber } from "../words/numbers.ts";
import { SKIPPED } from "../totals/totals.ts";
import { type Token, verbWords } from "../text/tokens.ts";
import {
  describes,
  findVerb,
  isAuxiliary,
  isKnownBase,
  isNounToo,
  isParticiple,
  SUBORDINATORS,
  verbBase,
} from "../words/verbs.ts";

const OPENS_OBJECT = /^(?:an?|the|each|every|all|both|its|their)$/u;
/** What these are given may have verbs of its own. */
const LETTING = /^(?:make|let|get|keep|leave)$/u;
/** What has two objects: "give the cook the key and staff the card". */
const GIVING = /^(?:give|tell|show|hand|send|bring|pay|offer|teach|ask|lend|grant|allow|assign)$/u;
/** No verb, though an article may follow. */
const NO_ORDER =
  /^(?:also|maybe|perhaps|then|now|later|next|thus|only|even|just|still|both|all|half|double|twice|once|plus|besides|beside|behind|beyond|inside|outside|near|around|along|off|out|up|down|like|unlike|except|minus|towards?|among|despite|opposite|past|not|nor|but|yet|so|too|such|what|how|there|here|again|instead|especially|if|else|never|always|often|throughout|via|today|tomorrow|.+ly|.+ing|.+ward)$/u;
/** Verbs that hardly ever stand in front of a noun as a part of its name. */
const TAKES_BARE =
  /^(?:send|write|add|remove|delete|create|publish|submit|install|renew|reserve|share|print|borrow|buy|sell|cancel|approve|reject|edit|rename|pay|invite|choose|select|attach|enter|remind|rent|download|upload|export|import|scan|collect|save|update|notify|bump|deploy|merge)$/u;
/** What a verb in front of it may only describe: "share prices", "print sizes", "edit rights". */
const DESCRIBED =
  /^(?:settings|options|sizes|jobs|queues|buttons|links|dates|times|levels|names|numbers|rights|logs|lists|tags|forms|prices|tables|pages|fields|screens|views|boxes|rooms|fees|costs|codes|keys|files|formats|functions|features|histories|requests|orders|runs|rates|slips|menus|dialogs|icons|errors|steps|rules|scripts|tools|commands|speeds|limits|areas|points|modes|styles|layouts|previews|shops|counts|cards|certificates|results|folders|paths|actions|events|flows|calls|messages|data|times|ones|others|agents?|clerks|houses|teams)$/u;

/** A plain verb and what opens its object; whatever stands before "it" or "them" is one. */
export function isWholeOrder([verb, object]: readonly Token[]): boolean {
  if (verb === undefined || object === undefined || verb.enclosed || verb.capital) return false;
  if (LETTING.test(verb.word) && !makesMany(verb.word, object.word)) return false;
  if (/^(?:it|them)$/u.test(object.word)) return /^\p{L}+$/u.test(verb.word);
  return verbBase(verb.word) === verb.word && opensObject(object.word);
}

/** "cut, sand and drill the panels": the last of several orders that share their object, as the others are no more than a verb. */
function lastOrder(side: readonly Token[]): readonly Token[] {
  const and = side.findIndex(({ word }) => AND.has(word));
  if (and < 1 || and > 12) return side;
  const verbs = side.slice(0, and);
  const alone = verbs.every(({ word, capital, enclosed }, at) =>
    at % 2 === 1 ? word === "," : !capital && !enclosed && /^\p{Ll}[\p{Ll}-]+$/u.test(word),
  );
  const order = side.slice(and + 1);
  return alone && mayOrder(order) ? order : side;
}

function opensObject(word: string): boolean {
  return OPENS_OBJECT.test(word) || readNumber(word) !== null;
}

/** "write three guides" and "publish the index": each begins with its verb, and no "to fetch" stands between. */
export function areOrders(before: readonly Token[], right: readonly Token[]): boolean {
  const left = lastOrder(before);
  const isShort = left.length < 3 && !/^(?:it|them)$/u.test(left[1]?.word ?? "");
  if (isShort || left.some(isInfinitive)) return false;
  const goesOn =
    isWholeOrder(left) || (usesCode(left) && /^(?:it|them)$/u.test(right[1]?.word ?? ""));
  if (goesOn && isWholeOrder(right)) return true;
  if (left.some(({ word }) => word === ",")) return false;
  if (ordersCount(left) && (isWholeOrder(right) || mayOrder(right) || ordersMore(right)))
    return true;
  if (ordersNamed(left) && (isWholeOrder(right) || mayOrder(right))) return true;
  if (proves(left) && mayOrder(right)) return true;
  const bare = isOrderWithout(left);
  if (bare && mayOrder(right) && !PREPOSITIONS.has(left[1]?.word ?? "")) return true;
  if ((bare || mayOrder(left)) && goesOnOrdering(left, right)) return true;
  if (!mayOrder(left)) return false;
  if (proves(right) || isWholeOrder(right)) return true;
  const words = verbWords(right);
  return takesBare(words) || (mayOrder(right) && !GIVING.test(left[0]?.word ?? ""));
}

/** "verify with EXPLAIN that it is used" */
function proves(side: readonly Token[]): boolean {
  return PROVING.test(side[0]?.word ?? "") && side.some(({ word }) => word === "that");
}

const PROVING = /^(?:verify|check|confirm|prove|ensure|show|test)$/u;

/** "implement rate limiting for /login": a verb that is no noun, and what it is done to without an article. */
function isOrderWithout([verb, ...others]: readonly Token[]): boolean {
  if (verb === undefined || others.length < 2 || !isFirmVerb(verb)) return false;
  if (GIVING.test(verb.word) || LETTING.test(verb.word)) return false;
  return !others.some(({ word }) => isAuxiliary(word) || SUBORDINATORS.has(word));
}

/** A plain verb that is hardly anything else. */
function isFirmVerb({ word, enclosed, capital }: Token): boolean {
  return !enclosed && !capital && verbBase(word) === word && !isNounToo(word) && !describes(word);
}

/** "and notify QA", "and update docs", behind an order that closes with no verb: not "support for create and delete requests". */
function goesOnOrdering(left: readonly Token[], right: readonly Token[]): boolean {
  const [verb] = right;
  if (verb === undefined || isKnownBase(left.at(-1)?.word ?? "")) return false;
  return (isFirmVerb(verb) && !OBJECT_TOO.test(verb.word)) || takesBare(verbWords(right));
}

/** Verbs that stand in front of nouns as well: "the design document". */
const OBJECT_TOO =
  /^(?:design|draft|document|fix|fit|land|loop|replay|equal|boot|cost|result|type)$/u;

/** "upgrade React to 19": a plain verb in front of a name, and no other verb. */
function ordersNamed([verb, name, next, ...others]: readonly Token[]): boolean {
  if (verb === undefined || name === undefined || verb.enclosed || verb.capital) return false;
  if (verbBase(verb.word) !== verb.word || !name.capital || name.enclosed) return false;
  if (GIVING.test(verb.word) || LETTING.test(verb.word)) return false;
  const isPhrase = next === undefined || PREPOSITIONS.has(next.word);
  return isPhrase && !others.some(({ word }) => isAuxiliary(word) || isParticiple(word));
}

/** "rehearse four songs for the concert": a word of any kind in front of things that are counted, and no other verb. */
function ordersCount([verb, number, ...others]: readonly Token[]): boolean {
  if (verb === undefined || verb.enclosed || verb.capital || !countsMany(number?.word ?? ""))
    return false;
  const { word } = verb;
  if (!/^\p{Ll}{3,}$/u.test(word) || NO_ORDER.test(word)) return false;
  if (LETTING.test(word) && !makesMany(word, number?.word ?? "")) return false;
  if (isAuxiliary(word) || PREPOSITIONS.has(word) || DETERMINERS.has(word)) return false;
  if (isParticiple(word) || SUBORDINATORS.has(word) || readNumber(word) !== null) return false;
  const words = others.map((token) => token.word);
  const noun = words.slice(0, 3).findIndex(looksPlural);
  const told = findVerb(["the", ...words.slice(noun + 1)]);
  return !/[^su]s$/u.test(word) && noun >= 0 && endsPhrase(words, noun + 1) && !told.finite;
}

/** "mail two parcels" behind another such order, and not "another two parcels". */
function ordersMore(side: readonly Token[]): boolean {
  const opener = side[0]?.word ?? "";
  return !SKIPPED.has(opener) && !ABOUT.test(opener) && ordersCount(side);
}

/** "some two hundred" */
const ABOUT = /^(?:some|any|almost|around|circa|approx)$/u;

/** "make six pairs" lets nobody do anything. */
function makesMany(verb: string, number: string): boolean {
  return verb === "make" && countsMany(number);
}

function countsMany(word: string): boolean {
  return (readNumber(word) ?? 0) > 1;
}

/** "use `%>%` in all three scripts" */
function usesCode([verb, object, ...others]: readonly Token[]): boolean {
  if (verb === undefined || object?.enclosed !== true || verb.enclosed || verb.capital)
    return false;
  return verbBase(verb.word) === verb.word && !others.some(({ word }) => word === ",");
}

function isInfinitive({ word }: Token, at: number, tokens: readonly Token[]): boolean {
  return word === "to" && verbBase(tokens[at + 1]?.word ?? "") !== null;
}

/** A word that is no other than a verb where an article follows it, known or not: "paint the wall", "tag the release". */
export function mayOrder([verb, ...behind]: readonly Token[]): boolean {
  // "hand over the keys"
  const [object, ...rest] = PARTICLE.test(behind[0]?.word ?? "") ? behind.slice(1) : behind;
  if (verb === undefined || object === undefined || verb.enclosed || verb.capital) return false;
  const { word } = verb;
  if (!/^\p{Ll}{2,}$/u.test(word) || !OPENS_OBJECT.test(object.word)) return false;
  if (NO_ORDER.test(word) || isAuxiliary(word)) return false;
  if (LETTING.test(word) && !endsObject(rest)) return false;
  if (isParticiple(word) && !isKnownBase(word)) return false;
  if (PREPOSITIONS.has(word) || DETERMINERS.has(word) || SUBORDINATORS.has(word)) return false;
  if (/[^su]s$/u.test(word) || readNumber(word) !== null) return false;
  // "over the door the lamp is on"
  return isKnownBase(word) || !findVerb(["the", ...rest.map((token) => token.word)]).finite;
}

const PARTICLE = /^(?:over|up|out|off|down|in|back|away)$/u;

/** "keep a deprecated alias", and not "keep the door shut": nothing is told of what is kept. */
function endsObject(rest: readonly Token[]): boolean {
  const last = rest.at(-1)?.word ?? "";
  return rest.length < 4 && !STATES.has(last) && !isParticiple(last) && !isKnownBase(last);
}

/** "send comments", "print new receipts for guests": a verb with things in the plural that have no article. */
export function takesBare(words: readonly string[]): boolean {
  if (!TAKES_BARE.test(words[0] ?? "")) return false;
  const at = looksPlural(words[1] ?? "") ? 1 : 2;
  const noun = words[at] ?? "";
  if (!looksPlural(noun) || DESCRIBED.test(noun)) return false;
  if (at === 2 && !/^\p{Ll}{2,}$/u.test(words[1] ?? "")) return false;
  if (at === 2 && (PREPOSITIONS.has(words[1] ?? "") || isParticiple(words[1] ?? ""))) return false;
  return words[at + 1] !== "of" && endsPhrase(words, at + 1);
}
