/**
 * The contrary of what a condition says of a thing, told of that thing and of where or since when besides: "roof leaks at the
 * chimney" for "the roof is tight", "gate stands open" for "the gate is locked", "the inspector turned the room down".
 */

import { contentWords } from "../words/content-words.ts";
import { findVerb, isAuxiliary } from "../words/verbs.ts";
import { oppositesOf } from "./opposite-words.ts";

/** A longer item says more. In UTF-16 units. */
const LONGEST = 120;
/** What turns it round, tells of a time before, or of another clause. */
const TURNING =
  /(?<!\p{L})(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|zero|only|free|unless|until|from|than|instead|used to|or|if|when|but|and|while|before|first|was|were|had|fixed|mended|repaired|solved|that|which|who|test\p{L}*|can|may|so)(?!\p{L})|n['’]t|[,;:()→?]/iu;
/** What links a thing to what is said of it. */
const LINK =
  /^(?:is|are|stays?|stands?|hangs?|lies?|remains?|gets?|goes|has|have|been|still|now|the|an?|our|its|their|all|again|wide|both)$/u;
const PLACED =
  /^(?:at|in|on|by|near|under|behind|through|after|since|during|all|again|everywhere|with|badly|wide|a|like)$/u;
const OBJECT = /^(?:the|an?|our|its|their|his|her)$/u;
const TURNED_DOWN =
  /(?<!\p{L})turn(?:s|ed) (?:(?<thing>(?:(?:the|our|its|their) )?[^,;:]{2,40}?) )?down(?!\p{L})/iu;
const TAKES = /(?<!\p{L})no |n['’]t|(?<!\p{L})(?:not|never|only|unless|until|if|when)(?!\p{L})/iu;

/** What an item says the contrary of; null where it cannot do so. */
export function opposedIn(whole: string): ((condition: string) => boolean) | null {
  if (whole.length > LONGEST || TURNING.test(whole)) return null;
  const item = whole.replace(TURNED_DOWN, (_, thing?: string) => `rejected ${thing ?? ""}`);
  const words = item.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  const stems = words.map((word) => contentWords(word)[0] ?? "");
  const opposed = stems.map((stem) => (stem === "" ? NOTHING : oppositesOf(stem)));
  if (opposed.every(({ size }) => size === 0)) return null;
  return (condition) => {
    if (TAKES.test(condition)) return false;
    const asked = new Set(contentWords(condition));
    const said = saidLast(condition);
    return words.some((_, at) => {
      const denied = opposed[at] ?? NOTHING;
      const state = [...denied].find((stem) => said.has(stem));
      if (state === undefined || stems.includes(state) || asked.has(stems[at] ?? "")) return false;
      const front = words.slice(0, at);
      const isOfIt =
        front.some((_word, i) => said.subject.has(stems[i] ?? "")) &&
        front.every((word, i) => LINK.test(word) || said.subject.has(stems[i] ?? ""));
      const next = words[at + 1] ?? "";
      const isAlone = next === "" || (PLACED.test(next) && !said.goesOn);
      const behind = stems.slice(at + 1).filter((stem) => stem !== "");
      const isOfSame =
        (OBJECT.test(next) || behind.length > 0) &&
        behind.every((stem) => asked.has(stem)) &&
        behind.length > 0;
      return isOfIt && (isAlone || isOfSame) && isVerb(words, at);
    });
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** "roof leaks", "gate stands open", and not "roof leak sealed". */
function isVerb(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return /(?:[^s]s|ed|lost)$/u.test(word) || LINK.test(words[at - 1] ?? "") || word === "lose";
}

interface Said {
  readonly has: (stem: string) => boolean;
  readonly subject: ReadonlySet<string>;
  /** Something stands behind it: "open by day". */
  readonly goesOn: boolean;
}

/** What a condition says of its subject by its verb, or by the word behind "is". */
function saidLast(condition: string): Said {
  const words = condition.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  const { at } = findVerb(words);
  let state = at;
  while (state >= 0 && (isAuxiliary(words[state] ?? "") || LINK.test(words[state] ?? ""))) state++;
  const stem = contentWords(words[state] ?? "")[0] ?? "";
  return {
    has: (one) => stem !== "" && one === stem,
    subject: new Set(at < 1 ? [] : contentWords(words.slice(0, at).join(" "))),
    goesOn: state < words.length - 1,
  };
}
