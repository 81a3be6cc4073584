import { COMMON_ABBREVIATIONS } from "./data/common-abbreviations.ts";
import {
  BEARERS,
  NUMBERED_STREETS,
  PLACE_NOUNS,
  PLANETS,
  SKY_WORDS,
  STREETS,
} from "./data/public-names.ts";
import type { LintContext } from "./context.ts";
import type { Token } from "./tokens.ts";

/** So many planets of one text are those of the sky; two may be two pieces of work. */
const PLANETS_OF_THE_SKY = 3;

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
    isPlanetOfTheSky(context, token)
  );
}

/** "hikers of the Eagle trail": the noun behind says what it is, and everybody may go there. */
function isNameOfAPlace(tokens: readonly Token[], index: number): boolean {
  const [token, place, after] = tokens.slice(index, index + 3);
  if (token === undefined || place === undefined) return false;
  if (token.possessive || place.gap !== " " || !PLACE_NOUNS.has(place.text)) return false;
  return after === undefined || after.gap !== " " || !NOT_THE_PLACE.test(after.text);
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

/** "the yacht Calypso", "Room Falcon": the noun in front says what bears the name. */
function isNameOfABearer(tokens: readonly Token[], index: number): boolean {
  const [bearer, token] = [tokens[index - 1], tokens[index]];
  if (bearer === undefined || token?.gap !== " " || bearer.possessive) return false;
  return BEARERS.has(bearer.text.toLowerCase());
}

function isPlanetOfTheSky({ vocabulary }: LintContext, token: Token): boolean {
  if (!PLANETS.includes(token.text.toLowerCase())) return false;
  if (SKY_WORDS.some((word) => vocabulary.has(word))) return true;
  return PLANETS.filter((name) => vocabulary.has(name)).length >= PLANETS_OF_THE_SKY;
}
