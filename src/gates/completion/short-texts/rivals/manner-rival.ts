/**
 * Another way of doing it than the one that is asked for: black and white for colour, by card for in cash, by the writer for
 * by a technician.
 */

import { contentWords } from "../../../../domain/inventory/words/content-words.ts";
import { isDone, wordsOf } from "../other-deeds/pair.ts";
import { isTold } from "./places.ts";
import type { Rival } from "./rival.ts";

/** Ways of which one does not stand for another; one kind a row. */
const WAYS: readonly (readonly string[])[] = [
  [
    "in (?:full )?colou?r|(?:full|four)[- ]colou?r|colou?red",
    "black[- ]and[- ]white|gr[ae]yscale|in shades of gr[ae]y|monochrome|b/w|in one colou?r",
  ],
  ["(?:double|two)-sided|on both sides|duplex", "(?:single|one)-sided|on one side|simplex"],
  [
    "(?:in|as) landscape|landscape (?:format|orientation|mode)",
    "(?:in|as) portrait|portrait (?:format|orientation|mode)|upright",
  ],
  ["in cash", "by (?:credit |debit |bank )?(?:card|transfer|che(?:que|ck))"],
  [
    "in person|face[- ]to[- ]face|on site|on-site",
    "(?:by|over the|on the) (?:tele)?phone|by (?:e-?mail|video|letter|post)|online|remotely|over video",
  ],
  ["in writing", "orally|verbally|by word of mouth|(?:by|over the|on the) (?:tele)?phone"],
  ["by hand|handwritten", "by machine|by computer"],
  ["(?:in |as )?hard(?:cover|back)", "(?:in |as )?(?:paperback|soft(?:cover|back))"],
  ["on paper", "on screen|digitally|as (?:an? )?(?:file|pdf)"],
];

let patterns: readonly (readonly RegExp[])[] | null = null;

function allWays(): readonly (readonly RegExp[])[] {
  return (patterns ??= WAYS.map((kind) =>
    kind.map((way) => new RegExp(`(?<![\\p{L}-])(?:${way})(?![\\p{L}-])`, "iu")),
  ));
}

/** The way of which an item tells in the place of the one that is asked for; null for none. */
export function findMannerRival(condition: string, item: string): Rival | null {
  return otherWay(condition, item) ?? ownHand(condition, item);
}

function otherWay(condition: string, item: string): Rival | null {
  for (const ways of allWays()) {
    const asked = ways.findIndex((way) => way.test(condition));
    if (asked < 0 || ways.some((way, at) => at !== asked && way.test(condition))) continue;
    if (ways[asked]?.test(item) === true) continue;
    for (const way of ways) {
      const given = way.exec(item);
      if (given === null) continue;
      const end = given.index + given[0].length;
      const front = item.slice(0, given.index);
      if (!isTold(item, given.index, end, true) || ASIDE.test(front)) continue;
      if (isByTheWay(front, item.slice(end))) continue;
      return { asked: ways[asked]?.exec(condition)?.[0] ?? "", given: given[0] };
    }
  }
  return null;
}

/** The way of something that is told besides: "taught to 12 people who booked online", "printed with black-and-white photos". */
function isByTheWay(front: string, behind: string): boolean {
  const words = wordsOf(front);
  const deed = words.findIndex(isDone);
  if (deed < 0) return false;
  const between = words.slice(deed + 1);
  const text = ` ${between.join(" ")} `;
  if (BESIDES.test(text)) return true;
  const second = between.findIndex(isDone);
  if (second > 0 && /^(?:and|or|,)$/u.test(between[second - 1] ?? "")) return second > 1;
  return second > 0 || (/ (?:with|and) $/u.test(text) && /^ \p{L}{4,}s(?!\p{L})/u.test(behind));
}

const BESIDES =
  / (?:after|before|who|that|which|whom|where|when|while|because|since) | from an? | with (?:the|our|an?) \p{L}/u;

/** Behind a break something else is told: "menu printed, the proof was in black and white", and not "menu printed, in black and white". */
const ASIDE = /[,;:.(–—] ?(?!(?:(?:all|now|only|but|just|and|though|in|by) )*$)[^,;:.(–—]+$/u;

/** By somebody else than the writer, whoever it is: a trade, a second person. */
const BY_OTHER =
  /(?<!\p{L})by (?<who>(?:an?|another|some other|two|three) (?<other>[^,;.]{2,60}))/iu;
const MYSELF = /(?<!\p{L})(?:by )?(?:myself|ourselves|on my own|on our own)(?!\p{L})/iu;
/** Anybody may be one of these, the writer too. */
const ANYBODY =
  /(?<!\p{L})(?:applicant|user|member|guest|person who|day|date|week|month|hour|minute|mail|e-?mail|letter|card|script|third|half|quarter|\d)/iu;
const WRITER = /^\W*(?:i|we)(?!\p{L})/iu;

/** "Checked the heating myself", where a technician is to check it. */
function ownHand(condition: string, item: string): Rival | null {
  const { who, other = "" } = BY_OTHER.exec(condition)?.groups ?? {};
  if (who === undefined || ANYBODY.test(other)) return null;
  const given = MYSELF.exec(item);
  if (given === null) return null;
  const front = item.slice(0, given.index);
  const [first = ""] = front.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Mr. Horn checked it, I watched myself"
  if (/[,;:.–—]/u.test(front) || !(WRITER.test(front) || isDone(first))) return null;
  const named = new Set(contentWords(item));
  return contentWords(other).some((stem) => named.has(stem)) || BY_OTHER.test(item)
    ? null
    : { asked: who, given: given[0] };
}
