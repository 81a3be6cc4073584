import { expect } from "bun:test";

const FACTOR = 8;
/** Less than this is noise. In milliseconds. */
const NOISE = 5;

/**
 * Holds a run to time that grows with its input and not with its square. What counts is this process's own time on the
 * processor, the least of a few runs, so that a busy machine changes little.
 *
 * @param run works on an input of so many units
 * @param size the smaller of the two sizes that are compared; the larger is eight times that
 */
export function expectLinear(run: (size: number) => void, size = 16_384): void {
  const small = leastTime(3, () => run(size));
  const large = leastTime(2, () => run(size * FACTOR));
  // A square would take 64 times as long.
  expect(large).toBeLessThan(Math.max(small, NOISE) * FACTOR * 3);
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
