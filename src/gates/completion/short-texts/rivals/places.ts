/** Where a value stands in a short text: behind which word and preposition, and before which word. */

import { stem } from "../../../../domain/inventory/words/stem.ts";
import { STOP_WORDS } from "../../../../domain/inventory/words/stop-words.ts";

/** A word or a sign of a text. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Empty for a sign and for a word that says nothing. */
  readonly stem: string;
}

/** What stands beside a value; each is empty where there is nothing of the kind. */
export interface Place {
  /** The stem of the last telling word in front, in the same part of the sentence. */
  readonly front: string;
  /** The last preposition between that word and the value. */
  readonly link: string;
  /** The stem of the word right behind. */
  readonly behind: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*|[.,;:!?()–—]/gu;
const SIGN = /^[.,;:!?()–—]$/u;
const LINKS: ReadonlySet<string> = new Set(
  (
    "in on at by to with from as for of into onto via under over against before after " +
    "auf aus bei mit nach von vom zu zum zur für im am ans ins en al del de por para con au aux par pour dans sur"
  ).split(" "),
);

/** The words and the signs of a text, in order. */
export function wordsIn(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const lower = word.toLowerCase();
    const isSmall = SIGN.test(word) || STOP_WORDS.has(lower) || LINKS.has(lower);
    return {
      text: word,
      lower,
      start: index,
      end: index + word.length,
      stem: isSmall ? "" : stem(lower),
    };
  });
}

/** So many words in front a telling word is looked for. */
const FARTHEST = 6;

/** The place of what stands from one offset to another. */
export function placeOf(words: readonly Word[], start: number, end: number): Place {
  const first = words.findIndex((word) => word.end > start);
  const at = first < 0 ? words.length : first;
  let link = "";
  let front = "";
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST); i--) {
    const word = words[i];
    if (word === undefined || SIGN.test(word.text)) break;
    if (link === "" && LINKS.has(word.lower)) link = word.lower;
    if (word.stem === "") continue;
    front = word.stem;
    break;
  }
  const next = words.find((word) => word.start >= end);
  return { front, link, behind: next?.stem ?? "" };
}

/** Whether two values stand behind the same word and preposition, or before the same word. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.behind !== "" && one.behind === other.behind) return true;
  return isSameFront(one, other);
}

/** Whether two values stand behind the same word and preposition. */
export function isSameFront(one: Place, other: Place): boolean {
  return one.front !== "" && one.front === other.front && one.link === other.link;
}

/** What something is for or about; the day on which it was done may be another. */
const ABOUT = /^(?:for|to|of|from|für|pour|para|)$/u;
/** What is so at that time or from then on, and not done by then. */
const SETTLED =
  /^(?:open|clos|start|begin|end|meet|book|schedul|plan|fix|set|mov|tak|hold|held|happen|cover|lea[vf]|depart|ring)/u;

/** Whether two times are told of the same, and of what is so then. */
export function isOfTime(asked: Place, given: Place): boolean {
  return isSameFront(asked, given) && (ABOUT.test(asked.link) || SETTLED.test(asked.front));
}

/** Whether an item says nothing but words of its condition, besides what stands from one offset to another. */
export function saysNoMore(
  condition: readonly Word[],
  item: readonly Word[],
  start: number,
  end: number,
): boolean {
  const asked = new Set(condition.map((word) => word.stem));
  const others = item.filter(
    (word) => word.stem !== "" && (word.end <= start || word.start >= end),
  );
  return others.length > 0 && others.every((word) => asked.has(word.stem));
}

/** What is not so, is so no longer, or is told beside something else. */
const OUT_BEFORE =
  /(?<!\p{L})(?:not|no|never|nor|without|instead of|rather than|than|unlike|replac\p{L}+|remov\p{L}+|old|former|previous\p{L}*|earlier|was|were|had|besides|plus|also|both|like|except|statt|nicht|sans|sin)(?: (?:an?|the|any|its|our|in|for|to|as|on|at|by|of))? ?[`"'(]?$/iu;
const OUT_BEHIND =
  /^[`"')]? ?(?:too|as well|also|gone|removed|dropped|before|until|was|were|replaced|instead of|or|follows?)(?!\p{L})/iu;
const CAME_FROM = /(?<!\p{L})(?:from|out of|aus|von|de|desde)(?: the)? ?$/iu;

/** Whether a value is told as it is now, of what the item is about; what comes "from" it only where that is asked. */
export function isTold(text: string, start: number, end: number, asksFrom: boolean): boolean {
  const front = text.slice(Math.max(0, start - 40), start);
  if (OUT_BEFORE.test(front) || OUT_BEHIND.test(text.slice(end, end + 16))) return false;
  if (BESIDE.test(text.slice(end, end + 80)) || isAside(text, start)) return false;
  return asksFrom || !CAME_FROM.test(front);
}

/** "TOML files are read too" */
const BESIDE = /^[^.,;]*(?<!\p{L})(?:too|as well|also|besides|in addition)(?!\p{L})/iu;

/** What stands in brackets is told beside. */
function isAside(text: string, start: number): boolean {
  const front = text.slice(0, start);
  return front.lastIndexOf("(") > front.lastIndexOf(")");
}

/** Whether an item shares a word with its condition besides a value and other figures. */
export function sharesThing(
  wanted: readonly Word[],
  said: readonly Word[],
  value: { readonly start: number; readonly end: number },
): boolean {
  const asked = new Set(wanted.map((word) => word.stem));
  return said.some(
    (word) =>
      word.stem !== "" &&
      !/^\d/u.test(word.stem) &&
      asked.has(word.stem) &&
      (word.end <= value.start || word.start >= value.end),
  );
}
