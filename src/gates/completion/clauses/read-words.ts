/** The one pass over the words of a message: which class each is of, and which are worth a second look. */

import { foldedCode, hashWord, scanText, type Scan } from "../../text/scan.ts";
import { LONGEST_MISSPELT, SHORTEST_MISSPELT } from "../misspelling.ts";
import { GOES_ON, joinHash, OUTPUT, slotOf, type WordTable } from "./word-table.ts";

/** Valid until the next message is read. */
export interface ReadWords {
  readonly scan: Scan;
  /** Per word: the output of the table and one, 0 for words of no list. An expression stands at its first word. */
  readonly output: Uint16Array;
  /** Per word: how many words the expression takes that begins with it. */
  readonly span: Uint8Array;
  /** The numbers of the words that call for a look at their clause, ascending. */
  readonly triggers: Int32Array;
  readonly triggerCount: number;
}

const FIRST_WORDS = 4096;
/** Past this many words the buffers are dropped after use instead of kept. */
const KEPT_WORDS = 1 << 20;

let output = new Uint16Array(FIRST_WORDS);
let span = new Uint8Array(FIRST_WORDS);
let triggers = new Int32Array(FIRST_WORDS);

/** Reads the words of a text; `isTrigger` says of each output and one whether it calls for a look. */
export function readWords(text: string, table: WordTable, isTrigger: Uint8Array): ReadWords {
  const scan = scanText(text);
  const { wordCount } = scan;
  if (output.length < wordCount || output.length > KEPT_WORDS) {
    const size = Math.max(FIRST_WORDS, wordCount);
    output = new Uint16Array(size);
    span = new Uint8Array(size);
    triggers = new Int32Array(size);
  }
  let triggerCount = 0;
  for (let at = 0; at < wordCount;) {
    const hash = hashAt(scan, table, at);
    const value = valueOf(table, hash);
    let found = value & OUTPUT;
    let length = 1;
    if ((value & GOES_ON) !== 0) {
      const longer = longest(scan, table, at, hash);
      if (longer > 0) {
        length = longer >> 16;
        found = longer & 0xffff;
      }
    }
    output[at] = found;
    span[at] = length;
    // A clause may begin inside of an expression.
    for (let inside = at + 1; inside < at + length; inside++) {
      output[inside] = 0;
      span[inside] = 1;
    }
    const trigger = isTrigger[found] ?? 0;
    if (
      trigger === ALWAYS ||
      (trigger === BEHIND_NUMBER && isShare(scan, at)) ||
      (trigger === AT_START && isAtStart(text, scan.wordStart[at] ?? 0))
    )
      triggers[triggerCount++] = at;
    at += length;
  }
  return { scan, output, span, triggers, triggerCount };
}

/** When a word calls for a look at its clause: at the start of a part of a sentence, behind a number, always. */
export const AT_START = 1;
export const BEHIND_NUMBER = 2;
export const ALWAYS = 3;

/** Whether a word opens a line or stands behind a sign. */
function isAtStart(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 42 && code !== 95 && code !== 39 && code !== 34) break;
    at--;
  }
  if (at < 0) return true;
  const code = text.charCodeAt(at);
  // "re-export", "a/b", "`x` tests": joined to what stands before.
  return (
    foldedCode(code) === 0 &&
    code !== 96 &&
    code !== 47 &&
    code !== 40 &&
    (code !== 45 || at < start - 1)
  );
}

/** Whether a word is a number in figures, or one that may be a number's name. */
function isNumber(scan: Scan, at: number): boolean {
  const start = scan.wordStart[at] ?? 0;
  const code = scan.text.charCodeAt(start);
  if (code >= 48 && code <= 57) return true;
  return NUMBER_NAMES.has(scan.wordHash[at] ?? 0);
}

/** Whether "of" stands between two numbers that differ, with at most one word beside it. */
function isShare(scan: Scan, at: number): boolean {
  if (at === 0 || !isNumber(scan, at - 1)) return false;
  const right = at + 1 < scan.wordCount && isNumber(scan, at + 1) ? at + 1 : at + 2;
  if (right >= scan.wordCount || !isNumber(scan, right)) return false;
  return scan.wordHash[at - 1] !== scan.wordHash[right];
}

const NUMBER_NAMES: ReadonlySet<number> = new Set(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map(hashWord),
);

/** The hash of a word as it was meant. */
function hashAt(scan: Scan, table: WordTable, at: number): number {
  const hash = scan.wordHash[at] ?? 0;
  if (valueOf(table, hash) !== 0) return hash;
  const start = scan.wordStart[at] ?? 0;
  const end = scan.wordEnd[at] ?? 0;
  if (end - start < SHORTEST_MISSPELT || end - start > LONGEST_MISSPELT) return hash;
  const meant = table.spelling.find(scan.text, start, end, hash);
  return meant < 0 ? hash : (table.meantHash[meant] ?? hash);
}

function valueOf(table: WordTable, hash: number): number {
  const { mask, slotHash, slotValue } = table;
  let slot = slotOf(hash, mask);
  for (;;) {
    const value = slotValue[slot] ?? 0;
    if (value === 0 || slotHash[slot] === hash) return value;
    slot = (slot + 1) & mask;
  }
}

/** The longest expression that begins at a word: its words in the high bits, its output in the low ones; 0 for none. */
function longest(scan: Scan, table: WordTable, at: number, first: number): number {
  let best = 0;
  let hash = first;
  for (let next = at + 1; next < scan.wordCount; next++) {
    if (!isJoined(scan.text, scan.wordEnd[next - 1] ?? 0, scan.wordStart[next] ?? 0)) break;
    hash = joinHash(hash, hashAt(scan, table, next));
    const value = valueOf(table, hash);
    if ((value & OUTPUT) !== 0) best = ((next + 1 - at) << 16) | (value & OUTPUT);
    if ((value & GOES_ON) === 0) break;
  }
  return best;
}

/** Whether nothing but blanks, hyphens, apostrophes and emphasis stands between two words. */
function isJoined(text: string, from: number, to: number): boolean {
  if (to - from > 14) return false;
  let lines = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 && ++lines > 1) return false;
    const plain =
      code === 32 ||
      code === 45 ||
      code === 39 ||
      code === 0x2019 ||
      code === 10 ||
      code === 13 ||
      code === 42 ||
      code === 0xa0 ||
      code === 9 ||
      code === 0x2011;
    if (!plain) return false;
  }
  return true;
}
