/** Marks that set words and say nothing: of emphasis, code, what is struck out, and of a quoted line. */

import { type Edit, type Seen, edited } from "./seen.ts";

const EMPHASIS = String.raw`\*+|_+|~~+`;
const IN_PHRASE = new RegExp(EMPHASIS, "gu");
const IN_TEXT = new RegExp(`${EMPHASIS}|\`+|(?<=^|\\n)(?<quoted>[ \\t]*(?:>[ \\t]?)+)`, "gu");
const HAS_MARK = /[*_~`>]/u;
const PART_OF_WORD = /[\p{L}\p{N}]/u;
const BLANK = /^\s?$/u;

/**
 * A text without them, wherever they stand; null where it has none. A mark between blanks ("2 * 3") sets no word, and one
 * sign within a word is a part of it ("snake_case", "2*3").
 */
export function withoutMarks(text: string): Seen | null {
  if (!HAS_MARK.test(text)) return null;
  const seen = edited(text, edits(text, IN_TEXT));
  return seen.edits.length === 0 ? null : seen;
}

/** The same of a phrase of a policy, in which a backtick is a quotation mark and "> " is text. */
export function phraseWithoutMarks(phrase: string): string {
  return HAS_MARK.test(phrase) ? edited(phrase, edits(phrase, IN_PHRASE)).text : phrase;
}

function* edits(text: string, marks: RegExp): Generator<Edit, void> {
  for (const { 0: mark, index: start, groups } of text.matchAll(marks)) {
    const end = start + mark.length;
    if (groups?.["quoted"] !== undefined || setsWord(text, start, end)) {
      yield { start, end, reading: "" };
    }
  }
}

function setsWord(text: string, start: number, end: number): boolean {
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (BLANK.test(before) && BLANK.test(after)) return false;
  const isPart = text[start] === "_" || (text[start] === "*" && end - start === 1);
  return !isPart || !PART_OF_WORD.test(before) || !PART_OF_WORD.test(after);
}
