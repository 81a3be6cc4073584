/**
 * Signs that a reader does not see or takes for others: blanks that do not break, characters without a width, tags of
 * HTML and emphasis around words, "&" between words, more blanks than one, letters that are written as others.
 */

import { EMPHASIS_MARK, WordEmphasis } from "./emphasis.ts";
import { type Edit, type Seen, edited } from "./seen.ts";
import { FENCE, INDENTED_CODE, wrapsIn } from "./wrapped-lines.ts";

/** Each is one blank. */
const BLANK = "[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]";
/** Nothing is seen of them; a break of the line behind the first is one inside of a word. */
const UNSEEN =
  "\\u00ad(?:[ \\t]*\\r?\\n[ \\t]*)?|[\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]";
/**
 * Tags that set words and hold nothing to be read: with attributes of looks and links alone, so that no prose between
 * angle brackets passes for one.
 */
const ATTRIBUTE =
  "[ \\t]+(?:align|class|color|dir|face|height|href|id|lang|rel|size|style|target|width)=(?:\"[^\"<>\\n]{0,200}\"|'[^'<>\\n]{0,200}')";
const TAG = `</?(?:a|b|big|br|center|div|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|small|span|strong|sub|sup|u|ul)(?:${ATTRIBUTE}){0,8}[ \\t]?/?>`;
/** In these a tag is text. */
const CODE = "```[^]*?(?:```|$)|`[^`\\n]+`";

/** Accents that stand behind their letter, letters that are joined, and Latin signs as wide as Chinese ones. */
const SPELLING =
  "\\p{L}[\\u0300-\\u036f]{1,8}|[\\ufb00-\\ufb06]|(?<=[\\x21-\\x7e])[\\uff01-\\uff5e](?=\\s|[\\x21-\\x7e]|$)";

const HAS_SIGN = new RegExp(
  `${BLANK}|${UNSEEN}|[\\u0300-\\u036f\\ufb00-\\ufb06\\uff01-\\uff5e]`,
  "u",
);
const HAS_TAG = new RegExp(TAG, "iu");
const AND = "(?<=\\p{Ll}) & (?=\\p{L})";
const HAS_AND = / & /u;
/** A mark of emphasis that is closed somewhere. */
const HAS_EMPHASIS = /(?:^|[^\p{L}\p{N}*_])[*_]{1,3}[^\s*_]/u;
/** Pictures that say how a thing stands are read; others in front of a line or behind a sentence only adorn it. */
const STATUS = "❌✘✗✖✕✅✔✓☑⏳⌛🚧⬜☐🔲🔜🔴❎⚠☒🟢🟡🟠🟥🟩🟨🛑🚫⛔❗❓❔⏸";
const ADORNMENT = `(?=\\p{Extended_Pictographic})(?<=(?:^|\\n)[ \\t]{0,40}(?:[-*+•][ \\t]{1,4}|\\d{1,3}[.)][ \\t]{1,4}|#{1,6} )?)(?:(?![${STATUS}©®™])\\p{Extended_Pictographic}\\ufe0f?\\u200d?)+[ \\t]+|(?<=[.!?])[ \\t]+(?:(?![${STATUS}©®™])\\p{Extended_Pictographic}\\ufe0f?\\u200d?)+(?=[ \\t]*(?:\\n|$))`;
const HAS_PICTURE = /\p{Extended_Pictographic}/u;
/** "(1) the export": a number of a list, which is written without its first bracket as well. */
const NUMBER = "\\((?<=(?:^|\\n)[ \\t]{0,40}\\()(?=(?:\\d{1,2}|[a-h])\\) \\S)";
const HAS_NUMBER = /(?:^|\n)[ \t]*\((?:1|a)\) \S/u;
const HAS_GAP = /[^\s|] {2,}[^\s|]/u;

const SIGNS = new RegExp(
  `(?<adornment>${ADORNMENT})|(?<blank>${BLANK})|(?<unseen>${UNSEEN})|(?<tag>${TAG})|(?<number>${NUMBER})|(?<and>${AND})|(?<mark>${EMPHASIS_MARK})|(?<spelling>${SPELLING})|${CODE}`,
  "giu",
);

/** The text with signs as they are seen; its lines stay as they are. */
export function plainText(text: string): string {
  const edits = signEdits(text);
  return edits.length === 0 ? text : edited(text, edits).text;
}

/** A message with signs as they are seen, and where it differs; null where it has none of these. */
export function plainSigns(text: string): Seen | null {
  const edits = [...stampIn(text), ...signEdits(text), ...wrapsIn(text)];
  if (edits.length === 0) return null;
  return edited(
    text,
    edits.toSorted((a, b) => a.start - b.start),
  );
}

/** Each of the signs is one of these, or has one. */
const MAY_DIFFER = /[&*<_]|[^\0-\x7f]| {2}|\((?:1|a)\)/u;

function signEdits(text: string): readonly Edit[] {
  if (!MAY_DIFFER.test(text)) return [];
  const hasSign =
    HAS_SIGN.test(text) ||
    HAS_TAG.test(text) ||
    HAS_AND.test(text) ||
    HAS_EMPHASIS.test(text) ||
    HAS_PICTURE.test(text) ||
    HAS_NUMBER.test(text);
  const hasGap = HAS_GAP.test(text);
  const edits = [...(hasSign ? signsIn(text) : []), ...(hasGap ? gapsIn(text) : [])];
  return edits.toSorted((a, b) => a.start - b.start);
}

function* signsIn(text: string): Generator<Edit, void> {
  const emphasis = new WordEmphasis(text);
  for (const { index, 0: sign, groups } of text.matchAll(SIGNS)) {
    const { blank, unseen, tag, and, mark, adornment, number, spelling } = groups ?? {};
    const end = index + sign.length;
    if (blank !== undefined) yield { start: index, end, reading: " " };
    else if (and !== undefined) yield { start: index, end, reading: " and " };
    else if (adornment !== undefined || number !== undefined)
      yield { start: index, end, reading: "" };
    else if (mark !== undefined) {
      if (emphasis.has(index, end)) yield { start: index, end, reading: "" };
    } else if (unseen !== undefined) yield { start: index, end, reading: "" };
    else if (tag !== undefined) yield { start: index, end, reading: readingOf(tag) };
    else if (spelling !== undefined) {
      const reading = spelling.normalize("NFKC");
      if (reading !== spelling) yield { start: index, end, reading };
    }
  }
}

/** Between what these part no word goes on. */
const BREAKS = /^<\/?(?:br|div|h[1-6]|hr|p)\b/iu;
const ITEM = /^<li\b/iu;

function readingOf(tag: string): string {
  if (ITEM.test(tag)) return "\n- ";
  return BREAKS.test(tag) ? " " : "";
}

const GAP = /(?<=[^\s|]) {2,}(?=[^\s|])/gu;
const BLANK_BETWEEN = /(?<=\S) (?=\S)/gu;
const SIGN = /[.!?:;,)\]"”’*_`]/u;

/**
 * Gaps behind a sign, and all where a line has hardly a single blank: columns that are set with blanks, with words between
 * them, stay as they are.
 */
function* gapsIn(text: string): Generator<Edit, void> {
  let isCode = false;
  let lineStart = 0;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    else if (!isCode && HAS_GAP.test(line) && !INDENTED_CODE.test(line)) {
      const gaps = [...line.matchAll(GAP)];
      const isWide = gaps.length > 2 && gaps.length > 2 * (line.match(BLANK_BETWEEN)?.length ?? 0);
      for (const { index, 0: gap } of gaps) {
        if (!isWide && !SIGN.test(line.charAt(index - 1))) continue;
        yield { start: lineStart + index, end: lineStart + index + gap.length, reading: " " };
      }
    }
    lineStart += line.length + 1;
  }
}

/** The time at which a message was sent, in front of it: "[2026-11-20 14:02] The …". Where more lines have one it is a log. */
const STAMP =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z| ?UTC|[+-]\d\d:?\d\d)?\]?|\[\d\d?:\d\d(?::\d\d)?\])(?::| [-–—])? +(?=\S)/u;
const STAMPED_LINE = /\n[ \t]*\[?(?:\d{4}-\d\d-\d\d[T ]|\d\d?:\d\d)/u;

function* stampIn(text: string): Generator<Edit, void> {
  const stamp = STAMP.exec(text)?.[0];
  if (stamp === undefined || STAMPED_LINE.test(text)) return;
  yield { start: 0, end: stamp.length, reading: "" };
}
