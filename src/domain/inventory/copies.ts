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
  readonly words: ReadonlySet<string>;
  /** Its small words; read only where another item has the same content words. */
  readonly small: () => ReadonlySet<string>;
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
  const keys = items.map(({ words }) => [...words].toSorted().join(" "));
  const remember = (item: number, { text, words }: Said): void => {
    let found: ReadonlySet<string> | null = null;
    const one: Original = { words, small: () => (found ??= smallWords(text)) };
    const key = keys[item] ?? "";
    const alike = originals.get(key);
    if (alike === undefined) originals.set(key, [one]);
    else alike.push(one);
  };
  const repeated = new Set<string>();
  items.forEach((said, item) => {
    if (said.exact === null) return;
    // All that repeat one condition name the same rows.
    const key = said.exact.join(" ");
    if (repeated.has(key)) copies.add(item);
    else remember(item, said);
    repeated.add(key);
  });
  items.forEach((said, item) => {
    if (said.exact !== null) return;
    const alike = originals.get(keys[item] ?? "") ?? [];
    const small = alike.length === 0 ? null : smallWords(said.text);
    const isCopy =
      small !== null &&
      (alike.length >= MOST_ALIKE ||
        !alike.every((other) => areApart(other, small, conditions, countable)));
    if (isCopy) copies.add(item);
    else remember(item, said);
  });
  return {
    counted: items.flatMap((_, item) => (copies.has(item) ? [] : [item])),
    copies: [...copies].toSorted((a, b) => a - b),
  };
}

const FURTHER = new Set(["other", "others", "another", "more"]);

/** Whether each of two items with the same content words has a small word that the other lacks and that tells. */
function areApart(
  { small: ownSmall, words }: Original,
  other: ReadonlySet<string>,
  conditions: readonly Told[],
  countable: ReadonlySet<string>,
): boolean {
  const small = ownSmall();
  const these = [...small].filter((word) => !other.has(word));
  const those = [...other].filter((word) => !small.has(word));
  // "two endpoints answer" and "the other two endpoints answer"
  const further = [small, other].filter((said) => [...said].some((word) => FURTHER.has(word)));
  if (further.length === 1 && [...words].some((word) => countable.has(word))) return true;
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
