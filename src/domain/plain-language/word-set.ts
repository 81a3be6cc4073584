/** A set of words given as one text; split on first use, so that loading it costs nothing. */
export interface WordSet {
  has(word: string): boolean;
}

/** Reads words that are separated by white space. */
export function wordSet(...texts: readonly string[]): WordSet {
  let words: Set<string> | undefined;
  return {
    has(word) {
      words ??= new Set(texts.join(" ").split(/\s+/u));
      return words.has(word);
    },
  };
}

/** Reads lines `key: word word …`; a word may stand in several lines. */
export function wordMap(text: string): (key: string) => readonly string[] {
  let map: Map<string, readonly string[]> | undefined;
  return (key) => {
    map ??= new Map(
      text
        .split("\n")
        .filter((line) => line.includes(":"))
        .map((line): [string, readonly string[]] => {
          const colon = line.indexOf(":");
          return [
            line.slice(0, colon).trim(),
            line
              .slice(colon + 1)
              .trim()
              .split(/\s+/u),
          ];
        }),
    );
    return map.get(key) ?? [];
  };
}
