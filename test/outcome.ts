import type { Outcome } from "../src/domain/errors.ts";

/** The value of an outcome that must be one. */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(codes(outcome).join(", "));
  return outcome.value;
}

/** The codes of what an outcome refuses; `[]` when it accepts. */
export function codes(outcome: Outcome<unknown>): string[] {
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
}
