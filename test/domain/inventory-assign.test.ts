import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { assign } from "../../src/domain/inventory/credit/assign.ts";

type Table = readonly (readonly number[])[];

const pair = (table: Table): readonly number[] =>
  assign(table.length, table[0]?.length ?? 0, (row, column) => table[row]?.[column] ?? 0);

function weightOf(table: Table, paired: readonly number[]): number {
  return paired.reduce((sum, column, row) => sum + (table[row]?.[column] ?? 0), 0);
}

/** The weight of the best pairing, by trying all of them. */
function best(table: Table, row = 0, taken: readonly number[] = []): number {
  const weights = table[row];
  if (weights === undefined) return 0;
  const withRow = weights.map((weight, column) =>
    taken.includes(column) ? 0 : weight + best(table, row + 1, [...taken, column]),
  );
  return Math.max(best(table, row + 1, taken), ...withRow);
}

function expectOneToOne(paired: readonly number[]): void {
  const columns = paired.filter((column) => column >= 0);
  expect(new Set(columns).size).toBe(columns.length);
}

const tables = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) => {
    const row = fc.array(fc.integer({ min: 0, max: 4 }), {
      minLength: columns,
      maxLength: columns,
    });
    return fc.array(row, { minLength: rows, maxLength: rows });
  });

test("no other pairing weighs more, and none of weight 0 is made", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const paired = pair(table);
      expectOneToOne(paired);
      expect(weightOf(table, paired)).toBe(best(table));
      paired.forEach((column, row) => {
        if (column >= 0) expect(table[row]?.[column]).toBeGreaterThan(0);
      });
    }),
    { numRuns: 500 },
  );
});

/**
 * Rows in twos: the even one is worth 3 on its own column and 2 on its neighbour's, the odd one 2 on
 * the even column and nothing else. Best is 4 for two rows; whoever takes the heaviest first gets 3.
 */
function tempting(row: number, column: number): number {
  if (row % 2 === 1) return column === row - 1 ? 2 : 0;
  return column === row ? 3 : column === row + 1 ? 2 : 0;
}

describe("many pairs", () => {
  const sum = (size: number): number => {
    const paired = assign(size, size, tempting);
    expectOneToOne(paired);
    expect(assign(size, size, tempting)).toEqual(paired);
    return paired.reduce((all, column, row) => all + (column < 0 ? 0 : tempting(row, column)), 0);
  };

  test("up to 650 rows and columns are still paired best overall", () => {
    expect(sum(650)).toBe(650 * 2);
  });

  test("beyond that the heaviest pair is taken first, which is at least half of the best", () => {
    expect(sum(1_000)).toBe(500 * 3);
  });

  test("beyond that, too, a late heavy pair comes before an early light one", () => {
    const paired = assign(1_000, 1_000, (row, column) =>
      column === 7 ? (row === 999 ? 9 : 1) : column === 8 && row === 0 ? 1 : 0,
    );
    expect([paired[999], paired[0], paired[1]]).toEqual([7, 8, -1]);
  });
});
