/**
 * What a report says of how many: "nine tables", "31 of 38", "98.6 % of the wells", "two thirds", "the other three", "the rest".
 * One reader for all that compare an amount with the number, or the whole, that a condition asks for.
 */

import {
  FOREIGN_NUMBER,
  readDigits,
  readNumber,
  readSpelt,
  SPELT_NUMBER,
} from "../../../domain/inventory/words/numbers.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";

/** A number of things, or a share of all of them. */
export interface Amount {
  readonly clause: Clause;
  /** Where it stands in the plain text of its clause; the end is that of its number. */
  readonly start: number;
  readonly end: number;
  /** NaN for "several" and for a rest without a number. */
  readonly value: number;
  /** Of how many: 38 of "31 of 38", 1 of "two thirds", 100 of "98 %"; null for a count. */
  readonly of: number | null;
  /** "The other three", "the rest", "the second half": what is left of what was told before. */
  readonly isRest: boolean;
  /** The words behind it that may be what is counted; "" where they are left out: "nine on Monday, six on Tuesday". */
  readonly noun: string;
  /** "Five levels each": the number of each is none of all. */
  readonly isOfEach: boolean;
}

const DIGITS = String.raw`\d{1,3}(?:[,. ]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)?`;
const NUMBER = `(?:${DIGITS}|half a dozen|a (?:dozen|pair|couple)|(?:a|the) thousand|${SPELT_NUMBER}|(?:${FOREIGN_NUMBER})(?!\\p{L}))`;
const PART = "half(?! a dozen)|halves|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?";
const OF =
  "(?: out)? of (?:the |all |all the |our |these |those |its |their )?| ?/ ?| von (?:den |allen )?| sur (?:les )?| de (?:los |las |les )?| d[oa]s | d[ie]i? ";
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,#/:_-])(?:(?<rest>other|another|remaining|last|rest,?|second|further) )?(?:`,
    `(?<percent>${DIGITS}) ?(?:%|per ?cent(?!\\p{L})|prozent(?!\\p{L}))|`,
    `(?:(?<many>an?|first|${NUMBER})[ -])?(?<part>${PART})(?!\\p{L})|`,
    `(?<value>${NUMBER})(?:(?:${OF}| (?<between>[\\p{L}-]+(?: [\\p{L}-]+)?) out of (?:the )?)(?<of>${NUMBER}))?(?!%|[.:/-]?\\d)|`,
    String.raw`(?<vague>most|many|several|some|a few|few|a handful|the majority|the bulk)(?= of (?:the|these|those|our|them)(?!\p{L}))|`,
    String.raw`(?:the )?(?<left>rest|others|remainder|other one|last one|remaining (?=\p{L}{3,})))(?!\p{L})`,
  ].join(""),
  "gu",
);
/** A cheap look: whether a text holds a number or a word of a share. */
const MAY = new RegExp(
  `\\d|${FOREIGN_NUMBER}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|twenty|ty|hundred|thousand|dozen|pair|couple|half|third|quarter|fifth|most|many|several|some|few|majority|bulk|rest|others?|last|remain`,
  "u",
);

const NAMED_PARTS: readonly (readonly [beginning: string, parts: number])[] = [
  ["hal", 2],
  ["thi", 3],
  ["qua", 4],
  ["fif", 5],
  ["six", 6],
  ["eig", 8],
  ["ten", 10],
];
const SETS: Readonly<Record<string, number>> = {
  "half a dozen": 6,
  "a dozen": 12,
  "a pair": 2,
  "a couple": 2,
  "a thousand": 1000,
  "the thousand": 1000,
};

function valueOf(text: string): number | null {
  return (
    SETS[text] ?? (/^\d/u.test(text) ? readDigits(text) : (readSpelt(text) ?? readNumber(text)))
  );
}

/** How many words behind a number may be of its noun: "nine large bay windows". */
const MOST_WORDS = 4;
/** What no noun goes on with: prepositions, conjunctions and words of time. */
export const NO_NOUN =
  "and|or|but|so|plus|as|than|that|which|who|now|today|yesterday|tomorrow|then|also|too|already|this|about|above|across|after|against|along|among|around|at|before|behind|below|beside|between|beyond|by|down|during|for|from|in|inside|into|near|of|off|on|onto|out|outside|over|per|since|through|to|under|until|up|via|with|within|without|und|im|am|auf|aus|bei|von|et|au|aux|près|du|des|dans|sur|y|e";
const VERB = "is|are|was|were|be|been|has|have|had|do|does|did|will|can|sind|ist|son";
const ENDS_NOUN = new RegExp(`^(?:${NO_NOUN}|${VERB})$`, "u");

function nounBehind(text: string): string {
  const words: string[] = [];
  // "Seven of the deprecated functions", "several of them".
  const plain = text.replace(/^ of (?:the |all |these |those |our |its |their )?/u, " ");
  for (const [word] of plain.matchAll(/[^ ]+/gu)) {
    const bare = word.replace(/^\W+|[^\p{L}\p{N}]+$/gu, "");
    if (bare === "" || ENDS_NOUN.test(bare) || words.length >= MOST_WORDS) break;
    words.push(bare);
    if (/[,.;:!?)]$/u.test(word)) break;
  }
  return /^ ?[,.;:)]/u.test(plain) ? "" : words.join(" ");
}

const TIMES = /^ [\p{L}-]+(?: [\p{L}-]+)? (?:of|with) (?:the )?$/u;
const EACH = /^ [^,.;:]* (?:each|apiece)(?!\p{L})/u;

const OF_WHICH =
  /(?:of which|of them|dont|davon|de las cuales|de los cuales|dos quais|das quais|di cui) (?:only |nur |solo )?$/u;

/** "Of 640 trees, 618 carry a plate", "out of the 210 members 203": the whole stands in front. */
export const FROM_WHOLE = /(?:^|[,;:(–—] ?)(?:out )?of (?:the |our |all |these )?$/u;
const THINGS_OF_WHOLE = /^ ((?:[\p{L}-]+ ){0,3}[\p{L}-]+),? (?:only |just |exactly |by now )?$/u;

/** The share of a whole that is told in front of it; null where the two numbers stand apart. */
function ofWhole(whole: Amount | undefined, one: Amount, plain: string): Amount | null {
  if (whole?.of !== null || one.of !== null || !(one.value <= whole.value) || one.isRest)
    return null;
  if (!FROM_WHOLE.test(plain.slice(0, whole.start))) return null;
  const [, noun] = THINGS_OF_WHOLE.exec(plain.slice(whole.end, one.start)) ?? [];
  return noun === undefined ? null : { ...one, noun, start: whole.start, of: whole.value };
}

/** "40 batches of 200 users each" are 8,000 users. */
function multiplied(told: readonly Amount[], plain: string): readonly Amount[] {
  const found: Amount[] = [];
  for (const one of told) {
    const before = found.at(-1);
    const share = ofWhole(before, one, plain);
    if (share !== null) {
      found[found.length - 1] = share;
      continue;
    }
    const isTimes =
      one.isOfEach && before?.of === null && TIMES.test(plain.slice(before.end, one.start));
    if (isTimes) found.pop();
    // "24 pages in total, of which 21 are translated"
    const isPart =
      before?.of === null &&
      one.of === null &&
      one.value <= before.value &&
      OF_WHICH.test(plain.slice(before.end, one.start));
    const { start, value } = isTimes ? before : { start: one.start, value: 1 };
    const of = isPart ? before.value : one.of;
    found.push({ ...one, of, start, value: one.value * value, isOfEach: one.isOfEach && !isTimes });
  }
  return found;
}

/** The amounts of one clause in reading order. */
function amountsOf(clause: Clause): readonly Amount[] {
  const { plain } = clause;
  if (!MAY.test(plain)) return [];
  return multiplied(single(clause), plain);
}

function single(clause: Clause): readonly Amount[] {
  const { plain } = clause;
  return [...plain.matchAll(AMOUNT)].flatMap((match) => {
    const { rest, percent, many, part, value, of, left, between } = match.groups ?? {};
    const end = match.index + match[0].length;
    const amount = {
      clause,
      start: match.index,
      end,
      isRest: rest !== undefined || left !== undefined,
      noun: between ?? nounBehind(plain.slice(end)),
      isOfEach: EACH.test(plain.slice(end)),
    };
    if (percent !== undefined) return [{ ...amount, value: readDigits(percent) ?? NaN, of: 100 }];
    if (part !== undefined) {
      // "The third floor", "a quarter past", "in half an hour".
      const isShare =
        /^ (?:of|the|our|its)(?!\p{L})/u.test(plain.slice(end)) &&
        !/(?<!\p{L})(?:every|each|per|this|next|that|any) $/u.test(plain.slice(0, match.index));
      if (!isShare && rest === undefined && !/^first|^one/u.test(many ?? "")) return [];
      const count =
        many === undefined || /^(?:an?|first)$/u.test(many) ? 1 : (valueOf(many) ?? NaN);
      const parts = NAMED_PARTS.find(([beginning]) => part.startsWith(beginning))?.[1] ?? NaN;
      return [{ ...amount, value: count / parts, of: 1 }];
    }
    if (value === undefined) return [{ ...amount, value: NaN, of: left === undefined ? 1 : null }];
    const [count, whole] = [valueOf(value), of === undefined ? null : valueOf(of)];
    return count === null ? [] : [{ ...amount, value: count, of: whole }];
  });
}

/** The amounts of each clause that has any. */
export const amountsByClause = perDocument(
  (doc: Document): ReadonlyMap<Clause, readonly Amount[]> => {
    const found = new Map<Clause, readonly Amount[]>();
    for (const clause of doc.clauses()) {
      const told = clause.kind === "quote" ? [] : amountsOf(clause);
      if (told.length > 0) found.set(clause, told);
    }
    return found;
  },
);

/** The amounts that a report tells in reading order, quotations left out. */
export const amountsIn = perDocument((doc: Document): readonly Amount[] =>
  [...amountsByClause(doc).values()].flat(),
);
