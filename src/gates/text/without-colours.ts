/** Messages with escape sequences of a terminal in them ("\x1b[31mnot\x1b[0m done"): what a gate reads is the text that people see. */

import { type Edit, type Seen, edited } from "./seen.ts";

/** Colours and moves of the cursor. */
const CONTROL = "(?:\\x1b\\[|\\x9b)[0-?]{0,40}[ -/]{0,4}[@-~]";
/** A hyperlink, a title: what is told to the terminal alone. It holds no start of another one, so that none is read twice. */
const STRING = "\\x1b[\\]PX^_][^\\x07\\x1b\\x9c\\n]*(?:\\x07|\\x1b\\\\|\\x9c)";
/** `tput sgr0` chooses a character set: "\x1b(B". */
const CHARACTER_SET = "\\x1b[#%()*+][0-~]";
/**
 * Escapes of two characters. Of letters only those that programs write: where an escape was cut off in front of a word
 * ("\x1bNot done"), the word stands.
 */
const SHORT = "\\x1b[0-?DEHMZc\\\\]";
const ESCAPE = new RegExp(`${CONTROL}|${STRING}|${CHARACTER_SET}|${SHORT}|\\x1b`, "gu");
const HAS_ESCAPE = /[\x1b\x9b]/u; // oxlint-disable-line no-control-regex

/** What is seen of a text; null where there is no escape sequence in it. */
export function withoutColours(text: string): Seen | null {
  return HAS_ESCAPE.test(text) ? edited(text, escapesIn(text)) : null;
}

/** A blank in the place of each escape sequence, or nothing where a blank would indent the line. */
function* escapesIn(text: string): Generator<Edit, void> {
  let from = 0;
  let isInLine = false;
  for (const { index, 0: escape } of text.matchAll(ESCAPE)) {
    const between = text.slice(from, index);
    const line = between.lastIndexOf("\n");
    isInLine = (line < 0 && isInLine) || /[\p{L}\d]/u.test(between.slice(line + 1));
    from = index + escape.length;
    yield { start: index, end: from, reading: isInLine ? " " : "" };
  }
}
