/**
 * Which words a message holds, as a table of hashed word beginnings: one pass over the character
 * codes, no string made, so that "does the message speak of exports at all?" costs next to nothing.
 * The table is kept and reused; it holds the message indexed last.
 */

import { NUMBER_NAMES } from "../../../domain/inventory/words/numbers.ts";

/** Beginnings of 5 to this many letters are kept for each word, and the whole word. */
const LONGEST_BEGINNING = 7;
const SHORTEST_BEGINNING = 5;

const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** Mixed in at the end of a whole word, so that `port` the word differs from `port` the beginning of `portal`. */
const END = 0x1f;

const FIRST_SLOTS = 1 << 13;
/** Past this many distinct entries nothing is added: the message is hostile, and any word may count as met. */
const MOST_SLOTS = 1 << 21;

/** Latin letters with marks as their plain letter, by code from 0xC0 to 0x17F; 0 for no letter. Made when one is met. */
let latin: Uint16Array | null = null;

/** A table of the words of one text at a time. */
export interface WordIndex {
  /** Reads a text into the table; does nothing when it is there already. */
  read(text: string): void;
  /** Whether the text holds a word (`wordHash`) or a word that begins so (`beginningHash`). */
  has(key: number): boolean;
  /** Whether a number is followed by `of`, `out of` or a slash somewhere: "three of the four", `11/12`. */
  fraction(): boolean;
}

/** Makes a table; `firstSlots` (a power of two) is what it keeps between texts. */
export function createWordIndex(firstSlots: number): WordIndex {
  // Key and stamp of a slot lie side by side; a slot with an older stamp is empty.
  let slots = new Int32Array(firstSlots * 2);
  let mask = firstSlots - 1;
  let stamp = 0;
  let filled = 0;
  let full = false;
  let indexed: string | null = null;
  let fraction = false;

  /** Reads a message into the table; does nothing when it is there already. */
  function read(message: string): void {
    if (indexed === message) return;
    begin();
    indexed = message;
    // As the words of conditions are folded.
    const text = message.includes("ß") ? message.replaceAll("ß", "ss") : message;
    let hash = OFFSET;
    let length = 0;
    let kind = 0;
    // The run of letters and digits that the part belongs to: `IndexedDB`, `p95`, `iOS`.
    let whole = OFFSET;
    let wholeLength = 0;
    let parts = 0;
    // The same since the last hyphen: `x64` of `windows-x64`.
    let piece = OFFSET;
    let pieceParts = 0;
    let before = 0;
    let beforeDigits = false;
    const end = text.length;
    for (let i = 0; i <= end; i++) {
      let code = i < end ? text.charCodeAt(i) : 32;
      // 1 small letter, 2 capital, 3 digit, 4 a letter of a script without spaces, 0 none of these
      let is = 0;
      if (code >= 97 && code <= 122) {
        if (kind === 1) {
          // The common case: a word goes on.
          hash = Math.imul(hash ^ code, PRIME);
          length++;
          if (length >= SHORTEST_BEGINNING && length <= LONGEST_BEGINNING) insert(hash);
          if (parts > 0) {
            piece = Math.imul(piece ^ code, PRIME);
            whole = Math.imul(whole ^ code, PRIME);
            wholeLength++;
            if (wholeLength >= SHORTEST_BEGINNING && wholeLength <= LONGEST_BEGINNING)
              insert(whole);
          }
          continue;
        }
        is = 1;
      } else if (code >= 65 && code <= 90) {
        is = 2;
        code += 32;
      } else if (code >= 48 && code <= 57) is = 3;
      else if (code > 127) {
        const folded = foldCode(code);
        if (folded !== 0) {
          is = code < 0x370 && folded > 122 ? 1 : letterKind(code);
          code = folded;
        }
      } else if (code === 39 && length > 0) continue;
      else if ((code === 44 || code === 46) && kind === 3 && isDigit(text.charCodeAt(i + 1))) {
        // 1,204 and 0.90 are one number; the comma is left out, the point kept.
        if (code === 46) {
          // 6.8.0 is said for 6.8 too.
          insert(Math.imul(hash ^ END, PRIME));
          hash = Math.imul(hash ^ 46, PRIME);
          if (parts > 0) {
            whole = Math.imul(whole ^ 46, PRIME);
            piece = Math.imul(piece ^ 46, PRIME);
          }
          length++;
        }
        continue;
      }
      if (
        length > 0 &&
        (is === 0 ||
          is === 4 ||
          kind === 4 ||
          (is === 3) !== (kind === 3) ||
          (is === 2 && kind === 1))
      ) {
        const key = Math.imul(hash ^ END, PRIME);
        insert(key);
        if (length <= 3 && isOf(key) && (beforeDigits || NUMBER_KEYS.has(before))) fraction = true;
        if (key !== OUT) {
          before = key;
          beforeDigits = kind === 3;
        }
        // The run begins as its first part does, so it is followed on its own only from here.
        if (parts === 0) {
          whole = hash;
          wholeLength = length;
          piece = hash;
        }
        hash = OFFSET;
        length = 0;
        parts++;
        pieceParts++;
      }
      // `hold-out` counts as `holdout` too.
      const hyphen = parts > 0 && code === 45 && isLetter(text.charCodeAt(i + 1));
      if (parts > 0 && (is === 0 || is === 4)) {
        if (pieceParts > 1 && pieceParts < parts) insert(Math.imul(piece ^ END, PRIME));
        pieceParts = 0;
        piece = OFFSET;
        if (!hyphen) {
          if (parts > 1) insert(Math.imul(whole ^ END, PRIME));
          parts = 0;
        }
      }
      if (is === 0) {
        if (code === 47 && beforeDigits) fraction = true;
        kind = 0;
        continue;
      }
      if (parts > 0) {
        piece = Math.imul(piece ^ code, PRIME);
        whole = Math.imul(whole ^ code, PRIME);
        wholeLength++;
      }
      if (parts > 0 && wholeLength >= SHORTEST_BEGINNING && wholeLength <= LONGEST_BEGINNING)
        insert(whole);
      hash = Math.imul(hash ^ code, PRIME);
      length++;
      kind = is;
      if (length >= SHORTEST_BEGINNING && length <= LONGEST_BEGINNING && is !== 3) insert(hash);
    }
  }

  function has(hash: number): boolean {
    if (full) return true;
    let at = slotOf(hash, mask);
    while (slots[at * 2 + 1] === stamp) {
      if (slots[at * 2] === hash) return true;
      at = (at + 1) & mask;
    }
    return false;
  }

  function begin(): void {
    filled = 0;
    full = false;
    fraction = false;
    stamp++;
    if (stamp < 0x7fffffff && mask === firstSlots - 1) return;
    slots = new Int32Array(firstSlots * 2);
    mask = firstSlots - 1;
    stamp = 1;
  }

  function insert(hash: number): void {
    if (full) return;
    let at = slotOf(hash, mask);
    while (slots[at * 2 + 1] === stamp) {
      if (slots[at * 2] === hash) return;
      at = (at + 1) & mask;
    }
    slots[at * 2] = hash;
    slots[at * 2 + 1] = stamp;
    filled++;
    if (filled * 2 > mask) grow();
  }

  function grow(): void {
    if (mask >= MOST_SLOTS) {
      begin();
      full = true;
      fraction = true;
      return;
    }
    const old = slots;
    const oldStamp = stamp;
    slots = new Int32Array(old.length * 2);
    mask = mask * 2 + 1;
    stamp = 1;
    filled = 0;
    for (let i = 0; i < old.length; i += 2) if (old[i + 1] === oldStamp) insert(old[i] ?? 0);
  }

  return { read, has, fraction: () => fraction };
}

const OF_WORDS = ["of", "von", "sur", "de", "dos", "das", "di"].map(wordHash);
const OUT = wordHash("out");
const NUMBER_KEYS: ReadonlySet<number> = new Set(NUMBER_NAMES.slice(1).map(wordHash));

function isOf(key: number): boolean {
  for (let i = 0; i < OF_WORDS.length; i++) if (OF_WORDS[i] === key) return true;
  return false;
}

/** The table of the message that is judged. */
export const MESSAGE_INDEX: WordIndex = createWordIndex(FIRST_SLOTS);
/** The table of one clause of it. */
export const CLAUSE_INDEX: WordIndex = createWordIndex(1 << 10);

/** The key of a whole folded word. */
export function wordHash(word: string): number {
  return Math.imul(hashOf(word) ^ END, PRIME);
}

/** The key of a beginning of 5 to 7 folded letters; longer ones are cut, shorter ones stand for the whole word. */
export function beginningHash(word: string): number {
  return word.length < SHORTEST_BEGINNING || isDigit(word.charCodeAt(0))
    ? wordHash(word)
    : hashOf(word.slice(0, LONGEST_BEGINNING));
}

function hashOf(word: string): number {
  let hash = OFFSET;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash;
}

function slotOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function foldCode(code: number): number {
  if (code < 0xc0) return 0;
  if (code < 0x180) return (latin ??= foldTable())[code - 0xc0] ?? 0;
  if (code >= 0x2000 && code < 0x2c00) return 0;
  if (code >= 0x3000 && code < 0x3040) return 0;
  if (code >= 0xd800 && code < 0xf900) return code < 0xe000 ? 0 : 0;
  if (code >= 0xfe00) return 0;
  // Greek and Cyrillic capitals
  if (code >= 0x391 && code <= 0x3a9) return code + 32;
  if (code >= 0x410 && code <= 0x42f) return code + 32;
  if (code >= 0x400 && code <= 0x40f) return code + 80;
  return code;
}

/** Scripts without spaces are read letter by letter. */
function letterKind(code: number): number {
  return (code >= 0x2e80 && code < 0xac00) || (code >= 0xe00 && code < 0xe80) ? 4 : 1;
}

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x180 - 0xc0);
  for (let code = 0xc0; code < 0x180; code++) {
    if (code === 0xd7 || code === 0xf7) continue;
    const plain = String.fromCharCode(code).toLowerCase().normalize("NFKD").charCodeAt(0);
    table[code - 0xc0] =
      plain < 128 ? plain : String.fromCharCode(code).toLowerCase().charCodeAt(0);
  }
  return table;
}
