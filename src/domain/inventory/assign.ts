/**
 * The best one-to-one pairing by weight (the Hungarian method with potentials, O(rows² · columns)).
 * Deterministic: among equally good pairings the same input always gives the same one.
 */

/** Above this many steps the pairing is made greedily, heaviest pair first: no longer the best overall, but quick. */
const MOST_STEPS = 300_000_000;

/** For each row the column it is paired with, -1 for none; pairs of weight 0 are never made. */
export function assign(
  rows: number,
  columns: number,
  weight: (row: number, column: number) => number,
): readonly number[] {
  if (rows === 0 || columns === 0) return Array.from({ length: rows }, () => -1);
  if (Math.min(rows, columns) ** 2 * Math.max(rows, columns) > MOST_STEPS)
    return greedy(rows, columns, weight);
  if (rows <= columns) return drop(hungarian(rows, columns, weight), weight);
  const turned = hungarian(columns, rows, (row, column) => weight(column, row));
  const paired = Array.from({ length: rows }, () => -1);
  turned.forEach((row, column) => {
    if (row >= 0) paired[row] = column;
  });
  return drop(paired, weight);
}

function drop(
  paired: readonly number[],
  weight: (row: number, column: number) => number,
): readonly number[] {
  return paired.map((column, row) => (column >= 0 && weight(row, column) > 0 ? column : -1));
}

/** Needs rows <= columns; pairs every row. */
function hungarian(
  rows: number,
  columns: number,
  weight: (row: number, column: number) => number,
): number[] {
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
  const paired = Array.from({ length: rows }, () => -1);
  for (let c = 1; c <= columns; c++) {
    const row = rowOf[c] ?? 0;
    if (row > 0) paired[row - 1] = c - 1;
  }
  return paired;
}

function greedy(
  rows: number,
  columns: number,
  weight: (row: number, column: number) => number,
): readonly number[] {
  const paired = Array.from({ length: rows }, () => -1);
  const taken = new Uint8Array(columns);
  for (let row = 0; row < rows; row++) {
    let best = 0;
    for (let column = 0; column < columns; column++) {
      if (taken[column] === 1) continue;
      const w = weight(row, column);
      if (w > best) {
        best = w;
        paired[row] = column;
      }
    }
    const column = paired[row] ?? -1;
    if (column >= 0) taken[column] = 1;
  }
  return paired;
}
