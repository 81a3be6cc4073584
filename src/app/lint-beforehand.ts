import type { Problem } from "../domain/errors.ts";
import type { LintText } from "../domain/goal-rules.ts";
import type { Judges } from "./context.ts";

/**
 * Judges goal and done_when before a transaction, so that nobody waits while word lists are loaded.
 * The lint that it returns answers from memory.
 */
export async function lintBeforehand(
  judges: Judges,
  texts: { readonly goal?: string | undefined; readonly done_when?: string | undefined },
): Promise<LintText> {
  const lint = await judges.text();
  const { goal, done_when } = texts;
  const known: { readonly [Field in "goal" | "done_when"]: readonly Problem[] } = {
    goal: goal === undefined ? [] : lint(goal, "goal"),
    done_when: done_when === undefined ? [] : lint(done_when, "done_when", goal),
  };
  return (text, field, given) => (text === texts[field] ? known[field] : lint(text, field, given));
}
