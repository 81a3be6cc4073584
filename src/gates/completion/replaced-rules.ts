/**
 * Which rules a policy with `replace_deferral_rules` puts its own lists in place of: those that find work put off,
 * handed over, or stood in for. What is denied, blocked, partly done, doubted or unverified is no deferral.
 */

import type { GatePolicy } from "../gate.ts";

const REPLACED =
  /^completion\.(?:deferral|handover|placeholder|structure|(?:de|es|fr|it|pt)\.(?:deferral|handover))(?:\.|$)/;

/** The rules of a list that hold under a policy. */
export function rulesUnder<R extends { readonly id: string }>(
  { replaceDeferralRules }: Pick<GatePolicy, "replaceDeferralRules">,
  rules: readonly R[],
): readonly R[] {
  return replaceDeferralRules ? rules.filter(({ id }) => !REPLACED.test(id)) : rules;
}
