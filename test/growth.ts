import { expect } from "bun:test";

const FACTOR = 8;
/** Less than this is noise. In milliseconds. */
const NOISE = 5;
/** A collection of garbage may fall into one measurement, and hardly into three. */
const ATTEMPTS = 3;

/**
 * Holds a run to time that grows with its input and not with its square. What counts is this process's own time on the
 * processor, the least of a few runs, so that a busy machine changes little.
 *
 * @param run works on an input of so many units
 * @param size the smaller of the two sizes that are compared; the larger is eight times that
 */
export function expectLinear(run: (size: number) => void, size = 16_384): void {
  // A square takes 64 times as long, however often it is measured.
  const limit = (small: number): number => Math.max(small, NOISE) * FACTOR * 3;
  let small = 0;
  let large = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    small = leastTime(3, () => run(size));
    large = leastTime(2, () => run(size * FACTOR));
    if (large < limit(small)) break;
  }
  expect(large).toBeLessThan(limit(small));
}

/** `unit` over and over, `length` characters or a little more. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function leastTime(rounds: number, run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
