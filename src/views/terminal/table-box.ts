/**
 * A table of box-drawing characters, fitted to a width in two passes: the first measures the cells,
 * the second prints them. What must stay whole (urls that do not fit, commands) stands on lines of its
 * own under the table, with a mark such as `[1]` in the cell.
 */
import { type Paint, type Role, painter } from "./colour.ts";
import { escapeLines, escapeText } from "./escape.ts";
import { type ColumnNeed, fitColumns } from "./table-fit.ts";
import type { Cell, CellLine, Cells, RowPrinter, ViewOptions } from "./table.ts";
import { NoteBook } from "./table-notes.ts";
import { findUrl, isUrl, wordsOf } from "./wrap-url.ts";
import { displayWidth, padTo } from "./width.ts";
import { wrapWords } from "./wrap.ts";

/** After so many notes the table ends, they are printed, and it begins anew: memory stays bounded. */
const NOTES_OF_ONE_TABLE = 500;
/** What stands for a command in a cell, before its mark. */
const TYPE = "type";
const MARK = "[000]";
const COMMAND_WIDTH = `${TYPE} ${MARK}`.length;
/** A url that is longer does not make its column wider. */
const LONG_URL = 48;

/** Gathers what the columns need. */
export interface BoxMeasure {
  add(cells: Cells): void;
  /** The widths of the columns in a table of at most `columns` cells. */
  widths(columns: number): readonly number[];
}

/** The first pass over the rows. */
export function measureBox(titles: readonly string[]): BoxMeasure {
  const needs = titles.map((title): ColumnNeed => ({ natural: 1, word: widestWord(title, 1) }));
  for (const [at, title] of titles.entries()) grow(needs[at], displayWidth(title), 0);
  return {
    add(cells) {
      for (const [at, cell] of cells.entries()) {
        for (const line of cell) measureLine(needs[at], line);
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
  for (const shown of escapeLines(line.text)) {
    grow(need, displayWidth(shortened(shown)), widestWord(shown, need?.word ?? 0));
  }
}

/** The line as it is when its long urls stand under the table, so that they claim no room in it. */
function shortened(shown: string): string {
  if (shown.length <= LONG_URL || !shown.includes("://")) return shown;
  return Array.from(wordsOf(shown), (word) => {
    const found = findUrl(word);
    if (found === null || displayWidth(found.url) <= LONG_URL) return word;
    return found.before + MARK + found.after;
  }).join(" ");
}

function grow(need: ColumnNeed | undefined, natural: number, word: number): void {
  if (need === undefined) return;
  need.natural = Math.max(need.natural, natural);
  need.word = Math.max(need.word, word);
}

/** The widest word but for urls, which may move under the table; never less than `atLeast`. */
function widestWord(shown: string, atLeast: number): number {
  let widest = atLeast;
  for (const word of wordsOf(shown)) {
    // A text of n units takes at most 2n cells.
    if (word.length * 2 <= widest || findUrl(word) !== null) continue;
    widest = Math.max(widest, displayWidth(word));
  }
  return widest;
}

/** A line of a cell, ready to be padded. */
interface ShownLine {
  readonly text: string;
  readonly role: Role;
}

/** The second pass: prints rows in columns of these widths. */
export function boxPrinter(
  titles: readonly string[],
  widths: readonly number[],
  { colour }: Pick<ViewOptions, "colour">,
  notes: NoteBook = new NoteBook(),
): RowPrinter<Cells> {
  const paint = painter(colour);
  const rule = (left: string, cross: string, right: string): string =>
    `${left}${widths.map((width) => "─".repeat(width + 2)).join(cross)}${right}\n`;
  const bottom = (): string => rule("└", "┴", "┘") + notes.flush();
  let isOpen = false;
  let wasTall = true;

  const open = (): string => {
    isOpen = true;
    wasTall = true;
    const head = titles.map((title, at) =>
      shownLines([{ kind: "text", text: title, role: "strong" }], widths[at] ?? 1, notes),
    );
    return rule("┌", "┬", "┐") + layOut(head, widths, paint);
  };

  return {
    head: open,
    row(cells) {
      let printed = isOpen ? "" : open();
      const columns = widths.map((width, at) => shownLines(cells[at] ?? [], width, notes));
      const isTall = columns.some((lines) => lines.length > 1);
      if (isTall || wasTall) printed += rule("├", "┼", "┤");
      wasTall = isTall;
      printed += layOut(columns, widths, paint);
      if (notes.size < NOTES_OF_ONE_TABLE) return printed;
      isOpen = false;
      return `${printed}${bottom()}\n`;
    },
    tail: () => (isOpen ? bottom() : ""),
  };
}

function layOut(
  columns: readonly (readonly ShownLine[])[],
  widths: readonly number[],
  paint: Paint,
): string {
  const height = Math.max(1, ...columns.map((lines) => lines.length));
  let printed = "";
  for (let at = 0; at < height; at += 1) {
    const cells = columns.map((lines, column) => {
      const { text, role } = lines[at] ?? { text: "", role: "text" };
      const padded = padTo(text, widths[column] ?? 1);
      return paint(role, text) + padded.slice(text.length);
    });
    printed += `│ ${cells.join(" │ ")} │\n`;
  }
  return printed;
}

function shownLines(cell: Cell, width: number, notes: NoteBook): readonly ShownLine[] {
  return cell.flatMap((line): readonly ShownLine[] => {
    if (line.kind === "command") {
      const mark = `${TYPE} ${notes.mark(escapeText(line.text))}`;
      return wrapWords(mark.split(" "), width).map((text) => ({ text, role: "strong" }));
    }
    if (line.kind === "url") return shownUrl(line.text, width, notes);
    return escapeLines(line.text).flatMap((shown) =>
      wrapWords(keptWhole(shown, width, notes), width).map((text) => ({ text, role: line.role })),
    );
  });
}

function shownUrl(stored: string, width: number, notes: NoteBook): readonly ShownLine[] {
  const shown = escapeText(stored);
  const whole = displayWidth(shown) <= width || !isUrl(shown) ? shown : notes.mark(shown);
  return wrapWords(wordsOf(whole), width).map((text) => ({ text, role: "text" }));
}

/** The words of a line, urls that do not fit replaced by the mark of a note. */
function* keptWhole(shown: string, width: number, notes: NoteBook): Generator<string> {
  for (const word of wordsOf(shown)) {
    const url = word.length * 2 <= width ? null : findUrl(word);
    if (url === null || displayWidth(word) <= width) yield word;
    else yield `${url.before}${notes.mark(url.url)}${url.after}`;
  }
}
