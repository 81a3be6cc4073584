import { contentWords } from "../words/content-words.ts";
import { stem } from "../words/stem.ts";

/** Adds to the words of an item those of the conditions that it spells otherwise; gives back their spelling there. */
export type Respell = (text: string, words: Set<string>) => readonly string[];

const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}-])/gu;
/** What an inflection adds that the stem of an English word leaves on. */
const ENDING = /^(?:e|en|er|es|em|n|s|t|te|ten|et|ung|ungen)?$/u;
const SHORTEST = 4;

/** "wifi" for `Wi-Fi`, "Kunde" for `Kunden`: how items may spell the words of the conditions. */
export function respelling(texts: readonly string[], known: ReadonlySet<string>): Respell {
  const parts = new Map<string, string>();
  for (const text of texts) {
    if (!text.includes("-")) continue;
    for (const [whole, first = "", second = ""] of text.matchAll(COMPOUND))
      parts.set(stem(first + second), whole);
  }
  let byStart: Map<string, string[]> | null = null;
  return (text, words) => {
    const spelled: string[] = [];
    const strange = [...words].filter((word) => !known.has(word));
    if (text.includes("-"))
      for (const [, first = "", second = ""] of text.matchAll(COMPOUND))
        if (known.has(stem(first + second))) words.add(stem(first + second));
    for (const word of strange) {
      const whole = parts.get(word);
      if (whole !== undefined) {
        spelled.push(whole);
        for (const part of contentWords(whole)) words.add(part);
      } else if (word.length >= SHORTEST) {
        byStart ??= startsOf(known);
        for (const other of byStart.get(word.slice(0, SHORTEST)) ?? [])
          if (isFormOf(word, other)) words.add(other);
      }
    }
    return spelled;
  };
}

function startsOf(words: ReadonlySet<string>): Map<string, string[]> {
  const long = [...words].filter((word) => word.length >= SHORTEST);
  return Map.groupBy(long, (word) => word.slice(0, SHORTEST));
}

/** "kund" and "kunden", "bestatigung" and "bestatigt". */
function isFormOf(one: string, other: string): boolean {
  let same = SHORTEST;
  while (same < one.length && one[same] === other[same]) same++;
  if (same < SHORTEST + 2 && same < Math.min(one.length, other.length)) return false;
  for (let at = same; at >= SHORTEST; at--)
    if (ENDING.test(one.slice(at)) && ENDING.test(other.slice(at))) return true;
  return false;
}
