/**
 * Measures JSON in bytes without reading it: it hops from quote to quote. What lies between the borders
 * may be no JSON at all; `json-reading.ts` looks closer, where something is wrong.
 */

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const NEWLINE = 0x0a;

/** Answer of the functions below when the value goes on past the bytes at hand. */
export const INCOMPLETE = -1;

/** The first byte at or after `at` that is not JSON white space; `end` when there is none. */
export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end) {
    const c = bytes[i];
    if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return i;
    i++;
  }
  return end;
}

/**
 * The offset behind the JSON value that begins at `at`, or `INCOMPLETE`. Objects and arrays are
 * measured by their brackets, strings by their quotes; a bare word ends at a comma, a bracket or
 * white space, and at `end` only when `last` says that nothing follows.
 */
export function valueEnd(bytes: Uint8Array, at: number, end: number, last: boolean): number {
  let depth = 0;
  let i = at;
  while (i < end) {
    const c = bytes[i];
    if (c === QUOTE) {
      i = stringEnd(bytes, i + 1, end);
      if (i === INCOMPLETE || depth === 0) return i;
      continue;
    }
    if (c === OPEN_BRACE || c === OPEN_BRACKET) depth++;
    else if (c === CLOSE_BRACE || c === CLOSE_BRACKET) {
      if (depth === 0) return i;
      if (--depth === 0) return i + 1;
    } else if (depth === 0 && (c === COMMA || skipSpace(bytes, i, i + 1) > i)) return i;
    i++;
  }
  return last && depth === 0 ? end : INCOMPLETE;
}

/** The offset behind the closing quote of a string whose text begins at `at`. */
export function stringEnd(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, i);
    if (quote === -1 || quote >= end) return INCOMPLETE;
    let slashes = quote;
    while (slashes > i && bytes[slashes - 1] === BACKSLASH) slashes--;
    if ((quote - slashes) % 2 === 0) return quote + 1;
    i = quote + 1;
  }
}

/** How many new lines stand in `bytes[start, end)`. */
export function countNewlines(bytes: Uint8Array, start: number, end: number): number {
  // Its own window, or a search would run on to the end of a block without new lines.
  const window = bytes.subarray(start, end);
  let count = 0;
  for (let i = window.indexOf(NEWLINE); i !== -1; i = window.indexOf(NEWLINE, i + 1)) count++;
  return count;
}
