/** What words call for, looked up by the hash that a scan gives them: most words of a message call for nothing. */

import { hashWord } from "./scan.ts";

const BITS = 0x3fff;

/**
 * Reads the words of each value, separated by white space, lower-cased, each without apostrophe or hyphen ("can" and "t" for
 * "can't"). The answer gives the values that a hash calls for; undefined where it calls for none.
 */
export function byWord<Value>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): (hash: number) => readonly Value[] | undefined {
  const called = new Map<number, Value[]>();
  /** By the low bits of a hash: whether a word with them may call. */
  const may = new Uint8Array(BITS + 1);
  for (const value of values)
    for (const word of new Set(wordsOf(value).trim().split(/\s+/u))) {
      const hash = hashWord(word);
      const others = called.get(hash);
      if (others === undefined) called.set(hash, [value]);
      else others.push(value);
      may[hash & BITS] = 1;
    }
  return (hash) => (may[hash & BITS] === 0 ? undefined : called.get(hash));
}
