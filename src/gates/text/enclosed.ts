/**
 * A message that is set as one piece: in a fence of code, in an element ("<answer>…</answer>"), indented from its first line to its last, as a quotation, between quotation
 * marks. What is set so within a message is code or somebody's words; where all of it is, it is the message.
 */

import { type Edit, type Seen, edited } from "./seen.ts";

/** The message without what encloses all of it; null where nothing does. */
export function withoutEnclosure(text: string): Seen | null {
  if (!OPENS.test(text)) return null;
  for (const enclosure of [fenceIn, elementIn, indentationIn, quotationIn, quoteMarksIn]) {
    const edits = enclosure(text);
    if (edits !== null) return edited(text, edits);
  }
  return null;
}

/** What one of them begins with; most messages begin with a letter. */
const OPENS = /^\s*(?: {4}|\t|[`~<>"“„«])/u;

const FENCED = /^\s*(?:`{3,}|~{3,})(?!~)[^`\n]*\n/u;
const FENCE_LINE = /^[ \t]*(?:`{3,}|~{3,})/gmu;

function fenceIn(text: string): readonly Edit[] | null {
  const opening = FENCED.exec(text)?.[0].length ?? 0;
  if (opening === 0) return null;
  const marks = [...text.matchAll(FENCE_LINE)];
  const closing = marks[1]?.index;
  if (marks.length !== 2 || closing === undefined || closing < opening) return null;
  if (!/^[ \t]*[`~]+\s*$/u.test(text.slice(closing))) return null;
  return [
    { start: 0, end: opening, reading: "" },
    { start: closing, end: text.length, reading: "" },
  ];
}

const ELEMENT = /^\s*<([a-z][a-z_-]{1,30})>/u;

function elementIn(text: string): readonly Edit[] | null {
  const [opening = "", name = ""] = ELEMENT.exec(text) ?? [];
  const end = text.trimEnd().length;
  const close = end - name.length - "</>".length;
  if (opening === "" || close <= opening.length || text.slice(close, end) !== `</${name}>`)
    return null;
  return [
    { start: 0, end: opening.length, reading: "" },
    { start: close, end: text.length, reading: "" },
  ];
}

const INDENTED = /^(?:[ \t]*\r?\n)*(?: {4}|\t)/u;
const INDENT = /^(?: {4}|\t)/u;

function indentationIn(text: string): readonly Edit[] | null {
  if (!INDENTED.test(text)) return null;
  const edits: Edit[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const indent = INDENT.exec(line)?.[0].length ?? 0;
    if (indent > 0) edits.push({ start, end: start + indent, reading: "" });
    else if (line.trim() !== "") return null;
    start += line.length + 1;
  }
  return edits;
}

const QUOTE_MARK = /^[ \t]*>[ \t]?/gmu;

function quotationIn(text: string): readonly Edit[] | null {
  if (!text.trimStart().startsWith(">")) return null;
  if (!text.split("\n").every((line) => /^\s*(?:>|$)/u.test(line))) return null;
  return [...text.matchAll(QUOTE_MARK)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
    reading: "",
  }));
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
]);
/** A quotation this short is a name or a word. In UTF-16 units. */
const SHORTEST_QUOTED = 40;

function quoteMarksIn(text: string): readonly Edit[] | null {
  const start = text.search(/\S/u);
  const end = text.trimEnd().length;
  const opening = text.charAt(start);
  const closing = CLOSING.get(opening);
  if (closing === undefined || end - start < SHORTEST_QUOTED || text.charAt(end - 1) !== closing)
    return null;
  if (closesWithin(text, start, end - 1)) return null;
  return [
    { start, end: start + 1, reading: "" },
    { start: end - 1, end, reading: "" },
  ];
}

/** `"Save" works and says "Saved"`: whether the first mark is closed in front of the last. */
function closesWithin(text: string, start: number, end: number): boolean {
  const opening = text.charAt(start);
  const closing = CLOSING.get(opening) ?? "";
  if (opening === closing) {
    const next = text.indexOf(closing, start + 1);
    const opensAnother = /[\s(]/u.test(text.charAt(next - 1)) && /\S/u.test(text.charAt(next + 1));
    return next < end && !opensAnother;
  }
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const sign = text.charAt(at);
    if (sign === opening) depth += 1;
    else if (sign === closing && (depth -= 1) === 0) return true;
  }
  return false;
}
