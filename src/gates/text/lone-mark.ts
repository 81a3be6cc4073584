import { type Seen, edited } from "./seen.ts";

const MARK = "(?:[-*+•–—]|\\p{Extended_Pictographic}\\ufe0f?)[ \\t]+";
/** "- Dana" alone is a name under nothing. */
const FIRST = new RegExp(`^\\s*${MARK}(?=\\S+\\s+\\S+\\s+\\S)`, "u");
const FURTHER = new RegExp(`\\n[ \\t]*(?:${MARK}|\\d{1,3}[.)] )`, "u");

/** A text without the bullet or picture in front of it; null where it has none, or is a list. */
export function withoutLoneMark(text: string): Seen | null {
  const mark = FIRST.exec(text)?.[0];
  if (mark === undefined || FURTHER.test(text.slice(mark.length - 1))) return null;
  return edited(text, [{ start: 0, end: mark.length, reading: "" }]);
}
