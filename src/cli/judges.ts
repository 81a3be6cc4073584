import type { Judges } from "../app/context.ts";
import { judgesOf } from "../app/judges.ts";
import type { Policy } from "../policy/policy.ts";

/**
 * The judges of language under a policy that is itself read only when a use first asks for a judge:
 * most commands need neither.
 */
export function judgesUnder(policy: () => Promise<Policy>): Judges {
  return {
    text: async () => judgesOf(await policy()).text(),
    brief: async () => judgesOf(await policy()).brief(),
    deferral: async (text, subject) => judgesOf(await policy()).deferral(text, subject),
    brokenFigure: async (...told) => judgesOf(await policy()).brokenFigure(...told),
  };
}
