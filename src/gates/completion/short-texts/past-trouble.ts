/**
 * Trouble in the past that the same item tells as over: "gutter was blocked by a nest, cleared, water runs freely", "first
 * build failed on a lock, second went through".
 */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { isParticiple } from "../../../domain/inventory/words/verbs.ts";
import { isDone } from "./other-deeds/pair.ts";

const WAS = new RegExp(
  "(?<!\\p{L})(?:was|were|had been|got) (?:(?:first|at first|once|still|briefly) )?(?:blocked|stuck|jammed|clogged|frozen|delayed|postponed|deferred|held up|on hold|broken|missing|down|dead|stopped|failing|paused|cancelled)(?!\\p{L})[^,;.]*",
  "iu",
);
/** The first of several tries. */
const FIRST =
  /(?<!\p{L})(?:(?:the )?first (?:[\p{L}-]+ ){1,3}?|[\p{L}-]+ (?:at )?first )(?:failed|was (?:refused|rejected|cancelled))(?!\p{L})[^,;.]*/iu;
/** A later one. */
const LATER =
  /^\W*(?:(?:but|and|the) )*(?:second|third|fourth|fifth|next|last|then|now)(?: [\p{L}-]+){0,2}? (?:went through|succeeded|worked|passed|ran(?: through)?|finished|completed|did it|was fine|loaded)(?!\p{L})/iu;

/** What does not tell that it is over, or tells of the next trouble. */
const DOUBTED =
  /(?<!\p{L})(?:no|not|never|none|nobody|nothing|cannot|fail\p{L}*|will|would|should|shall|might|(?<!\d\.? )may(?! \d)|could|can|must|still|yet|only|just|half|some|most\p{L}*|many|few|part\p{L}*|almost|nearly|if|when|unless|until|once|soon|later|tomorrow|tonight|next|hopefully|probably|maybe|perhaps|except\p{L}*|but|again|planned|expected|ordered|booked|comes?|coming|wait\p{L}*|block(?:ed|s)|stuck|jam(?:med|s)?|clogged|missing|broken|delayed|postpon\p{L}*|deferred|pending|open point|to be|to do|except|fortnight|(?:on|by|due|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day\W*$)(?!\p{L})|n['’]t|\?/iu;
const PARTS = /[,;.:–—]\s+/u;

/** The item with blanks for trouble that it tells as over. */
export function withoutPastTrouble(text: string, conditions: readonly string[]): string {
  const first = FIRST.exec(text);
  if (first !== null && isTriedAgain(behind(text, first))) return blank(text, first);
  const was = WAS.exec(text);
  return was !== null && isMended(text, was, conditions) ? blank(text, was) : text;
}

function behind(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length);
}

function blank(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index) + " ".repeat(match[0].length) + behind(text, match);
}

function isTriedAgain(rest: string): boolean {
  const parts = partsOf(rest);
  return (
    parts.some((part) => LATER.test(part)) &&
    !parts.some((part) => DOUBTED.test(part.replace(LATER, " ")))
  );
}

/** Whether all that follows is done, and some of it is what the condition asks, not yet named before. */
function isMended(text: string, was: RegExpExecArray, conditions: readonly string[]): boolean {
  const parts = partsOf(behind(text, was));
  if (parts.length === 0 || parts.some((part) => DOUBTED.test(part))) return false;
  const before: readonly string[] =
    text
      .slice(0, was.index + was[0].length)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const named = new Set(before.flatMap(contentWords));
  const asked = new Set(conditions.flatMap((condition) => contentWords(condition)));
  return parts.some((part) =>
    (part.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => {
      const [stem = ""] = contentWords(word);
      if (!asked.has(stem) || before.includes(word)) return false;
      return !named.has(stem) || isDone(word) || isParticiple(word);
    }),
  );
}

function partsOf(rest: string): readonly string[] {
  return rest.split(PARTS).filter((part) => /\p{L}/u.test(part));
}
