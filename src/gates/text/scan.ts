/**
 * The one pass over the raw text that everything else stands on: where its words are, what they hash
 * to, and where its lines begin. It writes into buffers that are kept and reused, so that a case costs
 * about a nanosecond a character and no memory; hence a scan is valid only until the next one.
 */

/** Words and lines of the text scanned last. Arrays are longer than their counts. */
export interface Scan {
  readonly text: string;
  readonly wordCount: number;
  /** `hashWord` of each word, lower-cased; a word broken as `some-⏎thing` counts as `something`. */
  readonly wordHash: Int32Array;
  readonly wordStart: Int32Array;
  readonly wordEnd: Int32Array;
  /** One bit per letter that occurs in the word: a cheap signature to find misspellings by. */
  readonly wordLetters: Int32Array;
  readonly lineCount: number;
  readonly lineStart: Int32Array;
  /** Without the line end. */
  readonly lineEnd: Int32Array;
}

interface Buffers {
  text: string;
  wordCount: number;
  wordHash: Int32Array;
  wordStart: Int32Array;
  wordEnd: Int32Array;
  wordLetters: Int32Array;
  lineCount: number;
  lineStart: Int32Array;
  lineEnd: Int32Array;
}

const FIRST_WORDS = 4096;
const FIRST_LINES = 512;
/** Past this many words the buffers are dropped after use instead of kept. */
const KEPT_WORDS = 1 << 20;

const FNV_OFFSET = -2128831035;
const FNV_PRIME = 16777619;

function freshBuffers(): Buffers {
  return {
    text: "",
    wordCount: 0,
    wordHash: new Int32Array(FIRST_WORDS),
    wordStart: new Int32Array(FIRST_WORDS),
    wordEnd: new Int32Array(FIRST_WORDS),
    wordLetters: new Int32Array(FIRST_WORDS),
    lineCount: 0,
    lineStart: new Int32Array(FIRST_LINES),
    lineEnd: new Int32Array(FIRST_LINES),
  };
}

let buffers = freshBuffers();

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function growWords(): void {
  buffers.wordHash = doubled(buffers.wordHash);
  buffers.wordStart = doubled(buffers.wordStart);
  buffers.wordEnd = doubled(buffers.wordEnd);
  buffers.wordLetters = doubled(buffers.wordLetters);
}

function growLines(): void {
  buffers.lineStart = doubled(buffers.lineStart);
  buffers.lineEnd = doubled(buffers.lineEnd);
}

/**
 * For each ASCII code: the code of the lower-cased letter or the digit, 0 when it is no part of a word.
 */
const FOLDED = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  if (code >= 97 && code <= 122) FOLDED[code] = code;
  else if (code >= 65 && code <= 90) FOLDED[code] = code + 32;
  else if (code >= 48 && code <= 57) FOLDED[code] = code;
}

/** The code a character counts as inside a word (lower case), 0 when it is no part of one. */
export function foldedCode(code: number): number {
  if (code < 128) return FOLDED[code] ?? 0;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return 0;
  if (code <= 0xde) return code + 32;
  // Punctuation, arrows, dingbats, CJK punctuation, emoji halves: not letters.
  if (code >= 0x2000 && code <= 0x2fff) return 0;
  if (code >= 0x3000 && code <= 0x303f) return 0;
  if (code >= 0xd800 && code <= 0xdfff) return 0;
  if (code >= 0xfe00 && code <= 0xfeff) return 0;
  if (code >= 0x400 && code <= 0x40f) return code + 80;
  if (code >= 0x410 && code <= 0x42f) return code + 32;
  return code;
}

/** The hash that `scanText` gives a word; for building tables to look words up in. */
export function hashWord(word: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < word.length; i++) {
    hash = Math.imul(hash ^ foldedCode(word.charCodeAt(i)), FNV_PRIME);
  }
  return hash;
}

/** The letters signature that `scanText` gives a word. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (foldedCode(word.charCodeAt(i)) & 31);
  return letters;
}

/**
 * Where a word goes on that was broken at a line end (`some-⏎  thing`), given the offset of its
 * hyphen; -1 when this is no such break.
 */
export function afterLineBreakHyphen(text: string, hyphen: number): number {
  let at = hyphen + 1;
  if (text.charCodeAt(at) === 13) at++;
  if (text.charCodeAt(at) !== 10) return -1;
  at++;
  for (let spaces = 0; spaces < 12 && text.charCodeAt(at) === 32; spaces++) at++;
  const next = text.charCodeAt(at);
  return next >= 97 && next <= 122 ? at : -1;
}

/** Finds the words and lines of a text. The same text twice in a row is scanned once. */
export function scanText(text: string): Scan {
  if (buffers.text === text && buffers.lineCount > 0) return buffers;
  if (buffers.wordHash.length > KEPT_WORDS) buffers = freshBuffers();
  const length = text.length;
  let words = 0;
  let lines = 0;
  let lineStart = 0;
  let { wordHash, wordStart, wordEnd, wordLetters } = buffers;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    let folded = code < 128 ? (FOLDED[code] ?? 0) : foldedCode(code);
    if (folded !== 0) {
      const start = at;
      let hash = FNV_OFFSET;
      let letters = 0;
      while (folded !== 0) {
        hash = Math.imul(hash ^ folded, FNV_PRIME);
        letters |= 1 << (folded & 31);
        at++;
        if (at >= length) break;
        const next = text.charCodeAt(at);
        folded = next < 128 ? (FOLDED[next] ?? 0) : foldedCode(next);
        if (next === 45) {
          const rest = afterLineBreakHyphen(text, at);
          if (rest > 0) {
            if (lines === buffers.lineStart.length) growLines();
            const lineEnd = at + 1;
            buffers.lineStart[lines] = lineStart;
            buffers.lineEnd[lines++] = lineEnd;
            lineStart = lineEnd + (text.charCodeAt(lineEnd) === 13 ? 2 : 1);
            at = rest;
            folded = text.charCodeAt(at);
          }
        }
      }
      if (words === wordHash.length) {
        growWords();
        ({ wordHash, wordStart, wordEnd, wordLetters } = buffers);
      }
      wordHash[words] = hash;
      wordStart[words] = start;
      wordEnd[words] = at;
      wordLetters[words++] = letters;
      continue;
    }
    if (code === 10) {
      if (lines === buffers.lineStart.length) growLines();
      buffers.lineStart[lines] = lineStart;
      buffers.lineEnd[lines++] = at > lineStart && text.charCodeAt(at - 1) === 13 ? at - 1 : at;
      lineStart = at + 1;
    }
    at++;
  }
  if (lines === buffers.lineStart.length) growLines();
  buffers.lineStart[lines] = lineStart;
  buffers.lineEnd[lines++] = length;
  buffers.text = text;
  buffers.wordCount = words;
  buffers.lineCount = lines;
  return buffers;
}
