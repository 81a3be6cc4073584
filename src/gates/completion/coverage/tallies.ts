/** Lines and items of a report that count the same things, one of them a little short of the others. */

import { readNumber } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import type { Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

/** "pages scanned: 14,208", "letters taken by the post  5,398": what is counted, and how many, to the line's end. */
const TALLY =
  /^\W*(\p{L}[^\d:=|]{2,60}?)(?:\s*[:=]\s*|\s{2,}|\s)[*_]*(\d[\d.,]*)[*_]*\s*(?:\([^)]*\))?[.,;]?\s*$/u;
const LEAST_TALLIED = 20;
/** So near stand lines that count the same. */
const LINES = 4;

/**
 * Of lines that count the same things one under the other, the one that is a little short of another and speaks of what
 * each is to be: "pages scanned: 14,208", "pages indexed: 14,190". Not where further lines make up the difference.
 */
export function shortTally(doc: Document, wanted: Wanted): Clause | null {
  const lines = talliesIn(doc);
  for (const [at, line] of lines.entries()) {
    const near = lines
      .slice(Math.max(0, at - LINES), at + LINES + 1)
      .filter((other) => Math.abs(other.clause.line - line.clause.line) <= LINES);
    const whole = near.find(
      (other) =>
        other.clause.start < line.clause.start &&
        other.value > line.value &&
        other.value <= line.value * 1.1 &&
        countsTheSame(other, line, near, wanted.count),
    );
    if (whole === undefined || isMadeUp(whole.value - line.value, line, doc)) continue;
    // "Total: 12,480", "active: 12,102", "imported: 12,102": as many as there were to do.
    if (
      near.some((other) => other !== line && other.value === line.value && !DONE.test(other.label))
    )
      continue;
    if (TAKEN.test(whole.label) && DONE.test(line.label)) return line.clause;
    if (mentions(line.label, wanted.terms, 0.5)) return line.clause;
  }
  return null;
}

/** Things taken and done, the number that is asked and the same noun, the same noun with two participles, or one number that two other lines agree on. */
function countsTheSame(whole: Tally, line: Tally, near: readonly Tally[], asked: number): boolean {
  if (TAKEN.test(whole.label) && DONE.test(line.label)) return true;
  if (whole.value === asked && firstWord(whole.label) === firstWord(line.label)) return true;
  const [one, other] = [NOUN_DONE.exec(whole.label), NOUN_DONE.exec(line.label)];
  if (one !== null && other !== null && one[1] === other[1] && FOUND.test(one[2] ?? ""))
    return one[2] !== other[2];
  return !SUBSET.test(line.label) && near.filter(({ value }) => value === whole.value).length >= 2;
}

function firstWord(label: string): string {
  return label.split(" ", 1)[0] ?? "";
}

/** "pages scanned", "sheets transcribed by hand" */
const NOUN_DONE = /^(\p{L}+s) (\p{L}+(?:ed|en|nt|ught|ound|wn|rn|ade|ut)) ?/u;
const FOUND = /^(?:scanned|counted|found|received|read|taken|created|expected|sent)$/u;
/** What speaks of some of the things only. */
const SUBSET = /(?<!\p{L})(?:with|without|of which|only|also)(?!\p{L})/u;

/** Whether numbers of the lines behind it come to the difference: "blank pages: 18". */
function isMadeUp(difference: number, { clause }: Tally, doc: Document): boolean {
  const around = doc.text.slice(Math.max(0, clause.start - 300), clause.end + 300);
  if (DROPPED.test(around)) return true;
  const numbers = [...around.matchAll(/(?<![\d.,])\d[\d,]*(?![.,]{0,2}\d)/gu)].map(([digits]) =>
    readNumber(digits),
  );
  const less = numbers.filter((value) => value !== null && value > 0 && value <= difference);
  return (
    less.includes(difference) ||
    less.some((one, at) =>
      less.some((other, i) => i > at && (one ?? 0) + (other ?? 0) === difference),
    )
  );
}

const DROPPED =
  /(?<!\p{L})(?:duplicates?|doubles?|merged|dropped|filtered|blank|empty|invalid|spam|differ|in store)(?!\p{L})/iu;

/** "English: 30 recordings", "German: 30 recordings", "Polish: 26 recordings": the item that has fewer than was asked. */
export function shortItem(doc: Document, { text, terms }: Wanted): Clause | null {
  const asked = [...text.matchAll(/(?<![\d.,])\d{1,6}(?![\d.,]*\d)/gu)].map(([digits]) =>
    Number(digits),
  );
  if (asked.length === 0) return null;
  for (const items of itemsIn(doc).values()) {
    for (const count of asked.filter((number) => number >= 3)) {
      if (items.filter(({ value }) => value === count).length < 2) continue;
      const few = items.find(({ value }) => value < count && value * 2 > count);
      if (few !== undefined && mentions(few.clause.plain, terms, 0.5)) return few.clause;
    }
  }
  return null;
}

/** A label, a number and what it counts, and no more. */
const COUNTED = /^[^\p{L}\d]*[^\d:]{2,40}(?::| [–—-]) (\d[\d.,]*) (\p{L}{3,})\W*$/u;

interface Item {
  readonly clause: Clause;
  readonly value: number;
}

/** The items that state a number of something, by what it is. */
const itemsIn = perDocument((doc): ReadonlyMap<string, readonly Item[]> => {
  const found = new Map<string, Item[]>();
  for (const clause of doc.clauses()) {
    const match = clause.kind === "item" ? COUNTED.exec(clause.plain) : null;
    const value = match === null ? null : readNumber((match[1] ?? "").replace(/[.,]+$/u, ""));
    if (match === null || value === null) continue;
    const items = found.get(match[2] ?? "") ?? [];
    found.set(match[2] ?? "", items);
    items.push({ clause, value });
  }
  return found;
});

interface Tally {
  readonly clause: Clause;
  readonly label: string;
  readonly value: number;
}

const talliesIn = perDocument((doc): readonly Tally[] => {
  const found: Tally[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind === "heading" || clause.kind === "quote") continue;
    // Of a table the rows of two cells.
    if (clause.kind === "cell" && (clause.row === "" || doc.blockOfLine(clause.line).length !== 2))
      continue;
    const text = doc.text.slice(clause.start, clause.end);
    // "thumbnails made: 17,960 (drawings get none)": why there are fewer is said beside it
    if (WHY_FEWER.test(text)) continue;
    const match = TALLY.exec(clause.kind === "cell" ? `${clause.row}: ${text}` : text);
    const value = readNumber((match?.[2] ?? "x").replace(/[.,]+$/u, ""));
    const label = (match?.[1] ?? "").toLowerCase();
    if (value === null || value < LEAST_TALLIED || NO_COUNT.test(label) || EARLIER.test(label))
      continue;
    found.push({ clause, label, value });
  }
  return found;
});

const WHY_FEWER = /\([^()]*\b(?:gets?|has|have|needs?) (?:none|no)\b[^()]*\)/iu;
const NO_COUNT =
  /^(?:\p{L}+ )?(?:size|time|memory|bytes|ms|seconds|latency|width|height|port|year|version|in|since|until|on)\b/u;
const TAKEN =
  /^(?:\p{L}+ )?(?:read|received|found|scanned|total|source|input|registered|expected)\b/u;
const DONE =
  /^(?:\p{L}+ )?(?:written|stored|saved|copied|imported|loaded|indexed|converted|done|delivered|processed|migrated)\b/u;
/** Of two times fewer may be what is wanted. */
const EARLIER = /(?<!\p{L})(?:before|after|now|old|new|previous(?:ly)?|left)(?!\p{L})/u;
