/** Does one delivered item, or a note beside them, say that work was put off or is not wholly done? */

import type { GateCase, GatePolicy, Reason } from "../../gate.ts";
import { openDocument } from "../../text/document.ts";
import { findComingAbroad } from "./coming-abroad.ts";
import { judgeClauses } from "../clauses/judge-clauses.ts";
import { prepareRules, type RuleSet } from "../clauses/rule-set.ts";
import { findDenied } from "../find-denied.ts";
import { findPolicyDeferrals } from "../find-policy-deferrals.ts";
import { findOpenItem } from "../open-states/find-open-states.ts";
import { findForeign } from "../languages/find-foreign.ts";
import { LANGUAGE_RULES } from "../languages/index.ts";
import { isDeferring } from "./may-defer.ts";
import { withoutAsAsked } from "./as-asked.ts";
import { byPosition } from "../reason.ts";
import { rulesUnder } from "../replaced-rules.ts";
import { ALL_RULES } from "../rules/index.ts";
import { findState } from "./state.ts";
import { readSubjectOfItem } from "../subject.ts";

let all: RuleSet | null = null;
let withoutBuiltIn: RuleSet | null = null;

function rulesFor(policy: GatePolicy): RuleSet {
  const deferring = (): RuleSet =>
    prepareRules(rulesUnder(policy, ALL_RULES).filter(({ id }) => isDeferring(id)));
  if (policy.replaceDeferralRules) return (withoutBuiltIn ??= deferring());
  return (all ??= deferring());
}

/** Deferrals in other languages, which are not found by rules over words. */
const FOREIGN = LANGUAGE_RULES.filter(({ id }) => isDeferring(id));

/**
 * The first reason of the gate's rules that is a deferral, or what the text's last words say; null for
 * none. There is none in a text of which `mayDefer` is false.
 */
export function findDeferral(asWritten: GateCase, policy: GatePolicy): Reason | null {
  const c = { ...asWritten, output: withoutAsAsked(asWritten.output, asWritten.doneWhen) };
  const doc = openDocument(c.output);
  const subject = readSubjectOfItem(c);
  const reasons = [
    ...judgeClauses(doc, subject, rulesFor(policy), "all"),
    ...findDenied(doc, subject, "all"),
    ...findForeign(doc, subject, rulesUnder(policy, FOREIGN), "all"),
    ...findPolicyDeferrals(doc, policy, "all"),
  ];
  return (
    reasons.toSorted(byPosition)[0] ??
    findState(c.output, subject) ??
    findOpenItem(doc, subject) ??
    findComing(c)
  );
}

function findComing({ output, doneWhen }: GateCase): Reason | null {
  const match = findComingAbroad(output, doneWhen);
  if (match === null) return null;
  return {
    rule: "completion.undelivered.to-come",
    sentence: "The text says that it is still to come.",
    span: { start: match.index, end: match.index + match[0].length, text: match[0] },
    missing: null,
    advice: "Deliver it, then name it as delivered.",
  };
}
