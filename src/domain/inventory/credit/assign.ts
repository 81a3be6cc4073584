/**
 * One-to-one pairing of rows with columns by weight. Deterministic: the same input always gives the
 * same pairing, also among equally good ones.
 */

type Weight = (row: number, column: number) => number;

/** About half a second; enough for 650 rows and as many columns. */
const MOST_STEPS = 300_000_000;

/**
 * For each row the column it is paired with, -1 for none; pairs of weight 0 are never made. No other
 * pairing weighs more, as long as `rows² · columns` of the smaller and the larger number stay within
 * `MOST_STEPS`; beyond that it weighs at least half of the best.
 *
 * @param weight a whole number from 0
 * @param columnsOf the columns, ascending, outside which a row has no weight; all when left out
 */
export function assign(
  rows: number,
  columns: number,
  weight: Weight,
  columnsOf?: (row: number) => Iterable<number>,
): readonly number[] {
  if (rows === 0 || columns === 0) return unpaired(rows);
  if (Math.min(rows, columns) ** 2 * Math.max(rows, columns) > MOST_STEPS) {
    const every = Array.from({ length: columns }, (_, column) => column);
    return heaviestFirst(rows, columns, weight, columnsOf ?? (() => every));
  }
  const known = weighedOnce(rows, columns, weight);
  if (rows <= columns) return drop(hungarian(rows, columns, known), known);
  const turned = hungarian(columns, rows, (row, column) => known(column, row));
  const paired = unpaired(rows);
  turned.forEach((row, column) => {
    if (row >= 0) paired[row] = column;
  });
  return drop(paired, known);
}

function unpaired(rows: number): number[] {
  return Array.from<number>({ length: rows }).fill(-1);
}

/** Comparing words is slow and every pair is looked at many times. */
function weighedOnce(rows: number, columns: number, weight: Weight): Weight {
  const table = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      table[row * columns + column] = weight(row, column);
    }
  }
  return (row, column) => table[row * columns + column] ?? 0;
}

function drop(paired: readonly number[], weight: Weight): readonly number[] {
  return paired.map((column, row) => (column >= 0 && weight(row, column) > 0 ? column : -1));
}

/** The Hungarian method with potentials: the best overall. Needs rows <= columns; pairs every row. */
function hungarian(rows: number, columns: number, weight: Weight): number[] {
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const way = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(columns + 1);
    do {
      used[column] = 1;
      const at = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let c = 1; c <= columns; c++) {
        if (used[c] === 1) continue;
        const cost = -weight(at - 1, c - 1) - (rowPotential[at] ?? 0) - (columnPotential[c] ?? 0);
        if (cost < (least[c] ?? 0)) {
          least[c] = cost;
          way[c] = column;
        }
        if ((least[c] ?? 0) < delta) {
          delta = least[c] ?? 0;
          next = c;
        }
      }
      for (let c = 0; c <= columns; c++) {
        if (used[c] === 1) {
          const r = rowOf[c] ?? 0;
          rowPotential[r] = (rowPotential[r] ?? 0) + delta;
          columnPotential[c] = (columnPotential[c] ?? 0) - delta;
        } else least[c] = (least[c] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const previous = way[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    } while (column !== 0);
  }
  const paired = unpaired(rows);
  for (let c = 1; c <= columns; c++) {
    const row = rowOf[c] ?? 0;
    if (row > 0) paired[row - 1] = c - 1;
  }
  return paired;
}

/**
 * Of all pairs whose row and column are free the heaviest, again and again. Each pair taken keeps at
 * most two pairs of the best pairing away and neither is heavier, hence at least half of the best.
 */
function heaviestFirst(
  rows: number,
  columns: number,
  weight: Weight,
  columnsOf: (row: number) => Iterable<number>,
): readonly number[] {
  const paired = unpaired(rows);
  const taken = new Uint8Array(columns);
  /** Rows by the weight of what was their heaviest pair when they were last looked at. */
  const waiting = new Map<number, number[]>();
  const settle = (row: number, expected: number): void => {
    const [column, most] = heaviestFree(row, columnsOf(row), taken, weight);
    if (most === 0) return;
    if (most === expected) {
      paired[row] = column;
      taken[column] = 1;
      return;
    }
    const alike = waiting.get(most);
    if (alike === undefined) waiting.set(most, [row]);
    else alike.push(row);
  };
  for (let row = 0; row < rows; row++) settle(row, -1);
  while (waiting.size > 0) {
    const most = Math.max(...waiting.keys());
    const heaviest = waiting.get(most) ?? [];
    waiting.delete(most);
    for (const row of heaviest) settle(row, most);
  }
  return paired;
}

/** The first of the heaviest columns that are not taken, and its weight; 0 when there is none. */
function heaviestFree(
  row: number,
  columns: Iterable<number>,
  taken: Uint8Array,
  weight: Weight,
): readonly [column: number, weight: number] {
  let [best, most] = [-1, 0];
  for (const column of columns) {
    const heavy = taken[column] === 1 ? 0 : weight(row, column);
    if (heavy > most) [best, most] = [column, heavy];
  }
  return [best, most];
}
