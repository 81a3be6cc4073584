/** What one column would like to have, in cells. */
export interface ColumnNeed {
  /** The longest line of any of its cells. */
  natural: number;
  /** The longest word that should not be broken. */
  word: number;
  /** Does one of its cells name a time? */
  hasTime: boolean;
}

/** Words longer than this may be broken, so that one long name does not starve the other columns. */
const LONGEST_KEPT_WORD = 24;
const NARROWEST = 4;
/** In less than this most words are broken. */
const READABLE = 8;
/** `2026-11-22T02:57:35Z`: cut in two it is the hardest to read of all. */
const TIME_WIDTH = 20;

/**
 * Widths of columns whose sum is at most `total`, as long as every column can have four cells. What there is goes
 * to eight cells for each, then to times, then to words that should not be broken, then to lines that need not be
 * wrapped. Columns that need little get what they need; the others share the rest.
 */
export function fitColumns(needs: readonly ColumnNeed[], total: number): readonly number[] {
  const budget = Math.max(total, NARROWEST * needs.length);
  let widths: readonly number[] = needs.map(() => 0);
  const widen = (grant: typeof share, wish: (need: ColumnNeed) => number): void => {
    const wishes = needs.map((need, at) => Math.max(0, wish(need) - (widths[at] ?? 0)));
    const more = grant(wishes, budget - sum(widths));
    widths = widths.map((width, at) => width + (more[at] ?? 0));
  };
  widen(share, ({ natural }) => Math.max(1, Math.min(natural, NARROWEST)));
  widen(share, ({ natural, word }) => Math.min(natural, word, READABLE));
  widen(inFull, ({ hasTime }) => (hasTime ? TIME_WIDTH : 0));
  widen(share, ({ natural, word }) => Math.min(natural, word, LONGEST_KEPT_WORD));
  widen(share, ({ natural }) => natural);
  return widths;
}

/** Grants wishes in full as long as the budget allows it, the first before the others: a part would be of no use. */
function inFull(wishes: readonly number[], budget: number): readonly number[] {
  let left = budget;
  return wishes.map((wish) => {
    const granted = wish <= left ? wish : 0;
    left -= granted;
    return granted;
  });
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
