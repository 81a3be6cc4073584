/**
 * What goes wrong, as values. A rule answers with every problem it finds; nothing is thrown for an
 * answer of "no". The kind alone decides the exit status (see the command line's one function).
 */

/**
 * - `refused`: a rule said no (exit 1)
 * - `not_found`: there is no such record (exit 1)
 * - `usage`: the command line itself is wrong (exit 2)
 * - `store`: the store is unavailable, damaged or of a newer version (exit 3)
 */
export type ProblemKind = "refused" | "not_found" | "usage" | "store";

/** What is said to the person who can put it right, whatever its kind. */
export interface Saying {
  /** Stable and greppable, `area.what`, e.g. `goal.too_short`. */
  readonly code: string;
  /** What is wrong, without a full stop, e.g. `the goal has 3 words`. */
  readonly message: string;
  /** What to do instead, without a full stop; never a destructive act. */
  readonly advice: string;
}

/** One thing that is wrong. A command whose outcome it is is not done; some that read say it beside their answer. */
export interface Problem extends Saying {
  readonly kind: ProblemKind;
}

/** Said beside an answer: the command is done all the same. Its kind is none that an exit status can be made of. */
export interface Warning extends Saying {
  readonly kind: "warning";
}

/** The answer of a rule or a use: a value, or every problem that stands in its way. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function reject(...problems: readonly Problem[]): Outcome<never> {
  return { ok: false, problems };
}

/** `reject` when there is a problem, else the value. */
export function unless<T>(problems: readonly Problem[], value: T): Outcome<T> {
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

/** What stands in the way; nothing where there is a value. */
export function problemsOf(outcome: Outcome<unknown>): readonly Problem[] {
  return outcome.ok ? [] : outcome.problems;
}

/** What is known to be wrong and what an outcome adds to it; what both say is said once. */
export function rejectWith(known: readonly Problem[], outcome: Outcome<unknown>): Outcome<never> {
  const said = new Set(known.map(sayingOf));
  const added = problemsOf(outcome).filter((problem) => !said.has(sayingOf(problem)));
  return reject(...known, ...added);
}

function sayingOf({ code, message }: Saying): string {
  return `${code} ${message}`;
}

export function refused(code: string, message: string, advice: string): Problem {
  return { kind: "refused", code, message, advice };
}

export function notFound(code: string, message: string, advice: string): Problem {
  return { kind: "not_found", code, message, advice };
}

export function usage(code: string, message: string, advice: string): Problem {
  return { kind: "usage", code, message, advice };
}

export function storeProblem(code: string, message: string, advice: string): Problem {
  return { kind: "store", code, message, advice };
}

export function warning(code: string, message: string, advice: string): Warning {
  return { kind: "warning", code, message, advice };
}
