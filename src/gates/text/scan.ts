/**
 * The one pass over the raw text that everything else stands on: where its words are, what they hash
 * to, and where its lines begin. It walks over the text's UTF-8, which costs half of what asking a string
 * for its characters does, and writes into buffers that are kept and reused; hence a scan is valid
 * only until the next one.
 */

/** Words and lines of the text scanned last. Arrays are longer than their counts. */
export interface Scan {
  readonly text: string;
  readonly wordCount: number;
  /** `hashWord` of each word, lower-cased; a word broken as `some-⏎thing` counts as `something`. */
  readonly wordHash: Int32Array;
  readonly wordStart: Int32Array;
  readonly wordEnd: Int32Array;
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
}

function growLines(): void {
  buffers.lineStart = doubled(buffers.lineStart);
  buffers.lineEnd = doubled(buffers.lineEnd);
}

/**
 * For each byte: the code of the lower-cased ASCII letter or the digit, 0 for what is neither.
 */
const FOLDED = new Uint8Array(256);
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
  // What a lone surrogate becomes in UTF-8.
  if (code === 0xfffd) return 0;
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

const FIRST_BYTES = 1 << 16;

/** UTF-8 of the text, and a 0 behind it. */
let bytes = new Uint8Array(FIRST_BYTES);
const UTF8 = new TextEncoder();
const NUL = 0;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const HYPHEN = 45;

/** Finds the words and lines of a text. The same text twice in a row is scanned once. */
export function scanText(text: string): Scan {
  if (buffers.text === text && buffers.lineCount > 0) return buffers;
  if (buffers.wordHash.length > KEPT_WORDS) {
    buffers = freshBuffers();
    bytes = new Uint8Array(FIRST_BYTES);
  }
  const size = encode(text);
  const source = bytes;
  let words = 0;
  let lines = 0;
  let lineStart = 0;
  let { wordHash, wordStart, wordEnd } = buffers;
  /** How many more bytes than UTF-16 units the text has up to here. */
  let surplus = 0;
  let at = 0;
  for (;;) {
    let code = source[at] ?? 0;
    let folded = FOLDED[code] ?? 0;
    if (folded === 0 && code < 128) {
      if (code === LINE_FEED) {
        if (lines === buffers.lineStart.length) growLines();
        const end = at - surplus;
        buffers.lineStart[lines] = lineStart;
        buffers.lineEnd[lines++] =
          end > lineStart && source[at - 1] === CARRIAGE_RETURN ? end - 1 : end;
        lineStart = end + 1;
      } else if (code === NUL && at >= size) break;
      at++;
      continue;
    }
    const start = at - surplus;
    let hash = FNV_OFFSET;
    for (;;) {
      while (folded !== 0) {
        hash = Math.imul(hash ^ folded, FNV_PRIME);
        code = source[++at] ?? 0;
        folded = FOLDED[code] ?? 0;
      }
      if (code >= 128) {
        const width = widthOf(code);
        const letter = foldedAt(at, width);
        if (letter === 0) break;
        hash = Math.imul(hash ^ letter, FNV_PRIME);
        at += width;
        surplus += width - 1;
      } else {
        const rest = code === HYPHEN ? afterLineBreakHyphen(text, at - surplus) : -1;
        if (rest < 0) break;
        if (lines === buffers.lineStart.length) growLines();
        const lineEnd = at - surplus + 1;
        buffers.lineStart[lines] = lineStart;
        buffers.lineEnd[lines++] = lineEnd;
        lineStart = lineEnd + (text.charCodeAt(lineEnd) === CARRIAGE_RETURN ? 2 : 1);
        at = rest + surplus;
      }
      code = source[at] ?? 0;
      folded = FOLDED[code] ?? 0;
    }
    if (at - surplus > start) {
      if (words === wordHash.length) {
        growWords();
        ({ wordHash, wordStart, wordEnd } = buffers);
      }
      wordHash[words] = hash;
      wordStart[words] = start;
      wordEnd[words++] = at - surplus;
    }
    if (code >= 128) {
      // A sign; outside the basic plane it is two UTF-16 units.
      const width = widthOf(code);
      at += width;
      surplus += width === 4 ? 2 : width - 1;
    }
  }
  if (lines === buffers.lineStart.length) growLines();
  buffers.lineStart[lines] = lineStart;
  buffers.lineEnd[lines++] = text.length;
  buffers.text = text;
  buffers.wordCount = words;
  buffers.lineCount = lines;
  return buffers;
}

/** The number of the first word at or behind an offset. */
export function firstWordAt({ wordStart, wordCount }: Scan, offset: number): number {
  let low = 0;
  let high = wordCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wordStart[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Fills `bytes` and tells how many there are. */
function encode(text: string): number {
  if (bytes.length <= text.length) bytes = new Uint8Array(text.length + FIRST_BYTES);
  let { read, written } = UTF8.encodeInto(text, bytes);
  if (read < text.length || written === bytes.length) {
    bytes = new Uint8Array(text.length * 3 + 1);
    ({ read, written } = UTF8.encodeInto(text, bytes));
  }
  bytes[written] = NUL;
  return written;
}

/** How many bytes a character takes, by its first one. */
function widthOf(first: number): number {
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** What a character of two or more bytes counts as inside a word, 0 when it is no part of one. */
function foldedAt(at: number, width: number): number {
  if (width === 4) return 0;
  const first = bytes[at] ?? 0;
  const second = (bytes[at + 1] ?? 0) & 63;
  if (width === 2) return foldedCode(((first & 31) << 6) | second);
  return foldedCode(((first & 15) << 12) | (second << 6) | ((bytes[at + 2] ?? 0) & 63));
}
