import { readNumber } from "../../../domain/inventory.ts";
import { type Clause, type Document, perDocument } from "../../text/document.ts";
import type { Shortfall } from "./counts.ts";
import type { Wanted } from "./wanted.ts";
import { mentions } from "./mentions.ts";

/** A table about the counted things with fewer rows than were asked. */
export function shortTable(doc: Document, wanted: Wanted): Shortfall | null {
  if (wanted.count < 3 || wanted.count > 60) return null;
  const total = shortTotal(doc, wanted);
  if (total !== null) return total;
  for (const [top, lines] of tablesIn(doc)) {
    const first = doc.blockOfLine(top)[0];
    if (first === undefined || lines.size < 2 || lines.size >= wanted.count) continue;
    // "one sheet for each of the seven rooms": the rows may be headed by either.
    const enough = lines.size * 2 >= wanted.count;
    const announced = enough ? announcement(doc, top) : "";
    if (
      mentions(`${first.plain} ${announced}`, wanted.counted) ||
      (enough && mentions(`${first.plain} ${announced}`, wanted.terms, 1))
    ) {
      return { wanted, clause: first, said: `${lines.size} rows` };
    }
  }
  return null;
}

/** "Here is the comparison:", the line above a table that ends with a colon; empty where there is none. */
function announcement(doc: Document, top: number): string {
  for (let line = top - 1; line >= 0 && line >= top - 2; line--) {
    const last = doc.blockOfLine(line).at(-1);
    if (last !== undefined) return last.plain.trimEnd().endsWith(":") ? last.plain : "";
  }
  return "";
}

type Tables = ReadonlyMap<number, ReadonlySet<number>>;

/** The rows of each table, by the line of its header; read once, as each counted condition asks for them. */
const tablesIn = perDocument((doc): Tables => {
  const { header } = doc.outline();
  const rows = new Map<number, Set<number>>();
  for (const clause of doc.clauses()) {
    const top = clause.kind === "cell" ? (header[clause.line] ?? -1) : -1;
    if (top < 0 || top === clause.line) continue;
    const lines = rows.get(top) ?? new Set();
    rows.set(top, lines.add(clause.line));
  }
  return rows;
});

/** Whether the message has a table of just so many rows. */
export function tableOf(doc: Document, rows: number): boolean {
  for (const lines of tablesIn(doc).values()) if (lines.size === rows) return true;
  return false;
}

const SOURCE =
  /\b(?:source|before|old|expected|total|origin(?:al)?|input|sent|local|from|quelle|orígen)\b/u;
const TARGET =
  /\b(?:target|after|new|actual|copied|destination|output|received|remote|migrated|imported|loaded|to|ziel|destino)\b/u;

/** "objects in the source: 1,204,881" beside "objects in the target: 1,204,633": the later clause. */
export function disagreeing(doc: Document): Clause | null {
  const row = shortRow(doc);
  if (row !== null) return row;
  let before: { value: number; noun: string; line: number } | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind !== "item" && clause.kind !== "paragraph" && clause.kind !== "code") continue;
    const label = /^(\p{L}+)\b([^\d]{0,60}?)\s*[:=]?\s*(\d[\d.,]*)(?!\s?[%\p{L}])/u.exec(
      clause.plain,
    );
    const value = readNumber((label?.[3] ?? "x").replace(/[.,]+$/u, ""));
    if (label === null || value === null || value < 20) {
      continue;
    }
    const noun = label[1] ?? "";
    const rest = label[2] ?? "";
    if (
      before !== null &&
      before.noun === noun &&
      clause.line - before.line <= 3 &&
      TARGET.test(rest) &&
      !/\b(?:size|time|memory|errors?)\b/u.test(noun)
    ) {
      if (value < before.value && value > before.value * 0.5) return clause;
    }
    before = SOURCE.test(rest) ? { value, noun, line: clause.line } : null;
  }
  return null;
}

/** A row whose number under "Target" is less than the one under "Source". */
function shortRow(doc: Document): Clause | null {
  let source: { readonly line: number; readonly value: number } | null = null;
  for (const clause of doc.clauses()) {
    if (clause.kind !== "cell" || clause.column === "") continue;
    const digits = /^\s*(\d[\d.,]*)\s*$/u.exec(clause.plain)?.[1];
    const value = digits === undefined ? null : readNumber(digits);
    if (value === null || value < 20) continue;
    const column = clause.column.toLowerCase();
    if (
      source !== null &&
      source.line === clause.line &&
      TARGET.test(column) &&
      value < source.value &&
      value > source.value * 0.5
    )
      return clause;
    if (SOURCE.test(column)) source = { line: clause.line, value };
  }
  return null;
}

/** "| Total | 11 |": a number of things that the table adds up itself. */
function shortTotal(doc: Document, wanted: Wanted): Shortfall | null {
  for (const { clause, value } of totalsIn(doc)) {
    if (value >= wanted.count) continue;
    if (mentions(clause.column, wanted.counted, 0.5))
      return { wanted, clause, said: `a total of ${value}` };
  }
  return null;
}

interface Total {
  readonly clause: Clause;
  readonly value: number;
}

const totalsIn = perDocument((doc): readonly Total[] => {
  const found: Total[] = [];
  for (const clause of doc.clauses()) {
    if (clause.kind !== "cell" || !/^\s*\d+\s*$/u.test(clause.plain)) continue;
    const first = doc.blockOfLine(clause.line)[0];
    if (first === undefined || !/^\s*(?:total|sum|all)\s*$/iu.test(first.plain)) continue;
    const value = readNumber(clause.plain.trim());
    if (value !== null && value >= 2) found.push({ clause, value });
  }
  return found;
});
