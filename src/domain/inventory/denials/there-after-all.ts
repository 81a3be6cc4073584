/**
 * What there is to be none of, told as being there: "four warnings are printed" for "no warnings are printed", "Clang 17: four
 * warnings" for "compiles without warnings". All that the condition says of it the item has to say as well: "no mails are sent on
 * Sundays" is not denied by "four mails are sent".
 */

import { contentWords } from "../words/content-words.ts";
import { SPELT_NUMBER } from "../words/numbers.ts";
import { areOpposed, smallWords } from "../words/small-words.ts";

/** What a condition asks for none of. */
export interface NoneAsked {
  /** The stem of the thing itself; null for anybody. */
  readonly thing: string | null;
  /** All that is said of it in its clause: its stems with those of its deed and place. */
  readonly all: ReadonlySet<string>;
  /** It is told as lacking of something else: "the fence has no gaps", "compiles without warnings". */
  readonly lacked: boolean;
  /** What it says word by word, two and two: "from oracle". */
  readonly pairs: ReadonlySet<string>;
  readonly compared: string;
  readonly small: ReadonlySet<string>;
  /** "orders of others": not any orders. */
  readonly whose: string;
}

const NO =
  "(?:no (?!(?:more|fewer|less|later|longer|sooner|matter|doubt|need|way|one|larger|bigger|smaller|higher|lower)(?!\\p{L}))|zero |not (?:a single|one) |none of (?:the|our|its) )(?:single |other )?";
const OPENS = new RegExp(
  `^\\W*(?:(?:when|while|after|during|in|on|at) [^,;:]{1,60}, )?(?:there (?:is|are|be|will be) )?${NO}(?<rest>[^,;:()]+)`,
  "iu",
);
const NOBODY = /^\W*(?:nobody|no one) (?<rest>[^,;:()]+)/iu;
const LACKS = new RegExp(
  `[\\p{L}\\d] (?:without (?:any )?|free (?:of|from) (?:any )?|${NO})(?!(?:an?|the|having|being|\\p{L}+ing)(?!\\p{L}))(?<rest>[^,;:()]+)`,
  "iu",
);
const DENIAL = /(?<!\p{L})(?:no|not|none|without|free|zero)(?!\p{L})/giu;
const WHOSE = /(?<!\p{L})(?:others?|another|own|same|every\p{L}*|any\p{L}*|all|each)(?!\p{L})/giu;
/** A second denial, or a case: "no door opens without a key". */
const TURNS_AGAIN =
  /(?<!\p{L})(?:no|not|never|none|without|unless|until|except|but|before|if|when|only|nor|or|other|cannot)(?!\p{L})|n['’]t/iu;
/** Where the words for the thing end. */
const THING_END =
  / (?:is|are|was|were|be|been|has|have|had|can|could|may|does|do|gets?|goes|remains?|stays?|in|on|at|of|from|to|by|for|with|during|after|under|over|per|when|left|older|newer|longer|larger|\p{L}{3,}ed|shows?|appears?|occurs?|exists?)(?!\p{L})/iu;
const COMPARED =
  /(?<!\p{L})(?:over|under|above|below|beyond|past|more|less|fewer|most|least|\p{L}+er(?= than))(?!\p{L})/giu;

/** What a condition asks for none of; null where it does not ask for that. */
export function noneAskedIn(condition: string): NoneAsked | null {
  const nobody = NOBODY.exec(condition);
  const opens = nobody ?? OPENS.exec(condition);
  const match = opens ?? LACKS.exec(condition);
  const rest = match?.groups?.["rest"]?.replace(/\W+$/u, "") ?? "";
  if (rest === "" || TURNS_AGAIN.test(rest)) return null;
  const [words = ""] = rest.split(THING_END, 1);
  const thing = nobody === null ? contentWords(words).at(-1) : null;
  if (thing === undefined) return null;
  return {
    thing,
    all: new Set(contentWords(rest)),
    lacked: opens === null,
    pairs: new Set(Array.from(rest.toLowerCase().matchAll(PAIR), pairOf)),
    compared: comparedIn(condition),
    small: smallWords(condition.replace(DENIAL, " ")),
    whose: whoseIn(rest),
  };
}

const SOME = "some|several|many|numerous|a few|a couple of|dozens of|an?";
/** So many of them; "the two gaps" are known ones, of which something else is told. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,/:#+-]|(?<!\\p{L})(?:the|all|those|these|both|any|every|each|than|least|most|about) )(?<count>${SOME}|\\d{1,9}|${SPELT_NUMBER})(?: of(?: (?:the|our|its))?(?: \\d{1,9})?)?(?= [\\p{L}\\d])`,
  "giu",
);
export const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|zero|free|unless|until|from|instead|used|or|if|when|both|but|and|then|while|before|after|first|again|now|later|expected|allowed|deliberate\w*|purpose|test\w*|gone|fix\w*|solv\w*|resolv\w*|mend\w*|repair\w*|clear\w*|remov\w*|clos\w*|correct\w*|fill\w*|seal\w*|patch\w*|replac\w*|suppress\w*|silenc\w*|ignor\w*|handl\w*|caught|detect\w*|refus\w*|reject\w*|block\w*|avoid\w*|prevent\w*|filter\w*|skip\w*|dropp?\w*|delet\w*)(?!\p{L})|n['’]t|[;()→?]/iu;
/** What has it: "build with four warnings", "Clang 17: four warnings". */
const HAS =
  /(?:^|[:–—=,] |(?<!\p{L})(?:with|has|have|had|there (?:is|are|was|were)|shows?|showed|contains?|contained|leaves?|left|reports?|reported|emits?|emitted|prints?|printed|gives?|gave|gets?|got|creates?|created|produces?|produced|causes?|caused|still|logs?|logged|throws?|threw|loses?|lost) )$/iu;
const BEHIND =
  /^(?: left| remain(?:s|ing)?| found| there| each)?(?:\W*$| (?:in|on|at|about|of|for|by|during|under|per|is|are|was|were) )/iu;
const WITH = /(?<!\p{L})with(?!\p{L})/giu;
/** A longer item says more. In UTF-16 units. */
const LONGEST = 160;

/** What an item tells of being there, as conditions are held against it; null for nothing of the kind. */
export function thereIn(item: string): ((asked: NoneAsked) => boolean) | null {
  if (item.length > LONGEST) return null;
  const counted = [...item.matchAll(COUNTED)].filter(({ groups }) => isSome(groups?.["count"]));
  const words = new Set(contentWords(item));
  const compared = comparedIn(item);
  const small = smallWords(item.replace(WITH, " "));
  const whose = whoseIn(item);
  const isPlain = !TURNING.test(item) && !/[,:]/u.test(item);
  return (asked) => {
    if (asked.whose !== "" && asked.whose !== whose) return false;
    if (compared !== asked.compared || areOpposed(small, asked.small)) return false;
    for (const stem of asked.all) if (!words.has(stem)) return false;
    return counted.some((match) => isCounted(item, match, asked)) || isBare(item, isPlain, asked);
  };
}

/** "four warnings are printed": so many, and nothing that turns it round. */
function isCounted(item: string, { 0: whole, index }: RegExpExecArray, asked: NoneAsked): boolean {
  const before = item.slice(0, index);
  const behind = item.slice(index + whole.length);
  if (TURNING.test(withoutOwn(item, asked)) || /[,:]/u.test(behind)) return false;
  const [, next = "", end = ""] =
    /^ ([\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3} ?)(.*)$/u.exec(behind) ?? [];
  const names = next.trim().split(" ");
  const at = names.findIndex((word) => contentWords(word).includes(asked.thing ?? ""));
  if (asked.thing !== null && at < 0) return false;
  if (!asked.lacked) return true;
  const rest = [...names.slice(at + 1), end].join(" ");
  return HAS.test(before) && BEHIND.test(rest === "" ? "" : ` ${rest}`);
}

/** "warnings are printed": the condition without its "no". */
function isBare(item: string, isPlain: boolean, { thing, all, lacked }: NoneAsked): boolean {
  if (!isPlain || lacked || thing === null || all.size < 2) return false;
  const [first = ""] = item.split(THING_END, 1);
  return contentWords(first).at(-1) === thing && contentWords(item).every((word) => all.has(word));
}

/**
 * An item without those of its words that its condition has: "no seat is blocked", "two seats are blocked", and so "from" of
 * "lost in the move from Oracle".
 */
function withoutOwn(item: string, { all, pairs }: NoneAsked): string {
  const plain = item.replace(PAIR, (word: string, next: string) =>
    pairs.has(`${word} ${next}`.toLowerCase()) ? "" : word,
  );
  return plain.replace(/\p{L}+/gu, (word) =>
    contentWords(word).some((one) => all.has(one)) ? "" : word,
  );
}

/** A word and the one behind it, which may begin a pair of its own; an article between them counts for nothing. */
const PAIR = /(?<!\p{L})\p{L}+(?= (?:(?:the|an?) )?(\p{L}+))/giu;

function pairOf([word, next = ""]: RegExpExecArray): string {
  return `${word} ${next}`;
}

function isSome(count = ""): boolean {
  return !/^(?:0+|zero)$/iu.test(count);
}

function whoseIn(text: string): string {
  return (text.toLowerCase().match(WHOSE) ?? []).join(" ");
}

function comparedIn(text: string): string {
  return (text.toLowerCase().match(COMPARED) ?? []).toSorted().join(" ");
}
