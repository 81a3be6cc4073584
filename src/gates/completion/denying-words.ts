/** The words that deny or lessen the word behind them. */

import { hashWord } from "../text/scan.ts";

/** "T" is what a contraction leaves: "isn't" is "isn" and "t". */
const DENIALS =
  "not t never cannot no none neither hardly barely most almost nearly half partly partially mostly some few";

const HASHES = new Set(DENIALS.split(" ").map(hashWord));
/** By the low bits of a hash: whether a denial has them. */
const MAY_DENY = new Uint8Array(1 << 10);
for (const hash of HASHES) MAY_DENY[hash & 1023] = 1;

/** Whether a word, by its hash, is one of them. */
export function isDenial(hash: number): boolean {
  return MAY_DENY[hash & 1023] === 1 && HASHES.has(hash);
}
