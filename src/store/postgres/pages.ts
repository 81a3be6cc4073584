/** At most so many rows are in memory at a time. */
export const PAGE = 500;

/** Reads page after page by the last row of the one before; ends with the first that is not full. */
export async function* pages<Row>(
  read: (last: Row | null) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(last);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < size || last === null) return;
  }
}

/** Where a row stands in a list that is sorted by a text, and then by a number. */
export interface Position {
  readonly key: string;
  readonly number: number;
}

/** As the server sorts by columns that are COLLATE "C". */
function compare(one: Position, other: Position): number {
  return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)) || one.number - other.number;
}

/** Two lists in one, all three in the order of their positions. */
export async function* merged<Row extends Position>(
  one: AsyncGenerator<Row>,
  other: AsyncGenerator<Row>,
): AsyncGenerator<Row> {
  let [left, right] = [await one.next(), await other.next()];
  while (left.done !== true || right.done !== true) {
    if (right.done === true || (left.done !== true && compare(left.value, right.value) <= 0)) {
      if (left.done !== true) yield left.value;
      left = await one.next();
    } else {
      yield right.value;
      right = await other.next();
    }
  }
}

/**
 * The rows at these positions, which are sorted here: for rows whose place in a list only their texts tell, so
 * that only positions are kept of all of them. `read` gives some rows by their numbers, in any order.
 */
export async function* atPositions<Row extends Position>(
  positions: readonly Position[],
  read: (numbers: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  const sorted = positions.toSorted(compare);
  for (let from = 0; from < sorted.length; from += PAGE) {
    const some = sorted.slice(from, from + PAGE);
    yield* (await read(some.map(({ number }) => number))).toSorted(compare);
  }
}
