/**
 * A set of words, split at its first question: most cases never ask most sets, and the program's start
 * must not pay for them.
 */
export interface LazyWords {
  has(word: string): boolean;
}

/** The words of a list parted by white space. */
export function lazyWords(list: string): LazyWords {
  let words: ReadonlySet<string> | null = null;
  return {
    has(word) {
      words ??= new Set(list.trim().split(/\s+/));
      return words.has(word);
    },
  };
}

/** A pattern made at its first use. */
export function lazyPattern(make: () => RegExp): { test(text: string): boolean } {
  let pattern: RegExp | null = null;
  return {
    test(text) {
      pattern ??= make();
      return pattern.test(text);
    },
  };
}
