/**
 * Finds the stretches of a text inside which it must not be split: backticks, quotation marks,
 * brackets. One pass with a stack; a mark that is not closed within `REACH` encloses nothing.
 */

import { fencesOf } from "./fences.ts";

/** How far a closing mark may be from its opening one, in characters. */
const REACH = 600;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["“", "”"],
  ["«", "»"],
  ["„", "“"],
  ["（", "）"],
  ["「", "」"],
  ["『", "』"],
  ["【", "】"],
]);
const CLOSERS: ReadonlySet<string> = new Set(CLOSING.values());

/** The ASCII signs that open, close or end nothing, which is nearly all text. */
const PLAIN = new Uint8Array(128).fill(1);
for (const sign of "`\"'()[]{}\n") PLAIN[sign.charCodeAt(0)] = 0;

/** A stretch of text between an opening mark and its closing one, both included. */
export interface Enclosure {
  readonly start: number;
  readonly end: number;
  readonly open: string;
}

/** Outermost enclosures in reading order; they do not overlap. */
export function enclosures(text: string): readonly Enclosure[] {
  const pairs: Enclosure[] = [];
  const stack: number[] = [];
  /** Where a backtick or straight quote stands open, -1 when none does; inside it nothing else counts. */
  let quote = -1;
  const fences = fencesOf(text);
  let fence = 0;
  for (let i = 0; i < text.length; i++) {
    const code = fences[fence];
    if (code?.start === i) {
      pairs.push({ ...code, open: "`" });
      stack.length = 0;
      i = code.end - 1;
      fence++;
      continue;
    }
    if (PLAIN[text.charCodeAt(i)] === 1) continue;
    const c = text.charAt(i);
    if (quote >= 0) {
      const open = text.charAt(quote);
      if (c === open) {
        if (i > quote + 1) pairs.push({ start: quote, end: i + 1, open });
        quote = -1;
      }
      continue;
    }
    if ((c === "`" || c === '"') && closesSoon(text, i, c)) quote = i;
    else if (c === "'" || c === "‘") {
      const end = singleQuoteEnd(text, i);
      if (end > 0) pairs.push({ start: i, end, open: c });
      i = Math.max(i, end - 1);
    } else if (CLOSERS.has(c)) {
      const from = stack.at(-1);
      if (from !== undefined && CLOSING.get(text.charAt(from)) === c) {
        stack.pop();
        if (i - from <= REACH) pairs.push({ start: from, end: i + 1, open: text.charAt(from) });
      } else if (CLOSING.has(c)) stack.push(i);
    } else if (CLOSING.has(c)) stack.push(i);
    else if (c === "\n" && text.charAt(i + 1) === "\n") stack.length = 0;
  }
  return outermost(pairs);
}

/** One byte a character: 1 where the character lies inside an enclosure. */
export function guardOf(text: string, inside: readonly Enclosure[]): Uint8Array {
  const guard = new Uint8Array(text.length);
  for (const { start, end } of inside) guard.fill(1, start, end);
  return guard;
}

/**
 * Where the quotation ends that opens with a single mark: "the text 'Yes, and no' is shown"; 0 where the mark is an
 * apostrophe ("the users' names", "the '90s"). It looks at no more than `REACH` characters.
 */
function singleQuoteEnd(text: string, from: number): number {
  if (from > 0 && !/[\s([{:–—]/u.test(text.charAt(from - 1))) return 0;
  const quoted = SINGLE_QUOTED.exec(text.slice(from, from + REACH))?.[0] ?? "";
  return quoted === "" ? 0 : from + quoted.length;
}

/** Nothing in it ends in the plural's apostrophe, "the '90s and the users' names". */
const SINGLE_QUOTED =
  /^['‘](?=[^\s\d])(?:[^'’\n]|(?<=\p{L})['’](?=\p{L}))*[^\s'’]['’](?![\p{L}\p{N}])/u;

/** A closing quote on the same line within reach; looks at no more than `REACH` characters. */
function closesSoon(text: string, from: number, mark: string): boolean {
  const line = text.slice(from + 1, from + 1 + REACH);
  const at = line.indexOf(mark);
  if (at < 0) return false;
  const broken = line.indexOf("\n");
  return broken < 0 || at < broken;
}

function outermost(pairs: Enclosure[]): readonly Enclosure[] {
  pairs.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: Enclosure[] = [];
  let end = 0;
  for (const pair of pairs) {
    if (pair.start < end) continue;
    found.push(pair);
    end = pair.end;
  }
  return found;
}
