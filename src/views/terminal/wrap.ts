import { displayWidth, graphemes } from "./width.ts";

/**
 * Lines of at most `width` cells with the same words in the same order. Lines break between words; a
 * word that is wider than a line is broken between characters. Runs of blanks become one. Never empty:
 * a text without a word is one empty line.
 */
export function wrapWords(words: Iterable<string>, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (displayWidth(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = displayWidth(word) <= width ? [word] : breakWord(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

/** A character wider than the line stands alone. */
function breakWord(word: string, width: number): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  let taken = 0;
  for (const character of graphemes(word)) {
    const cells = displayWidth(character);
    if (piece !== "" && taken + cells > width) {
      pieces.push(piece);
      piece = "";
      taken = 0;
    }
    piece += character;
    taken += cells;
  }
  pieces.push(piece);
  return pieces;
}
