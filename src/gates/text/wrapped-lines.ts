/** Lines that were broken only to fit a width, as in mails and commit messages. */

import type { Edit } from "./seen.ts";

export const FENCE = /^\s*(?:```|~~~)/u;
/** A line that opens something of its own, or is a row. */
const OPENS =
  /^\s*(?:[-*+•–|>]|#{1,6} |\d{1,3}[.)] |\[[ xX]\]|```|~~~|[^\p{L}\p{N}\s("'“„«`]{1,3}(?:\s|$))/u;
const IS_ROW = /^\s*(?:#{1,6} |\||[-*_=]{3,}\s*$)/u;
/** The shortest line that anybody breaks for its width, in UTF-16 units. */
const SHORTEST = 32;
export const INDENTED_CODE = /^(?: {4}|\t)/u;
/** "Tests: 12", one below the other. */
const FACT = /^\s*[^.:]{2,50}: \S/u;
const GOES_ON = /[\p{L}\p{N},'’"”)`]$/u;
const LOWER = /^\s*[\p{Ll}\p{N}("“„«]/u;

/** A blank in the place of each line end within a sentence where the next word would not have fitted into the line. */
export function* wrapsIn(text: string): Generator<Edit, void> {
  const lines = text.split("\n");
  const ends = widths(lines);
  let isCode = false;
  let offset = 0;
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const next = lines[at + 1] ?? "";
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode && isBroken(line, next, ends[at] ?? 0)) {
      const start = offset + line.trimEnd().length;
      const indent = next.length - next.trimStart().length;
      yield { start, end: offset + line.length + 1 + indent, reading: " " };
    }
    offset += line.length + 1;
  }
}

function isBroken(line: string, next: string, width: number): boolean {
  if (line.length < SHORTEST || IS_ROW.test(line) || OPENS.test(next)) return false;
  if (INDENTED_CODE.test(line) && INDENTED_CODE.test(next)) return false;
  if (FACT.test(line) && FACT.test(next)) return false;
  if (next.trim() === "" || !GOES_ON.test(line.trimEnd()) || !LOWER.test(next)) return false;
  const [word = ""] = /\S+/u.exec(next) ?? [];
  return line.trimEnd().length + 1 + word.length > width;
}

/** For each line the longest of the lines that stand together with it. */
function widths(lines: readonly string[]): readonly number[] {
  const found: number[] = [];
  let first = 0;
  let longest = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at]?.trimEnd() ?? "";
    if (line !== "") longest = Math.max(longest, line.length);
    else {
      while (first <= at) found[first++] = longest;
      longest = 0;
    }
  }
  return found;
}
