import { endsAtStop, endsEnclosed, endsWithoutBlank } from "./full-stops.ts";
import { enclosures, guardOf } from "./guard.ts";
import { itemsOf, type Line } from "./lines.ts";
import { following, STARTS } from "./list-marks.ts";
import { isBlank } from "./tokens.ts";

/** A stretch of text, UTF-16 offsets, end exclusive; never empty, no blanks at either end. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A sentence, list line or part between semicolons. */
export interface Segment extends Range {
  /** Segments of one sentence share a number. */
  readonly sentence: number;
  /** Index in `leads` of the line that announced it ("All three work:"); null when none did. */
  readonly lead: number | null;
}

export interface Split {
  readonly segments: readonly Segment[];
  /** Lines that end in a colon and announce list lines; no conditions of their own. */
  readonly leads: readonly Range[];
  readonly guard: Uint8Array;
}

/** "1)", "b)" and "1." behind a blank, "(A)", and Roman numbers in brackets or where a sentence or part opens; "A. Smith" is a name. */
const INLINE =
  /(?:^|[\s:;,.(])\(?(\d{1,2}|[a-h])\)(?=\s)|(?:^|[\s:;,])(\d{1,2})\.(?=\s[\p{L}`"“\d])|(?:^|\s)\(([A-H]|[ivx]{1,5}|[IVX]{1,5})\)(?=\s)|(?:^|[.;:,]\s{1,4}(?:and\s)?)([ivx]{1,5}|[IVX]{1,5})[.)](?=\s\p{L})/gu;
/** What all of them end in. */
const MARK_END = /[.)]\s/u;

/** Takes done_when apart at list lines, inline numbering, sentences and semicolons. Linear in the text. */
export function splitText(text: string): Split {
  const guard = guardOf(text, enclosures(text));
  const segments: Segment[] = [];
  const leads: Range[] = [];
  let sentence = 0;
  let lead: number | null = null;
  for (const line of itemsOf(text, guard)) {
    if (!line.listed) lead = null;
    const parts = numberedParts(
      text,
      line.listed ? { ...line, ...withoutAnd(text, line) } : line,
      guard,
    );
    for (const part of parts) {
      if (part.announces) {
        lead = leads.push(trimmed(text, part.start, part.end)) - 1;
        continue;
      }
      for (const stretch of sentencesOf(text, part, guard)) {
        sentence++;
        for (const piece of cutAt(text, stretch, guard, AT_SEMICOLONS))
          segments.push({ ...piece, sentence, lead });
      }
    }
  }
  return { segments, leads, guard };
}

/** "1) … 2) …", "(a) … (b) …" inside one line; the line itself when there is no such run from 1 or a. */
function numberedParts(text: string, line: Line, guard: Uint8Array): readonly Line[] {
  const body = text.slice(line.start, line.end);
  const marks: { from: number; to: number }[] = [];
  let sure = false;
  let expected = line.label !== undefined && STARTS.has(line.label) ? following(line.label) : null;
  if (expected !== null) marks.push({ from: 0, to: 0 });
  for (const match of MARK_END.test(body) ? body.matchAll(INLINE) : []) {
    const label = match[1] ?? match[2] ?? match[3] ?? match[4] ?? "";
    // "A. Smith has signed": one such mark alone is none.
    sure ||= match[1] !== undefined || match[2] !== undefined;
    const from = match.index;
    const to = from + match[0].length;
    // The mark's own bracket "(1)" is an enclosure; anything deeper is not looked into.
    if (
      guard[line.start + to] === 1 &&
      text[line.start + to] !== "`" &&
      text[line.start + to] !== '"'
    )
      continue;
    if (expected === null ? !STARTS.has(label) : label !== expected) continue;
    expected = following(label);
    marks.push({ from, to });
  }
  const first = marks[0];
  if (first === undefined || (marks.length < 2 && (!sure || first.from > 0 || first.to === 0)))
    return ranged(text, line);
  const parts: Line[] = [];
  const head = trimmed(text, line.start, line.start + (first.to === 0 ? 0 : first.from + 1));
  const introduction = text.slice(head.start, head.end);
  if (/[\p{L}\p{N}]/u.test(introduction))
    parts.push({
      ...head,
      listed: line.listed,
      announces: /[:：,]$/u.test(introduction) || !/[.;]$/u.test(introduction),
    });
  marks.forEach((mark, i) => {
    const end = marks[i + 1]?.from ?? body.length;
    const range = trimmed(
      text,
      line.start + mark.to,
      line.start + end + (marks[i + 1] === undefined ? 0 : 1),
    );
    const part = marks[i + 1] === undefined ? range : withoutAnd(text, range);
    if (part.end > part.start) parts.push({ ...part, listed: true, announces: false });
  });
  return parts;
}

/** "roof sealed; and" in front of the next point. */
function withoutAnd(text: string, { start, end }: Range): Range {
  const joined = JOINS_NEXT.exec(text.slice(Math.max(start, end - 12), end))?.[0] ?? "";
  return trimmed(text, start, end - joined.length);
}

/** What joins a point of a list to the next one. */
const JOINS_NEXT = /(?:^|[\s,;])(?:and|und|et|sowie)\s*$/u;

function ranged(text: string, line: Line): readonly Line[] {
  const range = trimmed(text, line.start, line.end);
  return range.end > range.start ? [{ ...line, ...range }] : [];
}

/** Sentences of a stretch: a full stop, question or exclamation mark before a blank, abbreviations apart. */
function sentencesOf(text: string, stretch: Range, guard: Uint8Array): readonly Range[] {
  return cutAt(text, stretch, guard, AFTER_SENTENCES);
}

/** Where a stretch is cut: at those of its `signs` that `cuts` does not spare. */
interface Cut {
  readonly signs: RegExp;
  readonly cuts: (text: string, at: number, stretch: Range) => boolean;
  /** How many characters close what encloses the sign at an index and end there with it; 0 where it does not cut. */
  readonly within?: (text: string, at: number, guard: Uint8Array) => number;
}

const AT_SEMICOLONS: Cut = { signs: /[;；؛]/gu, cuts: isSemicolon };
const AFTER_SENTENCES: Cut = { signs: /[.!?…。！？।؟]/gu, cuts: endsSentence, within: endsWithin };

function cutAt(
  text: string,
  stretch: Range,
  guard: Uint8Array,
  { signs, cuts, within }: Cut,
): readonly Range[] {
  const found: Range[] = [];
  let from = stretch.start;
  for (const { 0: sign, index } of text.slice(stretch.start, stretch.end).matchAll(signs)) {
    const at = stretch.start + index;
    const closing = guard[at] === 1 ? (within?.(text, at, guard) ?? 0) : 0;
    if (guard[at] === 1 ? closing === 0 : !cuts(text, at, stretch)) continue;
    pushTrimmed(found, text, from, at + closing + (sign === ";" || sign === "；" ? 0 : 1));
    from = at + closing + 1;
  }
  pushTrimmed(found, text, from, stretch.end);
  return found;
}

function pushTrimmed(found: Range[], text: string, start: number, end: number): void {
  const range = trimmed(text, start, end);
  if (range.end > range.start && /[\p{L}\p{N}\p{S}`]/u.test(text.slice(range.start, range.end)))
    found.push(range);
}

function isSemicolon(text: string, at: number): boolean {
  const c = text[at];
  if (c === "；" || c === "؛") return true;
  // "the pump runs; or the alarm sounds" asks for one of the two.
  if (OR.test(text.slice(at + 1, at + 12))) return false;
  return (
    c === ";" && !inAddress(text, at) && !/&#?\w{1,8}$/u.test(text.slice(Math.max(0, at - 10), at))
  );
}

const OR = /^\s+(?:or|oder|ou)\b/iu;

/** `https://host/a;b`: the semicolon belongs to the address. */
function inAddress(text: string, at: number): boolean {
  if (at + 1 >= text.length || isBlank(text.charCodeAt(at + 1))) return false;
  const word = /\S+$/u.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? "";
  return word.includes("://");
}

function endsSentence(text: string, at: number, stretch: Range): boolean {
  const c = text[at];
  if (c === "。" || c === "！" || c === "？" || c === "।" || c === "؟") return true;
  if (c !== "." && c !== "!" && c !== "?" && c !== "…") return false;
  const next = text[at + 1];
  if (next === undefined) return false;
  if (!/\s/u.test(next))
    return (
      c === "." &&
      /\p{Lu}/u.test(next) &&
      endsWithoutBlank(
        text.slice(Math.max(stretch.start, at - 200), at),
        text.slice(at + 1, at + 200),
      )
    );
  const rest = text.slice(at + 1, at + 40).trimStart();
  if (rest === "") return false;
  if (c === "…") return /^\p{Lu}/u.test(rest);
  return c !== "." || endsAtStop(text.slice(Math.max(stretch.start, at - 200), at), rest);
}

/** `says "Saved!" The file`: a sentence that ends inside of what its last word is enclosed in. */
function endsWithin(text: string, at: number, guard: Uint8Array): number {
  const closing = CLOSED.exec(text.slice(at + 1, at + 4))?.[0].length ?? 0;
  const end = at + 1 + closing;
  if (closing === 0 || guard[end - 1] !== 1 || guard[end] === 1) return 0;
  let start = at;
  while (start > 0 && at - start < LONGEST_ENCLOSED && guard[start - 1] === 1) start--;
  if (guard[start - 1] === 1) return 0;
  const inside = text.slice(start, at);
  const rest = text.slice(end, end + 200).trimStart();
  if (text[at] === "." && !endsAtStop(inside, rest)) return 0;
  return endsEnclosed(text.slice(Math.max(0, start - 200), start), inside, rest) ? closing : 0;
}

const CLOSED = /^["'”’»)`\]]{1,2}(?=\s)/u;
const LONGEST_ENCLOSED = 600;

/** The range without blanks, bullets left over and closing punctuation at its ends. */
export function trimmed(text: string, start: number, end: number): Range {
  let from = start;
  let to = end;
  while (from < to && opensNothing(text.charCodeAt(from))) from++;
  while (to > from && closes(text.charCodeAt(to - 1)) && !endsAbbreviated(text, to)) to--;
  return { start: from, end: to };
}

const COMMA = 44;
const FULL_STOP = 46;
const SEMICOLON = 59;

function opensNothing(code: number): boolean {
  return code === COMMA || code === SEMICOLON || isBlank(code);
}

/** A blank, `,`, `;`, `.`, `。` or `；`. */
function closes(code: number): boolean {
  return opensNothing(code) || code === FULL_STOP || code === 0x3002 || code === 0xff1b;
}

function endsAbbreviated(text: string, to: number): boolean {
  return (
    text[to - 1] === "." &&
    /\b(?:etc|e\.g|i\.e|approx|incl|max|min|p\.m|a\.m)\.$/iu.test(
      text.slice(Math.max(0, to - 9), to),
    )
  );
}
