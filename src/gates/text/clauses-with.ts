/**
 * The clauses that hold one of a few words, found by the scan alone: most clauses of most messages are then never cut,
 * normalised or read. Put in front of a pattern, with the words that it cannot do without.
 */

import { byWord } from "./by-word.ts";
import type { Clause, Document } from "./document.ts";

/** Reads words as `byWord` does. The answer gives the clauses around them in reading order, each once. */
export function clausesWith(words: string): (doc: Document) => readonly Clause[] {
  let called: ReturnType<typeof byWord<string>> | null = null;
  return (doc) => {
    called ??= byWord([words], (all) => all);
    const found: Clause[] = [];
    const { wordCount, wordHash } = doc.scan();
    let end = -1;
    for (let at = 0; at < wordCount; at++) {
      if (called(wordHash[at] ?? 0) === undefined) continue;
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
