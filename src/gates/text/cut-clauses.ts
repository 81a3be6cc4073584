/** Where the clauses of a block are: lines of code, cells of a table, sentences and the halves around semicolons. */

import { LINE, type BlockKind, type Outline } from "./lines.ts";
import { codeSpanEnd, quotationEnd } from "./masked-things.ts";
import type { Scan } from "./scan.ts";

/** Clauses longer than this are cut, so that no rule ever sees an unbounded text. */
export const LONGEST_CLAUSE = 600;

/** Takes a clause: `start` and `end` are offsets into the text, `line` the line that it starts on. */
type Take = (kind: BlockKind, start: number, end: number, line: number) => void;

/** The first line of the block that a line belongs to. */
export function firstLineOf({ block }: Outline, line: number): number {
  let first = line;
  while (first > 0 && block[first - 1] === block[line]) first--;
  return first;
}

/** Gives the clauses of the block that begins with line `first`, in order. */
export function cutBlock(scan: Scan, outline: Outline, first: number, take: Take): void {
  const { kind, block, content } = outline;
  let last = first;
  while (last + 1 < scan.lineCount && block[last + 1] === block[first]) last++;
  const of = kind[first] ?? 0;
  switch (of) {
    case LINE.blank:
    case LINE.rule:
      break;
    case LINE.code:
      for (let line = first; line <= last; line++) {
        const end = scan.lineEnd[line] ?? 0;
        for (let from = content[line] ?? 0; from < end; from += LONGEST_CLAUSE)
          take("code", from, Math.min(end, from + LONGEST_CLAUSE), line);
      }
      break;
    case LINE.table:
      for (let line = first; line <= last; line++) cutCells(scan, outline, line, take);
      break;
    default: {
      const stretch = { start: content[first] ?? 0, end: scan.lineEnd[last] ?? 0, line: first };
      cutSentences(scan, stretch, (from, to, line) =>
        take(KIND_OF_LINE[of] ?? "paragraph", from, to, line),
      );
    }
  }
}

const KIND_OF_LINE: readonly BlockKind[] = [
  "paragraph",
  "paragraph",
  "item",
  "heading",
  "cell",
  "code",
  "quote",
  "paragraph",
];

function cutCells(scan: Scan, outline: Outline, line: number, take: Take): void {
  const { text } = scan;
  const end = scan.lineEnd[line] ?? 0;
  let from = (outline.content[line] ?? 0) + 1;
  let ticked = false;
  for (let at = from; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : 124;
    if (code === 96) ticked = !ticked && codeSpanEnd(text, at, end) > 0;
    if (code !== 124 || (ticked && at < end) || (at < end && text.charCodeAt(at - 1) === 92))
      continue;
    let start = from;
    let stop = at;
    while (start < stop && text.charCodeAt(start) <= 32) start++;
    while (stop > start && text.charCodeAt(stop - 1) <= 32) stop--;
    // Empty cells are kept where a bar closes them, so that columns can be counted.
    if (stop > start || at < end) take("cell", start, Math.min(stop, start + LONGEST_CLAUSE), line);
    from = at + 1;
  }
}

/** Words before a full stop that do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|vs|approx|incl|resp|ca|cf|no|nr|fig|sec|z\.b|bzw|p\.ej|dr|mr|mrs|st|min|max|[a-z])$/i;

/** "31.03." and "5. Juli": the full stop of a German date. */
const DATE_BEFORE = /(?:^|[^\d.])\d{1,2}\.\d{1,2}$/;
const MONTH_BEHIND =
  /^\. ?(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)[a-zäöü]*(?![a-zäöü])/;

function isInDate(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (before < 48 || before > 57) return false;
  const behind = text.slice(at, at + 12);
  return (
    MONTH_BEHIND.test(behind) ||
    (/^\. [a-zäöü]/.test(behind) && DATE_BEFORE.test(text.slice(Math.max(0, at - 6), at)))
  );
}

/** The ASCII signs at which prose may be cut, or which open what must not be cut. */
const CUTS = new Uint8Array(128);
for (const sign of '`".!?;') CUTS[sign.charCodeAt(0)] = 1;

/** Cuts prose into sentences and the halves around semicolons. */
function cutSentences(
  scan: Scan,
  {
    start,
    end,
    line: firstLine,
  }: { readonly start: number; readonly end: number; readonly line: number },
  take: (start: number, end: number, line: number) => void,
): void {
  const { text } = scan;
  let from = start;
  let line = firstLine;
  let at = start;
  while (at <= end) {
    const limit = Math.min(end, from + LONGEST_CLAUSE);
    while (at < limit && !mayCut(text.charCodeAt(at))) at++;
    let cut = at < end ? -1 : end;
    if (at < end) {
      const code = text.charCodeAt(at);
      if (mayCut(code)) {
        const close = Math.min(closingOf(text, at, code, start, end), from + LONGEST_CLAUSE * 2);
        if (close > at) {
          at = close;
          continue;
        }
        if (code === 59 || (isFullStop(code) && endsSentence(text, at, from, end))) cut = at + 1;
      }
      if (cut < 0 && at - from >= LONGEST_CLAUSE && (code <= 32 || at - from >= LONGEST_CLAUSE * 2))
        cut = at;
      if (cut < 0) {
        at++;
        continue;
      }
    }
    // Closing marks belong to the sentence they close.
    while (cut < end && isCloser(text.charCodeAt(cut))) cut++;
    let stop = cut;
    while (stop > from && text.charCodeAt(stop - 1) <= 32) stop--;
    if (stop > from) {
      while (line + 1 < scan.lineCount && (scan.lineStart[line + 1] ?? 0) <= from) line++;
      take(from, stop, line);
    }
    if (cut >= end) return;
    at = cut;
    while (at < end && text.charCodeAt(at) <= 32) at++;
    from = at;
  }
}

function mayCut(code: number): boolean {
  return code < 128 ? CUTS[code] === 1 : code === 0xab || (code >= 0x201c && code <= 0x2026);
}

/** Where the code span or quotation ends that opens at `at`; -1 when none does. */
function closingOf(text: string, at: number, code: number, start: number, end: number): number {
  if (code === 96) return codeSpanEnd(text, at, end);
  if (code === 0x22 || code === 0xab || code === 0x201c || code === 0x201e)
    return quotationEnd(text, at, start, end);
  return -1;
}

function isFullStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 0x2026;
}

function isCloser(code: number): boolean {
  return (
    code === 41 ||
    code === 0x22 ||
    code === 0x201d ||
    code === 42 ||
    code === 46 ||
    code === 33 ||
    code === 63 ||
    code === 93
  );
}

function endsSentence(text: string, at: number, from: number, end: number): boolean {
  let next = at + 1;
  while (next < end && isCloser(text.charCodeAt(next))) next++;
  if (next >= end) return true;
  const after = text.charCodeAt(next);
  if (after > 32) {
    // "done.The rest": a space was forgotten.
    return text.charCodeAt(at) === 46 && after >= 65 && after <= 90 && isLowerRun(text, at, from);
  }
  if (text.charCodeAt(at) !== 46) return true;
  if (isInDate(text, at)) return false;
  let first = next;
  while (first < end && text.charCodeAt(first) <= 32) first++;
  const opening = text.charCodeAt(first);
  const spaced = at > from && text.charCodeAt(at - 1) <= 32;
  if (opening >= 97 && opening <= 122 && !spaced && at - from < 4) return false;
  return !ABBREVIATION.test(text.slice(Math.max(from, at - 8), at)) || spaced;
}

function isLowerRun(text: string, at: number, from: number): boolean {
  if (at - from < 3) return false;
  for (let back = at - 1; back > at - 4; back--) {
    const code = text.charCodeAt(back);
    if (code < 97 || code > 122) return false;
  }
  return true;
}
