/**
 * Reads JSON byte for byte, by the letter of RFC 8259, to say where it stops being JSON and why. Ten times
 * slower than the native parser, whose words differ from engine to engine: for what that one refused.
 */

import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  countNewlines,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
} from "./json-bytes.ts";

/** How far one JSON value is what it is to be. */
export type JsonReading =
  | { readonly kind: "whole"; readonly end: number }
  /** The bytes end inside of it; `what` says what has not come. */
  | { readonly kind: "cut"; readonly what: string }
  | JsonFault;

/** The place at which it is no JSON any more. */
export interface JsonFault {
  readonly kind: "fault";
  readonly at: number;
  /** What is wrong there, and what to do instead. */
  readonly what: string;
  readonly advice: string;
}

/**
 * Why `bytes[start, end)`, which begins on line `line` of its file, is not a JSON value, as the end of a sentence; null
 * when it is one.
 */
export function whyNotJson(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
  where: Where = nowhere,
): string | null {
  const reading = readJson(bytes, start, end, true);
  if (reading.kind === "cut") return cutOff(reading.what, where(end));
  const fault = reading.kind === "fault" ? reading : faultBehind(bytes, reading.end, end);
  return fault === null ? null : told(bytes, start, fault, line, where);
}

/** What is said of a place beside its line, such as " in goal"; empty where there is nothing to say. */
export type Where = (at: number) => string;

function nowhere(): string {
  return "";
}

/** The same for a value of which it is known that it does not end before `end`. */
export function whyNotEnded(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
  where: Where = nowhere,
): string {
  const reading = readJson(bytes, start, end, false);
  if (reading.kind === "fault") return told(bytes, start, reading, line, where);
  return cutOff(reading.kind === "cut" ? reading.what : "its end is missing", where(end));
}

/** The same for the beginning of a value that goes on behind `end`. */
export function whyNoBeginning(
  bytes: Uint8Array,
  start: number,
  end: number,
  line: number,
  where: Where = nowhere,
): string | null {
  const reading = readJson(bytes, start, end, false);
  return reading.kind === "fault" ? told(bytes, start, reading, line, where) : null;
}

/** Where `bytes[start, end)` stops being one JSON value; null when it is one. */
export function faultIn(bytes: Uint8Array, start: number, end: number): JsonFault | null {
  const reading = readJson(bytes, start, end, true);
  if (reading.kind === "whole") return faultBehind(bytes, reading.end, end);
  return reading.kind === "fault"
    ? reading
    : { kind: "fault", at: end, what: reading.what, advice: "put it there" };
}

/** Where bytes stop being UTF-8, a few bytes behind the first that is none; null when they are. */
export function notUtf8At(bytes: Uint8Array): number | null {
  const isText = (length: number, isWhole: boolean): boolean => {
    try {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      decoder.decode(bytes.subarray(0, length), { stream: !isWhole });
      return true;
    } catch {
      return false;
    }
  };
  if (isText(bytes.length, true)) return null;
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isText(middle, false)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Of a bracket that is missing nobody can say in which field it belongs. */
function cutOff(what: string, where: string): string {
  const field = what === OPEN_STRING ? where : "";
  return `does not end, ${what}${field}: put it there, or is the file cut off?`;
}

function told(
  bytes: Uint8Array,
  start: number,
  fault: JsonFault,
  line: number,
  where: Where,
): string {
  const at = line + countNewlines(bytes, start, fault.at);
  return `is not valid JSON (${fault.what}${where(fault.at)}, on line ${at}): ${fault.advice}`;
}

function faultBehind(bytes: Uint8Array, valueEnd: number, end: number): JsonFault | null {
  const at = skipSpace(bytes, valueEnd, end);
  if (at >= end) return null;
  const what = `${shownAt(bytes, at, end)} stands behind its end`;
  return { kind: "fault", at, what, advice: "take it away" };
}

/** What may come next. */
type Wanted = "value" | "first value" | "key" | "first key" | "colon" | "comma";

/** Where a bracket may close: not behind a comma or a colon. */
const MAY_CLOSE: ReadonlySet<Wanted> = new Set(["first value", "first key", "comma"]);

/** Reads the value that begins at `at`; `last` says that nothing follows behind `end`. */
export function readJson(bytes: Uint8Array, at: number, end: number, last: boolean): JsonReading {
  /** The brackets that are to come, the innermost last. */
  const due: number[] = [];
  let wanted: Wanted = "value";
  let i = at;
  for (;;) {
    i = skipSpace(bytes, i, end);
    if (i >= end) return cutBefore(due);
    const found = bytes[i];
    if (found === due.at(-1) && MAY_CLOSE.has(wanted)) {
      due.pop();
      i++;
      wanted = "comma";
    } else if (wanted === "colon" || wanted === "comma") {
      if (found !== (wanted === "colon" ? COLON : COMMA)) return misplaced(bytes, i, end, wanted);
      i++;
      wanted = wanted === "comma" && due.at(-1) === CLOSE_BRACE ? "key" : "value";
    } else if (wanted === "key" || wanted === "first key") {
      if (found !== QUOTE) return misplaced(bytes, i, end, wanted);
      const stop = readString(bytes, i + 1, end);
      if (typeof stop !== "number") return stop;
      i = stop;
      wanted = "colon";
    } else if (found === OPEN_BRACE || found === OPEN_BRACKET) {
      due.push(found === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET);
      i++;
      wanted = found === OPEN_BRACE ? "first key" : "first value";
    } else {
      const stop = found === QUOTE ? readString(bytes, i + 1, end) : wordEnd(bytes, i, end);
      if (typeof stop !== "number") return stop;
      if (stop === end && !last) return cutBefore(due);
      if (found !== QUOTE && !isWord(bytes, i, stop)) return misplaced(bytes, i, end, wanted);
      i = stop;
      wanted = "comma";
    }
    if (wanted === "comma" && due.length === 0) return { kind: "whole", end: i };
  }
}

/** The offset behind the closing quote of a string whose text begins at `at`, or why there is none. */
function readString(bytes: Uint8Array, at: number, end: number): number | JsonReading {
  for (let i = at; i < end; i++) {
    const c = bytes[i] ?? 0;
    if (c === QUOTE) return i + 1;
    if (c < 0x20) return rawControl(i, c);
    if (c !== BACKSLASH) continue;
    const text = decode(bytes, i + 1, Math.min(i + 6, end));
    if (!ESCAPE.test(text)) {
      if (i + 6 > end && PART_OF_ESCAPE.test(text)) break;
      const what = `"\\${text.slice(0, 1)}" begins no escape of JSON`;
      return { kind: "fault", at: i, what, advice: String.raw`write a backslash of a text as \\` };
    }
    i++;
  }
  return { kind: "cut", what: OPEN_STRING };
}

const OPEN_STRING = "the quote that closes its last string is missing";

const ESCAPE = /^(?:["\\/bfnrt]|u[\da-fA-F]{4})/u;
const PART_OF_ESCAPE = /^(?:u[\da-fA-F]{0,3})?$/u;

function rawControl(at: number, code: number): JsonFault {
  const isBreak = code === NEWLINE || code === 0x0d;
  const named = isBreak ? "a line break" : code === 0x09 ? "a tab" : "a control character";
  const escape = JSON.stringify(String.fromCharCode(code)).slice(1, -1);
  const advice = `write it as ${escape}${isBreak ? ", or close the string before it" : ""}`;
  return { kind: "fault", at, what: `${named} stands in a string`, advice };
}

/** Bytes that end a word that stands bare. */
const DELIMITERS: ReadonlySet<number> = new Set(Buffer.from('"{}[],: \t\n\r'));

function wordEnd(bytes: Uint8Array, at: number, end: number): number {
  let i = at;
  while (i < end && !DELIMITERS.has(bytes[i] ?? 0)) i++;
  return i;
}

function isWord(bytes: Uint8Array, start: number, end: number): boolean {
  return /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/u.test(
    decode(bytes, start, end),
  );
}

const TO_QUOTE = "put text between quotes";

/** What belongs where something else stands, and what is most often the slip. */
const PLACES: Readonly<Record<Wanted, readonly [what: string, advice: string]>> = {
  value: ["a value", TO_QUOTE],
  "first value": ["a value", TO_QUOTE],
  key: ["a key", "put keys between quotes, and no comma behind the last field"],
  "first key": ["a key", "put keys between quotes"],
  colon: ["a colon", "put one between each key and its value"],
  comma: [
    "a comma or a closing bracket",
    String.raw`put it before, or write a quote in a text as \"`,
  ],
};

function misplaced(bytes: Uint8Array, at: number, end: number, wanted: Wanted): JsonFault {
  const [what, slip] = PLACES[wanted];
  const said = `${shownAt(bytes, at, end)} stands where ${what} belongs`;
  const word = decode(bytes, at, Math.max(at + 1, wordEnd(bytes, at, end)));
  const advice = SLIPS.find(([sign]) => slip === TO_QUOTE && sign.test(word))?.[1] ?? slip;
  return { kind: "fault", at, what: said, advice };
}

/** What stands where a value belongs, other than a text without quotes. */
const SLIPS: readonly (readonly [sign: RegExp, advice: string])[] = [
  // Files that were joined with cat.
  [/^\ufeff/u, "take this byte order mark away: a file has none but at its start"],
  [/^\]/u, "take it away, and a comma before it"],
  [/^\}/u, "write a value before it, or take it away"],
  [/^,/u, "take it away, or write a value before it"],
  [/^(?:\/[/*]|#)/u, "JSON has no comments: take it away"],
  [/^[+-]?(?:nan|inf|infinity)$/iu, "JSON has no such number: write it between quotes"],
  [/^(?:true|false|none|null|nil|undefined)$/iu, "write true, false or null"],
  [
    /^[+-]?(?:0x[\da-f]+|[\d.]+(?:e[+-]?\d+)?)$/iu,
    "write a number without a plus, without zeros in front, and with a digit on both sides of its point",
  ],
];

function cutBefore(due: readonly number[]): JsonReading {
  const closing = String.fromCharCode(due.at(-1) ?? CLOSE_BRACE);
  return { kind: "cut", what: `its closing ${closing} is missing` };
}

/** So much of a word that is out of place is shown, in bytes. */
const MOST_SHOWN = 40;

/** The word or sign at a place, between quotes. */
function shownAt(bytes: Uint8Array, at: number, end: number): string {
  const stop = Math.max(at + 1, wordEnd(bytes, at, Math.min(end, at + MOST_SHOWN)));
  return `"${decode(bytes, at, stop).replace(/\ufffd$/u, "…")}"`;
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(start, end));
}
