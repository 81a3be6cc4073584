/** Which clauses can hold an order, by their words alone: a bare verb behind a sign, or behind a word that softens it. */

import type { Clause, Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { hashWord } from "../../text/scan.ts";
import { BARE_VERBS } from "./bare-verbs.ts";
import { SAID_BY } from "./handed-on.ts";

/** "Go ahead and `npm publish`" */
const AHEAD = "ahead";
const SOFTENING =
  "just simply only please kindly also then now next first finally so and do to can";
const BITS = 1023;
/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 400;

interface Table {
  readonly verbs: ReadonlySet<number>;
  readonly saying: ReadonlySet<number>;
  readonly softening: ReadonlySet<number>;
  /** By the low bits of a hash: whether a word with them may be a verb. */
  readonly may: Uint8Array;
}

let table: Table | null = null;

function makeTable(): Table {
  const verbs = new Set(BARE_VERBS.flatMap((verb) => verb.split("-").slice(0, 1)).map(hashWord));
  const may = new Uint8Array(BITS + 1);
  const saying = new Set([...SAID_BY, AHEAD].map(hashWord));
  for (const hash of [...verbs, ...saying]) may[hash & BITS] = 1;
  return { verbs, saying, softening: new Set(SOFTENING.split(" ").map(hashWord)), may };
}

/** The clauses in which a bare verb stands where an order could begin. */
export function orderingClauses(doc: Document): readonly Clause[] {
  const { verbs, saying, softening, may } = (table ??= makeTable());
  const { text, wordCount, wordHash, wordStart, wordEnd, lineStart, lineCount } = doc.scan();
  const { kind } = doc.outline();
  const found: Clause[] = [];
  let line = 0;
  let end = 0;
  for (let at = 0; at < wordCount && found.length < MOST_CLAUSES; at++) {
    const hash = wordHash[at] ?? 0;
    const start = wordStart[at] ?? 0;
    if (may[hash & BITS] === 0 || start < end) continue;
    const isBare = verbs.has(hash) && (at === 0 || softening.has(wordHash[at - 1] ?? 0));
    if (
      !isBare &&
      !saying.has(hash) &&
      (!verbs.has(hash) || isBlank(text, wordEnd[at - 1] ?? 0, start))
    )
      continue;
    while (line + 1 < lineCount && (lineStart[line + 1] ?? 0) <= start) line++;
    const clause = kind[line] === LINE.quote ? null : doc.clauseOn(line, start);
    if (clause === null) continue;
    end = clause.end;
    found.push(clause);
  }
  return found;
}

/** The lines that lead blocks of code in. */
export function clausesBeforeCode(doc: Document): readonly Clause[] {
  const { text, lineCount, lineEnd } = doc.scan();
  const { kind } = doc.outline();
  const found: Clause[] = [];
  let last = -1;
  for (let line = 0; line < lineCount && found.length < MOST_CLAUSES; line++) {
    const isCode = kind[line] === LINE.code;
    if (isCode && last >= 0 && kind[last] !== LINE.code) {
      const end = (lineEnd[last] ?? 0) - 1;
      const clause = text.charAt(end) === ":" ? doc.clauseOn(last, end - 1) : null;
      if (clause !== null) found.push(clause);
    }
    if (kind[line] !== LINE.blank) last = line;
  }
  return found;
}

/** Whether nothing but spaces stands between two words. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) !== 32) return false;
  return true;
}
