import { isHeading } from "./headings.ts";
import type { Range } from "./split.ts";

/** "```sh" or "~~~" alone on a line. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n`]*$/gmu;

/**
 * The code fences of a text, each from its first to its last mark: one stretch that belongs to the line above it. None where
 * the whole text stands in a fence or all that stands under "Done when:", since then it is the fence that asks for nothing.
 */
export function fencesOf(text: string): readonly Range[] {
  if (!text.includes("```") && !text.includes("~~~")) return [];
  const found: Range[] = [];
  let open: { readonly start: number; readonly mark: string } | null = null;
  let outside = "";
  let from = 0;
  for (const { 0: line, 1: mark = "", index } of text.matchAll(FENCE)) {
    if (open === null) open = { start: index + line.indexOf(mark), mark };
    else if (mark.startsWith(open.mark) && line.trim() === mark) {
      outside += text.slice(from, open.start);
      from = index + line.length;
      if (!isUnderHeading(text, open.start)) found.push({ start: open.start, end: from });
      open = null;
    }
  }
  return SAYS.test(outside + text.slice(from)) ? found : [];
}

function isUnderHeading(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, start - LONGEST_HEADING), start).trimEnd();
  const line = above.slice(above.lastIndexOf("\n") + 1).trim();
  return /^#{1,6}\s/u.test(line) || isHeading(line.replace(/[:：*_]+$/u, ""));
}

const LONGEST_HEADING = 80;
const SAYS = /[\p{L}\p{N}]/u;

/** Whether a line is the first or the last of a fence. */
export function isFenceMark(line: string): boolean {
  return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/u.test(line);
}
