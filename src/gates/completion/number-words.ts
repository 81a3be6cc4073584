/** Which words of a message are keys: by their hash, or as misspellings of one. */

import type { Scan } from "../text/scan.ts";
import { slotOf, type KeyTable } from "./key-table.ts";
import { LONGEST_MISSPELT, SHORTEST_MISSPELT } from "./misspelling.ts";

/** A misspelt word, where it stands and what was meant. */
export interface Slip {
  readonly start: number;
  readonly end: number;
  readonly meant: string;
}

/** Valid until the next message is numbered. */
export interface NumberedWords {
  /** Per word of the scan, its number in the table; -1 for words that are no keys. Longer than needed. */
  readonly numbers: Int32Array;
  /** In order of position. */
  readonly slips: readonly Slip[];
}

/** Past this many words the buffer is dropped after use instead of kept. */
const KEPT_WORDS = 1 << 20;

let numbers = new Int32Array(4096);

/** Looks each word of a scan up in the table. */
export function numberWords(scan: Scan, table: KeyTable): NumberedWords {
  const { text, wordCount, wordHash, wordStart, wordEnd } = scan;
  const { mask, slotHash, slotWord, spelling } = table;
  if (numbers.length < wordCount || numbers.length > KEPT_WORDS) {
    numbers = new Int32Array(Math.max(4096, wordCount * 2));
  }
  const into = numbers;
  const slips: Slip[] = [];
  for (let i = 0; i < wordCount; i++) {
    const hash = wordHash[i] ?? 0;
    let slot = slotOf(hash, mask);
    let word = slotWord[slot] ?? -1;
    while (word >= 0 && slotHash[slot] !== hash) {
      slot = (slot + 1) & mask;
      word = slotWord[slot] ?? -1;
    }
    if (word < 0) {
      const start = wordStart[i] ?? 0;
      const end = wordEnd[i] ?? 0;
      if (end - start >= SHORTEST_MISSPELT && end - start <= LONGEST_MISSPELT) {
        word = spelling.find(text, start, end, hash);
        if (word >= 0) slips.push({ start, end, meant: table.words[word] ?? "" });
      }
    }
    into[i] = word;
  }
  return { numbers: into, slips };
}
