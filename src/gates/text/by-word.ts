/** What words call for, looked up by the hash that a scan gives them: most words of a message call for nothing. */

import { hashWord } from "./scan.ts";

const BITS = 0x3fff;

/** The values that a hash calls for; undefined where it calls for none. */
export type Calls<Value> = (hash: number) => readonly Value[] | undefined;

/**
 * Reads the words of each value, separated by white space, lower-cased, each without apostrophe or hyphen ("can" and "t" for
 * "can't").
 */
export function byWord<Value>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): Calls<Value> {
  return callsIn(placesByHash(values, wordsOf), values);
}

/** The same as a text, for a macro: it takes some milliseconds where the words of hundreds of values are read. */
export function writtenByWord<Value>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): string {
  return [...placesByHash(values, wordsOf)]
    .map(([hash, places]) => [hash, ...places].join(","))
    .join(" ");
}

/** What `writtenByWord` wrote of the same values. */
export function readByWord<Value>(values: readonly Value[], written: string): Calls<Value> {
  const entries = written.split(" ").map((entry): [number, readonly number[]] => {
    const [hash = 0, ...places] = entry.split(",").map(Number);
    return [hash, places];
  });
  return callsIn(entries, values);
}

function placesByHash<Value>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [place, value] of values.entries())
    for (const word of new Set(wordsOf(value).trim().split(/\s+/u))) {
      const hash = hashWord(word);
      const places = found.get(hash);
      if (places === undefined) found.set(hash, [place]);
      else places.push(place);
    }
  return found;
}

function callsIn<Value>(
  entries: Iterable<readonly [hash: number, places: readonly number[]]>,
  values: readonly Value[],
): Calls<Value> {
  const called = new Map<number, readonly Value[]>();
  /** By the low bits of a hash: whether a word with them may call. */
  const may = new Uint8Array(BITS + 1);
  for (const [hash, places] of entries) {
    called.set(
      hash,
      places.flatMap((place) => values[place] ?? []),
    );
    may[hash & BITS] = 1;
  }
  return (hash) => (may[hash & BITS] === 0 ? undefined : called.get(hash));
}
