/** Says of a case that could not be parsed what it is called and in which of its fields something stands, as far as that can be read. */

import { CASE_KEYS, FIELD_NAMES } from "./case.ts";
import { whyNoBeginning, whyNotEnded, whyNotJson, type Where } from "./json-reading.ts";
import {
  COLON,
  COMMA,
  INCOMPLETE,
  OPEN_BRACE,
  QUOTE,
  skipSpace,
  stringEnd,
  valueEnd,
} from "./json-bytes.ts";

/** Both null where they cannot be told. */
export interface CasePlace {
  /** The text of the case's `name`, where that stands whole before the place. */
  readonly name: string | null;
  /** The key of the case's own member in which the place is. */
  readonly field: string | null;
}

/** What keeps the bytes of a case from being one. */
export interface CaseFault {
  readonly name: string | null;
  readonly message: string;
}

/** Why `bytes[start, end)`, which begins on line `line`, is not the JSON of a case; null when it is JSON. */
export function whyNotJsonCase(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
): CaseFault | null {
  const told = placeTeller(bytes, start);
  const message = whyNotJson(bytes, start, end, line, told.where);
  return message === null ? null : { name: told.name(), message };
}

/** The same for a case of which it is known that it does not end before `end`. */
export function whyNotEndedCase(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
): CaseFault {
  const told = placeTeller(bytes, start);
  const message = whyNotEnded(bytes, start, end, line, told.where);
  return { name: told.name(), message };
}

/** The same for the beginning of a case that goes on behind `end`; null when nothing is wrong in it. */
export function whyNoBeginningOfCase(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
): CaseFault | null {
  const told = placeTeller(bytes, start);
  const message = whyNoBeginning(bytes, start, end, line, told.where);
  return message === null ? null : { name: told.name(), message };
}

/** Tells the field of a place when it is asked, and from then on the name of the case. */
function placeTeller(
  bytes: Uint8Array,
  start: number,
): { readonly where: Where; readonly name: () => string | null } {
  let name: string | null = null;
  return {
    where: (at) => {
      const place = placeInCase(bytes, start, at);
      ({ name } = place);
      return inField(place);
    },
    name: () => name,
  };
}

/** Where `at` is in the case that begins at `start`; what stands before it is JSON, but for the encoding. */
export function placeInCase(bytes: Uint8Array, start: number, at: number): CasePlace {
  let name: string | null = null;
  let i = skipSpace(bytes, start, at);
  if (bytes[i] !== OPEN_BRACE) return { name, field: null };
  for (;;) {
    const keyStart = skipSpace(bytes, i + 1, at);
    if (keyStart >= at || bytes[keyStart] !== QUOTE) return { name, field: null };
    const keyEnd = stringEnd(bytes, keyStart + 1, at);
    if (keyEnd === INCOMPLETE) return { name, field: null };
    const colon = skipSpace(bytes, keyEnd, at);
    if (colon >= at || bytes[colon] !== COLON) return { name, field: null };
    const key = textAt(bytes, keyStart, keyEnd);
    const value = skipSpace(bytes, colon + 1, at);
    const stop = valueEnd(bytes, value, at, false);
    const comma = stop === INCOMPLETE ? at : skipSpace(bytes, stop, at);
    if (key === "name" && stop !== INCOMPLETE) name = textAt(bytes, value, stop);
    // A comma closes the member: without one the place is in it, or right behind.
    if (comma >= at || bytes[comma] !== COMMA) return { name, field: key };
    i = comma;
  }
}

/** The field as the end of "… stands in a string": empty where none is known; a key that is none of a case's is quoted. */
export function inField({ field }: CasePlace): string {
  if (field === null) return "";
  const isOurs = FIELD_NAMES.some((one) => one === field) || CASE_KEYS.some((one) => one === field);
  return ` in ${isOurs ? field : JSON.stringify(field.slice(0, LONGEST_SHOWN))}`;
}

const LONGEST_SHOWN = 60;

/** A JSON string as it is read; null when it is none, or empty. What is no UTF-8 in it is U+FFFD. */
function textAt(bytes: Uint8Array, start: number, end: number): string | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(start, end)));
    return typeof value === "string" && value !== "" ? value : null;
  } catch {
    return null;
  }
}
