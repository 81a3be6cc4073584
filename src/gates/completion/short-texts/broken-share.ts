/** Whether a delivered item tells a smaller share than its condition asks for: "11 of 12 tests pass", where 12 of 12 are to. */

import { contentWords } from "../../../domain/inventory/words/content-words.ts";
import { sharesThing } from "./broken-count.ts";
import { readSpelt, SPELT_NUMBER } from "../../../domain/inventory/words/numbers.ts";
import { tellsOfBefore } from "./told-past.ts";

const NUMBER = `(\\d{1,3}(?:,\\d{3})+|\\d{1,9}|${SPELT_NUMBER})`;
const SHARE = new RegExp(
  `(?<![\\p{L}\\d.,/:#-])${NUMBER}(?:\\s?/\\s?|\\s(?:out of|of|in)(?: (?:the|every|all|our|its))?\\s)${NUMBER}(?![\\p{L}\\d%]|[.,/:-]\\d|\\s?/)`,
  "giu",
);
const PERCENT = /(?<![\p{L}\d.,/:-])(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent(?!\p{L}))/giu;
/** Which one it is, and what is no share of things. */
const LABEL =
  /(?<!\p{L})(?:page|step|chapter|part|section|item|slide|level|figure|build|shard|attempt|try|round|day|week|volume|phase|stage|task|question|lesson|episode|track|version|from|until|score)\s$/iu;
/** "By 3 of 5", which may be a change or a step; "by 41 of 46 staff" is a share. */
const BY_OR_TO = /(?<!\p{L})(?:by|to)\s$/iu;
const THINGS = /^ (?:the )?[\p{L}-]{3,}/u;
const MOST =
  /(?<!\p{L})(?:at most|(?:no|not|never) more than|up to|(?:a )?maximum of|max\.?|≤|<=)\s?$/iu;
const FEWER = /(?<!\p{L})(?:(?:fewer|less) than|under|below)\s$|<\s?$/iu;
const MORE = /(?<!\p{L})(?<!(?:no|not|never) )(?:more than|over|above)\s$|(?<![=<])>\s?$/iu;
/** The number of one member of a total, which stands behind its condition. */
const MEMBER = / \(\d+ of \d+\)$/u;
/** The item tells of another time or of a part, or of what there is besides. */
const ASIDE =
  /(?<!\p{L})(?:from|before|first|initially|previously|earlier|until|then|now|today|yesterday|so far|at least|at most|more|fewer|less|over|under|about|around|roughly|nearly|almost|between|except|not?|never|none|if|when|sampl\w*|expected|instead|others?|rest|remaining|all|both|every|skip\w*|others?)(?!\p{L})|n['’]t|[;→<>≤≥~≈?]/iu;
/** A longer text is a report. In UTF-16 units. */
const LONGEST = 160;

interface Share {
  readonly text: string;
  readonly part: number;
  readonly whole: number;
  readonly before: string;
}

/** The share of an item that does not keep to its condition, as it stands there; null for none. */
export function findBrokenShare(condition: string, item: string): string | null {
  if (item.length > LONGEST || condition.length > LONGEST) return null;
  const [asked = wholeOf(condition), ...others] = sharesIn(condition.replace(MEMBER, ""));
  if (asked === null || others.length > 0 || tellsOfBefore(item)) return null;
  const [told, ...more] = [...sharesIn(item), ...percentsIn(item)];
  if (told === undefined || more.length > 0) return null;
  const behind = item.slice(told.before.length + told.text.length);
  const front = told.before + behind;
  if (asked === EVERY_ONE && !isOfThose(condition, told, behind)) return null;
  if (ASIDE.test(front) || !sharesThing(condition, front)) return null;
  const [wanted, said] = [asked.part / asked.whole, told.part / told.whole];
  return breaks(asked.before, said - wanted) ? told.text : null;
}

const OF_ALL =
  /^(?:the |all |both |our )+(?:[\p{L}-]+ ){0,3}?[\p{L}-]{2,}[^s\P{L}]s (?:are|were|have|can|get|pass|work|run|load|answer|open|match|exist|show|return)(?!\p{L})/iu;
const EACH = /(?<!\p{L})(?:(?:all|every|each) [\p{L}-]{2,}|every(?:one|body)(?!\p{L}))/iu;
const MAY_BE_LESS =
  /(?<![\p{L}\d])\d+(?![\p{L}\d])|(?<!\p{L})(?:most|some|half|least|best|worst|chosen?|choices?|select\p{L}*|pick\p{L}*|shortlist\p{L}*|suitable|skip\p{L}*|sampl\p{L}*|no|not|never)(?!\p{L})|n['’]t/iu;

/** Whether a share is of those that a condition asks for, and of the same deed: no remark on some of them. */
function isOfThose(condition: string, { before, text }: Share, behind: string): boolean {
  if (/[,;:]/u.test(before) || !/ of /iu.test(text)) return false;
  const asked = new Set(contentWords(condition));
  const said = contentWords(`${before} ${behind}`).filter((word) => asked.has(word));
  return new Set(said).size > 1 && sharesThing(condition, behind.split(PART_END, 1)[0] ?? "");
}

const PART_END = /[,;:()–—]|\s(?:and|but|with)(?=\s)/u;
const ALL: Share = { text: "", part: 1, whole: 1, before: "" };
/** The same of what a condition names beside its thing: "the notice is read by all staff". */
const EVERY_ONE: Share = { ...ALL };

/** "The open invoices are closed": all of them. */
function wholeOf(condition: string): Share | null {
  if (MAY_BE_LESS.test(condition)) return null;
  if (OF_ALL.test(condition)) return ALL;
  return EACH.test(condition) ? EVERY_ONE : null;
}

function breaks(before: string, beyond: number): boolean {
  if (MOST.test(before)) return beyond > NEARLY;
  if (FEWER.test(before)) return beyond > -NEARLY;
  if (MORE.test(before)) return beyond < NEARLY;
  return beyond < -NEARLY;
}

/** Of two quotients that should be one. */
const NEARLY = 1e-9;

function sharesIn(text: string): readonly Share[] {
  return [...text.matchAll(SHARE)].flatMap((match) => {
    const [found, first = "", second = ""] = match;
    const [part, whole] = [readSpelt(first), readSpelt(second)];
    const before = text.slice(0, match.index);
    if (part === null || whole === null || whole === 0 || part > whole) return [];
    const behind = text.slice(before.length + found.length);
    const isStep = BY_OR_TO.test(before) && (!/ of /iu.test(found) || !THINGS.test(behind));
    return isStep || LABEL.test(before) ? [] : [{ text: found, part, whole, before }];
  });
}

function percentsIn(text: string): readonly Share[] {
  return Array.from(text.matchAll(PERCENT), (match) => ({
    text: match[0],
    part: Number(match[1]),
    whole: 100,
    before: text.slice(0, match.index),
  }));
}
