/** Does one delivered item, or a note beside them, say that work was put off or is not wholly done? */

import type { GateCase, GatePolicy, Reason } from "../gate.ts";
import { openDocument } from "../text/document.ts";
import { judgeClauses } from "./clauses/judge-clauses.ts";
import { prepareRules, type RuleSet } from "./clauses/rule-set.ts";
import { findDenied } from "./find-denied.ts";
import { findPolicyDeferrals } from "./find-policy-deferrals.ts";
import { byPosition } from "./reason.ts";
import { ALL_RULES, OTHER_RULES } from "./rules/index.ts";
import { readSubject, type Subject } from "./subject.ts";

/**
 * The families of rules by which a single text says so. The gate's other rules judge a whole message:
 * one that is in doubt or counts ("chapter 2 of 3") may well be a delivered item.
 */
const DEFERRING =
  /^completion\.(?:deferral|handover|intention|partial(?!\.fraction)|placeholder|undelivered|hedge\.(?:should|expected)$)/;

let all: RuleSet | null = null;
let withoutBuiltIn: RuleSet | null = null;

function rulesFor({ replaceDeferralRules }: GatePolicy): RuleSet {
  const deferring = (rules: typeof ALL_RULES): RuleSet =>
    prepareRules(rules.filter(({ id }) => DEFERRING.test(id)));
  if (replaceDeferralRules) return (withoutBuiltIn ??= deferring(OTHER_RULES));
  return (all ??= deferring(ALL_RULES));
}

/** How a short text ends, or begins, that names a thing only to say that it is not there: "export page: skipped". */
const STATE =
  /\b(not (?:yet )?(?:started|begun|done|ready|finished|tested|there)|nothing done|unfinished|incomplete|skipped|dropped|cancell?ed|left out|in progress|wip|tbd|blocked|missing)\W*$|\b(\d{1,2} ?% (?:done|complete|finished|ready))\b|^\W*(half|part|most|some) of\b/iu;
/** A longer text is a report, which the rules read. In UTF-16 units. */
const SHORT = 160;

/** What a short text says by its last words alone; null where done_when has them too ("cancelled orders are listed"). */
function findState(output: string, subject: Subject): Reason | null {
  const match = output.length > SHORT ? null : STATE.exec(output);
  const state = match?.slice(1).find((words) => words !== undefined);
  if (match === null || state === undefined) return null;
  if ((state.match(/\p{L}{4,}/gu) ?? []).some((word) => subject.asks(word))) return null;
  return {
    rule: "completion.undelivered.state",
    sentence: "The text says that it is not done, or not all of it.",
    span: { start: match.index, end: match.index + match[0].length, text: match[0] },
    missing: null,
    advice: "Deliver it, or have the goal redirected so that it no longer asks for it.",
  };
}

/** Finds the first reason of the gate's rules that is a deferral, or says so in its last words; null for none. */
export function deferralFinder(policy: GatePolicy): (c: GateCase) => Reason | null {
  const rules = rulesFor(policy);
  return (c) => {
    const doc = openDocument(c.output);
    const subject = readSubject(c);
    const reasons = [
      ...judgeClauses(doc, subject, rules, "all"),
      ...(policy.replaceDeferralRules ? [] : findDenied(doc, subject, "all")),
      ...findPolicyDeferrals(doc, policy, "all"),
    ];
    return reasons.toSorted(byPosition)[0] ?? findState(c.output, subject);
  };
}
