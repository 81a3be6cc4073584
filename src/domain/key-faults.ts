import { excerpt } from "./excerpt.ts";
import type { JsonObject } from "./json-object.ts";

/** What a value of a key must be. */
export type Check = (value: unknown) => boolean;

/**
 * What is wrong with the keys of a stored object: a code and a predicate for each kind of fault, not
 * for each key, so that an empty object is one line on the board and not one a key.
 */
export function keyFaults(
  value: JsonObject,
  checks: { readonly [key: string]: Check },
): readonly { readonly code: string; readonly detail: string }[] {
  const missing = Object.keys(checks).filter((key) => !Object.hasOwn(value, key));
  const misshapen = Object.entries(checks).flatMap(([key, check]) =>
    !Object.hasOwn(value, key) || check(value[key]) ? [] : [key],
  );
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(checks, key));
  const faults = [
    { code: "missing_key", keys: missing, detail: `has no ${missing.join(", no ")}` },
    {
      code: "wrong_shape",
      keys: misshapen,
      detail: `has another shape in ${misshapen.join(", ")}`,
    },
    { code: "unknown_key", keys: unknown, detail: `has what is no key: ${someOf(unknown)}` },
  ];
  return faults.filter(({ keys }) => keys.length > 0);
}

/** So many words of a stored text are told, each so far, in UTF-16 units. A row of a megabyte has very many. */
const MOST_TOLD = 10;
const LONGEST_TOLD = 80;

/** The first of them in quotes, and how many there are besides. */
export function someOf(words: readonly string[]): string {
  const told = words.slice(0, MOST_TOLD).map((word) => `"${excerpt(word, LONGEST_TOLD)}"`);
  const more = words.length - told.length;
  return told.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
