import type { LintContext } from "./context.ts";
import {
  MEASURES_OF_A_PLANET,
  MOTIONS,
  MOVING_VERBS,
  NAMED_AFTER_THE_SKY,
  PLANETS,
  SKY_WORDS,
  WORDS_OF_PLANETS,
  WORK_VERBS,
} from "./data/public-names.ts";
import type { Token } from "./tokens.ts";

/** So many planets of one text are those of the sky; two may be two pieces of work. */
const PLANETS_OF_THE_SKY = 3;

/** How many words in front of a name its verb is looked for: "move Mercury, Venus and Mars". */
const LIST_LIMIT = 6;

/** Where one looks up to see a planet: "Mercury can be seen above the town". */
const SEEN_IN_THE_SKY =
  /^(?:(?:can|may|will) be seen|(?:is|becomes|will be) visible|rises|sets|stands|culminates) (?:(?:above|over|from|in the (?:east|west|south|north|evening|morning|night)|at (?:dusk|dawn|night)|before dawn|after dusk|with the naked eye)(?: |$))/u;

/** Behind a name that is the whole object: "ship Mercury once …"; a noun would make the name a part of its own. */
const ENDS_OBJECT =
  /^(?:and|or|to|into|onto|from|under|over|off|out|back|before|after|by|in|on|at|for|with|within|once|when|while|until|till|so|as|then|this|next|now|today|tonight|tomorrow|live|up|via|without)$/u;

/** A planet of which the text tells what one can only tell of the sky. */
export function isPlanetOfTheSky(context: LintContext, token: Token, index: number): boolean {
  const { tokens, vocabulary, sky } = context;
  if (!PLANETS.includes(token.text.toLowerCase())) return false;
  if (isWorkedOn(context, index)) return false;
  if (sky || isMeasuredOrSeen(tokens, index)) return true;
  return PLANETS.filter((name) => vocabulary.has(name)).length >= PLANETS_OF_THE_SKY;
}

/** "Ship Mercury", "move Venus under …": work that is done to it, though the sky is spoken of. */
export function isWorkedOn({ tokens, vocabulary }: LintContext, index: number): boolean {
  const [token, after] = tokens.slice(index, index + 2);
  if (token === undefined || token.possessive) return false;
  const isWhole = after === undefined || after.gap !== " " || ENDS_OBJECT.test(after.text);
  if (!isWhole) return false;
  const verb = verbInFront(tokens, index);
  if (WORK_VERBS.has(verb)) return true;
  if (!MOVING_VERBS.has(verb) || MOTIONS.has(after?.text ?? "")) return false;
  return !WORDS_OF_PLANETS.some((word) => vocabulary.has(word));
}

/** The word in front of a name, or of the list of names that it stands in. */
function verbInFront(tokens: readonly Token[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - LIST_LIMIT); at -= 1) {
    const word = tokens[at]?.text.toLowerCase() ?? "";
    if (word === "out" && /^rolls?$/iu.test(tokens[at - 1]?.text ?? "")) return "roll";
    if (word !== "and" && !PLANETS.includes(word)) return word;
  }
  return "";
}

function isMeasuredOrSeen(tokens: readonly Token[], index: number): boolean {
  const behind = tokens.slice(index + 1, index + 8).map(({ text }) => text);
  const said = behind
    .join(" ")
    .replace(/^(?:(?:and|or) )?(?:\p{Lu}\p{Ll}+ (?:(?:and|or) )?){0,4}/u, "");
  if (SEEN_IN_THE_SKY.test(said)) return true;
  const [measure, of] = tokens.slice(Math.max(0, index - 2), index);
  return of?.text === "of" && MEASURES_OF_A_PLANET.has(measure?.text.toLowerCase() ?? "");
}

/** Whether a word of the sky means it: not "sky-blue", "the Sky team", "before the full moon". */
export function speaksOfTheSky(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const after = tokens[index + 1];
    if (token.text === "Sun") return isTheSun(tokens, index);
    if (!SKY_WORDS.includes(token.text.toLowerCase()) || token.whole !== token.text) return false;
    if (after?.gap === " " && NAMED_AFTER_THE_SKY.has(after.text.toLowerCase())) return false;
    return !isDayOfTheMoon(tokens, index);
  });
}

/** "from the Sun": a capital and an article, and nothing that is named after it. */
function isTheSun(tokens: readonly Token[], index: number): boolean {
  const [before, , after] = tokens.slice(Math.max(0, index - 1), index + 2);
  if (index === 0 || before?.text.toLowerCase() !== "the") return false;
  return (
    after === undefined ||
    after.gap !== " " ||
    /^(?:over|and|in|on|at|for|from|as|by|is|to|with|during)$/u.test(after.text)
  );
}

/** "before the full moon", "by the next new moon", "over the moon": a day, or joy. */
function isDayOfTheMoon(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text.toLowerCase() !== "moon") return false;
  const before = tokens
    .slice(Math.max(0, index - 4), index)
    .map(({ text }) => text.toLowerCase())
    .join(" ");
  return /(?:^| )(?:(?:before|until|till|by|after|since) (?:(?:the|next|a) ){0,2}(?:full|new|blue)|over the)$/u.test(
    before,
  );
}
