/** A word of a text with what stands around it. */
export interface Token {
  /** The word without a closing apostrophe-s. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
  /** First word of the text, of a line, or after a full stop, colon or the like. */
  readonly opens: boolean;
  /** Part of a file name, path, option, number, identifier, version or the like: not judged. */
  readonly technical: boolean;
  /** The hyphenated or slashed word that this is a part of; equal to `text` for a word of its own. */
  readonly whole: string;
  /** True for a word with apostrophe-s: "Kestrel's". */
  readonly possessive: boolean;
}

// A run of word characters, joined by single separators: no position can be read in two ways.
const WORD = /[\p{L}\p{N}\p{M}_]+(?:[-./&+:@'’#=][\p{L}\p{N}\p{M}_]+)*/gu;
const POSSESSIVE = /['’]s$/u;
const FILE_NAME = /\.[a-z][a-z0-9]{0,9}$|^[A-Za-z][\w-]*\.[A-Za-z]{2,6}$/u;
const COMMIT = /^(?=[0-9a-f]*\d)[0-9a-f]{7,40}$/u;
const FOLDERS =
  /^(?:src|docs?|tests?|lib|bin|etc|var|usr|out|dist|build|data|reports?|logs?|apps?|scripts?|tmp|opt|srv|home|assets|public|static|pkg|cmd|internal|config|examples?|bench|runs|exports?|tools|api|fixtures|spec|packages)$/u;
/** Longest word that is looked at; what is longer is data, not language. */
const WORD_LIMIT = 80;

function isTechnical(word: string, before: string, after: string): boolean {
  if (word.length > WORD_LIMIT) return true;
  if (/^[/\\]/u.test(after) && word.length > 1 && /[a-z]/u.test(word)) return true;
  if (/[/\\~@$]$|(?:^|[\s("'[])--?$|(?:^|\s)\.$|=$/u.test(before)) return true;
  if (/[_@=#]/u.test(word)) return true;
  if (/^\d/u.test(word) || COMMIT.test(word)) return true;
  if (/^v\d+(?:\.\d+)*$/u.test(word)) return true;
  if (word.includes("/")) {
    const parts = word.split("/");
    const first = parts[0] ?? "";
    return (
      FOLDERS.test(first) ||
      /\.[a-z][a-z0-9]{0,9}$/u.test(word) ||
      (parts.length > 2 && /[a-z]/u.test(word))
    );
  }
  return word.includes(".") && !/^(?:[a-zA-Z]\.)+[a-zA-Z]$/u.test(word) && FILE_NAME.test(word);
}

/** The words of a text in order; hyphenated and slashed words come as their parts. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = text.slice(Math.max(last, start - 200), start);
    const technical = isTechnical(
      match[0],
      text.slice(Math.max(0, start - 3), start),
      text.slice(end, end + 2),
    );
    const opens = last === 0 || /[.!?:;\n•*]\s*$|[.!?:;\n]/u.test(gap) || /^\s*[-–—]\s/u.test(gap);
    pushParts(tokens, match[0], start, { gap, technical, opens });
    last = end;
  }
  return tokens;
}

function pushParts(
  tokens: Token[],
  found: string,
  start: number,
  around: { readonly gap: string; readonly technical: boolean; readonly opens: boolean },
): void {
  const possessive = POSSESSIVE.test(found);
  const whole = possessive ? found.slice(0, -2) : found;
  if (around.technical || !/[-/&+:]/u.test(whole) || isSingleUnit(whole)) {
    tokens.push({ text: whole, start, end: start + whole.length, ...around, whole, possessive });
    return;
  }
  let at = 0;
  let { gap, opens } = around;
  for (const part of whole.split(/([-/&+:])/u)) {
    if (/^[-/&+:]$/u.test(part)) {
      gap = part;
    } else if (part !== "") {
      const from = start + at;
      const technical = around.technical || /^\d/u.test(part);
      tokens.push({
        text: part,
        start: from,
        end: from + part.length,
        gap,
        opens,
        technical,
        whole,
        possessive,
      });
      opens = false;
    }
    at += part.length;
  }
}

/** Short forms with a slash, and ids with a hyphen, are judged as they stand. */
function isSingleUnit(word: string): boolean {
  return (
    /^[a-z]{1,2}\/[a-z]{1,2}$/u.test(word) ||
    /^[A-Za-z][A-Za-z0-9]{0,11}-\d+(?:\.\d+)*$/u.test(word) ||
    /^(?:CVE|GHSA|CWE|RFC|ISO)-/u.test(word)
  );
}
