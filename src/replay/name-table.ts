/**
 * Finds duplicate names among millions without holding the names: an open-addressing table of
 * 64-bit hashes. Two different names that share a hash would be taken for one; among ten million
 * names that happens about once in 400,000 files.
 */
export interface NameTable {
  /** Enters a hash for the case at `index`, which begins on `line`; the case that had it before, or null. */
  add(hash: bigint, index: number, line: number): NamedCase | null;
  /** The case that has it, or null. */
  find(hash: bigint): NamedCase | null;
}

/** Where the first case with a name is: 0-based in the file, and its 1-based line. */
export interface NamedCase {
  readonly index: number;
  readonly line: number;
}

const FIRST_SIZE = 1 << 12;

export function createNameTable(): NameTable {
  let hashes = new BigUint64Array(FIRST_SIZE);
  let indexes = new Uint32Array(FIRST_SIZE);
  let lines = new Uint32Array(FIRST_SIZE);
  let count = 0;

  const slotOf = (hash: bigint): number => {
    const mask = hashes.length - 1;
    let slot = Number(hash & 0xffff_ffffn) & mask;
    while (indexes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };

  const grow = (): void => {
    const [oldHashes, oldIndexes, oldLines] = [hashes, indexes, lines];
    hashes = new BigUint64Array(oldHashes.length * 2);
    indexes = new Uint32Array(oldIndexes.length * 2);
    lines = new Uint32Array(oldLines.length * 2);
    for (let i = 0; i < oldIndexes.length; i++) {
      const index = oldIndexes[i] ?? 0;
      if (index === 0) continue;
      const slot = slotOf(oldHashes[i] ?? 0n);
      hashes[slot] = oldHashes[i] ?? 0n;
      indexes[slot] = index;
      lines[slot] = oldLines[i] ?? 0;
    }
  };

  const caseIn = (slot: number): NamedCase | null => {
    const index = (indexes[slot] ?? 0) - 1;
    return index < 0 ? null : { index, line: lines[slot] ?? 0 };
  };

  return {
    find: (hash) => caseIn(slotOf(hash)),
    add(hash, index, line) {
      if (count * 3 > indexes.length * 2) grow();
      const slot = slotOf(hash);
      const earlier = caseIn(slot);
      if (earlier !== null) return earlier;
      hashes[slot] = hash;
      indexes[slot] = index + 1;
      lines[slot] = line;
      count++;
      return null;
    },
  };
}
