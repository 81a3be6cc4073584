import type { EvidenceDemand } from "./demands.ts";
import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";

/** How many of a kind a demand asks for: "for each of the four", "both", "before and after". */

export const NUMBER = `(?:${[...NUMBER_NAMES].join("|")}|\\d{1,2})`;
export const BOTH_SIDES =
  /\b(?:before[- ]and[- ](?:from )?after|before\b[^.;]{0,40}\band\b[^.;]{0,20}\b(?:after|now)|as found and as left|start and (?:at |of )?(?:the )?end|began and ended|both(?! (?:the|its|an?)\b| \p{L}+ing\b))\b/iu;
/** "The numbers of the old and the new unit" */
const OLD_AND_NEW = /\b(?:old|former|previous)(?: \p{L}+)?,? and (?:the |its )?new\b/iu;
export const EACH = /(?<!\p{L})(?:each|every|per|all)(?!\p{L})(?: of)?(?: the)?(?: (\p{L}+))?/iu;
const OPENS_WITH_EACH = /^(?:and )?(?:for |against |at )?(?:each|every|both|all)\b/iu;
const STATED = new RegExp(
  `(?<![\\p{L}\\d.:])(${NUMBER})((?: (?!(?:of|to|or|and|in|at|is|are)\\b)[\\p{L}-]+){1,3})`,
  "giu",
);
const SPAN =
  /(?<![\p{L}\d])(\p{L}*s|\p{Lu}) ?(\d{1,2}) (?:to|–|-|through) \p{Lu}?(\d{1,2})(?!\d)/gu;
const ROW = /(?<!\p{L})(\p{L}+s) (\d{1,2}(?:, ?\d{1,2})*,? and \d{1,2})(?!\d)/gu;
/** "Linux, macOS and Windows", "at 100, 500 and 1,000": as many as are named. */
const NAMED =
  /(?<![\p{L}\d])(?:(?:\p{Lu}\p{L}+|\d[\d.]*(?:,\d{3})*), )+(?:\p{Lu}\p{L}+|\d[\d.]*(?:,\d{3})*),? and (?:\p{Lu}|\d)/gu;
/** "The queries for mileage, fuel and idle time", "the alarms in hall, loft and nursery" */
const LISTED =
  /(?<!\p{L})(\p{L}{3,}s)(?: (?:for|of|in|on|at|to|from|named|called|about|by) (?:the )?|: ?)((?:(?!and |or )[\p{L}\d-]+(?: (?!and |or )[\p{L}\d-]+)?, ){1,8}(?!and |or )[\p{L}\d-]+(?: (?!and |or )[\p{L}\d-]+)?,? and (?=[\p{L}\d]))/giu;
const MOST = 12;

/** "For each condition", "every item of done_when": as many as there are conditions. */
const OF_CONDITIONS =
  /(?<!\p{L})(?:(?:each|every)(?: one)?(?: of)?(?: the)?|all(?: of)?(?: the)?|per)(?: (?:single|listed|numbered|individual))?(?: acceptance)? (?:conditions?|criteri(?:on|a)|requirements?|items?|points?|bullets?)(?!\p{L})/iu;

/** How many conditions done_when lists, where a demand asks for something of each of them; null of any other demand. */
export function conditionsOf({ stretch }: EvidenceDemand, conditions: number): number | null {
  return OF_CONDITIONS.test(stretch) ? within(conditions) : null;
}

/** The number asked of the evidence that stands at `at` in its demand. */
export function howMany(
  { stretch, asked }: EvidenceDemand,
  at: string,
  asking: string,
  output: string,
): number {
  // "The name of each firm and its price"
  const near = OPENS_WITH_EACH.test(stretch) || /^(?:its|their)\b/iu.test(at) ? stretch : at;
  const sides = BOTH_SIDES.test(at) || OLD_AND_NEW.test(asked) ? 2 : 1;
  const each = EACH.exec(near);
  if (each === null) {
    const least = new RegExp(`(?<!\\p{L})(?:at least|the|all) (${NUMBER})(?!\\p{L})`, "iu").exec(
      at,
    )?.[1];
    return Math.max(sides, least === undefined ? 1 : within(readNumber(least) ?? 1));
  }
  return Math.max(sides, countOf(each[1] ?? "", asking, output), /\bboth\b/iu.test(near) ? 2 : 1);
}

/** How many of a thing goal and done_when speak of, or else the message, or the only number of things that is asked; 1 where nothing tells. */
function countOf(noun: string, asking: string, output: string): number {
  const stem = noun.toLowerCase().slice(0, Math.max(4, noun.length - 2));
  const asked = countsIn(asking);
  for (const counts of stem === "" ? [] : [[...asked, ...listedIn(asking)], countsIn(output)]) {
    const own = counts.filter(([thing]) => ` ${thing.toLowerCase()}`.includes(` ${stem}`));
    if (own.length > 0) return within(Math.max(...own.map(([, count]) => count)));
  }
  const numbers = new Set(asked.map(([, count]) => count));
  return numbers.size === 1 ? within([...numbers][0] ?? 1) : 1;
}

function within(count: number): number {
  return count >= 2 && count <= MOST ? count : 1;
}

function listedIn(asking: string): readonly (readonly [thing: string, count: number])[] {
  return [...asking.matchAll(LISTED)].map(
    ([, thing = "", row = ""]) =>
      [thing, row.replace(/,? and $/u, "").split(", ").length + 1] as const,
  );
}

function countsIn(asking: string): readonly (readonly [thing: string, count: number])[] {
  return [
    ...[...asking.matchAll(STATED)].map(
      ([, count = "", thing = ""]) => [thing.trim(), readNumber(count) ?? 1] as const,
    ),
    ...[...asking.matchAll(SPAN)].map(
      ([, thing = "", from, to]) => [thing, Number(to) - Number(from) + 1] as const,
    ),
    ...[...asking.matchAll(ROW)].map(
      ([, thing = "", row = ""]) => [thing, row.match(/\d+/gu)?.length ?? 1] as const,
    ),
    ...[...asking.matchAll(/\bboth (\p{L}+)/giu)].map(([, thing = ""]) => [thing, 2] as const),
    ...[...asking.matchAll(NAMED)].map(([row]) => ["", row.split(/ and |, /u).length] as const),
  ].filter(
    ([thing, count]) =>
      count > 1 &&
      !/^(?:minutes?|hours?|days?|weeks?|months?|years?|percent|seconds?|m[glm]|cm|kg|[GMk]B|m?s)\b/iu.test(
        thing,
      ),
  );
}
