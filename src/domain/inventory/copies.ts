import { areOpposed, smallWords } from "./small-words.ts";

/** An item as it is held against others. */
export interface Said {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** The conditions that it repeats word for word; null for none. */
  readonly exact: readonly number[] | null;
}

/** A condition as far as two items may tell it from another. */
export interface Told {
  readonly words: ReadonlySet<string>;
  /** Its small words; asked for only where two items share their content words. */
  readonly small: () => ReadonlySet<string>;
}

interface Original {
  readonly small: ReadonlySet<string>;
  /** What is left of the conditions' words, and which. */
  readonly words: ReadonlySet<string>;
}

/** So many items with the same content words are held against each other; more are copies. */
const MOST_ALIKE = 24;

/**
 * Parts the items from their copies: those with the same content words as another, unless small words
 * tell the two apart. An item that repeats a condition word for word is a copy only of itself.
 *
 * @param countable what bare totals count, of which there may be others
 */
export function partCopies(
  items: readonly Said[],
  conditions: readonly Told[],
  countable: ReadonlySet<string>,
): { counted: readonly number[]; copies: readonly number[] } {
  const copies = new Set<number>();
  const originals = new Map<string, Original[]>();
  const exact = new Set<string>();
  const keys = items.map(({ words }) => [...words].toSorted().join(" "));
  const remember = (item: number, small: ReadonlySet<string>): void => {
    const key = keys[item] ?? "";
    const alike = originals.get(key);
    const one = { small, words: items[item]?.words ?? new Set() };
    if (alike === undefined) originals.set(key, [one]);
    else alike.push(one);
  };
  items.forEach(({ text, exact: rows }, item) => {
    if (rows === null) return;
    // All that repeat one condition name the same rows.
    const key = rows.join(" ");
    if (exact.has(key)) copies.add(item);
    else remember(item, smallWords(text));
    exact.add(key);
  });
  const firsts = new Map<string, number>();
  items.forEach(({ text, exact: rows }, item) => {
    if (rows !== null) return;
    const key = keys[item] ?? "";
    const first = firsts.get(key);
    const alike = originals.get(key);
    if (first === undefined && alike === undefined) {
      firsts.set(key, item);
      return;
    }
    // Small words are read only where the content words are the same.
    if (first !== undefined && first >= 0) {
      remember(first, smallWords(items[first]?.text ?? ""));
      firsts.set(key, -1);
    }
    const small = smallWords(text);
    const others = originals.get(key) ?? [];
    if (
      others.length < MOST_ALIKE &&
      others.every((other) => areApart(other, small, conditions, countable))
    )
      remember(item, small);
    else copies.add(item);
  });
  return {
    counted: items.flatMap((_, item) => (copies.has(item) ? [] : [item])),
    copies: [...copies].toSorted((a, b) => a - b),
  };
}

const FURTHER = new Set(["other", "others", "another", "more"]);

/** Whether each of two items with the same content words has a small word that the other lacks and that tells. */
function areApart(
  { small, words }: Original,
  other: ReadonlySet<string>,
  conditions: readonly Told[],
  countable: ReadonlySet<string>,
): boolean {
  const these = [...small].filter((word) => !other.has(word));
  const those = [...other].filter((word) => !small.has(word));
  // "two endpoints answer" and "the other two endpoints answer"
  if (
    [...these, ...those].some((word) => FURTHER.has(word)) &&
    [...words].some((word) => countable.has(word))
  )
    return true;
  if (these.length === 0 || those.length === 0) return false;
  if (areOpposed(small, other)) return true;
  // "the page for buyers / about buyers": two conditions that share the same words with both items.
  const sharing = conditions.filter((condition) =>
    [...words].some((word) => condition.words.has(word)),
  );
  const overlap = (condition: Told): string =>
    [...words].filter((word) => condition.words.has(word)).join(" ");
  const having = (wanted: readonly string[], without: readonly string[]): readonly string[] =>
    sharing
      .filter((condition) => {
        const said = condition.small();
        return wanted.some((word) => said.has(word)) && !without.some((word) => said.has(word));
      })
      .map(overlap);
  const first = new Set(having(these, those));
  return first.size > 0 && having(those, these).some((shared) => first.has(shared));
}
