import { COMMON_ABBREVIATIONS } from "./data/common-abbreviations.ts";
import {
  BEARERS,
  NUMBERED_STREETS,
  PLACE_NOUNS,
  ROOMS_OF_WORK,
  STREETS,
  WORK_AT_A_PLACE,
} from "./data/public-names.ts";
import type { LintContext } from "./context.ts";
import { isPlanetOfTheSky } from "./sky.ts";
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
    isPlanetOfTheSky(context, token, index)
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

/** "the yacht Calypso", "Room Falcon": the noun in front says what bears the name. */
function isNameOfABearer(tokens: readonly Token[], index: number): boolean {
  const [before, bearer, token, after] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  if (bearer === undefined || token?.gap !== " " || bearer.possessive) return false;
  if (after?.gap === " " && WORK_AT_A_PLACE.has(after.text)) return false;
  const word = bearer.text.toLowerCase();
  const inFront = before?.text.toLowerCase() ?? "";
  // "Ship Mercury" tells somebody to do it.
  if (word === "ship") return /^(?:the|a|our|his|her|their|old)$/u.test(inFront);
  return BEARERS.has(word) && !(word === "room" && ROOMS_OF_WORK.has(inFront));
}
