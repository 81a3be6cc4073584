/**
 * Finds duplicate names among millions without holding the names: an open-addressing table of
 * 64-bit hashes. Two different names that share a hash would be taken for one; among ten million
 * names that happens about once in 400,000 files.
 */
export interface NameTable {
  /** Enters a hash for the case at `index`; the index of the case that had it before, or -1. */
  add(hash: bigint, index: number): number;
}

const FIRST_SIZE = 1 << 12;

export function createNameTable(): NameTable {
  let hashes = new BigUint64Array(FIRST_SIZE);
  let indexes = new Uint32Array(FIRST_SIZE);
  let count = 0;

  const slotOf = (hash: bigint): number => {
    const mask = hashes.length - 1;
    let slot = Number(hash & 0xffff_ffffn) & mask;
    while (indexes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };

  const grow = (): void => {
    const [oldHashes, oldIndexes] = [hashes, indexes];
    hashes = new BigUint64Array(oldHashes.length * 2);
    indexes = new Uint32Array(oldIndexes.length * 2);
    for (let i = 0; i < oldIndexes.length; i++) {
      const index = oldIndexes[i] ?? 0;
      if (index === 0) continue;
      const slot = slotOf(oldHashes[i] ?? 0n);
      hashes[slot] = oldHashes[i] ?? 0n;
      indexes[slot] = index;
    }
  };

  return {
    add(hash, index) {
      if (count * 3 > indexes.length * 2) grow();
      const slot = slotOf(hash);
      const earlier = (indexes[slot] ?? 0) - 1;
      if (earlier >= 0) return earlier;
      hashes[slot] = hash;
      indexes[slot] = index + 1;
      count++;
      return -1;
    },
  };
}
