import { type Seen, edited } from "./seen.ts";

const MARK = "(?:[-*+•–—]|\\p{Extended_Pictographic}\\ufe0f?)[ \\t]+";
/** "@mara", "14:02 –" */
const ADDRESS = "(?:@[\\p{L}\\d._-]{1,40}[,:]?|\\d{1,2}:\\d\\d(?: ?[-–—:])?)\\s+";
/** "- Dana" alone is a name under nothing. */
const FIRST = new RegExp(
  `^\\s*(?:(?<mark>${MARK})|(?:${ADDRESS}){1,6})(?=\\S+\\s+\\S+\\s+\\S)`,
  "u",
);
const FURTHER = new RegExp(`\\n[ \\t]*(?:${MARK}|\\d{1,3}[.)] )`, "u");

/** A text without the bullet, the picture, the time or whom it is for in front of it; null where it has none, or is a list. */
export function withoutLoneMark(text: string): Seen | null {
  const match = FIRST.exec(text);
  if (match === null) return null;
  const { length } = match[0];
  if (match.groups?.["mark"] !== undefined && FURTHER.test(text.slice(length - 1))) return null;
  return edited(text, [{ start: 0, end: length, reading: "" }]);
}
