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
export function expectLinear(run: (size: number) => void, size = 8_192): void {
  const larger = (): number => timeOf(() => run(size * FACTOR));
  let large = Number.POSITIVE_INFINITY;
  let most = mostTime(NOISE);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    large = Math.min(large, larger());
    // What takes no longer than that is quick enough, however long the smaller size takes.
    if (large < most) return;
    most = mostTime(leastTime(() => run(size)));
    large = Math.min(large, larger());
    if (large < most) return;
  }
  expect(large).toBeLessThan(most);
}

/** What eight times the size may take; a square takes 64 times as long, however often it is measured. */
function mostTime(small: number): number {
  return Math.max(small, NOISE) * FACTOR * 3;
}

/** `unit` over and over, `length` characters or a little more. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

function leastTime(run: () => void): number {
  return Math.min(timeOf(run), timeOf(run), timeOf(run));
}

function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
