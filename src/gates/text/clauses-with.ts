/**
 * The clauses that hold one of a few words, found by the scan alone: most clauses of most messages are then never cut,
 * normalised or read. Put in front of a pattern, with the words that it cannot do without.
 */

import type { Clause, Document } from "./document.ts";
import { hashWord } from "./scan.ts";

const BITS = 1023;

interface Table {
  readonly hashes: ReadonlySet<number>;
  /** By the low bits of a hash: whether one of the words has them. */
  readonly may: Uint8Array;
}

/**
 * Reads words separated by white space, lower-cased, each without apostrophe or hyphen ("can" and "t" for "can't"). The
 * answer looks them up in a document and gives the clauses around them in reading order, each once.
 */
export function clausesWith(words: string): (doc: Document) => readonly Clause[] {
  let table: Table | null = null;
  return (doc) => {
    const { hashes, may } = (table ??= makeTable(words));
    const found: Clause[] = [];
    const { wordCount, wordHash } = doc.scan();
    let end = -1;
    for (let at = 0; at < wordCount; at++) {
      const hash = wordHash[at] ?? 0;
      if (may[hash & BITS] === 0 || !hashes.has(hash)) continue;
      const start = doc.scan().wordStart[at] ?? 0;
      if (start < end) continue;
      const clause = doc.clauseAt(start);
      if (clause === null) continue;
      found.push(clause);
      end = clause.end;
    }
    return found;
  };
}

function makeTable(words: string): Table {
  const hashes = new Set(words.trim().split(/\s+/u).map(hashWord));
  const may = new Uint8Array(BITS + 1);
  for (const hash of hashes) may[hash & BITS] = 1;
  return { hashes, may };
}
