/**
 * Which rules a policy with `replace_deferral_rules` puts its own lists in place of: those that find work put off,
 * handed over, or stood in for, with the kinds of everyday words that hold such and others. What is denied, blocked, partly done, doubted or unverified is no deferral.
 */

import type { GatePolicy } from "../gate.ts";

const REPLACED =
  /^completion\.(?:deferral|handover|placeholder|structure|(?:de|es|fr|it|pt)\.(?:deferral|handover|put-off|later|handed-on|others|let-go|kept|lesser|faked|told-of-asked|undone|plain|plain-alone))(?:\.|$)/;

/** The rules of a list that hold under a policy. */
export function rulesUnder<R extends { readonly id: string }>(
  { replaceDeferralRules }: Pick<GatePolicy, "replaceDeferralRules">,
  rules: readonly R[],
): readonly R[] {
  return replaceDeferralRules ? rules.filter(({ id }) => !REPLACED.test(id)) : rules;
}

/** Open states and caveats that tell the same: put off, left out, handed on, with others, stood in for. */
const PUT_OFF =
  /^(?:elsewhere|to-come|asked-for|until|stopgap|still|due|passed-on|for-reader|instead|let-go(?!\.denied)|undone|meant\.others|status|lesser|off-main)(?:\.|$)|^(?:later|skipped|left|labelled|idle\.with-others|others\.call|you\.add|rest\.(?:outstanding|to-go)|values\.stand-in)(?:\.|$)/;

/** Which frames of open states and families of caveats are heard under a policy, by their ids. */
export function heardUnder({
  replaceDeferralRules,
}: Pick<GatePolicy, "replaceDeferralRules">): (id: string) => boolean {
  return replaceDeferralRules ? (id) => !PUT_OFF.test(id) : () => true;
}
