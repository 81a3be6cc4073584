import { DEEPEST_SEARCHED, parseObject } from "../../domain/json-object.ts";

/**
 * Is this a text that one version of SQLite reads otherwise than another? The generated columns are read from the text,
 * so whoever inserts with another version (3.40 of Debian 12, say) leaves entries in the indexes that this one
 * would not make. 60,000 texts, whole and broken ones, were read by 3.40 and 3.54: they differ about `\u0000`, about keys
 * that are written with an escape, about half a surrogate pair, and about what is nested deeper than a thousand levels; and
 * about nothing that is no JSON. A text of this program has none of them: it escapes control characters only.
 */
export function isReadOtherwise(text: string): boolean {
  const value = parseObject(text, Infinity);
  if (value === null) return false;
  return FOREIGN_ESCAPE.test(text) || parseObject(text, DEEPEST_SEARCHED) === null;
}

const FOREIGN_ESCAPE = /(?<!\\)(?:\\\\)*\\u(?!00(?:0[1-9a-f]|1[0-9a-f]))/iu;
