/**
 * The executable begins with compilers that wait a hundred times as long as they do by themselves (`scripts/build.ts`):
 * what they make of a short command is ready when it is over, and takes a quarter of its time where the processors are
 * busy. To be called by what may go on for seconds; from then on they work as everywhere.
 */
export function compileSoon(): void {
  Bun.unsafe.setJITPolicy(1);
}
