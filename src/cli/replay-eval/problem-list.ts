import type { PrintedProblem } from "../command.ts";

/** What is wrong with a call, from several inputs, of which each may say only its first problems. */
export interface ProblemList {
  readonly first: readonly PrintedProblem[];
  readonly total: number;
  add(problem: PrintedProblem): void;
  /** Adds the first problems of an input that has `total`. */
  addFirst(problems: readonly PrintedProblem[], total: number): void;
}

export function problemList(): ProblemList {
  const first: PrintedProblem[] = [];
  let total = 0;
  return {
    first,
    get total() {
      return total;
    },
    add(problem) {
      first.push(problem);
      total += 1;
    },
    addFirst(problems, count) {
      for (const problem of problems) first.push(problem);
      total += count;
    },
  };
}
