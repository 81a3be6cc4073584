/**
 * A session's last message as a document: clauses in reading order, each knowing what kind of block it
 * stands in and under which heading, label, row and column. Everything is worked out on first use, and
 * offsets are always offsets into the original text.
 *
 * A document is bound to the scan of its text. Opening another one does no harm: the scan is made anew
 * when an older document is asked again, which costs time, not correctness.
 */

import type { Span } from "../gate.ts";
import { cutBlock, firstLineOf, LONGEST_CLAUSE } from "./cut-clauses.ts";
import { LINE, readOutline, type BlockKind, type Box, type Outline } from "./lines.ts";
import { normalise } from "./normalise.ts";
import { scanText, type Scan } from "./scan.ts";

export type { BlockKind, Box } from "./lines.ts";

/**
 * A sentence (or a semicolon's half of one), a table cell, a heading, or a line of code or output.
 * `text` is what rules match against; `start` and `end` are where it stands in the message.
 */
export interface Clause {
  readonly kind: BlockKind;
  /** UTF-16 offsets into the document's text, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Clauses of one paragraph, item, row or fence share this number; it grows in reading order. */
  readonly block: number;
  /** Index of the line that the clause starts on. */
  readonly line: number;
  /** Normalised (lower case, single spaces) with code, quotations, paths and identifiers as `§`. */
  readonly text: string;
  /** Normalised like `text`, but with nothing masked. */
  readonly plain: string;
  /** The heading it stands under, normalised and unmasked; "" when none. */
  readonly heading: string;
  /** The line that leads its list in ("next steps:"), normalised without the colon; "" when none. */
  readonly lead: string;
  /** What stands before the first colon of its block when that is short (`**Export**: …`); "" when none. */
  readonly label: string;
  /** For cells: the heading of the column, normalised; "" when none. */
  readonly column: string;
  /** For cells: the first cell of the row, normalised; "" for that cell itself. */
  readonly row: string;
  /** The check box or check mark in front of the item. */
  readonly box: Box;
}

/** A message that has been opened for judging. */
export interface Document {
  readonly text: string;
  /** Words and lines, by hash and offset: the fast way in. Ask for it anew after opening another document. */
  scan(): Scan;
  /** What each line is. Ask for it anew after opening another document. */
  outline(): Outline;
  /** All clauses in reading order; parsed at first use, so keep it out of the fast path where you can. */
  clauses(): readonly Clause[];
  /** The clause at an offset; null between clauses. Parses that block only. */
  clauseAt(offset: number): Clause | null;
  /** The same where the line is known. */
  clauseOn(line: number, offset: number): Clause | null;
  /** The clauses of the block that a line belongs to. Parses that block only. */
  blockOfLine(line: number): readonly Clause[];
  /** Index of the line at an offset. */
  lineAt(offset: number): number;
}

/** The index of the first clause of a block that starts behind an offset; their number where none does. */
export function firstBehind(clauses: readonly Clause[], offset: number): number {
  // Blocks may be hostile and long: find by halving.
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.start ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

const BOXES: readonly Box[] = ["none", "open", "ticked"];

/** Opens a message; costs nothing until something is asked. */
export function openDocument(text: string): Document {
  return new LazyDocument(text);
}

class LazyDocument implements Document {
  readonly text: string;
  /** By number: the blocks that were asked for. */
  private readonly blocks = new Map<number, readonly Clause[]>();
  private all: readonly Clause[] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  scan(): Scan {
    return scanText(this.text);
  }

  outline(): Outline {
    return outlineOf(this.text);
  }

  clauses(): readonly Clause[] {
    if (this.all !== null) return this.all;
    const { block } = this.outline();
    const { lineCount } = this.scan();
    const all: Clause[] = [];
    let last = -1;
    for (let line = 0; line < lineCount; line++) {
      const number = block[line] ?? 0;
      if (number === last) continue;
      last = number;
      for (const clause of this.blockOfLine(line)) all.push(clause);
    }
    this.all = all;
    return all;
  }

  lineAt(offset: number): number {
    const { lineStart, lineCount } = this.scan();
    let low = 0;
    let high = lineCount - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStart[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  clauseAt(offset: number): Clause | null {
    return this.clauseOn(this.lineAt(offset), offset);
  }

  clauseOn(line: number, offset: number): Clause | null {
    const clauses = this.blockOfLine(line);
    const clause = clauses[firstBehind(clauses, offset) - 1];
    return clause !== undefined && offset < clause.end ? clause : null;
  }

  blockOfLine(line: number): readonly Clause[] {
    const outline = outlineOf(this.text);
    const number = outline.block[line] ?? 0;
    let clauses = this.blocks.get(number);
    if (clauses === undefined) this.blocks.set(number, (clauses = this.cut(outline, line, number)));
    return clauses;
  }

  private cut(outline: Outline, line: number, number: number): readonly Clause[] {
    const first = firstLineOf(outline, line);
    const box = BOXES[outline.box[first] ?? 0] ?? "none";
    const vouchedTo = box === "ticked" ? this.firstSentenceEnd(outline.content[first] ?? 0) : 0;
    const clauses: Clause[] = [];
    cutBlock(scanText(this.text), outline, first, (kind, start, end, on) => {
      const own = box === "ticked" && start >= vouchedTo ? "none" : box;
      clauses.push(new LazyClause(this, kind, start, end, number, on, first, own));
    });
    return clauses;
  }

  /** A tick vouches for the sentence in front of which it stands; what goes on behind it is told as elsewhere. */
  private firstSentenceEnd(from: number): number {
    const found = this.text.slice(from, from + LONGEST_CLAUSE).search(SENTENCE_END);
    return found < 0 ? this.text.length : from + found;
  }
}

const SENTENCE_END = /(?<=[\p{L}\p{N})\]"'`”’][.!?]["'”’)]?)\s+["'“‘(]?\p{Lu}/u;

let lastOutlined: string | null = null;
let lastOutline: Outline | null = null;

/** The outline of a text; that of the text asked last is kept. */
function outlineOf(text: string): Outline {
  if (lastOutline !== null && lastOutlined === text) return lastOutline;
  lastOutline = readOutline(scanText(text));
  lastOutlined = text;
  return lastOutline;
}

class LazyClause implements Clause {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly block: number;
  readonly line: number;
  readonly box: Box;
  private readonly doc: Document;
  /** First line of the block, for what is known per block. */
  private readonly blockLine: number;
  private textCache: string | null = null;
  private plainCache: string | null = null;
  private labelCache: string | null = null;

  constructor(
    doc: Document,
    kind: BlockKind,
    start: number,
    end: number,
    block: number,
    line: number,
    blockLine: number,
    box: Box,
  ) {
    this.doc = doc;
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.block = block;
    this.line = line;
    this.blockLine = blockLine;
    this.box = box;
  }

  get text(): string {
    this.textCache ??= normalise(
      this.doc.text,
      this.start,
      this.end,
      this.kind === "code" ? "plain" : "masked",
    );
    return this.textCache;
  }

  get plain(): string {
    this.plainCache ??= normalise(this.doc.text, this.start, this.end, "plain");
    return this.plainCache;
  }

  get heading(): string {
    return this.lineText(this.doc.outline().heading[this.blockLine] ?? -1);
  }

  get lead(): string {
    return this.lineText(this.doc.outline().lead[this.blockLine] ?? -1);
  }

  get label(): string {
    this.labelCache ??= readLabel(this.doc, this.blockLine);
    return this.labelCache;
  }

  get column(): string {
    if (this.kind !== "cell") return "";
    const header = this.doc.outline().header[this.line] ?? 0;
    if (header < 0 || header === this.line) return "";
    const index = firstBehind(this.doc.blockOfLine(this.line), this.start) - 1;
    return this.doc.blockOfLine(header)[index]?.plain ?? "";
  }

  get row(): string {
    if (this.kind !== "cell") return "";
    const first = this.doc.blockOfLine(this.line)[0];
    return first === undefined || first.start === this.start ? "" : first.plain;
  }

  private lineText(line: number): string {
    if (line < 0) return "";
    const from = this.doc.outline().content[line] ?? 0;
    const end = this.doc.scan().lineEnd[line] ?? 0;
    const text = normalise(this.doc.text, from, Math.min(end, from + LONGEST_CLAUSE), "plain");
    return text.endsWith(":") ? text.slice(0, -1) : text;
  }
}

const LONGEST_LABEL = 48;

function readLabel(doc: Document, line: number): string {
  const kind = doc.outline().kind[line];
  if (kind !== LINE.paragraph && kind !== LINE.item) return "";
  const from = doc.outline().content[line] ?? 0;
  const end = Math.min(doc.scan().lineEnd[line] ?? 0, from + LONGEST_LABEL);
  for (let at = from; at < end; at++) {
    const code = doc.text.charCodeAt(at);
    if (code === 58) {
      const next = doc.text.charCodeAt(at + 1);
      return at + 1 >= doc.text.length || next <= 32 || next === 42
        ? normalise(doc.text, from, at, "plain")
        : "";
    }
    if (code === 46 || code === 63 || code === 33 || code === 59) return "";
  }
  return "";
}

/** The words that stand between two offsets of a document. */
export function spanOf(
  doc: Document,
  { start, end }: { readonly start: number; readonly end: number },
): Span {
  return { start, end, text: doc.text.slice(start, end) };
}

/** The same reading of a document, made when it is first asked for and kept as long as the document is. */
export function perDocument<Found>(read: (doc: Document) => Found): (doc: Document) => Found {
  const known = new WeakMap<Document, { readonly found: Found }>();
  return (doc) => {
    let kept = known.get(doc);
    if (kept === undefined) known.set(doc, (kept = { found: read(doc) }));
    return kept.found;
  };
}
