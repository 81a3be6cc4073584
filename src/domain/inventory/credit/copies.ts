import { areOpposed, smallWords } from "../words/small-words.ts";

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
  const isApart = apartBy(conditions, countable);
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
        !alike.every((other) => isApart(keys[item] ?? "", other, small)));
    if (isCopy) copies.add(item);
    else remember(item, said);
  });
  return {
    counted: items.flatMap((_, item) => (copies.has(item) ? [] : [item])),
    copies: [...copies].toSorted((a, b) => a - b),
  };
}

const FURTHER = new Set(["other", "others", "another", "more"]);

type Apart = (key: string, one: Original, other: ReadonlySet<string>) => boolean;

/** What tells two items with the same content words apart; the key stands for those words. */
function apartBy(conditions: readonly Told[], countable: ReadonlySet<string>): Apart {
  let bySmall: ReadonlyMap<string, readonly number[]> | null = null;
  const overlaps = new Map<string, Map<number, string>>();
  return (key, { small: ownSmall, words }, other) => {
    const small = ownSmall();
    const these = [...small].filter((word) => !other.has(word));
    const those = [...other].filter((word) => !small.has(word));
    // "two endpoints answer" and "the other two endpoints answer"
    const further = [small, other].filter((said) => [...said].some((word) => FURTHER.has(word)));
    if (further.length === 1 && [...words].some((word) => countable.has(word))) return true;
    // Each of them has a small word that the other lacks and that tells.
    if (these.length === 0 || those.length === 0) return false;
    if (areOpposed(small, other)) return true;
    // "the page for buyers / about buyers": two conditions that share the same words with both items.
    const known = overlaps.get(key) ?? new Map<number, string>();
    overlaps.set(key, known);
    const overlapOf = (row: number): string => {
      const before = known.get(row);
      if (before !== undefined) return before;
      const overlap = [...words].filter((word) => conditions[row]?.words.has(word)).join(" ");
      known.set(row, overlap);
      return overlap;
    };
    const rowsBy = (bySmall ??= bySmallWord(conditions));
    const having = function* (
      wanted: readonly string[],
      without: readonly string[],
    ): Generator<string> {
      for (const row of wanted.flatMap((word) => rowsBy.get(word) ?? [])) {
        const said = conditions[row]?.small();
        if (said === undefined || without.some((word) => said.has(word))) continue;
        const overlap = overlapOf(row);
        if (overlap !== "") yield overlap;
      }
    };
    const first = new Set(having(these, those));
    if (first.size === 0) return false;
    for (const shared of having(those, these)) if (first.has(shared)) return true;
    return false;
  };
}

function bySmallWord(conditions: readonly Told[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  conditions.forEach((condition, row) => {
    for (const word of condition.small()) {
      const rows = found.get(word);
      if (rows === undefined) found.set(word, [row]);
      else rows.push(row);
    }
  });
  return found;
}
