/**
 * Tables of phrases as one reads them, and what is made from them: an alternation for patterns, and the words that call for it.
 * Commas part the phrases of a row. A space may be a hyphen, an apostrophe may be curved, "~" stands for a few words between.
 */

export interface Table {
  readonly phrases: readonly string[];
  /** Any of them, as a pattern that ends where a word does. */
  readonly source: string;
  /** A word of each, as rare as it has. */
  readonly calledBy: string;
}

export function table(...rows: readonly string[]): Table {
  const phrases = rows.flatMap((row) => row.split(", "));
  let source: string | null = null;
  let calledBy: string | null = null;
  return {
    phrases,
    get source() {
      return (source ??= anyOf(phrases));
    },
    get calledBy() {
      return (calledBy ??= callersOf(phrases));
    },
  };
}

/** What stands behind the last word of a phrase. */
export const WORD_END = "(?![\\p{L}\\p{N}])";

/** Phrases that begin alike are tried together. */
export function anyOf(phrases: readonly string[]): string {
  const behind = new Map<string, string[]>();
  // Longer ones first: "prepared everything for" before "prepared".
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    const first = /^[a-z]+(?= )/u.exec(phrase)?.[0] ?? "";
    const rests = behind.get(first);
    const rest = phrase.slice(first.length);
    if (rests === undefined) behind.set(first, [rest]);
    else rests.push(rest);
  }
  const sources = [...behind].map(([first, rests]) => `${first}(?:${rests.join("|")})`);
  return `(?:${sources.join("|")})${WORD_END}`.replaceAll(IN_PHRASES, asPattern);
}

/** Signs of a table; those in brackets are a pattern's own. */
const IN_PHRASES = /\[[^\]]*\]|[ '~]/gu;

function asPattern(sign: string): string {
  if (sign === " ") return "[ -]";
  if (sign === "'") return "['’]";
  return sign === "~" ? "(?:\\p{L}+ ){0,3}?\\p{L}+" : sign;
}

function callersOf(phrases: readonly string[]): string {
  return [...new Set(phrases.flatMap(callingWords))].join(" ");
}

const LOOKING_AROUND = /\(\?<?[=!].*$/u;
const GROUP = /\(\?:[^()]*\)/gu;
/** A scan parts words at apostrophes, and what stands behind one is no word to call by. */
const CONTRACTED = /(?:\[['’]+\]|['’])\p{L}*/gu;

/** "Errors?" calls as "error" and as "errors"; of a group that nothing stands beside each word calls. */
function callingWords(phrase: string): readonly string[] {
  const bare = phrase.replace(LOOKING_AROUND, "").replaceAll(CONTRACTED, " ");
  const own = wordsOf(bare.replaceAll(GROUP, " "));
  const telling = own.filter((word) => !COMMON.test(word));
  const rare = telling.find((word) => RARE.test(word));
  if (rare !== undefined) return formsOf(rare);
  if (telling.length > 0) return formsOf(longestOf(telling));
  const inGroups = wordsOf(bare).filter((word) => !COMMON.test(word));
  if (inGroups.length > 0) return inGroups.flatMap(formsOf);
  return own.length > 0 ? formsOf(longestOf(own)) : [];
}

function wordsOf(source: string): readonly string[] {
  return source.match(/[a-z]{2,}\??/gu) ?? [];
}

function formsOf(word: string): readonly string[] {
  return word.endsWith("?") ? [word.slice(0, -1), word.slice(0, -2)] : [word];
}

function longestOf(words: readonly string[]): string {
  return words.reduce((one, word) => (word.length >= one.length ? word : one));
}

/** Rarer in reports than longer words beside them. */
const RARE = /^(?:never|longer|stopped|quits?|ceased|forever|ages|halt|ran|luck|unless)$/u;

const COMMON =
  /^(?:is|are|was|were|has|have|had|be|been|being|the|an|its?|in|on|at|of|to|by|as|or|and|not|with|for|from|this|that|there|here|all|any|my|our|me|us|we|do|does|go|one|make|take|over|right|get|got|up|out|off|down|back|again|into|through|under|without|first|list|if|so)$/u;
