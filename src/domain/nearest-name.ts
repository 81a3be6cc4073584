/** What a slip of the keyboard most likely meant, for error messages. */

/** Longer names than this are not compared: the work grows with the product of the lengths. */
const LONGEST_COMPARED = 64;

/**
 * The one of `names` that was most likely meant by `given`, or null when none is near: case,
 * hyphens and underscores do not count, and at most a third of the letters may be wrong.
 */
export function nearestName(given: string, names: readonly string[]): string | null {
  if (given.length > LONGEST_COMPARED) return null;
  const wanted = fold(given);
  let nearest: string | null = null;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const name of names) {
    const distance = editDistance(wanted, fold(name));
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ .]/gu, "");
}

/** Letters to insert, delete, replace or swap with their neighbour to get from one to the other. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      row.push(cost);
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
