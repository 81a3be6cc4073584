/**
 * A table of box-drawing characters, fitted to a width in two passes: the first measures the cells,
 * the second prints them. What must stay whole (urls that do not fit, commands) stands on lines of its
 * own under the table, with a mark such as `[1]` in the cell.
 */
import { type Paint, type Role, painter } from "./colour.ts";
import { escapeText, isPlain } from "./escape.ts";
import { type ColumnNeed, fitColumns } from "./table-fit.ts";
import {
  type Cell,
  type CellLine,
  type Cells,
  type RowPrinter,
  type ViewOptions,
  linesOf,
} from "./table.ts";
import type { NoteBook } from "./table-notes.ts";
import { type Part, mayHaveUrl, partsOf, wholeUrl, wordsOf } from "./wrap-url.ts";
import { displayWidth } from "./width.ts";
import { hasWiderWord, spacedWords, wrapPlain, wrapWords } from "./wrap.ts";

/** After so many notes the table ends, they are printed, and it begins anew: memory stays bounded. */
const NOTES_OF_ONE_TABLE = 500;
const MARK = "[000]";
const COMMAND_WIDTH = run(MARK).length;
/** A url that is longer does not make its column wider. */
const LONG_URL = 48;

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/;

/** What stands for a command in a cell: the mark itself is nothing to type. */
function run(mark: string): string {
  return `run ${mark} below`;
}

/** Gathers what the columns need, and which marks the cells have already. */
export interface BoxMeasure {
  add(cells: Cells): void;
  /** The widths of the columns in a table of at most `columns` cells. */
  widths(columns: number): readonly number[];
}

/** The first pass over the rows; `notes` are those that the second pass is given. */
export function measureBox(titles: readonly string[], notes: NoteBook): BoxMeasure {
  const needs = titles.map((title): ColumnNeed => ({
    natural: 1,
    word: widestWord(title, 1),
    hasTime: false,
  }));
  for (const [at, title] of titles.entries()) grow(needs[at], displayWidth(title), 0);
  return {
    add(cells) {
      for (let at = 0; at < needs.length; at += 1) {
        for (const line of cells[at] ?? []) {
          measureLine(needs[at], line);
          if (line.kind !== "command") notes.avoid(line.text);
        }
      }
    },
    widths: (columns) => fitColumns(needs, columns - 3 * titles.length - 1),
  };
}

function measureLine(need: ColumnNeed | undefined, line: CellLine): void {
  if (line.kind === "command") {
    grow(need, COMMAND_WIDTH, COMMAND_WIDTH);
    return;
  }
  const text = line.kind === "url" ? (wholeUrl(line.text) ?? line.text) : line.text;
  if (need?.hasTime === false) need.hasTime = line.kind === "text" && TIME.test(text);
  if (need !== undefined && isPlain(text) && !mayHaveUrl(text)) {
    const word = hasWiderWord(text, need.word) ? widestWord(text, need.word) : 0;
    grow(need, text.length, word);
    return;
  }
  for (const shown of line.kind === "text" ? linesOf(line) : [escapeText(text)]) {
    grow(need, displayWidth(shortened(shown)), widestWord(shown, need?.word ?? 0));
  }
}

/** The line as it is when its long urls stand under the table, so that they claim no room in it. */
function shortened(shown: string): string {
  if (shown.length <= LONG_URL) return shown;
  return Array.from(partsOf(shown), ({ text, isUrl }) =>
    isUrl && displayWidth(text) > LONG_URL ? MARK : text,
  ).join("");
}

function grow(need: ColumnNeed | undefined, natural: number, word: number): void {
  if (need === undefined) return;
  need.natural = Math.max(need.natural, natural);
  need.word = Math.max(need.word, word);
}

/** The widest word but for urls, which may move under the table; never less than `atLeast`. */
function widestWord(shown: string, atLeast: number): number {
  let widest = atLeast;
  for (const { parts } of wordsOf(shown)) {
    const word = joined(parts);
    // A text of n units takes at most 2n cells.
    if (word.length * 2 <= widest || parts.some(({ isUrl }) => isUrl)) continue;
    widest = Math.max(widest, displayWidth(word));
  }
  return widest;
}

/** The second pass: prints rows in columns of these widths. */
export function boxPrinter(
  titles: readonly string[],
  widths: readonly number[],
  { colour }: Pick<ViewOptions, "colour">,
  notes: NoteBook,
): RowPrinter<Cells> {
  const paint = painter(colour);
  const columns = widths.map((width): Column => ({ width, paint, notes }));
  const blanks = widths.map((width) => " ".repeat(width));
  const rule = (left: string, cross: string, right: string): string =>
    `${left}${widths.map((width) => "─".repeat(width + 2)).join(cross)}${right}\n`;
  const between = rule("├", "┼", "┤");
  const bottom = (): string => rule("└", "┴", "┘") + notes.flush();
  let isOpen = false;
  let wasTall = true;

  const shown = (cells: Cells): readonly (readonly string[])[] =>
    columns.map((column, at) => shownLines(cells[at] ?? [], column));

  const open = (): string => {
    isOpen = true;
    wasTall = true;
    const head = shown(titles.map((title) => [{ kind: "text", text: title, role: "strong" }]));
    return rule("┌", "┬", "┐") + layOut(head, blanks);
  };

  return {
    head: open,
    row(cells) {
      let printed = isOpen ? "" : open();
      const lines = shown(cells);
      const isTall = lines.some(({ length }) => length > 1);
      if (isTall || wasTall) printed += between;
      wasTall = isTall;
      printed += layOut(lines, blanks);
      if (notes.size < NOTES_OF_ONE_TABLE) return printed;
      isOpen = false;
      return `${printed}${bottom()}\n`;
    },
    tail: () => (isOpen ? bottom() : ""),
  };
}

/** Lines beside each other, as many as the tallest column has. */
function layOut(columns: readonly (readonly string[])[], blanks: readonly string[]): string {
  let height = 1;
  for (const { length } of columns) if (length > height) height = length;
  let printed = "";
  for (let at = 0; at < height; at += 1) {
    let row = "│";
    for (let column = 0; column < columns.length; column += 1) {
      row += ` ${columns[column]?.[at] ?? blanks[column]} │`;
    }
    printed += `${row}\n`;
  }
  return printed;
}

/** What the lines of a column are made by. */
interface Column {
  readonly width: number;
  readonly paint: Paint;
  readonly notes: NoteBook;
}

/** The lines of a cell, painted and padded. */
function shownLines(cell: Cell, column: Column): readonly string[] {
  const { width, notes } = column;
  const lines: string[] = [];
  for (const line of cell) {
    if (line.kind === "command") {
      const mark = run(notes.mark(escapeText(line.text)));
      addLines(
        lines,
        wrapPlain(mark, width) ?? wrapWords(spacedWords(mark), width),
        "strong",
        column,
      );
    } else if (line.kind === "url") {
      addLines(lines, shownUrl(line.text, width, notes), "text", column);
    } else {
      addText(lines, line, column);
    }
  }
  return lines;
}

function addText(
  lines: string[],
  line: Extract<CellLine, { readonly kind: "text" }>,
  column: Column,
): void {
  const { text, role } = line;
  const { width, paint, notes } = column;
  const isSimple = isPlain(text) && !mayHaveUrl(text);
  const wrapped = isSimple ? wrapPlain(text, width) : null;
  if (wrapped !== null) {
    for (const one of wrapped) lines.push(paint(role, one) + " ".repeat(width - one.length));
    return;
  }
  for (const shown of linesOf(line)) {
    addLines(lines, wrapWords(keptWhole(shown, width, notes), width), role, column);
  }
}

function addLines(
  lines: string[],
  texts: readonly string[],
  role: Role,
  { width, paint }: Column,
): void {
  for (const text of texts) {
    lines.push(paint(role, text) + " ".repeat(Math.max(0, width - displayWidth(text))));
  }
}

function shownUrl(stored: string, width: number, notes: NoteBook): readonly string[] {
  const whole = wholeUrl(stored);
  if (whole === null) return wrapWords(keptWhole(escapeText(stored), width, notes), width);
  return displayWidth(whole) <= width ? [whole] : wrapWords([notes.mark(whole)], width);
}

/**
 * The words of a line with the blanks before them; in one that does not fit, each url is replaced by the mark of
 * a note.
 */
function* keptWhole(shown: string, width: number, notes: NoteBook): Generator<string> {
  for (const { blanks, parts } of wordsOf(shown)) {
    const word = joined(parts);
    const fits = word.length * 2 <= width || displayWidth(word) <= width;
    const kept = fits
      ? word
      : parts.map((part) => (part.isUrl ? notes.mark(part.text) : part.text)).join("");
    yield " ".repeat(blanks) + kept;
  }
}

function joined([first, ...others]: readonly Part[]): string {
  return others.reduce((word, { text }) => word + text, first?.text ?? "");
}
