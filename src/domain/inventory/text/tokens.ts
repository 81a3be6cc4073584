import { withNamesJoined } from "./joined-names.ts";
import type { Range } from "./split.ts";

/** A word or comma of a condition. Enclosed text (backticks, brackets, quotes) is one token. */
export interface Token extends Range {
  /** Lower case; `,` for a comma; enclosed text keeps its marks. */
  readonly word: string;
  readonly enclosed: boolean;
  /** Written with a capital letter past the start of the text: a name. */
  readonly capital: boolean;
  /** "URLs", "PDFs": things in the plural, of which a verb may tell what they do. */
  readonly acronyms?: boolean;
}

/** The words by which the members of a list are told: what is enclosed is one thing. */
export function listWords(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ enclosed, word }) => (enclosed ? ENCLOSED : word));
}

/** The words among which a verb is looked for: code, quotations and names are none. */
export function verbWords(tokens: readonly Token[]): readonly string[] {
  return tokens.map(verbWord);
}

export function verbWord({ enclosed, capital, acronyms, word }: Token): string {
  return enclosed || (capital && acronyms !== true) ? ENCLOSED : word;
}

/** Stands for the words of code, a quotation or a name. */
const ENCLOSED = "`";

/** Words of a stretch, without brackets and dashes; a comma between digits belongs to its number. */
export function tokensOf(text: string, range: Range, guard: Uint8Array): readonly Token[] {
  return withNamesJoined(text, wordsIn(text, range, guard));
}

function wordsIn(text: string, range: Range, guard: Uint8Array): readonly Token[] {
  const found: Token[] = [];
  let i = range.start;
  while (i < range.end) {
    const code = text.charCodeAt(i);
    if (guard[i] === 1) {
      let end = i + 1;
      while (end < range.end && guard[end] === 1) end++;
      found.push({
        start: i,
        end,
        word: text.slice(i, end).toLowerCase(),
        enclosed: true,
        capital: false,
      });
      i = end;
    } else if (isComma(code) || isColon(code)) {
      found.push({
        start: i,
        end: i + 1,
        word: isColon(code) ? ":" : ",",
        enclosed: false,
        capital: false,
      });
      i++;
    } else if (isBlank(code) || isDash(code)) i++;
    else {
      let end = i + 1;
      while (end < range.end && guard[end] !== 1 && inWord(text, end)) end++;
      // Every word of every condition comes by here: few have an apostrophe.
      const isShort = isApostrophe(text.charCodeAt(end - 2)) && SHORT_IS.test(text.slice(i, end));
      const split = isShort ? end - 2 : end;
      const raw = text.slice(i, split);
      found.push({
        start: i,
        end: split,
        word: raw.toLowerCase(),
        enclosed: false,
        capital: isCapital(raw, i === range.start),
        acronyms: ACRONYMS.test(raw),
      });
      if (isShort) {
        found.push({ start: split, end, word: "is", enclosed: false, capital: false });
      }
      i = end;
    }
  }
  return found;
}

function inWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128 && ENDS[code] === 0) return true;
  if (code === COMMA || code === COLON)
    return at + 1 < text.length && !isBlank(text.charCodeAt(at + 1));
  return !isBlank(code) && !isDash(code) && !isComma(code) && !isColon(code);
}

/** "there's a test" has its verb as "there is" has. */
const SHORT_IS = /^(?:there|it|he|she|here)['’]s$/iu;

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}

const COMMA = 44;
const COLON = 58;

/** The ASCII signs that may end a word. */
const ENDS = new Uint8Array(128).fill(1, 0, 33);
for (const sign of ",:!?\x7f") ENDS[sign.charCodeAt(0)] = 1;

/** `,`, `、` or `，`. */
function isComma(code: number): boolean {
  return code === COMMA || code === 0x3001 || code === 0xff0c;
}

/** `:` or `：`. */
function isColon(code: number): boolean {
  return code === COLON || code === 0xff1a;
}

/** `–`, `—`, `!` or `?`. */
function isDash(code: number): boolean {
  return code === 0x2013 || code === 0x2014 || code === 33 || code === 63;
}

/** White space; a question of numbers for nearly all text. */
export function isBlank(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return /\s/u.test(String.fromCharCode(code));
}

/** At the start of a clause only `CSV` or `IndexedDB` tell a name, elsewhere `German` does too. */
function isCapital(word: string, opens: boolean): boolean {
  return /\p{Lu}/u.test(opens ? word.slice(1) : word) && !STRESSED.test(word);
}

/** "MUST log", "SHOULD NOT": words that say what is required, in capitals. */
const STRESSED =
  /^(?:MUST|SHALL|SHOULD|MAY|CAN|CANNOT|WILL|NOT|AND|OR|IS|ARE|HAS|HAVE|ALL|EACH|EVERY|BOTH|NO)$/u;

const ACRONYMS = /^\p{Lu}{2,}s$/u;
