/** "Between 2 and 8 °C", "750 g to 800 g": a span that figures have to lie in, and one of a message that goes beyond it. */

import { EARLIER_WORD } from "../../../domain/earlier.ts";
import { type Document, perDocument } from "../../text/document.ts";
import { shares } from "./clause.ts";
import { figuresIn } from "./figures.ts";
import { BASE_UNITS } from "./units.ts";
import type { Wanted } from "./wanted.ts";

/** Two ends in base units. */
export interface MeasuredSpan {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

const NUMBER = "[-−]?\\d[\\d,]*(?:\\.\\d+)?";
const SPAN = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?:(?<!\\p{L})between )?(${NUMBER}) ?(%|°C?|[\\p{L}µ€$£]+(?:/\\p{L}+)?)? ?(?:and|to|–|-) ?(${NUMBER}) ?(%|°C?|[\\p{L}µ€$£]+(?:/\\p{L}+)?)`,
  "giu",
);
/** What it was before, what it is tried with, what is to be: no span that was measured now. */
const OTHERWISE = new RegExp(
  `(?<!\\p{L})(?:${EARLIER_WORD}|was|were|had|first|from|raised|if|when|whenever|outside|beyond|alarms?|expected|tried|set)(?!\\p{L})`,
  "iu",
);
/** What is so far away is said of something else. */
const FAR = 3;

/** The spans of a text, with where they stand. */
function spansIn(text: string): readonly (MeasuredSpan & { start: number; end: number })[] {
  if (!/\d/u.test(text)) return [];
  return [...text.matchAll(SPAN)].flatMap(
    ({ index, 0: whole, 1: low = "", 2: first, 3: high = "", 4: last = "" }) => {
      // "between 7 and 9 minutes", and no "5 and 6 of the 8": both ends in one unit.
      const isSpan = /^between |to|–|-/iu.test(whole);
      const [from] = figuresIn(`${sign(low)} ${first ?? last}`, 0);
      const [to] = figuresIn(`${sign(high)} ${last}`, 0);
      if (!isSpan || from === undefined || to === undefined) return [];
      if (from.unit !== to.unit || !BASE_UNITS.has(to.unit)) return [];
      const [a, b] = [negated(low, from.value), negated(high, to.value)];
      return a < b
        ? [{ from: a, to: b, unit: to.unit, start: index, end: index + whole.length }]
        : [];
    },
  );
}

function sign(number: string): string {
  return number.replace(/^[-−]/u, "");
}

function negated(number: string, value: number): number {
  return /^[-−]/u.test(number) ? -value : value;
}

const spansOf = perDocument((doc) =>
  doc.clauses().flatMap((clause) => {
    if (clause.kind === "quote" || OTHERWISE.test(clause.plain)) return [];
    const raw = doc.text.slice(clause.start, clause.end);
    return spansIn(raw).map((span) => ({ clause, span }));
  }),
);

/** The only span of measures that a condition states; null for none. */
export function readSpan(condition: string): MeasuredSpan | null {
  const [span, ...others] = spansIn(condition);
  return span === undefined || others.length > 0 ? null : span;
}

/** Where a message tells a span that goes beyond that of a condition; null where none does. */
export function spanBeyond(
  doc: Document,
  wanted: Wanted,
): { readonly start: number; readonly end: number } | null {
  const { span: asked } = wanted;
  if (asked === null) return null;
  const width = asked.to - asked.from;
  for (const { clause, span } of spansOf(doc)) {
    if (span.unit !== asked.unit || !shares(clause, wanted.terms)) continue;
    if (span.from >= asked.from && span.to <= asked.to) continue;
    if (span.from > asked.to || span.to < asked.from || span.to - span.from > width * FAR) continue;
    return { start: clause.start + span.start, end: clause.start + span.end };
  }
  return null;
}
