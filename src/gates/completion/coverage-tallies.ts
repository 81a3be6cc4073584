/** Lines and items of a report that count the same things, one of them a little short of the others. */

import { readNumber } from "../../domain/inventory.ts";
import type { Clause, Document } from "../text/document.ts";
import { CLAUSE_INDEX } from "./coverage-index.ts";
import { termMet } from "./coverage-terms.ts";
import type { Wanted } from "./coverage-wanted.ts";

/** "pages scanned: 14,208", "letters taken by the post  5,398": what is counted, and how many. */
const TALLY = /^\W*(\p{L}[^\d:=|]{2,60}?)(?:\s*[:=]\s*|\s{2,}|\s)(\d[\d.,]*)(?![\d%]|\s?[%\p{L}])/u;
const LEAST_TALLIED = 20;
/** Of fewer, one short says little unless two others agree. */
const MANY = 100;

/**
 * Of lines that count things one under the other, the one that is a little short of the others and speaks of what
 * each is to be: "pages scanned: 14,208", "pages indexed: 14,190". Not where another line makes up the difference.
 */
export function shortTally(doc: Document, wanted: Wanted): Clause | null {
  const lines = talliesIn(doc);
  for (const [at, { clause, value, label }] of lines.entries()) {
    const near = lines
      .slice(Math.max(0, at - LINES), at + LINES + 1)
      .filter((other) => Math.abs(other.clause.line - clause.line) <= LINES);
    const whole = near.find(
      (other) =>
        other.clause.start < clause.start && other.value > value && other.value <= value * 1.1,
    );
    if (whole === undefined) continue;
    if (value < MANY && near.filter((other) => other.value === whole.value).length < 2) continue;
    if (near.some((other) => other.value === whole.value - value)) continue;
    if (TAKEN.test(whole.label) && DONE.test(label)) return clause;
    CLAUSE_INDEX.read(label);
    if (wanted.terms.some((term) => term.weight >= 0.5 && termMet(term, CLAUSE_INDEX)))
      return clause;
  }
  return null;
}

/** So near stand lines that count the same. */
const LINES = 4;

/** "English: 30 recordings", "German: 30 recordings", "Polish: 26 recordings": the item that has fewer than was asked. */
export function shortItem(doc: Document, { count }: Wanted): Clause | null {
  if (count < 3) return null;
  for (const items of itemsIn(doc).values()) {
    if (items.filter(({ value }) => value === count).length < 2) continue;
    const few = items.find(({ value }) => value < count && value * 2 > count);
    if (few !== undefined) return few.clause;
  }
  return null;
}

const COUNTED = /(?<![\p{L}\d.,])(\d[\d.,]*) (\p{L}{3,})/u;

interface Item {
  readonly clause: Clause;
  readonly value: number;
}

const counted = new WeakMap<Document, ReadonlyMap<string, readonly Item[]>>();

/** The items that state a number of something, by what it is. */
function itemsIn(doc: Document): ReadonlyMap<string, readonly Item[]> {
  const known = counted.get(doc);
  if (known !== undefined) return known;
  const found = new Map<string, Item[]>();
  for (const clause of doc.clauses()) {
    const match = clause.kind === "item" ? COUNTED.exec(clause.plain) : null;
    const value = match === null ? null : readNumber((match[1] ?? "").replace(/[.,]+$/u, ""));
    if (match === null || value === null) continue;
    const items = found.get(match[2] ?? "") ?? [];
    found.set(match[2] ?? "", items);
    items.push({ clause, value });
  }
  counted.set(doc, found);
  return found;
}

interface Tally {
  readonly clause: Clause;
  readonly label: string;
  readonly value: number;
}

const tallies = new WeakMap<Document, readonly Tally[]>();

function talliesIn(doc: Document): readonly Tally[] {
  const known = tallies.get(doc);
  if (known !== undefined) return known;
  const found: Tally[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind === "heading" || clause.kind === "quote") continue;
    const text = doc.text.slice(clause.start, clause.end);
    const match = TALLY.exec(clause.kind === "cell" ? `${clause.row}: ${text}` : text);
    const value = readNumber((match?.[2] ?? "x").replace(/[.,]+$/u, ""));
    const label = (match?.[1] ?? "").toLowerCase();
    if (value === null || value < LEAST_TALLIED || NO_COUNT.test(label)) continue;
    found.push({ clause, label, value });
  }
  tallies.set(doc, found);
  return found;
}

const NO_COUNT =
  /^(?:\p{L}+ )?(?:size|time|memory|bytes|ms|seconds|latency|width|height|port|year|version|in|since|until|on)\b/u;
const TAKEN =
  /^(?:\p{L}+ )?(?:read|received|found|scanned|total|source|input|registered|expected)\b/u;
const DONE =
  /^(?:\p{L}+ )?(?:written|stored|saved|copied|imported|loaded|indexed|converted|done|delivered|processed|migrated)\b/u;
