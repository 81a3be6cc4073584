/** A set of words given as one text; split on first use, so that loading it costs nothing. */
export interface WordSet {
  has(word: string): boolean;
}

/** Reads words that are separated by white space. */
export function wordSet(...texts: readonly string[]): WordSet {
  let words: Set<string> | undefined;
  return {
    has(word) {
      words ??= new Set(texts.join(" ").trim().split(/\s+/u));
      return words.has(word);
    },
  };
}

/** Reads lines `key: word word …`; a word may stand in several lines. */
export function wordMap(text: string): (key: string) => readonly string[] {
  let map: Map<string, readonly string[]> | undefined;
  return (key) => {
    map ??= readLines(text);
    return map.get(key) ?? [];
  };
}

function readLines(text: string): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const key = line.slice(0, colon).trim();
    const words = line
      .slice(colon + 1)
      .trim()
      .split(/\s+/u);
    map.set(key, [...(map.get(key) ?? []), ...words]);
  }
  return map;
}
