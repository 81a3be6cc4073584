/** What stands in front of a list line, and the number or letter in it, "" for none. */
export interface ListMark {
  readonly length: number;
  readonly label: string;
}

const BULLET =
  /^[ \t]*(?:[-*+•◦▪‣·–—☐☑✓✔]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,4})[.)](?=\s)|#\d{1,3}[.:)]?(?=\s))[ \t]*(?:\[[ xX]?\][ \t]*)?(?=\S)/u;
export const HEADING = /^[ \t]*#{1,6}[ \t]/u;
const BULLET_GAP = /^[ \t]*[-*+•◦▪‣·–—](?=\S)/u;
const BELOW = /^[ \t]*(\d{1,3}(?:\.\d{1,3})+)[.)]?[ \t]+(?=\p{L})/u;

/**
 * The mark that a line opens with; null for none.
 *
 * @param number the label of the last numbered line, which a number like 1.2 goes on from
 * @param fresh whether the line before is at an end, so that 1.2 is not its figure
 */
export function markOf(line: string, number: string, fresh: boolean): ListMark | null {
  const mark = (BULLET.exec(line) ?? BULLET_GAP.exec(line))?.[0];
  if (mark !== undefined && !minusSign(line, mark) && !emphasised(line, mark))
    return { length: mark.length, label: /\d{1,3}|[a-z]/u.exec(mark)?.[0] ?? "" };
  const below = fresh ? BELOW.exec(line) : null;
  const label = below?.[1] ?? "";
  return below !== null && numbersOn(number, label) ? { length: below[0].length, label } : null;
}

/** 1.1 after 1, 1.2 after 1.1 or 1.1.3. */
function numbersOn(number: string, label: string): boolean {
  if (label === `${number}.1`) return true;
  const at = label.lastIndexOf(".");
  const before = `${label.slice(0, at)}.${Number(label.slice(at + 1)) - 1}`;
  return number === before || number.startsWith(`${before}.`);
}

/** `**Done when:**` and `*Note* …` stress words, `*item` is a list line. */
function emphasised(line: string, mark: string): boolean {
  if (!mark.endsWith("*")) return false;
  const closing = line.indexOf("*", mark.length + (line[mark.length] === "*" ? 1 : 0));
  return closing > mark.length && !/\s/u.test(line.charAt(closing - 1));
}

/** `-5 °C` is a figure, `- 5 tests` a list line. */
function minusSign(line: string, mark: string): boolean {
  return /[-–]$/u.test(mark) && /^\d/u.test(line.slice(mark.length));
}
