/** Names that look the same in a report for people: they differ in blanks at their ends or in the form of Unicode alone. */

import type { NamedCase, NameTable } from "./name-table.ts";
import { createNameTable } from "./name-table.ts";

const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** A name as it looks; null where it is written so. */
export function plainForm(name: string): string | null {
  if (PLAIN.test(name)) return null;
  const plain = name.normalize("NFC").trim();
  return plain === name ? null : plain;
}

/** A case whose name is not in its plain form, and the hash of that. */
export interface OddName {
  /** Its place in its block. */
  readonly at: number;
  readonly hash: bigint;
}

/** Looks for names alike among those of `names`, block by block. */
export function createAlikeNames(names: NameTable): {
  /**
   * The cases of a block, by their place in it, that look as another one does. To be asked when `names` has the block, of
   * which `hashes` are those of the names as they are written.
   */
  find(
    hashes: BigUint64Array,
    odd: readonly OddName[],
    placeOf: (at: number) => NamedCase,
  ): ReadonlyMap<number, NamedCase>;
} {
  const table = createNameTable();
  let isEmpty = true;
  return {
    find(hashes, odd, placeOf) {
      const found = new Map<number, NamedCase>();
      if (!isEmpty) {
        hashes.forEach((hash, at) => {
          const other = hash === 0n ? null : table.find(hash);
          if (other !== null) found.set(at, other);
        });
      }
      for (const { at, hash } of odd) {
        isEmpty = false;
        const { index, line } = placeOf(at);
        const earlier = table.add(hash, index, line);
        const other = names.find(hash) ?? earlier;
        if (other !== null) found.set(at, other);
      }
      return found;
    },
  };
}
