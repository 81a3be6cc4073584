/** Counts of tests in a table, each with the head of its column: "| Suite | Passed | Failed |" over "| unit | 40 | 0 |". */

import { isTableRule } from "../../../domain/inventory/text/headings.ts";

/** A head that tells what the numbers below it count. */
const COUNTS =
  /^[\s*_`]*(?:tests?|total|run|passed|passing|pass|failed|failing|fail|failures?|errors?|skipped)(?: tests?)?[\s*_`]*$/iu;
const OF_TESTS = /\b(?:tests?|specs?|suites?|scenarios)\b/iu;

/** A text whose tables of test counts are written out as a runner prints them: "Passed: 40, Failed: 0 tests". */
export function withLabelledCounts(text: string): string {
  if (!/\|[ :]*-/u.test(text)) return text;
  const lines = text.split("\n");
  let heads: readonly string[] | null = null;
  return lines
    .map((line, at) => {
      if (!line.includes("|")) heads = null;
      else if (isTableRule(lines[at + 1] ?? "")) heads = headsOf(line);
      else if (heads !== null && !isTableRule(line)) return labelled(cellsOf(line), heads);
      return line;
    })
    .join("\n");
}

function cellsOf(line: string): readonly string[] {
  return line.replace(/^\s*\||\|\s*$/gu, "").split("|");
}

/** The heads of a table of test counts; null of any other. */
function headsOf(line: string): readonly string[] | null {
  const heads = cellsOf(line);
  return OF_TESTS.test(line) && heads.some((head) => COUNTS.test(head)) ? heads : null;
}

function labelled(cells: readonly string[], heads: readonly string[]): string {
  const told = cells.map((cell, at) => {
    const head = heads[at] ?? "";
    const count = /^[\s*_`]*(\d{1,7})[\s*_`]*$/u.exec(cell)?.[1];
    return count !== undefined && COUNTS.test(head)
      ? `${head.replace(/[\s*_`]/gu, "")}: ${count}`
      : "";
  });
  return told.filter((one) => one !== "").join(", ");
}
