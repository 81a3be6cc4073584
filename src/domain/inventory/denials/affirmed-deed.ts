/**
 * What a condition says is not done, told as being done, in its own words and with where or when besides: "the letter mentions the old
 * address in the footer" for "the letter does not mention the old address", "admins can skip the second factor" for "admins cannot
 * sign in without a second factor".
 */

import { contentWords } from "../words/content-words.ts";

/** A longer item says more. In UTF-16 units. */
const LONGEST = 160;
const NEGATED =
  /^(?<thing>[^,;:()]{2,80}?) (?:(?:(?:does|do|can|may|must|will|shall|should|could) (?:not|never|no longer)|cannot|never|no longer|(?:do|does|ca|wo|must|should|could)n['’]t) (?:be )?)(?<deed>[^,;:()]{2,80}?)\W*$/iu;
const WITHOUT =
  /(?<!\p{L})without (?:(?:an?|any|the|their|his|her|its|first) )?(?<lack>\p{L}[^,;:()]{1,50}?)\W*$/iu;
/** A figure may keep to its bound, and of one of several it is said which. */
const BOUNDED =
  /\d|(?<!\p{L})(?:than|exceeds?|above|below|again|twice|more|less|over|under|only|just|or|nor|and|unless|until|before|after|if|when|while|except|same|others?|another|own|any ?more)(?!\p{L})/iu;
/** What turns it round, tells of a time before, of a case or of what was done about it. */
const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|zero|only|just|unless|until|than|instead|used to|or|but|while|although|before|after|once|first|then|was|were|had|gone|removed|deleted|new|other|another|except|fixed|mended|repaired|solved|refused|rejected|blocked|stopped|caught|error|test\w*|tr(?:y|ies|ied)|on purpose|deliberate\w*|as (?:asked|wanted|agreed|planned)|which|who|that)(?!\p{L})|n['’]t|[;:()→?]/iu;
const CASE = /(?<!\p{L})(?:if|when|whenever)(?!\p{L})/iu;
const MAY =
  /^(?:can|may|could|still|now|be|is|are|are able to|is able to|are allowed to|is allowed to)$/iu;
/** What goes on behind the deed, or nothing: "in the footer", "from the menu", "all the same". */
const GOES_ON =
  /^(?:$|[,–—]|(?:in|on|at|from|by|via|through|during|into|to|as|with|all|every|still|anyway|anyhow|straight|directly|right|again|now|today|after)(?!\p{L}))/iu;
/** To do without. */
const DISPENSES =
  /^(?:skips?|omits?|bypass(?:es)?|avoids?|ignores?|leaves? out|gets? (?:around|round|past)|goes without|go without|does without|do without|circumvents?|dispenses? with|turns? off|switch(?:es)? off)$/iu;

/** Whether an item says of a condition that what is not to be done is done; null where it can say nothing of the kind. */
export function affirmedIn(item: string): ((condition: string) => boolean) | null {
  if (item.length > LONGEST) return null;
  const told = wordsOf(item);
  return (condition) => {
    const { thing = "", deed = "" } = NEGATED.exec(condition)?.groups ?? {};
    if (deed === "") return false;
    const lack = WITHOUT.exec(deed)?.groups?.["lack"];
    if (BOUNDED.test(lack === undefined ? deed : deed.replace(/ without .*$/iu, ""))) return false;
    const front = frontOf(told, thing);
    if (front === null) return false;
    if (isDone(told, front, wordsOf(deed), item)) return true;
    return lack !== undefined && isDoneWithout(told, front, wordsOf(lack), item);
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*(?:['’]\p{L}+)*|[,;:()–—]/gu) ?? [];
}

const ARTICLE = /^(?:an?|the|our|their|its|his|her|your|any|some|this|these|those)$/u;

/** How many words the subject has with which an item opens, where that is the one of the condition; null where it is another. */
function frontOf(told: readonly string[], thing: string): number | null {
  const things = contentWords(thing);
  const head = things.at(-1);
  if (head === undefined) return null;
  let at = 0;
  for (const word of told) {
    const [stem] = contentWords(word);
    if (stem === undefined ? !ARTICLE.test(word) : !things.includes(stem)) return null;
    at++;
    if (stem === head) return at;
  }
  return null;
}

/** The deed word by word behind the subject, and then no more than where, when or how. */
function isDone(
  told: readonly string[],
  front: number,
  deed: readonly string[],
  item: string,
): boolean {
  let at = front;
  while (MAY.test(told[at] ?? "")) at++;
  const [verb = "", ...rest] = deed;
  const said = told[at] ?? "";
  const [stem] = contentWords(verb);
  if (stem === undefined || contentWords(said)[0] !== stem) return false;
  // "Mentioned it, and no longer does": only of what is, or may be, so.
  if (said !== verb && /(?:ed|ing)$/u.test(said)) return false;
  at++;
  for (const word of rest) {
    if (ARTICLE.test(word)) continue;
    while (ARTICLE.test(told[at] ?? "")) at++;
    if (told[at] !== word) return false;
    at++;
  }
  const tail = told.slice(at).join(" ");
  if (!GOES_ON.test(tail) || TURNING.test(tail) || CASE.test(tail)) return false;
  return !TURNING.test(withoutWords(item, [...deed, ...told.slice(0, front)]));
}

/** "Can skip the second factor if they like": what nothing is to be done without. */
function isDoneWithout(
  told: readonly string[],
  front: number,
  lack: readonly string[],
  item: string,
): boolean {
  let at = front;
  while (MAY.test(told[at] ?? "")) at++;
  const size = [1, 2].find((one) => DISPENSES.test(told.slice(at, at + one).join(" ")));
  if (size === undefined) return false;
  at += size;
  while (ARTICLE.test(told[at] ?? "")) at++;
  if (!lack.every((word, i) => told[at + i] === word)) return false;
  return !TURNING.test(withoutWords(item, ["off", ...told.slice(0, at)]));
}

function withoutWords(item: string, words: readonly string[]): string {
  const own = new Set(words);
  return item.replace(/\p{L}+/gu, (word) => (own.has(word.toLowerCase()) ? "" : word));
}
