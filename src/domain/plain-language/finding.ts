import { type Problem, refused } from "../errors.ts";
import { excerpt } from "../excerpt.ts";

/** The fields whose language is judged. */
export type PlainField = "goal" | "done_when" | "brief";

/** Where something stands in a text: UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A problem with words of a text, and where they stand. */
export interface TextProblem extends Problem {
  readonly field: PlainField;
  readonly span: Span;
}

/** What one rule found; the field is put in front of the code when it is reported. */
export interface Finding {
  readonly rule: string;
  readonly span: Span;
  readonly message: string;
  readonly advice: string;
}

/** Longest part of a text that a message repeats, in UTF-16 units. */
const QUOTE_LIMIT = 60;

/** The term as a message shows it: quoted, and cut when it is long. */
export function quoteTerm(term: string): string {
  return `"${excerpt(term, QUOTE_LIMIT)}"`;
}

/** A finding as a problem of a field, e.g. `goal.codename`. */
export function toProblem(field: PlainField, finding: Finding): TextProblem {
  const { rule, message, advice, span } = finding;
  return { ...refused(`${field}.${rule}`, message, advice), field, span };
}

/** In text order; at the same place, by code. */
export function inTextOrder(problems: readonly TextProblem[]): readonly TextProblem[] {
  return problems.toSorted(
    (a, b) =>
      a.span.start - b.span.start ||
      a.span.end - b.span.end ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}
