import { type Problem, refused } from "./errors.ts";

/**
 * Something that an examination of a store found.
 *
 * - `wrong`: it needs somebody; the kind of the problem decides the exit status
 * - `note`: worth knowing, nothing has to be done at once
 */
export interface Finding {
  readonly level: "wrong" | "note";
  readonly problem: Problem;
}

export function wrong(problem: Problem): Finding {
  return { level: "wrong", problem };
}

export function note(code: string, message: string, advice: string): Finding {
  return { level: "note", problem: refused(code, message, advice) };
}
