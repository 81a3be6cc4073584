/** What one column would like to have, in cells. */
export interface ColumnNeed {
  /** The longest line of any of its cells. */
  natural: number;
  /** The longest word that should not be broken. */
  word: number;
}

/** Words longer than this may be broken, so that one long name does not starve the other columns. */
const LONGEST_KEPT_WORD = 24;
const NARROWEST = 4;

/**
 * Widths of columns whose sum is at most `total`, as long as every column can have four cells.
 * Columns that need little get what they need; the others share the rest.
 */
export function fitColumns(needs: readonly ColumnNeed[], total: number): readonly number[] {
  const budget = Math.max(total, NARROWEST * needs.length);
  const least = needs.map(({ natural, word }) =>
    Math.max(Math.min(natural, word, LONGEST_KEPT_WORD), Math.min(natural, NARROWEST), 1),
  );
  const granted = share(least, budget);
  const spare = budget - sum(granted);
  const more = share(
    needs.map(({ natural }, at) => Math.max(0, natural - (granted[at] ?? 0))),
    spare,
  );
  return granted.map((width, at) => width + (more[at] ?? 0));
}

/** Grants every wish in full when the budget allows it, else the small ones in full and the others alike. */
function share(wishes: readonly number[], budget: number): readonly number[] {
  const granted = wishes.map(() => 0);
  const bySize = wishes.map((wish, at) => ({ wish, at })).toSorted((a, b) => a.wish - b.wish);
  let left = budget;
  for (const [done, { wish, at }] of bySize.entries()) {
    const part = Math.min(wish, Math.floor(left / (bySize.length - done)));
    granted[at] = part;
    left -= part;
  }
  return granted;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
