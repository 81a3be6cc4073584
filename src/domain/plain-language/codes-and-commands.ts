import { ABROAD_WORDS, COUNTRY_CODES, ONE_PER_COUNTRY } from "./data/country-codes.ts";
import type { Token } from "./tokens.ts";
import type { WordSet } from "../word-set.ts";

/** "into DE, FR and IT", "the DE shop", and any of them where the text speaks of countries; not "the SE of the team". */
export function isCountryCode(
  vocabulary: WordSet,
  tokens: readonly Token[],
  index: number,
): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || !COUNTRY_CODES.has(token.text)) return false;
  if (after?.gap === " " && ONE_PER_COUNTRY.has(after.text)) return true;
  if (token.gap === " " && /^(?:an?|the|our|my|your|their)$/iu.test(before?.text ?? ""))
    return false;
  return (
    ABROAD_WORDS.some((word) => vocabulary.has(word)) ||
    isListed(token, before, tokens[index - 2]) ||
    isListed(after, after, tokens[index + 2])
  );
}

/** The neighbour in a list of codes; `joined` is the word whose gap parts the two. */
function isListed(
  joined: Token | undefined,
  neighbour: Token | undefined,
  beyond: Token | undefined,
): boolean {
  if (joined === undefined || neighbour === undefined) return false;
  if (/^(?:\/|, ?| & )$/u.test(joined.gap) && COUNTRY_CODES.has(neighbour.text)) return true;
  return (
    /^(?:and|or|und|et|y)$/u.test(neighbour.text) &&
    beyond !== undefined &&
    COUNTRY_CODES.has(beyond.text)
  );
}

/** Commands whose names are short forms as well. */
const COMMAND = /^(?:cmp|fmt|seq|stat|cal|calc)$/u;
const BEFORE_COMMAND = /^(?:runs?|ran|running|calls?|calling|commands?|tools?|uses?|using|like)$/iu;
const BEHIND_COMMAND = /^(?:commands?|prints|exits|says|reports|finds|is|on)$/u;

/** "Run cmp on both files", "diff and cmp": a command where a command can stand; not "cmp the two lists". */
export function isCommandName(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || !COMMAND.test(token.text)) return false;
  if (before?.text === "and" && /^(?:diff|sort|uniq|grep|wc)$/u.test(tokens[index - 2]?.text ?? ""))
    return true;
  if (after?.gap === " " && BEHIND_COMMAND.test(after.text)) return true;
  if (before === undefined || token.gap !== " ") return false;
  if (BEFORE_COMMAND.test(before.text)) return true;
  return token.text === "cmp" && /^(?:with|by|via|through)$/u.test(before.text);
}
