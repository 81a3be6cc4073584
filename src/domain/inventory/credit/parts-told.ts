/** A total that goes on with how many of it are so: "four endpoints, three answer", "four endpoints; one gives errors". */

import type { Group } from "./groups.ts";
import { LINK, stemsOf } from "./item-words.ts";
import { readNumber } from "../words/numbers.ts";

/** How many members of a group the words behind its total say to be so; all of them where they say nothing of it. */
export function partTold(words: readonly string[], group: Group): number {
  const size = group.rows.length;
  let isToldOfAll = false;
  let hasTotal = false;
  let sum = 0;
  let lacking = 0;
  for (let i = 0; i < words.length; i++) {
    const count = readNumber(words[i] ?? "");
    if (count === size || WHOLE.test(words[i] ?? "")) hasTotal = true;
    else if (hasTotal && count !== null && count > 0 && count < size && opensPart(words, i)) {
      const at = predicateAt(words, i + 1, group);
      if (isWanting(words, at)) lacking += count;
      else if (isDeed(words, at, group)) sum += count;
      continue;
    }
    if (hasTotal && sum === 0 && isDeed(words, i, group) && !isNegated(words, i))
      isToldOfAll = true;
  }
  const shown = sum > 0 && !isToldOfAll ? sum : size;
  return Math.max(0, Math.min(size, shown, size - lacking));
}

const WHOLE = /^(?:both|all|every|each)$/u;
const MARK = /^[,;:.()]$/u;
const OPENER =
  /^(?:and|but|only|just|though|while|yet|of|which|them|these|those|now|so|far|then|the)$/u;

/** Whether a part of the text begins in front of an index. */
function opensPart(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && OPENER.test(words[before] ?? "")) before--;
  return MARK.test(words[before] ?? "") || (before < at - 1 && OPENER.test(words[at - 1] ?? ""));
}

/** Where the verb stands behind a number: "three of them answer", "three endpoints now answer". */
function predicateAt(words: readonly string[], from: number, group: Group): number {
  let at = from;
  while (at < from + 4 && at < words.length) {
    const word = words[at] ?? "";
    if (!LINK.test(word) && !BETWEEN.test(word) && !isThing(word, group)) break;
    at++;
  }
  return at;
}

const BETWEEN =
  /^(?:them|these|those|which|now|still|already|currently|only|just|do|does|is|are|was|were|has|have|been|of|one|ones)$/u;
const WANTING =
  /^(?:fails?|failed|failing|errors?|errored|crash(?:es|ed)?|breaks?|broke|broken|hangs?|missing|down|dead|offline|timeouts?|not|never|cannot|can't|won't|doesn't|don't|didn't|isn't|aren't|wasn't|weren't|hasn't|haven't|no|red|open|pending|untested|unfinished|incomplete|outstanding|remains?|refuses?|stalls?|flaky|wrong|empty|blank|lost|skipped|dropped|omitted|cancelled|canceled|left|t|missed|spoilt|spoiled|damaged|to)$/u;
/** "Times out", "gives errors", "returns 500" */
const GIVES =
  /^(?:gives?|gave|shows?|showed|returns?|returned|throws?|threw|answers?|responds?|with|has|have|had|ends?)$/u;
const TROUBLE =
  /^(?:errors?|failures?|faults?|exceptions?|nothing|50[0-4]|problems?|trouble|timeouts?|cracks?|holes?|defects?)$/u;

function isWanting(words: readonly string[], at: number): boolean {
  const [word = "", next = "", third = ""] = words.slice(at, at + 3);
  if (WANTING.test(word)) return true;
  if (/^tim(?:es?|ed|ing)$/u.test(word) && next === "out") return true;
  if (!GIVES.test(word)) return false;
  return TROUBLE.test(/^(?:an?|only|with|in|http|status|some)$/u.test(next) ? third : next);
}

function isNegated(words: readonly string[], at: number): boolean {
  return /^(?:not|no|never|t)$/u.test(words[at - 1] ?? "");
}

const SHOWN =
  /^(?:works?|working|done|ready|finished|complete|completed|pass|passes|passed|ok|okay|fine|green|good|up|succeed|succeeded)$/u;

/** Whether a word says of the group's things what is asked of them, and not which things they are. */
function isDeed(words: readonly string[], at: number, group: Group): boolean {
  const word = words[at] ?? "";
  if (SHOWN.test(word)) return true;
  if (isThing(word, group) || words.slice(at + 1, at + 3).some((next) => isThing(next, group)))
    return false;
  return stemsOf(word).some((stem) => group.words.has(stem) && !/^\d+$/u.test(stem));
}

function isThing(word: string, { ones, counted }: Group): boolean {
  return ones.has(word) || stemsOf(word).some((stem) => stem === counted);
}
