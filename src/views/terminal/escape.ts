import { wholeCharacters } from "../../domain/excerpt.ts";

/**
 * The one place where text of unknown origin is made harmless for people's eyes and terminals.
 * Every format for people passes names and quotes through here; JSON keeps the exact values and
 * writes the same characters as JSON escapes.
 */

/**
 * What is never sent as it is:
 * - C0 and C1 controls and DEL: terminals act on them (escape sequences, bells, overwritten lines);
 * - line and paragraph separators: some readers break a line there;
 * - directional marks, overrides and isolates: they make text read otherwise than it is stored;
 * - invisible characters that carry no glyph of their own, and tag characters outside of a flag
 *   emoji: text can hide in them. The joiners U+200C and U+200D stay behind what they join, an emoji or a
 *   letter of a script without capitals, as in Persian and Hindi words, and U+200C between a name, number or
 *   bracket and such a letter, "PDF\u200cها"; in "pay\u200dpal" they only hide;
 * - lone surrogates: they have no encoding, a stream would turn them into U+FFFD;
 * - non-characters such as U+FFFE.
 */
const JOINED = String.raw`[\p{Lo}\p{Lm}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const ENDING = String.raw`(?<=[\p{L}\p{N}\p{P}])\u200c\p{Lo}`;
const UNSAFE = String.raw`(?:(?<!${JOINED})(?!${ENDING})[\u200c\u200d]|[\p{Cc}\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}\p{Noncharacter_Code_Point}\u{e0000}-\u{e007f}])`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}`;

interface UnsafePatterns {
  readonly any: RegExp;
  /** All in a text, and the flags, which stay. */
  readonly orFlag: RegExp;
  /** All in JSON, which has line breaks and tabs of its own, between values. */
  readonly inJson: RegExp;
}

let patterns: UnsafePatterns | null = null;

/** Made for the first text that is not plain: most runs see none, and every start would pay. */
function unsafe(): UnsafePatterns {
  patterns ??= {
    any: new RegExp(UNSAFE, "u"),
    orFlag: new RegExp(`(?<flag>${FLAG})|${UNSAFE}`, "gu"),
    inJson: new RegExp(String.raw`(?![\n\r\t])${UNSAFE}`, "gu"),
  };
  return patterns;
}

/**
 * One line of what most texts are made of: printable ASCII, Latin letters, and the dashes, quotes and
 * dots of running text. Nothing in it is unsafe, and each character takes one cell.
 */
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027]*$/;
const PLAIN_LINES = /^[\n\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027]*$/;

/**
 * Is this one line in which nothing has to be escaped and each UTF-16 unit takes one cell? One quick
 * question that spares the slow ones; false does not mean the contrary.
 */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

/**
 * The text on one line, with whatever could act on a terminal or deceive a reader shown as an
 * escape: `\n`, `\x1b`, `\u202e`, `\u{e0041}`. A backslash of the text itself stays as it is, so
 * that paths and patterns read naturally; where the exact value matters, print JSON.
 */
export function escapeText(text: string): string {
  if (PLAIN.test(text) || !unsafe().any.test(text)) return text;
  return text.replace(unsafe().orFlag, (found, flag: string | undefined) =>
    flag === undefined ? visible(found) : found,
  );
}

/** The lines of a text, each escaped by `escapeText`; CRLF, LF and CR end a line. */
export function escapeLines(text: string): readonly string[] {
  return PLAIN.test(text) ? [text] : text.split(/\r\n|\n|\r/u).map(escapeText);
}

/** No line of a form or a cell begins like this. */
const GOES_ON = "| ";

/** `escapeLines`, marked where a text goes on in a further line, so that none of it passes for a line of ours. */
export function markedLines(text: string): readonly string[] {
  return escapeLines(text).map((line, at) => (at === 0 || line === "" ? line : GOES_ON + line));
}

/** Like `escapeText`, and cut after `limit` UTF-16 units with a word on how much is missing. */
export function escapeAndCut(text: string, limit: number): string {
  if (text.length <= limit) return escapeText(text);
  const end = wholeCharacters(text, limit);
  return `${escapeText(text.slice(0, end))}… (${text.length - end} more characters)`;
}

/** How `JSON.stringify` writes half of a surrogate pair, behind backslashes that stand for themselves. */
const HALF = /(?<!\\)(?<before>(?:\\\\)*)\\ud[89a-f][\da-f]{2}/gu;

/**
 * What `JSON.stringify` made, with the same value, in which none of these characters stand as they are: they
 * become JSON escapes. Line breaks between values stay; inside strings JSON has none. Only half of a surrogate
 * pair becomes U+FFFD: other readers of JSON refuse a whole text for it.
 */
export function escapeJson(text: string): string {
  const json = text.includes(String.raw`\ud`) ? text.replaceAll(HALF, "$<before>\ufffd") : text;
  if (PLAIN_LINES.test(json)) return json;
  return json.replaceAll(unsafe().inJson, (found) =>
    Array.from({ length: found.length }, (_, unit) => {
      const code = found.charCodeAt(unit);
      return `\\u${code.toString(16).padStart(4, "0")}`;
    }).join(""),
  );
}

/** A value as a whole JSON text: two-space indented, its characters as `escapeJson` has them, a newline at the end. */
export function jsonText(value: unknown): string {
  return `${escapeJson(JSON.stringify(value, null, 2))}\n`;
}

function visible(character: string): string {
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\u{${hex}}`;
}
