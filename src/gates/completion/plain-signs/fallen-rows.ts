/** A row that falls out of the others: of another version than is asked of all, without any result, or with two counts that are to be equal and are not. */

import type { Reason } from "../../gate.ts";
import type { Clause, Document } from "../../text/document.ts";
import { BEFORE, gridsOf, type Grid } from "../coverage/grid.ts";
import { reasonOf } from "../reason.ts";
import type { Subject } from "../subject.ts";

const RULE = {
  id: "completion.signs.row-apart",
  says: "One row of a list does not show what all of them are to show.",
  advice: "Deliver it for this row too and report it, or have the goal redirected by the operator.",
} as const;

/** The row that falls out, told by its cell or its line. */
export function findFallenRow(doc: Document, subject: Subject): Reason | null {
  const { doneWhen } = subject;
  const pairs = EQUAL.test(doneWhen) && PAIRS.test(doc.text) ? unequalLine(doc) : null;
  if (pairs !== null) return reasonOf(RULE, doc, pairs);
  for (const grid of gridsOf(doc)) {
    const apart = otherMajor(grid, doneWhen) ?? emptyHanded(grid, subject);
    if (apart !== null) return reasonOf(RULE, doc, apart);
  }
  return null;
}

/** Where done_when asks that two counts are the same. */
const EQUAL =
  /\b(?:counts?|rows?|records?|totals?|sums?|checksums?|numbers?|sizes?|amounts?)\b[^.;]{0,60}\b(?:equal|same|match(?:es|ing)?|identical|agrees?|balance)\b|\b(?:equal|same|matching|identical)\b[^.;]{0,30}\b(?:counts?|rows?|records?|totals?|numbers?|amounts?)\b/;
const INTEGER = "\\d{1,3}(?:[,.'\u202f]\\d{3})+|\\d{1,12}";
const PAIRS = new RegExp(`\\d[ |\\t]{1,40}(?:${INTEGER})(?![\\d.,])`);
/** "orders  4,118  4,118": a name and two counts at the end of a line; a mark or a word may follow. */
const PAIR = new RegExp(
  `^[|\\s]*([^|\\d\\n][^|\\n]{0,60}?)[ \\t|=:]{1,40}(${INTEGER})[ \\t|=:/→]{1,40}(${INTEGER})[ \\t|]*(?:(?:0|ok|yes|equal|same|✓|✔|✅)[ \\t|]*)?$`,
  "iu",
);
const LEAST_EQUAL = 2;

/** The line with two counts that differ, among lines in which they are equal. */
function unequalLine(doc: Document): Clause | null {
  const { lineStart, lineEnd, lineCount } = doc.scan();
  let equal = 0;
  let apart = -1;
  for (let line = 0; line < lineCount; line++) {
    const [, , first = "", second = ""] =
      PAIR.exec(doc.text.slice(lineStart[line], lineEnd[line])) ?? [];
    if (first === "") continue;
    if (digits(first) === digits(second)) equal++;
    else if (apart < 0) apart = line;
    else return null;
  }
  return apart < 0 || equal < LEAST_EQUAL
    ? null
    : (doc.blockOfLine(apart).find(({ line }) => line === apart) ?? null);
}

function digits(number: string): string {
  return number.replace(/\D/gu, "");
}

/** "5.x", "version 5", "Node 20": the version that is asked of all. */
const ASKED_MAJOR =
  /\b(?:(\d{1,3})\.x\b|(?:versions?|release|major|node(?:\.?js)?|python|java|jdk|postgres(?:ql)?|mysql|go|ruby|php|provider|terraform|kubernetes|react|angular|django|rails|gradle|android|ubuntu|debian) (\d{1,3})(?:\.\d{1,3}){0,2}(?![\d.]))/gi;
const VERSION = /^v?(\d{1,3})\.\d{1,4}(?:\.\d{1,4})?\b/i;

/** The cell of another major version under a heading where the others are of the one that is asked. */
function otherMajor({ head, rows }: Grid, doneWhen: string): Clause | null {
  const asked = new Set(
    [...doneWhen.matchAll(ASKED_MAJOR)].map(([, wild, named]) => wild ?? named ?? ""),
  );
  if (asked.size !== 1 || rows.length < 2) return null;
  const [major = ""] = asked;
  for (let at = 1; at < head.length; at++) {
    if (BEFORE.test(head[at]?.plain.toLowerCase() ?? "")) continue;
    const cells = rows.flatMap((row) => row[at] ?? []);
    const majors = cells.map(({ plain }) => VERSION.exec(plain)?.[1]);
    if (majors.some((told) => told === undefined)) continue;
    const other = majors.findIndex((told) => Number(told) < Number(major));
    if (other >= 0 && majors.filter((told) => told === major).length * 2 >= majors.length)
      return cells[other] ?? null;
  }
  return null;
}

const NO_RESULT =
  /^(?:none|no (?:reply|answer|response|connection|handshake|route|result|data|traffic|output|contact)|(?:un)?reachable|timed? ?out|timeout|failed|fails|down|missing|not (?:reached|reachable|run|done|tested|possible|available)|nothing|refused|error|offline|lost|[-–—?]|n\/a)$/;
const BARE = /^(?:[-–—?]|n\/a|none)$/;
const RESULT = /✅|✔|✓|☑|🟢|\d|^(?:yes|ok|done|pass(?:ed|es)?|up|works|green|success)\b/;
/** Where a difference is what is asked for. */
const DIFFERS =
  /\b(?:roles?|permissions?|access|rights|matrix|compar\w+|survey|audit|report which|refused|blocked|denied|rejected|fail\w*|unreachable|errors?)\b/;

/** A row in which each cell says that there is nothing, where the other rows have results. */
function emptyHanded({ head, rows }: Grid, { text }: Subject): Clause | null {
  if (rows.length < 3 || head.length < 3 || DIFFERS.test(text)) return null;
  const told = rows.map((row) => row.slice(1).map(({ plain }) => plain));
  const apart = told.flatMap((cells, at) =>
    cells.every((cell) => NO_RESULT.test(cell)) && cells.some((cell) => !BARE.test(cell))
      ? [at]
      : [],
  );
  const [only] = apart;
  if (only === undefined || apart.length * 2 >= rows.length) return null;
  const others = told.filter((_, at) => !apart.includes(at));
  return others.every((cells) => cells.every((cell) => RESULT.test(cell)))
    ? (rows[only]?.[1] ?? null)
    : null;
}
