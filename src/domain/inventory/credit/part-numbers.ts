import type { Group } from "./groups.ts";
import { LINK, PART_OF, REACH, stemsOf } from "./item-words.ts";
import { readNumber, readOrdinal } from "../words/numbers.ts";

/** Numbers of an item that name no total: less than they say, a part of a whole, or which one it is. */

/** "not all four", "hardly both", "up to four", "one of the four", "the last of all four": less than the number says. */
export function isLess(words: readonly string[], i: number): boolean {
  const [before = "", first = ""] = [words[i - 1], words[i - 2]];
  if (/^(?:not|nearly|almost|hardly|barely|scarcely|under|maximal|höchstens)$/u.test(before))
    return true;
  if (/^(?:quite|yet)$/u.test(before) && first === "not") return true;
  if (before === "to" ? first === "up" : before === "most" && first === "at") return true;
  if (before === "than" && /^(?:fewer|less)$/u.test(first)) return words[i - 3] !== "no";
  let at = i - 1;
  while (at > i - 4 && LINK.test(words[at] ?? "") && !PART_OF.test(words[at] ?? "")) at--;
  return PART_OF.test(words[at] ?? "") && isPart(words[at - 1] ?? "");
}

const LESS = /^(?:one|1|none|neither|some|most|half|part|any|several|few|rest|remainder)$/u;

function isPart(word: string): boolean {
  return LESS.test(word) || readOrdinal(word) !== null;
}

/** A part of a whole: "3 of 4", "3 of them", and the words around it. */
interface Part {
  readonly count: number;
  /** Null for "them". */
  readonly of: number | null;
  readonly before: string;
  readonly behind: readonly string[];
}

/** The parts of a whole that an item names; the first ones of a report. */
export function partsIn(words: readonly string[]): readonly Part[] {
  const parts = words.flatMap((word, i) => {
    const count = PART_OF.test(words[i + 1] ?? "") ? readNumber(word) : null;
    if (count === null) return [];
    let at = i + 2;
    while (LINK.test(words[at] ?? "") || words[at] === "all") at++;
    const of = readNumber(words[at] ?? "");
    const [before = "", behind] = [words[i - 1], words.slice(at + 1, at + 1 + REACH)];
    const isSmaller = of === null ? words[at] === "them" : of > count;
    return isSmaller ? [{ count, of, before, behind }] : [];
  });
  return parts.slice(0, MOST_PARTS);
}

const MOST_PARTS = 100;

/** "all four endpoints answer (3 of 4 tested)": how many members an item that names all of them says to be so. */
export function partShown(parts: readonly Part[], group: Group): number {
  const size = group.rows.length;
  const counts = parts
    .filter(({ of, before, behind }) => {
      if ((of ?? size) !== size || LABELLED.test(before) || isHead(before, group)) return false;
      // "every one of the four"
      if (/^(?:every|each|any|no|not)$/u.test(before)) return false;
      const has = (word: string, words: ReadonlySet<string>): boolean =>
        stemsOf(word).some((stem) => words.has(stem));
      const rest = behind.slice(behind.findIndex((word) => !has(word, group.heads)));
      const [told = ""] = rest;
      const next = SHOWN.test(told) || has(told, group.words) ? rest[1] : told;
      // "3 of 4 tested on a phone" says more of them.
      return next === undefined || /^[,.;:!?)]?$/u.test(next);
    })
    .map(({ count }) => count);
  return Math.min(size, ...counts);
}

const SHOWN =
  /^(?:work|done|ready|finished|complete|pass|test|check|tri(?:ed|es)|verif|prov|confirm|review|seen|shown)/u;

/** "one endpoint of four", "11 modules of 12", "endpoint 3 of 4": the number of all, of which it delivers some. */
export function isRest(words: readonly string[], i: number, nearest: Group): boolean {
  let at = i - 1;
  while (at > i - 4 && LINK.test(words[at] ?? "") && !PART_OF.test(words[at] ?? "")) at--;
  if (!PART_OF.test(words[at] ?? "")) return false;
  const thing = words[at - 1] ?? "";
  if (!isHead(thing, nearest)) return readNumber(thing) !== null;
  return words
    .slice(Math.max(0, at - 4), at - 1)
    .some((word) => isPart(word) || readNumber(word) !== null);
}

/** "endpoint 4", "endpoints 2-4", "page two", "no. 4": a number that says which, not how many. */
export function isLabel(
  words: readonly string[],
  i: number,
  count: number | null,
  nearest: Group,
): boolean {
  if (count === null || words[i] === "both" || readNumber(words[i] ?? "") === null) return false;
  let at = i - 1;
  const last = Math.max(0, i - LONGEST_RUN);
  while (at >= last && (readNumber(words[at] ?? "") !== null || joinsNumbers(words, at))) at--;
  const before = words[at] ?? "";
  if (LABELLED.test(before)) return true;
  // "they answer: four pages" and "answered four pages" count what follows; "guide 2 and guide 3" does not.
  const behind = words.slice(i + 1, i + 1 + REACH);
  const end = behind.findIndex((word) => /^(?:,|and|und|et|y|e)$/u.test(word));
  return (
    isHead(before, nearest) &&
    !behind.slice(0, end < 0 ? REACH : end).some((word) => isHead(word, nearest))
  );
}

/** Behind so many numbers none says any more which one it is. */
const LONGEST_RUN = 80;

const LABELLED =
  /^(?:version|v|step|part|phase|stage|no|nr|number|nummer|num|chapter|section|release|round|level|sprint|milestone|ticket|issue|figure|table|line|row|day|week|article|year|grade|(?:version|chapter|section|step|part|article|year|grade)s)$/u;

/** What stands between a name and its numbers: "no. 4", "2 to 4", "1, 2 and 3". */
function joinsNumbers(words: readonly string[], at: number): boolean {
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (word === "(") return true;
  if (word === ".") return /^(?:no|nr)$/u.test(before);
  return /^(?:,|to|through|bis|and|und)$/u.test(word) && readNumber(before) !== null;
}

/** Whether a word is what the total of a group counts. */
function isHead(word: string, { counted }: Group): boolean {
  return counted !== null && stemsOf(word).includes(counted);
}
