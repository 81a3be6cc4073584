/** A small table from words to bits, by their hash; kept and reused, so that filling it costs no memory. */

/** As many words as an integer has bits to tell them by. */
export const MOST_WORDS = 31;

const SIZE = 1 << 8;

/** Up to `MOST_WORDS` words, each under a few spellings. */
export class WordBits {
  private readonly hashes = new Int32Array(SIZE);
  private readonly bits = new Int8Array(SIZE).fill(-1);

  clear(): void {
    this.bits.fill(-1);
  }

  /** Enters a spelling; one that is there already keeps its bit. */
  enter(hash: number, bit: number): void {
    let slot = hash & (SIZE - 1);
    while ((this.bits[slot] ?? -1) >= 0) {
      if (this.hashes[slot] === hash) return;
      slot = (slot + 1) & (SIZE - 1);
    }
    this.hashes[slot] = hash;
    this.bits[slot] = bit;
  }

  /** The bit of a word, -1 when it was not entered. */
  bitOf(hash: number): number {
    let slot = hash & (SIZE - 1);
    for (;;) {
      const bit = this.bits[slot] ?? -1;
      if (bit < 0 || this.hashes[slot] === hash) return bit;
      slot = (slot + 1) & (SIZE - 1);
    }
  }
}
