import { escapeText } from "./escape.ts";

/** A piece of a line: a web address, or what stands between two of them. */
export interface Part {
  readonly text: string;
  readonly isUrl: boolean;
}

/** One quick question that spares the slow ones: false means that the text has no url. */
export function mayHaveUrl(text: string): boolean {
  return text.includes("://") || text.includes("www.") || text.includes("mailto:");
}

/** What stands between blanks, in its parts, and how many blanks stand before it. */
export interface Word {
  readonly blanks: number;
  readonly parts: readonly Part[];
}

/** The words of an escaped line. */
export function* wordsOf(line: string): Generator<Word> {
  let blanks = 0;
  let parts: Part[] = [];
  for (const part of partsOf(line)) {
    if (part.isUrl) {
      parts.push(part);
      continue;
    }
    for (const [at, text] of part.text.split(" ").entries()) {
      if (at > 0 && parts.length > 0) {
        yield { blanks, parts };
        blanks = 0;
        parts = [];
      }
      if (at > 0) blanks += 1;
      if (text !== "") parts.push({ text, isUrl: false });
    }
  }
  if (parts.length > 0) yield { blanks, parts };
}

/** The parts of an escaped line, which together are the line; none of them is empty. */
export function* partsOf(line: string): Generator<Part> {
  let done = 0;
  for (const { start, end } of mayHaveUrl(line) ? urlsIn(line) : []) {
    if (start > done) yield { text: line.slice(done, start), isUrl: false };
    yield { text: line.slice(start, end), isUrl: true };
    done = end;
  }
  if (done < line.length) yield { text: line.slice(done), isUrl: false };
}

/** What tells a url: of any scheme with slashes, an address to write to, or what renderers take for one. */
const SIGNS = /:\/\/|(?<![\w.-])mailto:|(?<![a-zA-Z\d.@-])www\.(?=[\p{L}\p{N}])/gu;
/** The second only where it is not the end of a longer name: `Seehttps://` is a word and a url. */
const SCHEMES = [/(?<=[a-z])https?$/i, /[a-z][a-z\d+-]+$/i] as const;
/** How far back a scheme is looked for: the line is walked once, and no scheme is longer. */
const LONGEST_SCHEME = 32;

/** Where the urls of a line begin and end, in order. */
function* urlsIn(line: string): Generator<{ readonly start: number; readonly end: number }> {
  const around = new Surroundings();
  let done = 0;
  let read = 0;
  for (const { 0: sign, index } of line.matchAll(SIGNS)) {
    if (index < done) continue;
    const scheme = sign === "://" ? schemeBefore(line, index, done) : "";
    if (scheme === null) continue;
    const start = index - scheme.length;
    const named = index + sign.length;
    around.read(line.slice(read, start));
    read = start;
    const end = endOfUrl(line, start, named, around);
    if (end === named) continue;
    yield { start, end };
    done = end;
    read = end;
  }
}

/** The scheme that ends at `end` and begins at `from` or later; null when there is none. */
function schemeBefore(line: string, end: number, from: number): string | null {
  const near = line.slice(Math.max(from, end - LONGEST_SCHEME), end);
  for (const scheme of SCHEMES) {
    const found = scheme.exec(near)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Blanks, quotes, and the full-width marks of a sentence around it. */
const ENDS = /[\s<>"`\\、。，；！？（）「」『』【】《》〈〉]/;
/** Marks of the sentence around it; those of emphasis are cut only where they were opened before it. */
const TRAILING = ".,;:!?'”’»›…";
/** What looks like a character reference is not cut in two. */
const REFERENCE = /&#?\w+;$/;
const OPENER: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** What closes the quote that stands directly before a url, so that two such urls may touch. */
const QUOTES: Readonly<Record<string, string>> = {
  "'": "'",
  "‘": "’",
  "“": "”",
  "„": "“",
  "«": "»",
  "»": "«",
  "‹": "›",
};
const EMPHASIS = "*_~";
/** No name goes on here: what closed before may belong to the text around the url. */
const AFTER_MATE = /^(?:$|[\s.,;:!?()[\]{}'"`<>*_~‘“„«»‹])/;

/** What stands open in the text before a url: brackets by their number, and double marks of emphasis. */
class Surroundings {
  readonly #open = new Map<string, number>();

  /** Reads what stands between two urls. */
  read(between: string): void {
    for (const { 0: token, index } of between.matchAll(/[()[\]{}]|\*\*|__|~~/g)) {
      const opener = OPENER[token];
      const left = this.#open.get(opener ?? token) ?? 0;
      if (opener !== undefined) this.#open.set(opener, Math.max(0, left - 1));
      else if (token.length === 1) this.#open.set(token, left + 1);
      else this.#open.set(token, left === 0 && opensAt(between, index, token) ? 1 : 0);
    }
  }

  has(opener: string): boolean {
    return (this.#open.get(opener) ?? 0) > 0;
  }
}

/** Whether emphasis of words begins here: `**so`, but not `2**3`, `a/**: b` and `** so`. */
function opensAt(text: string, at: number, mark: string): boolean {
  const next = text.slice(at + mark.length, at + mark.length + 2);
  return /^$|[\s([{"'“„«‹>]/.test(text.charAt(at - 1)) && /^[\p{L}\p{N}]/u.test(next);
}

/**
 * Where the url from `start` ends, not before `named`, where its scheme ends: before what cannot stand in one,
 * before what closes the bracket, the quote or the emphasis around it, and without the marks at its end that belong
 * to the sentence. A closing mark whose mate is not open before the url is the url's own.
 */
function endOfUrl(line: string, start: number, named: number, around: Surroundings): number {
  const before = line.charAt(start - 1);
  const quote = QUOTES[before];
  const marks = EMPHASIS.includes(before) ? runAt(line, start - 1, -1) : 0;
  const opened = new Map<string, number>();
  let end = named;
  for (; end < line.length; end += 1) {
    const character = line.charAt(end);
    if (ENDS.test(character)) break;
    const isLast = AFTER_MATE.test(line.charAt(end + 1));
    if (character === quote && isLast) break;
    if (EMPHASIS.includes(character)) {
      const length = runAt(line, end, 1);
      const double = around.has(character.repeat(2)) ? 2 : 0;
      const mate = before === character ? marks : double;
      end += length;
      if (mate > 0 && mate <= length && AFTER_MATE.test(line.charAt(end))) {
        end -= mate;
        break;
      }
      end -= 1;
      continue;
    }
    const opener = OPENER[character];
    const left = opened.get(opener ?? character) ?? 0;
    if (opener === undefined) opened.set(character, left + 1);
    else if (left > 0) opened.set(opener, left - 1);
    else if (before === opener || (isLast && around.has(opener))) break;
  }
  while (end > named && TRAILING.includes(line.charAt(end - 1))) {
    if (line.charAt(end - 1) === ";" && REFERENCE.test(line.slice(Math.max(named, end - 32), end)))
      break;
    end -= 1;
  }
  return end;
}

/** How many of the character at `from` stand in a row, in this direction. */
function runAt(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < text.length && text[at] === text[from]) at += step;
  return Math.abs(at - from);
}

const WHOLE = /^https?:\/\/[^\s<>"`\\]+$/iu;

/**
 * A text that is one web address, as it stays whole in running text and can be clicked: a blank, what does not show
 * or whatever else would end it there is percent-encoded, as a browser does. Null when it is none.
 */
export function wholeUrl(text: string): string | null {
  const isSafe = escapeText(text) === text;
  if (isSafe && WHOLE.test(text)) return text;
  const parsed = /^https?:/iu.test(text) ? URL.parse(text) : null;
  if (parsed === null) return null;
  const href = parsed.href.replaceAll(/[\s<>"`\\]/gu, encodeURIComponent);
  return escapeText(href) === href ? href : null;
}
