/** Which clauses can hold which caveats, by the words of the message alone: most are never taken apart. */

import { readByWord, type Calls } from "../../text/by-word.ts";
import type { Clause, Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { hashWord } from "../../text/scan.ts";
import { CALLERS, VOICE, type Caller } from "./families.ts";
import { writtenCalls } from "./families.ts" with { type: "macro" };
import type { Family } from "./words.ts";

/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 200;

let table: Calls<Caller> | null = null;

function callsOf(hash: number): readonly Caller[] | undefined {
  table ??= readByWord(CALLERS, writtenCalls());
  return table(hash);
}

/** The families that a word calls for, in lower case. */
export function familiesOf(word: string): readonly Family[] {
  return familiesIn([callsOf(hashWord(word)) ?? []]);
}

function familiesIn(calls: readonly (readonly Caller[])[]): readonly Family[] {
  const found = new Set<Family>();
  for (const called of calls) for (const one of called) if (one !== VOICE) found.add(one);
  return [...found];
}

/** The clauses in which words of families stand beside a voice, with those families. */
export function* calledClauses(doc: Document): Iterable<readonly [Clause, readonly Family[]]> {
  const { wordCount, wordHash, wordStart, lineStart, lineCount } = doc.scan();
  const { kind } = doc.outline();
  let line = 0;
  let read = 0;
  let clause: Clause | null = null;
  let isVoiced = false;
  let voicedAt = -1;
  let found: (readonly Caller[])[] = [];
  for (let at = 0; at < wordCount; at++) {
    const calls = callsOf(wordHash[at] ?? 0);
    if (calls === undefined) continue;
    const start = wordStart[at] ?? 0;
    if (clause !== null && start >= clause.end) {
      if (isVoiced) yield [clause, familiesIn(found)];
      clause = null;
    }
    const isVoice = calls.at(-1) === VOICE;
    if (clause === null) {
      if (isVoice) voicedAt = start;
      if (calls[0] === VOICE) continue;
      while (line + 1 < lineCount && (lineStart[line + 1] ?? 0) <= start) line++;
      const of = kind[line];
      clause = of === LINE.paragraph || of === LINE.item ? doc.clauseOn(line, start) : null;
      if (clause === null) continue;
      if (read++ === MOST_CLAUSES) return;
      isVoiced = voicedAt >= clause.start;
      found = [];
    }
    isVoiced ||= isVoice;
    found.push(calls);
  }
  if (clause !== null && isVoiced) yield [clause, familiesIn(found)];
}
