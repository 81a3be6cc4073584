/**
 * The clauses that hold one of a few words, found by the scan alone: most clauses of most messages are then never cut,
 * normalised or read. Put in front of patterns, with the words that each cannot do without.
 */

import { byWord } from "./by-word.ts";
import type { Clause, Document } from "./document.ts";

/**
 * Reads the words of each value as `byWord` does, and all of a message once. The answer gives for a value the clauses around its
 * words in reading order, each once; none for a value that is not called.
 */
export function clausesCalling<Value>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): (doc: Document) => ReadonlyMap<Value, readonly Clause[]> {
  let calling: ReturnType<typeof byWord<Value>> | null = null;
  return (doc) => {
    calling ??= byWord(values, wordsOf);
    const found = new Map<Value, Clause[]>();
    const { wordCount, wordHash } = doc.scan();
    let clause: Clause | null = null;
    for (let at = 0; at < wordCount; at++) {
      const called = calling(wordHash[at] ?? 0);
      if (called === undefined) continue;
      const start = doc.scan().wordStart[at] ?? 0;
      if (clause === null || start >= clause.end) clause = doc.clauseAt(start);
      if (clause === null) continue;
      for (const value of called) {
        const clauses = found.get(value);
        if (clauses === undefined) found.set(value, [clause]);
        else if (clauses.at(-1) !== clause) clauses.push(clause);
      }
    }
    return found;
  };
}

/** The same of words for one purpose. */
export function clausesWith(words: string): (doc: Document) => readonly Clause[] {
  const calling = clausesCalling([words], (all) => all);
  return (doc) => calling(doc).get(words) ?? [];
}
