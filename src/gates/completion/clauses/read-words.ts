/** The one pass over the words of a message: which class each is of, and which are worth a second look. */

import { NUMBER_NAMES } from "../../../domain/inventory/words/numbers.ts";
import { foldedCode, hashWord, scanText, type Scan } from "../../text/scan.ts";
import { LONGEST_MISSPELT, SHORTEST_MISSPELT } from "./misspelling.ts";
import { GOES_ON, joinHash, KNOWN, OUTPUT, valueOf, type WordTable } from "./word-table.ts";

/** Valid until the next message is read. */
export interface ReadWords {
  readonly scan: Scan;
  /** Per word: the output of the table and one, 0 for words of no list. An expression stands at its first word. */
  readonly output: Uint16Array;
  /** Per word: how many words the expression takes that begins with it; 0 inside of one. */
  readonly span: Uint8Array;
  /** The numbers of the words that call for a look at their clause, ascending. */
  readonly triggers: Int32Array;
  readonly triggerCount: number;
}

const FIRST_WORDS = 4096;
/** Past this many words the buffers are dropped after use instead of kept. */
const KEPT_WORDS = 1 << 20;

/** Filled anew for each message. */
interface Buffers {
  readonly output: Uint16Array;
  readonly span: Uint8Array;
  readonly triggers: Int32Array;
  /** Per word: the hash of the word that was meant. */
  readonly meant: Int32Array;
  /** Per word: what the table has for it, or the output of numbers. */
  readonly values: Uint16Array;
}

function freshBuffers(words: number): Buffers {
  return {
    output: new Uint16Array(words),
    span: new Uint8Array(words),
    triggers: new Int32Array(words),
    meant: new Int32Array(words),
    values: new Uint16Array(words),
  };
}

let buffers = freshBuffers(FIRST_WORDS);

/** What a reader must know of each output of the table and one. */
export interface Marks {
  /** When a word of it calls for a look. */
  readonly call: Uint8Array;
  /** The output, and one, that stands for a number. */
  readonly figure: number;
}

/** Reads the words of a text. */
export function readWords(text: string, table: WordTable, { call, figure }: Marks): ReadWords {
  const scan = scanText(text);
  const { wordCount, wordStart } = scan;
  if (buffers.output.length < wordCount || buffers.output.length > KEPT_WORDS)
    buffers = freshBuffers(Math.max(FIRST_WORDS, wordCount));
  // In locals, as their types are then checked once, not at each word.
  const { output, span, triggers, values } = buffers;
  lookUp(scan, table, figure);
  let triggerCount = 0;
  for (let at = 0; at < wordCount;) {
    const value = values[at] ?? 0;
    let found = value & OUTPUT;
    let length = 1;
    if ((value & GOES_ON) !== 0 && at + 1 < wordCount && ((values[at + 1] ?? 0) & KNOWN) !== 0) {
      const longer = longest(scan, table, at);
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
      span[inside] = 0;
    }
    const when = call[found] ?? 0;
    if (
      when === ALWAYS ||
      (when === BEHIND_NUMBER && isShare(scan, at)) ||
      (when === AT_START && isAtStart(text, wordStart[at] ?? 0))
    )
      triggers[triggerCount++] = at;
    at += length;
  }
  return { scan, output, span, triggers, triggerCount };
}

/** Looks each word up as it was meant: fills `meant` with the hashes and `values` with what the table has for them. */
function lookUp(scan: Scan, table: WordTable, figure: number): void {
  const { wordCount, wordHash } = scan;
  const { meant, values } = buffers;
  for (let at = 0; at < wordCount; at++) {
    const hash = wordHash[at] ?? 0;
    const slot = (hash ^ (hash >>> 13)) & (KEPT - 1);
    if (keptHash[slot] === hash) {
      meant[at] = keptMeant[slot] ?? 0;
      values[at] = keptValue[slot] ?? 0;
    } else lookUpAnew(scan, table, figure, at, slot);
  }
}

/** Messages repeat their words: what was found for one is kept by its hash, which is the word elsewhere too. */
const KEPT = 1 << 15;
const keptHash = new Int32Array(KEPT);
const keptMeant = new Int32Array(KEPT);
const keptValue = new Uint16Array(KEPT);

/** Looks a word up, as it is spelt or as it was meant, and keeps what is found but for numbers, which hardly repeat. */
function lookUpAnew(scan: Scan, table: WordTable, figure: number, at: number, slot: number): void {
  const hash = scan.wordHash[at] ?? 0;
  const start = scan.wordStart[at] ?? 0;
  const end = scan.wordEnd[at] ?? 0;
  let meantHash = hash;
  let value = valueOfPart(table, hash);
  if (value === 0 && end - start >= SHORTEST_MISSPELT && end - start <= LONGEST_MISSPELT) {
    const number = table.spelling.find(scan.text, start, end);
    if (number >= 0) {
      meantHash = table.meantHash[number] ?? hash;
      value = valueOf(table, meantHash);
    }
  }
  const { meant, values } = buffers;
  meant[at] = meantHash;
  if (isFigure(scan.text, start)) {
    values[at] = (value & OUTPUT) === 0 ? value | figure : value;
    return;
  }
  values[at] = value;
  keptHash[slot] = hash;
  keptMeant[slot] = meantHash;
  keptValue[slot] = value;
}

/** Numbers and words in a row repeat less, and there are more of them: they are kept apart, so that they drive out no words. */
const partHash = new Int32Array(KEPT);
const partValue = new Uint16Array(KEPT);

/** What the table has for the hash of a number or of words in a row. */
function valueOfPart(table: WordTable, hash: number): number {
  const slot = (hash ^ (hash >>> 13)) & (KEPT - 1);
  if (partHash[slot] === hash) return partValue[slot] ?? 0;
  partHash[slot] = hash;
  return (partValue[slot] = valueOf(table, hash));
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
function isNumber({ text, wordStart, wordHash }: Scan, at: number): boolean {
  return isFigure(text, wordStart[at] ?? 0) || isNumberName(wordHash[at] ?? 0);
}

function isFigure(text: string, start: number): boolean {
  const code = text.charCodeAt(start);
  return code >= 48 && code <= 57;
}

/** Whether "of" stands between two numbers that differ, with at most one word beside it. */
function isShare(scan: Scan, at: number): boolean {
  if (at === 0 || !isNumber(scan, at - 1)) return false;
  const right = at + 1 < scan.wordCount && isNumber(scan, at + 1) ? at + 1 : at + 2;
  if (right >= scan.wordCount || !isNumber(scan, right)) return false;
  return scan.wordHash[at - 1] !== scan.wordHash[right];
}

let numberNames: ReadonlySet<number> | null = null;

function isNumberName(hash: number): boolean {
  numberNames ??= new Set(NUMBER_NAMES.slice(2).map(hashWord));
  return numberNames.has(hash);
}

/** The longest expression that begins at a word: its words in the high bits, its output in the low ones; 0 for none. */
function longest(scan: Scan, table: WordTable, at: number): number {
  const { meant, values } = buffers;
  let best = 0;
  let hash = meant[at] ?? 0;
  for (let next = at + 1; next < scan.wordCount && ((values[next] ?? 0) & KNOWN) !== 0; next++) {
    hash = joinHash(hash, meant[next] ?? 0);
    const value = valueOfPart(table, hash);
    // Hardly any two words begin an expression: only then is looked at what stands between them.
    if (value === 0) break;
    if (!isJoined(scan.text, scan.wordEnd[next - 1] ?? 0, scan.wordStart[next] ?? 0)) break;
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
