import { type Outcome, accept, reject } from "../domain/errors.ts";
import type { GoalText } from "../domain/goal-decode.ts";
import { checkStatus } from "../domain/goal-rules.ts";
import type { AppContext } from "./context.ts";

export interface ListGoalsInput {
  /** Only these statuses; all goals when absent or empty. */
  readonly statuses?: readonly string[];
  /** At most so many. */
  readonly limit?: number | undefined;
}

/** The goals of one consistent view, see `readStoredGoal`; every call starts a pass from the first, in constant memory. */
export type GoalPasses = () => AsyncIterable<GoalText>;

/**
 * `list`: goals in the order of their session references, streamed. `show` may pass over them more
 * than once and always sees the same ones; what it returns is the answer.
 *
 * Errors: `status.unknown`.
 */
export async function listGoals<T>(
  { store }: AppContext,
  { statuses = [], limit }: ListGoalsInput,
  show: (goals: GoalPasses) => Promise<T>,
): Promise<Outcome<T>> {
  const unknown = statuses.flatMap(checkStatus);
  if (unknown.length > 0) {
    // What is wrong with the store is graver, and said besides.
    await store.read(async () => null);
    return reject(...unknown);
  }
  const query = {
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
  const shown = await store.read((reader) => show(() => reader.goals(query)));
  return accept(shown);
}
