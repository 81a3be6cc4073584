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

/** The words of an escaped line, each in its parts: what stands between blanks. */
export function* wordsOf(line: string): Generator<readonly Part[]> {
  let word: Part[] = [];
  for (const part of partsOf(line)) {
    if (part.isUrl) {
      word.push(part);
      continue;
    }
    for (const [at, text] of part.text.split(" ").entries()) {
      if (at > 0) {
        if (word.length > 0) yield word;
        word = [];
      }
      if (text !== "") word.push({ text, isUrl: false });
    }
  }
  if (word.length > 0) yield word;
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
const SIGNS = /:\/\/|(?<![\w.-])mailto:|(?<![a-zA-Z\d.-])www\./g;
/** The second only where it is not the end of a longer name: `Seehttps://` is a word and a url. */
const SCHEMES = [/(?<=[a-z])https?$/i, /[a-z][a-z\d+-]+$/i] as const;
/** How far back a scheme is looked for: the line is walked once, and no scheme is longer. */
const LONGEST_SCHEME = 32;

/** Where the urls of a line begin and end, in order. */
function* urlsIn(line: string): Generator<{ readonly start: number; readonly end: number }> {
  let done = 0;
  for (const { 0: sign, index } of line.matchAll(SIGNS)) {
    if (index < done) continue;
    const scheme = sign === "://" ? schemeBefore(line, index, done) : "";
    if (scheme === null) continue;
    const start = index - scheme.length;
    const named = index + sign.length;
    const end = endOfUrl(line, start, named);
    if (end === named) continue;
    yield { start, end };
    done = end;
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
/** As GitHub has it: marks of a sentence, and of emphasis around it. */
const TRAILING = ".,;:!?'”’»›…*_~";
/** What looks like a character reference is not cut in two. */
const REFERENCE = /&#?\w+;$/;
const OPENER: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** What closes the mark that stands directly before a url, so that two such urls may touch. */
const MATE: Readonly<Record<string, string>> = {
  "'": "'",
  "‘": "’",
  "“": "”",
  "„": "“",
  "«": "»",
  "»": "«",
  "‹": "›",
  "*": "*",
  _: "_",
  "~": "~",
};

const AFTER_MATE = /^(?:$|[\s.,;:!?)\]}'"`<>*_~])/;

/**
 * Where the url from `start` ends, not before `named`, where its scheme ends: before what cannot stand in
 * one, before a closing bracket that was not opened inside, at the mate of the mark before it unless a name goes on
 * there, and without the marks at its end that belong to the sentence.
 */
function endOfUrl(line: string, start: number, named: number): number {
  const mate = MATE[line.charAt(start - 1)];
  const opened = new Map<string, number>();
  let end = named;
  for (; end < line.length; end += 1) {
    const character = line.charAt(end);
    const opener = OPENER[character];
    const left = opener === undefined ? 1 : (opened.get(opener) ?? 0);
    if (left === 0 || ENDS.test(character)) break;
    if (character === mate && AFTER_MATE.test(line.charAt(end + 1))) break;
    if (opener === undefined) opened.set(character, (opened.get(character) ?? 0) + 1);
    else opened.set(opener, left - 1);
  }
  while (end > named && TRAILING.includes(line.charAt(end - 1))) {
    if (line.charAt(end - 1) === ";" && REFERENCE.test(line.slice(Math.max(named, end - 32), end)))
      break;
    end -= 1;
  }
  return end;
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
