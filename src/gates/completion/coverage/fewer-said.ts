/** How one sentence says that there are fewer than a condition counts: "21 / 24", "of which 21", "most of". */

import { EARLIER } from "./made-whole.ts";
import { NUMBER_NAMES, readNumber } from "../../../domain/inventory.ts";
import type { Clause, Document } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { amountsByClause } from "./amounts.ts";
import { mentions } from "./mentions.ts";
import type { Wanted } from "./wanted.ts";

const NUM = `\\d[\\d.,]{0,14}|${NUMBER_NAMES.slice(1).join("|")}`;

export const DELIVERED =
  /\b(?:pass(?:ed|ing)?|passes(?! (?:were|are|was|is)\b)|green|translated|migrated|ported|converted|done|completed?|implemented|copied|moved|loaded|covered|finished|live|work(?:s|ing)?|tagged|fixed|resolved|match(?:es)?|traduites?|terminées?|fertig|listo?s)\b/iu;

const EXCEPTIONS =
  /\b(?:all (?:the |of the |\p{L}+ ){0,3}(?:but|except|save)\b|(?:nearly|almost) (?:all|every)|with the exception of|except for|apart from)\b/iu;

const OF_SAVING =
  /^(?:\W*$| (?:and|or|their|its|to|as|in|on|with|without|when|while|again|now|\p{L}+ly)(?!\p{L}))/u;

const NO_EXCEPTION =
  /\bno (?:\p{L}+ )?(?:except|but)|\bno (?:\p{L}+ ){1,3}(?:changed|touched|altered|modified) apart\b/iu;

/** "executed 40", "40 executed" in shown output */
export const TALLIED =
  /(?<!\p{L})(?:(\p{L}{3,}):? +(\d[\d,]*)|(\d[\d,]*) (\p{L}{3,}))(?![\p{L}\d.%/:]| ?(?:\/|of|ms|s|kb|mb)(?!\p{L}))/u;

const TALLIES = new RegExp(TALLIED.source, "gu");

/** Shown output that tallies what the condition does to its things, and comes to fewer: "executed 40" of 42. */
export function tallied(clause: Clause, wanted: Wanted): string | null {
  if (wanted.count < 3 || EARLIER.test(clause.plain)) return null;
  const doing = wanted.terms.filter(
    (term) => DOING.test(term.word) && !wanted.counted.some(({ word }) => word === term.word),
  );
  if (doing.length === 0) return null;
  for (const match of clause.plain.matchAll(TALLIES)) {
    const value = readNumber(match[2] ?? match[3] ?? "");
    if (value === null || value >= wanted.count || value * 2 < wanted.count) continue;
    const word = match[1] ?? match[4] ?? "";
    // "Of 10,000 lines 9,963 are imported": the condition itself says so many.
    if (isStated(value, word, wanted.text)) continue;
    // "run 46" of its own, not "run 2  9c41e0".
    if (word.length < 4 && !/^\W*\p{L}+:? +\d[\d,]*\W*$/u.test(clause.plain)) continue;
    if (mentions(word, doing)) return match[0];
  }
  return null;
}

const STATED = /(?<![\d.,])(\d[\d.,]*) (?:\p{L}+ ){0,2}?(\p{L}{4,})/gu;

/** Whether a condition says itself that to so many the thing is done. */
function isStated(value: number, deed: string, condition: string): boolean {
  return Array.from(condition.matchAll(STATED)).some(
    ([, figure = "", said = ""]) =>
      readNumber(figure.replace(/[.,]+$/u, "")) === value &&
      said.slice(0, 4).toLowerCase() === deed.slice(0, 4).toLowerCase(),
  );
}

/** What is done to things, by its ending. */
export const DOING = /^(?:\p{L}{3,}(?:ed|wn|lt|nt|en)|run|ran|read|met|kept|held|set)$/iu;

/** "All sheets but December". */
export function exceptions(clause: Clause, wanted: Wanted): string | null {
  const match = EXCEPTIONS.exec(clause.text);
  if (match === null || NO_EXCEPTION.test(clause.text)) return null;
  // "All five lines save and resume", "all forms save their drafts": what they do.
  if (match[0].endsWith("save") && OF_SAVING.test(clause.text.slice(match.index + match[0].length)))
    return null;
  // "All branches but main" may be what was asked.
  if (EXCEPTS.test(match[0]) && EXCEPTS.test(wanted.text)) return null;
  return shares(clause, wanted.terms, 2) ? match[0] : null;
}

const EXCEPTS = /\b(?:but|except|save|exception|apart)\b/u;

/** A bound, of which less is better. */
const WITHIN =
  /(?<!\p{L})(?:within|binnen|innerhalb|höchstens|maximal|en moins de|en menos de|em menos de|entro)(?!\p{L})/iu;

/** "Cases judged: 72." */
const LABELLED = /^\W*(\p{L}[\p{L} -]{3,40}): (\d[\d,]*)\W*$/u;

/** A number behind a label that names what is counted and what is to be so of it. */
export function labelled(clause: Clause, wanted: Wanted): string | null {
  const [said, label = "", digits = ""] = LABELLED.exec(clause.plain) ?? [];
  const value = readNumber(digits);
  if (said === undefined || value === null || value >= wanted.count || value * 2 <= wanted.count)
    return null;
  const named = wanted.terms.filter((term) => term.weight >= 0.5 && mentions(label, [term]));
  return named.length >= 2 && !EARLIER.test(label) ? said : null;
}

const STREAK = new RegExp(
  `(?<!\\p{L})(${NUM}) (?:consecutive|successive|(?:times|runs|passes|nights|days) (?:in a row|running|over))(?!\\p{L})`,
  "iu",
);
const CLEAN_RUNS = new RegExp(
  `(?<![\\d.,])(?<!\\p{L})(${NUM}) (?:of them |(?:of the )?runs )?(?:(?:were |was )?(?:green|clean|successful|passing|good|flawless|error-free|without (?:an )?errors?|passed|passes|successes|went through))(?!\\p{L})`,
  "giu",
);

/** "I ran it 20 times over and got 19 clean runs", where 20 in a row are asked for. */
export function brokenStreak(clause: Clause, { text }: Wanted): string | null {
  const asked = readNumber(STREAK.exec(text)?.[1] ?? "");
  if (asked === null || EARLIER.test(clause.plain)) return null;
  for (const [said, number = ""] of clause.plain.matchAll(CLEAN_RUNS)) {
    const value = readNumber(number);
    if (value !== null && value < asked && value * 2 > asked) return said;
  }
  return null;
}

/** The stated number is nowhere in the message and a smaller one stands before the same noun. */
export function fewer(doc: Document, clause: Clause, wanted: Wanted): string | null {
  const { counted, count } = wanted;
  if (counted.length === 0 || WITHIN.test(wanted.text) || EARLIER.test(clause.plain)) return null;
  for (const { value, of, start, end, noun, isOfEach } of amountsByClause(doc).get(clause) ?? []) {
    if (of !== null || isOfEach || value < 2 || value >= count || !Number.isInteger(value))
      continue;
    if (mentions(noun, counted, 0.5)) return clause.plain.slice(start, end);
  }
  return null;
}
