/**
 * What each line of a Markdown-ish message is: read line by line, without a grammar, as agents write
 * (and break) Markdown freely. Buffers are reused: an outline is valid until the next one is read.
 */

import type { Scan } from "./scan.ts";
import {
  BOX_OPEN,
  BOX_TICKED,
  SPACE,
  boxOfMark,
  skipMarker,
  skipSpaces,
  isRule,
  isBoldLine,
  opensLabel,
  endsWithColon,
  isHeadingMarker,
  skipBack,
} from "./line-signs.ts";

/** What kind of line or clause something is. */
export type BlockKind = "paragraph" | "item" | "heading" | "cell" | "code" | "quote";

/** The states of a check box in front of a line. */
export type Box = "none" | "ticked" | "open";

export const LINE = {
  blank: 0,
  paragraph: 1,
  item: 2,
  heading: 3,
  table: 4,
  code: 5,
  quote: 6,
  /** A fence, a table's rule or a horizontal rule: no content. */
  rule: 7,
} as const;

/** Per line, by its index in the scan. */
export interface Outline {
  readonly kind: Uint8Array;
  /** Where the content starts, past marker and check box. */
  readonly content: Int32Array;
  /** Lines of one block (a paragraph, an item with its continuation, a fence) share a number. */
  readonly block: Int32Array;
  /** The line of the heading that this line stands under, -1 for none. */
  readonly heading: Int32Array;
  /** The line that leads a list in ("Next steps:"), -1 for none. */
  readonly lead: Int32Array;
  /** The header line of the table that this line is a row of, -1 for none. */
  readonly header: Int32Array;
  /** 0 no box, 1 open, 2 ticked. */
  readonly box: Uint8Array;
}

interface Buffers {
  kind: Uint8Array;
  content: Int32Array;
  block: Int32Array;
  heading: Int32Array;
  lead: Int32Array;
  header: Int32Array;
  box: Uint8Array;
}

function freshBuffers(lines: number): Buffers {
  return {
    kind: new Uint8Array(lines),
    content: new Int32Array(lines),
    block: new Int32Array(lines),
    heading: new Int32Array(lines),
    lead: new Int32Array(lines),
    header: new Int32Array(lines),
    box: new Uint8Array(lines),
  };
}

let buffers = freshBuffers(512);

/** Reads what each line of a scan is. */
export function readOutline(scan: Scan): Outline {
  const { text, lineCount, lineStart, lineEnd } = scan;
  if (buffers.kind.length < lineCount) buffers = freshBuffers(lineCount * 2);
  else if (buffers.kind.length > 1 << 18 && lineCount < 1 << 12) buffers = freshBuffers(512);
  const { kind, content, block, heading, lead, header, box } = buffers;
  let fence = 0;
  let blockNumber = -1;
  let currentHeading = -1;
  let currentLead = -1;
  let tableHeader = -1;
  let before: number = LINE.blank;
  let inList = false;
  for (let line = 0; line < lineCount; line++) {
    const end = lineEnd[line] ?? 0;
    const start = lineStart[line] ?? 0;
    let at = skipSpaces(text, start, end);
    const indent = at - start;
    const code = at < end ? text.charCodeAt(at) : 0;
    let lineKind: number = LINE.paragraph;
    let boxState = 0;
    let opensBlock = true;
    const isFence =
      (code === 96 && text.charCodeAt(at + 1) === 96 && text.charCodeAt(at + 2) === 96) ||
      (code === 126 && text.charCodeAt(at + 1) === 126 && text.charCodeAt(at + 2) === 126);
    if (isFence && (fence === 0 || fence === code)) {
      fence = fence === 0 ? code : 0;
      lineKind = LINE.rule;
    } else if (fence !== 0) {
      lineKind = LINE.code;
      opensBlock = before !== LINE.code;
      if (code === 0) at = end;
    } else if (code === 0) {
      lineKind = LINE.blank;
    } else if (
      (indent >= 4 || text.charCodeAt(start) === 9) &&
      !inList &&
      (before === LINE.blank || before === LINE.code)
    ) {
      lineKind = LINE.code;
      opensBlock = before !== LINE.code;
    } else if (code === 35 && indent < 4 && isHeadingMarker(text, at, end)) {
      lineKind = LINE.heading;
      while (text.charCodeAt(at) === 35) at++;
      at = skipSpaces(text, at, end);
    } else if (code === 62) {
      lineKind = LINE.quote;
      at++;
      opensBlock = before !== LINE.quote;
    } else if (isRule(text, at, end)) {
      lineKind = LINE.rule;
      if (before === LINE.table && tableHeader < 0) tableHeader = line - 1;
      else if (before === LINE.paragraph && code !== 124) {
        kind[line - 1] = LINE.heading;
        currentHeading = line - 1;
      }
    } else if (code === 124) {
      lineKind = LINE.table;
      if (before !== LINE.table && before !== LINE.rule) tableHeader = -1;
    } else {
      const past = skipMarker(text, at, end);
      let isItem = past > at;
      at = skipSpaces(text, past, end);
      if (text.charCodeAt(at) === 91 && text.charCodeAt(at + 2) === 93) {
        const mark = text.charCodeAt(at + 1);
        if (mark === SPACE || mark === 120 || mark === 88 || mark === 45 || mark === 126) {
          boxState = mark === 120 || mark === 88 ? BOX_TICKED : BOX_OPEN;
          isItem = true;
          at = skipSpaces(text, at + 3, end);
        }
      }
      const marked = boxOfMark(text.charCodeAt(at));
      if (marked !== 0) {
        if (boxState === 0) boxState = marked;
        isItem = true;
        at = skipSpaces(text, at + 1, end);
        if (text.charCodeAt(at) === 0xfe0f) at = skipSpaces(text, at + 1, end);
      }
      if (isItem) lineKind = LINE.item;
      else if (before === LINE.item && indent >= 2) {
        lineKind = LINE.item;
        opensBlock = false;
      } else if (before === LINE.paragraph || before === LINE.item) {
        lineKind = before;
        opensBlock = opensLabel(text, at, end);
        if (opensBlock) lineKind = LINE.paragraph;
      }
      if (lineKind === LINE.paragraph && opensBlock && isTitle(scan, line, at, end)) {
        lineKind = LINE.heading;
      }
    }
    if (lineKind !== LINE.table && lineKind !== LINE.rule) tableHeader = -1;
    if (opensBlock) blockNumber++;
    if (lineKind === LINE.heading) {
      currentHeading = line;
      currentLead = -1;
      inList = false;
    } else if (lineKind === LINE.paragraph) {
      inList = false;
      if (endsWithColon(text, at, end)) currentLead = line;
      else if (opensBlock) currentLead = -1;
    } else if (lineKind === LINE.item) inList = true;
    kind[line] = lineKind;
    content[line] = at;
    block[line] = blockNumber;
    heading[line] = lineKind === LINE.heading ? -1 : currentHeading;
    lead[line] = currentLead === line ? -1 : currentLead;
    header[line] = lineKind === LINE.table ? tableHeader : -1;
    box[line] = boxState;
    before = lineKind;
  }
  return buffers;
}

/** Whether a line that opens a block is a title: bold from end to end, or short, alone and unpunctuated. */
function isTitle(scan: Scan, line: number, from: number, end: number): boolean {
  const { text } = scan;
  if (isBoldLine(text, from, end)) return true;
  if (end - from > 50 || line + 1 >= scan.lineCount) return false;
  const nextStart = scan.lineStart[line + 1] ?? 0;
  if (skipSpaces(text, nextStart, scan.lineEnd[line + 1] ?? 0) < (scan.lineEnd[line + 1] ?? 0)) {
    return false;
  }
  if (skipSpaces(text, nextStart, text.length) >= text.length - 1 && line + 2 >= scan.lineCount)
    return false;
  const first = text.charCodeAt(from);
  if (!(first >= 65 && first <= 90) && first < 0xc0) return false;
  const last = text.charCodeAt(skipBack(text, end, from) - 1);
  // A full stop, comma, colon, bracket or the like ends a sentence, not a title.
  return (last >= 97 && last <= 122) || (last >= 65 && last <= 90) || last > 0x7f;
}
