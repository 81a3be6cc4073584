import { problemsOf } from "../domain/errors.ts";
import type { CommandContext, FoundProblems, PrintedProblem } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { namedPolicyProblems } from "./policy-file.ts";
import { printable } from "./problems.ts";
import { readRoot } from "./root-address.ts";
import { NotTextError } from "./system-text.ts";

/** Loaded where a command cannot be begun, so that all that stands in its way is said at once. */

/**
 * What is wrong with the root of a command, and with the policy file that its flag names, or where it `needsPolicy` the
 * variable. Never waits for a pipe.
 */
export async function placeProblems(
  call: Pick<CommandContext, "flags" | "io">,
  needsPolicy: boolean,
): Promise<FoundProblems> {
  try {
    const root = hasNoValue(call, "root") ? [] : problemsOf(readRoot(call)).map(printable);
    const policy = hasNoValue(call, "policy-config")
      ? { first: [], total: 0 }
      : await namedPolicyProblems(call, needsPolicy);
    return { first: [...root, ...policy.first], total: root.length + policy.total };
  } catch (error) {
    if (!(error instanceof NotTextError)) throw error;
    return { first: [{ message: error.message, code: "text.not_utf8" }], total: 1 };
  }
}

/** Its value is missing or empty: what stands behind it in rank is not what is meant. */
function hasNoValue({ flags }: Pick<CommandContext, "flags">, name: string): boolean {
  return flags.has(name) && flags.get(name) === undefined;
}

/** Prints why a command cannot be begun, and what is wrong with its root and its policy besides. */
export async function failUnbegun(
  context: CommandContext,
  exit: ExitCode,
  problems: readonly PrintedProblem[],
  needsPolicy = false,
): Promise<ExitCode> {
  const place = await placeProblems(context, needsPolicy);
  return context.fail(
    place.total > 0 ? EXIT.usage : exit,
    [...problems, ...place.first],
    problems.length + place.total,
  );
}
