/** Which clauses can stand in which frames, by the words of the message alone: most are never opened. */

import type { Clause, Document } from "../../text/document.ts";
import { LINE } from "../../text/lines.ts";
import { hashWord } from "../../text/scan.ts";
import { FRAMES } from "./frames.ts";
import type { Frame } from "./phrases.ts";

const STANDING =
  "is are s sits sit lies lie rests rest stays stay remains remain stands stand hangs hang waits wait";
/** So many words may stand between "is" and what it calls with. */
const NEAR = 5;
const BITS = 1023;
/** A message with more of them is a file or a book. */
const MOST_CLAUSES = 400;

interface Table {
  readonly frames: ReadonlyMap<number, readonly Frame[]>;
  readonly standing: ReadonlySet<number>;
  /** By the low bits of a hash: whether a word with them may be of either. */
  readonly may: Uint8Array;
}

const TO = hashWord("to");
const WILL = hashWord("will");

let table: Table | null = null;

function makeTable(): Table {
  const frames = new Map<number, Frame[]>();
  const may = new Uint8Array(BITS + 1);
  for (const frame of FRAMES)
    for (const word of frame.calledBy.split(" ")) {
      const hash = hashWord(word);
      const called = frames.get(hash);
      if (called === undefined) frames.set(hash, [frame]);
      else called.push(frame);
    }
  const standing = new Set(STANDING.split(" ").map(hashWord));
  for (const hash of [...frames.keys(), ...standing, TO]) may[hash & BITS] = 1;
  return { frames, standing, may };
}

/** The clauses in which words of a frame stand, in order, with those frames. */
export function calledClauses(doc: Document): ReadonlyMap<Clause, ReadonlySet<Frame>> {
  const { frames, standing, may } = (table ??= makeTable());
  const { wordCount, wordHash, wordStart } = doc.scan();
  const found = new Map<Clause, Set<Frame>>();
  const { kind } = doc.outline();
  let stood = -NEAR - 1;
  let line = 0;
  let clause: Clause | null = null;
  for (let at = 0; at < wordCount; at++) {
    const hash = wordHash[at] ?? 0;
    if (may[hash & BITS] === 0) continue;
    if (standing.has(hash)) stood = at;
    // "The utility is to exchange the meter."
    const called = frames.get(hash === TO && stood === at - 1 ? WILL : hash);
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
