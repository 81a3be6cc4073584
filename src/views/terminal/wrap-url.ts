import { escapeText } from "./escape.ts";

/** A url in a word, and what is around it: brackets, quotes, a full stop. */
export interface UrlInWord {
  readonly before: string;
  readonly url: string;
  readonly after: string;
}

const URL_START = /https?:\/\/[^\s<>"`\\]/iu;
/** Blanks, quotes, and the full-width marks of a sentence around it. */
const URL_END = /[\s<>"`\\、。，；！？（）「」『』【】《》〈〉]/u;
const TRAILING = ".,;:!?'”’»›…";
const CLOSES: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The words of one line: what stands between blanks. */
export function* wordsOf(line: string): Generator<string> {
  for (const word of line.split(" ")) if (word !== "") yield word;
}

/**
 * The first web address in an escaped word; null when there is none. A closing mark at its end belongs
 * to it only when it was opened inside.
 */
export function findUrl(word: string): UrlInWord | null {
  const start = word.includes("://") ? word.search(URL_START) : -1;
  if (start < 0) return null;
  const length = word.slice(start).search(URL_END);
  const end = start + trimmedLength(word.slice(start, length < 0 ? undefined : start + length));
  return { before: word.slice(0, start), url: word.slice(start, end), after: word.slice(end) };
}

/** The length of a url without the marks at its end that belong to the sentence around it. */
function trimmedLength(url: string): number {
  const counts = new Map<string, number>();
  for (const character of url) counts.set(character, (counts.get(character) ?? 0) + 1);
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    const closers = counts.get(last) ?? 0;
    const opener = CLOSES[last];
    const isOpened = opener !== undefined && closers <= (counts.get(opener) ?? 0);
    if (isOpened || (opener === undefined && !TRAILING.includes(last))) break;
    counts.set(last, closers - 1);
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
