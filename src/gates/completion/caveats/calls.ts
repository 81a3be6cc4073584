/** Which clauses can hold which caveats, by the words of the message alone: most are never taken apart. */

import { byWord } from "../../text/by-word.ts";
import type { Clause, Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { hashWord } from "../../text/scan.ts";
import { ADMITTED } from "./admitted.ts";
import { DEEDS, NONE_OF_IT } from "./deeds.ts";
import { DOUBTS } from "./doubts.ts";
import { IDIOMS } from "./idioms.ts";
import { OUTCOMES } from "./outcomes.ts";
import { SHARES } from "./shares.ts";
import type { Family } from "./words.ts";

const FAMILIES: readonly Family[] = [
  ...SHARES,
  ...NONE_OF_IT,
  ...DEEDS,
  ...DOUBTS,
  ...OUTCOMES,
  ...IDIOMS,
  ...ADMITTED,
];

/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 200;

/** Words of which nearly every caveat has one: of the writer, of the whole work or a part of it, of what is not so. */
const VOICES =
  "i we my our me us it its this that these those them they you your not t no none nothing nobody never neither only just merely half part parts portion chunk piece pieces rest remainder remaining everything whole third final last sorry sadly unfortunately honest afraid please todo tbd still caveat outstanding known what whatever there here anything something some most much more one two three ones lot bit bits skipped stuck missing left bug bugs broken commented coded untested unverified incomplete unfinished complete halfway midway partway status";
const VOICE = "voice";

let table: ReturnType<typeof byWord<Family | typeof VOICE>> | null = null;

/** Families come first, the voice last. */
function callsOf(hash: number): readonly (Family | typeof VOICE)[] | undefined {
  table ??= byWord([...FAMILIES, VOICE], (one) => (one === VOICE ? VOICES : one.calledBy));
  return table(hash);
}

/** The families that a word calls for, in lower case. */
export function familiesOf(word: string): readonly Family[] {
  return familiesIn([callsOf(hashWord(word)) ?? []]);
}

function familiesIn(calls: readonly (readonly (Family | typeof VOICE)[])[]): readonly Family[] {
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
  let found: (readonly (Family | typeof VOICE)[])[] = [];
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
