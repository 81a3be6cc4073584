import { CODE } from "./labels.ts";

/** What stands in front of a list line, and the number or letter in it, "" for none. */
export interface ListMark {
  readonly length: number;
  readonly label: string;
}

/** The labels that a run of points begins with. */
export const STARTS: ReadonlySet<string> = new Set(["1", "a", "A", "i", "I"]);
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

/** The label behind another in a run of points: 2 behind 1, b behind a, III behind II. */
export function following(label: string): string {
  if (/^\d/u.test(label)) return String(Number(label) + 1);
  // "i" behind "h" is never met: runs of letters end with h.
  const at = ROMAN.indexOf(label.toLowerCase());
  if (at < 0) return String.fromCharCode(label.charCodeAt(0) + 1);
  const next = ROMAN[at + 1] ?? "";
  return label === label.toLowerCase() ? next : next.toUpperCase();
}

const BULLET =
  /^[ \t]*(?:[-*+•◦▪‣·–—☐☑✓✔]|\(?(?:(?:\d{1,3}|[a-z]|[ivx]{2,5}|[IVX]{2,5}|I)[.)]|[A-H]\))(?=\s)|#\d{1,3}[.:)]?(?=\s))[ \t]*(?:\[[ xX]?\][ \t]*)?(?=\S)/u;
export const HEADING = /^[ \t]*#{1,6}[ \t]/u;
const BULLET_GAP = /^[ \t]*[-*+•◦▪‣·–—](?=\S)/u;
/** `--json` and `-v` open no point. */
const FLAG = /^[ \t]*(?:--\p{L}|-\p{Ll}(?![\p{L}\p{N}]))/u;
/** Roman numbers of one letter, which may as well be initials: "V. Woolf". */
const CAPITAL = /^[ \t]*([VX])[.)][ \t]+(?=\S)/u;
const BELOW = /^[ \t]*(\d{1,3}(?:\.\d{1,3})+)[.)]?[ \t]+(?=\p{L})/u;
/** "1.1." and "2.1)" need no 1 above them, as the figure 1.1 does. */
const BELOW_NONE = /^[ \t]*\d{1,3}\.1[.)][ \t]/u;
/** "1: the tests pass", "2 - the docs are live", which a figure ("2 - 4 pm", "1 - n") does not open. */
const PARTED = /^[ \t]*(\d{1,3})(?::|[ \t]+[-–—])[ \t]+(?=\p{Lu}|\p{L}{2}|[`"“])/u;

/**
 * The mark that a line opens with; null for none.
 *
 * @param number the label of the last numbered line, which a number like 1.2 goes on from
 * @param fresh whether the line before is at an end, so that 1.2 is not its figure
 */
export function markOf(line: string, number: string, fresh: boolean): ListMark | null {
  const coded = CODE.exec(line);
  if (coded !== null) return { length: coded[0].length, label: coded[1] ?? coded[2] ?? "" };
  const mark = (BULLET.exec(line) ?? BULLET_GAP.exec(line))?.[0];
  if (mark !== undefined && !minusSign(line, mark) && !emphasised(line, mark) && !FLAG.test(line))
    return {
      length: mark.length,
      label: /\d{1,3}|[ivx]{2,5}|[a-z]|[IVX]{2,5}|[A-Z]/u.exec(mark)?.[0] ?? "",
    };
  const capital = CAPITAL.exec(line);
  if (capital !== null && capital[1] === following(number))
    return { length: capital[0].length, label: capital[1] };
  if (!fresh) return null;
  const parted = PARTED.exec(line);
  const own = parted?.[1] ?? "";
  if (parted !== null && (own === "1" || own === following(number)))
    return { length: parted[0].length, label: own };
  const below = BELOW.exec(line);
  const label = below?.[1] ?? "";
  return below !== null && (numbersOn(number, label) || BELOW_NONE.test(line))
    ? { length: below[0].length, label }
    : null;
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
