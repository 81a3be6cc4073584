import { COMMON_ABBREVIATIONS } from "./data/common-abbreviations.ts";
import {
  BEARERS,
  NUMBERED_STREETS,
  PLANETS,
  PLACE_NOUNS,
  ROOMS_OF_WORK,
  STREETS,
  WORK_AT_A_PLACE,
} from "./data/public-names.ts";
import { NAMED_WORK_NOUNS } from "./data/codename-words.ts";
import { type NameClass, nameClasses, productsOf } from "./data/name-classes.ts";
import { isKnownByNumber } from "./known-numbered.ts";
import type { LintContext } from "./context.ts";
import { isPlanetOfTheSky, isWorkedOn } from "./sky.ts";
import type { Token } from "./tokens.ts";

/** Words behind a place that make another thing of it: "the Apollo office suite". */
const NOT_THE_PLACE = /^(?:suite|suites|software|app|apps|package|packages|blocks)$/u;

/**
 * A word of the lists of code names that means something in public here: "RAM", "the Orion theatre", the moons of Jupiter.
 */
export function isPublicName(context: LintContext, token: Token, index: number): boolean {
  return (
    (/^\p{Lu}+$/u.test(token.text) && COMMON_ABBREVIATIONS.has(token.text)) ||
    isNameOfAPlace(context.tokens, index) ||
    isNameOfAStreet(context.tokens, index) ||
    isNameOfABearer(context.tokens, index) ||
    isPlanetOfTheSky(context, token, index) ||
    isOfAMaker(context.tokens, index) ||
    isOfItsClass(context, token, index)
  );
}

/** "hikers of the Eagle trail": the noun behind says what it is, and everybody may go there. */
function isNameOfAPlace(tokens: readonly Token[], index: number): boolean {
  const [token, place, after, last] = tokens.slice(index, index + 4);
  if (token === undefined || place === undefined) return false;
  if (token.possessive || place.gap !== " " || !PLACE_NOUNS.has(place.text)) return false;
  if (after === undefined || after.gap !== " ") return true;
  if (NOT_THE_PLACE.test(after.text) || WORK_AT_A_PLACE.has(after.text)) return false;
  return after.text !== "of" || !WORK_AT_A_PLACE.has(last?.text ?? "");
}

/** "12 Oak Street", "7 Cedar Court": an address. */
function isNameOfAStreet(tokens: readonly Token[], index: number): boolean {
  const [token, street] = tokens.slice(index, index + 2);
  if (token === undefined || street === undefined) return false;
  if (token.possessive || street.gap !== " ") return false;
  if (STREETS.has(street.text)) return true;
  const number = tokens[index - 1];
  return (
    number !== undefined &&
    token.gap === " " &&
    NUMBERED_STREETS.has(street.text) &&
    /^\d{1,4}\p{L}?$/u.test(number.text)
  );
}

/** "Amazon Athena": whose product it is stands in front. */
function isOfAMaker(tokens: readonly Token[], index: number): boolean {
  const [maker, token] = [tokens[index - 1], tokens[index]];
  if (maker === undefined || token?.gap !== " " || maker.possessive) return false;
  return productsOf(maker.text.toLowerCase()).includes(token.text.toLowerCase());
}

/** "the hardness of Topaz", "the story of Odysseus and the Cyclops": a name of a class that the text speaks of. */
function isOfItsClass(context: LintContext, token: Token, index: number): boolean {
  const { tokens, vocabulary } = context;
  const word = token.text.toLowerCase();
  if (token.possessive || isWorkedOn(context, index) || worksAtIt(tokens, index)) return false;
  const says = (cues: readonly string[]): boolean => cues.some((cue) => vocabulary.has(cue));
  return nameClasses().some((nameClass) => {
    const { names, speaks, hints, withNumber, inTheSky } = nameClass;
    if (!names.has(word)) return false;
    if (says(speaks) || (inTheSky && context.sky)) return true;
    if (!says(hints) && !says(withNumber)) return false;
    const { written, hasNumbered } = namesIn(context, nameClass);
    const others = written.size - Number(written.has(word));
    return (
      (says(hints) && (others > 0 || isOneOfMany(tokens, index))) ||
      (says(withNumber) && hasNumbered)
    );
  });
}

/** "the song of the Nightingale", "the Phoenix legend": with its article, and no noun of work behind it, it is a kind and no name. */
function isOneOfMany(tokens: readonly Token[], index: number): boolean {
  const [article, after] = [tokens[index - 1], tokens[index + 1]];
  if (!/^(?:the|an?)$/u.test(article?.text ?? "")) return false;
  return (
    after?.gap !== " " ||
    /^(?:an?|and|or|at|by|for|from|in|is|near|of|on|over|with|legends?|myths?|sagas?|tales?)$/u.test(
      after.text,
    )
  );
}

/** The names of one class in one text. */
interface NamesOfClass {
  /** Those with a capital letter, in small letters. */
  readonly written: ReadonlySet<string>;
  /** Whether the world knows one of them by its number. */
  readonly hasNumbered: boolean;
}

const gathered = new WeakMap<LintContext, Map<NameClass, NamesOfClass>>();

/** Gathered once for a text and a class: a text may hold thousands of names. */
function namesIn(context: LintContext, nameClass: NameClass): NamesOfClass {
  const ofContext = gathered.get(context) ?? new Map<NameClass, NamesOfClass>();
  gathered.set(context, ofContext);
  const known = ofContext.get(nameClass);
  if (known !== undefined) return known;
  const written = new Set<string>();
  let hasNumbered = false;
  for (const [at, { text }] of context.tokens.entries()) {
    const word = text.toLowerCase();
    if (!nameClass.names.has(word)) continue;
    if (/^\p{Lu}/u.test(text)) written.add(word);
    hasNumbered ||= isNumbered(context.tokens, at);
  }
  const found = { written, hasNumbered };
  ofContext.set(nameClass, found);
  return found;
}

/** "Apollo 11", "Voyager 2": the world knows it by its number. */
function isNumbered(tokens: readonly Token[], index: number): boolean {
  const [token, number] = tokens.slice(index, index + 2);
  if (token === undefined || number?.gap !== " " || !/^\d/u.test(number.text)) return false;
  return isKnownByNumber(`${token.text}-${number.text}`);
}

/** "the Kestrel migration", "the Falcon lane". */
function worksAtIt(tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 1];
  return (
    after?.gap === " " && (WORK_AT_A_PLACE.has(after.text) || NAMED_WORK_NOUNS.has(after.text))
  );
}

/** How many tokens in front the first of a list of names is looked for. */
const LIST_LIMIT = 12;

/** The first name of the list that a name stands in: "the heroes Perseus and Theseus", "Ariane 5 or Vega". */
function firstOfList(tokens: readonly Token[], index: number): number {
  let first = index;
  for (let at = index - 1; at >= Math.max(0, index - LIST_LIMIT); at -= 1) {
    const word = tokens[at];
    if (word === undefined) break;
    const { text, gap, opens } = word;
    if (/^(?:\p{Lu}\p{Ll}+|\p{Lu}|\d{1,3})$/u.test(text)) first = at;
    else if (!/^(?:and|or|the)$/u.test(text)) break;
    if (!/^(?:\s|,\s)$/u.test(gap) || opens) break;
  }
  return /^\d/u.test(tokens[first]?.text ?? "") ? index : first;
}

/** "the yacht Calypso", "Room Falcon", "the gods Thor and Odin": the noun in front says what bears the name. */
function isNameOfABearer(tokens: readonly Token[], index: number): boolean {
  const first = firstOfList(tokens, index);
  return bears(tokens, index) || (first < index && bears(tokens, first));
}

/** "the story of Odysseus": what is told of somebody, or shows him. */
const TOLD_OF = /^(?:story|tale|legend|myth|adventures|voyages?|labours|statue)$/u;
/** Told of services as well: "the discovery of Falcon by the load balancer". */
const TOLD_OF_THE_SKY = /^(?:flight|discovery)$/u;

/** "Neptune", "Apollo 13", and those who flew in the legend. */
function isOfTheSky(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.text.toLowerCase() ?? "";
  return (
    PLANETS.includes(word) ||
    isNumbered(tokens, index) ||
    /^(?:icarus|daedalus|pluto|sputnik)$/u.test(word)
  );
}

function bears(tokens: readonly Token[], index: number): boolean {
  const [before, bearer, token, after] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  if (bearer === undefined || !/^,?\s$/u.test(token?.gap ?? "") || bearer.possessive) return false;
  if (after?.gap === " " && WORK_AT_A_PLACE.has(after.text)) return false;
  const word = bearer.text.toLowerCase();
  const told = before?.text ?? "";
  const isTold = TOLD_OF.test(told) || (TOLD_OF_THE_SKY.test(told) && isOfTheSky(tokens, index));
  if (word === "of" && before?.gap === " " && isTold)
    return /^(?:the|an?)$/iu.test(tokens[index - 3]?.text ?? "");
  const inFront = before?.text.toLowerCase() ?? "";
  // "Ship Mercury" tells somebody to do it.
  if (/^ships?$/u.test(word)) return /^(?:the|a|our|his|her|their|old)$/u.test(inFront);
  return BEARERS.has(word) && !(word === "room" && ROOMS_OF_WORK.has(inFront));
}
