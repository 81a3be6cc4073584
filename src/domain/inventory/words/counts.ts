import { AND } from "./list-words.ts";
import { readNumber } from "./numbers.ts";

/** A stated number of things, two to twenty, and the index of the word after it. */
export interface Count {
  readonly count: number;
  readonly next: number;
}

/** What the number in front of it is multiplied by. */
const MAGNITUDES: ReadonlyMap<string, number> = new Map([
  ...magnitudes(12, "dozen dozens dutzend douzaine douzaines docena docenas"),
  ...magnitudes(100, "hundred hundreds hundert cent cents cien cientos"),
  ...magnitudes(1_000, "k thousand thousands tausend mille mil"),
  ...magnitudes(1e6, "million millions mio millionen millón millones milhões"),
  ...magnitudes(1e9, "billion billions bn milliarde milliarden"),
]);
const FRACTION = /^(?:half|halves|thirds?|quarters?|fifths?|tenths?)$/u;
/** "two or three", "2 to 4": neither number is stated. */
const RANGE = new Set(["or", "to", "oder", "bis", "ou", "o"]);

/**
 * The count of things that is stated at an index: "four", "a dozen", "half a dozen". Null for no number and
 * for one that measures: under two, over twenty ("two thousand"), broken ("two and a half") or a range.
 */
export function countAt(words: readonly string[], at: number): Count | null {
  const half = words[at] === "half" && words[at + 1] === "a";
  const from = half ? at + 2 : words[at] === "a" || words[at] === "an" ? at + 1 : at;
  const dozen = words[from] === "dozen";
  if (from > at && !dozen) return null;
  const value = dozen ? (half ? 6 : 12) : readNumber(words[from] ?? "");
  // "2.0" is a version.
  if (value === null || !Number.isInteger(value) || /\d[.,]\d/u.test(words[from] ?? ""))
    return null;
  const times = MAGNITUDES.get(words[from + 1] ?? "");
  const count = value * (times ?? 1);
  const next = from + (times === undefined ? 1 : 2);
  const after = words[next] ?? "";
  if (count < 2 || count > 20 || MAGNITUDES.has(after) || readNumber(after) !== null) return null;
  if (/^(?:\d+\/\d+|[½⅓⅔¼¾])$/u.test(after) || joinsNumber(words, next)) return null;
  return RANGE.has(after) && readNumber(words[next + 1] ?? "") !== null ? null : { count, next };
}

/** "two and a half", "two hundred and five": whether the `and` at an index joins two parts of one number. */
export function joinsNumber(words: readonly string[], at: number): boolean {
  if (!AND.has(words[at] ?? "")) return false;
  const [before = "", first = "", second = ""] = [words[at - 1], words[at + 1], words[at + 2]];
  if (MAGNITUDES.has(before)) return readNumber(first) !== null;
  if (readNumber(before) === null) return false;
  return FRACTION.test(first) || (/^(?:an?|one|two|three)$/u.test(first) && FRACTION.test(second));
}

function magnitudes(times: number, words: string): readonly (readonly [string, number])[] {
  return words.split(" ").map((word) => [word, times]);
}
