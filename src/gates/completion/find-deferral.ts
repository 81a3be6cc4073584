/** Does one delivered item, or a note beside them, say that work was put off or is not wholly done? */

import type { GateCase, GatePolicy, Reason } from "../gate.ts";
import { openDocument } from "../text/document.ts";
import { judgeClauses } from "./clauses/judge-clauses.ts";
import { prepareRules, type RuleSet } from "./clauses/rule-set.ts";
import { findDenied } from "./find-denied.ts";
import { findPolicyDeferrals } from "./find-policy-deferrals.ts";
import { byPosition } from "./reason.ts";
import { ALL_RULES, OTHER_RULES } from "./rules/index.ts";

/**
 * The families of rules by which a single text says so. The gate's other rules judge a whole message:
 * one that is in doubt or counts ("chapter 2 of 3") may well be a delivered item.
 */
const DEFERRING =
  /^completion\.(?:deferral|handover|intention|partial(?!\.fraction)|placeholder|policy|undelivered|hedge\.(?:should|expected)$)/;

let all: RuleSet | null = null;
let withoutBuiltIn: RuleSet | null = null;

function rulesFor({ replaceDeferralRules }: GatePolicy): RuleSet {
  const deferring = (rules: typeof ALL_RULES): RuleSet =>
    prepareRules(rules.filter(({ id }) => DEFERRING.test(id)));
  if (replaceDeferralRules) return (withoutBuiltIn ??= deferring(OTHER_RULES));
  return (all ??= deferring(ALL_RULES));
}

/** Finds the first of the gate's reasons that is a deferral; null when there is none. */
export function deferralFinder(policy: GatePolicy): (c: GateCase) => Reason | null {
  const rules = rulesFor(policy);
  return (c) => {
    const doc = openDocument(c.output);
    const reasons = [
      ...judgeClauses(doc, c, rules, "all"),
      ...(policy.replaceDeferralRules ? [] : findDenied(doc, c, "all")),
      ...findPolicyDeferrals(doc, policy, "all"),
    ];
    return reasons.toSorted(byPosition)[0] ?? null;
  };
}
