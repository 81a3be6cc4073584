import { findVerb, isInflected, isParticiple } from "../words/verbs.ts";

/** A line joined to an item of done_when, as far as headings need to know it. */
export interface Line {
  readonly text: string;
  readonly listed: boolean;
  /** The number or letter in front of a list line, "" for none. */
  readonly label: string;
  /** How far a list line is indented. */
  readonly indent: number;
}

const LONGEST = 60;
const MOST_WORDS = 4;

/** "Done when:", `**Backend**`, "- backend" above list lines of its own: words that only say what the next lines are about. */
export function announcesNext(line: Line, next?: Line, second?: Line): boolean {
  if (next?.listed !== true) return false;
  if (/[:：][*_]{0,3}\s*$/u.test(line.text.slice(-8))) return true;
  if (line.listed && !isBelow(line, next)) return false;
  return isHeading(line.text) || (isOpenEnded(line.text) && goOn(next, second));
}

/** What goes on with the line above it: "as CSV", "in Chrome". */
export const FRAGMENT =
  /^(?:as|in|on|at|to|for|from|with|without|by|per|via|als|mit|für|auf|en|avec|pour|con|para)\s/u;

/** "the export works" above "as CSV" and "as PDF": a line that the next ones go on with, each in its own way. */
function goOn(next: Line, second?: Line): boolean {
  if (second?.listed !== true || second.indent !== next.indent) return false;
  return FRAGMENT.test(next.text) && FRAGMENT.test(second.text);
}

function isOpenEnded(text: string): boolean {
  return text.length <= 120 && !/[.;!?]\s*$/u.test(text);
}

function isBelow(line: Line, next: Line): boolean {
  if (line.label !== "" && next.label.startsWith(`${line.label}.`)) return true;
  // " 9. login" above "10. logout" and lists out of line.
  const goesOn = line.label !== "" && next.label === String(Number(line.label) + 1);
  return next.indent > line.indent + 1 && !goesOn;
}

/** Whether a line that announced others is one that they go on with, and no heading. */
export function isGoneOnWith(text: string): boolean {
  return text.length <= 120 && !/[:：][*_]{0,3}\s*$/u.test(text) && !isHeading(text);
}

const NUMBERED =
  /^(?:phase|step|part|sprint|milestone|stage|section|module|week|day|schritt|teil)\s\d{1,3}$/iu;

/** A few words without a verb, an article or a full stop. */
export function isHeading(text: string): boolean {
  const plain = text.replace(/[*_#]/gu, "").trim();
  if (NUMBERED.test(plain)) return true;
  if (plain === "" || plain.length > LONGEST || /[.,;!?`"0-9]/u.test(plain)) return false;
  const words = plain.toLowerCase().split(/\s+/u);
  if (words.length > MOST_WORDS) return false;
  if (words.length === 1) return true;
  if (/^(?:an?|the|each|every|all|both|no|one)$/u.test(words[0] ?? "")) return false;
  return !(findVerb(words).at >= 0 || words.some(isDone) || isInflected(words.at(-1) ?? ""));
}

/** "page rendered" is a condition, "done when" a heading. */
function isDone(word: string): boolean {
  return word !== "done" && isParticiple(word);
}

const LEFT_OUT =
  /^[*_#\s]*(?:(?:explicitly\s)?(?:out of|not in) scope|non-?\s?goals?|not included|not part of this|nice to have|nicht im umfang|hors périmètre|fuera de alcance)[*_\s]*[:：]?[*_\s]*$/iu;

/** "Out of scope:", "Non-goals": the list lines below it ask for nothing. */
export function leavesOut(text: string): boolean {
  return text.length <= LONGEST && LEFT_OUT.test(text);
}

/** `|---|:--|`: the line of a table between its head and its rows. */
export function isTableRule(line: string): boolean {
  const bare = line.trim();
  return bare.includes("|") && bare.includes("--") && /^[\s|:-]+$/u.test(bare);
}

/** `| pump | runs |`, or any line with a bar inside a table. */
export function isTableRow(line: string, inTable: boolean): boolean {
  const bare = line.trim();
  return (
    bare.length > 2 &&
    bare.includes("|", 1) &&
    (inTable || (bare.startsWith("|") && bare.endsWith("|")))
  );
}
