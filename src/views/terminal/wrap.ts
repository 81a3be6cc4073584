import { characters, displayWidth } from "./width.ts";

/** The words of a text for `wrapWords`, each with the blanks before it. */
export function spacedWords(text: string): readonly string[] {
  return text.split(/(?<=[^ ])(?= )/u);
}

/**
 * Lines of at most `width` cells with the same words in the same order. A word comes with the blanks before it, which
 * are kept within a line, also where it begins; lines break between words, in the place of blanks. A word that is
 * wider than a line is broken between characters. Never empty: a text without a word is one empty line.
 */
export function wrapWords(words: Iterable<string>, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const spaced of words) {
    const joined = line + spaced;
    if (displayWidth(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    const word = spaced.replace(/^ +/u, "");
    const pieces = displayWidth(word) <= width ? [word] : breakWord(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

/**
 * What `wrapWords` makes of the words of a text for which `isPlain` holds, without looking at each of
 * them; null where it takes more than that: lines with runs of blanks or blanks at an end, a word wider than a line.
 */
export function wrapPlain(text: string, width: number): readonly string[] | null {
  if (text.length <= width) return [text];
  if (text.startsWith(" ") || text.endsWith(" ") || text.includes("  ")) return null;
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const blank = text.lastIndexOf(" ", start + width);
    if (blank < start) return null;
    lines.push(text.slice(start, blank));
    start = blank + 1;
  }
  lines.push(text.slice(start));
  return lines;
}

/** Has a text for which `isPlain` holds a word wider than `width`? */
export function hasWiderWord(text: string, width: number): boolean {
  let start = 0;
  while (text.length - start > width) {
    const blank = text.lastIndexOf(" ", start + width);
    if (blank < start) return true;
    start = blank + 1;
  }
  return false;
}

/** A column is never so narrow that a character of this many cells is taken apart. */
const WIDE = 2;
/** In code points: marks without a width of their own are not measured again and again. */
const LONGEST_PART = 64;

/** A character wider than the line stands alone; what marks and joints make of many (U+0600, conjuncts) is parted. */
function breakWord(word: string, width: number): readonly string[] {
  const most = Math.max(width, WIDE);
  const pieces: string[] = [];
  let piece = "";
  let taken = 0;
  for (const character of characters(word)) {
    const cells = displayWidth(character);
    const parts = cells > most ? partsOf(character, most) : [character];
    if (piece !== "" && (parts.length > 1 || taken + cells > width)) {
      pieces.push(piece);
      piece = "";
      taken = 0;
    }
    for (const part of parts.slice(0, -1)) pieces.push(part);
    const last = parts.at(-1) ?? "";
    piece += last;
    taken += parts.length > 1 ? displayWidth(last) : cells;
  }
  pieces.push(piece);
  return pieces;
}

/** One character cut between its code points into parts of at most so many cells. */
function partsOf(character: string, most: number): readonly string[] {
  const parts: string[] = [];
  let part = "";
  let length = 0;
  for (const point of character) {
    if (length > 0 && (length === LONGEST_PART || displayWidth(part + point) > most)) {
      parts.push(part);
      part = "";
      length = 0;
    }
    part += point;
    length += 1;
  }
  parts.push(part);
  return parts;
}
