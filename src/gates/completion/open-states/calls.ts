/** Which clauses can stand in which frames, by the words of the message alone: most are never opened. */

import type { Clause, Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { byWord, readByWord } from "../../text/by-word.ts";
import { hashWord } from "../../text/scan.ts";
import { FRAMES } from "./frames.ts";
import type { Frame } from "./frame.ts";
import { writtenCalls } from "./written-calls.ts" with { type: "macro" };

const STANDING =
  "is are s sits sit lies lie rests rest stays stay remains remain stands stand hangs hang waits wait";
/** So many words may stand between "is" and what it calls with. */
const NEAR = 5;
/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 400;

const TO = hashWord("to");
const WILL = hashWord("will");

let table: ReturnType<typeof makeTable> | null = null;

const makeTable = () => ({
  framesOf: readByWord(FRAMES, writtenCalls()),
  stands: byWord([STANDING], (words) => words),
});

/** The clauses in which words of a frame stand, in order, with those frames. */
export function calledClauses(doc: Document): ReadonlyMap<Clause, ReadonlySet<Frame>> {
  const { framesOf, stands } = (table ??= makeTable());
  const { wordCount, wordHash, wordStart } = doc.scan();
  const found = new Map<Clause, Set<Frame>>();
  const { kind } = doc.outline();
  let stood = -NEAR - 1;
  let line = 0;
  let clause: Clause | null = null;
  for (let at = 0; at < wordCount; at++) {
    const hash = wordHash[at] ?? 0;
    if (stands(hash) !== undefined) stood = at;
    // "The utility is to exchange the meter."
    const called = framesOf(hash === TO && stood === at - 1 ? WILL : hash);
    if (called === undefined) continue;
    const isNear = at - stood <= NEAR;
    if (!isNear && called.every(({ behindStanding }) => behindStanding === true)) continue;
    const start = wordStart[at] ?? 0;
    if (clause === null || start >= clause.end) {
      const { lineStart, lineCount } = doc.scan();
      while (line + 1 < lineCount && (lineStart[line + 1] ?? 0) <= start) line++;
      clause = kind[line] === LINE.quote ? null : doc.clauseOn(line, start);
      if (clause === null) continue;
    }
    let into = found.get(clause);
    if (into === undefined) {
      if (found.size === MOST_CLAUSES) break;
      found.set(clause, (into = new Set()));
    }
    for (const frame of called) if (isNear || frame.behindStanding !== true) into.add(frame);
  }
  return found;
}
